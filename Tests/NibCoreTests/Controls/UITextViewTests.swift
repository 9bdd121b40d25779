import Testing

@testable import NibCore

@Suite struct UITextViewTests {
  /// A text view with 3 rows of 6 columns for text, and one column for the scroll indicator.
  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 56, height: 48))
    view.text = text
    return view
  }

  @Test("A text view decodes the attributes that Interface Builder writes") func decodedView() throws {
    let (view, diagnostics) = try ViewSamples.load(
      """
      <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" scrollEnabled="NO" \
      editable="NO" selectable="NO" text="one" textAlignment="natural" showsHorizontalScrollIndicator="NO" \
      adjustsFontForContentSizeCategory="YES" usesAttributedText="NO" id="t">
      <rect key="frame" x="0" y="0" width="240" height="128"/>
      <color key="textColor" systemColor="systemRedColor"/>
      <fontDescription key="fontDescription" type="system" pointSize="14"/>
      <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>
      </textView>
      """, as: UITextView.self)
    #expect(diagnostics == [])
    #expect(view.text == "one")
    #expect(!view.isEditable)
    #expect(!view.isSelectable)
    #expect(!view.isScrollEnabled)
    #expect(view.font == .systemFont(ofSize: 14))
    #expect(view.textColor == .systemRed)
    #expect(view.intrinsicContentSize.height == 33)
    #expect(view.nibContentHeight(forWidth: 200) == 33)
  }

  @Test("The text is inside the border of the layer, if there is room for it") func border() {
    let bordered = UITextView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
    bordered.text = "one two"
    bordered.layer.borderWidth = 1
    #expect(Drawn(bordered, 8, 4).rows == ["        ", " one    ", " two    ", "        "])
    bordered.frame.size.height = 32
    #expect(Drawn(bordered, 8, 2).rows == ["one two ", "        "])
  }

  @Test("A text view has an intrinsic size only if it does not scroll") func scrollingSize() {
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    #expect(view("one two").intrinsicContentSize == none)
    #expect(view("one two").nibContentHeight(forWidth: 10) == nil)
    let fixed = view("one two")
    fixed.isScrollEnabled = false
    #expect(fixed.intrinsicContentSize == CGSize(width: 56, height: 16))
    #expect(fixed.nibContentHeight(forWidth: 32) == 32)
  }

  /// A text, the number of columns, and the lines with their trailing spaces and newlines.
  @Test(
    "Lines wrap after spaces and hyphens, or inside words that are too long",
    arguments: [
      ("", 4, [""]), ("one two", 4, ["one ", "two"]), ("one two", 7, ["one two"]),
      ("one  two", 4, ["one  ", "two"]),
      ("incredible", 4, ["incr", "edib", "le"]), ("a\nb", 4, ["a\n", "b"]), ("a\n", 4, ["a\n", ""]),
      ("元素元", 4, ["元素", "元"]), ("a-bcd", 4, ["a-", "bcd"]),
    ])
  func wrapping(text: String, columns: Int, expected: [String]) {
    let wrapped = WrappedText(Array(text), columns: columns)
    #expect(wrapped.lines.map { String(wrapped.characters[$0]) } == expected)
  }

  @Test("Offsets and positions in wrapped text convert to each other, and positions outside it are clamped")
  func positions() {
    let text = WrappedText(Array("one two\n\nthree"), columns: 4)
    for offset in 0...text.characters.count {
      let position = text.position(ofOffset: offset)
      #expect(text.offset(line: position.line, column: position.column) == offset)
    }
    #expect(text.offset(line: 0, column: 99) == 3)
    #expect(text.offset(line: 99, column: 99) == text.characters.count)
  }

  @Test("A text view draws the lines at its scroll position") func visibleLines() {
    let view = view("one two three four")
    let window = ViewSamples.window(with: view)
    window.layoutIfNeeded()
    #expect(view.contentSize.height == 64)
    #expect(ViewSamples.drawing(of: view, columns: 7, rows: 3) == ["one", "two", "three"])
    view.contentOffset.y = 16
    #expect(ViewSamples.drawing(of: view, columns: 7, rows: 3) == ["two", "three", "four"])
    view.textAlignment = .right
    #expect(ViewSamples.drawing(of: view, columns: 7, rows: 3).last == "  four")
  }

  @Test("Keys insert text and move between lines, and Escape ends editing") func editing() {
    let view = view("")
    let window = ViewSamples.window(with: view)
    #expect(view.nibKeyDown(KeyPress(.enter)))
    #expect(view.isEditing)
    let keys = ViewSamples.keys("ab") + [KeyPress(.enter)] + ViewSamples.keys("cdef") + [KeyPress(.up)]
    ViewSamples.type(keys + ViewSamples.keys("!"), into: view)
    #expect(view.text == "ab!\ncdef")
    ViewSamples.type([KeyPress(.left), KeyPress(.left), KeyPress(.down)] + ViewSamples.keys("-"), into: view)
    #expect(view.text == "ab!\nc-def")
    let canvas = ViewSamples.draw(view, columns: 7, rows: 3)
    #expect(canvas.cursor == CellPoint(column: 2, row: 1))
    #expect(view.nibKeyDown(KeyPress(.escape)))
    #expect(window.nibFirstResponder == nil)
  }

  @Test("Up and Down keep the column across shorter lines") func verticalMovement() {
    let view = view("abcd\n\nefgh")
    let window = ViewSamples.window(with: view)
    view.becomeFirstResponder()
    ViewSamples.type([KeyPress(.up), KeyPress(.up)], into: view)
    #expect(view.editor.cursor == 4)
    ViewSamples.type([KeyPress(.down), KeyPress(.down)], into: view)
    #expect(view.editor.cursor == 10)
    #expect(window.nibFirstResponder === view)
  }

  @Test("A text view scrolls to the insertion point, and Page Up scrolls back") func scrolling() {
    let view = view("a\nb\nc\nd\ne")
    let window = ViewSamples.window(with: view)
    window.layoutIfNeeded()
    view.becomeFirstResponder()
    ViewSamples.type(ViewSamples.keys("x"), into: view)
    #expect(view.contentOffset.y == 32)
    #expect(ViewSamples.drawing(of: view, columns: 7, rows: 3) == ["c", "d", "ex"])
    ViewSamples.type([KeyPress(.pageUp), KeyPress(.pageUp)], into: view)
    #expect(view.contentOffset.y == 0)
  }

  @Test("A click sets the insertion point in an editable text view") func clicks() {
    let view = view("abc\ndef")
    let window = ViewSamples.window(with: view)
    window.layoutIfNeeded()
    #expect(view.nibMouse(MouseEvent(.press, column: 1, row: 1), at: CGPoint(x: 12, y: 20)))
    #expect(view.isEditing)
    #expect(view.editor.cursor == 5)
    view.resignFirstResponder()
    view.isEditable = false
    #expect(!view.nibMouse(MouseEvent(.press, column: 1, row: 1), at: CGPoint(x: 12, y: 20)))
  }
}
