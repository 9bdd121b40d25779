import Foundation
import NibCore
import TestSupport
import Testing

@testable import NibBrowser
@testable import NibTerm

/// Extremely large files of rows: the part of a value that is kept, and the errors beyond the limits.
@Suite struct PreviewLimitTests {
  private static let megabyte = 1 << 20

  private func rows(_ text: String, _ file: String) throws -> any RowsData {
    try RowsFile.rows(in: RowsSource(file: file, bytes: Array(text.utf8)))
  }

  private func error(_ text: String, _ file: String) -> String? {
    #expect(throws: RowsError.self) { try rows(text, file) }?.diagnostic.rendered
  }

  // MARK: The syntax of CSV

  @Test(
    "The header and the fields of CSV and TSV files are read with quotes and spaces",
    arguments: [
      ("\n \n a;b\n1;2", "data.csv", ["a", "b"], ["1", "2"]),
      ("\"a,\n;\";b\n1;2", "data.csv", ["a,\n;", "b"], ["1", "2"]),
      ("\"a\"\"b\" , c \n1,2", "data.csv", ["a\"b", "c"], ["1", "2"]),
      ("a\tb\n \tx", "data.csv", ["a", "b"], ["", "x"]), ("a,b\n1,2", "data.tsv", ["a,b"], ["1,2"]),
      ("a,b\none\u{2028}two,\u{301}x", "data.csv", ["a", "b"], ["one\u{2028}two", "\u{301}x"]),
      ("a,b\n x y , \"\" \n", "data.csv", ["a", "b"], ["x y ", ""]),
      ("a,b\n\"\"\"\",x\"\"", "data.csv", ["a", "b"], ["\"", "x\""]),
    ] as [(String, String, [String], [String])])
  func headersAndFields(text: String, file: String, columns: [String], values: [String]) throws {
    let rows = try rows(text, file)
    #expect(rows.columns == columns)
    #expect(try rows.row(0) == values.map { .text($0) })
  }

  // MARK: Long values

  @Test(
    "Only the beginning of a field of megabytes is kept, in whole characters",
    arguments: [
      ("data.csv", "title\n%\n"), ("data.csv", "title\n\"%\"\n"), ("data.json", "[{\"title\": \"%\"}]"),
      ("data.json", "[{\"title\": [\"%\"]}]"),
    ])
  func longValues(file: String, template: String) throws {
    func text(_ value: String) -> String { template.replacingOccurrences(of: "%", with: value) }
    let start = String(repeating: "x", count: RowsLimit.bytesOfValue - 1)
    let fits = try rows(text(start + "y"), file).row(0)
    #expect(fits == [.text(start + "y")])
    let cut = try rows(text(start + String(repeating: "é", count: Self.megabyte)), file).row(0)
    #expect(cut == [.text(start + "…", isTruncated: true)])
  }

  @Test("A nested array is one text, of which only the beginning is kept") func longArrays() throws {
    let text =
      "[{\"a\": [\(String(repeating: "[1, null], ", count: 10_000)){\"b\": true, \"c\": 2}], \"d\": 3}]"
    let row = try rows(text, "data.json").row(0)
    #expect(row.count == 2 && row.last == .number("3"))
    #expect(row.first??.isTruncated == true)
    #expect(row.first??.text.hasPrefix("1, , 1, , ") == true)
    #expect(row.first??.text.utf8.count == RowsLimit.bytesOfValue + "…".utf8.count)
    let short = try rows("[{\"a\": [[1, null], {\"b\": true, \"c\": [2]}, []]}]", "data.json").row(0)
    #expect(short == [.text("1, , true 2, ")])
  }

  // MARK: Members of members

  @Test("A column is the same, however its name is written in JSON") func columnNames() throws {
    let rows = try rows(
      "[{\"a\": {\"b\": 1}, \"c\": 2}, {\"a.b\": 3, \"a\": 4}, {\"c\": {\"d\": 5}, \"\\u0061\": 6}]",
      "data.json")
    #expect(rows.columns == ["a.b", "c", "a", "c.d"])
    let values = try (0..<3).map { index in try rows.row(index).map { $0?.text } }
    #expect(values == [["1", "2", nil, nil], ["3", nil, "4", nil], [nil, nil, "6", "5"]])
  }

  // MARK: Limits

  @Test("Too many fields and rows that are too long are errors in CSV") func csvLimits() {
    let commas = String(repeating: ",", count: RowsLimit.columns)
    #expect(
      error(commas, "data.csv")
        == "data.csv:1:16385: error: the header has more than 16384 fields [malformed-rows]")
    #expect(throws: Never.self) { try rows(String(commas.dropLast()), "data.csv") }
    let long = String(repeating: "x", count: RowsLimit.bytesOfRow)
    #expect(
      error("a\n\n\(long)\n", "data.csv")
        == "data.csv:3:1: error: the row has more than 16777216 bytes [malformed-rows]")
  }

  @Test("Too many member names and names that are too long are errors in JSON") func jsonLimits() {
    func members(_ count: Int) -> String {
      "[\((0..<count).map { "{\"k\($0)\":{}}" }.joined(separator: ","))]"
    }
    #expect(throws: Never.self) { try rows(members(RowsLimit.columns), "data.json") }
    let many = error(members(RowsLimit.columns + 1), "data.json")
    #expect(
      many?.hasSuffix(
        "error: the rows have more than 16384 different member names "
          + "[malformed-rows]") == true)
    let path = String(repeating: "{\"\(String(repeating: "n", count: 100))\":", count: 200)
    let names = (0..<1000).map { "\"a\($0)\":1" }.joined(separator: ",")
    let deep = error("[\(path){\(names)}\(String(repeating: "}", count: 200))]", "data.json")
    #expect(
      deep?.hasSuffix("error: the column names have more than 16777216 bytes in total [malformed-rows]")
        == true)
  }

  @Test("Messages quote only the beginning of a long value") func quotedValues() {
    let digits = String(repeating: "1", count: 60)
    #expect(
      error("[{\"a\": \(digits)\(String(repeating: "1", count: Self.megabyte))}]", "data.json")
        == "data.json:1:8: error: '\(digits)...' is not a number [malformed-rows]")
    let tables = (0..<9).map { "\"\(String(repeating: "\($0)", count: 61))\": []" }.joined(separator: ", ")
    let quoted = (0..<5).map { "'\(String(repeating: "\($0)", count: 60))...', " }.joined()
    #expect(
      error("{\(tables)}", "data.json")?.contains("; found \(quoted)and 4 more; choose one with --path [")
        == true)
  }

  @Test(
    "Quoted text is cut after 60 characters and marked with three dots",
    arguments: [
      ("", ""), (String(repeating: "é", count: 60), String(repeating: "é", count: 60)),
      (String(repeating: "é", count: 61), String(repeating: "é", count: 60) + "..."),
      (String(repeating: "👩‍👩‍👧‍👦", count: 9), String(repeating: "👩‍👩‍👧‍👦", count: 9)),
    ])
  func quotedText(text: String, expected: String) {
    #expect(text.cut() == expected)
  }

  @Test("A quoted character of many scalars is cut after 240 of them") func longCharacter() {
    let text = "e" + String(repeating: "\u{301}", count: Self.megabyte)
    #expect(text.cut().unicodeScalars.count == 243)
  }

  // MARK: Columns

  private func messages(_ columns: [String], outlets: [String] = ["title"]) -> [String] {
    let views = outlets.map {
      NamedView(id: $0, className: "UILabel", isFillable: true, outlets: [$0], label: nil, text: nil)
    }
    return ColumnMatch(columns: columns, views: views, at: SourceLocation(file: "f", line: 1, column: 1))
      .diagnostics
      .map(\.message)
  }

  @Test("Long names of columns and outlets are cut in messages") func longColumnNames() {
    let long = String(repeating: "x", count: Self.megabyte)
    let quoted = String(repeating: "x", count: 60) + "..."
    #expect(messages([long, "title"]) == ["the column '\(quoted)' does not match any view of the cell"])
    #expect(
      messages(["title"], outlets: [long, "title"]) == [
        "the outlet '\(quoted)' (UILabel) has no column and looks as in the nib"
      ])
  }

  @Test("Of many columns without views, the first 100 are reported by name and the rest by their number")
  func manyColumns() {
    let names = (0..<RowsLimit.columns).map { "some column \($0)" }
    let outlets = (0..<200).map { "someCalumn\($0 + 50)" }
    var messages: [String] = []
    let seconds = ProcessorTime.seconds { messages = self.messages(names, outlets: outlets) }
    #expect(seconds < 60)
    #expect(messages.count == 202)
    #expect(
      messages[0] == "the column 'some column 0' does not match any view of the cell. Did you mean "
        + "'someCalumn50'?"
    )
    #expect(messages[100] == "16284 more columns do not match any view of the cell")
    #expect(messages[201].hasPrefix("100 outlets have no column and look as in the nib: "))
  }

  @Test("Views with the same name are filled by one column each, in order") func equalNames() {
    let views = (0..<3).map {
      NamedView(
        id: "\($0)", className: "UILabel", isFillable: true, outlets: ["title"], label: nil, text: nil)
    }
    let match = ColumnMatch(
      columns: ["Title", "title", "x", "TITLE", "title"], views: views,
      at: SourceLocation(file: "f", line: 1, column: 1))
    #expect(match.views == [0: "0", 1: "1", 4: "2"])
  }

  // MARK: The built program

  @Test(
    "The built program shows and reports the beginning of long values",
    arguments: [
      ("data.csv", "%,title,note\n1,%,b\n"),
      ("data.json", "[{\"%\": 1, \"title\": \"%\", \"note\": \"b\"}]"),
    ])
  func program(file: String, template: String) throws {
    let long = String(repeating: "wörd ", count: Self.megabyte / 6)
    let folder = try TemporaryFolder()
    try folder.write(PreviewNibs.stacked, to: "Person.xib")
    try folder.write(template.replacingOccurrences(of: "%", with: long), to: file)
    let run = try CommandRun(
      arguments: ["preview", "Person.xib", "--rows", file], directory: folder.path)
    #expect(run.status == 0)
    #expect(run.output.contains("wörd wörd"))
    let name = String(repeating: "wörd ", count: 12)
    // The value of `title`, after the long name or the long key.
    let place = file.hasSuffix("csv") ? "\(file):2:3" : "\(file):1:\(long.utf8.count + 19)"
    #expect(
      run.error.split(separator: "\n") == [
        "\(file):1:1: warning: the column '\(name)...' does not match any view of the cell [unknown-column]",
        "\(place): note: row 1, column 'title': the text has more than 10000 bytes; only its beginning "
          + "is shown "
          + "[long-value]",
      ])
  }
}
