import NibCore
import Testing

@testable import NibScreen

@Suite struct ColorPairsTests {
  @Test("Each pair of colors gets one number, and the default colors have number 0") func numbers() {
    var pairs = ColorPairs(limit: 100) { _, _, _ in true }
    #expect(pairs.number(foreground: .default, background: .default) == 0)
    #expect(pairs.number(foreground: .indexed(1), background: .default) == 1)
    #expect(pairs.number(foreground: .indexed(1), background: .indexed(2)) == 2)
    #expect(pairs.number(foreground: .indexed(1), background: .default) == 1)
  }

  @Test("When no number is left, a pair with the same text color or the default colors are used")
  func runningOut() {
    var pairs = ColorPairs(limit: 3) { _, _, _ in true }
    #expect(pairs.number(foreground: .indexed(1), background: .default) == 1)
    #expect(!pairs.isFull)
    #expect(pairs.number(foreground: .indexed(2), background: .default) == 2)
    #expect(pairs.isFull)
    #expect(!pairs.hasRunOut)
    // The text keeps its color if possible; otherwise the terminal's colors are used.
    #expect(pairs.number(foreground: .indexed(2), background: .indexed(4)) == 2)
    #expect(pairs.number(foreground: .indexed(3), background: .indexed(4)) == 0)
    #expect(pairs.hasRunOut)
    pairs.removeAll()
    #expect(pairs.isEmpty && !pairs.hasRunOut)
    #expect(pairs.number(foreground: .indexed(3), background: .indexed(4)) == 1)
  }

  @Test("A picture with more colors than color numbers uses the most similar colors")
  func moreColorsThanNumbers() {
    func rgb(_ value: UInt32) -> TerminalColor { .rgb(CellColor(rgb: value)) }
    var pairs = ColorPairs(limit: 4) { _, _, _ in true }
    #expect(pairs.number(foreground: rgb(0x101010), background: rgb(0xE0E0E0)) == 1)
    #expect(pairs.number(foreground: rgb(0x131010), background: rgb(0xF0E0E0)) == 2)
    #expect(pairs.number(foreground: rgb(0x808080), background: .indexed(1)) == 3)
    #expect(pairs.isFull)
    // Colors are compared with 5 bits per component, then with fewer; the first of several matches is used.
    #expect(pairs.number(foreground: rgb(0x121212), background: rgb(0xE1E1E1)) == 1)
    #expect(pairs.number(foreground: rgb(0x141010), background: rgb(0xF1E1E1)) == 2)
    #expect(pairs.number(foreground: rgb(0x202020), background: rgb(0xD0D0D0)) == 1)
    #expect(pairs.number(foreground: rgb(0x909090), background: .indexed(1)) == 3)
    // Other palette entries and distant colors are not similar to them.
    #expect(pairs.number(foreground: rgb(0x909090), background: .indexed(2)) == 0)
    #expect(pairs.number(foreground: rgb(0xE0E0E0), background: rgb(0x101010)) == 0)
  }

  @Test("A pair that the terminal refuses is shown in the default colors") func refusedPair() {
    var pairs = ColorPairs(limit: 100) { _, _, _ in false }
    #expect(pairs.number(foreground: .indexed(1), background: .indexed(2)) == 0)
  }

  @Test(
    "Every color has the number that ncurses expects",
    arguments: [
      (TerminalColor.default, -1), (.indexed(200), 200), (.rgb(CellColor(rgb: 0x123456)), 0x123456),
      (.rgb(CellColor(rgb: 5)), 8), (.rgb(.black), 8),
    ] as [(TerminalColor, Int32)])
  func cursesNumber(_ color: TerminalColor, _ number: Int32) {
    #expect(color.cursesNumber == number)
  }
}
