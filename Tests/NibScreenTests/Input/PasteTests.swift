import NibCore
import Testing

@testable import NibScreen

@Suite struct PasteTests {
  private static let start = "\u{1B}[200~"
  private static let end = "\u{1B}[201~"

  @Test(
    "Pasted text is one event, with every line break as a line feed",
    arguments: [
      ("", ""), ("hello", "hello"), ("a\rb\r\nc\nd", "a\nb\nc\nd"), ("Dörr 元素", "Dörr 元素"),
      ("\u{1B}[A\u{1B}", "\u{1B}[A\u{1B}"), ("\u{1B}[201", "\u{1B}[201"),
      ("\u{1B}[20\u{1B}[20", "\u{1B}[20\u{1B}[20"),
    ])
  func text(_ pasted: String, _ text: String) {
    var decoder = InputDecoder()
    let bytes = PasteTests.start + pasted + PasteTests.end + "q"
    let expected: [InputEvent] = [.paste(text), .key(KeyPress(.character("q")))]
    #expect(decoder.feed(bytes.utf8) == expected)
    #expect(bytes.utf8.flatMap { decoder.feed([$0]) } == expected)
  }

  @Test("Invalid UTF-8 in pasted text becomes a replacement character") func brokenUTF8() {
    var decoder = InputDecoder()
    let bytes = Array(PasteTests.start.utf8) + [0x61, 0xFF] + Array(PasteTests.end.utf8)
    #expect(decoder.feed(bytes) == [.paste("a\u{FFFD}")])
  }

  @Test("A paste without an end is delivered after a second") func missingEnd() {
    var decoder = InputDecoder()
    #expect(decoder.feed((PasteTests.start + "half").utf8) == [])
    #expect(decoder.patience == .seconds(1))
    #expect(decoder.flush() == [.paste("half")])
  }

  @Test("Pasted text beyond the limit is dropped") func limit() {
    var buffer = PasteBuffer(limit: 8)
    let isEnded = ("0123456789" + PasteTests.end).utf8.map { byte in buffer.append(byte) }
    #expect(isEnded == Array(repeating: false, count: isEnded.count - 1) + [true])
    #expect(buffer.takeText() == "01234567")
  }
}
