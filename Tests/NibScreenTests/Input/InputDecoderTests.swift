import NibCore
import Testing

@testable import NibScreen

@Suite struct InputDecoderTests {
  /// The bytes that a terminal sends for a key.
  struct Case: CustomTestStringConvertible, Sendable {
    let bytes: String
    let key: KeyPress

    init(_ bytes: String, _ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) {
      self.bytes = bytes
      self.key = KeyPress(key, modifiers)
    }

    var testDescription: String { bytes.debugDescription }
  }

  static let controlCharacters = [
    Case("\r", .enter), Case("\n", .enter), Case("\t", .tab), Case("\u{8}", .backspace),
    Case("\u{7F}", .backspace), Case("\0", .character(" "), .control),
    Case("\u{1}", .character("a"), .control),
    Case("\u{1A}", .character("z"), .control), Case("\u{1C}", .character("\\"), .control),
    Case("\u{1F}", .character("_"), .control),
  ]

  static let xterm = [
    Case("\u{1B}[A", .up), Case("\u{1B}[B", .down), Case("\u{1B}[C", .right), Case("\u{1B}[D", .left),
    Case("\u{1B}OA", .up), Case("\u{1B}OD", .left), Case("\u{1B}[H", .home), Case("\u{1B}OF", .end),
    Case("\u{1B}[1;2A", .up, .shift), Case("\u{1B}[1;3B", .down, .alternate),
    Case("\u{1B}[1;5C", .right, .control), Case("\u{1B}[1;8D", .left, [.shift, .alternate, .control]),
    Case("\u{1B}[1;5H", .home, .control), Case("\u{1B}[2~", .insert), Case("\u{1B}[3~", .delete),
    Case("\u{1B}[3;5~", .delete, .control), Case("\u{1B}[5~", .pageUp),
    Case("\u{1B}[6;2~", .pageDown, .shift),
    Case("\u{1B}OP", .function(1)), Case("\u{1B}OS", .function(4)), Case("\u{1B}[1;2P", .function(1), .shift),
    Case("\u{1B}[15~", .function(5)), Case("\u{1B}[21~", .function(10)), Case("\u{1B}[24~", .function(12)),
    Case("\u{1B}[34~", .function(20)), Case("\u{1B}[Z", .tab, .shift),
  ]

  static let otherTerminals = [
    // tmux and screen
    Case("\u{1B}[1~", .home), Case("\u{1B}[4~", .end),
    // rxvt
    Case("\u{1B}[7~", .home), Case("\u{1B}[8~", .end), Case("\u{1B}[11~", .function(1)),
    Case("\u{1B}[14~", .function(4)), Case("\u{1B}[a", .up, .shift), Case("\u{1B}Oc", .right, .control),
    Case("\u{1B}[5^", .pageUp, .control), Case("\u{1B}[3$", .delete, .shift),
    Case("\u{1B}[6@", .pageDown, [.control, .shift]), Case("\u{1B}\u{1B}[A", .up, .alternate),
    // the Linux console
    Case("\u{1B}[[A", .function(1)), Case("\u{1B}[[E", .function(5)),
    // the keypad of a VT100
    Case("\u{1B}OM", .enter), Case("\u{1B}Op", .character("0")), Case("\u{1B}Oy", .character("9")),
    Case("\u{1B}Ok", .character("+")), Case("\u{1B}On", .character(".")), Case("\u{1B}OX", .character("=")),
    // modifiers after ESC O
    Case("\u{1B}O5A", .up, .control),
  ]

  static let codePoints = [
    Case("\u{1B}[97;5u", .character("a"), .control), Case("\u{1B}[97;2u", .character("A")),
    Case("\u{1B}[49:33;2u", .character("!")), Case("\u{1B}[65;6u", .character("a"), [.control, .shift]),
    Case("\u{1B}[13;5u", .enter, .control), Case("\u{1B}[27u", .escape), Case("\u{1B}[9;2u", .tab, .shift),
    Case("\u{1B}[127;3u", .backspace, .alternate), Case("\u{1B}[228u", .character("ä")),
    Case("\u{1B}[57414u", .enter), Case("\u{1B}[57399u", .character("0")),
    Case("\u{1B}[57376u", .function(13)),
    Case("\u{1B}[57420;5u", .down, .control), Case("\u{1B}[97;5:1u", .character("a"), .control),
    Case("\u{1B}[27;5;9~", .tab, .control), Case("\u{1B}[27;6;65~", .character("a"), [.control, .shift]),
  ]

  static let withAlt = [
    Case("\u{1B}x", .character("x"), .alternate), Case("\u{1B}X\u{1B}\\x", .character("x")),
    Case("\u{1B}\r", .enter, .alternate), Case("\u{1B}\u{7F}", .backspace, .alternate),
    Case("\u{1B}é", .character("é"), .alternate),
    Case("\u{1B}\u{1}", .character("a"), [.alternate, .control]),
  ]

  @Test(
    "Each key is decoded from the bytes that terminals send for it",
    arguments: controlCharacters + xterm + otherTerminals + codePoints + withAlt)
  func key(_ sample: Case) {
    var decoder = InputDecoder()
    #expect(decoder.feed(sample.bytes.utf8) == [.key(sample.key)])
    #expect(decoder.patience == nil)
    // The same in single bytes, followed by a key.
    var events: [InputEvent] = []
    for byte in (sample.bytes + "q").utf8 { events += decoder.feed([byte]) }
    #expect(events == [.key(sample.key), .key(KeyPress(.character("q")))])
  }

  @Test(
    "Each typed character becomes one key press",
    arguments: [
      ("", []), ("aA1 ", "aA1 ".map { KeyPress(.character($0)) }),
      ("元素é", "元素é".map { KeyPress(.character($0)) }),
      ("e\u{301}👨‍👩‍👧🇯🇵", "e\u{301}👨‍👩‍👧🇯🇵".map { KeyPress(.character($0)) }),
      ("\r\na", [KeyPress(.enter), KeyPress(.enter), KeyPress(.character("a"))]),
    ])
  func typedText(_ text: String, _ keys: [KeyPress]) {
    var decoder = InputDecoder()
    #expect(decoder.feed(text.utf8) == keys.map { .key($0) })
  }

  @Test(
    "When no more bytes arrive, an incomplete sequence becomes its keys or is dropped",
    arguments: [
      ("\u{1B}", [KeyPress(.escape)]),
      ("\u{1B}\u{1B}", [KeyPress(.escape), KeyPress(.escape)]),
      ("\u{1B}[", [KeyPress(.character("["), .alternate)]),
      ("\u{1B}O", [KeyPress(.character("O"), .alternate)]),
      ("\u{1B}P", [KeyPress(.character("P"), .alternate)]),
      ("\u{1B}\u{1B}[", [KeyPress(.escape), KeyPress(.character("["), .alternate)]),
      ("\u{1B}[1;5", []), ("\u{1B}[M!", []),
    ])
  func flush(_ bytes: String, _ keys: [KeyPress]) {
    var decoder = InputDecoder()
    #expect(decoder.feed(bytes.utf8) == [])
    // A single ESC, or one that follows another, is probably the Escape key.
    #expect(decoder.patience == (bytes.hasSuffix("\u{1B}") ? .milliseconds(15) : .milliseconds(25)))
    #expect(decoder.flush() == keys.map { .key($0) })
    #expect(decoder.patience == nil)
    #expect(decoder.feed("q".utf8) == [.key(KeyPress(.character("q")))])
  }

  @Test(
    "The rest of a terminal's answer is waited for, and dropped if it never arrives",
    arguments: ["\u{1B}]0;title", "\u{1B}_Gi=31", "\u{1B}P>", "\u{1B}[?", "\u{1B}[?62;4"])
  func answers(_ bytes: String) {
    var decoder = InputDecoder()
    #expect(decoder.feed(bytes.utf8) == [])
    #expect(decoder.patience == .seconds(1))
    #expect(decoder.flush() == [])
    #expect(decoder.feed("q".utf8) == [.key(KeyPress(.character("q")))])
  }

  @Test(
    "The rest of a sequence that no key sends may arrive later, and is not typed",
    arguments: [("\u{1B}[", "A"), ("\u{1B}]0;", "\u{7}"), ("\u{1B}P", "\u{1B}\\")])
  func longSequence(start: String, end: String) {
    var decoder = InputDecoder()
    let part = String(repeating: "1", count: 5000)
    #expect(decoder.feed((start + part).utf8) == [])
    #expect(decoder.patience == .seconds(1))
    #expect(decoder.feed((part + end + "q").utf8) == [.key(KeyPress(.character("q")))])
    #expect(decoder.patience == nil)
    #expect(decoder.feed((start + part).utf8) + decoder.flush() == [])
    #expect(decoder.feed("q".utf8) == [.key(KeyPress(.character("q")))])
  }

  @Test(
    "Unknown sequences are dropped, and the next key is decoded",
    arguments: [
      "\u{1B}[1;5\u{1B}[99~", "\u{1B}[999999999999999999999~", "\u{1B}[?1;2c", "\u{1B}[>0;95;0c",
      "\u{1B}[?2026;2$y",
      "\u{1B}[<0;1M", "\u{1B}[<0;0;0M", "\u{1B}[1<2A", "\u{1B}[97;1:3u", "\u{1B}[57358u", "\u{1B}[55296u",
      "\u{1B}[;;;;~", "\u{1B}[::A".replacing("A", with: "y"), "\u{1B}OZ", "\u{1B}[[Z", "\u{1B}[201~",
      "\u{1B}[9~",
      "\u{1B}]0;title\u{7}", "\u{1B}]0;title\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\",
      "\u{9B}",
      "\u{1B}[" + String(repeating: "1", count: 5000) + "A",
      "\u{1B}[" + String(repeating: "1;", count: 100_000) + "u",
      "\u{1B}]0;" + String(repeating: "a", count: 200_000) + "\u{7}",
      "\u{1B}P" + String(repeating: "a", count: 200_000) + "\u{1B}\\",
    ])
  func droppedSequence(_ bytes: String) {
    var decoder = InputDecoder()
    #expect(decoder.feed((bytes + "q").utf8) == [.key(KeyPress(.character("q")))])
  }

  @Test(
    "A key that interrupts a sequence is decoded",
    arguments: [
      ("\u{1B}[1;5\r", [KeyPress(.enter)]), ("\u{1B}[1\u{1B}[A", [KeyPress(.up)]),
      ("\u{1B}O\r", [KeyPress(.enter)]), ("\u{1B}[M!\r", [KeyPress(.enter)]),
      ("\u{1B}[12é", [KeyPress(.character("é"))]), ("\u{1B}Pabc\r", [KeyPress(.enter)]),
      ("\u{1B}]0;x\u{1B}[B", [KeyPress(.down)]),
      ("\u{1B}[3;\(String(repeating: ",", count: 60))~\r", [KeyPress(.enter)]),
      ("\u{1B}[3;\(String(repeating: "9", count: 60))~\r", [KeyPress(.enter)]),
    ])
  func brokenSequence(_ bytes: String, _ keys: [KeyPress]) {
    var decoder = InputDecoder()
    let events = decoder.feed(bytes.utf8) + decoder.flush()
    #expect(events.suffix(keys.count) == keys.map { .key($0) })
  }

  @Test(
    "Invalid UTF-8 is dropped, and the next key is decoded",
    arguments: [
      [0xFF], [0xC3], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF0, 0x9F],
      [0x1B, 0xC3], [0x80],
    ] as [[UInt8]])
  func brokenUTF8(_ bytes: [UInt8]) {
    var decoder = InputDecoder()
    #expect(decoder.feed(bytes + Array("q".utf8)) == [.key(KeyPress(.character("q")))])
  }

  @Test("Reports of gained and lost focus are decoded") func focus() {
    var decoder = InputDecoder()
    #expect(decoder.feed("\u{1B}[I\u{1B}[O".utf8) == [.focus(true), .focus(false)])
  }
}
