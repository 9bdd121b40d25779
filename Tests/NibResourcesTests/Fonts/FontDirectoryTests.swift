import TestSupport
import Testing

@testable import NibResources

/// Damage of font files that FreeType does not report.
@Suite struct FontDirectoryTests {
  private static var font: FontBuilder {
    var font = FontBuilder("Small-Regular", ["A": 600, "V": 610])
    font.isFilled = true
    font.hasChecksums = true
    return font
  }

  private static func failure(_ bytes: [UInt8]) -> String? {
    do throws(FontFile.Failure) {
      _ = try FontFile(bytes)
      return nil
    } catch {
      return error.description
    }
  }

  /// The offset of the entry of a table in the list of tables.
  private static func entry(of tag: String) throws -> Int {
    let tag = Array(tag.utf8)
    return try #require(
      stride(from: 12, to: 12 + 16 * 10, by: 16).first { Array(font.bytes[$0..<$0 + 4]) == tag })
  }

  /// The offset of a table.
  private static func start(of tag: String) throws -> Int {
    let entry = try entry(of: tag)
    return font.bytes[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) }
  }

  @Test("A whole font is not damaged, alone and in a collection") func whole() {
    #expect(Self.failure(Self.font.bytes) == nil)
    var bold = Self.font
    bold.name = "Small-Bold"
    #expect(Self.failure(FontBuilder.collection([Self.font, bold])) == nil)
  }

  @Test("A font that was cut off is damaged, wherever it ends") func cutOff() throws {
    let bytes = Self.font.bytes
    let end = try Self.start(of: "post") + 32
    #expect(
      Self.failure(Array(bytes.prefix(end - 1)))
        == "the font cannot be read: its table 'post' ends after the end of the file")
    for count in 12..<end {
      #expect(Self.failure(Array(bytes.prefix(count)))?.hasPrefix("the font cannot be read: ") == true)
    }
  }

  @Test(
    "A font in which a byte of an outline, a width or a character has changed is damaged",
    arguments: ["glyf", "hmtx", "cmap", "loca", "maxp"])
  func changed(table: String) throws {
    var bytes = Self.font.bytes
    bytes[try Self.start(of: table) + 5] ^= 1
    #expect(
      Self.failure(bytes)
        == "the font cannot be read: its table '\(table)' is damaged: it has another checksum than the file states"
    )
  }

  @Test("A font without a table that all fonts need is damaged", arguments: ["hmtx", "cmap", "head"])
  func missing(table: String) throws {
    var bytes = Self.font.bytes
    bytes[try Self.entry(of: table)] = UInt8(ascii: "x")
    #expect(Self.failure(bytes) == "the font cannot be read: it has no table '\(table)'")
  }

  @Test("Wrong checksums of the table 'hhea', which some well-known fonts have, are not damage")
  func editedHeights() throws {
    var bytes = Self.font.bytes
    bytes[try Self.start(of: "hhea") + 5] ^= 1
    #expect(Self.failure(bytes) == nil)
  }
}
