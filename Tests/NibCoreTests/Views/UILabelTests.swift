import Testing

@testable import NibCore

@Suite struct UILabelTests {
  @Test("A new label has UIKit's defaults") func defaults() {
    let label = UILabel()
    #expect(label.text == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.isEnabled)
    #expect(label.nibText == nil)
  }

  @Test("A label decodes the attributes that Interface Builder writes") func decoding() throws {
    let (label, problems) = try ViewSamples.load(
      """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
      text="Label" textAlignment="center" lineBreakMode="middleTruncation" numberOfLines="2" \
      baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" minimumScaleFactor="0.5" \
      adjustsFontForContentSizeCategory="YES" adjustsLetterSpacingToFitWidth="YES" enabled="NO" \
      highlighted="YES" preferredMaxLayoutWidth="280" minimumFontSize="9" id="l">
      <rect key="frame" x="0" y="0" width="42" height="21"/>
      <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
      <color key="textColor" systemColor="systemRedColor"/>
      <color key="highlightedColor" systemColor="systemBlueColor"/>
      <color key="shadowColor" systemColor="systemGreenColor"/>
      <size key="shadowOffset" width="1" height="2"/>
      </label>
      """, as: UILabel.self)
    #expect(problems == [])
    #expect(label.text == "Label")
    #expect(label.font == .boldSystemFont(ofSize: 20))
    #expect(label.textColor == .systemRed)
    #expect(label.highlightedTextColor == .systemBlue)
    #expect(label.shadowColor == .systemGreen)
    #expect(label.shadowOffset == CGSize(width: 1, height: 2))
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
    #expect(label.numberOfLines == 2)
    #expect(label.minimumScaleFactor == 0.5)
    #expect(label.preferredMaxLayoutWidth == 280)
    #expect(!label.isEnabled)
    #expect(label.isHighlighted)
    #expect(!label.isUserInteractionEnabled)
  }

  @Test("A label decodes its text from a child element and a nil color as the default color")
  func textElement() throws {
    let (label, problems) = try ViewSamples.load(
      "<label id=\"l\"><string key=\"text\">two\nlines</string><nil key=\"textColor\"/></label>",
      as: UILabel.self)
    #expect(problems == [])
    #expect(label.text == "two\nlines")
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .left)
  }

  /// Text, font size and lines, with the size that Interface Builder stores on a 2x device (docs/uikit-facts.md 5.1).
  @Test(
    "A label has the intrinsic size that Interface Builder saved",
    arguments: [
      ("Label", 17.0, 1, CGSize(width: 41.5, height: 20.5)),
      ("Title", 17, 1, CGSize(width: 33, height: 20.5)),
      ("", 17, 1, .zero), ("Label\nLabel", 17, 0, CGSize(width: 41.5, height: 41)),
      ("Label\nLabel", 17, 1, CGSize(width: 41.5, height: 20.5)),
    ])
  func intrinsicSize(text: String, size: CGFloat, lines: Int, expected: CGSize) {
    NibEnvironment.$current.withValue(ViewSamples.canvas) {
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: size)
      label.numberOfLines = lines
      #expect(label.intrinsicContentSize == expected)
    }
  }

  @Test("The height of a label with several lines depends on its width") func multilineHeight() {
    let label = UILabel()
    label.text = "one two three"
    #expect(label.intrinsicContentSize == CGSize(width: 104, height: 16))
    #expect(label.nibContentHeight(forWidth: 64) == nil)
    label.numberOfLines = 0
    #expect(label.nibContentHeight(forWidth: 64) == 32)
    #expect(label.nibContentHeight(forWidth: 40) == 48)
    label.numberOfLines = 2
    #expect(label.nibContentHeight(forWidth: 40) == 32)
    label.preferredMaxLayoutWidth = 64
    #expect(label.nibContentHeight(forWidth: 40) == nil)
    #expect(label.intrinsicContentSize == CGSize(width: 56, height: 32))
    #expect(label.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 40, height: 32))
  }

  @Test("Attributed text becomes runs with separate colors and attributes") func attributedText() throws {
    let (label, problems) = try ViewSamples.load(
      """
      <label usesAttributedText="YES" id="l"><attributedString key="attributedText">
      <fragment content="Big "><attributes><font key="NSFont" size="24" metaFont="system"/>
      <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="truncatingMiddle"/>
      </attributes></fragment>
      <fragment content="red"><attributes><color key="NSColor" systemColor="systemRedColor"/>
      <integer key="NSUnderline" value="1"/></attributes></fragment>
      </attributedString></label>
      """, as: UILabel.self)
    #expect(problems == [])
    #expect(label.text == "Big red")
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
    let text = try #require(label.nibText)
    #expect(text.runs.map(\.text) == ["Big ", "red"])
    #expect(text.runs.map(\.color) == [.label, .systemRed])
    #expect(text.runs.map(\.attributes) == [[], .underline])
    #expect(text.alignment == .center)
  }

  @Test(
    "A font that is named by its purpose has the size that it has in macOS",
    arguments: [("cellTitle", 12), ("smallSystem", 11), ("system", 13)] as [(String, CGFloat)])
  func namedPurpose(name: String, size: CGFloat) throws {
    let (label, _) = try ViewSamples.load(
      """
      <label usesAttributedText="YES" id="l"><attributedString key="attributedText">
      <fragment content="x"><attributes><font key="NSFont" metaFont="\(name)"/></attributes></fragment>
      </attributedString></label>
      """, as: UILabel.self)
    #expect(label.nibText?.runs.map(\.font?.pointSize) == [size])
  }

  @Test("A label's text has attributes for bold fonts and disabled labels, and the highlighted color")
  func states() throws {
    let label = UILabel()
    label.text = "x"
    label.font = .boldSystemFont(ofSize: 12)
    label.highlightedTextColor = .systemRed
    label.isHighlighted = true
    label.isEnabled = false
    let run = try #require(label.nibText?.runs.first)
    #expect(run.color == .systemRed)
    #expect(run.attributes == [.bold, .dim])
  }

  @Test("Natural alignment follows the layout direction") func naturalAlignment() {
    NibEnvironment.$current.withValue(ViewSamples.rightToLeft) {
      let label = UILabel()
      label.text = "x"
      #expect(label.nibText?.alignment == .right)
      label.textAlignment = .left
      #expect(label.nibText?.alignment == .left)
      label.textAlignment = .natural
      label.semanticContentAttribute = .forceLeftToRight
      #expect(label.nibText?.alignment == .left)
    }
  }

  @Test("The baselines of a label are at whole points") func baselines() throws {
    try NibEnvironment.$current.withValue(ViewSamples.canvas) {
      let label = UILabel()
      label.text = "x"
      let baselines = try #require(label.nibBaselines)
      #expect(baselines.first == 16)
      #expect(baselines.last == 4)
    }
  }

  @Test("Setting the same text again causes no layout") func sameText() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = "One"
    label.layoutIfNeeded()
    label.text = "One"
    #expect(!label.layoutState.needsLayout)
    label.text = "Two"
    #expect(label.layoutState.needsLayout)
  }

  @Test("A view that is made as large as its content keeps its origin") func sizeToFit() {
    let label = UILabel()
    label.text = "text"
    label.sizeToFit()
    #expect(label.frame == CGRect(origin: .zero, size: label.intrinsicContentSize))
    label.frame.origin = CGPoint(x: 16, y: 32)
    label.text = "a longer text"
    label.sizeToFit()
    #expect(label.frame == CGRect(origin: CGPoint(x: 16, y: 32), size: label.intrinsicContentSize))
  }
}
