import NibCore

/// The keys of the browser's commands: those that the commands declare, with the changes of the configuration file.
package struct KeyBindings: Sendable {
  /// A command that a key performs in the command's places.
  private struct Binding {
    let command: CommandInfo
    /// The line of the configuration file; `nil` for a key that the command declares.
    let line: Int?
  }

  /// The bindings of each key. Those of the configuration file come first, because they take precedence.
  private var bindings: [KeyPress: [Binding]] = [:]
  /// The keys of each command, by its id.
  private var keysByID: [String: [KeyPress]] = [:]

  /// The commands that keys can be bound to.
  private let commands: [CommandInfo]

  /// Binds the keys that the commands declare.
  init(_ commands: [CommandInfo]) {
    self.commands = commands
    for command in commands {
      keysByID[command.id] = command.keys
      for key in command.keys { bindings[key, default: []].append(Binding(command: command, line: nil)) }
    }
  }

  /// The command of a key in the focused place; `nil` if the key has no function there.
  func command(for key: KeyPress, in context: CommandContext) -> CommandInfo? {
    bindings[key]?.first { !$0.command.context.isDisjoint(with: context) }?.command
  }

  /// The reason why a key has no function in the focused place: the key works only in another place, or nowhere.
  func reasonForNoCommand(_ key: KeyPress) -> String {
    guard let other = bindings[key]?.first?.command else {
      return "This key has no function. \(shortcut(of: "help")) lists the keys."
    }
    return "\(KeyName.name(key)) works only \(other.context.text): \(other.title)."
  }

  /// The keys of the command with an id; empty if it has none.
  func keys(of id: String) -> [KeyPress] { keysByID[id] ?? [] }

  /// The keys of a command as text for the user: `←, h`.
  func keyNames(of id: String) -> String { keys(of: id).map(KeyName.name).joined(separator: ", ") }

  /// The first key of a command as text for the user; empty if it has none.
  func shortcut(of id: String) -> String { keys(of: id).first.map(KeyName.name) ?? "" }

  /// Gives a command a further key. In the places where the command works, the key loses its usual function.
  ///
  /// - Returns: the reason why the key cannot be bound; `nil` if it was bound.
  private mutating func bind(_ key: KeyPress, to command: CommandInfo, line: Int) -> String? {
    var others = bindings[key] ?? []
    if let other = others.first(where: {
      $0.line != nil && !$0.command.context.isDisjoint(with: command.context)
    }) {
      return "\(KeyName.name(key)) is already bound to '\(other.command.id)' in line \(other.line ?? 0)"
    }
    let replaced = others.filter { $0.command.context.isSubset(of: command.context) }
    for binding in replaced { keysByID[binding.command.id]?.removeAll { $0 == key } }
    others.removeAll { $0.command.context.isSubset(of: command.context) }
    bindings[key] = [Binding(command: command, line: line)] + others
    keysByID[command.id, default: []].insert(key, at: 0)
    return nil
  }

  /// Removes the functions of a key. Returns the reason if the key has none; otherwise `nil`.
  private mutating func unbind(_ key: KeyPress) -> String? {
    guard let removed = bindings.removeValue(forKey: key) else {
      return "\(KeyName.name(key)) has no function that could be removed"
    }
    for binding in removed { keysByID[binding.command.id]?.removeAll { $0 == key } }
    return nil
  }
}

/// Reads the lines `bind KEY COMMAND` and `unbind KEY` of the configuration file.
extension KeyBindings {
  /// Whether a line that begins with the word changes the keys.
  package static func isKeyword(_ word: String) -> Bool { word == "bind" || word == "unbind" }

  /// Applies a line.
  ///
  /// - Parameter words: the words of the line; the first one is a keyword.
  /// - Returns: the problem and the index of the word that it is about; `nil` if the line is valid.
  package mutating func apply(_ words: [String], line: Int) -> (message: String, word: Int)? {
    let isBinding = words.first == "bind"
    let usage = isBinding ? "bind KEY COMMAND" : "unbind KEY"
    guard words.count == (isBinding ? 3 : 2) else {
      let hint = words.count == 1 ? "; a '#' must be in quotes" : ""
      return ("a key binding has the form '\(usage)'\(hint)", 0)
    }
    guard let key = KeyName.key(writtenByUser: words[1]) else {
      return ("'\(words[1])' is not a key; use a character or a name such as 'Ctrl-F', 'Shift-Up' or 'F2'", 1)
    }
    if let problem = KeyBindings.problem(with: key) { return (problem, 1) }
    guard isBinding else { return unbind(key).map { ($0, 1) } }
    guard let command = commands.first(where: { $0.id == words[2] }) else {
      let question = Suggestion(for: words[2], from: commands.map(\.id)).question
      return ("no command is named '\(words[2])'. " + (question ?? "The help of the browser lists them."), 2)
    }
    return bind(key, to: command, line: line).map { ($0, 1) }
  }

  /// The reason why the function of a key cannot be changed; `nil` if it can.
  private static func problem(with key: KeyPress) -> String? {
    guard key.modifiers == .control, case .character(let character) = key.key else { return nil }
    if character == "c" { return "Ctrl-C always quits" }
    let sameKeys: [Character: String] = [
      "i": "Tab", "m": "Enter", "j": "Enter", "h": "Backspace", "[": "Esc",
    ]
    return sameKeys[character].map { "\(KeyName.name(key)) and \($0) are the same key in a terminal" }
  }
}
