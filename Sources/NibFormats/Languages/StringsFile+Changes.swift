extension StringsFile {
  /// The bytes of the file with the keys of a document.
  ///
  /// Order, comments, encoding and line breaks stay as they are. If the keys have the order of Xcode, new ones are
  /// inserted in this order, and otherwise at the end.
  ///
  /// - Parameter values: the texts of new entries by key; the texts of the document for others.
  package func updated(_ plan: TranslationPlan, values: [String: String] = [:]) -> [UInt8] {
    var changes = StringsChanges(self, plan)
    for move in plan.moved { changes.move(move) }
    let movedEntries = Set(plan.moved.map(\.entry))
    for change in plan.changed where !movedEntries.contains(change.entry) {
      changes.updateComment(of: change.entry)
    }
    for number in plan.removed { changes.remove(number) }
    for text in plan.added {
      let value = values[text.key] ?? text.text
      changes.insert(text.stringsEntry(value: value, lineBreak: self.text.lineBreak), key: text.key)
    }
    return changes.applied
  }

  /// The bytes of the file with other values of existing keys.
  package func replacing(_ values: [String: String]) -> [UInt8] {
    var edits: [SourceEdit] = []
    for entry in entries {
      guard let value = values[entry.key], value != entry.value, !entry.valueRange.isEmpty else { continue }
      let isShort = entry.valueRange == entry.keyRange
      let quoted = "\"\(StringsEscapes.escaped(value))\""
      if isShort {
        edits.replace(entry.keyRange.upperBound..<entry.keyRange.upperBound, with: Array(" = \(quoted)".utf8))
      } else {
        edits.replace(entry.valueRange, with: Array(quoted.utf8))
      }
    }
    return edits.isEmpty ? text.encoded(text.utf8) : text.encoded(edits.applied(to: text.utf8))
  }
}

/// Changes of the entries of a strings file.
private struct StringsChanges {
  private let file: StringsFile
  private let plan: TranslationPlan
  private let text: [UInt8]
  private let isSorted: Bool
  private let lineBreak: [UInt8]
  /// The text between two entries.
  private let separator: [UInt8]
  private var edits: [SourceEdit] = []
  private var insertions: [(key: String, entry: String)] = []
  private var removed: Set<Int> = []

  init(_ file: StringsFile, _ plan: TranslationPlan) {
    (self.file, self.plan) = (file, plan)
    text = file.text.utf8
    isSorted = LanguageKeyOrder.isSorted(file.entries.map(\.key))
    lineBreak = Array(file.text.lineBreak.utf8)
    separator = lineBreak + (Self.hasBlankLines(file) ? lineBreak : [])
  }

  /// Whether a blank line is between the first entries.
  private static func hasBlankLines(_ file: StringsFile) -> Bool {
    guard file.entries.count > 1 else { return true }
    let end = file.entries[0].range.upperBound
    let start = max(end, file.entries[1].commentRange?.lowerBound ?? file.entries[1].range.lowerBound)
    return String(decoding: file.text.utf8[end..<start], as: UTF8.self).count(where: \.isNewline) > 1
  }

  mutating func insert(_ entry: String, key: String) { insertions.append((key, entry)) }

  /// Gives an entry its new key. In a sorted file, it also gets a new place.
  mutating func move(_ move: TranslationPlan.Move) {
    let entry = file.entries[move.entry]
    let key = Array("\"\(StringsEscapes.escaped(move.newKey))\"".utf8)
    let changed = [SourceEdit(range: entry.keyRange, replacement: key)] + commentEdits(of: move.entry)
    guard isSorted, file.entries.count > 1 else {
      edits += changed
      return
    }
    let block = changed.applied(to: text, in: block(of: move.entry))
    insertions.append((move.newKey, String(decoding: block, as: UTF8.self)))
    removed.insert(move.entry)
  }

  /// Gives the comment of an entry the text that the document has now.
  mutating func updateComment(of entry: Int) { edits += commentEdits(of: entry) }

  private func commentEdits(of number: Int) -> [SourceEdit] {
    guard let range = file.entries[number].commentRange else { return [] }
    let old = String(decoding: text[range], as: UTF8.self)
    // The range contains the marks around the comment.
    let start = old.firstRange(of: "Class = ")?.lowerBound ?? old.startIndex
    let new = plan.updated(String(old[start...]), ofEntry: number, isInStringsFile: true)
    return [SourceEdit(range: range, replacement: Array((old[..<start] + new).utf8))]
  }

  mutating func remove(_ entry: Int) { removed.insert(entry) }

  /// The bytes of the file with the changes.
  var applied: [UInt8] {
    var edits = edits
    for number in removed.sorted() { edits.replace(removal(of: number)) }
    let insertions = insertions.sorted { LanguageKeyOrder.isBefore($0.key, $1.key) }
    if file.entries.isEmpty, !insertions.isEmpty {
      let entries = Array(insertions.map { Array($0.entry.utf8) }.joined(separator: separator))
      edits.replace(text.count..<text.count, with: first(entries))
    } else {
      for insertion in insertions { edits.append(edit(inserting: insertion)) }
    }
    return file.text.encoded(edits.isEmpty ? text : edits.applied(to: text))
  }

  /// The bytes of an entry and its comment. A comment that Xcode did not write can be a heading, and stays.
  private func block(of number: Int) -> Range<Int> {
    let entry = file.entries[number]
    guard let comment = entry.commentRange, entry.comment?.contains("ObjectID = ") ?? false else {
      return entry.range
    }
    return comment.lowerBound..<entry.range.upperBound
  }

  /// The bytes of an entry and the line breaks after it; for the last entry, those before it.
  private func removal(of number: Int) -> Range<Int> {
    let block = block(of: number)
    var end = lineEnd(after: block.upperBound)
    while end < text.count, Self.isSpace(text[end]) { end += 1 }
    if number + 1 < file.entries.count || end < text.count { return block.lowerBound..<end }
    var start = block.lowerBound
    while start > 0, Self.isSpace(text[start - 1]) { start -= 1 }
    return start..<block.upperBound
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }

  /// The end of a line, without its line break. A comment after an entry belongs to its line.
  private func lineEnd(after offset: Int) -> Int {
    let rest = text[offset...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let isComment = rest.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
    return isComment || rest.allSatisfy(Self.isSpace) ? rest.endIndex : offset
  }

  private func edit(inserting insertion: (key: String, entry: String)) -> SourceEdit {
    let entry = Array(insertion.entry.utf8)
    let entries = file.entries
    let next = isSorted ? entries.firstIndex { LanguageKeyOrder.isBefore(insertion.key, $0.key) } : nil
    if let next {
      let start = block(of: next).lowerBound
      return SourceEdit(range: start..<start, replacement: entry + separator)
    }
    let end = lineEnd(after: entries.last?.range.upperBound ?? text.count)
    return SourceEdit(range: end..<end, replacement: separator + entry)
  }

  /// The entries of a file that has none yet, but can have comments.
  private func first(_ entries: [UInt8]) -> [UInt8] {
    let isAtStart = text.last.map { $0 == UInt8(ascii: "\n") } ?? true
    return (isAtStart ? [] : separator) + entries + lineBreak
  }
}
