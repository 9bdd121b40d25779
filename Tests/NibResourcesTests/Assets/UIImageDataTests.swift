import Foundation
import TestSupport
import Testing

@testable import NibResources

/// Images in memory and in files. Their first bytes determine their format.
@Suite struct UIImageDataTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 1, 0x40, 0, 0, 0, 0xf0]
  private static let gif = Array("GIF89a".utf8) + [0x2c, 0x01, 0x64, 0]
  private static let bmp = Array("BM".utf8) + [UInt8](repeating: 0, count: 16) + [7, 0, 0, 0, 0, 1, 0, 0]
  private static let topDownBMP =
    Array("BM".utf8) + [UInt8](repeating: 0, count: 16) + [7, 0, 0, 0, 0, 0xff, 0xff, 0xff]
  private static let jpeg: [UInt8] = [0xff, 0xd8, 0xff, 0xe0, 0, 16]
  /// The segment of a JPEG file with a size of 320 x 240 pixels.
  private static let jpegFrame: [UInt8] = [0xff, 0xc2, 0, 11, 8, 0, 0xf0, 1, 0x40, 1, 1, 0x11, 0]

  /// EXIF data with an orientation, after an entry that comes before it.
  private static func exif(_ orientation: UInt8, isLittle: Bool) -> [UInt8] {
    func number(_ value: UInt8, _ count: Int) -> [UInt8] {
      let zeros = [UInt8](repeating: 0, count: count - 1)
      return isLittle ? [value] + zeros : zeros + [value]
    }
    let tags: [[UInt8]] = [[0x01, 0x0f], [0x01, 0x12]].map { isLittle ? $0.reversed() : $0 }
    let directory =
      number(2, 2) + tags[0] + number(3, 2) + number(1, 4) + number(7, 2) + [0, 0]
      + tags[1] + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
    let tiff = Array((isLittle ? "II*\0" : "MM\0*").utf8) + number(8, 4) + directory
    return [0xff, 0xe1, 0, UInt8(8 + tiff.count)] + Array("Exif\0\0".utf8) + tiff
  }

  @Test(
    "The format and the size are read from the first bytes",
    arguments: [
      (png, "PNG", CGSize(width: 320, height: 240)), (gif, "GIF", CGSize(width: 300, height: 100)),
      (bmp, "BMP", CGSize(width: 7, height: 256)), (topDownBMP, "BMP", CGSize(width: 7, height: 256)),
      (jpeg, "JPEG", nil), ([0xff, 0xd8, 0xff] + jpegFrame, "JPEG", CGSize(width: 320, height: 240)),
    ])
  func kinds(bytes: [UInt8], name: String, size: CGSize?) throws {
    // A slice of data does not begin at 0.
    for data in [Data(bytes), Data([1, 2] + bytes + [9, 9, 9]).dropFirst(2)] {
      let image = try #require(UIImage(data: data))
      #expect(image.nibName == name)
      #expect(image.nibSize == size)
      #expect(!image.isSymbolImage)
    }
  }

  @Test(
    "Bytes that are not an image give no image", arguments: [[], Array("<svg/>".utf8), [0x89, 0x50], [0]])
  func otherBytes(bytes: [UInt8]) { #expect(UIImage(data: Data(bytes)) == nil) }

  @Test("An image that is cut off before its size has no size", arguments: [png, gif, bmp])
  func truncated(bytes: [UInt8]) throws {
    let image = try #require(UIImage(data: Data(bytes.dropLast())))
    #expect(image.nibSize == nil)
    #expect(image.size == .zero)
  }

  @Test("The orientation of a photo exchanges its width and height", arguments: [true, false])
  func orientations(isLittle: Bool) {
    for orientation in UInt8(1)...8 {
      let header = JPEGHeader([0xff, 0xd8] + Self.exif(orientation, isLittle: isLittle) + Self.jpegFrame)
      #expect(header.orientation == Int(orientation))
      let isTurned = orientation > 4
      #expect(header.size == CGSize(width: isTurned ? 240 : 320, height: isTurned ? 320 : 240))
    }
    // Numbers that have no meaning, and data that end anywhere.
    #expect(JPEGHeader([0xff, 0xd8] + Self.exif(9, isLittle: isLittle)).orientation == 1)
    let whole = [0xff, 0xd8] + Self.exif(6, isLittle: isLittle) + Self.jpegFrame
    for count in 0..<whole.count {
      let header = JPEGHeader(Array(whole.prefix(count)))
      #expect(header.size == nil || count >= whole.count - 4)
    }
    #expect(JPEGHeader([0xff, 0xd8, 0xff, 0xff] + Self.jpegFrame.dropFirst()).size?.width == 320)
    // After the start of the pixels, nothing is a segment.
    #expect(JPEGHeader([0xff, 0xd8, 0xff, 0xda, 0, 2] + Self.jpegFrame).size == nil)
  }

  private static func pdf(_ box: String) -> String {
    String(decoding: SmallPDF.file(box: box, ""), as: UTF8.self)
  }

  @Test(
    "PDF and SVG files of catalogs have the size of their first page or root element",
    arguments: [
      (UIImageDataTests.pdf("0 0 24 18.5"), "PDF", CGSize(width: 24, height: 18.5)),
      (UIImageDataTests.pdf(" 10 10\n34 -8 "), "PDF", CGSize(width: 24, height: 18)),
      (UIImageDataTests.pdf("0 0 0 9"), "PDF", nil), ("%PDF-1.7 /MediaBox [0 0 1 1]", "PDF", nil),
      ("<svg width=\"24px\" height='18' viewBox=\"0 0 1 1\">", "SVG", CGSize(width: 24, height: 18)),
      (
        "<?xml version='1.0'?>\n<!-- a -->\n<svg\nviewBox=\"0,0, 48 36\" fill=\"none\"/>", "SVG",
        CGSize(width: 48, height: 36)
      ),
      ("<svg width=\"100%\" height=\"100%\" viewBox=\"0 0 5 6\">", "SVG", CGSize(width: 5, height: 6)),
      ("<svg stroke-width=\"2\" width=\"7pt\" height=\"8\">", "SVG", CGSize(width: 7, height: 8)),
      ("<svg width=\"nan\" height=\"1e999\">", "SVG", nil), ("<svg>", "SVG", nil), ("<svgs>", nil, nil),
      ("<html><body/></html>", nil, nil),
    ])
  func vectors(text: String, format: String?, size: CGSize?) {
    // Programs cannot make images of their bytes.
    #expect(UIImage(data: Data(text.utf8)) == nil)
    guard let header = ImageFileHeader(Array(text.utf8)) else { return #expect(format == nil) }
    // The root element of an SVG file is recognized by the character behind its name.
    #expect(header.format.rawValue == format)
    #expect(header.size == size)
  }

  @Test("The image of a file has the file's name") func files() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.png, to: "kettle.png")
    let image = try #require(UIImage(contentsOfFile: file))
    #expect(image.nibName == "kettle.png")
    #expect(image.size == CGSize(width: 320, height: 240))
    #expect(UIImage(contentsOfFile: folder.path + "/none.png") == nil)
    #expect(UIImage(contentsOfFile: folder.path) == nil)
    try folder.write("no picture", to: "kettle.png")
    #expect(UIImage(contentsOfFile: file) == nil)
  }

  @Test("An image exists if the resources contain a set or a file with its name") func names() throws {
    let folder = try TemporaryFolder()
    let document = try folder.write("<document/>", to: "App/Main.xib")
    for set in ["tea.imageset", "AppIcon.appiconset", "custom.cup.symbolset", "leaf.imageset"] {
      try folder.write("{}", to: "App/Assets.xcassets/\(set)/Contents.json")
    }
    for file in ["photo.jpg", "drawing@2x.png"] { try folder.write("", to: "App/\(file)") }
    let environment = NibEnvironment(device: .terminal, catalogs: AssetCatalogs(around: document))
    NibEnvironment.$current.withValue(environment) {
      let named = ["tea", "AppIcon", "custom.cup", "photo", "photo.jpg", "drawing", "nope", ""]
      #expect(named.filter { UIImage(named: $0) != nil } == Array(named.prefix(6)))
      let symbols = ["star.fill", "leaf", "4k.tv", "unheard.of", "tea", "Tea", "two words", "a..b", ""]
      #expect(
        symbols.filter { UIImage(systemName: $0) != nil } == ["star.fill", "leaf", "4k.tv", "unheard.of"])
    }
  }
}
