import Foundation
import Testing

@testable import NibScreen

@Suite struct ClipboardSequenceTests {
  @Test(
    "Clipboard text is encoded in the form that the terminal type accepts",
    arguments: [
      ("hello", "xterm-256color", false, "\u{1B}]52;c;aGVsbG8=\u{7}"),
      ("", "xterm", false, "\u{1B}]52;c;\u{7}"),
      ("größe\n", "tmux-256color", true, "\u{1B}]52;c;Z3LDtsOfZQo=\u{7}"),
      ("hello", "screen-256color", true, "\u{1B}]52;c;aGVsbG8=\u{7}"),
      ("hello", "screen", false, "\u{1B}P\u{1B}]52;c;aGVsbG8=\u{7}\u{1B}\\"),
    ])
  func bytes(text: String, terminal: String, isTmux: Bool, expected: String) {
    let sequence = ClipboardSequence(text, terminal: terminal, isTmux: isTmux)
    #expect(sequence?.bytes == Array(expected.utf8))
  }

  @Test("For GNU screen, a long text is divided into short pieces") func shortPieces() throws {
    let text = String(repeating: "x", count: 600)
    let sequence = try #require(ClipboardSequence(text, terminal: "screen", isTmux: false))
    let pieces = String(decoding: sequence.bytes, as: UTF8.self).components(separatedBy: "\u{1B}\\")
      .dropLast()
    #expect(pieces.count == 4)
    #expect(pieces.allSatisfy { $0.hasPrefix("\u{1B}P") && $0.utf8.count <= 242 })
    let plain = ClipboardSequence(text, terminal: "xterm", isTmux: false)
    #expect(Array(pieces.map { $0.dropFirst(2) }.joined().utf8) == plain?.bytes)
  }

  @Test("There is no sequence for a text that is too long or a terminal without a clipboard")
  func refusedText() {
    let longest = String(repeating: "x", count: ClipboardSequence.longestText)
    #expect(ClipboardSequence(longest, terminal: "xterm", isTmux: false)?.bytes.count == 100_000)
    #expect(ClipboardSequence(longest + "x", terminal: "xterm", isTmux: false) == nil)
    #expect(ClipboardSequence("hello", terminal: "linux", isTmux: false) == nil)
  }
}
