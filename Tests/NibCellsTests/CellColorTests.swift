import Testing

@testable import NibCells

@Suite struct CellColorTests {
  @Test("A color has the red, green and blue components with which it was made") func components() {
    let color = CellColor(red: 0x12, green: 0x34, blue: 0x56)
    #expect(color == CellColor(rgb: 0x123456))
    #expect([color.red, color.green, color.blue] == [0x12, 0x34, 0x56])
    #expect(color.rgb == 0x123456)
  }

  @Test("The default color is not equal to any RGB color") func defaultColor() {
    #expect(CellColor.default.isDefault)
    #expect(CellColor.default != .black)
    #expect(!CellColor(rgb: 0xFF00_0000).isDefault)
  }

  @Test(
    "Colors are mixed by opacity, which is limited to the range from 0 to 1",
    arguments: [
      (0xFFFFFF, 0x000000, 0.5, 0x808080), (0xFF0000, 0x0000FF, 0.25, 0x4000BF),
      (0x123456, 0xFFFFFF, 1, 0x123456), (0x123456, 0xFFFFFF, 0, 0xFFFFFF),
      (0x123456, 0xFFFFFF, 7, 0x123456), (0x123456, 0xFFFFFF, -7, 0xFFFFFF),
      (0x123456, 0xFFFFFF, .nan, 0x123456),
    ] as [(UInt32, UInt32, Double, UInt32)])
  func mixing(over: UInt32, under: UInt32, opacity: Double, result: UInt32) {
    #expect(CellColor(rgb: over).mixed(over: CellColor(rgb: under), opacity: opacity).rgb == result)
  }

  @Test("Mixed with the default color, the color with the larger share is used") func defaultMixing() {
    #expect(CellColor.white.mixed(over: .default, opacity: 0.6) == .white)
    #expect(CellColor.white.mixed(over: .default, opacity: 0.4) == .default)
  }

  @Test(
    "The brightness of a color is the weighted sum of its components",
    arguments: [(0x000000, 0), (0xFFFFFF, 255), (0xFF0000, 76), (0x00FF00, 149), (0x0000FF, 29)])
  func brightness(rgb: UInt32, expected: Int) {
    #expect(CellColor(rgb: rgb).brightness == expected)
  }
}
