/// Text for commands that the user can copy into a shell.
package enum ShellText {
  /// A word for a shell, in quotation marks if it contains anything that a shell could interpret.
  package static func word(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte || byte >= 0x80
        || "._-/+@%,:".utf8.contains(byte)
    }
    if isPlain, !text.isEmpty { return text }
    return "'" + text.replacingExactly("'", with: #"'\''"#) + "'"
  }

  /// The path of a file as a word for a shell. It is never an option of the command.
  package static func path(_ path: String) -> String { word(unmistakable(path)) }

  /// A path that other programs cannot mistake for an option or a command: `./` is added if it begins with a sign such
  /// as `-`, `+`, `:` or `#`.
  package static func unmistakable(_ path: String) -> String {
    guard let first = path.utf8.first else { return path }
    return "-+:#@".utf8.contains(first) ? "./" + path : path
  }
}
