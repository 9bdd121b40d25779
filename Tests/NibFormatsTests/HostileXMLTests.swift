import TestSupport
import Testing

@testable import NibFormats

/// Reading damaged or hostile bytes gives a document or one diagnostic, and ends quickly.
@Suite struct HostileXMLTests {
  /// Reads the bytes and every part of the resulting document. Returns whether there was a document.
  private func isReadable(_ bytes: [UInt8]) -> Bool {
    do {
      let document = try NibReader.read(bytes, file: "Hostile.xib")
      _ = document.diagnostics
      _ = document.root.descendants.reduce(0) { $0 + $1.attributes.count + $1.text.utf8.count }
      return true
    } catch {
      #expect(error.diagnostic.severity == .error)
      #expect(error.diagnostic.location != nil)
      return false
    }
  }

  @Test("A document that is cut off anywhere is rejected") func everyTruncation() throws {
    let bytes = try SourcePackage.fixture("Documents/Small.xib")
    let whole = bytes.lastIndex(of: UInt8(ascii: ">")) ?? bytes.count
    for length in 0...whole { #expect(!isReadable(Array(bytes[..<length]))) }
    #expect(isReadable(bytes))
  }

  @Test("A document with a changed byte is read or rejected with one error") func changedBytes() throws {
    let bytes = try SourcePackage.fixture("Documents/Small.xib")
    let replacements = Array("<>&\"'/=!?; \0".utf8) + [0xFF, 0xC3]
    for index in bytes.indices {
      var changed = bytes
      changed[index] = replacements[index % replacements.count]
      _ = isReadable(changed)
      changed[index] = bytes[index] ^ UInt8(1 << (index % 8))
      _ = isReadable(changed)
    }
  }

  @Test("Elements that are nested deeper than the limit give an error") func depth() {
    let allowed = XMLLimits.depth
    let deepest = repeated("<a>", allowed) + repeated("</a>", allowed)
    #expect(throws: Never.self) { try XMLScanner.scan(deepest) }
    let place = "1:\(allowed * 3 + 1)"
    expectError(repeated("<a>", allowed + 1), place, "elements are nested more than 512 deep")
    expectError(repeated("<a>", 10_000), place, "elements are nested more than 512 deep")
    let leaf = repeated("<a>", allowed) + Array("<b/>".utf8) + repeated("</a>", allowed)
    expectError(leaf, place, "elements are nested more than 512 deep")
  }

  @Test("A file that is larger than the limit is rejected") func size() {
    let bytes = [UInt8](repeating: UInt8(ascii: "<"), count: XMLLimits.inputSize + 1)
    expectError(bytes, "1:1", "33554433 bytes are more than the limit of 33554432")
    #expect(throws: NibReadError.self) { try NibReader.read(bytes, file: "f") }
  }

  @Test("An element with more attributes than the limit gives an error") func attributesOfOneElement() {
    let limit = XMLLimits.attributesPerElement
    let attributes = (0...limit).map { " a\($0)='1'" }.joined()
    let place = attributes.utf8.count - " a\(limit)='1'".utf8.count + 4
    expectError(Array("<a\(attributes)/>".utf8), "1:\(place)", "<a> has more than 4096 attributes")
  }

  @Test("A document with more distinct names than the limit gives an error") func distinctNames() {
    let limit = XMLLimits.distinctNames
    let elements = (1...limit).map { "<e\($0)/>" }.joined()
    let place = elements.utf8.count - "e\(limit)/>".utf8.count + 4
    expectError(
      Array("<a>\(elements)</a>".utf8), "1:\(place)",
      "more than 8192 distinct names of elements and attributes")
  }

  @Test("A document that declares entities is rejected") func entityBomb() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>
      <lolz>&lol2;</lolz>
      """
    expectError(
      Array(bomb.utf8), "2:1", "<!DOCTYPE> is not allowed, because it can name other files: delete it")
  }

  @Test("Many bare ampersands give an error; many escaped ampersands are read") func ampersands() {
    #expect(throws: XMLError.self) { try XMLScanner.scan(Array("<a>".utf8) + repeated("&", 100_000)) }
    #expect(throws: Never.self) {
      try XMLScanner.scan(Array("<a>".utf8) + repeated("&amp;", 10_000) + Array("</a>".utf8))
    }
  }

  private func repeated(_ text: String, _ count: Int) -> [UInt8] {
    Array(String(repeating: text, count: count).utf8)
  }
}
