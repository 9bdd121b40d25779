import NibCore
import NibScreen
import Testing

@testable import NibBrowser
@testable import NibDrawing
@testable import NibTerm

/// The picture of the canvas as an image, on a screen in memory that can show images.
@Suite struct CanvasImageTests {
  private static let cell = PixelSize(width: 10, height: 20)

  /// A page of 160 x 64 points with a red box of 32 x 32 points.
  private static let document = SmallNibs.document(
    """
    <view id="root">
      <rect key="frame" x="0" y="0" width="160" height="64"/>
      <subviews>
        <view fixedFrame="YES" id="box" userLabel="Box">
          <rect key="frame" x="16" y="16" width="32" height="32"/>
          <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/>
        </view>
      </subviews>
      <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/>
    </view>
    """)

  private static func browser(_ folder: TemporaryFolder) throws -> BrowserScript {
    let run = BrowserScript(try folder.write(document, to: "A.xib"), CellSize(columns: 120, rows: 40))
    run.screen.graphics = TerminalGraphics(.kitty, cell: cell)
    return run
  }

  private static func image(_ run: BrowserScript) -> PlacedImage? { run.screen.frames.last?.images.last }

  /// The color of a pixel as `0xRRGGBBAA`.
  private static func pixel(_ image: PixelImage, _ x: Int, _ y: Int) -> UInt32 {
    let place = 4 * (y * image.width + x)
    return image.bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  @Test("The image shows the picture in pixels, as large as its cells") func pixels() throws {
    let folder = try TemporaryFolder()
    let run = try Self.browser(folder)
    run.type("3")
    let placed = try #require(Self.image(run))
    // 160 x 64 points at 8 x 16 points per cell.
    #expect(placed.cells.size == CellSize(columns: 20, rows: 4))
    let image = try #require(placed.image.pixels(cell: Self.cell))
    #expect((image.width, image.height) == (200, 80))
    // The scale is 1.25 pixels per point, so the box covers 20..<60 in both directions.
    #expect(Self.pixel(image, 19, 19) == 0xFFFF_FFFF)
    #expect(Self.pixel(image, 20, 20) == 0xFF00_00FF)
    #expect(Self.pixel(image, 59, 59) == 0xFF00_00FF)
    #expect(Self.pixel(image, 60, 60) == 0xFFFF_FFFF)
  }

  @Test("A cell of another shape shows more or fewer points, so that nothing is distorted") func aspect()
    throws
  {
    let folder = try TemporaryFolder()
    let run = try Self.browser(folder)
    run.screen.graphics = TerminalGraphics(.sixel, cell: PixelSize(width: 8, height: 20))
    run.type("3")
    let placed = try #require(Self.image(run))
    // 64 points are 3.2 cells of 20 points; the rest of the last one is transparent.
    #expect(placed.cells.size == CellSize(columns: 20, rows: 4))
    let image = try #require(placed.image.pixels(cell: PixelSize(width: 8, height: 20)))
    #expect(Self.pixel(image, 15, 15) == 0xFFFF_FFFF)
    #expect(Self.pixel(image, 16, 16) == 0xFF00_00FF)
    #expect(Self.pixel(image, 47, 47) == 0xFF00_00FF)
    #expect(Self.pixel(image, 48, 48) == 0xFFFF_FFFF)
    #expect(Self.pixel(image, 0, 63) == 0xFFFF_FFFF)
    #expect(Self.pixel(image, 0, 64) & 0xFF == 0)
  }

  @Test(
    "An image has all cells that the picture reaches into, at every zoom", arguments: [0.33, 0.5, 0.85, 1])
  func size(zoom: Double) {
    let grid = CellGrid(zoom: zoom, pixels: PixelSize(width: 8, height: 17))
    for rows in 1...60 {
      let height = Double(rows) * grid.cellHeight
      func size(_ height: Double) -> CellSize {
        grid.pictureSize(of: UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height)))
      }
      #expect(size(height).rows == rows)
      #expect(size(height + 0.1 * grid.cellHeight).rows == rows + 1)
    }
  }

  @Test("The selection is drawn in front of the same image") func selection() throws {
    let folder = try TemporaryFolder()
    let run = try Self.browser(folder)
    run.type("3")
    let before = try #require(Self.image(run))
    run.type("j Enter")
    let after = try #require(Self.image(run))
    #expect(before.image === after.image)
    let canvas = try #require(run.screen.frames.last)
    // The corner of the box around the view, which is 4 x 2 cells in the picture's cell (2, 1). In a view with few rows,
    // the edges would cover a line of text.
    let corner = after.cells.origin + CellPoint(column: 1, row: 0)
    #expect(canvas[row: corner.row, column: corner.column].text == "┏")
    for row in 1...2 {
      let cells = (2..<6).map { canvas[row: corner.row + row, column: after.cells.minColumn + $0].text }
      #expect(cells == [" ", " ", " ", " "])
    }
    #expect(canvas.imageIndex(row: corner.row, column: corner.column) != nil)
  }

  @Test("A panel hides the image, and Esc shows it again") func panel() throws {
    let folder = try TemporaryFolder()
    let run = try Self.browser(folder)
    run.type("3")
    let placed = try #require(Self.image(run))
    run.type("?")
    let hidden = try #require(run.screen.frames.last)
    #expect(hidden.imageIndex(row: placed.cells.minRow, column: placed.cells.minColumn + 5) == nil)
    run.type("Esc")
    let shown = try #require(run.screen.frames.last)
    #expect(shown.imageIndex(row: placed.cells.minRow, column: placed.cells.minColumn + 5) != nil)
    #expect(Self.image(run)?.image === placed.image)
  }

  @Test("Zooming draws another image, and panning moves the same one") func zoom() throws {
    let folder = try TemporaryFolder()
    let run = try Self.browser(folder)
    run.type("3")
    let before = try #require(Self.image(run))
    run.type("+ + + +")
    let zoomed = try #require(Self.image(run))
    #expect(zoomed.image !== before.image)
    #expect(zoomed.cells.size == CellSize(columns: 80, rows: 16))
    run.type("S-Right")
    let panned = try #require(Self.image(run))
    #expect(panned.image === zoomed.image)
    #expect(panned.cells.origin.column == zoomed.cells.origin.column - 4)
  }

  @Test("A key switches to cells and back, and says so") func toggle() throws {
    let folder = try TemporaryFolder()
    let run = try Self.browser(folder)
    run.type("3 I")
    #expect(run.screen.frames.last?.images.isEmpty == true)
    #expect(run.contains("Pictures are drawn in cells."))
    run.type("I")
    #expect(Self.image(run) != nil)
    run.screen.graphics = nil
    run.type("I")
    #expect(run.screen.frames.last?.images.isEmpty == true)
    #expect(run.contains("This terminal has not reported that it can show images."))
  }

  @Test("Boxes are drawn in cells") func cells() throws {
    let folder = try TemporaryFolder()
    let run = try Self.browser(folder)
    run.type("3 b")
    #expect(run.screen.frames.last?.images.isEmpty == true)
    run.type("b")
    #expect(Self.image(run) != nil)
  }

  @Test("The themes that paint the screen leave the image visible", arguments: [Theme.Name.light, .dark])
  func themes(theme: Theme.Name) throws {
    let folder = try TemporaryFolder()
    let run = BrowserScript(
      try folder.write(Self.document, to: "A.xib"), CellSize(columns: 120, rows: 40),
      setup: { $0.theme = theme })
    run.screen.graphics = TerminalGraphics(.kitty, cell: Self.cell)
    run.type("3")
    let placed = try #require(Self.image(run))
    let canvas = try #require(run.screen.frames.last)
    #expect(canvas.imageIndex(row: placed.cells.minRow, column: placed.cells.minColumn + 5) != nil)
  }

  @Test("show writes an image for each protocol", arguments: ["kitty", "sixel", "iterm"]) func formats(
    name: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "A.xib")
    let run = try CommandRun(
      arguments: ["show", "A.xib", "--format", name], directory: folder.path,
      environment: ["TMUX": ""])
    #expect(run.status == 0)
    let starts = [
      "kitty": "\u{1B}_Ga=T,f=24,o=z,s=160,v=64,q=2;", "sixel": "\u{1B}P0;1;0q\"1;1;160;64#",
      "iterm": "\u{1B}]1337;File=inline=1;size=",
    ]
    #expect(run.output.hasPrefix(starts[name] ?? "?"))
    #expect(run.output.hasSuffix(name == "iterm" ? "\u{7}\n" : "\u{1B}\\\n"))
    let large = try CommandRun(
      arguments: ["show", "A.xib", "--format", name, "--scale", "2"], directory: folder.path,
      environment: ["TMUX": ""])
    #expect(large.output.utf8.count > run.output.utf8.count)
    let narrow = try CommandRun(
      arguments: ["show", "A.xib", "--format", name, "--columns", "10"], directory: folder.path,
      environment: ["TMUX": ""])
    let width = ["kitty": "s=80,v=32", "sixel": "\"1;1;80;32#", "iterm": "width=80px;height=32px"]
    #expect(narrow.output.contains(width[name] ?? "?"))
  }
}
