extension UITextField: EditedText {
  /// Begins editing: asks the delegate, calls `become`, which makes the field the first responder, and notifies the
  /// delegate.
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
    nibPost(UITextField.textDidBeginEditingNotification)
    window?.nibPostKeyboard(isShown: true)
    return true
  }

  /// Ends editing: asks the delegate, calls `resign`, after which the field is no longer the first responder, and
  /// notifies the delegate.
  func nibEndEditing(_ resign: () -> Bool) -> Bool {
    guard delegate?.textFieldShouldEndEditing(self) ?? true, resign() else { return false }
    setNeedsDisplay()
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    nibPost(UITextField.textDidEndEditingNotification)
    window?.nibPostKeyboard(isShown: false)
    return true
  }

  /// Handles a key. Returns `false` if the key is passed on.
  func nibEdit(_ key: KeyPress) -> Bool {
    guard isEditing else { return nibBeginTyping(key) }
    switch key.key {
    case .enter:
      nibReturn()
      return true
    case .escape: return resignFirstResponder()
    case .tab:
      // The key is passed on: it moves the focus, or changes the tab of a tab bar controller.
      resignFirstResponder()
      return false
    case .backspace where key.modifiers.isEmpty && editor.cursor == 0:
      deleteBackward()
      return true
    default:
      guard let edit = editor.edit(for: key) else { return false }
      nibApply(edit)
      return true
    }
  }

  /// Begins editing when a character is typed while the field has the focus, and inserts the character.
  private func nibBeginTyping(_ key: KeyPress) -> Bool {
    guard case .character(let character) = key.key, key.modifiers.isSubset(of: .shift), becomeFirstResponder()
    else { return false }
    return nibInsert(String(character))
  }

  /// Inserts text at the insertion point, with a space in place of each newline. Returns `false` if the field is not
  /// being edited.
  func nibInsert(_ text: String) -> Bool {
    guard isEditing else { return false }
    nibApply(nibInsertion(of: text))
    return true
  }

  /// The edit that inserts text at the insertion point, with a space in place of each newline.
  func nibInsertion(of text: String) -> TextEditor.Edit {
    editor.insertion(of: String(text.map { $0.isNewline ? " " : $0 }))
  }

  /// The maximum number of characters after typing or pasting. The cost of each key grows with the length of the
  /// text, so a flood of keys must not lengthen it without limit.
  static let nibMaximumLength = 4096

  /// Asks the delegate, and makes the edit if it agrees. Insertions and the Backspace key are made with the methods of
  /// `UIKeyInput`.
  private func nibApply(_ requested: TextEditor.Edit) {
    let edit = editor.bounded(requested, limit: UITextField.nibMaximumLength)
    if case .replace(let range, let string) = edit {
      // The field is full.
      if range.isEmpty && string.isEmpty { return }
      let allows = delegate?.textField(
        self, shouldChangeCharactersIn: editor.utf16Range(of: range), replacementString: string)
      guard allows ?? true else { return }
    }
    nibType(edit, in: editor, nibPerform)
  }

  /// Applies an edit, and sends `editingChanged` if the text is different.
  func nibPerform(_ requested: TextEditor.Edit) {
    let edit = editor.bounded(requested, limit: UITextField.nibMaximumLength)
    let old = editor
    editor.apply(edit)
    setNeedsDisplay()
    guard editor.characters != old.characters else {
      if editor.cursor != old.cursor { nibSelectionDidChange() }
      return
    }
    invalidateIntrinsicContentSize()
    nibSendChange()
  }

  private func nibReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    resignFirstResponder()
    if returnKeyType == .search { window?.nibFocusResults(of: self) }
  }

  /// Handles a click, which begins editing and then moves the insertion point or, on the clear button, clears the
  /// text.
  func nibClick(at point: CGPoint) -> Bool {
    guard isEditing || becomeFirstResponder() else { return false }
    let column =
      Int(bounded: point.x / TextMetrics.columnWidth)
      - nibColumns(beside: editingRect(forBounds: bounds)).left
    let button = clearButtonRect(forBounds: bounds).insetBy(dx: -TextMetrics.columnWidth, dy: 0)
    if nibShowsClearButton, button.minX <= point.x, point.x <= button.maxX { return nibClear() }
    nibApply(.move(editor.offset(atColumn: max(0, column), from: firstShown)))
    return true
  }

  private func nibClear() -> Bool {
    guard delegate?.textFieldShouldClear(self) ?? true else { return true }
    editor = TextEditor()
    invalidateIntrinsicContentSize()
    nibSendChange()
    return true
  }

  /// Notifies the program that the user has changed the text.
  private func nibSendChange() {
    sendActions(for: .editingChanged)
    nibPost(UITextField.textDidChangeNotification)
    nibSelectionDidChange()
  }

  /// Notifies the delegate that the insertion point has moved.
  func nibSelectionDidChange() { delegate?.textFieldDidChangeSelection(self) }

  private func nibPost(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UITextField {
  /// Sent after editing began.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Sent after editing ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Sent after the user changed the text.
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

  /// The reason for the end of editing.
  public enum DidEndEditingReason: Int, Hashable, Sendable { case committed, cancelled }
}
