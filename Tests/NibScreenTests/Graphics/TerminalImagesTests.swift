import NibCore
import Testing

@testable import NibScreen

/// What a terminal shows after the bytes that are sent for canvases with images.
@Suite struct TerminalImagesTests {
  private static let cell = PixelSize(width: 6, height: 10)
  private static let size = CellSize(columns: 20, rows: 8)

  /// A program with its terminal.
  private struct Run {
    var images: any TerminalImages
    var terminal: GraphicsTerminal
    var shown: CellCanvas?

    init(_ graphics: TerminalGraphics) {
      images = graphics.images()
      terminal = GraphicsTerminal(size, cell: cell, keepsWholeImages: graphics.isInTmux)
    }

    init(_ graphicsProtocol: GraphicsProtocol, isInTmux: Bool = false) {
      self.init(TerminalGraphics(graphicsProtocol, cell: cell, isInTmux: isInTmux))
    }

    /// Shows a canvas. Returns the number of bytes that were sent for images.
    @discardableResult
    mutating func show(_ canvas: CellCanvas) -> Int {
      let data = images.prepare(canvas)
      terminal.lastPixelCount = 0
      terminal.feed(data)
      let text = images.text(of: canvas)
      let changes = text.changes(since: shown)
      terminal.show(changes, of: text)
      let bytes = images.update(canvas, changes: changes)
      terminal.feed(bytes)
      shown = text.copy()
      return data.count + bytes.count
    }
  }

  /// The three protocols, and kitty's in tmux.
  private static let all =
    GraphicsProtocol.allCases.map { TerminalGraphics($0, cell: cell) }
    + [TerminalGraphics(.kitty, cell: cell, isInTmux: true)]

  private static func canvas(_ image: CanvasImage, at point: CellPoint) -> CellCanvas {
    let canvas = CellCanvas(size: size)
    canvas.place(image, at: point)
    return canvas
  }

  /// The pixels of a screen with one image.
  private static func expected(_ image: CanvasImage, at point: CellPoint, hidden: CellRect = .zero)
    -> [UInt32]
  {
    var pixels = [UInt32](repeating: 0, count: size.columns * cell.width * size.rows * cell.height)
    guard let drawn = image.pixels(cell: cell) else { return pixels }
    let values = ImageSamples.values(drawn)
    for y in 0..<drawn.height {
      for x in 0..<drawn.width {
        let place = CellPoint(column: point.column + x / cell.width, row: point.row + y / cell.height)
        guard CellRect(origin: .zero, size: size).contains(place), !hidden.contains(place) else { continue }
        let column = point.column * cell.width + x
        pixels[(point.row * cell.height + y) * size.columns * cell.width + column] =
          values[y * drawn.width + x]
      }
    }
    return pixels
  }

  @Test("The terminal shows the pixels of the image", arguments: all)
  func shown(graphics: TerminalGraphics) {
    let image = ImageSamples.canvasImage(8, 4) { ImageSamples.areas(width: $0, height: $1) }
    var run = Run(graphics)
    let point = CellPoint(column: 3, row: 2)
    run.show(Self.canvas(image, at: point))
    #expect(run.terminal.pixels == Self.expected(image, at: point))
    #expect(run.terminal.faults == [])
    #expect(run.show(Self.canvas(image, at: point)) == 0)
  }

  @Test("A terminal whose contents became unknown keeps only the images that are shown again")
  func forgotten() {
    let image = ImageSamples.canvasImage(8, 4) { ImageSamples.areas(width: $0, height: $1) }
    var run = Run(.kitty)
    let point = CellPoint(column: 3, row: 2)
    run.show(Self.canvas(image, at: point))
    run.images.forget()
    run.shown = nil
    run.show(Self.canvas(image, at: point))
    #expect(run.terminal.stored.count == 1)
    #expect(run.terminal.pixels == Self.expected(image, at: point))
    run.images.forget()
    run.terminal.feed(run.images.release())
    #expect(run.terminal.stored.isEmpty)
    #expect(run.terminal.faults == [])
  }

  @Test("A text over an image stays text, and a panel hides the image", arguments: all)
  func panel(graphics: TerminalGraphics) {
    let image = ImageSamples.canvasImage(8, 4) { ImageSamples.areas(width: $0, height: $1) }
    var run = Run(graphics)
    let point = CellPoint(column: 3, row: 2)
    run.show(Self.canvas(image, at: point))
    let canvas = Self.canvas(image, at: point)
    let panel = CellRect(column: 5, row: 3, columns: 3, rows: 2)
    canvas.fill(panel, style: CellStyle(background: .default))
    canvas.put("abc", at: panel.origin)
    run.show(canvas)
    #expect(run.terminal.pixels == Self.expected(image, at: point, hidden: panel))
    #expect(run.terminal.characters[panel.origin] == "a")
    // The panel is closed again.
    run.show(Self.canvas(image, at: point))
    #expect(run.terminal.pixels == Self.expected(image, at: point))
    #expect(run.terminal.faults == [])
  }

  @Test("An image can be scrolled out of a window", arguments: all)
  func scrolling(graphics: TerminalGraphics) {
    let image = ImageSamples.canvasImage(8, 12) { ImageSamples.areas(width: $0, height: $1) }
    var run = Run(graphics)
    let window = CellRect(column: 2, row: 1, columns: 6, rows: 5)
    for offset in [0, 1, 4, 7, 3] {
      let canvas = CellCanvas(size: Self.size)
      let point = CellPoint(column: 1, row: 1 - offset)
      canvas.withClip(window) { canvas.place(image, at: point) }
      run.show(canvas)
      var expected = Self.expected(image, at: point)
      let width = Self.size.columns * Self.cell.width
      for index in expected.indices {
        let place = CellPoint(
          column: index % width / Self.cell.width, row: index / width / Self.cell.height)
        if !window.contains(place) { expected[index] = 0 }
      }
      // Text under an image that has gone is sent again, so its pixels are gone too.
      #expect(run.terminal.pixels == expected, "offset \(offset)")
    }
    #expect(run.terminal.faults == [])
  }

  @Test("Only the part of an image that has changed is sent", arguments: all)
  func changedPart(graphics: TerminalGraphics) {
    var run = Run(graphics)
    let point = CellPoint(column: 3, row: 1)
    var image = ImageSamples.canvasImage(12, 6) { ImageSamples.areas(width: $0, height: $1) }
    run.show(Self.canvas(image, at: point))
    // A mark moves over the image, over the edge between two cells and to its last pixels.
    for place in [(5, 9), (20, 30), (70, 57), (0, 0), (33, 12), (0, 0)] {
      image = ImageSamples.canvasImage(12, 6, previous: image) {
        ImageSamples.marked(place, width: $0, height: $1)
      }
      run.show(Self.canvas(image, at: point))
      #expect(run.terminal.pixels == Self.expected(image, at: point), "\(place)")
      #expect(run.terminal.lastPixelCount < 72 * 60 / 2, "\(place)")
    }
    // A panel over the image, and the image scrolled to another place.
    let canvas = Self.canvas(image, at: point)
    let panel = CellRect(column: 4, row: 1, columns: 3, rows: 2)
    canvas.fill(panel, style: CellStyle(background: .default))
    run.show(canvas)
    #expect(run.terminal.pixels == Self.expected(image, at: point, hidden: panel))
    run.show(Self.canvas(image, at: .zero))
    #expect(run.terminal.pixels == Self.expected(image, at: .zero))
    run.terminal.feed(run.images.release())
    #expect(run.terminal.stored.isEmpty)
    #expect(run.terminal.faults == [])
  }

  @Test("An image that differs in most parts, or in its transparent pixels, is sent as a whole")
  func changedWhole() {
    var run = Run(.kitty)
    let areas = ImageSamples.canvasImage(8, 4) { ImageSamples.areas(width: $0, height: $1) }
    let gradient = ImageSamples.canvasImage(8, 4, previous: areas) {
      ImageSamples.gradient(width: $0, height: $1)
    }
    let stripe = ImageSamples.canvasImage(8, 4, previous: gradient) {
      ImageSamples.stripe(width: $0, height: $1)
    }
    for image in [areas, gradient, stripe] {
      run.show(Self.canvas(image, at: .zero))
      #expect(run.terminal.pixels == Self.expected(image, at: .zero))
    }
    #expect(run.terminal.transmissions == 3)
    // An image that is equal to the one before is not sent.
    let same = ImageSamples.canvasImage(8, 4, previous: stripe) { ImageSamples.stripe(width: $0, height: $1) }
    #expect(run.show(Self.canvas(same, at: .zero)) == 0)
  }

  @Test("No other image is visible behind transparent pixels", arguments: GraphicsProtocol.allCases)
  func transparencyOverImage(graphicsProtocol: GraphicsProtocol) {
    var run = Run(graphicsProtocol)
    let areas = ImageSamples.canvasImage(4, 2) { ImageSamples.areas(width: $0, height: $1) }
    let stripe = ImageSamples.canvasImage(4, 2) { ImageSamples.stripe(width: $0, height: $1) }
    run.show(Self.canvas(areas, at: .zero))
    // Only the text that ncurses would write: both images have the same blank text.
    run.terminal.feed(run.images.update(Self.canvas(stripe, at: .zero), changes: []))
    #expect(run.terminal.pixels == Self.expected(stripe, at: .zero))
    // Without an image, the text is blank, too.
    run.terminal.feed(run.images.update(CellCanvas(size: Self.size), changes: []))
    #expect(run.terminal.pixels.allSatisfy { $0 == 0 })
    #expect(run.terminal.faults == [])
  }

  @Test("Many images are on the screen at the same time", arguments: all)
  func manyImages(graphics: TerminalGraphics) {
    var run = Run(graphics)
    let images = (0..<21).map { number in
      ImageSamples.canvasImage(2, 1) { width, height in
        let color: [UInt8] = number % 2 == 0 ? [204, 0, 51, 255] : [51, 102, 204, 255]
        return PixelImage(
          width: width, height: height,
          bytes: Array(repeating: number == 20 ? [0, 0, 0, 0] : color, count: width * height).flatMap(\.self))
      }
    }
    for shift in [0, 1, 0] {
      let canvas = CellCanvas(size: Self.size)
      var expected = [UInt32](repeating: 0, count: Self.size.columns * 6 * Self.size.rows * 10)
      for (number, image) in images.enumerated() {
        let point = CellPoint(column: number % 6 * 3 + shift, row: number / 6 * 2)
        if point.row >= Self.size.rows - 1 { continue }
        canvas.place(image, at: point)
        for (index, value) in Self.expected(image, at: point).enumerated() where value != 0 {
          expected[index] = value
        }
      }
      run.show(canvas)
      #expect(run.terminal.pixels == expected, "shift \(shift)")
      #expect(run.show(canvas) == 0)
    }
    #expect(run.terminal.faults == [])
  }

  @Test("Layers of similar images are freed when no image needs them") func layers() {
    var run = Run(.kitty)
    var image = ImageSamples.canvasImage(12, 6) { ImageSamples.areas(width: $0, height: $1) }
    for number in 0..<60 {
      image = ImageSamples.canvasImage(12, 6, previous: image) {
        ImageSamples.marked((number, number % 50), width: $0, height: $1)
      }
      run.show(Self.canvas(image, at: .zero))
      #expect(run.terminal.pixels == Self.expected(image, at: .zero), "\(number)")
    }
    #expect(run.terminal.stored.count < 40)
    #expect(run.terminal.faults == [])
  }

  @Test("kitty gets an image once, and frees those that were not shown for long") func kittyStore() {
    var run = Run(.kitty)
    let images = (0..<12).map { number in
      ImageSamples.canvasImage(4, 2) { ImageSamples.gradient(width: $0, height: $1, seed: number * 20) }
    }
    let point = CellPoint(column: 1, row: 1)
    for image in images { run.show(Self.canvas(image, at: point)) }
    #expect(run.terminal.transmissions == 12)
    #expect(run.terminal.stored.count == 9)
    // The last image but one is still there, and the first one is sent again.
    #expect(run.show(Self.canvas(images[10], at: point)) < 300)
    #expect(run.terminal.transmissions == 12)
    run.show(Self.canvas(images[0], at: point))
    #expect(run.terminal.transmissions == 13)
    #expect(run.terminal.pixels == Self.expected(images[0], at: point))
    run.terminal.feed(run.images.release())
    #expect(run.terminal.stored.isEmpty)
    #expect(run.terminal.pixels.allSatisfy { $0 == 0 })
    #expect(run.terminal.faults == [])
  }

  @Test("Transparent pixels show the terminal's background", arguments: all)
  func transparency(graphics: TerminalGraphics) {
    let image = ImageSamples.canvasImage(2, 1) { ImageSamples.stripe(width: $0, height: $1) }
    var run = Run(graphics)
    run.show(Self.canvas(image, at: .zero))
    let row = run.terminal.pixels.prefix(12)
    #expect(row == ArraySlice(Array(repeating: 0xFF00_00FF, count: 7) + Array(repeating: 0, count: 5)))
  }

  @Test("Lines are painted over sixels and inline images", arguments: [GraphicsProtocol.sixel, .iterm])
  func lines(graphicsProtocol: GraphicsProtocol) {
    let image = ImageSamples.canvasImage(8, 4) { ImageSamples.areas(width: $0, height: $1) }
    var run = Run(graphicsProtocol)
    let canvas = Self.canvas(image, at: .zero)
    canvas.horizontalLine(
      at: CellPoint(column: 0, row: 1), columns: 3, style: CellStyle(foreground: CellColor(rgb: 0xFF9900)))
    run.show(canvas)
    let changed = zip(run.terminal.pixels, Self.expected(image, at: .zero)).filter { $0 != $1 }.map(\.0)
    #expect(Set(changed) == [0xFF99_00FF])
    // Two and a half cells of six pixels: the line begins and ends in the middle of a cell.
    #expect((12...18).contains(changed.count))
    #expect(run.terminal.characters[CellPoint(column: 1, row: 1)] == "\u{A0}")
    let bytes = run.show(Self.canvas(image, at: .zero))
    #expect(run.terminal.pixels == Self.expected(image, at: .zero))
    #expect(bytes > 0)
  }

  @Test(
    "Rows with an image have different characters, so that they are not scrolled",
    arguments: GraphicsProtocol.allCases)
  func rows(graphicsProtocol: GraphicsProtocol) {
    let image = ImageSamples.canvasImage(12, 7) { ImageSamples.areas(width: $0, height: $1) }
    let text = Run(graphicsProtocol).images.text(of: Self.canvas(image, at: .zero))
    let rows = (0..<7).map { row in text.bounds.columnRange.map { text[row: row, column: $0].text }.joined() }
    #expect(Set(rows).count == 7)
    #expect(Set(rows.joined()) == [" ", "\u{A0}"])
  }

  @Test("No part of an image disappears after many changes", arguments: all)
  func manyChanges(graphics: TerminalGraphics) {
    let image = ImageSamples.canvasImage(8, 6) { ImageSamples.areas(width: $0, height: $1) }
    var run = Run(graphics)
    let point = CellPoint(column: 3, row: 1)
    for number in 0..<60 {
      let canvas = Self.canvas(image, at: point)
      let label = CellRect(column: 3 + number % 7, row: 1 + number % 5, columns: 1, rows: 1)
      canvas.put("x", at: label.origin, style: CellStyle(background: .default))
      run.show(canvas)
      #expect(run.terminal.pixels == Self.expected(image, at: point, hidden: label), "change \(number)")
    }
    #expect(run.terminal.faults == [])
  }

  @Test("A large image is painted in parts that every terminal shows") func parts() {
    let piece = ImagePiece(image: 0, cells: CellRect(column: 2, row: 1, columns: 5, rows: 3))
    #expect(
      piece.parts(atMost: CellSize(columns: 3, rows: 2)).map(\.cells) == [
        CellRect(column: 2, row: 1, columns: 3, rows: 2), CellRect(column: 5, row: 1, columns: 2, rows: 2),
        CellRect(column: 2, row: 3, columns: 3, rows: 1), CellRect(column: 5, row: 3, columns: 2, rows: 1),
      ])
  }

  @Test("Nothing stays of a line over transparent pixels", arguments: [GraphicsProtocol.sixel, .iterm])
  func lineOverTransparency(graphicsProtocol: GraphicsProtocol) {
    let image = ImageSamples.canvasImage(2, 1) { ImageSamples.stripe(width: $0, height: $1) }
    var run = Run(graphicsProtocol)
    let canvas = Self.canvas(image, at: .zero)
    canvas.horizontalLine(at: .zero, columns: 2, style: CellStyle(foreground: .black))
    run.show(canvas)
    #expect(run.terminal.pixels != Self.expected(image, at: .zero))
    run.show(Self.canvas(image, at: .zero))
    #expect(run.terminal.pixels == Self.expected(image, at: .zero))
  }

  @Test("Sixels are painted again where text was written near them") func textBesideSixels() {
    let image = ImageSamples.canvasImage(8, 4) { ImageSamples.areas(width: $0, height: $1) }
    var run = Run(.sixel)
    let point = CellPoint(column: 11, row: 1)
    let whole = run.show(Self.canvas(image, at: point))
    let canvas = Self.canvas(image, at: point)
    canvas.put("x", at: CellPoint(column: 6, row: 2))
    let part = run.show(canvas)
    #expect(part > 0)
    #expect(part < whole)
    let other = Self.canvas(image, at: point)
    other.put("x", at: CellPoint(column: 6, row: 2))
    other.put("x", at: CellPoint(column: 0, row: 7))
    #expect(run.show(other) == 0)
  }

  @Test("In tmux, an image is painted again as a whole when text was written in one of its rows") func tmux()
  {
    let image = ImageSamples.canvasImage(8, 4) { ImageSamples.areas(width: $0, height: $1) }
    var run = Run(.sixel, isInTmux: true)
    let point = CellPoint(column: 3, row: 1)
    run.show(Self.canvas(image, at: point))
    #expect(run.terminal.pixels == Self.expected(image, at: point))
    #expect(run.show(Self.canvas(image, at: point)) == 0)
    let beside = Self.canvas(image, at: point)
    beside.put("text", at: CellPoint(column: 15, row: 2))
    run.show(beside)
    #expect(run.terminal.pixels == Self.expected(image, at: point))
    let below = Self.canvas(image, at: point)
    below.put("text", at: CellPoint(column: 15, row: 2))
    below.put("text", at: CellPoint(column: 0, row: 7))
    #expect(run.show(below) == 0)
    let moved = CellPoint(column: 5, row: 2)
    for point in [moved, point, moved] { run.show(Self.canvas(image, at: point)) }
    #expect(run.terminal.pixels == Self.expected(image, at: moved))
    #expect(run.terminal.layerCount == 1)
    run.show(CellCanvas(size: Self.size))
    #expect(run.terminal.layerCount == 0)
    #expect(run.terminal.faults == [])
  }
}
