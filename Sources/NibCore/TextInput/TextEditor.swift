/// Text that can be edited, with an insertion point between its characters.
///
/// Keys are converted to `Edit` values first and applied separately, so that a delegate can be asked in between.
/// Offsets and ranges count characters.
struct TextEditor: Hashable {
  /// A change that a key causes.
  enum Edit: Hashable {
    /// Moves the insertion point to the given offset.
    case move(Int)
    /// Replaces the characters in a range with other text, and moves the insertion point after it.
    case replace(Range<Int>, String)
  }

  private(set) var characters: [Character]
  /// The offset of the insertion point: the number of characters before it.
  private(set) var cursor: Int

  /// Creates an editor with the insertion point at the end.
  init(_ text: String = "") {
    characters = Array(text)
    cursor = characters.count
  }

  var text: String { String(characters) }

  /// Applies an edit. Offsets outside the text are clamped to its nearer end.
  mutating func apply(_ edit: Edit) {
    switch edit {
    case .move(let offset): cursor = clamped(offset)
    case .replace(let range, let replacement):
      let replaced = clamped(range.lowerBound)..<clamped(range.upperBound)
      if replaceASCII(replaced, with: Array(replacement)) { return }
      // Scalars can combine into one character where the replacement meets the text around it, so the text is
      // divided into characters again.
      let head = String(characters[..<replaced.lowerBound]) + replacement
      let tail = characters[replaced.upperBound...]
      characters = Array(head + String(tail))
      cursor = min(head.count, characters.count)
    }
  }

  /// Applies a replacement if the new characters, the replaced characters and their neighbors are printable ASCII,
  /// which never combine, so that the text need not be divided into characters again. Otherwise returns `false` and
  /// does nothing.
  private mutating func replaceASCII(_ range: Range<Int>, with inserted: [Character]) -> Bool {
    let around = characters[max(0, range.lowerBound - 1)..<min(characters.count, range.upperBound + 1)]
    guard inserted.allSatisfy(\.isPrintableASCII), around.allSatisfy(\.isPrintableASCII) else { return false }
    characters.replaceSubrange(range, with: inserted)
    cursor = range.lowerBound + inserted.count
    return true
  }

  /// The edit that inserts text at the insertion point.
  func insertion(of text: String) -> Edit { .replace(cursor..<cursor, text) }

  /// The text that an edit inserts at the insertion point; `nil` for other edits.
  func insertedText(of edit: Edit) -> String? {
    guard case .replace(let range, let text) = edit, range == cursor..<cursor, !text.isEmpty else {
      return nil
    }
    return text
  }

  /// Whether an edit deletes the character before the insertion point.
  func isBackspace(_ edit: Edit) -> Bool { edit == backspace && cursor > 0 }

  /// The edit that deletes the character before the insertion point.
  var backspace: Edit { deletion(cursor - 1..<cursor) }

  /// The edit, with its replacement shortened if the text would otherwise grow beyond `limit` characters.
  func bounded(_ edit: Edit, limit: Int) -> Edit {
    guard case .replace(let range, let text) = edit, !text.isEmpty else { return edit }
    return .replace(range, String(text.prefix(max(0, limit - characters.count + range.count))))
  }

  /// A range of characters in UTF-16 units, as it is passed to UIKit's delegates.
  func utf16Range(of range: Range<Int>) -> NSRange {
    let start = String(characters[..<clamped(range.lowerBound)]).utf16.count
    let length = String(characters[clamped(range.lowerBound)..<clamped(range.upperBound)]).utf16.count
    return NSRange(location: start, length: length)
  }

  private func clamped(_ offset: Int) -> Int { min(max(0, offset), characters.count) }
}

extension TextEditor {
  /// The edit that a key causes. `nil` for keys that cause none, and for keys whose effect differs between text fields
  /// and text views, such as Return and the Up key.
  func edit(for key: KeyPress) -> Edit? {
    if key.modifiers.contains(.control) { return controlEdit(for: key.key) }
    if key.modifiers.contains(.alternate) { return wordEdit(for: key.key) }
    switch key.key {
    case .character(let character): return insertion(of: String(character))
    case .left: return .move(cursor - 1)
    case .right: return .move(cursor + 1)
    case .home: return .move(lineStart)
    case .end: return .move(lineEnd)
    case .backspace: return backspace
    case .delete: return deletion(cursor..<cursor + 1)
    default: return nil
    }
  }

  /// The edit that a key causes together with Control, as in Emacs and in shells.
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

  /// The edit that a key causes together with Option or Alt. It moves over or deletes a word.
  private func wordEdit(for key: KeyPress.Key) -> Edit? {
    switch key {
    case .left, .character("b"): .move(previousWord)
    case .right, .character("f"): .move(nextWord)
    case .backspace: deletion(previousWord..<cursor)
    case .delete, .character("d"): deletion(cursor..<nextWord)
    default: nil
    }
  }

  /// The edit that deletes a range. If no part of the range is inside the text, the edit has no effect.
  private func deletion(_ range: Range<Int>) -> Edit {
    let inside = range.clamped(to: 0..<characters.count)
    return inside.isEmpty ? .move(cursor) : .replace(inside, "")
  }

  private var lineStart: Int { (characters[..<cursor].lastIndex { $0.isNewline }).map { $0 + 1 } ?? 0 }

  private var lineEnd: Int { characters[cursor...].firstIndex { $0.isNewline } ?? characters.count }

  private var previousWord: Int {
    var offset = cursor
    while offset > 0, !isWord(characters[offset - 1]) { offset -= 1 }
    while offset > 0, isWord(characters[offset - 1]) { offset -= 1 }
    return offset
  }

  private var nextWord: Int {
    var offset = cursor
    while offset < characters.count, !isWord(characters[offset]) { offset += 1 }
    while offset < characters.count, isWord(characters[offset]) { offset += 1 }
    return offset
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}

extension TextEditor {
  /// The offset of the first character to show in `columns` columns so that the insertion point is visible. It is
  /// as close as possible to the previous one. One column is reserved for the insertion point after the last
  /// character. The cost does not depend on the length of the text.
  func firstShown(previous: Int, columns: Int) -> Int {
    let first = max(min(previous, cursor), firstFitting(before: cursor, columns: columns))
    return min(first, firstFitting(before: characters.count, columns: columns))
  }

  /// The smallest offset from which the characters before `end` need fewer than `columns` columns.
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

  /// The offset of the character in a column. Columns are counted from the character at offset `first`.
  func offset(atColumn column: Int, from first: Int) -> Int {
    var offset = min(first, characters.count)
    var used = 0
    while offset < characters.count {
      let width = CharacterWidth.columns(of: characters[offset])
      if used + width > column { break }
      used += width
      offset += 1
    }
    return offset
  }
}

extension Character {
  fileprivate var isPrintableASCII: Bool {
    let bytes = utf8
    return bytes.count == 1 && bytes.first.map { 0x20..<0x7F ~= $0 } ?? false
  }
}
