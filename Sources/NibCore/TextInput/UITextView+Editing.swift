extension UITextView: EditedText {
  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// Begins editing: asks the delegate, calls `become`, which makes the view the first responder, and notifies the
  /// delegate.
  func nibBeginEditing(_ become: () -> Bool) -> Bool {
    guard canBecomeFirstResponder, textDelegate?.textViewShouldBeginEditing(self) ?? true, become() else {
      return false
    }
    setNeedsDisplay()
    window?.nibPostKeyboard(isShown: true)
    textDelegate?.textViewDidBeginEditing(self)
    nibPost(UITextView.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing: asks the delegate, calls `resign`, after which the view is no longer the first responder, and
  /// notifies the delegate.
  func nibEndEditing(_ resign: () -> Bool) -> Bool {
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, resign() else { return false }
    setNeedsDisplay()
    textDelegate?.textViewDidEndEditing(self)
    nibPost(UITextView.textDidEndEditingNotification)
    window?.nibPostKeyboard(isShown: false)
    return true
  }

  /// Handles a key while the view is being edited. Returns `false` if the key is passed on. Tab ends editing and is
  /// passed on, because a tab bar controller uses it.
  func nibEdit(_ key: KeyPress) -> Bool {
    switch key.key {
    case .escape: return resignFirstResponder()
    case .tab:
      resignFirstResponder()
      return false
    case .enter: return nibInsert("\n")
    case .up: nibMove(byLines: -1)
    case .down: nibMove(byLines: 1)
    case .pageUp: nibMove(byLines: -nibLinesInView)
    case .pageDown: nibMove(byLines: nibLinesInView)
    case .backspace where key.modifiers.isEmpty && editor.cursor == 0:
      deleteBackward()
    default:
      guard let edit = editor.edit(for: key) else { return false }
      nibApply(edit)
    }
    return true
  }

  /// Inserts text at the insertion point. Returns `false` if the view is not being edited.
  func nibInsert(_ text: String) -> Bool {
    guard isEditing else { return false }
    nibApply(nibInsertion(of: text))
    return true
  }

  /// The edit that inserts text at the insertion point.
  func nibInsertion(of text: String) -> TextEditor.Edit { editor.insertion(of: text) }

  /// Handles a click, which begins editing and moves the insertion point.
  func nibClick(at point: CGPoint) -> Bool {
    guard isEditing || becomeFirstResponder() else { return false }
    let line = Int(bounded: ((point.y - nibInsets.top) / nibLineHeight).rounded(.down))
    let column = Int(bounded: (point.x / TextMetrics.columnWidth).rounded(.down)) - nibMargin
    nibApply(.move(nibWrapped.offset(line: line, column: max(0, column))))
    return true
  }

  /// The maximum number of characters after typing or pasting. It is also the maximum length of one paste.
  static let nibMaximumLength = 1 << 20

  /// Asks the delegate, and makes the edit if it agrees. Insertions and the Backspace key are made with the methods of
  /// `UIKeyInput`.
  private func nibApply(_ requested: TextEditor.Edit) {
    let edit = editor.bounded(requested, limit: UITextView.nibMaximumLength)
    if case .replace(let range, let string) = edit {
      let allows = textDelegate?.textView(
        self, shouldChangeTextIn: editor.utf16Range(of: range), replacementText: string)
      guard allows ?? true else { return }
    }
    nibType(edit, in: editor, nibPerform)
  }

  /// Applies an edit, notifies the delegate, and scrolls to the insertion point.
  func nibPerform(_ requested: TextEditor.Edit) {
    let edit = editor.bounded(requested, limit: UITextView.nibMaximumLength)
    preferredColumn = nil
    let old = editor
    editor.apply(edit)
    if editor.cursor != old.cursor || editor.characters != old.characters { nibSelectionDidChange() }
    if editor.characters != old.characters {
      attributed = nil
      nibTextDidChange()
      textDelegate?.textViewDidChange(self)
      nibPost(UITextView.textDidChangeNotification)
    }
    nibShowInsertionPoint()
  }

  private func nibMove(byLines count: Int) {
    let text = nibWrapped
    let position = text.position(ofOffset: editor.cursor)
    let column = preferredColumn ?? position.column
    nibApply(.move(text.offset(line: position.line + count, column: column)))
    preferredColumn = column
  }

  /// The number of lines by which the page keys move: one less than the number that fits in the view.
  private var nibLinesInView: Int { max(1, Int(bounded: bounds.height / nibLineHeight) - 1) }

  /// Scrolls the line of the insertion point into view.
  func nibShowInsertionPoint() {
    setNeedsDisplay()
    contentSize = CGSize(width: bounds.width, height: nibShownHeight)
    let top = CGFloat(nibWrapped.position(ofOffset: editor.cursor).line) * nibLineHeight + nibInsets.top
    scrollRectToVisible(CGRect(x: 0, y: top, width: 1, height: nibLineHeight), animated: false)
  }

  /// Scrolls until a range of the text, in UTF-16 units, can be seen. Has no effect for a range outside the text.
  func nibShow(_ range: NSRange) {
    guard range.location >= 0, range.length >= 0, range.location <= editor.countUTF16 else { return }
    let text = nibWrapped
    let end = range.location + min(range.length, editor.countUTF16 - range.location)
    let first = text.position(ofOffset: editor.offset(ofUTF16: range.location)).line
    let last = text.position(ofOffset: editor.offset(ofUTF16: end)).line
    contentSize = CGSize(width: bounds.width, height: nibShownHeight)
    let area = CGRect(
      x: 0, y: nibInsets.top + CGFloat(first) * nibLineHeight, width: 1,
      height: CGFloat(max(1, last - first + 1)) * nibLineHeight)
    scrollRectToVisible(area, animated: false)
    setNeedsDisplay()
  }

  /// Notifies the delegate that the insertion point has moved.
  func nibSelectionDidChange() { textDelegate?.textViewDidChangeSelection(self) }

  private func nibPost(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UITextView {
  /// Sent after editing began.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Sent after editing ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Sent after the user changed the text.
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}
