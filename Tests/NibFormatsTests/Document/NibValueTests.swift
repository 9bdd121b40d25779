import Testing

@testable import NibFormats

@Suite struct NibValueTests {
  @Test(
    "A value element is decoded to its value",
    arguments: [
      ("<nil/>", .null),
      ("<string>a b</string>", .string("a b")),
      ("<mutableString>a</mutableString>", .string("a")),
      ("<string base64-UTF8='YES'>\nEENvbnRhaW5lcg\n</string>", .string("\u{10}Container")),
      ("<string base64-UTF8='YES'>w6k=</string>", .string("é")),
      ("<string base64-UTF8='YES'>\nCiAgA\n</string>", .string("\n  ")),
      ("<integer value='5'/>", .integer(5)),
      ("<real value='0.5'/>", .real(0.5)),
      ("<boolean value='YES'/>", .boolean(true)),
      ("<bool value='NO'/>", .boolean(false)),
      (
        "<date timeIntervalSinceReferenceDate='-978267600'><!-- 1970 --></date>",
        .date(NibDate(secondsSinceReferenceDate: -978_267_600))
      ),
      ("<range location='2' length='3'/>", .range(NibRange(location: 2, length: 3))),
      ("<point x='1' y='-2.5'/>", .point(NibPoint(x: 1, y: -2.5))),
      ("<size width='3' height='4'/>", .size(NibSize(width: 3, height: 4))),
      ("<rect x='1' y='2' width='3' height='4'/>", .rect(NibRect(x: 1, y: 2, width: 3, height: 4))),
      (
        "<inset minX='1' minY='2' maxX='3' maxY='4'/>",
        .insets(NibInsets(top: 2, left: 1, bottom: 4, right: 3))
      ),
      ("<edgeInsets top='1' right='4'/>", .insets(NibInsets(top: 1, left: 0, bottom: 0, right: 4))),
      (
        "<directionalEdgeInsets top='1' leading='2' bottom='3' trailing='4'/>",
        .directionalInsets(NibDirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      ),
      ("<image name='star'/>", .image("star")),
      ("<shadow/>", .unknown("shadow")),
    ] as [(String, NibValue)])
  func values(xml: String, value: NibValue) throws {
    #expect(try NibValue(decoding: DocumentSamples.element(xml)) == value)
  }

  @Test(
    "A malformed value gives nil and one diagnostic",
    arguments: [
      ("<rect x='1' y='2' width='3'/>", "<rect>: found no height, expected the attribute height; ignored"),
      ("<size width='w' height='1'/>", "<size>: found width=\"w\", expected a number; ignored"),
      ("<integer/>", "<integer>: found no value, expected the attribute value; ignored"),
      ("<range location='0'/>", "<range>: found no length, expected the attribute length; ignored"),
      (
        "<string base64-UTF8='YES'>*</string>",
        "<string>: found \"*\", expected base64-encoded UTF-8 text; ignored"
      ),
      (
        "<string base64-UTF8='YES'>/w==</string>",
        "<string>: found \"/w==\", expected base64-encoded UTF-8 text; ignored"
      ),
    ])
  func malformedValues(xml: String, message: String) throws {
    var log: [Diagnostic] = []
    #expect(NibValue(try DocumentSamples.element(xml), log: &log) == nil)
    #expect(log.map(\.message) == [message])
    #expect(NibValue(try DocumentSamples.element(xml)) == nil)
  }

  @Test(
    "Base64 is decoded with or without padding, and with white space",
    arguments: [
      ("", []), ("QQ==", [65]), ("QQ", [65]), ("QUI=", [65, 66]), (" Q U\nJD\t", [65, 66, 67]),
      ("+/+/", [0xFB, 0xFF, 0xBF]), ("Q", nil), ("QUJDR", nil), ("Q=Q", nil), ("é", nil),
    ] as [(String, [UInt8]?)])
  func base64(text: String, bytes: [UInt8]?) {
    #expect(NibBase64.decode(text.utf8) == bytes)
  }

  @Test("A string is read from an attribute or from a child with its key") func strings() throws {
    let element = try DocumentSamples.element(
      "<label text='a' hint=''><string key='text'>b</string><string key='title'>c\nd</string></label>")
    #expect(
      try ["text", "hint", "title", "none"].map { try element.decodeString($0) } == ["a", "", "c\nd", nil])
  }

  @Test("A child is decoded by its key; a malformed one gives an error") func childrenByKey() throws {
    let element = try DocumentSamples.element(
      "<a><rect key='frame' x='1' y='2' width='3' height='4'/><size key='bad' width='x' height='1'/></a>"
    )
    #expect(try element.child("frame", as: NibRect.self) == NibRect(x: 1, y: 2, width: 3, height: 4))
    #expect(try element.child("none", as: NibRect.self) == nil)
    #expect(throws: NibValueError.self) { try element.child("bad", as: NibSize.self) }
  }

  @Test(
    "A frame inset gives a rectangle inside the superview",
    arguments: [
      ("<frame minX='15' width='345' height='43.5'/>", NibRect(x: 15, y: 0, width: 345, height: 43.5)),
      ("<frame width='375' height='43.5'/>", NibRect(x: 0, y: 0, width: 375, height: 43.5)),
      ("<frame minX='5' maxX='10' height='9'/>", NibRect(x: 5, y: 0, width: 385, height: 9)),
      ("<frame maxX='10' maxY='0' width='50' height='9'/>", NibRect(x: 340, y: 191, width: 50, height: 9)),
    ])
  func frameInsets(xml: String, rect: NibRect) throws {
    let inset = try NibFrameInset(decoding: DocumentSamples.element(xml))
    #expect(inset.rect(in: NibSize(width: 400, height: 200)) == rect)
  }

  @Test("An autoresizing mask is decoded from its attributes") func autoresizingMasks() throws {
    let mask = try NibAutoresizingMask(
      decoding: DocumentSamples.element(
        "<autoresizingMask widthSizable='YES' flexibleMaxY='YES' heightSizable='NO'/>"))
    #expect(mask == [.widthSizable, .flexibleMaxY])
    #expect(mask.rawValue == 34)
    #expect(try NibAutoresizingMask(decoding: DocumentSamples.element("<autoresizingMask/>")) == [])
  }
}
