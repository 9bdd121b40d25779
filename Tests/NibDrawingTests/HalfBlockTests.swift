import Foundation
import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing
@testable import NibResources

/// Images from files, drawn in half blocks.
@Suite struct HalfBlockTests {
  private static let red: UInt32 = 0xFF00_00FF
  private static let green: UInt32 = 0x00FF_00FF
  private static let blue: UInt32 = 0x0000_FFFF
  private static let clear: UInt32 = 0

  /// A project with an image `p` of one file.
  private static func project(
    _ bytes: [UInt8], properties: String = "{}", scale: String = "1x"
  ) throws -> PictureProject {
    let project = try PictureProject()
    try project.add(
      "p", "{\"idiom\": \"universal\", \"filename\": \"p.png\", \"scale\": \"\(scale)\"}",
      properties: properties, files: ["p.png": bytes])
    return project
  }

  private static func view(_ columns: Double, _ rows: Double) -> UIImageView {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: columns * 8, height: rows * 16))
    view.image = UIImage(nibSource: .named("p"))
    return view
  }

  private static func canvas(
    _ view: UIView, _ project: PictureProject, _ style: UIUserInterfaceStyle = .light
  ) -> CellCanvas {
    let root = UIView(frame: view.frame)
    root.addSubview(view)
    root.nibAdopt(project.environment(style))
    var renderer = TreeRenderer()
    renderer.drawsImages = true
    return renderer.canvas(for: root)
  }

  /// The cells of a row: the glyph, then foreground and background in hexadecimal, or `-` for the terminal's own
  /// color.
  private static func cells(_ canvas: CellCanvas, row: Int = 0) -> [String] {
    canvas.bounds.columnRange.map { column in
      let cell = canvas[row: row, column: column]
      return cell.text + hex(cell.style.foreground) + hex(cell.style.background)
    }
  }

  private static func hex(_ color: CellColor?) -> String {
    color.map { color in
      let digits = String(color.rgb, radix: 16, uppercase: true)
      return " " + String(repeating: "0", count: 6 - digits.count) + digits
    } ?? " -"
  }

  @Test("An image that was created from bytes is drawn like one from a file") func bytes() throws {
    let bytes = png(2, 2, [Self.red, Self.green, Self.blue, Self.red])
    let project = try Self.project(bytes)
    let (fromFile, fromBytes) = (Self.view(2, 1), Self.view(2, 1))
    fromBytes.image = UIImage(data: Data(bytes))
    #expect(Self.cells(Self.canvas(fromBytes, project)) == Self.cells(Self.canvas(fromFile, project)))
  }

  @Test("The name of an icon is drawn if its lines are too thin for any cell, but not that of an empty image")
  func thinLines() throws {
    func texts(_ color: UInt32) throws -> String {
      let project = try Self.project(png(10, 10, Array(repeating: color, count: 100)))
      return Self.cells(Self.canvas(Self.view(4, 2), project)).joined()
    }
    #expect(try texts(0x0000_0040).contains("p"))
    #expect(try !texts(Self.clear).contains("p"))
  }

  @Test("A cell shows two pixels, equal ones as a full block and transparent ones as the background")
  func halves() throws {
    let pixels = [Self.red, Self.red, Self.clear, Self.blue, Self.green, Self.red, Self.green, Self.clear]
    let project = try Self.project(png(4, 2, pixels))
    #expect(
      Self.cells(Self.canvas(Self.view(4, 1), project)) == [
        "▀ FF0000 00FF00", "█ FF0000 FF0000", "▄ 00FF00 -", "▀ 0000FF -",
      ])
  }

  @Test("Pixels are averaged over the area of a half cell") func averages() throws {
    let project = try Self.project(png(2, 2, [0xFF00_00FF, 0x0000_FFFF, 0xFF00_00FF, 0x0000_FFFF]))
    #expect(Self.cells(Self.canvas(Self.view(1, 1), project)) == ["█ 800080 800080"])
  }

  @Test("Translucent pixels are mixed with the color below them") func opacity() throws {
    let project = try Self.project(png(1, 2, [0xFF00_0080, Self.clear]))
    let view = Self.view(1, 1)
    view.backgroundColor = .blue
    #expect(Self.cells(Self.canvas(view, project)) == ["▀ 80007F 0000FF"])
  }

  @Test(
    "The content mode determines the rectangle of an image",
    arguments: [
      (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 40, height: 20)),
      (.scaleAspectFit, CGRect(x: 10, y: 0, width: 20, height: 20)),
      (.scaleAspectFill, CGRect(x: 0, y: -10, width: 40, height: 40)),
      (.center, CGRect(x: 15, y: 5, width: 10, height: 10)),
      (.top, CGRect(x: 15, y: 0, width: 10, height: 10)),
      (.bottomRight, CGRect(x: 30, y: 10, width: 10, height: 10)),
      (.left, CGRect(x: 0, y: 5, width: 10, height: 10)),
    ])
  func contentModes(mode: UIView.ContentMode, expected: CGRect) {
    #expect(mode.place(CGSize(width: 10, height: 10), in: CGSize(width: 40, height: 20)) == expected)
  }

  @Test("An image at its own size covers only the cells that it needs") func centered() throws {
    let project = try Self.project(png(16, 16, Array(repeating: Self.red, count: 256)))
    let view = Self.view(4, 3)
    view.contentMode = .center
    let canvas = Self.canvas(view, project)
    let glyphs = canvas.bounds.rowRange.map { row in
      Self.cells(canvas, row: row).map { $0.prefix(1) }.joined()
    }
    #expect(glyphs == ["    ", " ██ ", "    "])
  }

  @Test("A template image has the tint color, whether the image set or the image declares it")
  func templates() throws {
    let set = try Self.project(
      png(1, 1, [Self.red]), properties: "{\"template-rendering-intent\": \"template\"}")
    let view = Self.view(1, 1)
    view.tintColor = .systemGreen
    #expect(Self.cells(Self.canvas(view, set)) == ["█ 34C759 34C759"])
    view.image = UIImage(nibSource: .named("p")).withRenderingMode(.alwaysOriginal)
    #expect(Self.cells(Self.canvas(view, set)) == ["█ FF0000 FF0000"])
    let plain = try Self.project(png(1, 1, [Self.red]))
    view.image = UIImage(nibSource: .named("p")).withRenderingMode(.alwaysTemplate)
    #expect(Self.cells(Self.canvas(view, plain)) == ["█ 34C759 34C759"])
  }

  @Test("A dark appearance uses the image set's dark file") func appearances() throws {
    let project = try PictureProject()
    try project.add(
      "p",
      """
      {"idiom": "universal", "filename": "l.png", "scale": "1x"}, {"idiom": "universal", "filename": "d.png",
       "scale": "1x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      """, files: ["l.png": png(1, 1, [Self.red]), "d.png": png(1, 1, [Self.blue])])
    #expect(Self.cells(Self.canvas(Self.view(1, 1), project)) == ["█ FF0000 FF0000"])
    #expect(Self.cells(Self.canvas(Self.view(1, 1), project, .dark)) == ["█ 0000FF 0000FF"])
  }

  @Test("The file for the device's idiom with the nearest sufficient scale is used") func files() {
    func file(_ name: String, _ scale: Double, _ idiom: String = "universal") -> ImageSet.File {
      ImageSet.File(path: name, scale: scale, idiom: idiom)
    }
    let traits = UITraitCollection(userInterfaceIdiom: .phone)
    let all = ImageSet(files: [file("3", 3), file("1", 1), file("2", 2), file("pad", 1, "ipad")])
    let chosen = [0.1, 1, 1.5, 2, 9].map { all.file(for: traits, scale: $0)?.path }
    #expect(chosen == ["1", "1", "2", "2", "3"])
    #expect(all.file(for: UITraitCollection(userInterfaceIdiom: .pad), scale: 2)?.path == "pad")
    #expect(ImageSet(files: []).file(for: traits, scale: 1) == nil)
  }

  @Test("Image files near the document are found, with scale and device in their names")
  func looseFiles() throws {
    let project = try PictureProject()
    try project.write(png(1, 1, [Self.green]), to: "images/p@2x.png")
    #expect(Self.cells(Self.canvas(Self.view(1, 1), project)) == ["█ 00FF00 00FF00"])
    let found = ImageSet.File.parsed("star@3x~ipad.PNG", in: "/folder")
    #expect(found?.name == "star")
    #expect(
      found?.file == ImageSet.File(path: "/folder/star@3x~ipad.PNG", scale: 3, idiom: "ipad"))
    #expect(ImageSet.File.parsed("star.jpeg", in: "")?.name == "star")
    #expect(ImageSet.File.parsed("star.gif", in: "") == nil)
  }

  @Test("Where images have no pixels, one of the project does not have the sign of a missing one")
  func signs() throws {
    let project = try Self.project(png(1, 1, [Self.red]))
    func text(_ name: String) -> String {
      let root = UIImageView(frame: CGRect(x: 0, y: 0, width: 80, height: 48))
      root.image = UIImage(nibSource: .named(name))
      root.nibAdopt(project.environment())
      return TextExport().rows(of: TreeRenderer().canvas(for: root))[0]
    }
    #expect(text("p") == "┌▣ p┄┄┄┄┄┐")
    #expect(text("q") == "┌▨ q┄┄┄┄┄┐")
  }

  @Test("A damaged file is reported, and the image's name is drawn instead") func brokenFile() throws {
    let project = try Self.project(Array(png(1, 1, [Self.red]).prefix(40)))
    let view = Self.view(8, 3)
    #expect(TextExport().rows(of: Self.canvas(view, project)).contains { $0.contains("p") })
    let problems = TreeRenderer().imageDiagnostics(in: view)
    #expect(problems.map(\.id) == ["unreadable-picture"])
    #expect(problems.first?.location?.file.hasSuffix("p.png") == true)
    #expect(problems.first?.message.hasPrefix("the image cannot be read: ") == true)
  }

  @Test("A file that Xcode has optimized for devices has the same pixels") func optimized() throws {
    // Half opaque: the colors in the file are multiplied by the opacity.
    let pixels: [UInt32] = [Self.red, 0x1020_30FF, Self.clear, 0x0000_4080]
    let file = xcodePNG(2, 2, pixels)
    let expected: [UInt8] = [255, 0, 0, 255, 16, 32, 48, 255, 0, 0, 0, 0, 0, 0, 64, 128]
    #expect(try PNGReader.read(file).bytes == expected)
    let project = try Self.project(xcodePNG(1, 1, [Self.blue]))
    #expect(Self.cells(Self.canvas(Self.view(1, 1), project)) == ["█ 0000FF 0000FF"])
    #expect(UIImage(data: Data(file))?.size == CGSize(width: 2, height: 2))
  }

  @Test("Damaged files that Xcode has optimized are reported") func damagedOptimized() throws {
    let whole = xcodePNG(2, 2, [Self.red, Self.green, Self.blue, Self.clear])
    for count in 0..<whole.count - 16 {
      #expect(throws: PixelFileFailure.self) { try PNGReader.read(Array(whole.prefix(count))) }
    }
    for index in whole.indices {
      var bytes = whole
      bytes[index] ^= 0xFF
      _ = try? PNGReader.read(bytes)
    }
    #expect(throws: PixelFileFailure.self) { try PNGReader.read(whole, maximumSurplus: -1) }
  }

  @Test("Data beyond the pixels, and chunks that they do not depend on, are not expanded")
  func surplus() throws {
    let plain = png(2, 1, [Self.red, Self.green])
    // The header of an image of one pixel, which has 5 bytes, before the 9 bytes of two pixels.
    let file = Array(png(1, 1, [Self.red]).prefix(33) + plain.dropFirst(33))
    #expect(throws: PixelFileFailure.surplus) { try PNGReader.read(file, maximumSurplus: 3) }
    #expect(try PNGReader.read(file, maximumSurplus: 4).bytes == [255, 0, 0, 255])
    let text: [UInt8] = [0, 0, 0, 1] + Array("tEXt".utf8) + [65, 0, 0, 0, 0]
    let gamma: [UInt8] = [0, 0, 0, 0] + Array("gAMA".utf8) + [0, 0, 0, 0]
    let (header, rest) = (Array(plain.prefix(33)), Array(plain.dropFirst(33)))
    let decorated = [header, text, text, gamma, gamma, rest, text].flatMap { $0 }
    let expected = [header, gamma, rest].flatMap { $0 }
    #expect(PNGChunks(decorated).file == expected)
    #expect(PNGChunks(plain).pixelByteCount == 9)
    // A damaged part stays, so that it is reported.
    let damaged = Array(plain.prefix(40))
    #expect(PNGChunks(damaged).file == damaged)
  }

  @Test("Truncated files and files with wrong sizes do not crash the program") func hostileFiles() throws {
    let whole = png(2, 2, [Self.red, Self.green, Self.blue, Self.clear])
    for count in 0..<whole.count / 2 {
      #expect(throws: PixelFileFailure.self) { try PNGReader.read(Array(whole.prefix(count))) }
    }
    for index in whole.indices {
      var bytes = whole
      bytes[index] ^= 0xFF
      _ = try? PNGReader.read(bytes)
    }
    var bomb = png(1, 1, [Self.red])
    // 65,536 x 65,536 pixels, with a correct checksum in the header.
    bomb.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
    #expect(throws: PixelFileFailure.self) { try PNGReader.read(bomb) }
    #expect(
      PixelFileFailure.tooLarge(width: 65536, height: 65536).description
        == "the image has 65536 x 65536 pixels; the limit is 16777216")
  }

  @Test("A changed file is read again") func changedFile() throws {
    let project = try Self.project(png(1, 1, [Self.red]))
    let view = Self.view(1, 1)
    #expect(Self.cells(Self.canvas(view, project)) == ["█ FF0000 FF0000"])
    try project.write(png(2, 1, [Self.blue, Self.blue]), to: "Assets.xcassets/p.imageset/p.png")
    #expect(Self.cells(Self.canvas(view, project)) == ["█ 0000FF 0000FF"])
  }

  @Test("Rounded corners clip the image") func corners() throws {
    let project = try Self.project(png(1, 1, [Self.red]))
    let view = Self.view(4, 2)
    view.layer.cornerRadius = 16
    #expect(Self.cells(Self.canvas(view, project)).allSatisfy { $0.hasPrefix("█") })
    view.clipsToBounds = true
    let row = Self.cells(Self.canvas(view, project)).map { $0.prefix(1) }.joined()
    #expect(row == "▄██▄")
  }

  @Test("Text is drawn over the image below it") func order() throws {
    let project = try Self.project(png(1, 2, [0x1010_10FF, 0x1515_15FF]))
    let view = Self.view(3, 1)
    let label = text("x", 0, 0, 1, 1)
    view.addSubview(label)
    let cells = Self.cells(Self.canvas(view, project))
    #expect(cells.first?.hasPrefix("x") == true)
    #expect(cells.last == "▀ 101010 151515")
  }

  @Test("A translucent view darkens both halves of the cells below it") func translucentView() throws {
    let project = try Self.project(png(1, 2, [0xC800_00FF, 0x00C8_00FF]))
    let view = Self.view(1, 1)
    let shade = box(0, 0, 1, 1)
    shade.backgroundColor = UIColor(white: 0, alpha: 0.5)
    view.addSubview(shade)
    #expect(Self.cells(Self.canvas(view, project)) == ["▀ 640000 006400"])
  }

  @Test("Black shapes on a transparent background are drawn in the terminal's text color")
  func darkShapes() throws {
    let project = try Self.project(png(1, 2, [0x0000_00FF, Self.clear]))
    #expect(Self.cells(Self.canvas(Self.view(1, 1), project)) == ["▀ - -"])
  }

  @Test("A button without a title shows its image") func button() throws {
    let project = try Self.project(png(8, 16, Array(repeating: Self.red, count: 128)))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 24, height: 16))
    button.setImage(UIImage(nibSource: .named("p")), for: .normal)
    #expect(Self.cells(Self.canvas(button, project)) == ["  - -", "█ FF0000 FF0000", "  - -"])
  }

  @Test("The insets and the alignment of a button move its image, and a smaller button shrinks it")
  func buttonInsets() throws {
    let project = try Self.project(png(8, 16, Array(repeating: Self.red, count: 128)))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 16))
    button.setImage(UIImage(nibSource: .named("p")), for: .normal)
    button.contentHorizontalAlignment = .left
    func columns() -> [Int] {
      Self.cells(Self.canvas(button, project)).indices.filter {
        Self.cells(Self.canvas(button, project))[$0].hasPrefix("█")
      }
    }
    #expect(columns() == [0])
    button.imageEdgeInsets.left = 16
    button.contentEdgeInsets.left = 8
    #expect(columns() == [3])
    button.contentHorizontalAlignment = .right
    button.imageEdgeInsets.right = 8
    #expect(columns() == [3])
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    button.contentEdgeInsets = .zero
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    #expect(columns() == [1, 2, 3])
    button.contentHorizontalAlignment = .center
    button.frame.size = CGSize(width: 40, height: 8)
    #expect(Self.cells(Self.canvas(button, project))[2] == "▀ FF0000 -")
  }

  @Test("Images are drawn only on request, and never in the box style") func onRequest() throws {
    let project = try Self.project(png(1, 1, [Self.red]))
    let view = Self.view(6, 3)
    view.nibAdopt(project.environment())
    #expect(TextExport().rows(of: TreeRenderer().canvas(for: view)).joined().contains("p"))
    var boxes = TreeRenderer(style: .boxes)
    boxes.drawsImages = true
    #expect(!TextExport().rows(of: boxes.canvas(for: view)).joined().contains("█"))
  }

  @Test("Large images are stored in a reduced size") func reduced() throws {
    let image = try #require(
      PixelImage(width: 3, height: 1, straight: [255, 0, 0, 255, 0, 0, 255, 255, 9, 9, 9, 255]))
    #expect(image.reduced(to: 2).bytes == [127, 0, 127, 255])
    #expect(image.reduced(to: 3) == image)
    #expect(image.reduced(to: 1).width == 1)
  }
}
