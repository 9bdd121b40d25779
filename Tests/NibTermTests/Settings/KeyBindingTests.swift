import NibCore
import Testing

@testable import NibBrowser
@testable import NibTerm

/// The key bindings in the configuration file.
@Suite struct KeyBindingTests {
  private static func file(_ text: String) -> SettingsFile { SettingsFile(text: text, file: "config") }

  private static func command(_ word: String, _ file: SettingsFile, in context: CommandContext = .canvas)
    -> String?
  {
    let bindings = file.bindings ?? .standard
    return KeyName.key(named: word).flatMap { bindings.command(for: $0, in: context)?.id }
  }

  @Test("A bound key performs the command, and its usual function is gone") func bound() throws {
    let file = Self.file("bind g grid\nbind Ctrl-G rulers # mine\nbind '#' margins")
    #expect(file.diagnostics == [])
    #expect(Self.command("g", file, in: .outline) == "grid")
    #expect(Self.command("C-g", file) == "rulers")
    #expect(Self.command("#", file) == "margins")
    let bindings = try #require(file.bindings)
    #expect(bindings.keyNames(of: "grid") == "g")
    #expect(bindings.keyNames(of: "go-to-start") == "Home")
  }

  @Test("A key of a command for one place keeps its usual function in the other places") func places() {
    let file = Self.file("bind d select-outside")
    #expect(file.diagnostics == [])
    #expect(Self.command("d", file) == "select-outside")
    #expect(Self.command("d", file, in: .outline) == "next-device")
  }

  @Test("A key without a function can be bound again") func unbound() {
    let file = Self.file("unbind q\nunbind Shift-Up\nbind q grid")
    #expect(file.diagnostics == [])
    #expect(Self.command("q", file) == "grid")
    #expect(Self.command("S-Up", file) == nil)
    #expect(Self.command("C-c", file) == "quit")
  }

  @Test("A wrong binding is reported at its word, and the others are used") func problems() {
    let file = Self.file(
      """
      bind Ctrl-Foo grid
      bind g gird
      bind g
      bind x grid
      bind x rulers
      unbind Ctrl-Y
      bind Ctrl-I grid
      bind Ctrl-C grid
      bind # grid
      bind y zzzzzzzzzz
      """)
    #expect(
      file.diagnostics.map {
        "\($0.location?.line ?? 0):\($0.location?.column ?? 0): \($0.severity) \($0.message)"
      } == [
        "1:6: warning 'Ctrl-Foo' is not a key; use a character or a name such as 'Ctrl-F', 'Shift-Up' or 'F2'",
        "2:8: warning no command is named 'gird'. Did you mean 'grid'?",
        "3:1: warning a key binding has the form 'bind KEY COMMAND'",
        "5:6: warning x is already bound to 'grid' in line 4",
        "6:8: warning Ctrl-Y has no function that could be removed",
        "7:6: warning Ctrl-I and Tab are the same key in a terminal",
        "8:6: warning Ctrl-C always quits",
        "9:1: warning a key binding has the form 'bind KEY COMMAND'; a '#' must be in quotes",
        "10:8: warning no command is named 'zzzzzzzzzz'. The help of the browser lists them.",
      ])
    #expect(Self.command("x", file) == "grid")
  }

  @Test(
    "Keys in the file have the names that the help shows, in any case",
    arguments: [
      ("Ctrl-P", "C-p"), ("ctrl-p", "C-p"), ("C-P", "C-p"), ("Shift-↑", "S-Up"), ("pgdn", "PgDn"),
      ("Shift-a", "A"), ("f12", "F12"), ("Alt-x", "A-x"), ("-", "-"), ("Ctrl-Shift-Left", "C-S-Left"),
      ("A", "A"), ("space", "Space"),
    ])
  func keyNames(written: String, name: String) {
    #expect(KeyName.key(named: name) != nil)
    #expect(KeyName.key(writtenByUser: written) == KeyName.key(named: name))
  }

  @Test("Every key has a name that the file accepts") func allKeys() {
    for command in Browser.commands.map(\.info) {
      for key in command.keys { #expect(KeyName.key(writtenByUser: KeyName.name(key)) == key) }
    }
  }

  @Test("The browser uses the bound keys, and its status line, palette and help show them") func browser() {
    let bindings = Self.file("bind Ctrl-G grid\nunbind ?\nbind F2 help").bindings
    let run = BrowserScript("SampleNibs/Lesson/MyTableViewCell.xib", keys: "C-g") {
      $0.bindings = bindings ?? .standard
    }
    #expect(run.browser.canvas.shows.grid)
    #expect(run.status.contains("F2 help"))
    run.type(": type:grid")
    #expect(run.contains("on   Ctrl-G, #"))
    run.type("Esc F2 type:grid")
    #expect(run.contains("Ctrl-G, #"))
  }
}
