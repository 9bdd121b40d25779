import NibCore

/// A text field in which Escape does more than end the editing.
final class SearchField: UITextField {
  /// Called when Escape is pressed while the field is edited.
  var onCancel: (() -> Void)?

  override func nibKeyDown(_ key: KeyPress) -> Bool {
    guard isEditing, key == KeyPress(.escape), let onCancel else { return super.nibKeyDown(key) }
    onCancel()
    return true
  }
}
