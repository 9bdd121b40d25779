import Testing

@testable import NibCells
@testable import NibCore

/// A field with space before its text, an icon at the right, and no insertion point.
private final class PaddedField: UITextField {
  var hidesCaret = false

  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 24, dy: 4) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 16, y: 0, width: 8, height: 16)
  }
  override func caretRect(for position: UITextPosition) -> CGRect {
    hidesCaret ? .zero : super.caretRect(for: position)
  }
}

/// The areas of texts, and their insertion points.
@Suite struct TextAreaTests {
  private func field(_ text: String) -> (field: PaddedField, window: UIWindow) {
    let field = PaddedField(frame: CGRect(x: 0, y: 0, width: 96, height: 16))
    field.text = text
    return (field, ViewSamples.window(with: field))
  }

  @Test("A text field draws its text in the area that a subclass returns") func textRect() {
    let (field, window) = field("abc")
    #expect(field.nibText?.insets == UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 24))
    field.becomeFirstResponder()
    #expect(Drawn(field, 12).rows == ["   abc      "])
    #expect(Drawn(field, 12).canvas.cursor == CellPoint(column: 6, row: 0))
    field.hidesCaret = true
    #expect(Drawn(field, 12).canvas.cursor == nil)
    #expect(window.nibFirstResponder === field)
  }

  @Test("The placeholder is in the area of the text") func placeholder() {
    let (field, _) = field("")
    field.placeholder = "Name"
    #expect(field.placeholderRect(forBounds: field.bounds) == CGRect(x: 24, y: 4, width: 48, height: 8))
    #expect(field.nibText?.insets.left == 24)
  }

  @Test("The standard areas leave space for the border, the views and the clear button") func standardAreas()
  {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
    field.borderStyle = .roundedRect
    let bounds = field.bounds
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 8, y: 0, width: 144, height: 16))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 16))
    field.leftViewMode = .always
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 8, y: 0, width: 20, height: 16))
    #expect(field.textRect(forBounds: bounds).minX == 40)
    field.text = "x"
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: bounds).maxX == 136)
    #expect(field.clearButtonRect(forBounds: bounds) == CGRect(x: 144, y: 0, width: 8, height: 16))
  }

  @Test("A view beside the text is where a subclass puts it") func sideViews() {
    let (field, _) = field("abc")
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 16))
    field.rightView = icon
    field.rightViewMode = .always
    field.layoutIfNeeded()
    #expect(icon.frame == CGRect(x: 80, y: 0, width: 8, height: 16))
  }

  @Test("Positions count UTF-16 units, and selecting a range moves the insertion point") func positions()
    throws
  {
    let (field, window) = field("a😀c")
    #expect(field.selectedTextRange == nil)
    field.becomeFirstResponder()
    let start = try #require(field.selectedTextRange).start
    #expect(field.offset(from: field.beginningOfDocument, to: start) == 4)
    let middle = try #require(field.position(from: field.beginningOfDocument, offset: 3))
    #expect(field.position(from: field.beginningOfDocument, offset: 5) == nil)
    #expect(field.position(from: middle, offset: .min) == nil)
    field.selectedTextRange = field.textRange(from: middle, to: middle)
    #expect(field.editor.cursor == 2)
    #expect(field.compare(middle, to: field.endOfDocument) == .orderedAscending)
    let range = try #require(field.textRange(from: field.beginningOfDocument, to: middle))
    #expect(field.text(in: range) == "a😀")
    field.replace(range, withText: "x")
    #expect(field.text == "xc")
    #expect(window.nibFirstResponder === field)
  }

  @Test("The insertion point of a text view is a range") func textView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 160, height: 64))
    view.text = "one two"
    view.selectedRange = NSRange(location: 3, length: 0)
    #expect(view.editor.cursor == 3)
    view.selectedRange = NSRange(location: .max, length: .max)
    #expect(view.selectedRange == NSRange(location: 7, length: 0))
    #expect(view.caretRect(for: view.beginningOfDocument).origin == .zero)
  }

  @Test("A text container limits the lines, and its padding is beside them") func container() {
    let view = NibEnvironment.$current.withValue(NibEnvironment(device: Device.all[2])) {
      UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    view.isScrollEnabled = false
    view.text = "one two three four five six seven"
    let whole = view.sizeThatFits(CGSize(width: 100, height: 0))
    view.textContainer.maximumNumberOfLines = 1
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height < whole.height)
    let padded = view.intrinsicContentSize.width
    view.textContainer.lineFragmentPadding = 0
    #expect(view.intrinsicContentSize.width == padded - 10)
    let shown = UITextView(frame: CGRect(x: 0, y: 0, width: 72, height: 64))
    shown.text = "one two three"
    shown.textContainer.maximumNumberOfLines = 1
    #expect(Drawn(shown, 9, 4).rows == ["one two …", "         ", "         ", "         "])
  }
}
