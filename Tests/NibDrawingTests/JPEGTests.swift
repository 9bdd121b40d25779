import Foundation
import TestSupport
import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing
@testable import NibResources

/// Images from JPEG files, and files of catalogs that are not drawn.
@Suite struct JPEGTests {
  /// 16 x 8 pixels, red on the left and blue on the right.
  private static let photo = bytes(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU\
    FRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
    FBQUFBQUFBT/wAARCAAIABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABwj/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QA\
    FQEBAQAAAAAAAAAAAAAAAAAACQf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCdEMKmAjjB0f/Z
    """)
  /// The same in cyan, magenta, yellow and black.
  private static let printed = bytes(
    """
    /9j/7gAOQWRvYmUAZAAAAAAC/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4LCxAWEBETFBUV\
    FQwPFxgWFBgSFBUU/9sAQwEDBAQFBAUJBQUJFA0LDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
    FBQUFBQU/8AAFAgACAAQBAERAAIRAQMRAQQRAP/EABcAAAMBAAAAAAAAAAAAAAAAAAAHCAn/xAAUEAEAAAAAAAAAAAAAAAAAAAAA\
    /8QAFQEBAQAAAAAAAAAAAAAAAAAACQf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADgQBAAIRAxEEAAA/AKIXMVTVM/QbmND/2Q==
    """)

  private static func bytes(_ text: String) -> [UInt8] { [UInt8](Data(base64Encoded: text) ?? Data()) }

  /// The photo with an orientation of EXIF.
  private static func photo(orientation: UInt8) -> [UInt8] {
    let exif =
      Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    return Array(photo.prefix(2)) + [0xff, 0xe1, 0, UInt8(exif.count + 2)] + exif + photo.dropFirst(2)
  }

  /// The colors of the corners, clockwise from the top left one: `r` and `b`.
  private static func corners(_ image: PixelImage) -> String {
    let (right, bottom) = (image.width - 1, image.height - 1)
    return [(0, 0), (right, 0), (right, bottom), (0, bottom)].map { x, y in
      image.bytes[4 * (y * image.width + x)] > 200 ? "r" : "b"
    }.joined()
  }

  /// An image view of 64 x 32 points with the image `p` of a catalog, in a root view of that size.
  /// The project must exist while the image is drawn.
  private static func root(
    _ file: String, _ bytes: [UInt8], scale: String = "1x"
  ) throws -> (view: UIView, project: PictureProject) {
    let project = try PictureProject()
    try project.add(
      "p", "{\"idiom\": \"universal\", \"filename\": \"\(file)\", \"scale\": \"\(scale)\"}",
      files: [file: bytes])
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 32))
    let view = UIImageView(frame: root.bounds)
    view.contentMode = .center
    view.image = UIImage(nibSource: .named("p"))
    root.addSubview(view)
    root.nibAdopt(project.environment())
    return (root, project)
  }

  private static func picture(_ root: UIView) -> VectorPicture { VectorDrawing(root).picture }

  private static func images(_ picture: VectorPicture) -> [VectorImage] {
    picture.items.compactMap { if case .image(let image) = $0 { image } else { nil } }
  }

  @Test("The pixels are decoded, also those of four inks, and smaller if the image is large")
  func pixels() throws {
    for file in [Self.photo, Self.printed] {
      let image = try JPEGReader.read(file, longest: 16)
      #expect((image.width, image.height) == (16, 8))
      #expect(Self.corners(image) == "rbbr")
      #expect(image.bytes.indices.filter { $0 % 4 == 3 }.allSatisfy { image.bytes[$0] == 255 })
      let small = try JPEGReader.read(file, longest: 4)
      #expect((small.width, small.height) == (4, 2))
      #expect(Self.corners(small) == "rbbr")
    }
  }

  @Test(
    "A photo is shown upright",
    arguments: [
      (1, "rbbr"), (2, "brrb"), (3, "brrb"), (4, "rbbr"), (5, "rrbb"), (6, "rrbb"), (7, "bbrr"), (8, "bbrr"),
      (9, "rbbr"),
    ] as [(UInt8, String)])
  func orientations(orientation: UInt8, corners: String) throws {
    let image = try JPEGReader.read(Self.photo(orientation: orientation), longest: 100)
    #expect(Self.corners(image) == corners)
    #expect((image.width > image.height) == !(5...8).contains(orientation))
  }

  @Test("Pixels go where EXIF's orientation says")
  func turned() throws {
    let bytes = (1...6).flatMap { [UInt8](repeating: $0, count: 4) }
    let image = PixelImage(width: 3, height: 2, bytes: bytes)
    let rows: [[UInt8]] = (1...8).map { orientation in
      let turned = image.upright(from: orientation)
      return stride(from: 0, to: turned.bytes.count, by: 4).map { turned.bytes[$0] }
    }
    #expect(
      rows == [
        [1, 2, 3, 4, 5, 6], [3, 2, 1, 6, 5, 4], [6, 5, 4, 3, 2, 1], [4, 5, 6, 1, 2, 3],
        [1, 4, 2, 5, 3, 6], [4, 1, 5, 2, 6, 3], [6, 3, 5, 2, 4, 1], [3, 6, 2, 5, 1, 4],
      ])
  }

  @Test("Damaged files are reported like those of other formats, and do not crash the program")
  func damaged() throws {
    for count in 0..<Self.photo.count - 2 {
      #expect(throws: PixelFileFailure.self) {
        try JPEGReader.read(Array(Self.photo.prefix(count)), longest: 100)
      }
    }
    for index in Self.photo.indices {
      for bits: UInt8 in [0xff, 0x01, 0x80] {
        var bytes = Self.photo
        bytes[index] ^= bits
        _ = try? JPEGReader.read(bytes, longest: 100)
      }
    }
    let (root, project) = try Self.root("p.jpg", Array(Self.photo.prefix(200)))
    #expect(Self.images(Self.picture(root)).isEmpty)
    let problems = TreeRenderer().imageDiagnostics(in: root)
    #expect(problems.map(\.id) == ["unreadable-picture"])
    #expect(
      problems.first?.message
        == "the image cannot be read: the file is not complete; the image's name is drawn instead")
    withExtendedLifetime(project) {}
  }

  @Test("A file with a scale has its size in points")
  func scales() throws {
    for (scale, width) in [("1x", 16.0), ("2x", 8), ("3x", 16.0 / 3)] {
      let (root, project) = try Self.root("p.JPG", Self.photo, scale: scale)
      let image = try #require(Self.images(Self.picture(root)).first)
      withExtendedLifetime(project) {}
      #expect(abs(image.frame.width - width) < 0.001)
      #expect(abs(image.frame.midX - 32) < 0.001)
    }
  }

  @Test("An image in memory is drawn with its own size")
  func memory() throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
    view.contentMode = .topLeft
    view.image = UIImage(data: Data(Self.photo(orientation: 6)))
    #expect(view.image?.size == CGSize(width: 8, height: 16))
    #expect(Self.images(Self.picture(view)).map(\.frame) == [CGRect(x: 0, y: 0, width: 8, height: 16)])
  }

  @Test(
    "A PDF or SVG file of a catalog that is mostly text is a gray area with its name, in the size of the image",
    arguments: [
      (
        "p.pdf", SmallPDF.file(box: "0 0 48 16", "BT /F 16 Tf (Letters) Tj ET")
      ), ("p.svg", Array("<svg width='48' height='16'><text y='16'>Letters</text></svg>".utf8)),
    ])
  func placeholder(file: String, content: [UInt8]) throws {
    let project = try PictureProject()
    try project.add(
      "p", "{\"idiom\": \"universal\", \"filename\": \"\(file)\"}", files: [file: content])
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 96, height: 48))
    let view = UIImageView(frame: root.bounds)
    view.contentMode = .center
    let environment = project.environment()
    view.image = NibEnvironment.$current.withValue(environment) { UIImage(named: "p") }
    #expect(view.image?.size == CGSize(width: 48, height: 16))
    root.addSubview(view)
    root.nibAdopt(environment)
    #expect(view.intrinsicContentSize == CGSize(width: 48, height: 16))
    #expect(
      TreeRenderer().imageDiagnostics(in: root).map(\.message) == [
        "much of the image is not drawn: text; the image's name is drawn instead"
      ])
    #expect(TreeRenderer().missingImages(in: root) == ["p"])
    let areas = Self.picture(root).items.compactMap { item -> CGRect? in
      guard case .shape(let shape) = item, shape.fill != nil, case .rectangle(let area) = shape.outline else {
        return nil
      }
      return area.frame
    }
    #expect(areas == [CGRect(x: 24, y: 16, width: 48, height: 16)])
    var renderer = TreeRenderer()
    renderer.drawsImages = true
    let title = "p (\(file.hasSuffix("pdf") ? "PDF" : "SVG"))"
    #expect(TextExport().rows(of: renderer.canvas(for: root))[1] == "   ▨ \(title.prefix(4))")
  }
}
