import NibCore
import TestSupport
import Testing

@testable import NibBrowser

/// JSON Lines, `--path`, and the places of values in files of rows.
@Suite struct PreviewDataTests {
  private func rows(_ text: String, _ file: String, path: [String] = []) throws -> any RowsData {
    try RowsFile.rows(in: RowsSource(file: file, bytes: Array(text.utf8)), path: path)
  }

  private func error(_ text: String, _ file: String = "data.json", path: [String] = []) -> String? {
    #expect(throws: RowsError.self) { try rows(text, file, path: path) }?.diagnostic.rendered
  }

  @Test(
    "JSON Lines are recognized by the extension or by a second object",
    arguments: [
      ("{\"a\": 1}\n{\"a\": 2, \"b\": {\"c\": 3}}\n", "data.json"),
      ("{\"a\": 1}\n\n{\"a\": 2, \"b\": {\"c\": 3}}", "-"),
      ("{\"a\": 1}\r\n{\"a\": 2,\n \"b\": {\"c\": 3}}", "data.ndjson"),
    ])
  func lines(text: String, file: String) throws {
    let rows = try rows(text, file)
    #expect(rows.columns == ["a", "b.c"])
    #expect(try rows.row(0) == [.number("1"), nil])
    #expect(try rows.row(1) == [.number("2"), .number("3")])
    #expect(rows.count == 2)
  }

  @Test("A file of JSON Lines can have one object") func oneLine() throws {
    #expect(try rows("{\"a\": [1, 2]}", "data.jsonl").row(0) == [.text("1, 2")])
  }

  @Test("Mistakes in JSON Lines have their line and column") func brokenLines() {
    #expect(
      error("{\"a\": 1}\n{\"a\" 2}", "data.jsonl")
        == "data.jsonl:2:6: error: expected ':' after the member's name [malformed-rows]")
    #expect(
      error("{\"a\": 1}\n[1]", "data.jsonl")
        == "data.jsonl:2:1: error: each row must be an object, but this is an array [malformed-rows]")
  }

  @Test(
    "--path leads to the rows through objects and arrays",
    arguments: [["data", "items"], ["pages", "1", "rows"]])
  func paths(path: [String]) throws {
    let text = """
      {"data": {"items": [{"a": 1}], "other": []}, "pages": [{}, {"rows": [{"a": 1}]}]}
      """
    #expect(try rows(text, "data.json", path: path).row(0) == [.number("1")])
  }

  @Test(
    "An error of --path says what is there instead",
    arguments: [
      (["data", "item"], "1:10", "there is no 'item' in 'data'. Did you mean 'items'?"),
      (["rows"], "1:1", "there is no 'rows' in the outermost value; it contains 'data'"),
      (["data", "items", "7"], "1:20", "there is no '7' in 'data.items', which is an array of 1"),
      (["data", "name", "x"], "1:40", "there is no 'x' in 'data.name', which is a string"),
      (["data"], "1:10", "'data' is an object, and not an array of objects; it contains 'items', 'name'"),
    ])
  func wrongPaths(path: [String], place: String, message: String) {
    let text = #"{"data": {"items": [{"a": 1}], "name": "N"}}"#
    #expect(error(text, path: path) == "data.json:\(place): error: --path: \(message) [malformed-rows]")
  }

  @Test("--path is an error for CSV and for JSON Lines") func pathsElsewhere() {
    #expect(error("a\n1\n", "data.csv", path: ["a"])?.contains("--path needs JSON, but this is CSV") == true)
    #expect(error("{}\n{}", path: ["a"])?.contains("but this is JSON Lines") == true)
  }

  @Test("Every value has its place in the file") func valuePlaces() throws {
    let csv = try rows("a,b\n1, \"x\"\n", "data.csv")
    #expect("\(csv.location(ofRow: 0, column: 1))" == "data.csv:2:4")
    let json = try rows("[{\"a\": {\"b\": 1},\n \"c\": 2}]", "data.json")
    #expect("\(json.location(ofRow: 0, column: 0))" == "data.json:1:14")
    #expect("\(json.location(ofRow: 0, column: 1))" == "data.json:2:7")
  }
}
