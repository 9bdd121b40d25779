import NibCore

/// The terminals in which tmux shows the window of the program, which are its clients.
struct TmuxClients: Hashable, Sendable {
  /// A client of tmux.
  struct Client: Hashable, Sendable {
    /// The process of the client, and the time when it was attached.
    var process: String
    /// The name and version with which the terminal answers XTVERSION, such as `kitty(0.28.1)`; empty if it does not.
    var kind: String
    /// The abilities of the terminal that tmux knows, such as `sixel`.
    var features: Set<String>
    /// The number of bytes that tmux has discarded because the terminal was too slow. Images can be among them.
    var discardedBytes = 0
    /// Whether keys that are typed in the terminal reach the program. An answer of the terminal is typed, too.
    var typesIntoProgram: Bool
  }

  /// Whether tmux passes on escape sequences to the terminals (`allow-passthrough`, which tmux has from 3.3).
  var passesThrough = false
  /// Whether tmux sends keys in a form that would change answers of the terminals (`extended-keys always`).
  var changesKeys = false
  /// The clients that show the program's window at the moment; none if it is detached or in the background.
  var clients: [Client] = []

  /// Whether all terminals show sixels. tmux says that it accepts sixels if it was built for them. In a terminal that does
  /// not show them, it writes plus signs in place of the image.
  var showSixels: Bool { !clients.isEmpty && clients.allSatisfy { $0.features.contains("sixel") } }

  /// Whether all terminals can be reached, and are known to show the placeholders of kitty's protocol. No question tells
  /// this: terminals without them also answer that they know the protocol.
  var showPlaceholders: Bool {
    passesThrough && !clients.isEmpty && clients.allSatisfy { TmuxClients.hasPlaceholders(kind: $0.kind) }
  }

  /// Whether an answer of the only terminal would reach the program, and nobody else.
  var answersReachProgram: Bool { !changesKeys && clients.count == 1 && clients[0].typesIntoProgram }

  /// The bytes that were discarded for each terminal.
  var discardedBytes: [String: Int] {
    Dictionary(clients.map { ($0.process, $0.discardedBytes) }, uniquingKeysWith: max)
  }

  /// Whether these are the same terminals as those of earlier clients.
  func areSame(as earlier: TmuxClients) -> Bool {
    func terminals(_ clients: TmuxClients) -> Set<[String]> {
      Set(clients.clients.map { [$0.process, $0.kind] })
    }
    return passesThrough == earlier.passesThrough && terminals(self) == terminals(earlier)
  }

  /// The terminals with placeholders, as they answer XTVERSION, and the first version that has them.
  private static let terminalsWithPlaceholders = ["kitty": [0, 28], "ghostty": [1]]

  /// Whether a terminal shows placeholders.
  ///
  /// - Parameter kind: its answer to XTVERSION: a name and a version, such as `kitty(0.28.1)` or `ghostty 1.0.0`.
  static func hasPlaceholders(kind: String) -> Bool {
    let name = kind.prefix { $0.isLetter }.lowercased()
    guard let first = terminalsWithPlaceholders[name] else { return false }
    let version = kind.dropFirst(name.count).split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    return !version.isEmpty && !version.lexicographicallyPrecedes(first)
  }
}

extension TmuxClients {
  /// The arguments of tmux that make it describe its clients.
  ///
  /// - Parameter pane: the name of the program's pane, such as `%1`.
  static func question(pane: String) -> [String] {
    [
      "tmux", "display-message", "-p", "-t", pane,
      "window #{window_id} #{pane_id} #{allow-passthrough} #{extended-keys}", ";", "list-clients", "-F",
      "client #{client_control_mode} #{client_pid}/#{client_created} #{window_id} #{pane_id} #{pane_in_mode}"
        + " #{client_key_table} #{client_discarded} f=#{client_termfeatures} #{client_termtype}",
    ]
  }

  /// The clients in an answer of tmux; `nil` if it is not complete.
  init?(answer: String) {
    let lines = answer.split(separator: "\n").map {
      $0.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    }
    guard let window = lines.first, window.count == 5, window[0] == "window" else { return nil }
    passesThrough = ["on", "1", "all", "2"].contains(window[3])
    changesKeys = ["always", "2"].contains(window[4])
    for line in lines.dropFirst() where line.count >= 10 && line[0] == "client" {
      // A client in control mode has no terminal.
      guard line[1] != "1", line[3] == window[1] else { continue }
      clients.append(
        Client(
          process: line[2], kind: line[9...].joined(separator: " "),
          features: Set(line[8].dropFirst(2).split(separator: ",").map(String.init)),
          discardedBytes: Int(line[7]) ?? 0,
          typesIntoProgram: line[4] == window[2] && line[5] == "0" && line[6] == "root"))
    }
  }
}
