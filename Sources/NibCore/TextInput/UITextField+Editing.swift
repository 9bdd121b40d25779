extension UITextField {
  /// Asks, begins, and tells; `become` makes the field first responder.
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

  /// Asks, ends, and tells; `resign` gives the first responder up.
  func nibEndEditing(_ resign: () -> Bool) -> Bool {
    guard delegate?.textFieldShouldEndEditing(self) ?? true, resign() else { return false }
    setNeedsDisplay()
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// What a key does: keys that do not edit are left to others.
  func nibEdit(_ key: KeyPress) -> Bool {
    guard isEditing else { return nibBeginTyping(key) }
    switch key.key {
    case .enter:
      nibReturn()
      return true
    case .escape: return resignFirstResponder()
    case .tab:
      // Others move the focus; the field only stops being edited.
      resignFirstResponder()
      return false
    default:
      guard let edit = editor.edit(for: key) else { return false }
      nibApply(edit)
      return true
    }
  }

  /// A character typed while the field is only focused begins its editing.
  private func nibBeginTyping(_ key: KeyPress) -> Bool {
    guard case .character(let character) = key.key, key.modifiers.isSubset(of: .shift), becomeFirstResponder()
    else { return false }
    return nibInsert(String(character))
  }

  /// Inserts text on one line at the insertion point. False unless the field is edited.
  func nibInsert(_ text: String) -> Bool {
    guard isEditing else { return false }
    let line = String(text.map { $0.isNewline ? " " : $0 })
    nibApply(editor.insertion(of: line))
    return true
  }

  /// The most characters that typing and pasting bring into a field. Each key costs what the whole text costs; a flood
  /// of keys must not make that grow for ever.
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

  /// A click begins editing at its place, or clears the text.
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
