import TestSupport
import Testing

@testable import NibResources

/// The objects and the first page of PDF files.
@Suite struct PDFFileTests {
  private func page(_ bytes: [UInt8]) -> PDFPage? { PDFPage(firstOf: PDFFile(bytes)) }

  @Test("A page has the size of its parent's box, and its content") func classic() throws {
    let file = PDFFile(SmallPDF.file(box: "10 10 34 28.5", "0 g"))
    let page = try #require(PDFPage(firstOf: file))
    #expect(page.box == CGRect(x: 10, y: 10, width: 24, height: 18.5))
    let stream = try #require(page.content.stream)
    #expect(String(decoding: file.data(of: stream), as: UTF8.self) == "0 g")
  }

  @Test(
    "A turned page is as wide as its box is high",
    arguments: [(90, true), (180, false), (-90, true), (450, true)])
  func rotation(degrees: Int, isTurned: Bool) {
    let bytes = SmallPDF.file(box: "0 0 10 20", "", page: "/Rotate \(degrees)")
    #expect(page(bytes)?.size == (isTurned ? CGSize(width: 20, height: 10) : CGSize(width: 10, height: 20)))
  }

  @Test("Objects in streams are read, with tables that are streams") func compressed() throws {
    let file = PDFFile(SmallPDF.compressed(box: "0 0 7 9", "1 0 0 rg"))
    let page = try #require(PDFPage(firstOf: file))
    #expect(page.size == CGSize(width: 7, height: 9))
    let stream = try #require(page.content.stream)
    #expect(String(decoding: file.data(of: stream), as: UTF8.self) == "1 0 0 rg")
  }

  @Test("A file with a damaged table is searched for its objects") func damagedTable() {
    let text = String(decoding: SmallPDF.file("0 g"), as: UTF8.self)
    let table = text.range(of: "xref\n0")
    #expect(
      page(Array(text[..<(table?.lowerBound ?? text.endIndex)].utf8))?.size == CGSize(width: 24, height: 24))
    #expect(page(Array(text.replacingOccurrences(of: "00000 n", with: "00000 x").utf8)) != nil)
  }

  @Test("Objects that contain themselves have no value", arguments: ["2 0 R", "5 0 R"])
  func cycles(box: String) {
    let text =
      "%PDF-1.4 1 0 obj<</Type/Catalog/Pages 2 0 R>> 2 0 obj<</Kids[2 0 R]/MediaBox \(box)>> 5 0 obj 5 0 R"
    #expect(page(Array(text.utf8)) == nil)
  }

  @Test("Strings, names and numbers are read") func values() {
    var lexer = PDFLexer(Array("(a\\(b\\)\\101) <4a4B5> /A#20b -.5 4. 1e [1[2]] <</K 3>> q".utf8))
    #expect(lexer.next()?.string == Array("a(b)A".utf8))
    #expect(lexer.next()?.string == [0x4a, 0x4b, 0x50])
    #expect(lexer.next()?.name == "A b")
    #expect(lexer.next()?.number == -0.5)
    #expect(lexer.next()?.number == 4)
    #expect(lexer.next()?.keyword == "1e")
    #expect(lexer.next()?.array?.last?.array?.first?.number == 2)
    #expect(lexer.next()?.dictionary?["K"]?.number == 3)
    #expect(lexer.next()?.keyword == "q")
    if let rest = lexer.next() { Issue.record("\(rest)") }
  }

  @Test("Data of other forms are expanded") func filters() {
    #expect(PDFFilters.base85Decoded(Array("87cURD]j7BEbo80~>".utf8)) == Array("Hello world!".utf8))
    #expect(PDFFilters.hexDecoded(Array("48 69>".utf8)) == Array("Hi".utf8))
    #expect(PDFFilters.inflated(SmallPDF.stored(Array("abc".utf8))) == Array("abc".utf8))
    #expect(PDFFilters.inflated([1, 2, 3]).isEmpty)
  }
}
