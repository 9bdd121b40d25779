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

  @Test("After a damaged table, objects that were read with it are forgotten") func wrongTable() throws {
    // All objects are said to be where the first one is, so that the root is not a catalog.
    let text = String(decoding: SmallPDF.file(box: "0 0 7 9", "0 g"), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.hasSuffix(" 00000 n ") ? "0000000060 00000 n " : String($0)
    }
    let file = PDFFile(Array(lines.joined(separator: "\n").utf8))
    let page = try #require(PDFPage(firstOf: file))
    #expect(page.size == CGSize(width: 7, height: 9))
    #expect(page.content.stream != nil)
  }

  @Test("A compressed file without a table is searched for its objects") func compressedWithoutTable() {
    let bytes = SmallPDF.compressed(box: "0 0 7 9", "0 g")
    let end = bytes.firstIndex(of: Array("startxref".utf8)) ?? bytes.count
    #expect(page(Array(bytes[..<end]))?.size == CGSize(width: 7, height: 9))
  }

  @Test(
    "Objects without an end cost no more than the file is long",
    arguments: ["(", "[ 1 2", "<</A 1 0 R", "<</Length 5 0 R>> stream", "<</Length 99 0 R>> stream"])
  func openObjects(object: String) {
    let text = (1...5000).map { "\($0) 0 obj \(object.replacingOccurrences(of: "5", with: "\($0 + 1)"))\n" }
    var file: PDFFile?
    let seconds = ProcessorTime.seconds { file = PDFFile(Array(("%PDF-1.4\n" + text.joined()).utf8)) }
    #expect(seconds < 4)
    #expect(file?.isCutOff == true || file?.isTooComplex == true)
  }

  @Test("An array that is not closed ends before the end of its object") func openArray() {
    let text =
      "%PDF-1.4 1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</MediaBox[0 0 7 9 endobj 3 0 obj 5 endobj"
    #expect(page(Array(text.utf8))?.size == CGSize(width: 7, height: 9))
  }

  @Test("Streams are expanded once, and objects that are missing are looked for once") func memory() throws {
    let file = PDFFile(SmallPDF.compressed(box: "0 0 7 9", String(repeating: "0 g ", count: 5000)))
    let stream = try #require(PDFPage(firstOf: file)?.content.stream)
    let seconds = ProcessorTime.seconds {
      for _ in 0..<10_000 {
        #expect(file.data(of: stream).count == 20_000)
        if case .null = file[.reference(77)] { continue }
        Issue.record("an object was found")
      }
    }
    #expect(seconds < 4)
    #expect(!file.isTooComplex)
  }

  @Test("Rows with each predictor of PNG files") func predictors() {
    let rows: [UInt8] = [0, 1, 2, 3, 1, 1, 1, 1, 2, 1, 1, 1, 3, 1, 1, 1, 4, 1, 1, 1]
    let parameters: [String: PDFObject] = ["Predictor": .number(15), "Columns": .number(3)]
    #expect(
      PDFFilters.unpredicted(rows, parameters) == [1, 2, 3, 1, 2, 3, 2, 3, 4, 2, 3, 4, 3, 4, 5])
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
    let stored = SmallPDF.stored(Array("abc".utf8))
    let whole = PDFFilters.inflated(stored)
    #expect(whole.bytes == Array("abc".utf8) && !whole.isDamaged)
    // Some programs leave out the checksum, or count the end of the line.
    #expect(!PDFFilters.inflated(stored.dropLast(4) + [10]).isDamaged)
    #expect(!PDFFilters.inflated(stored + [13, 10]).isDamaged)
    #expect(!PDFFilters.inflated([]).isDamaged)
    let damaged: [[UInt8]] = [
      [1, 2, 3], [0, 0] + stored.dropFirst(2), Array(stored.dropLast(5)), stored.dropLast() + [0],
    ]
    for bytes in damaged { #expect(PDFFilters.inflated(bytes).isDamaged) }
  }
}
