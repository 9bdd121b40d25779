import Testing

@testable import NibScreen

/// What is known about the terminals around tmux.
@Suite struct TmuxClientsTests {
  private static let kitty = "client 0 11/1700000000 @1 %2 0 root 0 f=256,RGB,title kitty(0.28.1)"

  private static func clients(_ lines: String..., options: String = "1 off") throws -> TmuxClients {
    try #require(TmuxClients(answer: (["window @1 %2 \(options)"] + lines).joined(separator: "\n") + "\n"))
  }

  @Test("A terminal with placeholders whose keys reach the program") func kitty() throws {
    let clients = try Self.clients(Self.kitty)
    #expect(clients.passesThrough)
    #expect(
      clients.clients == [
        .init(
          process: "11/1700000000", kind: "kitty(0.28.1)", features: ["256", "RGB", "title"],
          typesIntoProgram: true)
      ])
    #expect(clients.showPlaceholders)
    #expect(clients.answersReachProgram)
    #expect(!clients.showSixels)
  }

  @Test("Versions and terminals with and without placeholders") func kinds() {
    let kinds = ["kitty(0.28.0)", "kitty(0.40)", "kitty(1.0)", "ghostty 1.1.3", "ghostty(1.0.0)"]
    #expect(kinds.filter { !TmuxClients.hasPlaceholders(kind: $0) } == [])
    let others = [
      "kitty(0.26.5)", "kitty(0.27.1)", "kitty", "", "XTerm(379)", "WezTerm 20240203", "tmux 3.3a",
      "Konsole 24.02",
      "foot(1.13.1)", "iTerm2 3.5", "kittyish(1.0)", "0.28",
    ]
    #expect(others.filter { TmuxClients.hasPlaceholders(kind: $0) } == [])
  }

  @Test("All terminals that show the window must have placeholders, and the option must be on") func all()
    throws
  {
    let xterm = "client 0 12/1700000000 @1 %2 0 root 0 f=sixel,title XTerm(379)"
    let elsewhere = "client 0 13/1700000000 @7 %9 0 root 0 f= XTerm(379)"
    let control = "client 1 14/1700000000 @1 %2 0 root 0 f= "
    #expect(try Self.clients(Self.kitty, elsewhere, control).showPlaceholders)
    #expect(try !Self.clients(Self.kitty, xterm).showPlaceholders)
    #expect(try !Self.clients(Self.kitty, xterm).showSixels)
    #expect(try Self.clients(xterm).showSixels)
    #expect(try !Self.clients().showPlaceholders)
    #expect(try !Self.clients(Self.kitty, options: "0 off").showPlaceholders)
    #expect(try Self.clients(Self.kitty, options: "all off").showPlaceholders)
    // tmux before 3.3 does not have the option.
    #expect(try !Self.clients(Self.kitty, options: " off").showPlaceholders)
    #expect(TmuxClients(answer: "") == nil)
    #expect(TmuxClients(answer: "no server running on /tmp/tmux-0/default\n") == nil)
  }

  @Test("An answer reaches the program only if its pane gets the keys of the only terminal, unchanged")
  func keys()
    throws
  {
    let fields = ["@1 %3 0 root 0", "@1 %2 1 root 0", "@1 %2 0 prefix 0"]
    for field in fields {
      let clients = try Self.clients(Self.kitty.replacing("@1 %2 0 root 0", with: field))
      #expect(clients.showPlaceholders)
      #expect(!clients.answersReachProgram)
    }
    #expect(try !Self.clients(Self.kitty, options: "1 always").answersReachProgram)
    #expect(try !Self.clients(Self.kitty, Self.kitty.replacing("11/", with: "12/")).answersReachProgram)
  }

  @Test("Another process or another kind is another terminal; a copy mode is not") func same() throws {
    let clients = try Self.clients(Self.kitty)
    #expect(clients.areSame(as: try Self.clients(Self.kitty.replacing("%2 0", with: "%3 1"))))
    #expect(!clients.areSame(as: try Self.clients(Self.kitty.replacing("11/", with: "12/"))))
    #expect(!clients.areSame(as: try Self.clients(Self.kitty, options: "0 off")))
    #expect(!clients.areSame(as: try Self.clients()))
    let slow = try Self.clients(Self.kitty.replacing("root 0", with: "root 4096"))
    #expect(clients.areSame(as: slow))
    #expect(slow.discardedBytes == ["11/1700000000": 4096])
  }

  @Test(
    "A binding for a key that is a part of an answer",
    arguments: [
      ("bind-key    -T root M-\\\\                 list-keys", true),
      ("bind-key -r -T root =  list-keys", true),
      ("bind-key -T root M-_ split-window", true), ("bind-key -T root \\; list-keys", true),
      ("bind-key -T root Any list-keys", true), ("bind-key -T root M-1 select-window -t =", false),
      ("bind-key -T root MouseDown1Pane select-pane -t = \\; send-keys -M", false), ("", false),
    ])
  func bindings(line: String, isBound: Bool) {
    #expect(TmuxServer.bindsAnswer(keys: "bind-key -T root C-a send-prefix\n" + line + "\n") == isBound)
  }
}
