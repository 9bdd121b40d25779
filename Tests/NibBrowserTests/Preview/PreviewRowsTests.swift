import Foundation
import NibCore
import TestSupport
import Testing

@testable import NibBrowser

/// Reads files of rows, and checks the errors of invalid ones.
@Suite struct PreviewRowsTests {
  private func rows(_ text: String, _ file: String) throws -> any RowsData {
    try RowsFile.rows(in: RowsSource(file: file, bytes: Array(text.utf8)))
  }

  private func values(_ rows: any RowsData) throws -> [[RowValue?]] {
    try (0..<rows.count).map { try rows.row($0) }
  }

  @Test(
    "CSV is read with any common separator, line ending and quoting",
    arguments: [
      ("a,b\n1,2\n", [["1", "2"]]), ("a,b\r\n1,2\r\n3,4", [["1", "2"], ["3", "4"]]),
      ("a;b\n1;2,5", [["1", "2,5"]]), ("a\tb\nx y\tz", [["x y", "z"]]), ("a,b\n1,", [["1", ""]]),
      ("a,b\n1", [["1", nil]]), ("a,b\n\n \n1,2\n\n", [["1", "2"]]), ("\u{FEFF}a\n1", [["1"]]),
      ("a,b\n\"x, y\",\"say \"\"hi\"\"\"\n", [["x, y", "say \"hi\""]]),
      ("a,b\n\"two\nlines\",z\nnext,", [["two\nlines", "z"], ["next", ""]]),
      ("a,b\n , \"q\" \n", [["", "q"]]),
      ("a,b\n\"\",größe", [["", "größe"]]), ("a\n", []), ("a,b\r1,2\r", [["1", "2"]]),
      ("a\n5\"\" pipe", [["5\" pipe"]]),
    ] as [(String, [[String?]])])
  func csv(text: String, expected: [[String?]]) throws {
    let rows = try rows(text, "data.csv")
    #expect(try values(rows) == expected.map { $0.map { $0.map { .text($0) } } })
  }

  @Test(
    "Broken CSV is an error at the place of the mistake",
    arguments: [
      ("a,b\n1,2,3", "2:5", "the row has more fields than the header, which has 2"),
      ("a\n\"open\nx", "2:1", "the quote that opens here is never closed"),
      (
        "a,b\n1,\"x\"y", "2:6",
        "expected the next field or the end of the line after a closing quote; inside quotes, double each quote"
      ),
      (
        "a\n\"x\" \"y\"", "2:5",
        "expected the next field or the end of the line after a closing quote; inside quotes, double each quote"
      ),
      (
        "a\r\n1\r\n5\" pipe", "3:2",
        "found a quote inside a field without quotes; put the field in quotes and double the quote"
      ),
      ("", "1:1", "there is no header; the first line must name the columns"),
      ("\n\n", "1:1", "there is no header; the first line must name the columns"),
    ])
  func brokenCSV(text: String, place: String, message: String) {
    let error = #expect(throws: RowsError.self) { try rows(text, "data.csv") }
    #expect(error?.diagnostic.rendered == "data.csv:\(place): error: \(message) [malformed-rows]")
  }

  @Test(
    "JSON rows are read from an array of objects or the object that contains it",
    arguments: [
      (#"[{"a": 1.50, "b": true}]"#, ["a", "b"], [[.number("1.50"), .bool(true)]]),
      (
        #" {"next": null, "items": [{"a": "x"}, {"b": null, "a": "y"}]} "#, ["a", "b"],
        [[.text("x"), nil], [.text("y"), .null]]
      ),
      (
        #"[{"user": {"name": "N", "tags": ["p", 2]}}]"#, ["user.name", "user.tags"],
        [[.text("N"), .text("p, 2")]]
      ),
      (#"[{"a": "\"\\\/\b\n\u00e9\ud83d\ude00\ud83d"}]"#, ["a"], [[.text("\"\\/\u{8}\né😀\u{FFFD}")]]),
      (
        #"[{"a": "\ud83d\u0041\ud83d\ud83d\ude00"}]"#, ["a"],
        [[.text("\u{FFFD}A\u{FFFD}😀")]]
      ),
      (#"[{"a": 1, "a": 2}]"#, ["a"], [[.number("2")]]), ("[]", [], []), ("\u{FEFF}[{}]", [], [[]]),
    ] as [(String, [String], [[RowValue?]])])
  func json(text: String, columns: [String], expected: [[RowValue?]]) throws {
    let rows = try rows(text, "data")
    #expect(rows.columns == columns)
    #expect(try values(rows) == expected)
  }

  @Test(
    "Broken JSON is an error at the place of the mistake",
    arguments: [
      ("[{\"a\": 1},\n 2]", "2:2", "each row must be an object, but this is a number"),
      ("[{\"a\": }]", "1:8", "expected a value, found '}'"),
      ("[{\"a\" 1}]", "1:7", "expected ':' after the member's name"),
      ("[{a: 1}]", "1:3", "expected a member's name in quotes"),
      ("[{\"a\": 1}", "1:10", "expected ',' or ']' after the row, but the text ends"),
      ("[{\"a\": 1 \"b\"}]", "1:10", "expected ',' or '}' after the member"),
      ("[{\"a\": 1}] x", "1:12", "expected nothing after the rows"),
      ("[{\"a\": \"x]", "1:8", "the string that begins here is never closed"),
      ("[{\"a\": \"\\x\"}]", "1:10", "found an invalid escape sequence"),
      ("[{\"a\": \"\t\"}]", "1:9", "found a control character in a string; write it as \\u0009"),
      ("[{\"a\": 1.2.3}]", "1:8", "'1.2.3' is not a number"),
      (
        "{\"a\": 1}", "1:1",
        "expected an array of objects, or an object that contains one such array; found none"
      ),
      (
        "{\"a\": [{}], \"b\": []}", "1:1",
        "expected an array of objects, or an object that contains one such array; found 'a', 'b'; choose "
          + "one with --path"
      ),
      ("3", "1:1", "expected an array of objects, or an object that contains one such array"),
    ])
  func brokenJSON(text: String, place: String, message: String) {
    let error = #expect(throws: RowsError.self) { try rows(text, "data.json") }
    #expect(error?.diagnostic.rendered == "data.json:\(place): error: \(message) [malformed-rows]")
  }

  @Test("JSON that is nested more than 256 levels deep is an error") func deepNesting() {
    let text = "[{\"a\":" + String(repeating: "[", count: 100_000)
    let error = #expect(throws: RowsError.self) { try rows(text, "data.json") }
    #expect(error?.diagnostic.message == "values are nested more than 256 deep")
  }

  @Test("Every row has its place in the file") func rowPlaces() throws {
    let csv = try rows("a\r\n\"1\r\n2\"\r\n\r\n3\r\n", "data.csv")
    #expect((0..<2).map { csv.location(ofRow: $0).line } == [2, 5])
    let json = try rows("[\n  {},\n  {}\n]", "data.json")
    #expect((0..<2).map { "\(json.location(ofRow: $0))" } == ["data.json:2:3", "data.json:3:3"])
  }

  @Test("Rows in UTF-16 are an error that asks for UTF-8") func otherEncodings() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x61, 0]
    let error = #expect(throws: RowsError.self) {
      try RowsFile.rows(in: RowsSource(file: "data.csv", bytes: bytes))
    }
    #expect(error?.diagnostic.message == "the text is UTF-16, but rows must be UTF-8; save it as UTF-8")
  }

  @Test(
    "Rows in ISO-8859-1 are an error that names a way to convert them",
    arguments: [
      ("data.csv", "a\nK", "ln\n"), ("data.json", "[{\"a\": \"K", "ln\"}]"),
      ("data.jsonl", "{\"a\": \"K", "ln\"}\n"), ("data", "[{\"a\": \"K", "ln\"}]"),
    ])
  func latinRows(file: String, start: String, end: String) {
    let bytes = Array(start.utf8) + [0xF6] + Array(end.utf8)
    let error = #expect(throws: RowsError.self) {
      try RowsFile.rows(in: RowsSource(file: file, bytes: bytes))
    }
    #expect(
      error?.diagnostic.message
        == "the text is not UTF-8; convert it, for example with 'iconv -f ISO-8859-1 -t UTF-8'")
    #expect(error?.diagnostic.location?.offset == start.utf8.count)
  }

  @Test("The rows of a nib are in a JSON or CSV file with its name") func defaultFile() throws {
    let folder = try TemporaryFolder()
    let nib = try folder.write("", to: "Cell.xib")
    #expect(RowsFile.beside(nib: nib) == nil)
    let csv = try folder.write("a\n", to: "Cell.csv")
    #expect(RowsFile.beside(nib: nib) == csv)
    let json = try folder.write("[]", to: "Cell.json")
    #expect(RowsFile.beside(nib: nib) == json)
  }
}
