import NibCompare
import NibCore
import NibScreen
import TestSupport
import Testing

@testable import NibBrowser
@testable import NibDrawing
@testable import NibTerm
@testable import NibTools

/// The images of all panes that draw screens, on a screen in memory that can show images.
@Suite struct PaneImageTests {
  private static let cell = PixelSize(width: 10, height: 20)
  private static let size = CellSize(columns: 160, rows: 50)

  private static func color(_ red: Int, _ green: Int, _ blue: Int) -> String {
    "<color key=\"backgroundColor\" red=\"\(red)\" green=\"\(green)\" blue=\"\(blue)\" alpha=\"1\" "
      + "colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
  }

  /// A white page with a red box of 32 x 32 points.
  private static func page(
    _ attributes: String, _ width: Int, _ height: Int, inside: String = "", x: Int = 16
  )
    -> String
  {
    """
    <view \(attributes)><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
      <subviews>
        <view fixedFrame="YES" id="box\(attributes.utf8.count)" userLabel="Red">
          <rect key="frame" x="\(x)" y="16" width="32" height="32"/>\(color(1, 0, 0))
        </view>\(inside)
      </subviews>\(color(1, 1, 1))</view>
    """
  }

  private static func scene(_ id: String, inside: String = "") -> String {
    """
    <scene sceneID="scene-\(id)"><objects><viewController id="\(id)" title="\(id)">
      \(page("key=\"view\" id=\"\(id)-view\"", 160, 240, inside: inside))
      </viewController></objects></scene>
    """
  }

  private static func browser(_ path: String, setup: (inout BrowserSetup) -> Void = { _ in }) -> BrowserScript
  {
    let run = BrowserScript(path, size, setup: setup)
    run.screen.graphics = TerminalGraphics(.kitty, cell: cell)
    return run
  }

  /// The pixels of a screen as `0xRRGGBB`, with the rectangles of one color in them.
  private struct Pixels {
    let width = size.columns * cell.width
    var values = [UInt32](repeating: 0, count: size.columns * cell.width * size.rows * cell.height)

    init(_ canvas: CellCanvas) {
      for row in 0..<size.rows {
        for column in 0..<size.columns {
          guard let index = canvas.imageIndex(row: row, column: column) else { continue }
          let placed = canvas.images[index]
          let place = CellPoint(column: column, row: row) - placed.cells.origin
          guard let image = placed.image.pixels(cell: cell) else { continue }
          for y in 0..<cell.height {
            for x in 0..<cell.width {
              let from = 4 * ((place.row * cell.height + y) * image.width + place.column * cell.width + x)
              values[(row * cell.height + y) * width + column * cell.width + x] =
                UInt32(image.bytes[from]) << 16 | UInt32(image.bytes[from + 1]) << 8
                | UInt32(image.bytes[from + 2])
            }
          }
        }
      }
    }

    /// The sizes of the rectangles that are red.
    var redSizes: [PixelSize] {
      let height = values.count / width
      return values.indices.filter { index in
        values[index] == 0xFF0000 && (index % width == 0 || values[index - 1] != 0xFF0000)
          && (index < width || values[index - width] != 0xFF0000)
      }.map { start in
        let (x, y) = (start % width, start / width)
        return PixelSize(
          width: (x..<width).prefix { values[y * width + $0] == 0xFF0000 }.count,
          height: (y..<height).prefix { values[$0 * width + x] == 0xFF0000 }.count)
      }
    }
  }

  private static func pixels(_ run: BrowserScript) throws -> Pixels {
    Pixels(try #require(run.screen.frames.last))
  }

  private static func images(_ run: BrowserScript) -> [ObjectIdentifier] {
    (run.screen.frames.last?.images ?? []).map { ObjectIdentifier($0.image) }
  }

  @Test("The contact sheet shows an image for each device, and keeps them while keys choose one") func sheet()
    throws
  {
    let folder = try TemporaryFolder()
    let run = Self.browser(
      try folder.write(SmallNibs.document(Self.page("id=\"root\"", 375, 667)), to: "A.xib"))
    run.type("3 p")
    let images = Self.images(run)
    let sizes = try Self.pixels(run).redSizes
    #expect(images.count > 3)
    #expect(sizes.count == images.count)
    // 32 points at 1.25 pixels for a point, and at one of the scales of sheets.
    #expect(Set(sizes.map(\.width)).isSubset(of: [40, 30, 20, 16]))
    #expect(sizes.allSatisfy { $0.width == $0.height })
    run.type("Right")
    #expect(Self.images(run) == images)
    run.type("p")
    #expect(Self.images(run).count == 1)
    #expect(try Self.pixels(run).redSizes == [PixelSize(width: 40, height: 40)])
  }

  @Test("The map shows the scenes as images, which panels hide") func map() throws {
    let folder = try TemporaryFolder()
    let scenes = Self.scene("one") + Self.scene("two")
    let run = Self.browser(try folder.write(SmallNibs.storyboard(scenes), to: "Main.storyboard"))
    run.type("O + + + + + + + +")
    let images = Self.images(run)
    let red = try Self.pixels(run).redSizes
    #expect(!images.isEmpty)
    #expect(red.count == images.count)
    #expect(red.allSatisfy { $0.width > 10 && abs($0.width - $0.height) <= 1 })
    run.type("Right")
    #expect(Set(images).isSubset(of: Set(Self.images(run))) || Self.images(run).count == images.count)
    run.screen.graphics = nil
    run.type("Left")
    #expect(Self.images(run).isEmpty)
  }

  @Test("The preview of find shows an image, with the object outlined over it") func find() throws {
    let folder = try TemporaryFolder()
    try folder.write(SmallNibs.document(Self.page("id=\"root\"", 160, 120)), to: "A.xib")
    let run = Self.browser(folder.path)
    run.type("F type:Red")
    let canvas = try #require(run.screen.frames.last)
    let sizes = Pixels(canvas).redSizes
    #expect(sizes == [PixelSize(width: 40, height: 40)])
    let placed = try #require(canvas.images.last)
    // The object has the 4 x 2 cells from the picture's cell (2, 1) on. The box of such a low view goes around it.
    let corner = placed.cells.origin + CellPoint(column: 1, row: 0)
    #expect(canvas[row: corner.row, column: corner.column].text == "┏")
    run.type("Esc Esc")
    #expect(run.browser.session.panel == nil)
  }

  @Test("Both versions of a document are images, with the changes marked over them") func versions() throws {
    let old = SmallNibs.document(Self.page("id=\"root\"", 160, 120))
    let new = SmallNibs.document(Self.page("id=\"root\"", 160, 120, x: 64))
    func side(_ text: String) -> DiffPair.Side {
      DiffPair.Side(name: "A.xib", content: .stored { Array(text.utf8) })
    }
    let run = Self.browser("SampleNibs") {
      $0.folder = nil
      $0.changes = VersionPairs([
        DiffPair(old: side(old), new: side(new), name: "A.xib", isInRepository: true)
      ])
    }
    run.type("V V")
    let images = Self.images(run)
    #expect(images.count == 2)
    #expect(Set(images).count == 2)
    #expect(try Self.pixels(run).redSizes.count == 2)
    let canvas = try #require(run.screen.frames.last)
    #expect(
      canvas.bounds.rowRange.contains { row in
        canvas.bounds.columnRange.contains { column in
          canvas.imageIndex(row: row, column: column) != nil
            && canvas[row: row, column: column].lines != .none
        }
      })
  }

  @Test("The versions of a conflict are images") func conflict() throws {
    let folder = try TemporaryFolder()
    for (name, x) in [("base", 16), ("ours", 32), ("theirs", 48)] {
      try folder.write(SmallNibs.document(Self.page("id=\"root\"", 160, 120, x: x)), to: "\(name).xib")
    }
    let paths = ["base", "ours", "theirs"].map { "\(folder.path)/\($0).xib" }
    _ = try CommandRun(
      arguments: ["merge", "base.xib", "ours.xib", "theirs.xib", "-o", "Card.xib"], directory: folder.path)
    let resolve = try ResolveScreen(
      try ConflictFile(folder.path + "/Card.xib", versions: paths), theme: Theme.named(.default),
      style: .rendered)
    let screen = HeadlessScreen(size: Self.size)
    screen.graphics = TerminalGraphics(.sixel, cell: Self.cell)
    func type(_ keys: String) throws -> CellCanvas {
      let loop = EventLoop(screen: screen, input: ScriptedInput(KeyScript.events(keys).batches))
      resolve.loop = loop
      _ = loop.run(resolve)
      return try #require(screen.frames.last)
    }
    let first = try type("v v")
    #expect(Pixels(first).redSizes == Array(repeating: PixelSize(width: 40, height: 40), count: 3))
    let second = try type("o")
    #expect(
      second.images.map { ObjectIdentifier($0.image) } == first.images.map { ObjectIdentifier($0.image) })
    let list = try type("l")
    #expect(Pixels(list).redSizes.count <= 3)
    screen.graphics = nil
    #expect(try type("Esc").images.isEmpty)
  }

  @Test("A running screen is an image with a ring around the focus, and a key changes only a part of it")
  func running() throws {
    let folder = try TemporaryFolder()
    let buttons = [70, 110].map { y in
      "<button fixedFrame=\"YES\" buttonType=\"system\" id=\"b\(y)\"><rect key=\"frame\" x=\"16\" y=\"\(y)\" "
        + "width=\"96\" height=\"32\"/><state key=\"normal\" title=\"Push\"/></button>"
    }
    let scene = Self.scene("one", inside: buttons.joined())
    let run = Self.browser(try folder.write(SmallNibs.storyboard(scene), to: "Main.storyboard"))
    run.type("3 r")
    let first = try #require(run.screen.frames.last?.images.last)
    #expect(try Self.pixels(run).redSizes == [PixelSize(width: 40, height: 40)])
    run.type("Tab")
    let second = try #require(run.screen.frames.last?.images.last)
    #expect(second.image !== first.image)
    #expect(second.image.previous === first.image)
    let (old, new) = (
      try #require(first.image.pixels(cell: Self.cell)), try #require(second.image.pixels(cell: Self.cell))
    )
    // The ring has left one button and is around the other one; everything else is the same.
    let changed = (0..<new.height).filter { y in
      let line = 4 * y * new.width..<4 * (y + 1) * new.width
      return new.bytes[line] != old.bytes[line]
    }
    let top = try #require(changed.first)
    let bottom = try #require(changed.last)
    #expect(top >= 80 && bottom <= 185, "\(top) to \(bottom)")
    run.type("Esc")
    #expect(run.browser.session.page == nil)
  }

  @Test("Rows of data are an image, and scrolling them makes another one", arguments: [false, true])
  func rows(isMatrix: Bool) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(PreviewNibs.stacked, to: "Person.xib")
    let rows = (1...30).map { "Person \($0),Note of \($0)" }
    try folder.write("title,note\n" + rows.joined(separator: "\n"), to: "Person.csv")
    var request = RowsRequest(file: file, rows: folder.path + "/Person.csv", options: LayoutOptions())
    if isMatrix { request.variants.widths = [320, 375] }
    let content = try request.open()
    let run = BrowserScript(
      file, Self.size, rows: RowsPreview.InitialRows(request: request, content: content, states: [:]))
    run.screen.graphics = TerminalGraphics(.kitty, cell: Self.cell)
    run.type("End")
    let images = Self.images(run)
    #expect(isMatrix ? images.count > 2 : images.count == 1)
    run.type("Home")
    #expect(Self.images(run) != images)
    run.type("I")
    #expect(Self.images(run).isEmpty)
  }

  @Test("The rows that a save has changed have boxes over their image") func changedRows() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(PreviewNibs.stacked, to: "Person.xib")
    let data = try folder.write("title,note\nAnna,first\nBert,second\n", to: "Person.csv")
    let request = RowsRequest(file: file, rows: data, options: LayoutOptions())
    let content = try request.open()
    let run = BrowserScript(
      file, Self.size, rows: RowsPreview.InitialRows(request: request, content: content, states: [:]))
    run.screen.graphics = TerminalGraphics(.kitty, cell: Self.cell)
    run.type("0")
    func signCount() throws -> Int {
      let canvas = try #require(run.screen.frames.last)
      return canvas.bounds.rowRange.reduce(0) { count, row in
        count + canvas.bounds.columnRange.count { canvas[row: row, column: $0].text == "*" }
      }
    }
    let before = try signCount()
    try folder.write("title,note\nAnna,first\nBert,another\n", to: "Person.csv")
    let page = try #require(run.browser.rows.page)
    #expect(page.reload(in: run.browser.session))
    run.type("0")
    #expect(try signCount() > before)
  }
}
