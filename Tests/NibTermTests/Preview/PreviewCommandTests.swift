import Testing

@testable import NibTerm

/// `nibterm preview` in pipes: its drawing, its messages and its exit status.
@Suite struct PreviewCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(PreviewNibs.stacked, to: "Person.xib")
    try folder.write(PreviewNibs.owned, to: "Owned.xib")
    try folder.write(PreviewNibs.storyboard, to: "Main.storyboard")
  }

  private func run(_ arguments: String..., input: String = "") throws -> CommandRun {
    try CommandRun(arguments: ["preview"] + arguments, input: input, directory: folder.path)
  }

  private func texts(_ run: CommandRun) -> [String] {
    run.lines.map { $0.split(separator: " ").joined(separator: " ") }
      .filter { $0.contains { $0.isLetter } }
  }

  @Test("Rows of data fill the outlets of a cell and determine its height") func cellRows() throws {
    try folder.write(
      "title,note\nOne,short\nTwo,\"a note that is too long for one line of this table\"\n", to: "rows.csv")
    let run = try run("Person.xib", "--rows", "rows.csv", "--size", "200x400")
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(
      texts(run) == ["One", "short", "Two", "a note that is too", "long for one line of", "this table"])
    let wide = try self.run("Person.xib", "--rows", "rows.csv", "--size", "600x400")
    #expect(texts(wide).last == "a note that is too long for one line of this table")
  }

  @Test("Without --rows, the file of rows beside the nib is used") func defaultRows() throws {
    let missing = try run("Person.xib")
    #expect(missing.status == 64)
    #expect(missing.error.contains("Use --rows to name a file of rows"))
    try folder.write(#"[{"title": "Beside"}]"#, to: "Person.json")
    #expect(texts(try run("Person.xib")) == ["Beside", "Note"])
  }

  @Test("Rows can be read from standard input") func pipedRows() throws {
    let run = try run("Person.xib", "--rows", "-", input: #"{"people": [{"title": "Piped", "note": null}]}"#)
    #expect(texts(run) == ["Piped"])
  }

  @Test("Columns fill the outlets of the owner and views with matching labels") func ownerOutlets() throws {
    let run = try run("Owned.xib", "--rows", "-", input: "name,is_open\nDoor,yes\nGate,no\n")
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(texts(run).map { $0.prefix(4) } == ["Door", "Gate"])
    let switches = run.lines.filter { $0.contains("(") }.map { $0.drop { $0 != "(" } }
    #expect(switches.count == 2 && switches.first != switches.last)
  }

  @Test("--cell chooses one of the prototype cells of a storyboard") func prototypes() throws {
    let run = try run("Main.storyboard", "--cell", "Right", "--rows", "-", input: "Right text\nHere\n")
    #expect(texts(run) == ["Here"])
    let unnamed = try self.run("Main.storyboard", "--rows", "-", input: "a\n1\n")
    #expect(unnamed.status == 1)
    #expect(
      unnamed.error
        == "Main.storyboard: error: the document has 2 cells; choose one with --cell: Left, Right "
        + "[no-cell]\n")
    let wrong = try self.run("Main.storyboard", "--cell", "Up", "--rows", "-", input: "a\n1\n")
    #expect(
      wrong.error == "Main.storyboard: error: no cell named 'Up'; use one of: Left, Right [no-cell]\n")
  }

  @Test("Cells with the same name are chosen by id") func duplicateNames() throws {
    let twice = PreviewNibs.storyboard.replacingOccurrences(
      of: #"reuseIdentifier="Left""#, with: #"reuseIdentifier="Right""#)
    try folder.write(twice, to: "Twice.storyboard")
    let run = try run("Twice.storyboard", "--cell", "Right", "--rows", "-", input: "a\n1\n")
    #expect(
      run.error
        == "Twice.storyboard: error: 2 cells are named 'Right'; choose one with --cell and its id: "
        + "Left-cell, Right-cell [no-cell]\n")
    let chosen = try self.run(
      "Twice.storyboard", "--cell", "Left-cell", "--rows", "-", input: "left text\nA\n")
    #expect(texts(chosen) == ["A"])
  }

  @Test("Collection items are placed beside each other in lines") func collectionItems() throws {
    try folder.write(PreviewNibs.item, to: "Item.xib")
    let run = try run("Item.xib", "--rows", "-", "--size", "200x100", input: "name\nA\nB\nC\n")
    #expect(run.status == 0)
    #expect(texts(run) == ["A B", "C"])
  }

  @Test("Rows have the given height, or the height of their content") func rowHeights() throws {
    func lines(_ options: String...) throws -> Int {
      let arguments = ["preview", "Person.xib", "--rows", "-"] + options
      return try CommandRun(arguments: arguments, input: "note\nA\nB\n", directory: folder.path).lines.count
    }
    #expect(try lines("--row-height", "160") == 20)
    #expect(try lines("--row-height", "160", "--size", "320x160") == 10)
    // Each row has two labels and the distances around them. Drawing in cells makes no row higher.
    #expect(try lines() < 12)
    #expect(try lines("--row-height", "automatic") == lines())
    #expect(try CommandRun("preview", "Person.xib", "--rows", "x", "--row-height", "0").status == 64)
  }

  @Test("Columns, outlets and values that do not match are reported once") func diagnostics() throws {
    let run = try run("Person.xib", "--rows", "-", input: "titel\nOne\nTwo\n")
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
    let values = try self.run("Owned.xib", "--rows", "-", input: "name,isOpen\nA,yes\nB,perhaps\nC,never\n")
    #expect(
      values.error
        == "<standard input>:3:3: warning: row 2, column 'isOpen': 'perhaps' cannot be shown by switch "
        + "\"Is Open\", which shows true or false [row-value]\n")
  }

  @Test("Broken and missing files of rows are errors") func brokenRows() throws {
    let run = try run("Person.xib", "--rows", "-", input: "[{\"a\": 1},\n{]")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(
      run.error == "<standard input>:2:2: error: expected a member's name in quotes [malformed-rows]\n")
    #expect(try self.run("Person.xib", "--rows", "none.csv").status == 1)
    #expect(try self.run("-", "--rows", "-").status == 64)
  }

  @Test("A nib without a cell or with several top-level objects is an error") func unusableNibs() throws {
    try folder.write(SmallNibs.document("<tableViewCell id=\"c\"/><view id=\"v\"/>"), to: "Two.xib")
    let run = try run("Two.xib", "--rows", "-", input: "a\n1\n")
    #expect(run.status == 1)
    #expect(run.error.contains("nib must contain exactly one top level object"))
    try folder.write(SmallNibs.document(""), to: "None.xib")
    let none = try self.run("None.xib", "--rows", "-", input: "a\n1\n")
    #expect(
      none.error == "None.xib: error: the document has no cell, and no view that can show rows [no-cell]\n")
  }
}
