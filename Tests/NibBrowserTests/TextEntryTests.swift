import NibCore
import TestSupport
import Testing

@testable import NibBrowser

@Suite struct TextEntryTests {
  @Test("Text beyond the limit is not inserted") func limit() {
    var entry = TextEntry("ab")
    entry.insert(String(repeating: "é", count: 1 << 20))
    #expect(entry.text.count == TextEntry.limit)
    var isTaken = entry.type(KeyPress(.character("x")))
    #expect(isTaken && entry.text.count == TextEntry.limit && entry.text.hasSuffix("éé"))
    _ = entry.type(KeyPress(.backspace))
    isTaken = entry.type(KeyPress(.character("x")))
    #expect(isTaken && entry.text.hasSuffix("éx"))
  }

  @Test("An initial text beyond the limit is kept, but nothing can be added to it") func longInitialText() {
    var entry = TextEntry(String(repeating: "a", count: TextEntry.limit + 1))
    entry.insert("b")
    #expect(entry.text.count == TextEntry.limit + 1)
  }

  @Test("Typing, pasting or deleting replaces a selected text, and moving the cursor keeps it")
  func selection() {
    var typed = TextEntry("375x667", isSelected: true)
    _ = typed.type(KeyPress(.character("4")))
    #expect(typed.text == "4")
    var pasted = TextEntry("375x667", isSelected: true)
    pasted.insert("20x30")
    #expect(pasted.text == "20x30")
    var deleted = TextEntry("375x667", isSelected: true)
    _ = deleted.type(KeyPress(.backspace))
    #expect(deleted.text.isEmpty)
    var moved = TextEntry("375x667", isSelected: true)
    _ = moved.type(KeyPress(.left))
    _ = moved.type(KeyPress(.backspace))
    #expect(moved.text == "375x67")
  }

  @Test("Line breaks and control characters are not inserted") func controlCharacters() {
    var entry = TextEntry()
    entry.insert("a\nb\u{1B}[c\u{7F}")
    #expect(entry.text == "ab[c")
  }
}
