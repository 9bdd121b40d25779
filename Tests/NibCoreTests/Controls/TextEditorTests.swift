import TestSupport
import Testing

@testable import NibCore

@Suite struct TextEditorTests {
  /// An editor for the text, with its insertion point at the `|`.
  private func editor(_ marked: String) -> TextEditor {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    var editor = TextEditor(parts.joined())
    editor.apply(.move(parts[0].count))
    return editor
  }

  private func marked(_ editor: TextEditor) -> String {
    String(editor.characters[..<editor.cursor]) + "|" + String(editor.characters[editor.cursor...])
  }

  @Test(
    "A key edits the text or moves the insertion point",
    arguments: [
      ("a|b", KeyPress(.character("x")), "ax|b"), ("a|b", KeyPress(.left), "|ab"),
      ("|ab", KeyPress(.left), "|ab"),
      ("a|b", KeyPress(.right), "ab|"), ("ab|", KeyPress(.right), "ab|"), ("ab|", KeyPress(.home), "|ab"),
      ("|ab", KeyPress(.end), "ab|"), ("ab|", KeyPress(.backspace), "a|"),
      ("|ab", KeyPress(.backspace), "|ab"),
      ("|ab", KeyPress(.delete), "|b"), ("ab|", KeyPress(.delete), "ab|"),
      ("e\u{301}|x", KeyPress(.backspace), "|x"), ("👩‍👧|", KeyPress(.backspace), "|"),
      ("e|", KeyPress(.character("\u{301}")), "e\u{301}|"),
      ("one two|", KeyPress(.left, .control), "one |two"),
      ("one |two", KeyPress(.left, .alternate), "|one two"),
      ("|one two", KeyPress(.right, .control), "one| two"),
      ("one two|", KeyPress(.character("w"), .control), "one |"),
      ("one| two", KeyPress(.delete, .alternate), "one|"),
      ("one| two", KeyPress(.character("k"), .control), "one|"),
      ("one| two", KeyPress(.character("u"), .control), "| two"),
      ("a\nb|c", KeyPress(.character("a"), .control), "a\n|bc"),
      ("a|b\nc", KeyPress(.character("e"), .control), "ab|\nc"),
    ])
  func keys(before: String, key: KeyPress, after: String) throws {
    var editor = editor(before)
    editor.apply(try #require(editor.edit(for: key)))
    #expect(marked(editor) == after)
  }

  @Test(
    "A key without an editing command gives no edit",
    arguments: [
      KeyPress(.enter), KeyPress(.up), KeyPress(.tab), KeyPress(.function(1)),
      KeyPress(.character("q"), .control),
      KeyPress(.character("q"), .alternate),
    ])
  func otherKeys(key: KeyPress) { #expect(editor("a|b").edit(for: key) == nil) }

  /// Edits at random positions, with characters that combine with their neighbors and characters that do not.
  @Test("After an edit, the characters are those of the whole edited string", arguments: UInt64(1)...20)
  func randomEdits(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces = ["a", "b", " ", "-", "\u{301}", "🇩", "👩", "\u{200D}", "\n", "\r", "\u{600}", ""]
    var editor = TextEditor("one two")
    for _ in 0..<200 {
      let count = editor.characters.count
      let start = Int.random(in: 0...count, using: &random)
      let end = min(count, start + Int.random(in: 0...2, using: &random))
      let text = (0..<3).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let head = String(editor.characters[..<start]) + text
      let whole = Array(head + String(editor.characters[end...]))
      editor.apply(.replace(start..<end, text))
      #expect(editor.characters == whole)
      #expect(editor.cursor == min(head.count, whole.count))
    }
  }

  @Test("Ranges of characters are converted to ranges of UTF-16 code units") func utf16Ranges() {
    #expect(editor("a👩‍👧b|").utf16Range(of: 1..<2) == NSRange(location: 1, length: 5))
    #expect(editor("a👩‍👧b|").utf16Range(of: 2..<3) == NSRange(location: 6, length: 1))
  }

  /// The text with its insertion point, and the first visible character before and after scrolling, in 4 columns.
  @Test(
    "A text that is too wide scrolls so that the insertion point is visible",
    arguments: [
      ("abc|", 0, 0), ("abcd|", 0, 1), ("abcdef|", 0, 3), ("|abcdef", 3, 0), ("abc|def", 3, 3), ("ab|", 2, 0),
      ("元素元|", 0, 2),
    ])
  func scrolling(text: String, before: Int, expected: Int) {
    #expect(editor(text).firstShown(previous: before, columns: 4) == expected)
  }

  /// The cost per step does not depend on the length of the text; otherwise this would take hours.
  @Test("Scrolling to the end of a long text is fast") func longText() {
    let text = String(repeating: "a", count: 1 << 20)
    #expect(TextEditor(text).firstShown(previous: 0, columns: 10) == (1 << 20) - 9)
  }

  @Test(
    "Inserted text is cut off at the length limit",
    arguments: [
      (10, "ab|", "cd", "abcd|"), (3, "ab|", "cd", "abc|"), (2, "ab|", "cd", "ab|"), (0, "ab|", "c", "ab|"),
    ])
  func typingLimit(limit: Int, text: String, typed: String, expected: String) {
    var editor = editor(text)
    editor.apply(editor.bounded(editor.insertion(of: typed), limit: limit))
    #expect(editor == self.editor(expected))
  }

  @Test("A column is converted to the offset of the character that is drawn there") func columnOffsets() {
    #expect((0...5).map { editor("a元b|").offset(atColumn: $0, from: 0) } == [0, 1, 1, 2, 3, 3])
    #expect(editor("abc|").offset(atColumn: 1, from: 1) == 2)
  }
}
