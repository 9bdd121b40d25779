import Testing

@testable import NibResources

@Suite struct UIColorTests {
  /// Light values as Interface Builder records them in documents, dark ones as Apple publishes them.
  @Test(
    "The system colors of documents have the published light and dark components",
    arguments: [
      ("labelColor", 0x0000_00FF, 0xFFFF_FFFF),
      ("secondaryLabelColor", 0x3C3C_4399, 0xEBEB_F599),
      ("systemBackgroundColor", 0xFFFF_FFFF, 0x0000_00FF),
      ("groupTableViewBackgroundColor", 0xF2F2_F7FF, 0x0000_00FF),
      ("opaqueSeparatorColor", 0xC6C6_C8FF, 0x3838_3AFF),
      ("systemRedColor", 0xFF3B_30FF, 0xFF45_3AFF),
      ("systemGray4Color", 0xD1D1_D6FF, 0x3A3A_3CFF),
      ("darkTextColor", 0x0000_00FF, 0x0000_00FF),
      ("tintColor", 0x007A_FFFF, 0x0A84_FFFF),
      ("whiteColor", 0xFFFF_FFFF, 0xFFFF_FFFF),
      ("clearColor", 0x0000_0000, 0x0000_0000),
    ] as [(String, UInt32, UInt32)])
  func systemColors(name: String, light: UInt32, dark: UInt32) throws {
    let color = try #require(UIColor(nibSystemColor: name))
    #expect(color.nibComponents(for: .light) == ColorComponents(rgba: light))
    #expect(color.nibComponents(for: .dark) == ColorComponents(rgba: dark))
    #expect(color.nibComponents(for: .unspecified) == ColorComponents(rgba: light))
  }

  @Test("A system color with an unknown name is nil") func unknownNames() {
    #expect(UIColor(nibSystemColor: "labelColour") == nil)
  }

  @Test("Plain colors are equal if their components are, and named colors if their names are")
  func equality() {
    #expect(UIColor.white == UIColor(white: 1, alpha: 1))
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red.hashValue == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hashValue)
    #expect(UIColor(nibSystemColor: "systemBlueColor") == UIColor.systemBlue)
    #expect(UIColor.systemBlue != UIColor.tintColor)
    #expect(UIColor(nibNamed: "A", fallback: .red) != UIColor(nibNamed: "B", fallback: .red))
  }

  @Test("A dynamic color resolves to the color for the interface style") func resolving() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    #expect(UIColor.label.resolvedColor(with: UITraitCollection()) == .black)
    let own = UIColor { $0.userInterfaceStyle == .dark ? .label : .systemRed }
    #expect(own.resolvedColor(with: dark) == .white)
    #expect(own.nibComponents(for: .light) == UIColor.systemRed.nibComponents(for: .light))
  }

  @Test("A color with another opacity keeps its light and dark components") func opacity() {
    #expect(UIColor.black.withAlphaComponent(0.5) == UIColor(white: 0, alpha: 0.5))
    let faded = UIColor.label.withAlphaComponent(0.25)
    #expect(faded.nibComponents(for: .light) == ColorComponents(white: 0, alpha: 0.25))
    #expect(faded.nibComponents(for: .dark) == ColorComponents(white: 1, alpha: 0.25))
    #expect(UIColor(white: 0, alpha: 7) == .black)
  }

  @Test("A named color has its name and the components of its fallback") func namedColor() {
    let color = UIColor(nibNamed: "Brand", fallback: .orange)
    #expect(color.nibName == "Brand")
    #expect(color.nibComponents() == UIColor.orange.nibComponents())
  }

  @Test(
    "Hue, saturation and brightness are converted to red, green and blue",
    arguments: [
      (0, 1, 1, UIColor.red), (1.0 / 3, 1, 1, .green), (2.0 / 3, 1, 1, .blue), (0.5, 1, 1, .cyan),
      (0.3, 0, 0.5, .gray), (1, 1, 1, .red),
    ] as [(CGFloat, CGFloat, CGFloat, UIColor)])
  func hues(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, expected: UIColor) {
    let found = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    #expect(found.nibComponents().bytes == expected.nibComponents().bytes)
  }

  @Test("Display P3 components can lie outside sRGB and are limited when converted to bytes")
  func wideColors() {
    let red = ColorComponents(displayP3Red: 1, green: 0, blue: 0)
    #expect(red.red > 1.09 && red.green < -0.22)
    #expect(red.bytes == (255, 0, 0))
    #expect(ColorComponents(displayP3Red: 1, green: 1, blue: 1).bytes == (255, 255, 255))
    #expect(ColorComponents(red: .nan, green: -1, blue: 0.5).bytes == (0, 0, 128))
  }

  @Test("Adobe RGB components are converted to sRGB", arguments: [0, 0.25, 1])
  func adobeColors(gray: Double) {
    let color = ColorComponents(adobeRed: gray, green: gray, blue: gray)
    // Grays differ only by the transfer function.
    #expect(abs(color.red - gray) < 0.02)
    #expect(abs(color.red - color.green) < 1e-5)
    #expect(abs(color.blue - color.green) < 1e-5)
    #expect(ColorComponents(adobeRed: 0, green: 1, blue: 0).red < -0.6)
  }

  @Test("A translucent color is mixed with the color below it") func mixing() {
    let half = ColorComponents(white: 0, alpha: 0.5)
    #expect(half.over(ColorComponents(white: 1)) == ColorComponents(white: 0.5))
    let clear = ColorComponents(white: 0, alpha: 0)
    #expect(clear.over(clear) == clear)
  }
}
