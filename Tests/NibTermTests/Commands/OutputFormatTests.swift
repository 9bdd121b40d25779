import Testing

@testable import NibTerm
@testable import NibTools

/// The formats that `--format` chooses, and how JSON is written.
@Suite struct OutputFormatTests {
  @Test("Every format is found by its name") func formatNames() {
    let names = ["text", "ansi", "svg", "png", "kitty", "sixel", "iterm", "json"]
    #expect(OutputFormat.allValueStrings == names)
    for name in OutputFormat.allValueStrings { #expect(OutputFormat(argument: name)?.name == name) }
    #expect(OutputFormat(argument: "gif") == nil)
  }

  @Test("Reports are written as text or JSON") func reportFormats() {
    #expect(ReportFormat.allValueStrings == ["text", "json"])
    #expect(ReportFormat(argument: "svg") == nil)
  }

  @Test("show and preview accept every format") func drawingCommands() throws {
    let folder = try TemporaryFolder()
    try folder.write(PreviewNibs.stacked, to: "Person.xib")
    try folder.write("title,note\nOne,short\n", to: "Person.csv")
    // An image has no text.
    for format in ["text", "ansi", "svg", "json"] {
      let shown = try CommandRun(
        arguments: ["show", "Person.xib", "--format", format], directory: folder.path)
      #expect(shown.status == 0)
      let rows = try CommandRun(
        arguments: ["preview", "Person.xib", "--format", format], directory: folder.path)
      #expect(rows.status == 0)
      #expect(rows.output.contains("One"), "\(format)")
    }
  }

  static let values: [(JSON, String)] = [
    (.null, "null"), (.bool(true), "true"), (.integer(-3), "-3"), (.number(0.33333), "0.3333"),
    (.number(.infinity), "null"), (.numeral("1e5"), "1e5"),
    (.string("a\"\\\n\u{202E}"), #""a\"\\\u000a\u202e""#),
    (.list([]), "[]"), (.lines(.list([])), "[]"), (.numbers(1, 2), "[1, 2]"),
    (.object([("a", .null), ("b", nil), ("c", .list([.integer(1)]))]), #"{"a": null, "c": [1]}"#),
    (
      .lines(
        .object([("a", .lines(.list([.integer(1), .numbers(2, 3)]))), ("b", .object([("c", .null)]))])),
      """
      {
        "a": [
          1,
          [2, 3]
        ],
        "b": {"c": null}
      }
      """
    ),
  ]

  @Test("JSON is written with rounded numbers and escaped characters", arguments: values)
  func json(value: JSON, text: String) {
    #expect(value.text == text)
  }
}
