import Testing

@testable import NibCells

@Suite struct TerminalColorTests {
  struct Case: Sendable {
    var rgb: UInt32, of8: UInt8, of16: UInt8, of256: UInt8
  }

  static let cases = [
    Case(rgb: 0x000000, of8: 0, of16: 0, of256: 16), Case(rgb: 0xFFFFFF, of8: 7, of16: 15, of256: 231),
    Case(rgb: 0xFF0000, of8: 1, of16: 9, of256: 196), Case(rgb: 0x007AFF, of8: 4, of16: 12, of256: 33),
    Case(rgb: 0x34C759, of8: 2, of16: 2, of256: 77), Case(rgb: 0x8E8E93, of8: 7, of16: 8, of256: 246),
    Case(rgb: 0xF2F2F7, of8: 7, of16: 15, of256: 255), Case(rgb: 0x808080, of8: 7, of16: 8, of256: 244),
    Case(rgb: 0x5F87AF, of8: 6, of16: 8, of256: 67), Case(rgb: 0x080808, of8: 0, of16: 0, of256: 232),
    Case(rgb: 0xEEEEEE, of8: 7, of16: 7, of256: 255), Case(rgb: 0xFFAAAA, of8: 1, of16: 9, of256: 217),
    Case(rgb: 0xAFD7FF, of8: 6, of16: 14, of256: 153), Case(rgb: 0xFFFFAF, of8: 3, of16: 11, of256: 229),
  ]

  @Test("A color becomes the nearest color of each color depth", arguments: cases)
  func nearest(_ example: Case) {
    let color = CellColor(rgb: example.rgb)
    let depths: [ColorDepth] = [.monochrome, .ansi8, .ansi16, .indexed256, .trueColor]
    let expected: [TerminalColor] = [
      .default, .indexed(example.of8), .indexed(example.of16), .indexed(example.of256), .rgb(color),
    ]
    #expect(depths.map { TerminalColor(color, depth: $0) } == expected)
  }

  @Test("An entry of the palette is the same entry for each color depth") func palette() {
    let color = CellColor.palette(4)
    #expect(!color.isDefault)
    #expect(CellColor(rgb: 0xFD0004).paletteIndex == nil)
    #expect(
      ColorDepth.allCases.map { TerminalColor(color, depth: $0) }
        == [.default] + Array(repeating: .indexed(4), count: 4))
    // The number is not changed in order to make a text readable.
    let style = CellStyle(foreground: color, attributes: .pixels)
    #expect(TerminalStyle(style, depth: .ansi8).foreground == .indexed(4))
  }

  @Test("Every terminal with colors shows pixels") func pixels() {
    #expect(ColorDepth.allCases.filter(\.showsPixels) == [.ansi8, .ansi16, .indexed256, .trueColor])
  }

  @Test(
    "Pixels of images have the nearest colors, also where a text or an area would get others",
    arguments: [
      // A gray next to white, dark blue next to black, and pale colors.
      (0xC8C8CC, 0xFFFFFF, ColorDepth.ansi16, [7, 15]), (0x2020C0, 0x000000, .ansi16, [4, 0]),
      (0xFFAAAA, 0xF2F2F7, .ansi16, [7, 15]), (0x8E8E93, 0xFFFFFF, .ansi8, [7, 7]),
      (0x2020C0, 0x000000, .ansi8, [4, 0]),
    ] as [(UInt32, UInt32, ColorDepth, [UInt8])])
  func nearestPixels(upper: UInt32, lower: UInt32, depth: ColorDepth, expected: [UInt8]) {
    var style = CellStyle(foreground: CellColor(rgb: upper), background: CellColor(rgb: lower))
    let text = TerminalStyle(style, depth: depth)
    style.attributes = .pixels
    let pixels = TerminalStyle(style, depth: depth)
    #expect([pixels.foreground, pixels.background] == expected.map { TerminalColor.indexed($0) })
    #expect(pixels != text)
    #expect(pixels.attributes == [])
  }

  @Test("The default color stays the default at every color depth", arguments: ColorDepth.allCases)
  func defaultColor(depth: ColorDepth) {
    #expect(TerminalColor(.default, depth: depth) == .default)
  }

  @Test("Each color of the terminal's color cube becomes itself with 256 colors") func cubeColors() {
    let levels: [UInt32] = [0, 95, 135, 175, 215, 255]
    for index in 0..<216 {
      let rgb = levels[index / 36] << 16 | levels[index / 6 % 6] << 8 | levels[index % 6]
      #expect(TerminalColor(CellColor(rgb: rgb), depth: .indexed256) == .indexed(UInt8(16 + index)))
    }
  }

  @Test(
    "Text that can be seen on its background can still be seen with fewer colors",
    arguments: [
      (0x8E8E93, 0xFFFFFF, ColorDepth.ansi8, TerminalColor.indexed(0)),
      (0x404040, 0x000000, .ansi16, .indexed(8)), (0x202020, 0x000000, .ansi16, .indexed(0)),
      (0xF0F0F0, 0xFFFFFF, .ansi8, .indexed(7)),
      (0xFFFFFF, 0xFFFFFF, .ansi8, .indexed(7)),
      (0x8E8E93, 0xFFFFFF, .ansi16, .indexed(8)),
    ] as [(UInt32, UInt32, ColorDepth, TerminalColor)])
  func readableText(text: UInt32, background: UInt32, depth: ColorDepth, expected: TerminalColor) {
    let style = CellStyle(foreground: CellColor(rgb: text), background: CellColor(rgb: background))
    #expect(TerminalStyle(style, depth: depth).foreground == expected)
  }

  @Test(
    "A color that is too dark for black becomes its bright variant",
    arguments: [
      (
        0x0000FF, nil, CellStyle.Attributes(), ColorDepth.ansi8, TerminalColor.indexed(6),
        CellStyle.Attributes()
      ),
      (0x0000FF, 0x000000, .bold, .ansi8, .indexed(6), .bold), (0x0000EE, nil, [], .ansi16, .indexed(12), []),
      (0x0000FF, nil, .reverse, .ansi8, .indexed(6), .reverse), (0x600000, nil, [], .ansi8, .indexed(1), []),
      (0xFF3B30, nil, [], .ansi8, .indexed(1), []), (0x0000FF, 0xFFFFFF, [], .ansi8, .indexed(4), []),
      (0x0000EE, nil, [], .indexed256, .indexed(21), []),
    ] as [(UInt32, UInt32?, CellStyle.Attributes, ColorDepth, TerminalColor, CellStyle.Attributes)])
  func brightened(
    text: UInt32, background: UInt32?, attributes: CellStyle.Attributes, depth: ColorDepth,
    expected: TerminalColor, expectedAttributes: CellStyle.Attributes
  ) {
    let style = CellStyle(
      foreground: CellColor(rgb: text), background: background.map { CellColor(rgb: $0) },
      attributes: attributes)
    let converted = TerminalStyle(style, depth: depth)
    #expect(converted.foreground == expected)
    #expect(converted.attributes == expectedAttributes)
  }

  @Test(
    "A text that can be read stays readable on a colored background with few colors",
    arguments: [
      (0x000000, 0x007AFF, [], .ansi8, .indexed(7)), (0xFFFFFF, 0x007AFF, [], .ansi8, .indexed(7)),
      (0x000000, 0x0000CC, .bold, .ansi8, .indexed(7)), (0x000000, 0x34C759, .bold, .ansi8, .indexed(0)),
      (0x000000, 0x34C759, [], .ansi8, .indexed(0)), (0x007AFF, 0x0000CC, [], .ansi16, .indexed(15)),
      (0x8E8E93, 0xFFFFFF, [], .ansi16, .indexed(8)), (0x0000CC, 0xFFFFFF, [], .ansi16, .indexed(4)),
    ] as [(UInt32, UInt32, CellStyle.Attributes, ColorDepth, TerminalColor)])
  func readable(
    text: UInt32, background: UInt32, attributes: CellStyle.Attributes, depth: ColorDepth,
    expected: TerminalColor
  ) {
    let style = CellStyle(
      foreground: CellColor(rgb: text), background: CellColor(rgb: background), attributes: attributes)
    #expect(TerminalStyle(style, depth: depth).foreground == expected)
  }

  @Test(
    "A bold text is not bold where its bright variant could not be read",
    arguments: [
      // White on teal becomes black on cyan, and bold black is gray.
      (0xFFFFFF, 0x018084, .ansi8, .indexed(0), []), (0x000000, 0x34C759, .ansi8, .indexed(0), []),
      (0x000000, 0x34C759, .ansi16, .indexed(0), []), (0x000000, 0xFFFFFF, .ansi8, .indexed(0), .bold),
      (0xFFFFFF, 0x0000CC, .ansi8, .indexed(7), .bold), (0xFFFFFF, 0x018084, .trueColor, .rgb(.white), .bold),
    ] as [(UInt32, UInt32, ColorDepth, TerminalColor, CellStyle.Attributes)])
  func bold(
    text: UInt32, background: UInt32, depth: ColorDepth, expected: TerminalColor,
    attributes: CellStyle.Attributes
  ) {
    let style = CellStyle(
      foreground: CellColor(rgb: text), background: CellColor(rgb: background), attributes: .bold)
    let converted = TerminalStyle(style, depth: depth)
    #expect(converted.foreground == expected)
    #expect(converted.attributes == attributes)
  }

  @Test("Color depths are listed in ascending order") func depthOrder() {
    #expect(ColorDepth.allCases == ColorDepth.allCases.sorted())
  }
}
