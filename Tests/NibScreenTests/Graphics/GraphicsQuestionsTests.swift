import NibCore
import Testing

@testable import NibScreen

/// The choice of a protocol and of sizes, depending on the answers of a terminal.
@Suite struct GraphicsQuestionsTests {
  private static let screen = CellSize(columns: 80, rows: 24)

  private static func graphics(
    _ answers: String, second: String = "\u{1B}[?62;c", _ choice: GraphicsChoice = .auto,
    reported: PixelSize? = nil, tmux: TmuxServer? = nil
  ) -> TerminalGraphics? {
    var decoder = InputDecoder()
    #expect(decoder.feed(answers.utf8) == [])
    var questions = GraphicsQuestions(choice, tmux: tmux)
    for reply in decoder.takeReplies() { questions.take(reply) }
    if !questions.takeNextQuestions().isEmpty {
      // A terminal has the same attributes in both rounds.
      let attributes = answers.range(of: "\u{1B}[?", options: .backwards).map {
        String(answers[$0.lowerBound...])
      }
      #expect(decoder.feed((second.hasPrefix("\u{1B}_") ? second : attributes ?? second).utf8) == [])
      for reply in decoder.takeReplies() { questions.take(reply) }
    }
    return questions.graphics(screen: screen, reported: reported)
  }

  @Test("kitty: its protocol, and the size of a cell") func kitty() {
    let answers = "\u{1B}[6;18;9t\u{1B}[4;432;720t\u{1B}[>1;4000;26c\u{1B}[?62;c"
    #expect(
      Self.graphics(answers, second: "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c")
        == TerminalGraphics(.kitty, cell: PixelSize(width: 9, height: 18), colorRegisters: 16))
  }

  @Test("xterm as a VT340: sixels, with the colors that it grants") func xterm() {
    let answers = "\u{1B}[6;16;8t\u{1B}[4;384;640t\u{1B}[?1;0;256S\u{1B}[?1;0;256S\u{1B}[?63;1;2;4;6;9;15;22c"
    #expect(
      Self.graphics(answers)
        == TerminalGraphics(.sixel, cell: PixelSize(width: 8, height: 16), colorRegisters: 256))
  }

  @Test("iTerm2: the capability to show files") func iterm() {
    let answers = "\u{1B}]1337;Capabilities=T3CwLrMSc7UUw9Ts3BFGsSyHNoSxF\u{1B}\\\u{1B}[6;16;8t\u{1B}[?62;4c"
    #expect(Self.graphics(answers)?.graphicsProtocol == .iterm)
    let without = "\u{1B}]1337;Capabilities=T3CwFo\u{7}\u{1B}[?62;c"
    #expect(Self.graphics(without) == nil)
  }

  @Test("A terminal without images, or without answers, shows cells") func none() {
    #expect(Self.graphics("\u{1B}[?1;2c") == nil)
    #expect(Self.graphics("") == nil)
    #expect(Self.graphics("\u{1B}[?62;c", second: "\u{1B}_Gi=31;EINVAL:no\u{1B}\\\u{1B}[?62;c") == nil)
    // 4 as the kind of terminal is a VT132.
    #expect(Self.graphics("\u{1B}[?4;6c") == nil)
  }

  @Test("Nothing is chosen before the last answer") func early() {
    #expect(Self.graphics("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;18;9t") == nil)
  }

  @Test("Nothing is chosen before the second round is answered, and each round is asked once") func rounds() {
    var questions = GraphicsQuestions(.auto)
    #expect(questions.takeNextQuestions() == [])
    #expect(questions.expectsAnswers)
    questions.take(.attributes([62, 4]))
    #expect(!questions.expectsAnswers)
    #expect(questions.graphics(screen: Self.screen, reported: nil) == nil)
    #expect(questions.takeNextQuestions() == KittyGraphics.question + Array("\u{1B}[c".utf8))
    #expect(questions.takeNextQuestions() == [])
    #expect(questions.expectsAnswers)
    questions.take(.attributes([62, 4]))
    #expect(!questions.expectsAnswers)
    #expect(questions.graphics(screen: Self.screen, reported: nil)?.graphicsProtocol == .sixel)
  }

  @Test(
    "tmux and screen are not asked about kitty's protocol, which they show as a title", arguments: [83, 84])
  func multiplexers(kind: Int) {
    for choice in [GraphicsChoice.auto, .sixel] {
      var questions = GraphicsQuestions(choice)
      #expect(!questions.bytes.contains(UInt8(ascii: "_")))
      questions.take(.multiplexer(Multiplexer(rawValue: kind)))
      questions.take(.attributes([1, 2]))
      #expect(questions.takeNextQuestions() == [])
      #expect(!questions.expectsAnswers)
    }
  }

  /// A client of tmux.
  private static func clients(_ kind: String, features: Set<String> = []) -> TmuxClients {
    TmuxClients(
      passesThrough: true,
      clients: [.init(process: "1", kind: kind, features: features, typesIntoProgram: true)])
  }

  @Test("tmux: sixels if the terminal around it shows them, or if the user chooses them") func tmux() {
    let answers = "\u{1B}[6;16;8t\u{1B}[?1;0;1024S\u{1B}[>84;0;0c\u{1B}[?1;2;4c"
    let sixels = TerminalGraphics(.sixel, isInTmux: true)
    let tmux = TmuxServer(
      clients: { Self.clients("XTerm(379)", features: ["sixel"]) }, bindsAnswer: { false })
    #expect(Self.graphics(answers, tmux: tmux) == sixels)
    #expect(Self.graphics(answers) == nil)
    #expect(Self.graphics(answers, .sixel) == sixels)
    #expect(Self.graphics("\u{1B}[>84;0;0c\u{1B}[?1;2c", tmux: tmux) == nil)
    let plain = TmuxServer(clients: { Self.clients("XTerm(379)") }, bindsAnswer: { false })
    #expect(Self.graphics(answers, tmux: plain) == nil)
  }

  @Test("The size of a cell is computed if only that of all cells is reported") func sizes() {
    #expect(Self.graphics("\u{1B}[4;480;800t\u{1B}[?62;4c")?.cell == PixelSize(width: 10, height: 20))
    #expect(
      Self.graphics("\u{1B}[?62;4c", reported: PixelSize(width: 720, height: 408))?.cell
        == PixelSize(width: 9, height: 17))
    #expect(Self.graphics("\u{1B}[?62;4c")?.cell == TerminalGraphics.usualCell)
    #expect(
      Self.graphics("\u{1B}[?62;4c", reported: PixelSize(width: 20, height: 20))?.cell
        == TerminalGraphics.usualCell)
  }

  @Test("After a change of the size, only what the device reports or the terminal answers again counts")
  func changedSizes() {
    let device = PixelSize(width: 960, height: 312)
    var questions = GraphicsQuestions(.sixel)
    questions.take(.cellSize(PixelSize(width: 10, height: 20)))
    questions.forgetSizes(reported: nil)
    #expect(questions.graphics(screen: Self.screen, reported: nil)?.cell == PixelSize(width: 10, height: 20))
    questions.forgetSizes(reported: device)
    #expect(
      questions.graphics(screen: Self.screen, reported: device)?.cell == PixelSize(width: 12, height: 13))
    questions.take(.areaSize(PixelSize(width: 800, height: 480)))
    questions.forgetSizes(reported: nil)
    #expect(questions.graphics(screen: Self.screen, reported: nil)?.cell == TerminalGraphics.usualCell)
    questions.take(.cellSize(PixelSize(width: 6, height: 13)))
    #expect(
      questions.graphics(screen: Self.screen, reported: device)?.cell == PixelSize(width: 6, height: 13))
  }

  @Test(
    "Damaged answers are ignored",
    arguments: [
      "\u{1B}[6;0;0t", "\u{1B}[6;99999999;8t", "\u{1B}[6t", "\u{1B}[?1;3;0S", "\u{1B}_Gi=31\u{1B}\\",
      "\u{1B}_\u{1B}\\",
      "\u{1B}]1337;Capabilities\u{7}", "\u{1B}_Gi=32;OK\u{1B}\\", "\u{1B}P>|name\u{1B}\\",
    ])
  func damaged(answer: String) {
    #expect(Self.graphics(answer + "\u{1B}[?62;c") == nil)
    #expect(Self.graphics(answer + "\u{1B}[?62;4c") == TerminalGraphics(.sixel, colorRegisters: 16))
  }

  @Test("The user's choice needs no answer") func choices() {
    #expect(Self.graphics("", .sixel) == TerminalGraphics(.sixel, colorRegisters: 16))
    #expect(Self.graphics("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4c", .iterm)?.graphicsProtocol == .iterm)
    #expect(Self.graphics("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4c", .cells) == nil)
    #expect(GraphicsQuestions(.cells).bytes == [])
  }

  @Test("Answers are not keys, wherever they are split and whatever is typed in between") func splitAnswers()
  {
    let answers = Array(
      "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;18;9t\u{1B}[?1;0;256S\u{1B}[>41;379;0c\u{1B}[?62;4c".utf8)
    for split in answers.indices {
      var decoder = InputDecoder()
      #expect(decoder.feed(answers[..<split]) == [])
      // Answers that arrive late in two pieces are waited for. Only what can also be a key is not.
      if decoder.patience == .seconds(1) || decoder.patience == nil {
        #expect(decoder.feed(answers[split...]) == [])
        #expect(decoder.takeReplies().count == 5)
      }
    }
    var decoder = InputDecoder()
    #expect(
      decoder.feed(Array("a".utf8) + answers + Array("b".utf8))
        == ["a", "b"].map { .key(KeyPress(.character($0))) })
  }

  @Test("An endless answer takes no memory, and the next key is not lost") func endless() {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array("\u{1B}_G".utf8) + Array(repeating: UInt8(ascii: "x"), count: 100_000)) == [])
    #expect(decoder.feed([0x07] + Array("k".utf8)) == [.key(KeyPress(.character("k")))])
    #expect(decoder.takeReplies() == [])
  }
}
