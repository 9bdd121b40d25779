/// A view whose text is in a `TextEditor`: a text field or a text view.
protocol NibTextInput: UITextInput {
  var editor: TextEditor { get set }
  /// Replaces a range of the text, as the program does.
  func nibReplace(_ range: Range<Int>, with text: String)
  /// Shows the insertion point at its place.
  func nibInsertionPointDidMove()
  /// Notifies the delegate that the insertion point has moved.
  func nibSelectionDidChange()
}
