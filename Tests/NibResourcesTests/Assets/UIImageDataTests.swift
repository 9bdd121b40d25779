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

  @Test(
    "The format and the size are read from the first bytes",
    arguments: [
      (png, "PNG", CGSize(width: 320, height: 240)), (gif, "GIF", CGSize(width: 300, height: 100)),
      (bmp, "BMP", CGSize(width: 7, height: 256)), (topDownBMP, "BMP", CGSize(width: 7, height: 256)),
      (jpeg, "JPEG", nil),
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
      #expect(symbols.filter { UIImage(systemName: $0) != nil } == ["star.fill", "4k.tv", "unheard.of"])
    }
  }
}
