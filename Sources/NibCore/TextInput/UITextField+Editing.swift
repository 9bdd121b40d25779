extension UITextField {
  /// Begins editing: asks the delegate, calls `become`, which makes the field first responder, then notifies
  /// the delegate.
  func nibBeginEditing(_ become: () -> Bool) -> Bool {
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true, become() else {
      return false
    }
    if clearsOnBeginEditing { text = "" }
    editor.apply(.move(editor.characters.count))
    firstShown = 0
    setNeedsDisplay()
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends editing: asks the delegate, calls `resign`, which gives up the first responder, then notifies the
  /// delegate.
  func nibEndEditing(_ resign: () -> Bool) -> Bool {
    guard delegate?.textFieldShouldEndEditing(self) ?? true, resign() else { return false }
    setNeedsDisplay()
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// Handles a key. Keys that do not edit are left to others.
  func nibEdit(_ key: KeyPress) -> Bool {
    guard isEditing else { return nibBeginTyping(key) }
    switch key.key {
    case .enter:
      nibReturn()
      return true
    case .escape: return resignFirstResponder()
    case .tab:
      // Other objects move the focus; the field only ends its editing.
      resignFirstResponder()
      return false
    default:
      guard let edit = editor.edit(for: key) else { return false }
      nibApply(edit)
      return true
    }
  }

  /// Begins editing when a character is typed while the field only has the focus.
  private func nibBeginTyping(_ key: KeyPress) -> Bool {
    guard case .character(let character) = key.key, key.modifiers.isSubset(of: .shift), becomeFirstResponder()
    else { return false }
    return nibInsert(String(character))
  }

  /// Inserts text on one line at the insertion point. Returns false if the field is not being edited.
  func nibInsert(_ text: String) -> Bool {
    guard isEditing else { return false }
    let line = String(text.map { $0.isNewline ? " " : $0 })
    nibApply(editor.insertion(of: line))
    return true
  }

  /// The maximum length of the text after typing or pasting. The cost of each key grows with the length of
  /// the text, so a flood of keys must not lengthen it without limit.
  static let nibLongestText = 4096

  private func nibApply(_ wanted: TextEditor.Edit) {
    let edit = editor.bounded(wanted, limit: UITextField.nibLongestText)
    if case .replace(let range, let string) = edit {
      // The field is full.
      if range.isEmpty && string.isEmpty { return }
      let allows = delegate?.textField(
        self, shouldChangeCharactersIn: editor.utf16Range(of: range), replacementString: string)
      guard allows ?? true else { return }
    }
    let old = editor.characters
    editor.apply(edit)
    setNeedsDisplay()
    guard editor.characters != old else { return }
    invalidateIntrinsicContentSize()
    sendActions(for: .editingChanged)
  }

  private func nibReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    resignFirstResponder()
  }

  /// Handles a click, which begins editing at its position or clears the text.
  func nibClick(at point: CGPoint) -> Bool {
    let wasEditing = isEditing
    guard wasEditing || becomeFirstResponder() else { return false }
    let column = Int(bounded: point.x / TextMetrics.columnWidth) - nibTextStart
    if nibShowsClearSign, nibIsRightToLeft ? column < 0 : column >= nibRoom { return nibClear() }
    nibApply(.move(editor.place(atColumn: max(0, column), from: firstShown)))
    return true
  }

  private func nibClear() -> Bool {
    guard delegate?.textFieldShouldClear(self) ?? true else { return true }
    editor = TextEditor()
    invalidateIntrinsicContentSize()
    sendActions(for: .editingChanged)
    return true
  }
}
