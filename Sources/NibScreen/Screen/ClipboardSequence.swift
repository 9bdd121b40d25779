import NibCore

/// The escape sequence that puts text on the clipboard of the terminal's user: xterm's OSC 52, which also
/// works over ssh.
///
/// tmux handles the sequence itself if its option set-clipboard is on. GNU screen forwards the contents of
/// device control strings, but accepts them only in short pieces.
struct ClipboardSequence {
  /// The maximum length of the text in bytes of UTF-8. The sequence for a text of this length has 100,000
  /// bytes. Terminals silently drop longer ones.
  static let longestText = 74_994
  /// The maximum length in bytes of a piece for GNU screen.
  private static let pieceLength = 240

  let bytes: [UInt8]

  /// Creates the sequence for a text. Fails if the text is too long, or if the terminal would show the
  /// sequence as text.
  ///
  /// - Parameters:
  ///   - terminal: the value of TERM.
  ///   - isTmux: whether TMUX is set. This is needed because tmux sometimes sets TERM to screen.
  init?(_ text: String, terminal: String, isTmux: Bool) {
    guard text.utf8.count <= ClipboardSequence.longestText, !terminal.hasPrefix("linux") else { return nil }
    let plain = Array("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}".utf8)
    bytes = terminal.hasPrefix("screen") && !isTmux ? ClipboardSequence.wrapped(plain) : plain
  }

  /// The bytes in device control strings, which GNU screen forwards to the terminal.
  private static func wrapped(_ bytes: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: pieceLength).flatMap { start in
      Array("\u{1B}P".utf8) + bytes[start..<min(start + pieceLength, bytes.count)] + Array("\u{1B}\\".utf8)
    }
  }
}
