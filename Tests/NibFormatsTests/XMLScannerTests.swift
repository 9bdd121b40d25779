import Testing

@testable import NibFormats

@Suite struct XMLScannerTests {
  @Test(
    "Valid XML is read with its elements, attributes and text",
    arguments: [
      ("<a/>", "a\n"),
      ("\u{FEFF}<a></a>", "a\n"),
      ("<?xml version='1.0' encoding='utf-8'?>\r\n<a x='1' y = \"2\" ></a >\n", "a x=\"1\" y=\"2\"\n"),
      ("<a><b><c/></b><b/></a>", "a\n  b\n    c\n  b\n"),
      ("<!-- <no/> --><?go <no/>?><a><!-- x --></a><!---->", "a\n"),
      ("<a>one<b>two</b>three</a>", "a \"onethree\"\n  b \"two\"\n"),
      ("<a>\n  <b/>\n</a>", "a\n  b\n"),
      ("<a> \n</a>", "a \" \\n\"\n"),
      ("<a>x\r\ny\rz</a>", "a \"x\\ny\\nz\"\n"),
      ("<a>x<![CDATA[<&amp;\r\n>]]></a>", "a \"x<&amp;\\n>\"\n"),
      ("<a>&lt;&gt;&amp;&quot;&apos;&#65;&#x1F600;</a>", "a \"<>&\\\"\\'A😀\"\n"),
      ("<a b='&lt;&#10;x\ty\r\nz'/>", "a b=\"<\\nx y z\"\n"),
      ("<a b='\"' c=\"'>\"/>", "a b=\"\\\"\" c=\"\\'>\"\n"),
      ("<é ü='ß'/>", "é ü=\"ß\"\n"),
      ("<a:b.c-d_e x:y='1'/>", "a:b.c-d_e x:y=\"1\"\n"),
    ])
  func validTexts(xml: String, dump: String) throws {
    #expect(try DocumentSamples.element(xml).dump() == dump)
  }

  @Test(
    "Malformed XML gives an error with its location",
    arguments: [
      ("<view>\n    <label>\n</view>", "3:1", "end tag </view> does not match <label> opened at 2:5"),
      ("<a></ab>", "1:4", "end tag </ab> does not match <a> opened at 1:1"),
      ("<ab></a>", "1:5", "end tag </a> does not match <ab> opened at 1:1"),
      ("<a>\n<b>", "2:1", "<b> is never closed"),
      ("</a>", "1:1", "end tag </a> has no start tag"),
      ("<a/>\n<b/>", "2:1", "<b> after the end of the root element: a document has only one root"),
      ("<a/>\n x", "2:2", "text outside the root element"),
      ("x<a/>", "1:1", "text outside the root element"),
      ("<!-- only -->", "1:14", "the document is empty: it has no element"),
      ("<a", "1:1", "start tag is never closed"),
      ("<a b='1", "1:6", "value of attribute b has no closing quote"),
      ("<a></a", "1:4", "end tag is never closed"),
      ("<a><!-- ", "1:4", "comment is never closed"),
      ("<a><![CDATA[ ]]</a>", "1:4", "CDATA section is never closed"),
      ("<?xml ", "1:1", "processing instruction is never closed"),
      ("<", "1:2", "expected the name of an element after <"),
      ("<a>< b/></a>", "1:5", "expected the name of an element after <"),
      ("<1/>", "1:2", "expected the name of an element after <"),
      ("<a><!ELEMENT></a>", "1:5", "expected the name of an element after <"),
      ("<a/ >", "1:3", "expected > at the end of the tag of <a>"),
      ("<a></a b>", "1:8", "expected > at the end of the tag of </a>"),
      ("<a b='1'c='2'/>", "1:9", "expected white space before the next attribute"),
      ("<a ='1'/>", "1:4", "expected the name of an attribute, or the end of the tag"),
      ("<a b/>", "1:4", "attribute b has no value: expected ="),
      ("<a b=1/>", "1:6", "value of attribute b is not quoted"),
      ("<a b='<'/>", "1:7", "< in the value of attribute b: expected &lt; or a closing quote"),
      ("<a b='1'\n  c='2' b='3'/>", "2:9", "attribute b is given twice, first at 1:4"),
      (
        "<a>&nbsp;</a>", "1:4",
        "&nbsp; is not an XML character reference; a plain & is written &amp;"
      ),
      (
        "<a b='x & y'/>", "1:9",
        "& is not an XML character reference; a plain & is written &amp;"
      ),
      (
        "<a>&#0;</a>", "1:4",
        "&#0; is not an XML character reference; a plain & is written &amp;"
      ),
      ("<a>\u{1}</a>", "1:4", "control character 0x01 is not allowed in XML"),
      ("<a b='\u{8}'/>", "1:7", "control character 0x08 is not allowed in XML"),
      ("<a><!-- \u{0} --></a>", "1:9", "control character 0x00 is not allowed in XML"),
      ("<!DOCTYPE a><a/>", "1:1", "<!DOCTYPE> is not allowed, because it can name other files: delete it"),
    ])
  func malformedTexts(xml: String, place: String, message: String) {
    expectError(Array(xml.utf8), place, message)
  }

  @Test(
    "Bytes that are not UTF-8 give an error with the first of them",
    arguments: [
      ([0xFF], 0xFF), ([0x80], 0x80), ([0xC0, 0x80], 0xC0), ([0xE0, 0x80, 0x80], 0xE0),
      ([0xED, 0xA0, 0x80], 0xED), ([0xF4, 0x90, 0x80, 0x80], 0xF4), ([0xC3], 0xC3), ([0xE2, 0x82], 0xE2),
    ] as [([UInt8], UInt8)])
  func notUTF8(bytes: [UInt8], first: UInt8) {
    let padding = [UInt8](repeating: UInt8(ascii: " "), count: 100)
    let text = Array("<a>".utf8) + padding + bytes + Array("</a>".utf8)
    let name = String(first, radix: 16, uppercase: true)
    expectError(text, "1:104", "byte 0x\(name) is not valid UTF-8")
  }

  @Test("Lines, columns and offsets are those of the file") func locations() throws {
    let root = try DocumentSamples.element("\u{FEFF}<a\r\n  b='1'\r  c='2'>\n<d/></a>")
    let d = try #require(root.child(named: "d"))
    let found: [NibFormats.SourceLocation?] = [
      root.location, root.location(ofAttribute: "b"), root.location(ofAttribute: "c"), d.location,
    ]
    #expect(
      found.map { $0?.description } == [
        "Sample.xib:1:1", "Sample.xib:2:3", "Sample.xib:3:3", "Sample.xib:4:1",
      ])
    #expect(found.map { $0?.offset } == [3, 9, 17, 24])
    #expect(root.location(ofAttribute: "x") == nil)
  }
}

/// Expects that scanning the text gives exactly the given error at the given line and column.
func expectError(
  _ text: [UInt8], _ place: String, _ message: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  do {
    _ = try XMLScanner.scan(text)
    Issue.record("no error", sourceLocation: sourceLocation)
  } catch {
    let found = error.diagnostic(file: "f", text: text)
    #expect(found.message == message, sourceLocation: sourceLocation)
    #expect(found.location?.description == "f:\(place)", sourceLocation: sourceLocation)
  }
}
