import Foundation
import TestSupport
import Testing

/// The Elements demo of the built program, on a pseudo-terminal.
@Suite struct ElementsTests {
  private func line(_ text: String, in run: ElementsRun) -> String {
    run.row(of: text).map { run.screen.line($0) } ?? ""
  }

  @Test("F1 F2: There are two tabs, and the first one shows all elements") func firstScreen() throws {
    let run = try ElementsRun()
    #expect(run.screen.line(0).contains("The Elements"))
    #expect(line("Hydrogen", in: run).contains("1s1"))
    #expect(line("Hydrogen", in: run).hasSuffix("1.008 ›┃"))
    #expect(run.screen.line(22).contains("[1 Elements]"))
    #expect(run.screen.line(22).contains("2 Noble Gases"))
    // Each element has two rows of cells, so the tenth one begins in the last row between the bars.
    #expect(run.screen.line(23).contains("Enter choose"))
    #expect(run.screen.line(23).contains("t table"))
    #expect(run.waitUntilChosen("Hydrogen"))
    #expect(run.row(of: "Hydrogen") == 2)
    #expect(run.row(of: "Neon") == 20)
    #expect(!ElementsRun.isReversed("Helium", on: run.screen))
    #expect(run.end() == .exited(0))
  }

  @Test("F4 F10: A row pushes its detail, and going back shows the same row")
  func detail() throws {
    let run = try ElementsRun()
    run.terminal.send("jjjjjjjjjj")
    #expect(run.waitUntilChosen("Sodium"))
    let shown = run.screen.lines
    #expect(run.send(Keys.enter, until: "97.8 °C"))
    #expect(run.screen.line(0).hasPrefix(" < The Elements"))
    #expect(run.screen.line(0).contains("Sodium"))
    #expect(line("Discovered   ", in: run).contains(" in 1807 "))
    #expect(line("Group", in: run).hasSuffix(" 1"))
    #expect(run.send(Keys.escape, until: "By number"))
    #expect(run.screen.lines == shown)
    #expect(run.waitUntilChosen("Sodium"))
    #expect(run.end() == .exited(0))
  }

  @Test("F4: Missing values are called unknown") func unknownValues() throws {
    let run = try ElementsRun()
    #expect(run.send("/meit", until: "Meitnerium"))
    #expect(run.send(Keys.enter, Keys.enter, until: "Melting point"))
    let unknown = ["Melting point", "Boiling point", "Density", "In Earth's crust", "Ionisation energy"]
    #expect(unknown.filter { !line($0, in: run).contains(" unknown") }.isEmpty)
    #expect(run.end() == .exited(0))
  }

  @Test("F3: The second tab has the same cells and other rows, and keeps its position")
  func secondTab() throws {
    let run = try ElementsRun()
    #expect(run.send("2", until: "Oganesson"))
    let names = ["Helium", "Neon", "Argon", "Krypton", "Xenon", "Radon", "Oganesson"]
    #expect(names.map { run.row(of: $0) } == [2, 4, 6, 8, 10, 12, 14])
    #expect(!run.screen.contains("Hydrogen"))
    #expect(run.screen.line(0).contains("Noble Gases"))
    #expect(run.send("j", Keys.enter, until: "Ionisation energy"))
    #expect(run.send("1", until: "Hydrogen"))
    #expect(run.send("2", until: "Ionisation energy"))
    #expect(run.screen.line(0).contains("Neon"))
    #expect(run.end() == .exited(0))
  }

  @Test("The key G selects the last element") func lastElement() throws {
    let run = try ElementsRun()
    #expect(run.send("G", until: "Oganesson"))
    #expect(run.row(of: "Oganesson") == 19)
    #expect(run.waitUntilChosen("Oganesson"))
    #expect(run.end() == .exited(0))
  }

  @Test("The rows are laid out again when the terminal is resized") func resizing() throws {
    let run = try ElementsRun()
    let small = run.screen.lines
    run.terminal.resize(columns: 120, rows: 40)
    #expect(run.terminal.wait { $0.line(38).contains("2 Noble Gases") && $0.contains("Argon") })
    #expect(line("Hydrogen", in: run).count == 120)
    run.terminal.resize(columns: 80, rows: 24)
    #expect(run.terminal.wait { $0.lines == small })
    run.terminal.resize(columns: 40, rows: 12)
    // There is not enough space for the electrons and the discovery.
    #expect(run.terminal.wait { $0.line(11).contains("2 Noble Gases") && !$0.contains("1s1") })
    #expect(line("Hydrogen", in: run).contains("1.008"))
    #expect(run.end() == .exited(0))
  }

  @Test("F9: The search shows the elements that match, and Esc ends it") func searching() throws {
    let run = try ElementsRun()
    #expect(run.send("/", until: "Search ["))
    #expect(run.send("sod", until: "[sod"))
    #expect(run.terminal.wait { !$0.contains("Hydrogen") })
    #expect(run.row(of: "Sodium") == 3)
    #expect(run.row(of: "Search [") == 2)
    // Enter keeps the found elements, and the cursor acts on them.
    run.terminal.send(Keys.enter)
    #expect(run.send(Keys.enter, until: "97.8 °C"))
    #expect(run.send(Keys.escape, until: "[sod"))
    // Esc ends the search, and the cursor stays on the found element.
    #expect(run.send(Keys.escape, until: "Neon"))
    #expect(!run.screen.contains("[sod"))
    #expect(run.waitUntilChosen("Sodium"))
    #expect(run.end() == .exited(0))
  }

  @Test("A search without a match shows no elements") func nothingFound() throws {
    let run = try ElementsRun()
    #expect(run.send("/zzz", until: "[zzz"))
    #expect(run.terminal.wait { !$0.contains("Hydrogen") })
    #expect(run.send(Keys.escape, until: "Hydrogen"))
    #expect(run.end() == .exited(0))
  }

  @Test("F9: Elements are sorted by number, name or symbol, and the selection is kept") func ordering() throws
  {
    let run = try ElementsRun()
    #expect(run.send("s", until: "By name"))
    #expect(run.waitUntilChosen("Hydrogen"))
    #expect(run.send("g", until: "Actinium"))
    #expect(run.row(of: "Actinium") == 2)
    #expect(run.send("s", until: "By symbol"))
    #expect(run.send("s", until: "By number"))
    #expect(run.waitUntilChosen("Actinium"))
    #expect(run.end() == .exited(0))
  }

  @Test("F8: Favourites are marked and saved") func savedFavourites() throws {
    let run = try ElementsRun(favorites: ["He", "Na"])
    #expect(run.screen.contains("Helium ★"))
    #expect(run.send(Keys.enter, until: "☆ Add to favourites"))
    #expect(run.send(Keys.enter, until: "★ Remove from favourites"))
    #expect(run.favoritesText == "He\nNa\nH\n")
    #expect(run.send(Keys.backspace, until: "Hydrogen ★"))
    #expect(run.end() == .exited(0))
  }

  @Test("F8: Two programs that run at the same time keep each other's favourites")
  func favouritesOfTwoPrograms() throws {
    let first = try ElementsRun(favorites: ["Na"])
    let state = first.favorites.deletingLastPathComponent().deletingLastPathComponent()
    let second = try PseudoTerminal(
      ElementsRun.program.path, ["elements"], environment: ["XDG_STATE_HOME": state.path])
    #expect(second.wait(for: "Hydrogen"))
    second.waitUntilQuiet()
    #expect(first.send(Keys.enter, until: "☆ Add to favourites"))
    #expect(first.send(Keys.enter, until: "★ Remove from favourites"))
    second.send(Keys.down)
    second.waitUntilQuiet()
    second.send(Keys.enter)
    #expect(second.wait(for: "☆ Add to favourites"))
    second.waitUntilQuiet()
    second.send(Keys.enter)
    #expect(second.wait(for: "★ Remove from favourites"))
    #expect(first.favoritesText == "Na\nH\nHe\n")
    second.send("q")
    #expect(second.waitForExit() == .exited(0))
    #expect(first.end() == .exited(0))
  }

  @Test("Clicks choose rows, buttons, the search and tabs") func mouse() throws {
    let run = try ElementsRun()
    #expect(try click("Helium", in: run, until: "Ionisation energy"))
    #expect(run.screen.line(0).contains("Helium"))
    #expect(try click("< The Elements", in: run, until: "By number"))
    #expect(run.waitUntilChosen("Helium"))
    #expect(try click("By number", in: run, until: "By name"))
    #expect(try click("Search", in: run, until: "Search ["))
    #expect(run.send(Keys.escape, until: "Helium"))
    #expect(try click("2 Noble Gases", in: run, until: "[2 Noble Gases]"))
    #expect(run.end() == .exited(0))
  }

  private func click(_ text: String, in run: ElementsRun, until next: String) throws -> Bool {
    let place = try #require(run.screen.find(text))
    return run.send(Keys.click(column: place.column, row: place.row), until: next)
  }

  @Test("The terminal is restored at the end") func restoredTerminal() throws {
    let run = try ElementsRun()
    #expect(run.screen.isAlternateScreen)
    #expect(run.end() == .exited(0))
    #expect(run.terminal.settings == run.terminal.settingsBefore)
    #expect(!run.screen.isAlternateScreen)
    #expect(run.screen.isCursorVisible)
  }

  @Test("The demo runs on terminals of different types", arguments: ["vt100", "xterm", "tmux-256color"])
  func terminalTypes(name: String) throws {
    let run = try ElementsRun(terminal: name)
    #expect(run.waitUntilChosen("Hydrogen"))
    #expect(run.send(Keys.enter, until: "-259.34"))
    #expect(run.end() == .exited(0))
  }

  @Test("Without a terminal, the first screen is printed") func noTerminal() throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = ElementsRun.program
    process.arguments = ["elements"]
    process.standardOutput = output
    try process.run()
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(lines.count == 25)
    #expect(lines.first?.contains("The Elements") == true)
    #expect(lines.contains { $0.contains("Neon") })
  }
}

/// The periodic table of the Elements demo, on a pseudo-terminal.
@Suite struct PeriodicTableTests {
  @Test("With --table, the demo begins with the periodic table, and arrows move through it")
  func startingWithTable() throws {
    let run = try ElementsRun(arguments: ["--table"])
    #expect(run.screen.line(0).contains("Periodic Table"))
    #expect(run.screen.contains("Hydrogen"))
    // Down leads to lithium, right to beryllium, and right again over the gap to boron.
    #expect(run.send(Keys.down, until: "Alkali metal"))
    #expect(run.send(Keys.right, until: "Beryllium"))
    #expect(run.send(Keys.right, until: "Boron"))
    // The key that moves back does not leave the screen at the first column.
    #expect(run.send("hhhh", until: "Lithium"))
    #expect(run.screen.line(0).contains("Periodic Table"))
    #expect(run.send("G", until: "Oganesson"))
    #expect(run.send(Keys.enter, until: "Ionisation energy"))
    #expect(run.screen.line(0).contains("Oganesson"))
    #expect(run.send(Keys.escape, until: "Lv"))
    #expect(run.send(Keys.escape, until: "By number"))
    #expect(run.end() == .exited(0))
  }

  @Test("The detail shows where the element stands, and arrows move to other elements") func detail() throws {
    let run = try ElementsRun()
    #expect(run.send(Keys.enter, until: "Ionisation energy"))
    #expect(run.screen.contains("CsBa  HfTaW ReOsIrPtAuHgTlPbBiPoAtRn"))
    #expect(run.send(Keys.down, until: "180.5 °C"))
    #expect(run.screen.line(0).contains("Lithium"))
    #expect(run.send(Keys.right, until: "1286.85 °C"))
    // Left moves in the table too; only Escape and Backspace go back.
    #expect(run.send(Keys.left, until: "180.5 °C"))
    #expect(run.send(Keys.escape, until: "By number"))
    #expect(run.waitUntilChosen("Hydrogen"))
    #expect(run.send(Keys.enter, until: "Ionisation energy"))
    #expect(run.send(Keys.left + Keys.backspace, until: "By number"))
    #expect(run.end() == .exited(0))
  }

  @Test("Left and Right in a detail move through the list from which it was opened, up to its ends")
  func detailOfList() throws {
    let run = try ElementsRun()
    #expect(run.send("2", until: "Argon"))
    #expect(run.send(Keys.enter, until: "Ionisation energy"))
    for name in ["Neon", "Argon", "Krypton", "Xenon", "Radon", "Oganesson"] {
      #expect(run.send(Keys.right, until: name))
      #expect(run.screen.line(0).contains(name))
    }
    _ = run.send(Keys.right, until: "Oganesson")
    #expect(run.screen.line(0).contains("Oganesson"))
    #expect(run.send(Keys.left, until: "Radon"))
    #expect(run.send("?", until: "previous, next element of the list"))
    #expect(run.screen.contains("Esc, Bksp") && !run.screen.contains("Esc, Left"))
    _ = run.send(Keys.escape, until: "Radon")
    #expect(run.send(Keys.escape, until: "By number"))
    #expect(run.end() == .exited(0))
  }

  @Test("The key t shows the periodic table with the cursor on the same element") func keyInList() throws {
    let run = try ElementsRun()
    #expect(run.send("jjt", until: "Periodic Table"))
    #expect(run.screen.contains("Lithium"))
    #expect(run.end() == .exited(0))
  }

  /// To accept: `make accept ONLY=Elements-table`.
  @Test(
    "The periodic table uses the whole screen at every size",
    arguments: [(80, 24), (120, 40), (200, 60)])
  func sizes(columns: Int, rows: Int) throws {
    let run = try ElementsRun(columns: columns, rows: rows, arguments: ["--table"])
    try AcceptedText("Elements-table-\(columns)x\(rows)").check(
      run.screen.lines.map { $0 + "|" }.joined(separator: "\n") + "\n")
    #expect(run.end() == .exited(0))
  }

  @Test("The selected row has a single color") func plainSelection() throws {
    let run = try ElementsRun()
    #expect(run.waitUntilChosen("Hydrogen"))
    let row = try #require(run.row(of: "Hydrogen"))
    // The last column shows the scroll bar.
    let backgrounds = Set((0..<79).map { run.screen.cell(column: $0, row: row).style.background })
    #expect(backgrounds.count == 1)
    #expect((0..<79).allSatisfy { run.screen.cell(column: $0, row: row).style.isReversed })
    #expect(run.end() == .exited(0))
  }
}
