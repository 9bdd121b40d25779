import Testing

@testable import NibFormats

/// The ways in which archives write lists, dictionaries and numbers.
@Suite struct ArchiveGraphTests {
  private func value(_ xml: String) throws -> ArchiveValue {
    try #require(ArchiveValue(at: try DocumentSamples.element(xml)))
  }

  @Test(
    "J2: Every form of a list gives its items, without null entries",
    arguments: [
      "<array><string>a</string><nil/><string>b</string></array>",
      "<object class=\"NSMutableArray\"><bool key=\"EncodedWithXMLCoder\">YES</bool>"
        + "<string>a</string><string>b</string></object>",
      "<object class=\"IBMutableOrderedSet\"><array key=\"orderedObjects\"><string>a</string>"
        + "<string>b</string></array></object>",
      "<array><string id=\"9\">a</string><string>b</string><reference/></array>",
    ])
  func lists(xml: String) throws {
    #expect(try value(xml).items.map(\.string) == ["a", "b"])
  }

  @Test(
    "J4: Every form of a dictionary gives its entries in order",
    arguments: [
      "<dictionary><string key=\"a\">1</string><int key=\"b\">2</int></dictionary>",
      "<object class=\"NSMutableDictionary\"><string key=\"NS.key.0\">a</string>"
        + "<string key=\"NS.object.0\">1</string><string key=\"NS.key.1\">b</string>"
        + "<int key=\"NS.object.1\">2</int></object>",
      "<object class=\"NSMutableDictionary\"><bool key=\"EncodedWithXMLCoder\">YES</bool>"
        + "<object class=\"NSArray\" key=\"dict.sortedKeys\">"
        + "<bool key=\"EncodedWithXMLCoder\">YES</bool><string>a</string><string>b</string></object>"
        + "<array key=\"dict.values\"><string>1</string><integer value=\"2\"/></array></object>",
    ])
  func dictionaries(xml: String) throws {
    let entries = try value(xml).entries
    #expect(entries.map(\.key) == ["a", "b"])
    #expect(entries.map(\.value.attributeText) == ["1", "2"])
  }

  @Test("A dictionary whose keys and values are one shared empty list is empty")
  func emptyDictionary() throws {
    let xml =
      "<a><array id=\"0\"/><object class=\"NSDictionary\"><reference key=\"dict.sortedKeys\" ref=\"0\"/>"
      + "<reference key=\"dict.values\" ref=\"0\"/></object></a>"
    let object = try #require(try DocumentSamples.element(xml).child(named: "object"))
    #expect(ArchiveValue(at: object)?.entries.isEmpty == true)
  }

  @Test(
    "Numbers, Booleans and strings become attribute values; invalid ones give nil",
    arguments: [
      ("<int>4</int>", "4"), ("<integer value=\"4\"/>", "4"), ("<float>1.000000e+01</float>", "10"),
      ("<double>0.5</double>", "0.5"), ("<real value=\"100\"/>", "100"), ("<bool>YES</bool>", "YES"),
      ("<boolean value=\"NO\"/>", "NO"), ("<string>text</string>", "text"),
      ("<characters>1 0</characters>", "1 0"),
      ("<string type=\"base64-UTF8\">VGVh</string>", "Tea"), ("<int>tea</int>", nil),
      ("<bool>maybe</bool>", nil),
      ("<float>nan</float>", nil), ("<array/>", nil),
    ])
  func scalars(xml: String, text: String?) throws {
    #expect(try value(xml).attributeText == text)
  }

  @Test("References without a target, or to each other, give nil") func references() throws {
    for xml in ["<nil/>", "<reference/>", "<reference ref=\"12\"/>"] {
      #expect(ArchiveValue(at: try DocumentSamples.element(xml)) == nil)
    }
    let circle = try DocumentSamples.element(
      "<a><reference id=\"1\" ref=\"2\"/><reference id=\"2\" ref=\"1\"/></a>")
    #expect(circle.children.allSatisfy { ArchiveValue(at: $0) == nil })
  }
}
