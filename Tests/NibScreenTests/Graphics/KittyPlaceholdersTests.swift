import NibCore
import Testing

@testable import NibScreen

@Suite struct KittyPlaceholdersTests {
  @Test("There is a mark for each of 297 rows and columns") func marks() {
    let marks = KittyPlaceholders.marks
    #expect(marks.count == KittyPlaceholders.limit)
    #expect(Set(marks).count == KittyPlaceholders.limit)
    #expect(marks.prefix(4) == ["\u{305}", "\u{30D}", "\u{30E}", "\u{310}"])
    #expect(marks.last == "\u{1D244}")
    #expect(marks.allSatisfy { $0.properties.canonicalCombiningClass.rawValue == 230 })
  }

  @Test("Each cell names its row and column") func text() throws {
    let image = ImageSamples.areas(width: 4, height: 4)
    let bytes = try #require(
      KittyPlaceholders.text(of: image, id: 7, cells: CellSize(columns: 2, rows: 2)))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("\u{1B}Ptmux;\u{1B}\u{1B}_Ga=p,U=1,i=7,c=2,r=2,q=2\u{1B}\u{1B}\\\u{1B}\\"))
    let cells = "\u{1B}[38;5;7m\u{10EEEE}\u{30D}\u{305}\u{10EEEE}\u{30D}\u{30D}\u{1B}[39m\n"
    #expect(text.unicodeScalars.suffix(cells.unicodeScalars.count).elementsEqual(cells.unicodeScalars))
    #expect(
      KittyPlaceholders.text(of: image, id: 7, cells: CellSize(columns: 298, rows: 2)) == nil)
  }

  @Test("The highest byte of the number of an image is a third mark") func highestByte() {
    let cell = KittyPlaceholders.cell(row: 1, column: 2, id: 0x0300_0007)
    #expect(cell.unicodeScalars.elementsEqual(["\u{10EEEE}", "\u{30D}", "\u{30E}", "\u{310}"]))
    #expect(KittyPlaceholders.cell(row: 0, column: 0, id: 7).unicodeScalars.count == 3)
  }

  @Test("tmux passes a sequence on if every ESC in it is doubled") func tmux() {
    let wrapped = TmuxPassthrough.wrapped(Array("\u{1B}_Ga=d\u{1B}\\".utf8))
    #expect(String(decoding: wrapped, as: UTF8.self) == "\u{1B}Ptmux;\u{1B}\u{1B}_Ga=d\u{1B}\u{1B}\\\u{1B}\\")
  }
}
