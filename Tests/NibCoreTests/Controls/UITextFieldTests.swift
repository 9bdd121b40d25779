import Testing

@testable import NibCore

@Suite struct UITextFieldTests {
  /// A field of 10 columns between brackets that is being edited in a window.
  private func editedField(_ text: String = "") -> (field: UITextField, window: UIWindow) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 96, height: 16))
    field.borderStyle = .roundedRect
    field.text = text
    let window = ViewSamples.window(with: field)
    field.becomeFirstResponder()
    return (field, window)
  }

  @Test("A text field decodes the attributes that Interface Builder writes") func decodedField() throws {
    let (field, diagnostics) = try ViewSamples.load(
      """
      <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" \
      contentVerticalAlignment="center" text="joe" borderStyle="roundedRect" placeholder="Name" \
      textAlignment="center" adjustsFontSizeToFit="NO" minimumFontSize="17" clearButtonMode="whileEditing" \
      clearsOnBeginEditing="YES" adjustsFontForContentSizeCategory="YES" usesAttributedText="NO" id="f">
      <color key="textColor" systemColor="systemRedColor"/>
      <fontDescription key="fontDescription" type="system" pointSize="14"/>
      <textInputTraits key="textInputTraits" autocorrectionType="no" keyboardType="alphabet" returnKeyType="go" \
      secureTextEntry="YES" textContentType="password"/>
      </textField>
      """, as: UITextField.self)
    #expect(diagnostics == [])
    #expect(field.text == "joe")
    #expect(field.placeholder == "Name")
    #expect(field.borderStyle == .roundedRect)
    #expect(field.textAlignment == .center)
    #expect(field.font == .systemFont(ofSize: 14))
    #expect(field.textColor == .systemRed)
    #expect(field.clearButtonMode == .whileEditing)
    #expect(field.clearsOnBeginEditing)
    #expect(field.isSecureTextEntry)
    #expect(field.nibTraits.returnKeyType == .go)
    #expect(field.nibTraits.keyboardType == .alphabet)
    #expect(field.contentHorizontalAlignment == .left)
    #expect(field.intrinsicContentSize.height == 34)
  }

  @Test("A text field's intrinsic width fits its text or placeholder, the insertion point and the border")
  func sizes() {
    let field = UITextField()
    field.placeholder = "Name"
    #expect(field.intrinsicContentSize == CGSize(width: 40, height: 16))
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: 56, height: 16))
    field.text = "longer"
    #expect(field.intrinsicContentSize == CGSize(width: 72, height: 16))
  }

  @Test("A text field shows its placeholder if it is empty, and dots if its text is secure")
  func placeholder() {
    let field = UITextField()
    #expect(field.nibText == nil)
    field.placeholder = "Name"
    #expect(field.nibText?.string == "Name")
    #expect(field.nibText?.runs.first?.color == UIColor.placeholderText)
    field.text = "joe"
    #expect(field.nibText?.string == "joe")
    field.isSecureTextEntry = true
    #expect(field.nibText?.string == "•••")
  }

  @Test("Typing moves the insertion point and scrolls the text") func typing() {
    let (field, window) = editedField()
    ViewSamples.type(ViewSamples.keys("hello"), into: field)
    #expect(field.text == "hello")
    var canvas = ViewSamples.draw(field, columns: 12, rows: 1)
    #expect(canvas.cursor == CellPoint(column: 6, row: 0))
    #expect(ViewSamples.drawing(of: field, columns: 12, rows: 1) == ["[hello     ]"])
    ViewSamples.type(ViewSamples.keys(" my world"), into: field)
    #expect(ViewSamples.drawing(of: field, columns: 12, rows: 1) == ["[ my world ]"])
    ViewSamples.type([KeyPress(.home)], into: field)
    canvas = ViewSamples.draw(field, columns: 12, rows: 1)
    #expect(canvas.cursor == CellPoint(column: 1, row: 0))
    #expect(ViewSamples.drawing(of: field, columns: 12, rows: 1) == ["[hello my w]"])
    #expect(window.nibFirstResponder === field)
  }

  @Test("Pasted lines are joined with spaces, and a paste begins editing") func pasting() {
    let (field, window) = editedField("a")
    #expect(field.nibPaste("b\nc"))
    #expect(field.text == "ab c")
    #expect(field.resignFirstResponder())
    #expect(field.nibPaste("d"))
    #expect(window.nibFirstResponder === field)
  }

  @Test("Enter, Escape and Tab end editing") func endOfEditing() {
    for key in [KeyPress(.enter), KeyPress(.escape)] {
      let (field, window) = editedField("a")
      #expect(field.isEditing)
      #expect(field.nibKeyDown(key))
      #expect(window.nibFirstResponder == nil)
    }
    let (field, window) = editedField("a")
    #expect(!field.nibKeyDown(KeyPress(.tab)))
    #expect(window.nibFirstResponder == nil)
  }

  @Test("Typing a character begins editing in an enabled text field") func firstCharacter() {
    let field = UITextField()
    let window = ViewSamples.window(with: field)
    #expect(field.nibKeyDown(KeyPress(.character("x"))))
    #expect(field.text == "x")
    #expect(window.nibFirstResponder === field)
    field.resignFirstResponder()
    field.isEnabled = false
    #expect(!field.nibKeyDown(KeyPress(.character("y"))))
  }

  @Test("A text field calls its delegate and sends its events in UIKit's order") func delegateCalls() {
    let listener = FieldListener()
    let field = UITextField()
    let window = ViewSamples.window(with: field)
    field.delegate = listener
    listener.observe(field)
    field.becomeFirstResponder()
    ViewSamples.type(ViewSamples.keys("a!") + [KeyPress(.backspace), KeyPress(.enter)], into: field)
    #expect(
      listener.log == [
        "should begin", "did begin", "event begin", "change 0+0 'a'", "event changed", "change 1+0 '!'",
        "change 0+1 ''", "event changed", "return", "event exit", "should end", "did end", "event end",
      ])
    #expect(window.nibFirstResponder == nil)
  }

  @Test("The delegate is notified when the insertion point moves") func selection() {
    final class Listener: UITextFieldDelegate, UITextViewDelegate {
      var moves = 0
      func textFieldDidChangeSelection(_ textField: UITextField) { moves += 1 }
      func textViewDidChangeSelection(_ textView: UITextView) { moves += 1 }
    }
    let (field, view, listener) = (UITextField(), UITextView(frame: .zero), Listener())
    (field.delegate, view.delegate) = (listener, listener)
    for input: UIView in [field, view] {
      let window = ViewSamples.window(with: input)
      input.becomeFirstResponder()
      listener.moves = 0
      for (key, moves) in [
        (KeyPress(.character("a")), 1), (KeyPress(.left), 2), (KeyPress(.left), 2), (KeyPress(.end), 3),
        (KeyPress(.home), 4), (KeyPress(.backspace), 4), (KeyPress(.right), 5),
      ] {
        _ = input.nibKeyDown(key)
        #expect(listener.moves == moves, "\(key)")
      }
      window.endEditing(true)
    }
    field.becomeFirstResponder()
    listener.moves = 0
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    #expect(listener.moves == 1)
  }

  @Test("A click sets the insertion point, and a click on the clear button removes the text") func clicks() {
    let (field, window) = editedField("hello")
    func click(column: Int) {
      let event = MouseEvent(.press, column: column, row: 0)
      #expect(field.nibMouse(event, at: CGPoint(x: 8 * column + 4, y: 8)))
    }
    click(column: 3)
    #expect(field.editor.cursor == 2)
    field.clearButtonMode = .always
    #expect(ViewSamples.drawing(of: field, columns: 12, rows: 1) == ["[hello    ×]"])
    click(column: 10)
    #expect(field.text == "")
    #expect(window.nibFirstResponder === field)
  }

  @Test("The border is drawn as brackets, or as a box if the text field has three rows") func borders() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    #expect(ViewSamples.drawing(of: field, columns: 4, rows: 1) == ["[  ]"])
    #expect(ViewSamples.drawing(of: field, columns: 4, rows: 2) == ["[  ]", ""])
    #expect(ViewSamples.drawing(of: field, columns: 4, rows: 3) == ["╭──╮", "│  │", "╰──╯"])
    #expect(ViewSamples.drawing(of: field, columns: 4, rows: 3, style: .boxes) == ["", "", ""])
  }
}

/// Records the calls from a field. Allows all characters except exclamation marks.
private final class FieldListener: UIResponder, UITextFieldDelegate {
  var log: [String] = []

  override class var nibActions: [NibAction] {
    [
      NibAction("begin") { (listener: FieldListener) in { listener.log.append("event begin") } },
      NibAction("changed") { (listener: FieldListener) in { listener.log.append("event changed") } },
      NibAction("end") { (listener: FieldListener) in { listener.log.append("event end") } },
      NibAction("exit") { (listener: FieldListener) in { listener.log.append("event exit") } },
    ]
  }

  func observe(_ field: UITextField) {
    field.addTarget(self, action: Selector("begin"), for: .editingDidBegin)
    field.addTarget(self, action: Selector("changed"), for: .editingChanged)
    field.addTarget(self, action: Selector("end"), for: .editingDidEnd)
    field.addTarget(self, action: Selector("exit"), for: .editingDidEndOnExit)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.append("should begin")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.append("should end")
    return true
  }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("did end") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    log.append("change \(range.location)+\(range.length) '\(string)'")
    return string != "!"
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.append("return")
    return true
  }
}
