import NibCore

/// A line of text that the user edits, with a cursor. Used by searches, menus and prompts.
struct TextEntry {
  /// The maximum number of characters. Search texts and names are shorter; the limit keeps editing fast if a very long
  /// text is pasted.
  static let limit = 1000

  private(set) var text: String
  /// The number of characters before the cursor.
  private var position: Int
  /// Whether the whole text is selected, so that the next character or a deletion replaces it.
  private var isSelected: Bool

  /// - Parameter isSelected: whether the whole text is selected at first.
  init(_ text: String = "", isSelected: Bool = false) {
    self.text = text
    self.isSelected = isSelected && !text.isEmpty
    position = text.count
  }

  /// Handles a key. Returns false for keys that have no function in a text entry.
  mutating func type(_ key: KeyPress) -> Bool {
    if isSelected, key.key == .backspace || key.key == .delete {
      self = TextEntry()
      return true
    }
    switch (key.key, key.modifiers.contains(.control)) {
    case (.character("u"), true): self = TextEntry()
    case (.character("w"), true): deleteWord()
    case (.character("a"), true), (.home, _): position = 0
    case (.character("e"), true), (.end, _): position = text.count
    case (.character(let character), false) where key.isCharacter: insert(String(character))
    case (.backspace, _) where position > 0: remove(at: position - 1)
    case (.delete, _) where position < text.count: remove(at: position)
    case (.left, _): position = max(0, position - 1)
    case (.right, _): position = min(text.count, position + 1)
    default: return false
    }
    isSelected = false
    return true
  }

  /// Inserts text at the cursor, without ASCII control characters and only up to the limit. A selected text is
  /// replaced.
  mutating func insert(_ new: String) {
    if isSelected { self = TextEntry() }
    let clean = String(new.lazy.filter(TextEntry.isPrintable).prefix(max(0, TextEntry.limit - text.count)))
    if clean.isEmpty { return }
    text.insert(contentsOf: clean, at: text.index(text.startIndex, offsetBy: position))
    position = min(text.count, position + clean.count)
  }

  private static func isPrintable(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }

  private mutating func remove(at index: Int) {
    text.remove(at: text.index(text.startIndex, offsetBy: index))
    position = index
  }

  /// Deletes the word before the insertion point, and the spaces after it.
  private mutating func deleteWord() {
    while position > 0, text[text.index(text.startIndex, offsetBy: position - 1)] == " " {
      remove(at: position - 1)
    }
    while position > 0, text[text.index(text.startIndex, offsetBy: position - 1)] != " " {
      remove(at: position - 1)
    }
  }

  /// Draws the prompt, the text and the cursor in the given number of columns. If the text before the cursor is too
  /// long, only its end is shown.
  func draw(
    _ prompt: String, on canvas: CellCanvas, at point: CellPoint, columns: Int, style: CellStyle = .plain
  ) {
    let used = canvas.put(prompt, at: point, style: style, maxColumns: columns)
    let before = String(text.prefix(position))
    let width = max(1, columns - used - 1)
    let shown =
      CellText.columns(of: before) > width ? CellText.truncated(before, columns: width, .head) : before
    let start = CellPoint(column: point.column + used, row: point.row)
    var textStyle = style
    if isSelected { textStyle.attributes.insert(.reverse) }
    let left = canvas.put(shown, at: start, style: textStyle)
    canvas.put(
      String(text.dropFirst(position)), at: CellPoint(column: start.column + left, row: start.row),
      style: style,
      maxColumns: max(0, columns - used - left))
    canvas.placeCursor(at: CellPoint(column: start.column + left, row: start.row))
  }
}
