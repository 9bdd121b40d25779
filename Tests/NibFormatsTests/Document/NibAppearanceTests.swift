import Testing

@testable import NibFormats

@Suite struct NibAppearanceTests {
  @Test(
    "K3: A color element is decoded to its color",
    arguments: [
      (
        "<color white='0.5' alpha='1' colorSpace='calibratedWhite'/>",
        .components(NibColorComponents(white: 0.5, space: .calibratedWhite))
      ),
      (
        "<color white='1' alpha='0.5' colorSpace='custom' customColorSpace='genericGamma22GrayColorSpace'/>",
        .components(NibColorComponents(white: 1, alpha: 0.5))
      ),
      (
        "<color red='0.1' green='0.2' blue='0.3' alpha='1' colorSpace='custom' customColorSpace='sRGB'/>",
        .components(NibColorComponents(red: 0.1, green: 0.2, blue: 0.3))
      ),
      (
        "<color red='1' green='0' blue='0' alpha='1' colorSpace='deviceRGB'/>",
        .components(NibColorComponents(red: 1, green: 0, blue: 0, space: .deviceRGB))
      ),
      ("<color cocoaTouchSystemColor='darkTextColor'/>", .system("darkTextColor", saved: nil)),
      (
        "<color systemColor='labelColor' cocoaTouchSystemColor='blackColor'/>",
        .system("labelColor", saved: NibColorComponents(white: 0))
      ),
      (
        "<color xcode11CocoaTouchSystemColor='systemBackgroundColor' cocoaTouchSystemColor='whiteColor'/>",
        .system("systemBackgroundColor", saved: nil)
      ),
      (
        "<color systemColor='x' red='1' green='0' blue='0' colorSpace='custom' customColorSpace='sRGB'/>",
        .system("x", saved: NibColorComponents(red: 1, green: 0, blue: 0))
      ),
      ("<color name='Brand'/>", .named("Brand", saved: NibColorComponents(red: 0, green: 0, blue: 1))),
      ("<color name='Lost'/>", .named("Lost", saved: nil)),
      (
        "<color key='tintColor'><string key='name'>Two\nlines</string></color>",
        .named("Two\nlines", saved: NibColorComponents(red: 1, green: 0, blue: 0))
      ),
      (
        "<color name='headerColor' catalog='System' colorSpace='catalog'/>",
        .catalog("System", name: "headerColor")
      ),
    ] as [(String, NibColor)])
  func colors(xml: String, color: NibColor) throws {
    let document = try DocumentSamples.xib(
      xml,
      resources: """
        <namedColor name='Brand'>
          <color red='0' green='0' blue='1' alpha='1' colorSpace='custom' customColorSpace='sRGB'/>
        </namedColor>
        <namedColor>
          <string key='name'>Two\nlines</string>
          <color red='1' green='0' blue='0' alpha='1' colorSpace='custom' customColorSpace='sRGB'/>
        </namedColor>
        <systemColor name='labelColor'>
          <color white='0' alpha='1' colorSpace='custom' customColorSpace='genericGamma22GrayColorSpace'/>
        </systemColor>
        """)
    let element = try #require(document.root.child(named: "objects")?.child(named: "color"))
    #expect(try NibColor(decoding: element) == color)
  }

  @Test(
    "A malformed color gives nil and a message that says what was expected",
    arguments: [
      (
        "<color/>",
        "<color>: found no color value, expected white, red with green and blue, systemColor "
          + "or name; ignored"
      ),
      ("<color red='1' blue='1'/>", "<color>: found no green, expected the attribute green; ignored"),
      (
        "<color white='1' colorSpace='lab'/>",
        "<color>: found colorSpace=\"lab\", expected one of sRGB, displayP3, adobeRGB1998, calibratedRGB, "
          + "deviceRGB, genericGamma22GrayColorSpace, calibratedWhite, deviceWhite; ignored"
      ),
    ])
  func malformedColors(xml: String, message: String) throws {
    var log: [Diagnostic] = []
    #expect(NibColor(try DocumentSamples.element(xml), log: &log) == nil)
    #expect(log.map(\.message) == [message])
  }

  @Test(
    "A font element is decoded to its font",
    arguments: [
      ("<fontDescription type='system' pointSize='17'/>", NibFont(.system(.regular), size: .points(17))),
      ("<fontDescription type='boldSystem' pointSize='1.5'/>", NibFont(.system(.bold), size: .points(1.5))),
      (
        "<fontDescription type='system' weight='semibold' pointSize='15'/>",
        NibFont(.system(.semibold), size: .points(15))
      ),
      ("<font usesAppearanceFont='YES'/>", NibFont(.system(.regular), size: .points(13))),
      ("<fontDescription type='italicSystem' size='button'/>", NibFont(.italicSystem, size: .role("button"))),
      ("<fontDescription style='UICTFontTextStyleBody'/>", NibFont(.textStyle("UICTFontTextStyleBody"))),
      (
        "<fontDescription name='Menlo-Regular' family='Menlo' pointSize='12'/>",
        NibFont(.named("Menlo-Regular", family: "Menlo"), size: .points(12))
      ),
      ("<font name='Futura' size='9'/>", NibFont(.named("Futura", family: nil), size: .points(9))),
      ("<font metaFont='system'/>", NibFont(.meta("system"))),
    ])
  func fonts(xml: String, font: NibFont) throws {
    #expect(try NibFont(decoding: DocumentSamples.element(xml)) == font)
  }

  @Test(
    "A malformed font gives an error that says what was expected",
    arguments: [
      ("<font/>", "<font>: found no font, expected type, style, name or metaFont; ignored"),
      (
        "<font type='serif'/>",
        "<font>: found type=\"serif\", expected system, boldSystem or italicSystem; ignored"
      ),
      (
        "<font type='system' pointSize='big'/>", "<font>: found pointSize=\"big\", expected a number; ignored"
      ),
    ])
  func malformedFonts(xml: String, message: String) throws {
    let error = #expect(throws: NibValueError.self) { try NibFont(decoding: DocumentSamples.element(xml)) }
    #expect(error?.diagnostic.message == message)
  }

  @Test("An attributed string has its fragments with their attributes") func attributedStrings() throws {
    let text = try NibAttributedString(
      decoding: DocumentSamples.element(
        """
        <attributedString key="attributedText">
          <fragment content="One ">
            <attributes>
              <font key="NSFont" metaFont="system" size="24"/>
              <color key="NSColor" cocoaTouchSystemColor="darkTextColor"/>
              <real key="NSKern" value="2"/>
              <integer key="NSUnderline" value="1"/>
              <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="3" defaultTabInterval="31.3">
                <tabStops><textTab alignment="left" location="11"><options/></textTab></tabStops>
              </paragraphStyle>
              <shadow key="NSShadow"/>
            </attributes>
          </fragment>
          <fragment><string key="content">two
        three</string></fragment>
        </attributedString>
        """))
    #expect(text.string == "One two\nthree")
    let first = try #require(text.fragments.first)
    #expect(first.font == NibFont(.meta("system"), size: .points(24)))
    #expect(first.color == .system("darkTextColor", saved: nil))
    #expect(first.kern == 2)
    #expect(first.isUnderlined)
    var style = NibParagraphStyle()
    style.alignment = "center"
    style.lineSpacing = 3
    style.tabStops = [11]
    style.defaultTabInterval = 31.3
    #expect(first.paragraphStyle == style)
    #expect(first["NSShadow"] == .unknown("shadow"))
    #expect(text.fragments.last == NibAttributedString.Fragment("two\nthree"))
    #expect(text.fragments.last?.isUnderlined == false)
  }
}
