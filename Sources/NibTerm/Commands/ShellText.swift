/// Text for commands that the user can copy into a shell.
enum ShellText {
  /// A word for a shell, in quotation marks if it contains anything that a shell could interpret.
  static func word(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte || byte >= 0x80
        || "._-/+@%,:".utf8.contains(byte)
    }
    if isPlain, !text.isEmpty { return text }
    return "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}
