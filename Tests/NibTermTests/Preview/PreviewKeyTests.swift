import NibCore
import Testing

@testable import NibBrowser
@testable import NibTerm

/// The keys of `nibterm preview`, which are those of the browser, and their effects on rows of data.
@Suite struct PreviewKeyTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write(PreviewNibs.stacked, to: "Person.xib")
    let rows = (1...300).map { "Person \($0),Note of \($0)" }
    try folder.write("title,note\n" + rows.joined(separator: "\n"), to: "Person.csv")
  }

  /// The browser as `nibterm preview` opens it, after the given keys.
  private func preview(_ keys: String) throws -> BrowserScript {
    let request = RowsRequest(
      file: file, rows: folder.path + "/Person.csv", options: LayoutOptions())
    let content = try request.open()
    return BrowserScript(
      file, keys: keys, rows: RowsPreview.InitialRows(request: request, content: content, states: [:]))
  }

  private func rows(_ run: BrowserScript) throws -> RowsPane {
    try #require(run.browser.rows.page).pane
  }

  @Test(
    "Keys change the width of the rows, step by step or by device",
    arguments: [
      ("", 375), (".", 383), (",", 367), (". .", 391), ("d", 320), ("d . .", 336), ("d . U", 375), ("x", 375),
    ] as [(String, CGFloat)])
  func widths(keys: String, points: CGFloat) throws {
    #expect(try rows(preview(keys)).size.width == points)
  }

  @Test("The width of the rows stays between 40 and 4000 points") func widthLimits() throws {
    let run = try preview("")
    for (width, limited) in [(1, 40), (1_000_000, 4000), (320, 320)] as [(CGFloat, CGFloat)] {
      run.browser.layout.resize(to: CGSize(width: width, height: 667))
      #expect(try rows(run).size.width == limited)
    }
  }

  @Test("Several widths and text sizes begin at the chosen row, and the table continues where they were left")
  func rowOfModes() throws {
    for key in ["W", "Z"] {
      let run = try preview("G Up Up \(key)")
      #expect(run.status.contains("row 298 of 300"), "\(key)")
      run.type("Up \(key)")
      #expect(run.status.contains("row 297 of 300"), "\(key)")
    }
  }

  @Test(
    "After extreme texts, the rows continue where they were left, also in several widths",
    arguments: [
      ("", 200), ("W", 200), ("W j", 201), ("W Right j", 201), ("X W", 200), ("X W j j", 200),
    ])
  func rowAfterExtremeTexts(keys: String, row: Int) throws {
    let run = try preview("/ type:person_200 Enter \(keys)")
    run.type(keys.contains("X") ? "X" : "X X")
    #expect(run.status.contains("row \(row) of 300"), "\(run.status)")
  }

  @Test("Extreme texts begin at the first one") func firstExtremeText() throws {
    #expect(try preview("G X").status.contains("row 1 of "))
    #expect(try preview("W G X").status.contains("row 1 of "))
  }

  @Test("Esc returns from several widths, text sizes and extreme texts to the rows, and then closes them")
  func escape() throws {
    for keys in ["W", "Z", "X", "W Z"] {
      let run = try preview(keys + " Esc")
      let page = try #require(run.browser.rows.page, "\(keys)")
      #expect(page.matrix == nil && !page.content.isStress)
      run.type("Esc")
      #expect(run.browser.rows.page == nil)
    }
    let run = try preview("X W Esc")
    #expect(run.browser.rows.page?.content.isStress == true)
    run.type("Esc")
    #expect(run.browser.rows.page?.content.isStress == false)
  }

  @Test("Layout keys change the options and keep the selected row") func layoutKeys() throws {
    let run = try preview("G a t w o")
    let options = try rows(run).options
    #expect(options.style == .dark)
    #expect(options.contentSize == .extraLarge)
    #expect(options.isRightToLeft)
    #expect(options.isLandscape == true)
    #expect(run.status.contains("row 300 of 300"))
  }

  @Test(
    "A key without an effect on rows says why",
    arguments: [
      ("[", "There is only one scene."), ("}", "Only one document is open."),
      ("+", "Rows are always shown at 8 x 16 points per cell."),
    ])
  func keysWithoutEffect(key: String, reason: String) throws {
    #expect(try preview(key).status.contains(reason))
  }

  @Test("The search selects the first row that matches, and n and N the next and the previous one")
  func search() throws {
    let run = try preview("/ type:person_7")
    #expect(run.lines[0].contains("/person 7"))
    #expect(run.status.contains("row 7 of 300"))
    run.type("Enter n")
    #expect(run.status.contains("row 70 of 300"))
    run.type("N N")
    #expect(run.status.contains("row 79 of 300"))
  }

  @Test("Esc closes the rows, and a key opens and closes them again") func closedRows() throws {
    let run = try preview("Esc")
    #expect(run.browser.rows.page == nil)
    run.type("P")
    #expect(try rows(run).rows.count == 300)
    run.type("P")
    #expect(run.browser.rows.page == nil)
  }

  @Test("The help and the palette list the commands for rows") func keyLists() throws {
    #expect(try preview("? ").contains("copy the row as JSON"))
    #expect(try preview(": type:json").contains("copy the row as JSON"))
  }

  @Test("Margins are drawn over the rows") func margins() throws {
    let before = try preview("").text
    #expect(try preview("m").text != before)
  }

  @Test("A search that finds no row says so, and extreme texts are found by their names") func failedSearch()
    throws
  {
    let run = try preview("/ type:nobody Enter")
    #expect(run.status.contains("No row contains 'nobody'."))
    run.type("n")
    #expect(run.status.contains("No row contains 'nobody'."))
    run.type("X / type:emoji Enter")
    #expect(run.status.contains("emoji"))
  }

  @Test("Without a file of rows, the browser shows extreme texts") func withoutRows() throws {
    let other = try folder.write(PreviewNibs.stacked, to: "Alone.xib")
    let run = BrowserScript(other, keys: "P")
    #expect(run.status.contains("extreme texts are shown"))
    #expect(run.contains("long"))
    run.type("P")
    #expect(run.browser.rows.page == nil)
  }
}
