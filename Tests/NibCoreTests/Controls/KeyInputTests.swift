import Testing

@testable import NibCore

/// `UIKeyInput`: text that programs insert, and keys that reach the methods of subclasses.
@Suite struct KeyInputTests {
  /// A field that notes the calls of the keyboard's methods.
  private final class CodeField: UITextField {
    var calls: [String] = []

    override func insertText(_ text: String) {
      calls.append("insert \(text)")
      super.insertText(text)
    }

    override func deleteBackward() {
      calls.append("delete")
      super.deleteBackward()
    }
  }

  private final class Delegate: NSObject, UITextFieldDelegate {
    var asked = 0

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      asked += 1
      return string != "x"
    }
  }

  @Test("Keys of an edited field call the methods of UIKeyInput, the Backspace key also without text")
  func fieldKeys() {
    let field = CodeField(frame: CGRect(x: 0, y: 0, width: 96, height: 16))
    let delegate = Delegate()
    field.delegate = delegate
    let window = ViewSamples.window(with: field)
    field.becomeFirstResponder()
    for character in "abx" { _ = window.nibSend(.key(KeyPress(.character(character)))) }
    for _ in 0..<3 { _ = window.nibSend(.key(KeyPress(.backspace))) }
    _ = window.nibSend(.key(KeyPress(.home)))
    #expect(field.calls == ["insert a", "insert b", "delete", "delete", "delete"])
    #expect(field.text == "" && !field.hasText)
    // The delegate is asked about keys that would change the text.
    #expect(delegate.asked == 5)
    field.insertText("x\ny")
    #expect(field.text == "x y" && delegate.asked == 5)
  }

  @Test("Text that a program inserts is a change of the field") func fieldChange() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 96, height: 16))
    field.text = "ac"
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.insertText("d")
    field.deleteBackward()
    #expect(field.text == "ac" && changes == 2)
    field.text = "new"
    #expect(changes == 2)
  }

  @Test("A text view inserts and deletes text at its insertion point, and notifies its delegate")
  func textView() {
    final class Noting: NSObject, UITextViewDelegate {
      var changes = 0
      func textViewDidChange(_ textView: UITextView) { changes += 1 }
    }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 96, height: 48))
    let delegate = Noting()
    view.delegate = delegate
    view.text = "ad"
    view.selectedRange = NSRange(location: 1, length: 0)
    view.insertText("bc")
    #expect(view.text == "abcd" && view.selectedRange.location == 3)
    view.deleteBackward()
    #expect(view.text == "abd" && delegate.changes == 2)
    view.selectedRange = NSRange(location: 0, length: 0)
    view.deleteBackward()
    #expect(view.text == "abd" && delegate.changes == 2)
  }

  @Test("A range of a text view is scrolled into view, and no further than needed") func range() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 96, height: 48))
    view.text = (1...9).map { "line \($0)" }.joined(separator: "\n")
    view.layoutIfNeeded()
    view.scrollRangeToVisible(NSRange(location: 0, length: 3))
    #expect(view.contentOffset.y == 0)
    view.scrollRangeToVisible(NSRange(location: view.text.utf16.count - 1, length: 1))
    #expect(view.contentOffset.y == 96)
    // The third line.
    view.scrollRangeToVisible(NSRange(location: 14, length: 2))
    #expect(view.contentOffset.y == 32)
    view.scrollRangeToVisible(NSRange(location: 4000, length: 2))
    #expect(view.contentOffset.y == 32)
  }

  @Test("A view of a program that adopts UIKeyInput receives typed characters while it is first responder")
  func ownView() {
    final class PinView: UIView, UIKeyInput {
      var pin = ""
      var hasText: Bool { !pin.isEmpty }
      func insertText(_ text: String) { pin += text }
      func deleteBackward() { _ = pin.popLast() }
      override var canBecomeFirstResponder: Bool { true }
    }
    let view = PinView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    let window = ViewSamples.window(with: view)
    #expect(!window.nibSend(.key(KeyPress(.character("7")))))
    #expect(view.becomeFirstResponder())
    for key: KeyPress.Key in [.character("1"), .character("2"), .backspace, .character("3")] {
      #expect(window.nibSend(.key(KeyPress(key))))
    }
    #expect(window.nibSend(.paste("45")))
    #expect(view.pin == "1345")
  }

  @Test("A paste into a field or text view that has the focus begins editing") func paste() {
    let frame = CGRect(x: 0, y: 0, width: 160, height: 32)
    let (field, text) = (UITextField(frame: frame), UITextView(frame: frame))
    let windows = [ViewSamples.window(with: field), ViewSamples.window(with: text)]
    #expect(windows.map { $0.nibSend(.paste("a\nb")) } == [true, true])
    #expect(field.isEditing && field.text == "a b")
    #expect(text.isEditing && text.text == "a\nb")
    text.resignFirstResponder()
    text.isEditable = false
    #expect(!windows[1].nibSend(.paste("c")))
    #expect(text.text == "a\nb")
  }
}
