import Testing

@testable import NibTerm

/// `nibterm preview` in pipes: its drawing, its messages and its exit status.
@Suite struct PreviewCommandTests {
  private let folder: PreviewFolder

  init() throws {
    folder = try PreviewFolder([
      "Person.xib": PreviewNibs.stacked, "Owned.xib": PreviewNibs.owned,
      "Main.storyboard": PreviewNibs.storyboard,
    ])
  }

  @Test("Rows of data fill the outlets of a cell and determine its height") func cellRows() throws {
    try folder.write(
      "title,note\nOne,short\nTwo,\"a note that is too long for one line of this table\"\n", to: "rows.csv")
    let run = try folder.run("Person.xib", "--rows", "rows.csv", "--size", "200x400")
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(
      run.texts == ["One", "short", "Two", "a note that is too", "long for one line of", "this table"])
    let wide = try folder.run("Person.xib", "--rows", "rows.csv", "--size", "600x400")
    #expect(wide.texts.last == "a note that is too long for one line of this table")
  }

  @Test(
    "Every row has a separator below it, whatever the heights of the rows are",
    arguments: [3, 4, 6, 8, 11, 18]
  )
  func separators(margin: Int) throws {
    try folder.write(PreviewNibs.wrapping(margin: margin), to: "Wrapping.xib")
    let long = "two lines of a text that is longer than one line"
    let titles = ["One", long, "One", long, long, "x", "y"]
    try folder.write((["title"] + titles).joined(separator: "\n"), to: "rows.csv")
    for size in ["XS", "L", "AX1", "AX5"] {
      let run = try folder.run(
        "Wrapping.xib", "--rows", "rows.csv", "--size", "320x2000", "--text-size", size)
      let lines = run.lines.filter { !$0.isEmpty && $0.allSatisfy { $0 == "─" } }
      #expect(lines.count == titles.count, "\(size)")
      #expect(run.lines.last { !$0.isEmpty } == lines.last, "\(size)")
    }
  }

  @Test("Without --rows, the file of rows beside the nib is used") func defaultRows() throws {
    let missing = try folder.run("Person.xib")
    #expect(missing.status == 64)
    #expect(missing.error.contains("Name a file of rows after the document"))
    try folder.write(#"[{"title": "Beside"}]"#, to: "Person.json")
    #expect((try folder.run("Person.xib")).texts == ["Beside", "Note"])
  }

  @Test("A text in a row is not larger than most texts of its label in the other rows") func equalLetters()
    throws
  {
    let font = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/></label>"
    try folder.write(
      PreviewNibs.wrapping(margin: 8).replacing("</label>", with: font), to: "Wrapping.xib")
    // No large letters exist for these characters.
    let ordinary = "日本"
    func isLarge(_ titles: [String]) throws -> Bool {
      try folder.write((["title"] + titles).joined(separator: "\n"), to: "rows.csv")
      let run = try folder.run("Wrapping.xib", "rows.csv", "--size", "320x2000", "--text-size", "AX4")
      return run.output.contains { "▀▄█▌▐▙▛▜▟▖▗▘▝▞▚".contains($0) }
    }
    #expect(try isLarge(["One", "Two"]))
    #expect(try isLarge(["One", "Two", "Three", ordinary]))
    #expect(try !isLarge(["One", ordinary, ordinary, ordinary]))
  }

  @Test("The file of rows can follow the document, but not be given twice") func rowsArgument() throws {
    try folder.write(#"[{"title": "Argument"}]"#, to: "other.json")
    #expect((try folder.run("Person.xib", "other.json")).texts == ["Argument", "Note"])
    let twice = try folder.run("Person.xib", "other.json", "--rows", "more.json")
    #expect(twice.status == 64)
    #expect(twice.error.contains("The rows are given twice: 'other.json' and --rows 'more.json'."))
  }

  @Test("Rows can be read from standard input") func pipedRows() throws {
    let run = try folder.run(
      "Person.xib", "--rows", "-", input: #"{"people": [{"title": "Piped", "note": null}]}"#)
    #expect(run.texts == ["Piped"])
  }

  @Test("Columns fill the outlets of the owner and views with matching labels") func ownerOutlets() throws {
    let run = try folder.run("Owned.xib", "--rows", "-", input: "name,is_open\nDoor,yes\nGate,no\n")
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(run.texts.map { $0.prefix(4) } == ["Door", "Gate"])
    let switches = run.lines.filter { $0.contains("(") }.map { $0.drop { $0 != "(" } }
    #expect(switches.count == 2 && switches.first != switches.last)
  }

  @Test("--cell chooses one of the prototype cells of a storyboard") func prototypes() throws {
    let run = try folder.run("Main.storyboard", "--cell", "Right", "--rows", "-", input: "Right text\nHere\n")
    #expect(run.texts == ["Here"])
    let unnamed = try folder.run("Main.storyboard", "--rows", "-", input: "a\n1\n")
    #expect(unnamed.status == 1)
    #expect(
      unnamed.error
        == "Main.storyboard: error: the document has 2 cells; choose one with --cell: Left, Right "
        + "[no-cell]\n")
    let wrong = try folder.run("Main.storyboard", "--cell", "Up", "--rows", "-", input: "a\n1\n")
    #expect(
      wrong.error == "Main.storyboard: error: no cell named 'Up'; use one of: Left, Right [no-cell]\n")
  }

  @Test("Cells with the same name are chosen by id") func duplicateNames() throws {
    let twice = PreviewNibs.storyboard.replacingOccurrences(
      of: #"reuseIdentifier="Left""#, with: #"reuseIdentifier="Right""#)
    try folder.write(twice, to: "Twice.storyboard")
    let run = try folder.run("Twice.storyboard", "--cell", "Right", "--rows", "-", input: "a\n1\n")
    #expect(
      run.error
        == "Twice.storyboard: error: 2 cells are named 'Right'; choose one with --cell and its id: "
        + "Left-cell (\"Left text\"), Right-cell (\"Right text\") [no-cell]\n")
    let chosen = try folder.run(
      "Twice.storyboard", "--cell", "Left-cell", "--rows", "-", input: "left text\nA\n")
    #expect(chosen.texts == ["A"])
  }

  @Test("Collection items are placed beside each other in lines") func collectionItems() throws {
    try folder.write(PreviewNibs.item, to: "Item.xib")
    let run = try folder.run("Item.xib", "--rows", "-", "--size", "200x100", input: "name\nA\nB\nC\n")
    #expect(run.status == 0)
    #expect(run.texts == ["A B", "C"])
  }

  @Test("Rows have the given height, or the height of their content") func rowHeights() throws {
    func lines(_ options: String...) throws -> Int {
      try folder.run(["Person.xib", "--rows", "-"] + options, input: "note\nA\nB\n").lines.count
    }
    #expect(try lines("--row-height", "160") == 20)
    #expect(try lines("--row-height", "160", "--size", "320x160") == 10)
    // Each row has two labels and the distances around them. Drawing in cells makes no row higher.
    #expect(try lines() < 12)
    #expect(try lines("--row-height", "automatic") == lines())
    #expect(try CommandRun("preview", "Person.xib", "--rows", "x", "--row-height", "0").status == 64)
  }

  @Test("Columns, outlets and values that do not match are reported once") func diagnostics() throws {
    let run = try folder.run("Person.xib", "--rows", "-", input: "titel\nOne\nTwo\n")
    #expect(run.status == 0)
    #expect(
      run.error.split(separator: "\n").map(String.init) == [
        "<standard input>:1:1: warning: the column 'titel' does not match any view of the cell "
          + "[unknown-column]",
        "<standard input>:1:1: note: the outlet 'titleLabel' (UILabel) has no column and shows the text "
          + "of the nib; the nearest column is 'titel' [empty-outlet]",
        "<standard input>:1:1: note: the outlet 'note' (UILabel) has no column and shows the text of the nib "
          + "[empty-outlet]",
      ])
    let values = try folder.run("Owned.xib", "--rows", "-", input: "name,isOpen\nA,yes\nB,perhaps\nC,never\n")
    #expect(
      values.error
        == "<standard input>:3:3: warning: row 2, column 'isOpen': 'perhaps' cannot be shown by switch "
        + "\"Is Open\", which shows true or false [row-value]\n")
  }

  @Test("A file without rows is a warning, and binary data an error with the place of the first zero byte")
  func emptyAndBinaryData() throws {
    for (text, found) in [("[]", "an empty list"), ("title,note\n", "a header")] {
      let run = try folder.run("Person.xib", "--rows", "-", input: text)
      #expect(run.status == 0)
      #expect(
        run.error == "<standard input>:1:1: warning: there are no rows, only \(found) [no-rows]\n")
      let matrix = try folder.run("Person.xib", "--rows", "-", "--widths", "320", input: text)
      #expect(matrix.error == run.error && matrix.lines.first == "no rows")
    }
    try folder.write([0x61, 0x0A, 0x62, 0x00, 0x63], to: "data.csv")
    #expect(
      try folder.run("Person.xib", "--rows", "data.csv").error
        == "data.csv:2:2: error: this is binary data; rows must be JSON, JSON Lines, CSV or TSV [malformed-rows]\n"
    )
  }

  @Test("A single drawing follows the options for colors and formats") func formats() throws {
    let row = "title,note\nA,b\n"
    let dark = try folder.run("Person.xib", "--rows", "-", "--dark", "--color", "always", input: row)
    #expect(dark.output.contains("\u{1B}[97;40m"))
    let picture = try folder.run("Person.xib", "--rows", "-", "--format", "svg", input: row)
    #expect(picture.output.contains("<text") && picture.output.contains("width=\"375\""))
    let cells = try folder.run("Person.xib", "--rows", "-", "--format", "svg", "--cells", input: row)
    #expect(cells.output.hasPrefix("<svg") && cells.output != picture.output)
    let json = try folder.run("Person.xib", "--rows", "-", "--format", "json", input: row)
    #expect(json.output.contains(#""id": "title", "class": "UILabel", "frame""#))
  }

  @Test("Broken and missing files of rows are errors") func brokenRows() throws {
    let run = try folder.run("Person.xib", "--rows", "-", input: "[{\"a\": 1},\n{]")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(
      run.error == "<standard input>:2:2: error: expected a member's name in quotes [malformed-rows]\n")
    #expect(try folder.run("Person.xib", "--rows", "none.csv").status == 1)
    #expect(try folder.run("-", "--rows", "-").status == 64)
  }

  @Test("A nib without a cell or with several top-level objects is an error") func unusableNibs() throws {
    try folder.write(SmallNibs.document("<tableViewCell id=\"c\"/><view id=\"v\"/>"), to: "Two.xib")
    let run = try folder.run("Two.xib", "--rows", "-", input: "a\n1\n")
    #expect(run.status == 1)
    #expect(run.error.contains("nib must contain exactly one top level object"))
    try folder.write(SmallNibs.document(""), to: "None.xib")
    let none = try folder.run("None.xib", "--rows", "-", input: "a\n1\n")
    #expect(
      none.error == "None.xib: error: the document has no cell, and no view that can show rows [no-cell]\n")
  }
}
