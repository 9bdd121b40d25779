import NibCore
import TestSupport
import Testing

@testable import NibBrowser
@testable import NibTerm

/// `nibterm preview` with `--stress`, `--widths`, `--text-size all`, `--set` and `--map`.
@Suite struct PreviewMatrixTests {
  private let folder: PreviewFolder

  init() throws {
    folder = try PreviewFolder([
      "Person.xib": PreviewNibs.stacked, "Owned.xib": PreviewNibs.owned, "Item.xib": PreviewNibs.item,
    ])
  }

  @Test("--stress labels each row with its height and its truncated texts") func stress() throws {
    let run = try folder.run("Person.xib", "--stress", "--widths", "320")
    #expect(run.status == 0)
    let names = run.lines.filter { $0.hasPrefix("── ") }.map { $0.split(separator: "─").first ?? "" }
    #expect(names.count == 1 + StressValue.all.count)
    #expect(names.first == " 1 as saved ")
    #expect(run.lines.contains { $0.contains("high, titleLabel truncated") })
    #expect(run.lines.first?.hasPrefix("10 texts: none fails; ") == true)
    #expect(run.lines.first?.contains(" truncated") == true)
    #expect(run.lines.dropFirst(3).prefix(2) == ["── 1 as saved ──────────────────────────", "80 pt high"])
    #expect(try folder.run("Person.xib", "--stress", "--fail-on", "note", "--widths", "320").status == 1)
    #expect(try folder.run("Person.xib", "--stress", "--fail-on", "never", "--widths", "320").status == 0)
  }

  @Test("Rows of data have the text as title that tells them apart, and not the numbers before it")
  func titles()
    throws
  {
    let values = "id,number,kind,title\n7,7,Gas,Hydrogen\n8,8,Gas,Helium\n9,9,Solid,\n10,10,,\n"
    let run = try folder.run("Person.xib", "--rows", "-", "--widths", "320,375", input: values)
    let titles = run.lines.filter { $0.hasPrefix("── ") }.map { $0.split(separator: "─").first ?? "" }
    #expect(titles == [" 1 Hydrogen ", " 2 Helium ", " 3 Solid ", " 4 "])
    #expect(run.lines[0] == "4 rows x 2 widths: all fit")
    #expect(run.lines[2].contains("320 pt") && run.lines[2].contains("375 pt"))
  }

  @Test("With --rows, --stress keeps the values of the first row that are not texts") func stressWithRows()
    throws
  {
    let run = try folder.run("Owned.xib", "--rows", "-", "--stress", input: "name,isOpen\nDoor,yes\n")
    #expect(run.output.contains("1 first row"))
    #expect(run.output.contains("Door"))
    let switches = run.lines.filter { $0.contains("(") }.map { $0.drop { $0 != "(" } }
    #expect(switches.count == 10 && Set(switches).count == 1)
  }

  @Test("The problems of rows of data name the row, the column and the place in the file") func rowProblems()
    throws
  {
    let long = String(repeating: "long ", count: 20)
    let run = try folder.run(
      "Person.xib", "--rows", "-", "--widths", "320", "--fail-on", "note", input: "title\nshort\n\(long)\n")
    #expect(run.status == 1)
    #expect(
      run.error.contains(
        "<standard input>:3:1: note: row 2, column 'title', 320 pt: titleLabel truncated: needs "))
  }

  @Test("A problem that many rows have is reported for three of them, and the others are counted")
  func repeatedProblems() throws {
    let long = String(repeating: "long ", count: 20)
    let values = "title\n" + String(repeating: long + "\n", count: 6)
    let run = try folder.run(
      "Person.xib", "--rows", "-", "--widths", "320", "--fail-on", "note", input: values)
    #expect(run.messages.count { $0.contains("column 'title', 320 pt: titleLabel truncated: needs ") } == 3)
    #expect(run.messages.count { $0.contains("note: 3 more rows: titleLabel truncated [") } == 1)
  }

  @Test("A remark about a column is reported once for all rows and variants") func remarksOnce() throws {
    let run = try folder.run(
      "Owned.xib", "--rows", "-", "--widths", "160,320", input: "name,isOpen\nA,maybe\nB,perhaps\n")
    #expect(run.messages.count { $0.contains("[row-value]") } == 1)
  }

  @Test("The verdict says how many cells fail and where, and the exit status agrees") func verdict() throws {
    let long = String(repeating: "long ", count: 12)
    let values = "title,other\nshort,1\n\(long),2\n"
    let arguments = ["Person.xib", "--rows", "-", "--widths", "320,4000"]
    let run = try folder.run(arguments, input: values)
    #expect(run.lines[0] == "2 rows x 2 widths: none fails; 1 truncated")
    #expect(run.status == 0)
    let strict = try folder.run(arguments + ["--fail-on", "note"], input: values)
    #expect(strict.lines[0].hasPrefix("1 of 4 fails: row 2 long long"))
    #expect(strict.lines[0].hasSuffix(" at 320 pt; 1 truncated"))
    #expect(strict.status == 1)
  }

  @Test("A cell whose fonts are fixed is shown once for all text sizes, and the verdict says so")
  func ignoredTextSizes() throws {
    let run = try folder.run("Person.xib", "--set", "title=A", "--text-size", "all")
    #expect(run.lines[0] == "1 row: all fit; this cell ignores the text size: its fonts are fixed")
    #expect(run.lines[2].contains("375 pt, all text sizes"))
  }

  @Test("The row as saved has the saved size, also if values are set in the other rows") func asSaved() throws
  {
    for name in ["Person.xib", "Owned.xib", "Item.xib"] {
      let run = try folder.run(name, "--stress", "--format", "json", "--fail-on", "never")
      let saved = ["Person.xib": (80, 320), "Owned.xib": (32, 160), "Item.xib": (32, 80)][name]
      let (height, width) = try #require(saved)
      let first = try #require(run.lines.first { $0.contains("\"problems\"") })
      #expect(first.contains("\"height\": \(height), \"cellWidth\": \(width), "), "\(name)")
    }
    let set = try folder.run("Person.xib", "--stress", "--set", "note=Set", "--widths", "320")
    #expect(set.texts.count { $0.contains("Set") } == 9)
    #expect(set.texts.count { $0.contains("Note") } == 1)
  }

  @Test("Rows have the saved height if automatic rows would collapse, and a line says what is missing")
  func collapsingRows() throws {
    try folder.write(PreviewNibs.openBelow, to: "Open.xib")
    let run = try folder.run("Open.xib", "--set", "title=A", "--widths", "320,375")
    #expect(
      run.lines[1]
        == "rows are 93 pt high, as saved: automatic rows would collapse to 44 pt (the constraints give no "
        + "height); for automatic heights, connect title and what is above it from the top to the bottom of the "
        + "content view")
    #expect(run.lines.contains { $0.hasPrefix("93 pt high") })
    let automatic = try folder.run(
      "Open.xib", "--set", "title=A", "--widths", "320", "--row-height", "automatic", "--fail-on", "never")
    #expect(automatic.lines[1] == "rows have automatic heights (--row-height)")
    #expect(automatic.lines.contains("44 pt high"))
  }

  @Test("A view that automatic rows would flatten is named, and needs a height") func flattenedView() throws {
    try folder.write(PreviewNibs.withoutImage, to: "Photo.xib")
    let run = try folder.run("Photo.xib", "--rows", "-", "--widths", "320", input: "other\n1\n")
    #expect(run.lines[1].hasPrefix("rows are 93 pt high, as saved: automatic rows would collapse to 16"))
    #expect(
      run.lines[1].hasSuffix("(photo has no height); for automatic heights, give photo a height or content"))
  }

  @Test("The line below the verdict says which height the rows have") func rowHeights() throws {
    try folder.write(PreviewNibs.storyboard, to: "Two.storyboard")
    func sizing(_ arguments: String...) throws -> String {
      String(try folder.run(arguments + ["--stress", "--fail-on", "never"]).lines[1])
    }
    #expect(try sizing("Person.xib") == "rows have automatic heights: the constraints determine them")
    #expect(try sizing("Person.xib", "--row-height", "saved") == "rows are 80 pt high (--row-height)")
    #expect(try sizing("Owned.xib") == "rows are 32 pt high, as saved: no constraints determine the height")
    #expect(try sizing("Item.xib") == "items are 80 x 32 pt, as saved")
    #expect(
      try sizing("Two.storyboard", "--cell", "Left")
        == "rows are 48 pt high, as rowHeight in the document says")
    #expect(try folder.run("Person.xib", "--stress", "--row-height", "tall").status == 64)
  }

  @Test("JSON has the height and the problems of each cell") func json() throws {
    let run = try folder.run("Person.xib", "--set", "title=A", "--widths", "320,375", "--format", "json")
    #expect(run.output.contains(#"{"width": 320, "textSize": "L", "height": "#))
    #expect(run.output.contains(#"{"width": 375, "textSize": "L", "height": "#))
  }

  @Test("--set shows a text in each row, and --map fills a view with a column") func setAndMap() throws {
    let run = try folder.run(
      "Person.xib", "--rows", "-", "--set", "title=Hello", "--map", "x=note", input: "x,y\nOne,1\n")
    #expect(run.output.contains("Hello") && run.output.contains("One"))
    let wrong = try folder.run("Person.xib", "--set", "titel=Hello")
    #expect(wrong.status == 1)
    #expect(wrong.error.contains("--set: no view named 'titel' in the cell. Did you mean 'titleLabel'?"))
    let column = try folder.run("Person.xib", "--rows", "-", "--map", "z=note", input: "x,y\nOne,1\n")
    #expect(column.error.contains("--map: no column named 'z'."))
    #expect(try folder.run("Person.xib", "--set", "Hello").status == 64)
    #expect(try folder.run("Person.xib", "--stress", "--widths", "3").status == 64)
  }

  @Test("--explain-matches prints which column fills which view, and why") func explainedMatches() throws {
    let run = try folder.run("Person.xib", "--rows", "-", "--explain-matches", input: "title,other\nA,B\n")
    #expect(run.status == 0)
    #expect(
      run.lines == [
        "title  titleLabel (label)   outlet 'titleLabel' (score 92)",
        "other  -                    no view",
        "-      note (label \"Note\")  as in the nib",
      ])
  }

  @Test("Items of a collection view keep their height and get the widths") func items() throws {
    let run = try folder.run("Item.xib", "--stress", "--widths", "80,160")
    #expect(run.lines[2].contains("80 pt") && run.lines[2].contains("160 pt"))
    #expect(run.lines.contains { $0.hasPrefix("32 pt high") })
  }

  @Test("Constraints determine the height of an item, which keeps its width unless both are estimated")
  func sizedItems() throws {
    try folder.write(PreviewNibs.sizedItem, to: "Sized.xib")
    let values = "name\nA\na name that needs several lines in this item\n"
    let run = try folder.run("Sized.xib", "--rows", "-", "--widths", "80,160", input: values)
    let heights = run.lines.filter { $0.contains("pt high") }.map { line in
      line.split(separator: "│").compactMap { $0.split(separator: " ").first.flatMap { Double($0) } }
    }
    #expect(heights.count == 2 && heights[0][0] == heights[0][1])
    #expect(heights[1][0] > heights[1][1] && heights[1][1] > heights[0][1])
    let both = try folder.run(
      "Sized.xib", "--rows", "-", "--row-height", "automatic", "--text-size", "all", "--fail-on", "never",
      input: "name\nA\n")
    #expect(both.lines.contains { $0.contains(" x ") && $0.hasSuffix(" pt") })
    let fixed = try folder.run(
      "Sized.xib", "--rows", "-", "--row-height", "70", "--widths", "80", input: values)
    #expect(fixed.lines.filter { $0.hasPrefix("70 pt high") }.count == 2)
  }

  // MARK: Screens

  private static let cell = "SampleNibs/Lesson/MyTableViewCell.xib"

  private func screen(_ size: CellSize, _ keys: String, _ change: (inout RowsRequest) -> Void) throws
    -> BrowserScript
  {
    let file = SourcePackage.root.appendingPathComponent(PreviewMatrixTests.cell).path
    var request = RowsRequest(file: file, rows: nil, options: LayoutOptions())
    change(&request)
    let content = try request.open()
    return BrowserScript(
      file, size, keys: keys, rows: RowsPreview.InitialRows(request: request, content: content, states: [:]))
  }

  private func check(_ run: BrowserScript, _ name: String) throws {
    let drawn = "\(name)\n" + GoldenExport.text(of: try #require(run.screen.frames.last))
    try AcceptedText("Preview-\(name)").check(drawn)
  }

  @Test("The widths side by side look as accepted in 80 x 24, with a header and the current cell")
  func smallScreen() throws {
    let run = try screen(CellSize(columns: 80, rows: 24), "Down Down Down Right") {
      $0.isStress = true
      $0.variants.widths = [320, 375]
    }
    try check(run, "stress-80x24")
  }

  @Test("All text sizes side by side look as accepted in 120 x 40") func largeScreen() throws {
    let run = try screen(CellSize(columns: 120, rows: 40), "Right Right Right") {
      $0.isStress = true
      $0.variants.textSizes = UIContentSizeCategory.nibOrdered
    }
    try check(run, "text-sizes-120x40")
  }

  @Test("A key goes to the next row that fails, and n does if nothing was searched for") func failingRows()
    throws
  {
    let run = try screen(CellSize(columns: 80, rows: 24), "*") { $0.isStress = true }
    let rows = try #require(run.browser.rows.page)
    #expect(rows.matrix?.cursor.row == 3)
    run.type("n")
    #expect(rows.matrix?.cursor.row == 4)
    run.type("N N")
    #expect(rows.matrix?.cursor.row == 9)
  }

  @Test("p shows the rows on several devices, and again as before") func devices() throws {
    let run = try screen(CellSize(columns: 80, rows: 24), "p") { $0.isStress = true }
    let rows = try #require(run.browser.rows.page)
    #expect(rows.matrix?.matrix.variants.map(\.device) == LayoutSettings.commonDevices.map { $0 })
    #expect(
      rows.matrix?.matrix.variants.map { Double($0.width) } == LayoutSettings.commonDevices.map(\.width))
    run.type("p")
    #expect(rows.matrix?.matrix.variants.map(\.device) == [nil])
  }

  @Test("Keys turn stress values and widths on and off, and the cursor reaches the last row and variant")
  func keys() throws {
    let run = try screen(CellSize(columns: 80, rows: 24), "X W G Right Right Right") { $0.isStress = false }
    let rows = try #require(run.browser.rows.page)
    #expect(rows.matrix?.cursor.row == 9)
    #expect(rows.matrix?.cursor.variant == 3)
    run.type("/ type:donau Enter")
    #expect(rows.matrix?.cursor.row == 4)
    run.type("W X")
    #expect(rows.matrix == nil)
  }

  @Test("Texts of the document that the code sets are counted apart, and those of rows are not")
  func replacedTexts() throws {
    let long = String(repeating: "langer Titel ", count: 8)
    try folder.write("\"title.text\" = \"\(long)\";\n", to: "de.lproj/Person.strings")
    let arguments = ["Person.xib", "--languages", "de", "--fail-on", "note", "--widths", "320"]
    let usual = try folder.run(arguments)
    #expect(usual.lines.first?.hasSuffix("1 truncated") == true)
    #expect(usual.status == 1)
    try folder.write(
      "class PersonCell: UITableViewCell { func show(_ p: Person) { titleLabel.text = p.name } }",
      to: "PersonCell.swift")
    let run = try folder.run(arguments)
    #expect(run.lines.first == "1 row x 2 languages: all fit; 1 in texts that the code sets")
    #expect(run.status == 0)
    let rows = try folder.run(arguments + ["--rows", "-"], input: "title\n\(long)\n")
    #expect(rows.lines.first?.hasSuffix("2 truncated") == true)
    #expect(rows.status == 1)
  }
}
