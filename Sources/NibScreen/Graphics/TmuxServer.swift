import NibCore

/// The tmux in which the program runs, which is asked by running it.
struct TmuxServer {
  /// The clients that show the program; `nil` if tmux cannot be asked.
  var clients: () -> TmuxClients?
  /// Whether the user has bound one of the keys that tmux sees in an answer of a terminal about kitty's protocol, so that
  /// the answer would run a command.
  var bindsAnswer: () -> Bool

  /// The tmux around this process; `nil` if there is none, or if it runs on another machine.
  static var current: TmuxServer? {
    let environment = ProcessInfo.processInfo.environment
    guard environment["TMUX"]?.isEmpty == false, let pane = environment["TMUX_PANE"], !pane.isEmpty else {
      return nil
    }
    return TmuxServer(
      clients: {
        output(of: TmuxClients.question(pane: pane), environment).flatMap { TmuxClients(answer: $0) }
      },
      bindsAnswer: {
        output(of: ["tmux", "list-keys", "-T", "root"], environment).map(bindsAnswer(keys:)) ?? true
      })
  }

  /// The number of the program's pane in tmux; 0 outside tmux.
  static var pane: Int {
    (ProcessInfo.processInfo.environment["TMUX_PANE"]?.dropFirst()).flatMap { Int($0) }.map { max(0, $0) }
      ?? 0
  }

  /// Whether a list of bindings contains a key of an answer: tmux takes ESC _ and ESC \\ for keys with Alt.
  ///
  /// - Parameter keys: a line for each binding: `bind-key -T root`, perhaps `-r`, the key and the command.
  static func bindsAnswer(keys: String) -> Bool {
    keys.split(separator: "\n").contains { line in
      let words = line.split(separator: " ").drop { $0 != "root" }.dropFirst().drop { $0 == "-r" }
      guard let word = words.first else { return false }
      // tmux writes some keys in quotation marks or with a backslash.
      let key = word.filter { $0 != "\"" && $0 != "'" }
      return ["M-_", "M-\\", "M-\\\\", "Any"].contains(key) || key.count == 1 && "Gi=31;OK".contains(key)
        || key == "\\;"
    }
  }

  private static func output(of arguments: [String], _ environment: [String: String]) -> String? {
    var limits = ProgramOutput.Limits()
    (limits.silence, limits.time) = (1, 1)
    let run = ProgramOutput(of: arguments, environment: environment, limits: limits)
    guard let run, run.exitedNormally, run.status == 0 else { return nil }
    return String(decoding: run.output, as: UTF8.self)
  }
}
