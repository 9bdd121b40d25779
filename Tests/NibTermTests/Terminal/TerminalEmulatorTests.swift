import Testing

@Suite struct TerminalEmulatorTests {
  /// A screen of 10 columns and 4 rows after the given output.
  private func screen(_ output: String) -> TerminalEmulator {
    var screen = TerminalEmulator(columns: 10, rows: 4)
    screen.feed(output.utf8)
    return screen
  }

  @Test(
    "Characters and escape sequences change the cells as on a real terminal",
    arguments: [
      ("plain text", "ab\r\ncd", ["ab", "cd", "", ""]),
      ("wrapping", "0123456789ab", ["0123456789", "ab", "", ""]),
      ("the last column waits", "0123456789\rX", ["X123456789", "", "", ""]),
      ("no wrapping", "\u{1B}[?7l0123456789ab", ["012345678b", "", "", ""]),
      ("scrolling", "1\r\n2\r\n3\r\n4\r\n5", ["2", "3", "4", "5"]),
      (
        "moves", "\u{1B}[2;3Hx\u{1B}[Ay\u{1B}[2Dz\u{1B}[4dv\u{1B}[Gw\u{1B}[B\u{1B}[5Cu",
        ["  zy", "  x", "", "w  v  u"]
      ),
      ("tab and backspace", "a\tb\u{8}c", ["a       c", "", "", ""]),
      ("erase to the end", "abcdef\u{1B}[1;3H\u{1B}[K", ["ab", "", "", ""]),
      ("erase to the start", "abcdef\u{1B}[1;3H\u{1B}[1K", ["   def", "", "", ""]),
      ("erase below", "a\r\nb\r\nc\u{1B}[2;1H\u{1B}[J", ["a", "", "", ""]),
      ("erase all", "a\r\nb\u{1B}[2J", ["", "", "", ""]),
      ("erase cells", "abcdef\u{1B}[1;2H\u{1B}[2X", ["a  def", "", "", ""]),
      ("insert cells", "abc\u{1B}[1;2H\u{1B}[2@", ["a  bc", "", "", ""]),
      ("insert mode", "abc\u{1B}[1;2H\u{1B}[4hXY\u{1B}[4l", ["aXYbc", "", "", ""]),
      ("delete cells", "abcdef\u{1B}[1;2H\u{1B}[2P", ["adef", "", "", ""]),
      ("insert lines", "a\r\nb\r\nc\r\nd\u{1B}[2;1H\u{1B}[L", ["a", "", "b", "c"]),
      ("delete lines", "a\r\nb\r\nc\r\nd\u{1B}[2;1H\u{1B}[2M", ["a", "d", "", ""]),
      ("scroll region", "a\r\nb\r\nc\r\nd\u{1B}[2;3r\u{1B}[3;1H\n", ["a", "c", "", "d"]),
      ("reverse index", "a\r\nb\u{1B}[1;1H\u{1B}M", ["", "a", "b", ""]),
      ("scroll up and down", "a\r\nb\r\nc\u{1B}[2S\u{1B}[T", ["", "c", "", ""]),
      ("repeat", "ab\u{1B}[3b", ["abbbb", "", "", ""]),
      ("save and restore", "a\u{1B}7\u{1B}[3;3Hb\u{1B}8c", ["ac", "", "  b", ""]),
      ("line drawing", "\u{1B}(0lqk\u{1B}(Bq", ["┌─┐q", "", "", ""]),
      ("shift out and in", "\u{1B})0\u{E}x\u{F}x", ["│x", "", "", ""]),
      ("wide", "元素x", ["元素x", "", "", ""]),
      ("wide at the edge", "123456789元", ["123456789", "元", "", ""]),
      ("half of a wide one", "元素\u{1B}[1;2HX", [" X素", "", "", ""]),
      ("combining", "e\u{301}x", ["e\u{301}x", "", "", ""]),
      (
        "unknown sequences", "\u{1B}[>1;2c\u{1B}[22;0;0t\u{1B}]0;title\u{7}\u{1B}P+q\u{1B}\\ok",
        ["ok", "", "", ""]
      ),
    ])
  func cells(_ what: Comment, _ output: String, _ lines: [String]) {
    #expect(screen(output).lines == lines, what)
    // The result is the same if the output arrives byte by byte.
    var slow = TerminalEmulator(columns: 10, rows: 4)
    for byte in output.utf8 { slow.feed([byte]) }
    #expect(slow.lines == lines, what)
  }

  @Test(
    "SGR parameters set the style of the following characters",
    arguments: [
      ("", EmulatedStyle()), ("1;4", EmulatedStyle(isBold: true, isUnderlined: true)),
      ("1;7;22", EmulatedStyle(isReversed: true)),
      ("31;42", EmulatedStyle(foreground: .indexed(1), background: .indexed(2))),
      ("95", EmulatedStyle(foreground: .indexed(13))),
      ("38;5;200;1", EmulatedStyle(foreground: .indexed(200), isBold: true)),
      ("48;2;1;2;3", EmulatedStyle(background: .rgb(1, 2, 3))),
      ("38:2::1:2:3", EmulatedStyle(foreground: .rgb(1, 2, 3))),
      ("31;39", EmulatedStyle()), ("1;31;0", EmulatedStyle()), ("38;5", EmulatedStyle()),
    ])
  func style(_ parameters: String, _ style: EmulatedStyle) {
    #expect(screen("\u{1B}[\(parameters)mx").cell(column: 0, row: 0) == EmulatedCell(text: "x", style: style))
  }

  @Test("Erased cells have the current background") func erasedBackground() {
    let erased = screen("abc\r\u{1B}[44;1m\u{1B}[K").cell(column: 5, row: 0)
    #expect(erased == EmulatedCell(text: " ", style: EmulatedStyle(background: .indexed(4))))
  }

  @Test("The alternate screen is separate from the main screen, and modes are recorded")
  func alternateScreen() {
    var screen = screen("shell\u{1B}[?1049h\u{1B}[H\u{1B}[2Jprogram\u{1B}[?25l\u{1B}[?1000;2004h")
    #expect(screen.isAlternateScreen && !screen.isCursorVisible)
    #expect(screen.modes.isSuperset(of: [1000, 2004]))
    #expect(screen.line(0) == "program")
    screen.feed("\u{1B}[?2004;1000l\u{1B}[?25h\u{1B}[?1049l".utf8)
    #expect(!screen.isAlternateScreen && screen.isCursorVisible)
    #expect(screen.modes == [])
    #expect(screen.lines == ["shell", "", "", ""])
    #expect(screen.cursor == TerminalEmulator.Position(column: 5, row: 0))
  }

  @Test("Text is found at its column and row") func finding() {
    let screen = screen("a\r\n元x b")
    #expect(screen.find("x b") == TerminalEmulator.Position(column: 2, row: 1))
    #expect(screen.find("c") == nil)
  }

  @Test("Resizing cuts cells off and moves the cursor onto the screen") func resizing() {
    var screen = screen("0123456789\r\nb\u{1B}[4;10H")
    screen.resize(columns: 5, rows: 2)
    #expect(screen.lines == ["01234", "b"])
    #expect(screen.cursor == TerminalEmulator.Position(column: 4, row: 1))
    screen.resize(columns: 6, rows: 3)
    #expect(screen.lines == ["01234", "b", ""])
  }
}
