import Testing

@testable import NibCore

/// How buttons are decoded, measured, drawn and operated. M4 is a row of docs/behaviours.md.
@Suite struct UIButtonTests {
  private func button(_ attributes: String, _ children: String) throws -> (
    view: UIButton, diagnostics: [String]
  ) {
    try ViewSamples.load(
      """
      <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
      contentVerticalAlignment="center" lineBreakMode="middleTruncation" \(attributes) id="b">\(children)</button>
      """, resources: "<image name=\"cat\" width=\"30\" height=\"20\"/>")
  }

  @Test("A button decodes the titles, images and colors of its states") func decodedStates() throws {
    let (button, diagnostics) = try button(
      "buttonType=\"system\" showsTouchWhenHighlighted=\"YES\" role=\"primary\"",
      """
      <fontDescription key="fontDescription" type="system" pointSize="18"/>
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <state key="normal" title="Go" image="cat"><color key="titleColor" systemColor="systemRedColor"/></state>
      <state key="selected"><string key="title">Gone
      away</string></state>
      """)
    #expect(diagnostics == [])
    #expect(button.buttonType == .system)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 18))
    #expect(button.titleLabel?.text == "Go")
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.title(for: .selected) == "Gone\naway")
    #expect(button.title(for: .highlighted) == "Go")
    #expect(button.currentImage?.nibName == "cat")
    #expect(button.currentTitleColor == .systemRed)
    button.isSelected = true
    #expect(button.titleLabel?.text == "Gone\naway")
  }

  /// Attributes, children, and the size that Interface Builder stores (docs/uikit-facts.md 5.3).
  @Test(
    "A button has the intrinsic size that Interface Builder stores",
    arguments: [
      ("buttonType=\"system\"", "<state key=\"normal\" title=\"Button\"/>", CGSize(width: 46, height: 30)),
      ("buttonType=\"system\"", "<state key=\"normal\" title=\"i\"/>", CGSize(width: 30, height: 30)),
      ("", "<state key=\"normal\" title=\"Button\"/>", CGSize(width: 54, height: 34)),
      ("", "<state key=\"normal\" image=\"cat\"/>", CGSize(width: 30, height: 22)),
      ("", "<state key=\"normal\" backgroundImage=\"cat\"/>", CGSize(width: 30, height: 22)),
      (
        "buttonType=\"system\"",
        "<inset key=\"contentEdgeInsets\" minX=\"5\" minY=\"1\" maxX=\"5\" maxY=\"1\"/>"
          + "<state key=\"normal\" title=\"Button\"/>", CGSize(width: 56, height: 20)
      ),
      (
        "buttonType=\"system\"",
        "<state key=\"normal\" title=\"x\"/><buttonConfiguration key=\"configuration\" style=\"gray\" "
          + "title=\"CTRL-C\"><fontDescription key=\"titleFontDescription\" "
          + "style=\"UICTFontTextStyleFootnote\"/>"
          + "</buttonConfiguration>", CGSize(width: 72, height: 30)
      ),
      ("buttonType=\"infoLight\"", "", CGSize(width: 24, height: 24)),
    ])
  func intrinsicSize(attributes: String, children: String, expected: CGSize) throws {
    let (button, diagnostics) = try button(attributes, children)
    #expect(diagnostics == [])
    #expect(button.intrinsicContentSize == expected)
  }

  @Test("A button is one row high in the terminal") func terminalSize() {
    let button = UIButton(type: .system)
    button.setTitle("OK", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 32, height: 16))
    button.configuration = .filled()
    #expect(button.intrinsicContentSize == CGSize(width: 32, height: 16))
  }

  @Test("A button's first baseline is measured from its top, and its last baseline from its bottom")
  func baselines() throws {
    let (button, _) = try button("buttonType=\"system\"", "<state key=\"normal\" title=\"Button\"/>")
    let baselines = try #require(button.nibBaselines)
    #expect(baselines.first == 20)
    #expect(baselines.last == 10)
  }

  @Test("A button decodes its configuration and shows its title and colors") func configuration() throws {
    let (button, diagnostics) = try button(
      "buttonType=\"system\"",
      """
      <buttonConfiguration key="configuration" style="filled" title="Go" imagePadding="8" imagePlacement="trailing">
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      <color key="baseForegroundColor" systemColor="systemRedColor"/>
      <backgroundConfiguration key="background"><color key="backgroundColor" systemColor="systemGreenColor"/>
      </backgroundConfiguration></buttonConfiguration>
      """)
    #expect(diagnostics == [])
    var expected = UIButton.Configuration.filled()
    expected.title = "Go"
    expected.imagePadding = 8
    expected.imagePlacement = .trailing
    expected.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expected.baseForegroundColor = .systemRed
    expected.baseBackgroundColor = .systemGreen
    #expect(button.configuration == expected)
    #expect(button.currentTitle == "Go")
    #expect(button.currentTitleColor == .systemRed)
    let canvas = ViewSamples.draw(button, columns: 4, rows: 1)
    #expect(canvas[row: 0, column: 0].style.background != nil)
  }

  @Test("M4: Subviews inside a button are kept, with a warning") func subviews() throws {
    let (button, diagnostics) = try button("", "<subviews><view id=\"v\"/></subviews>")
    #expect(button.subviews.count == 1)
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.hasPrefix("Interface Builder does not allow views in a button") ?? false)
  }

  @Test("A button shows its states with text attributes, without color") func stateAttributes() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    func attributes() -> CellStyle.Attributes? { button.nibText?.runs.first?.attributes }
    #expect(attributes() == [])
    button.isEnabled = false
    #expect(attributes() == .dim)
    button.isEnabled = true
    button.isSelected = true
    #expect(attributes() == [.bold, .underline])
    button.isSelected = false
    button.isHighlighted = true
    #expect(attributes() == .reverse)
    button.isHighlighted = false
    let window = ViewSamples.window(with: button)
    window.nibFocusedView = button
    #expect(attributes() == .reverse)
  }

  @Test("A button draws its image alone or before its title") func images() {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    #expect(button.nibText == nil)
    #expect(ViewSamples.drawing(of: button, columns: 3, rows: 1) == [" +"])
    button.setTitle("Add", for: .normal)
    #expect(button.nibText?.string == "+ Add")
    button.setImage(UIImage(nibSource: .named("cat")), for: .normal)
    #expect(button.nibText?.string == "▣ Add")
  }

  @Test("Activating a button toggles its selection if that is its primary action") func toggleButton() {
    let button = UIButton(type: .system)
    button.changesSelectionAsPrimaryAction = true
    #expect(button.nibKeyDown(KeyPress(.enter)))
    #expect(button.isSelected)
    #expect(button.nibKeyDown(KeyPress(.character(" "))))
    #expect(!button.isSelected)
  }

  @Test("A title with line breaks has any number of lines", arguments: ["A\nB", "A\r\nB", "A\u{2028}B"])
  func lineBreaks(title: String) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    #expect(button.nibTitleText?.numberOfLines == 0)
  }

  @Test("Changing the font of a button's title label redraws the button") func titleLabel() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let window = ViewSamples.window(with: button)
    window.layoutIfNeeded()
    _ = window.nibTakeNeedsDisplay()
    button.titleLabel?.font = .systemFont(ofSize: 40)
    #expect(window.nibTakeNeedsDisplay())
  }

  @Test(
    "The title of a configuration is drawn in the font in which it is measured",
    arguments: [
      ("", UIFont.preferredFont(forTextStyle: .body)),
      (
        "<fontDescription key=\"titleFontDescription\" type=\"system\" pointSize=\"30\"/>",
        .systemFont(ofSize: 30)
      ),
    ])
  func configuredFont(font: String, shown: UIFont) throws {
    let (button, _) = try button(
      "buttonType=\"system\"",
      """
      <state key="normal" title="Go"/>
      <buttonConfiguration key="configuration" style="filled" title="Go">\(font)</buttonConfiguration>
      """)
    #expect(button.nibTitleText?.runs.first?.font == shown)
  }
}
