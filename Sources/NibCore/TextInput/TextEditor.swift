/// Text that is being edited, with an insertion point between its characters.
///
/// It converts keys to edits but does not apply them itself, so that a delegate can be asked before they are
/// applied.
struct TextEditor: Hashable {
  /// A change that a key causes.
  enum Edit: Hashable {
    /// Moves the insertion point before the given character.
    case move(Int)
    /// Replaces the given characters with other text.
    case replace(Range<Int>, String)
  }

  private(set) var characters: [Character]
  /// The number of characters before the insertion point.
  private(set) var cursor: Int

  /// Creates an editor with the insertion point at the end.
  init(_ text: String = "") {
    characters = Array(text)
    cursor = characters.count
  }

  /// The current text.
  var text: String { String(characters) }

  /// Applies an edit. Positions outside the text are clamped to its nearer end.
  mutating func apply(_ edit: Edit) {
    switch edit {
    case .move(let place): cursor = clamped(place)
    case .replace(let range, let replacement):
      let replaced = clamped(range.lowerBound)..<clamped(range.upperBound)
      if replaceAlone(replaced, with: Array(replacement)) { return }
      // A combining character joins the character before it, so the characters must be counted again.
      let head = String(characters[..<replaced.lowerBound]) + replacement
      let tail = characters[replaced.upperBound...]
      characters = Array(head + String(tail))
      cursor = min(head.count, characters.count)
    }
  }

  /// Applies a replacement whose characters do not combine with their neighbors, at a cost proportional to
  /// the edit. Returns false, and does nothing, for all other replacements.
  private mutating func replaceAlone(_ range: Range<Int>, with inserted: [Character]) -> Bool {
    let around = characters[max(0, range.lowerBound - 1)..<min(characters.count, range.upperBound + 1)]
    guard inserted.allSatisfy(\.isAlone), around.allSatisfy(\.isAlone) else { return false }
    characters.replaceSubrange(range, with: inserted)
    cursor = range.lowerBound + inserted.count
    return true
  }

  /// Inserts text at the insertion point.
  func insertion(of text: String) -> Edit { .replace(cursor..<cursor, text) }

  /// Shortens the edit's text so that the whole text stays within `limit` characters.
  func bounded(_ edit: Edit, limit: Int) -> Edit {
    guard case .replace(let range, let text) = edit, !text.isEmpty else { return edit }
    return .replace(range, String(text.prefix(max(0, limit - characters.count + range.count))))
  }

  /// The edit's range in the form that UIKit's delegates use: UTF-16 units.
  func utf16Range(of range: Range<Int>) -> NSRange {
    let start = String(characters[..<clamped(range.lowerBound)]).utf16.count
    let length = String(characters[clamped(range.lowerBound)..<clamped(range.upperBound)]).utf16.count
    return NSRange(location: start, length: length)
  }

  private func clamped(_ place: Int) -> Int { min(max(0, place), characters.count) }
}

// MARK: - Keys

extension TextEditor {
  /// The edit that a key causes in text of one paragraph; `nil` for keys that do not edit.
  func edit(for key: KeyPress) -> Edit? {
    if key.modifiers.contains(.control) { return controlEdit(for: key.key) }
    if key.modifiers.contains(.alternate) { return wordEdit(for: key.key) }
    switch key.key {
    case .character(let character): return insertion(of: String(character))
    case .left: return .move(cursor - 1)
    case .right: return .move(cursor + 1)
    case .home: return .move(lineStart)
    case .end: return .move(lineEnd)
    case .backspace: return deletion(cursor - 1..<cursor)
    case .delete: return deletion(cursor..<cursor + 1)
    default: return nil
    }
  }

  private func controlEdit(for key: KeyPress.Key) -> Edit? {
    switch key {
    case .left, .right, .backspace, .delete: wordEdit(for: key)
    case .character("a"): .move(lineStart)
    case .character("e"): .move(lineEnd)
    case .character("b"): .move(cursor - 1)
    case .character("f"): .move(cursor + 1)
    case .character("d"): deletion(cursor..<cursor + 1)
    case .character("w"): deletion(previousWord..<cursor)
    case .character("k"): deletion(cursor..<lineEnd)
    case .character("u"): deletion(lineStart..<cursor)
    default: nil
    }
  }

  private func wordEdit(for key: KeyPress.Key) -> Edit? {
    switch key {
    case .left, .character("b"): .move(previousWord)
    case .right, .character("f"): .move(nextWord)
    case .backspace: deletion(previousWord..<cursor)
    case .delete, .character("d"): deletion(cursor..<nextWord)
    default: nil
    }
  }

  /// The edit that deletes a range. For an empty range, at the ends of the text, the insertion point stays
  /// where it is.
  private func deletion(_ range: Range<Int>) -> Edit {
    let inside = range.clamped(to: 0..<characters.count)
    return inside.isEmpty ? .move(cursor) : .replace(inside, "")
  }

  private var lineStart: Int { (characters[..<cursor].lastIndex { $0.isNewline }).map { $0 + 1 } ?? 0 }

  private var lineEnd: Int { characters[cursor...].firstIndex { $0.isNewline } ?? characters.count }

  private var previousWord: Int {
    var place = cursor
    while place > 0, !isWord(characters[place - 1]) { place -= 1 }
    while place > 0, isWord(characters[place - 1]) { place -= 1 }
    return place
  }

  private var nextWord: Int {
    var place = cursor
    while place < characters.count, !isWord(characters[place]) { place += 1 }
    while place < characters.count, isWord(characters[place]) { place += 1 }
    return place
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}

// MARK: - A line that is longer than its place

extension TextEditor {
  /// The first character to show in `columns` columns so that the insertion point is visible, as close as
  /// possible to the first character shown before. One column is reserved for the insertion point after the
  /// last character. The cost does not depend on the length of the text.
  func firstShown(before old: Int, columns: Int) -> Int {
    let inView = max(min(old, cursor), firstFitting(before: cursor, columns: columns))
    return min(inView, firstFitting(before: characters.count, columns: columns))
  }

  /// The first of the characters before `end` that together fit into fewer than `columns` columns.
  private func firstFitting(before end: Int, columns: Int) -> Int {
    var first = end
    var used = 0
    while first > 0 {
      used += CharacterWidth.columns(of: characters[first - 1])
      if used >= columns { break }
      first -= 1
    }
    return first
  }

  /// The number of columns of a range of characters.
  func width(of range: Range<Int>) -> Int {
    characters[range].reduce(0) { $0 + CharacterWidth.columns(of: $1) }
  }

  /// The position nearest to a column, counted from the first character shown.
  func place(atColumn column: Int, from first: Int) -> Int {
    var place = min(first, characters.count)
    var used = 0
    while place < characters.count {
      let width = CharacterWidth.columns(of: characters[place])
      if used + width > column { break }
      used += width
      place += 1
    }
    return place
  }
}

extension Character {
  /// Whether this is a printable ASCII character, which never combines with another one.
  fileprivate var isAlone: Bool {
    let bytes = utf8
    return bytes.count == 1 && bytes.first.map { 0x20..<0x7F ~= $0 } ?? false
  }
}
