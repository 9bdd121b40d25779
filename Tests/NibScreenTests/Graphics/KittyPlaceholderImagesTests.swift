import NibCore
import Testing

@testable import NibScreen

/// Images of kitty's protocol in tmux: the sequences and the cells, beside the pixels that `TerminalImagesTests` checks.
@Suite struct KittyPlaceholderImagesTests {
  private static let cell = PixelSize(width: 6, height: 10)
  private static let size = CellSize(columns: 20, rows: 8)

  private static func canvas(_ image: CanvasImage, size: CellSize = size) -> CellCanvas {
    let canvas = CellCanvas(size: size)
    canvas.place(image, at: CellPoint(column: 2, row: 1))
    return canvas
  }

  private static func areas(_ columns: Int = 8, _ rows: Int = 4) -> CanvasImage {
    ImageSamples.canvasImage(columns, rows) { ImageSamples.areas(width: $0, height: $1) }
  }

  @Test("The data comes before the text, and everything is deleted at the end") func bytes() {
    var images = KittyPlaceholderImages(cell: Self.cell, pane: 1)
    let canvas = Self.canvas(Self.areas())
    let data = String(decoding: images.prepare(canvas), as: UTF8.self)
    let id = 0x2000_0001
    #expect(data.hasPrefix("\u{1B}Ptmux;\u{1B}\u{1B}_Ga=t,i=\(id),f=24,o=z,s=48,v=40,q=2;"))
    #expect(data.hasSuffix("\u{1B}Ptmux;\u{1B}\u{1B}_Ga=p,U=1,i=\(id),c=8,r=4,q=2\u{1B}\u{1B}\\\u{1B}\\"))
    let text = images.text(of: canvas)
    let shown = text[row: 2, column: 4]
    #expect(
      shown.text.unicodeScalars.elementsEqual([
        "\u{10EEEE}", "\u{30D}", "\u{30E}", KittyPlaceholders.marks[32],
      ]))
    #expect(shown.style.foreground == .palette(1))
    #expect(images.update(canvas, changes: []) == [])
    #expect(images.prepare(canvas) == [])
    #expect(
      String(decoding: images.release(), as: UTF8.self)
        == "\u{1B}Ptmux;\u{1B}\u{1B}_Ga=d,d=I,i=\(id),q=2\u{1B}\u{1B}\\\u{1B}\\")
    #expect(images.release() == [])
  }

  @Test("Images are sent again when the terminal may be another one") func forgotten() {
    var images = KittyPlaceholderImages(cell: Self.cell, pane: 0)
    let canvas = Self.canvas(Self.areas())
    var terminal = GraphicsTerminal(Self.size, cell: Self.cell)
    terminal.feed(images.prepare(canvas))
    images.forget()
    terminal.feed(images.prepare(canvas))
    #expect(terminal.transmissions == 2)
    #expect(terminal.stored.count == 1)
    #expect(terminal.faults == [])
  }

  @Test("Behind a character, a cell has the mean color of the image") func meanColor() {
    var images = KittyPlaceholderImages(cell: Self.cell, pane: 0)
    let canvas = Self.canvas(Self.areas())
    canvas.put("x", at: CellPoint(column: 2, row: 4), style: CellStyle(foreground: .white))
    canvas.horizontalLine(at: CellPoint(column: 5, row: 1), columns: 2)
    _ = images.prepare(canvas)
    let text = images.text(of: canvas)
    let letter = text[row: 4, column: 2]
    #expect(letter.text == "x")
    #expect(letter.style == CellStyle(foreground: .white, background: CellColor(rgb: 0x3366CC)))
    #expect(text[row: 1, column: 5].style.background == .white)
    #expect(text[row: 1, column: 6].style.background == .black)
  }

  @Test("An image with more rows or columns than there are marks is sent in parts") func parts() {
    var images = KittyPlaceholderImages(cell: PixelSize(width: 1, height: 2), pane: 0)
    let canvas = Self.canvas(Self.areas(300, 600), size: CellSize(columns: 310, rows: 620))
    var terminal = GraphicsTerminal(canvas.size, cell: PixelSize(width: 1, height: 2))
    terminal.feed(images.prepare(canvas))
    let text = images.text(of: canvas)
    terminal.show(text.changes(since: nil), of: text)
    #expect(terminal.stored.count == 6)
    #expect(terminal.placeholders.count == 300 * 600)
    #expect(terminal.placeholders.values.allSatisfy { $0.place.column < 297 && $0.place.row < 297 })
    #expect(Set(terminal.placeholders.values).count == 300 * 600)
    #expect(terminal.faults == [])
  }

  /// The first numbers of a pane, while none is in use.
  private static func numbers(pane: Int) -> [UInt32] {
    var numbers = KittyNumbers.placeholders(pane: pane)
    return (0..<217).compactMap { _ in numbers.next(besides: []) }
  }

  @Test("Panes use different numbers, and a number is used again when its image was deleted") func numbers() {
    var numbers = KittyNumbers.placeholders(pane: 0)
    var used: Set<UInt32> = []
    while let number = numbers.next(besides: used) { used.insert(number) }
    #expect(used.count == 217)
    #expect(used == Set(Self.numbers(pane: 0)))
    used.remove(0x0300_0002)
    #expect(numbers.next(besides: used) == 0x0300_0002)
    let all = (0..<8).flatMap(Self.numbers)
    #expect(Set(all).count == 8 * 217)
    #expect(
      all.allSatisfy { (1...7).contains($0 & 0xFF) && $0 & 0xFFFF00 == 0 && (1...248).contains($0 >> 24) })
  }

  @Test("If there are more images than numbers, the rest has mean colors") func tooMany() {
    var images = KittyPlaceholderImages(cell: Self.cell, pane: 0)
    let canvas = CellCanvas(size: CellSize(columns: 300, rows: 2))
    for column in 0..<300 { canvas.place(Self.areas(1, 1), at: CellPoint(column: column, row: 0)) }
    _ = images.prepare(canvas)
    let text = images.text(of: canvas)
    let cells = (0..<300).map { text[row: 0, column: $0] }
    #expect(cells.count { $0.text.unicodeScalars.first == "\u{10EEEE}" } == 217)
    #expect(cells.suffix(83).allSatisfy { $0.text == " " && $0.style.background?.isDefault == false })
  }
}
