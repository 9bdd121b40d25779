import NibCore
import Testing

@testable import NibScreen

/// The choice of kitty's protocol in tmux, depending on the terminals around it.
@Suite struct TmuxQuestionsTests {
  /// A tmux whose clients a test changes.
  private final class Server {
    var clients: TmuxClients?
    var bindsAnswer = false

    init(_ clients: TmuxClients?) { self.clients = clients }

    /// The questions after tmux has answered the first ones.
    func questions(_ choice: GraphicsChoice = .auto, usesColor: Bool = true) -> GraphicsQuestions {
      var questions = GraphicsQuestions(
        choice, tmux: TmuxServer(clients: { self.clients }, bindsAnswer: { self.bindsAnswer }),
        usesColor: usesColor)
      questions.take(.multiplexer(.tmux))
      questions.take(.attributes([1, 2]))
      return questions
    }
  }

  private static func clients(
    _ kinds: String..., passesThrough: Bool = true, typesIntoProgram: Bool = true
  ) -> TmuxClients {
    TmuxClients(
      passesThrough: passesThrough,
      clients: kinds.enumerated().map {
        .init(process: "\($0)", kind: $1, features: [], typesIntoProgram: typesIntoProgram)
      })
  }

  private static func choice(_ questions: GraphicsQuestions) -> TerminalGraphics? {
    questions.graphics(screen: CellSize(columns: 80, rows: 24), reported: nil)
  }

  private static let images = TerminalGraphics(.kitty, colorRegisters: 16, isInTmux: true)
  private static let question =
    "\u{1B}Ptmux;\u{1B}\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24,U=1;AAAA\u{1B}\u{1B}\\\u{1B}\\"

  @Test("The terminal around tmux is asked through tmux, and images are shown after its answer") func asked()
  {
    var questions = Server(Self.clients("kitty(0.28.1)")).questions()
    #expect(!questions.expectsAnswers)
    #expect(Self.choice(questions) == nil)
    #expect(String(decoding: questions.takeNextQuestions(), as: UTF8.self) == Self.question)
    #expect(questions.takeNextQuestions() == [])
    #expect(questions.expectsAnswers)
    #expect(Self.choice(questions) == nil)
    questions.take(.kittyGraphics(true))
    #expect(!questions.expectsAnswers)
    #expect(Self.choice(questions) == Self.images)
    questions.take(.kittyGraphics(false))
    #expect(Self.choice(questions) == nil)
  }

  @Test("Nothing is sent through tmux if it is off or the terminal has no placeholders") func notAsked() {
    let cases = [
      Self.clients("kitty(0.28.1)", passesThrough: false), Self.clients("kitty(0.26.5)"),
      Self.clients("XTerm(379)"),
      Self.clients("kitty(0.28.1)", "XTerm(379)"), Self.clients(), nil,
    ]
    for clients in cases {
      var questions = Server(clients).questions()
      #expect(questions.takeNextQuestions() == [])
      #expect(!questions.expectsAnswers)
      #expect(Self.choice(questions) == nil)
    }
  }

  @Test("Without colors, there are no placeholders") func colors() {
    var questions = Server(Self.clients("kitty(0.28.1)")).questions(usesColor: false)
    #expect(questions.takeNextQuestions() == [])
    #expect(Self.choice(questions) == nil)
    #expect(!questions.watchesClients)
    #expect(Self.choice(Server(Self.clients("kitty(0.28.1)")).questions(.kitty, usesColor: false)) == nil)
  }

  @Test("If another program would get the answer, the kind of the terminal decides") func unasked() {
    let bound = Server(Self.clients("kitty(0.28.1)"))
    bound.bindsAnswer = true
    let cases = [
      bound, Server(Self.clients("kitty(0.28.1)", typesIntoProgram: false)),
      Server(Self.clients("kitty(0.28.1)", "ghostty 1.1.3")),
    ]
    for server in cases {
      var questions = server.questions()
      #expect(questions.takeNextQuestions() == [])
      #expect(!questions.expectsAnswers)
      #expect(Self.choice(questions) == Self.images)
    }
  }

  @Test("Another terminal is asked again") func attached() {
    let server = Server(Self.clients("kitty(0.28.1)"))
    var questions = server.questions()
    _ = questions.takeNextQuestions()
    questions.take(.kittyGraphics(true))
    #expect(questions.watchesClients)
    #expect(questions.updateClients() == false)
    // Detached, and attached to a terminal without placeholders.
    server.clients = Self.clients()
    #expect(questions.updateClients() == false)
    #expect(Self.choice(questions) == Self.images)
    server.clients = Self.clients("XTerm(379)")
    #expect(questions.updateClients() == true)
    #expect(questions.takeNextQuestions() == [])
    #expect(Self.choice(questions) == nil)
    server.clients = Self.clients("ghostty 1.1.3")
    #expect(questions.updateClients() == true)
    #expect(String(decoding: questions.takeNextQuestions(), as: UTF8.self) == Self.question)
    questions.take(.kittyGraphics(true))
    #expect(Self.choice(questions) == Self.images)
  }

  @Test("Images are sent again when the program was hidden, but the same terminal is not asked again")
  func hidden() {
    let server = Server(Self.clients("kitty(0.28.1)"))
    var questions = server.questions()
    _ = questions.takeNextQuestions()
    questions.take(.kittyGraphics(true))
    server.clients = Self.clients()
    #expect(questions.updateClients() == false)
    server.clients = Self.clients("kitty(0.28.1)")
    #expect(questions.updateClients() == true)
    #expect(questions.takeNextQuestions() == [])
    #expect(Self.choice(questions) == Self.images)
    #expect(questions.updateClients() == false)
  }

  @Test("Images are sent again once when tmux has discarded bytes, after it no longer does") func slow() {
    let server = Server(Self.clients("kitty(0.28.1)"))
    var questions = server.questions()
    _ = questions.takeNextQuestions()
    questions.take(.kittyGraphics(true))
    for (bytes, isSentAgain) in [(0, false), (100, false), (200, false), (200, true), (200, false)] {
      server.clients?.clients[0].discardedBytes = bytes
      #expect(questions.updateClients() == isSentAgain)
    }
    #expect(questions.takeNextQuestions() == [])
    #expect(Self.choice(questions) == Self.images)
  }

  @Test("The user's choice of the protocol needs no known terminal, but the option of tmux") func chosen() {
    #expect(Self.choice(Server(Self.clients("XTerm(379)")).questions(.kitty)) == Self.images)
    #expect(Self.choice(Server(Self.clients("XTerm(379)", passesThrough: false)).questions(.kitty)) == nil)
    // The first answer says whether the program is in tmux.
    let server = TmuxServer(clients: { nil }, bindsAnswer: { false })
    var questions = GraphicsQuestions(.kitty, tmux: server)
    #expect(Self.choice(questions) == nil)
    questions.take(.attributes([62]))
    #expect(Self.choice(questions) == TerminalGraphics(.kitty, colorRegisters: 16))
    #expect(Self.choice(GraphicsQuestions(.kitty)) == TerminalGraphics(.kitty, colorRegisters: 16))
    #expect(!Server(Self.clients("kitty(0.28.1)")).questions(.sixel).watchesClients)
  }
}
