import TestSupport
import Testing

@testable import NibCore
@testable import NibDrawing
@testable import NibResources

/// Whether the file of an image can be drawn, and the reason why not. `check`, `show` and the browser ask the same.
@Suite struct DamagedImageTests {
  private static let whole = png(2, 2, [0xFF00_00FF, 0x00FF_00FF, 0x0000_FFFF, 0xFFFF_FFFF])
  /// A picture of one pixel.
  private static let gif = Array("GIF89a\u{1}\0\u{1}\0\0\0\0,\0\0\0\0\u{1}\0\u{1}\0\0\u{2}\u{2}D\u{1}\0".utf8)

  /// The whole file with another byte at a position.
  private static func changed(_ position: Int) -> [UInt8] {
    var bytes = whole
    bytes[position] ^= 0xFF
    return bytes
  }

  /// A file with its name and contents, and what is said about it.
  struct Example: Sendable {
    let name: String
    let bytes: [UInt8]
    let message: String?

    init(_ name: String, _ bytes: [UInt8], _ message: String?) {
      (self.name, self.bytes, self.message) = (name, bytes, message)
    }

    init(_ name: String, text: String, _ message: String?) { self.init(name, Array(text.utf8), message) }
  }

  private static let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\n"
  private static let damaged = [
    Example("a.png", [], "the file is empty"),
    Example("a.jpg", [], "the file is empty"),
    Example(
      "a.png", text: pointer, "it is a pointer to a file of Git LFS: fetch the file with 'git lfs pull'"),
    Example("a.png", text: "text", "it is not a file in the format PNG"),
    Example("a.png", Array(whole.prefix(50)), "the file is not complete"),
    Example("a.png", Array(whole.prefix(8)), "the file is not complete"),
    Example("a.png", changed(30), "its part 'IHDR' is damaged, because its checksum is wrong"),
    Example("a.png", changed(45), "its part 'IDAT' is damaged, because its checksum is wrong"),
    Example("a.gif", Array(gif.dropLast()), "the file is not complete"),
    Example("a.pdf", whole, "it is not a file in the format PDF"),
  ]

  @Test("The damage of a file is named in plain words", arguments: damaged)
  func damage(example: Example) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(example.bytes, to: example.name)
    #expect(ImageSet.File(path: path, scale: 1).damage == example.message)
  }

  private static let notDrawn = "images in the format GIF are not drawn"
  private static let readable = [
    Example("a.png", whole, nil), Example("a.jpg", whole, nil), Example("a.gif", gif, notDrawn),
    Example("a.gif", gif + [0x3b], notDrawn),
    Example("a.png", text: "\0\0\0\u{10}ftypheic", "images in the format HEIC are not drawn"),
    Example(
      "a.svg", text: "<svg/>",
      "the image has no size in points, and no area of its coordinates (viewBox) that would be its size"),
  ]

  @Test("A file that other programs read has no damage", arguments: readable)
  func undrawn(example: Example) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(example.bytes, to: example.name)
    #expect(ImageSet.File(path: path, scale: 1).damage == nil)
    var found: String?
    do throws(ImageStore.Problem) { _ = try ImageStore.shared.image(at: path) } catch {
      found = error.message
    }
    #expect(found == example.message)
  }

  @Test("Too many pixels are not a damage") func tooLarge() {
    let failure = PixelFileFailure.tooLarge(width: 8000, height: 8000)
    #expect(failure.damage == nil)
    #expect(failure.description == "the image has 8000 x 8000 pixels; the limit is 16777216")
  }

  @Test("A folder in place of a file is named, and a missing file is not damaged") func folders() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write([], to: "a.png/content")
    #expect(ImageSet.File(path: folder.path + "/a.png", scale: 1).damage == "it is a folder, not a file")
    #expect(ImageSet.File(path: folder.path + "/b.png", scale: 1).damage == nil)
  }

  @Test("A page that is too large has a size") func largePage() {
    let text =
      "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj"
      + " 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 2000000 2000000]>>endobj trailer<</Root 1 0 R>>\n%%EOF"
    #expect(throws: GraphicBuilder.Failure.tooLarge) { try PDFContentReader.graphic(Array(text.utf8)) }
  }
}
