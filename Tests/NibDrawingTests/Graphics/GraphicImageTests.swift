import NibCore
import TestSupport
import Testing

@testable import NibCells
@testable import NibDrawing

/// Views that show PDF and SVG files.
@Suite struct GraphicImageTests {
  private let project: PictureProject
  private let environment: NibEnvironment

  init() throws {
    project = try PictureProject()
    let entry = "{\"idiom\": \"universal\", \"filename\": \"a.pdf\"}"
    let bytes = SmallPDF.file(box: "0 0 16 16", "1 0 0 rg 0 0 8 16 re f")
    try project.add("a", entry, files: ["a.pdf": bytes])
    try project.add(
      "t", entry, properties: "{\"template-rendering-intent\": \"template\"}", files: ["a.pdf": bytes])
    let dark =
      "{\"idiom\": \"universal\", \"filename\": \"d.svg\", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]}"
    let svg = Array("<svg width='16' height='16'><rect width='16' height='16' fill='#0f0'/></svg>".utf8)
    try project.add("d", entry + ", " + dark, files: ["a.pdf": bytes, "d.svg": svg])
    environment = project.environment()
  }

  private func view(_ name: String, _ environment: NibEnvironment) -> UIImageView {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 32, height: 16))
    view.contentMode = .center
    view.tintColor = .blue
    view.image = NibEnvironment.$current.withValue(environment) { UIImage(named: name) }
    view.nibAdopt(environment)
    return view
  }

  private func placed(_ view: UIView) -> [PlacedGraphic] {
    VectorDrawing(view).picture.items.flatMap { item -> [PlacedGraphic] in
      if case .graphic(let graphic) = item { [graphic] } else { [] }
    }
  }

  @Test("A drawing has the place of its content mode, and the tint color as a template") func place() throws {
    let own = try #require(placed(view("a", environment)).first)
    #expect(own.frame == CGRect(x: 8, y: 0, width: 16, height: 16))
    #expect(own.tint == nil)
    #expect(placed(view("t", environment)).first?.tint == ColorComponents(red: 0, green: 0, blue: 1))
    #expect(TreeRenderer().missingImages(in: view("a", environment)).isEmpty)
  }

  @Test(
    "The pixels of a picture have its resolution",
    arguments: [("a", 0xFF00_00FF), ("t", 0x0000_FFFF)] as [(String, UInt32)])
  func pixels(name: String, color: UInt32) throws {
    let image = try VectorRaster.image(
      of: VectorDrawing(view(name, environment)).picture, scale: 3, background: ColorComponents(rgba: 0),
      fonts: .strokes)
    #expect(PixelSize(width: image.width, height: image.height) == PixelSize(width: 96, height: 48))
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      image.bytes[4 * (y * 96 + x)..<4 * (y * 96 + x) + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    let shown: [UInt32] = [pixel(23, 20), pixel(24, 0), pixel(47, 47), pixel(48, 20)]
    #expect(shown == [0, color, color, 0] as [UInt32])
  }

  @Test("Dark appearance has its own file") func dark() throws {
    let items = try #require(placed(view("d", project.environment(.dark))).first).graphic.items
    guard case .path(let path)? = items.first else {
      Issue.record("no path")
      return
    }
    #expect(path.fill == .color(ColorComponents(red: 0, green: 1, blue: 0)))
  }

  @Test("SVG pictures contain the paths") func svg() throws {
    let picture = VectorDrawing(view("a", environment)).picture
    let text = try VectorSVG.document(of: picture, title: "a")
    #expect(text.contains("<path d=\"M0 0L8 0L8 16L0 16Z\""))
    #expect(text.contains("fill=\"#ff0000\""))
    let template = try VectorSVG.document(of: VectorDrawing(view("t", environment)).picture, title: "t")
    #expect(template.contains("mask-type:alpha"))
    _ = try SVGTree(Array(template.utf8))
  }

  @Test("Cells show drawings in half blocks") func cells() {
    var renderer = TreeRenderer()
    renderer.drawsImages = true
    let canvas = renderer.canvas(for: view("a", environment))
    #expect(TextExport().rows(of: canvas).first?.contains("▨") == false)
    #expect(
      canvas.cell(at: CellPoint(column: 1, row: 0)).style.foreground == CellColor(red: 255, green: 0, blue: 0)
    )
  }

  @Test(
    "Files that are not drawn completely are named with the reason",
    arguments: [
      ("", "the image cannot be read: the file is empty; the image's name is drawn instead"),
      (
        "%PNG",
        "the image cannot be read: it is not a file in the format SVG; the image's name is drawn instead"
      ),
      (
        "<svg width='8' height='8'><path d='M0 0h8v8' filter='url(#a)'/></svg>",
        "the image is drawn without filters"
      ),
    ])
  func reasons(content: String, message: String) throws {
    let entry = "{\"idiom\": \"universal\", \"filename\": \"a.svg\"}"
    try project.add("e", entry, files: ["a.svg": Array(content.utf8)])
    let found = TreeRenderer().imageDiagnostics(in: view("e", project.environment()))
    #expect(found.map(\.message) == [message])
  }

  @Test("The name of an image that cannot be drawn begins in the area of an icon") func icons() throws {
    let entry = "{\"idiom\": \"universal\", \"filename\": \"a.svg\"}"
    try project.add("icon", entry, files: ["a.svg": []])
    let view = view("icon", project.environment())
    view.frame.size = CGSize(width: 24, height: 24)
    var renderer = TreeRenderer()
    renderer.drawsImages = true
    #expect(TextExport().rows(of: renderer.canvas(for: view)).first?.hasPrefix("▨ic") == true)
    let texts = VectorDrawing(view).picture.items.compactMap { item -> String? in
      if case .text(let text) = item { text.string } else { nil }
    }
    #expect(texts.first?.hasPrefix("ic") == true)
  }

  @Test("A file is read once") func cache() throws {
    let store = ImageStore()
    let path = try #require(environment.catalogs?.image(named: "a")?.files.first?.path)
    #expect(try store.image(at: path) == store.image(at: path))
    guard case .graphic(let graphic) = try store.image(at: path) else {
      Issue.record("no drawing")
      return
    }
    #expect(graphic.size == CGSize(width: 16, height: 16))
  }
}
