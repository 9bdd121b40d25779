import NibSupport

extension StringsFile {
  /// The bytes of the file with the keys of a document.
  ///
  /// Order, comments, encoding and line breaks stay as they are. If the keys have an order, new ones are inserted in this
  /// order, and otherwise at the end.
  ///
  /// - Parameter values: the texts of new entries by key; the texts of the document for others.
  /// - Throws: an error that names a text which the new bytes would not have, although the plan keeps or adds it.
  package func updated(
    _ plan: TranslationPlan, values: [String: String] = [:]
  ) throws(LostTranslation) -> [UInt8] {
    var changes = StringsChanges(self, plan)
    for move in plan.moved { changes.move(move) }
    let movedEntries = Set(plan.moved.map(\.entry))
    for change in plan.changed where !movedEntries.contains(change.entry) {
      changes.updateText(of: change.entry)
    }
    for number in plan.removed { changes.remove(number) }
    for text in plan.added {
      let value = values[text.key] ?? text.text
      changes.insert(text.stringsEntry(value: value, lineBreak: self.text.lineBreak), key: text.key)
    }
    let bytes = changes.applied
    try LostTranslation.check(bytes, have: plan.texts(of: entries, values))
    return bytes
  }

  /// The bytes of the file with new values of existing keys. A new value is not marked as outdated.
  ///
  /// - Parameter confirmed: the keys of other translations that are not outdated.
  /// - Throws: an error that names a text which the new bytes would not have.
  package func replacing(
    _ values: [String: String], confirmed: Set<ExactText> = []
  ) throws(LostTranslation) -> [UInt8] {
    var edits: [SourceEdit] = []
    for entry in entries {
      if confirmed.contains(text: entry.key) || values[entry.key].map({ $0 != entry.value }) ?? false {
        edits += removingMark(of: entry)
      }
      guard let value = values[entry.key], value != entry.value, !entry.valueRange.isEmpty else { continue }
      let isShort = entry.valueRange == entry.keyRange
      let quoted = "\"\(StringsEscapes.escaped(value))\""
      if isShort {
        edits.replace(entry.keyRange.upperBound..<entry.keyRange.upperBound, with: Array(" = \(quoted)".utf8))
      } else {
        edits.replace(entry.valueRange, with: Array(quoted.utf8))
      }
    }
    guard !edits.isEmpty else { return text.encoded(text.utf8) }
    let bytes = text.encoded(edits.applied(to: text.utf8))
    try LostTranslation.check(
      bytes, have: TranslationPlan.texts(of: entries).merging(values.known(in: entries)) { $1 })
    return bytes
  }
}

extension StringsFile {
  /// The parts of a comment: its content, and what stands before and after it.
  fileprivate func comment(
    at range: Range<Int>
  ) -> (start: Substring, content: Substring, end: Substring) {
    let comment = String(decoding: text.utf8[range], as: UTF8.self)
    let start = comment.firstRange(of: "Class = ")?.lowerBound ?? comment.startIndex
    let marked = comment[start...]
    let inside = marked.hasSuffix("*/") ? marked.dropLast(2) : marked
    let content = inside.lastIndex { !$0.isWhitespace }.map { inside[...$0] } ?? inside[..<start]
    return (comment[..<start], content, marked[content.endIndex...])
  }

  /// Removes the remark that the translation of an entry is outdated.
  private func removingMark(of entry: Entry) -> [SourceEdit] {
    guard let range = entry.commentRange else { return [] }
    let old = comment(at: range)
    guard OutdatedMark(in: String(old.content)) != nil else { return [] }
    let new = old.start + OutdatedMark.replaced(in: String(old.content), by: nil) + old.end
    return [SourceEdit(range: range, replacement: Array(new.utf8))]
  }
}

/// Changes of the entries of a strings file.
private struct StringsChanges {
  private let file: StringsFile
  private let plan: TranslationPlan
  /// The new texts of copies, by the number of the entry.
  private let copies: [Int: String]
  private let text: [UInt8]
  /// The order of the keys; `nil` if they have none.
  private let order: LanguageKeyOrder?
  private let lineBreak: [UInt8]
  /// The text between two entries.
  private let separator: [UInt8]
  private var edits: [SourceEdit] = []
  private var insertions: [(key: String, entry: String)] = []
  private var removed: Set<Int> = []

  init(_ file: StringsFile, _ plan: TranslationPlan) {
    (self.file, self.plan, copies) = (file, plan, plan.copies)
    text = file.text.utf8
    order = LanguageKeyOrder(of: file.entries.map(\.key))
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
    let changed = [SourceEdit(range: entry.keyRange, replacement: key)] + textEdits(of: move.entry)
    guard order != nil, file.entries.count > 1 else {
      edits += changed
      return
    }
    let block = changed.applied(to: text, in: block(of: move.entry))
    insertions.append((move.newKey, String(decoding: block, as: UTF8.self)))
    removed.insert(move.entry)
  }

  /// Gives the comment of an entry the text that the document has now, and also the entry itself if it has the old text.
  mutating func updateText(of entry: Int) { edits += textEdits(of: entry) }

  private func textEdits(of number: Int) -> [SourceEdit] {
    let entry = file.entries[number]
    guard let copy = copies[number], !entry.valueRange.isEmpty, entry.valueRange != entry.keyRange else {
      return commentEdits(of: number)
    }
    let value = Array("\"\(StringsEscapes.escaped(copy))\"".utf8)
    return commentEdits(of: number) + [SourceEdit(range: entry.valueRange, replacement: value)]
  }

  private func commentEdits(of number: Int) -> [SourceEdit] {
    guard let range = file.entries[number].commentRange else { return [] }
    let old = file.comment(at: range)
    let new = plan.updated(String(old.content), ofEntry: number, isInStringsFile: true)
    return [SourceEdit(range: range, replacement: Array((old.start + new + old.end).utf8))]
  }

  mutating func remove(_ entry: Int) { removed.insert(entry) }

  /// The bytes of the file with the changes.
  var applied: [UInt8] {
    var edits = edits
    let removals = removals
    for removal in removals { edits.replace(removal) }
    let kept = order == nil ? [] : file.entries.indices.filter { !removed.contains($0) }
    let sorting = order ?? .xcode
    let places = InsertionPlaces(kept, sorting) { file.entries[$0].key }
    var last: [[UInt8]] = []
    for insertion in insertions.sorted(by: { sorting.isBefore($0.key, $1.key) }) {
      let entry = Array(insertion.entry.utf8)
      if let number = places.number(after: insertion.key) {
        let place = block(of: number).lowerBound
        edits.replace(place..<place, with: entry + separator)
      } else {
        last.append(entry)
      }
    }
    if !last.isEmpty { edits.append(edit(appending: Array(last.joined(separator: separator)), removals)) }
    return file.text.encoded(edits.isEmpty ? text : edits.applied(to: text))
  }

  /// Adds entries after the last one.
  private func edit(appending entries: [UInt8], _ removals: [Range<Int>]) -> SourceEdit {
    guard let entry = file.entries.last else {
      return SourceEdit(range: text.count..<text.count, replacement: first(entries))
    }
    let end = lineEnd(after: entry.range.upperBound)
    // A comment at the end of the file stays there.
    if let removal = removals.last, removal.lowerBound <= end, end < removal.upperBound {
      let start = removal.lowerBound
      return SourceEdit(range: start..<start, replacement: entries + separator)
    }
    let isFirst = removals.contains { $0.lowerBound <= file.text.start && $0.upperBound >= end }
    return SourceEdit(range: end..<end, replacement: (isFirst ? [] : separator) + entries)
  }

  /// The bytes of an entry and its comment. A comment that Xcode did not write can be a heading, and stays.
  private func block(of number: Int) -> Range<Int> {
    let entry = file.entries[number]
    guard let comment = entry.commentRange, entry.comment?.contains("ObjectID = ") ?? false else {
      return entry.range
    }
    return comment.lowerBound..<entry.range.upperBound
  }

  /// The bytes that are removed, as ranges that do not touch: entries and the line breaks after them. At the end of the
  /// file, those before them are removed instead.
  private var removals: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for number in removed.sorted() {
      let block = block(of: number)
      let end = lineEnd(after: block.upperBound)
      let next = text[end...].firstIndex { !Self.isSpace($0) }
      let isLast = number + 1 == file.entries.count && next == nil
      var range = block.lowerBound..<(isLast ? end : next ?? text.count)
      if let previous = ranges.last, previous.upperBound >= range.lowerBound {
        range = ranges.removeLast().lowerBound..<range.upperBound
      }
      if isLast {
        let start = text[file.text.start..<range.lowerBound].lastIndex { !Self.isSpace($0) }
        range = (start.map { $0 + 1 } ?? file.text.start)..<range.upperBound
      }
      ranges.append(range)
    }
    return ranges
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }

  /// The end of a line, without its line break. A comment after an entry belongs to its line.
  private func lineEnd(after offset: Int) -> Int {
    let rest = text[offset...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let isComment = rest.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
    return isComment || rest.allSatisfy(Self.isSpace) ? rest.endIndex : offset
  }

  /// The entries of a file that has none yet, but can have comments.
  private func first(_ entries: [UInt8]) -> [UInt8] {
    let isAtStart = text.last.map { $0 == UInt8(ascii: "\n") } ?? true
    return (isAtStart ? [] : separator) + entries + lineBreak
  }
}
