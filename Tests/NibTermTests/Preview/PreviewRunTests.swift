import Foundation
import Testing

/// `nibterm preview` in the built program, on a pseudo-terminal.
@Suite struct PreviewRunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(PreviewNibs.stacked, to: "Person.xib")
    let rows = (1...300).map { "Person \($0),Note of \($0)" }
    try folder.write("title,note\n" + rows.joined(separator: "\n"), to: "Person.csv")
  }

  private func start(
    _ arguments: [String] = [], columns: Int = 80, rows: Int = 24, terminal: String = "xterm-256color",
    environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let run = try PseudoTerminal(
      ElementsRun.program.path, ["preview", "Person.xib"] + arguments, columns: columns, rows: rows,
      terminal: terminal, environment: environment, directory: folder.path)
    run.wait(for: "q quit")
    run.waitUntilQuiet()
    return run
  }

  private func status(_ run: PseudoTerminal) -> String { run.screen.line(run.screen.rows - 1) }

  private func end(_ run: PseudoTerminal) {
    run.send("q")
    #expect(run.waitForExit() == .exited(0))
    #expect(run.isRestored)
  }

  @Test("Cells are reused, so fewer cells are made than rows are shown") func reusedCells() throws {
    let run = try start()
    #expect(run.screen.contains("Person 1 "))
    #expect(status(run).hasPrefix(" row 1 of 300  375 pt  "))
    run.send("G")
    #expect(run.wait(for: "row 300 of 300"))
    run.send("g")
    #expect(run.wait(for: "row 1 of 300"))
    let words = status(run).split(separator: " ")
    let made = words.firstIndex(of: "cells").flatMap { Int(words[$0 - 1]) } ?? 0
    let shown = words.firstIndex(of: "rows").flatMap { Int(words[$0 - 1]) } ?? 0
    #expect(made > 3 && made < shown, "\(status(run))")
    end(run)
  }

  @Test("The width is changed with keys and by dragging the edge") func widthChanges() throws {
    let run = try start(["--size", "320x400"])
    run.send(".")
    #expect(run.wait(for: "328 pt"))
    run.send(",,")
    #expect(run.wait(for: "312 pt"))
    run.send("U")
    #expect(run.wait(for: "320 pt"))
    // The edge is beside the last of 40 columns.
    run.send("\u{1B}[<0;41;3M\u{1B}[<32;51;3M\u{1B}[<0;51;3m")
    #expect(run.wait(for: "400 pt"))
    run.send("U")
    #expect(run.wait(for: "320 pt"))
    end(run)
  }

  @Test("A key copies the row to the clipboard as JSON") func copying() throws {
    let run = try start()
    run.send("y")
    #expect(run.wait(for: "copied"))
    let text = Data(#"{"title": "Person 1", "note": "Note of 1"}"#.utf8).base64EncodedString()
    #expect(String(decoding: run.output, as: UTF8.self).contains("\u{1B}]52;c;\(text)\u{7}"))
    end(run)
  }

  @Test("On a terminal without a clipboard, copying says so") func noClipboard() throws {
    let run = try start(terminal: "vt100")
    run.send("y")
    #expect(run.wait(for: "This terminal has no clipboard"))
    #expect(!String(decoding: run.output, as: UTF8.self).contains("]52;"))
    end(run)
  }

  @Test("The editor gets the terminal, and the rows are shown again when it ends") func editor() throws {
    let editor = try folder.write(
      "#!/bin/sh\necho \"editing $*\"\nread -r line\necho \"$line\" > \"$0.out\"\nexit 3\n", to: "my editor")
    // The shell reads the file. Executing it fails while another test that has just forked still has it open for writing.
    let run = try start(environment: ["EDITOR": "sh '\(editor)' -n"])
    let shown = run.screen.lines
    run.send("e")
    #expect(run.wait(for: "editing -n ./Person.xib"))
    #expect(!run.screen.isAlternateScreen)
    #expect(run.settings == run.settingsBefore)
    run.send("typed", Keys.enter)
    #expect(run.wait(for: "ended with status 3"))
    #expect(run.screen.isAlternateScreen)
    #expect(run.screen.lines.dropLast() == shown.dropLast())
    #expect(try String(contentsOfFile: editor + ".out", encoding: .utf8) == "typed\n")
    run.send("j")
    #expect(run.wait { $0.lines == shown })
    end(run)
  }

  @Test("A file of rows that is written is read again, and a broken one keeps the last rows")
  func writtenRows() throws {
    let run = try start()
    run.send("jj")
    #expect(run.wait(for: "row 2 of 300"))
    try folder.write("title,note\nFirst,x\nSecond,y\nThird,z\n", to: "Person.csv")
    #expect(run.wait(for: "Second"))
    #expect(run.wait(for: "read again"))
    try folder.write("title,note\n\"First", to: "Person.csv")
    #expect(run.wait(for: "Person.csv:2:1: error: the quote that opens here"))
    #expect(run.screen.contains("Second"))
    run.send("!")
    #expect(run.wait(for: "here is never closed"))
    run.send("x")
    try folder.write("title,note\nFirst,x\nLast,y\n", to: "Person.csv")
    #expect(run.wait(for: "Last"))
    run.send("k")
    #expect(run.wait(for: "row 1 of 2"))
    end(run)
  }

  @Test(
    "A saved nib and saved rows keep the current row of the matrix, and a broken nib keeps the last cells")
  func savedMatrix() throws {
    let run = try start(["--widths", "320,375"])
    run.send("jjl")
    #expect(run.wait(for: "row 3 of 300  375 pt"))
    try folder.write("title,note\nFirst,x\nSecond,y\nThird,z\n", to: "Person.csv")
    #expect(run.wait(for: "Third"))
    run.send("kj")
    #expect(run.wait(for: "row 3 of 3  375 pt"))
    try folder.write("<document", to: "Person.xib")
    #expect(run.wait(for: "Person.xib:1:"))
    #expect(run.screen.contains("Third"))
    try folder.write(PreviewNibs.stacked, to: "Person.xib")
    #expect(run.wait { !$0.contains("Person.xib:1:") })
    end(run)
  }

  @Test("Keys turn the matrix on, reach its last row, list its remarks, and turn it off") func matrix()
    throws
  {
    let run = try start([
      "--rows", "Person.csv", "--set", "title=A title that is much too long for a cell of this width",
    ])
    run.send("W")
    #expect(run.wait(for: "320 pt"))
    run.send("X")
    #expect(run.wait(for: "1 first row"))
    run.send("G")
    #expect(run.wait(for: "row 10 of 10 large number"))
    run.send("!")
    #expect(run.wait(for: "Problems"))
    #expect(run.wait(for: "titleLabel (label)   given by --set"))
    run.send(Keys.escape)
    #expect(run.wait { !$0.contains("Problems") })
    run.send("ZWX")
    #expect(run.wait(for: "all text sizes"))
    run.send("Z")
    #expect(run.wait(for: "row 1 of 300"))
    end(run)
  }

  @Test("Interrupting the editor does not end the program") func interruptedEditor() throws {
    let run = try start(environment: ["EDITOR": "sh -c 'echo waiting; read -r line'"])
    run.send("e")
    #expect(run.wait(for: "waiting"))
    run.send(Keys.interrupt)
    #expect(run.wait(for: "ended with status 130"))
    end(run)
  }

  @Test("The mouse can be turned off by an option and by a key") func mouse() throws {
    let run = try start(["--no-mouse"])
    #expect(run.screen.modes.isDisjoint(with: [1000, 1002, 1006]))
    run.send("M")
    #expect(run.wait { $0.modes.isSuperset(of: [1000, 1002, 1006]) })
    run.send("M")
    #expect(run.wait { $0.modes.isDisjoint(with: [1000, 1002, 1006]) })
    end(run)
  }

  @Test("Only changes are sent to the terminal, and each frame as a whole") func output() throws {
    let run = try start()
    run.send(".")
    #expect(run.wait(for: "383 pt"))
    run.send("x")
    #expect(run.wait(for: "Nothing is selected."))
    run.waitUntilQuiet()
    let sent = run.output.count
    run.send("x")
    run.waitUntilQuiet(milliseconds: 200)
    #expect(run.output.count == sent)
    let text = String(decoding: run.output, as: UTF8.self)
    let begun = text.components(separatedBy: "\u{1B}[?2026h").count
    #expect(begun > 2 && begun == text.components(separatedBy: "\u{1B}[?2026l").count)
    end(run)
  }

  @Test("With rows from a pipe, keys are read from the terminal") func pipedRows() throws {
    let script = #"printf 'title\nPiped\n' | "$0" preview Person.xib --rows -"#
    let run = try PseudoTerminal(
      "/bin/sh", ["-c", script, ElementsRun.program.path], directory: folder.path)
    #expect(run.wait(for: "row 1 of 1"))
    #expect(run.screen.contains("Piped"))
    run.send(".")
    #expect(run.wait(for: "383 pt"))
    end(run)
  }

  @Test("Keys show the problems and the help") func problemsAndHelp() throws {
    try folder.write("titel\nx\n", to: "Person.csv")
    let run = try start()
    #expect(status(run).contains("1 problem, 2 notes (!)"))
    run.send("!")
    #expect(run.wait(for: "the column 'titel' does not match"))
    run.send("x?")
    #expect(run.wait(for: "copy the row as JSON"))
    run.send(Keys.escape)
    #expect(run.wait { !$0.contains("copy the row as JSON") })
    // Side by side, the problems are counted as well.
    run.send("W")
    #expect(run.wait(for: "320 pt"))
    #expect(status(run).contains("1 problem, "))
    #expect(status(run).contains(" (!)  row 1 of 1"))
    end(run)
  }

  @Test("The preview runs at every size of the terminal", arguments: [(1, 1), (2, 3), (20, 5), (300, 100)])
  func anySize(columns: Int, rows: Int) throws {
    let run = try PseudoTerminal(
      ElementsRun.program.path, ["preview", "Person.xib"], columns: columns, rows: rows,
      directory: folder.path)
    #expect(run.wait { $0.isAlternateScreen })
    run.waitUntilQuiet()
    run.resize(columns: 80, rows: 24)
    #expect(run.wait(for: "q quit"))
    end(run)
  }

  @Test(
    "The preview runs on terminals of different types",
    arguments: ["vt100", "xterm", "screen", "linux", "tmux-256color", "xterm-direct", "alacritty"])
  func terminals(name: String) throws {
    let run = try start(terminal: name)
    #expect(run.screen.contains("Person 1 "))
    run.send("j")
    #expect(run.wait(for: "row 1 of 300"))
    end(run)
  }

  @Test("NO_COLOR turns off all colors") func noColor() throws {
    let run = try start(["--dark"], environment: ["NO_COLOR": "1"])
    let cells = run.screen.grid.rows.flatMap { $0 }
    #expect(cells.allSatisfy { $0.style.foreground == .default && $0.style.background == .default })
    end(run)
  }
}
