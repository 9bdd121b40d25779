import Foundation

/// The escape sequence by which a terminal puts text on the clipboard of its user: xterm's OSC 52, which
/// works over ssh too.
///
/// tmux takes it itself, with its option set-clipboard on. GNU screen hands through what stands in device
/// control strings, which it takes in short pieces only.
struct ClipboardSequence {
  /// The longest text, in bytes of UTF-8: what is left of 100,000 bytes when they are encoded. Terminals
  /// drop longer sequences without a word.
  static let longestText = 74_994
  /// What GNU screen takes in one piece.
  private static let pieceLength = 240

  let bytes: [UInt8]

  /// - Parameters:
  ///   - terminal: TERM.
  ///   - isTmux: whether TMUX is set: tmux calls itself screen in places.
  /// - Returns: nil for text that is too long, and for terminals that would show the sequence as text.
  init?(_ text: String, terminal: String, isTmux: Bool) {
    guard text.utf8.count <= ClipboardSequence.longestText, !terminal.hasPrefix("linux") else { return nil }
    let plain = Array("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}".utf8)
    bytes = terminal.hasPrefix("screen") && !isTmux ? ClipboardSequence.wrapped(plain) : plain
  }

  private static func wrapped(_ bytes: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: pieceLength).flatMap { start in
      Array("\u{1B}P".utf8) + bytes[start..<min(start + pieceLength, bytes.count)] + Array("\u{1B}\\".utf8)
    }
  }
}
