import Testing

@testable import NibFormats

@Suite struct NibDocumentBuilderTests {
  @Test("A builder makes a document with elements, locations and diagnostics") func builtDocument() throws {
    var builder = NibDocumentBuilder(file: "A.nib", kind: NibDocumentKind(.iOS, .nib))
    builder.open("document")
    builder.attribute("version", "3.0")
    builder.open("label", at: 3)
    builder.attribute("id", "a")
    builder.attribute("text", "<&\"\n", at: 7)
    builder.text("x < y")
    builder.close()
    builder.open("label")
    builder.close()
    builder.close()
    builder.report(Diagnostic(DiagnosticKind("sample", .note, ""), "a note"))
    let document = builder.finish(source: [1, 2, 3])

    #expect(
      document.dump() == """
        document version="3.0"
          label id="a" text="<&\\"\\n" "x < y"
          label

        """)
    #expect(document.source == [1, 2, 3])
    #expect(document.diagnostics.map(\.id) == ["sample"])
    let label = try #require(document.object(id: "a"))
    #expect(label.location == NibFormats.SourceLocation(file: "A.nib", line: 0, column: 0, offset: 3))
    #expect(label.location(ofAttribute: "id")?.offset == 3)
    #expect(label.location(ofAttribute: "text")?.offset == 7)
    #expect(document.root.location == NibFormats.SourceLocation(file: "A.nib", line: 0, column: 0))
  }

  @Test("Offsets in the given text become lines and columns") func textOffsets() {
    var builder = NibDocumentBuilder(file: "A.xib", kind: NibDocumentKind(.iOS, .xib))
    builder.open("document", at: 5)
    builder.close()
    let text = Array("<a>\n <b/>".utf8)
    #expect(builder.finish(source: text, text: text).root.location.description == "A.xib:2:2")
  }
}
