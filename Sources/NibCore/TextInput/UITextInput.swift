/// A view whose text and insertion point can be read and changed.
///
/// Terminals have no selection: a selected range is empty, and selecting a range moves the insertion point to
/// its end.
public protocol UITextInput: UIView, UIKeyInput {
  /// The range at the insertion point; `nil` if the text is not edited.
  var selectedTextRange: UITextRange? { get set }
}

extension UITextInput {
  private var input: (any NibTextInput)? { self as? any NibTextInput }
  private var count: Int { input?.editor.countUTF16 ?? 0 }

  /// The beginning of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(nibOffset: 0) }
  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition(nibOffset: count) }

  /// The range between two positions.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (first, last) = (fromPosition.nibOffset, toPosition.nibOffset)
    return UITextRange(nibRange: min(first, last)..<max(first, last))
  }

  /// The position at a distance in UTF-16 units from another position; `nil` outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (target, overflows) = position.nibOffset.addingReportingOverflow(offset)
    return overflows || target < 0 || target > count ? nil : UITextPosition(nibOffset: target)
  }

  /// The distance between two positions in UTF-16 units.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.nibOffset - from.nibOffset
  }

  /// The order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.nibOffset == other.nibOffset { return .orderedSame }
    return position.nibOffset < other.nibOffset ? .orderedAscending : .orderedDescending
  }

  /// The text in a range.
  public func text(in range: UITextRange) -> String? {
    guard let editor = input?.editor else { return nil }
    return String(editor.characters[characters(of: range, in: editor)])
  }

  /// Replaces a range of the text. The delegate is not asked.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let input else { return }
    input.nibReplace(characters(of: range, in: input.editor), with: text)
  }

  private func characters(of range: UITextRange, in editor: TextEditor) -> Range<Int> {
    let start = editor.offset(ofUTF16: range.start.nibOffset)
    return start..<max(start, editor.offset(ofUTF16: range.end.nibOffset))
  }

  /// The empty range at the insertion point, or the end of a range to move it to.
  var nibSelection: UITextRange? {
    get {
      guard let editor = input?.editor, isFirstResponder else { return nil }
      return UITextRange(nibRange: editor.cursorUTF16..<editor.cursorUTF16)
    }
    set {
      if let newValue { nibMoveInsertionPoint(toUTF16: newValue.end.nibOffset) }
    }
  }

  /// Moves the insertion point behind a number of UTF-16 units.
  func nibMoveInsertionPoint(toUTF16 units: Int) {
    guard let input else { return }
    let old = input.editor.cursor
    input.editor.apply(.move(input.editor.offset(ofUTF16: units)))
    input.nibInsertionPointDidMove()
    if input.editor.cursor != old { input.nibSelectionDidChange() }
  }
}

extension TextEditor {
  /// The offset of the character that begins at, or contains, a number of UTF-16 units.
  func offset(ofUTF16 units: Int) -> Int {
    var used = 0
    for (offset, character) in characters.enumerated() {
      if used >= units { return offset }
      used += String(character).utf16.count
      if used > units { return offset }
    }
    return characters.count
  }

  /// The number of UTF-16 units before the insertion point.
  var cursorUTF16: Int { utf16Range(of: 0..<cursor).length }
  /// The number of UTF-16 units of the whole text.
  var countUTF16: Int { utf16Range(of: 0..<characters.count).length }
}

extension UIKeyInput {
  /// Makes an edit that the user has typed. Insertions and the Backspace key call `insertText` and `deleteBackward`,
  /// which subclasses can override. Other edits call `perform`.
  func nibType(_ edit: TextEditor.Edit, in editor: TextEditor, _ perform: (TextEditor.Edit) -> Void) {
    if let text = editor.insertedText(of: edit) {
      insertText(text)
    } else if editor.isBackspace(edit) {
      deleteBackward()
    } else {
      perform(edit)
    }
  }
}
