import Testing

@testable import NibFormats

/// Documents in encodings other than UTF-8.
@Suite struct EncodingTests {
  private static func xml(_ encoding: String, _ label: String = "Ümläut 元 😀") -> String {
    """
    <?xml version="1.0" encoding="\(encoding)"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><label id="a" text="\(label)"/></objects>
    </document>

    """
  }

  private static func utf16(_ text: String, bigEndian: Bool, mark: Bool) -> [UInt8] {
    ((mark ? "\u{FEFF}" : "") + text).utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return bigEndian ? bytes : bytes.reversed()
    }
  }

  private static func latin1(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }

  @Test(
    "UTF-16 is read in both byte orders, with or without a byte order mark", arguments: [true, false],
    [true, false])
  func utf16Documents(bigEndian: Bool, mark: Bool) throws {
    let bytes = Self.utf16(Self.xml("UTF-16"), bigEndian: bigEndian, mark: mark)
    let document = try NibReader.read(bytes, file: "a.xib")
    let label = try #require(document.object(id: "a"))
    #expect(label["text"] == "Ümläut 元 😀")
    #expect(label.location.description == "a.xib:3:12")
    #expect(document.diagnostics == [])
    #expect(document.source == bytes)
  }

  @Test("UTF-16 can be declared with other names", arguments: ["UTF-16LE", "utf-16le", "ISO-10646-UCS-2"])
  func utf16Names(name: String) throws {
    let bytes = Self.utf16(Self.xml(name), bigEndian: false, mark: false)
    #expect(try NibReader.read(bytes, file: "a.xib").diagnostics == [])
  }

  @Test(
    "ISO-8859-1 is read, whichever of its names is declared",
    arguments: ["ISO-8859-1", "iso-8859-1", "latin1"])
  func latin1Names(name: String) throws {
    let bytes = Self.latin1(Self.xml(name, "Größe ÿ"))
    let document = try NibReader.read(bytes, file: "a.xib")
    #expect(document.object(id: "a")?["text"] == "Größe ÿ")
    #expect(document.diagnostics == [])
    #expect(document.source == bytes)
  }

  @Test("UTF-8 is read with or without a byte order mark, whichever of its names is declared")
  func utf8Documents() throws {
    for mark in ["", "\u{FEFF}"] {
      for name in ["UTF-8", "utf8", "US-ASCII"] {
        let document = try NibReader.read(Array((mark + Self.xml(name)).utf8), file: "a.xib")
        #expect(document.object(id: "a")?["text"] == "Ümläut 元 😀")
        #expect(document.diagnostics == [])
      }
    }
  }

  /// In each case the bytes are valid text in the encoding `found`, and the declaration names another encoding.
  @Test(
    "A declaration that contradicts the bytes gives a warning",
    arguments: [
      ("ISO-8859-1", Array(("\u{FEFF}" + xml("ISO-8859-1")).utf8), "UTF-8"),
      ("UTF-8", utf16(xml("UTF-8"), bigEndian: true, mark: true), "UTF-16"),
      ("UTF-16LE", utf16(xml("UTF-16LE"), bigEndian: true, mark: true), "UTF-16BE"),
      ("Shift_JIS", utf16(xml("Shift_JIS"), bigEndian: false, mark: true), "UTF-16"),
    ])
  func contradictions(declared: String, bytes: [UInt8], found: String) throws {
    let document = try NibReader.read(bytes, file: "a.xib")
    #expect(document.object(id: "a")?["text"] == "Ümläut 元 😀")
    #expect(
      document.diagnostics.map(\.rendered) == [
        "a.xib:1:31: warning: the declaration says \(declared), but the text is \(found); it is read as "
          + "\(found) "
          + "[encoding-mismatch]"
      ])
  }

  @Test(
    "UTF-8 that declares UTF-16 is read, with an error because Xcode does not open it",
    arguments: ["UTF-16", "UTF-16LE"])
  func declaredUTF16(name: String) throws {
    let document = try NibReader.read(Array(Self.xml(name).utf8), file: "a.xib")
    #expect(document.object(id: "a")?["text"] == "Ümläut 元 😀")
    #expect(
      document.diagnostics.map(\.rendered) == [
        "a.xib:1:31: error: the declaration says \(name), but the text is UTF-8; it is read as UTF-8, but Xcode does "
          + "not open it [encoding-mismatch]"
      ])
  }

  @Test("UTF-8 that declares ISO-8859-1 is read as declared, with a warning") func declaredLatin1() throws {
    let document = try NibReader.read(Array(Self.xml("ISO-8859-1", "é").utf8), file: "a.xib")
    #expect(document.object(id: "a")?["text"] == "Ã©")
    #expect(
      document.diagnostics.map(\.rendered) == [
        "a.xib:1:31: warning: the declaration says ISO-8859-1, but the text looks like UTF-8; it is read as "
          + "ISO-8859-1, as in Xcode [encoding-mismatch]"
      ])
    #expect(try NibReader.read(Array(Self.xml("ISO-8859-1", "e").utf8), file: "a.xib").diagnostics == [])
  }

  @Test("Versions in different encodings are known to be, unless their bytes mean the same")
  func differentEncodings() {
    let (utf8, latin1) = (Array(Self.xml("UTF-8", "é").utf8), Self.latin1(Self.xml("ISO-8859-1", "é")))
    #expect(NibReader.differInEncoding([utf8, latin1, utf8]))
    #expect(
      NibReader.differInEncoding([utf8, utf8, Self.utf16(Self.xml("UTF-16"), bigEndian: true, mark: true)]))
    #expect(!NibReader.differInEncoding([[], latin1, latin1]))
    #expect(
      !NibReader.differInEncoding([
        Array(Self.xml("UTF-8", "e").utf8), Self.latin1(Self.xml("ISO-8859-1", "e")),
      ]))
  }

  @Test(
    "An unsupported encoding gives an error with its name",
    arguments: [
      (latin1(xml("Shift_JIS", "\u{83}\u{65}")), "1:31", "Shift_JIS"),
      (latin1(xml("windows-1252", "\u{80}")), "1:31", "windows-1252"),
      (latin1(xml("Mac\u{1B}Roman", "x")), "1:31", "Mac␛Roman"),
      ([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0], "1:1", "UTF-32"),
      ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x3C], "1:1", "UTF-32"), ([0, 0, 0, 0x3C], "1:1", "UTF-32"),
      ([0x3C, 0, 0, 0], "1:1", "UTF-32"), ([0x4C, 0x6F, 0xA7, 0x94], "1:1", "EBCDIC"),
    ])
  func otherEncodings(bytes: [UInt8], place: String, name: String) {
    expectError(
      bytes, place,
      "encoding \"\(name)\" is not supported: expected UTF-8, UTF-16 or ISO-8859-1; save it as UTF-8 "
        + "[unsupported-encoding]")
  }

  @Test("Invalid UTF-16 gives an error with its location") func invalidUTF16() {
    let start = "<document>\n é"
    let half = Self.utf16(start, bigEndian: true, mark: true) + [0xD8, 0x00, 0x00, 0x41]
    expectError(half, "2:4", "invalid UTF-16: half a surrogate pair [malformed-xml]")
    let cut = Self.utf16(start, bigEndian: false, mark: false) + [0x41]
    expectError(cut, "2:4", "invalid UTF-16: the text ends in the middle of a character [malformed-xml]")
  }

  @Test("A malformed document in UTF-16 gives an error with line and column") func utf16Locations() {
    let text = Self.utf16("<document>\n<ä>\n</b></document>", bigEndian: true, mark: true)
    expectError(text, "3:1", "end tag </b> does not match <ä> opened at 2:1 [malformed-xml]")
  }

  @Test("Invalid UTF-8 gives an error with its location") func invalidUTF8() {
    let text = Array("<document>\n é<a b='".utf8) + [0xC3, 0x28] + Array("'/></document>".utf8)
    expectError(text, "2:10", "byte 0xC3 is not valid UTF-8 [malformed-xml]")
  }

  private func expectError(
    _ bytes: [UInt8], _ place: String, _ message: String, _ source: Testing.SourceLocation = #_sourceLocation
  ) {
    do {
      _ = try NibReader.read(bytes, file: "a.xib")
      Issue.record("the document was read without an error", sourceLocation: source)
    } catch {
      #expect(error.diagnostic.rendered == "a.xib:\(place): error: \(message)", sourceLocation: source)
    }
  }
}
