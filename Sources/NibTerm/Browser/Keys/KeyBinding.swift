import NibCore

/// A row of the key table: what a command is called, where it works, and which keys give it.
struct KeyBinding {
  let command: BrowserCommand
  let keys: [KeyPress]
  let context: KeyContext
  /// What it does, as the help and the palette say it.
  let title: String

  init(
    _ command: BrowserCommand, _ keys: String, _ title: String, in context: KeyContext = .everywhere
  ) {
    self.command = command
    self.keys = keys.split(separator: " ").compactMap { KeyName.key(named: String($0)) }
    self.context = context
    self.title = title
  }

  /// The keys as people read them: `←, h`.
  var keyNames: String { keys.map(KeyName.name).joined(separator: ", ") }
}

/// Bindings that belong together, under a heading of the help.
struct KeyGroup {
  let title: String
  let bindings: [KeyBinding]
}
