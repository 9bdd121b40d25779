/// The words and string literals in the sources of a program, with the number of their occurrences. Comments are left
/// out.
///
/// Only hashes are stored, so that the table of a large program is small. A wrong result would need two names with the
/// same hash of 64 bits.
package struct SourceWords: Sendable {
  /// A string literal with a part that is only known when the program runs, as in `"cell-\(kind)"` or
  /// `prefix + "Cell"`.
  package struct Pattern: Hashable, Sendable {
    package let prefix: String
    package let suffix: String

    /// Whether a name consists of the prefix, something else and the suffix.
    package func matches(_ name: String) -> Bool {
      name.utf8.count > prefix.utf8.count + suffix.utf8.count && name.hasPrefix(prefix)
        && name.hasSuffix(suffix)
    }
  }

  private var counts = HashCounts()
  /// The literals that are completed when the program runs.
  package private(set) var patterns: Set<Pattern> = []

  package init() {}

  // The hash of a literal or of a declared property is that of the name as a word, combined with one of these numbers.
  private static let literalMask: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let propertyMask: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  // MARK: Lookups

  /// The number of times that a word occurs in code, in the text of a literal or in a macro.
  package func count(ofWord word: String) -> Int { counts[SourceWords.hash(word.utf8)] }

  /// The number of string literals with this text.
  package func count(ofLiteral text: String) -> Int {
    counts[SourceWords.hash(text.utf8) ^ SourceWords.literalMask]
  }

  /// The number of properties with this name that classes declare.
  package func count(ofProperty name: String) -> Int {
    counts[SourceWords.hash(name.utf8) ^ SourceWords.propertyMask]
  }

  /// Whether the sources may refer to a resource or an object by its name. They can contain it as a word or literal,
  /// use a generated constant, or compose the name when the program runs.
  package func mention(_ name: String) -> Bool {
    if contains(name) { return true }
    let nameWithoutNumber = name.lastIndex { !$0.isNumber }.map { String(name[...$0]) } ?? ""
    return contains(nameWithoutNumber) || GeneratedName.all(for: name).contains { contains($0) }
      || patterns.contains { $0.matches(name) }
  }

  /// Whether a name occurs as a word or literal.
  private func contains(_ name: String) -> Bool {
    !name.isEmpty && (count(ofWord: name) > 0 || count(ofLiteral: name) > 0)
  }

  // MARK: Adding

  /// Adds the words and literals of one source file.
  package mutating func add(_ source: SourceText) {
    source.bytes.withUnsafeBufferPointer { bytes in
      for (index, token) in source.tokens.enumerated() {
        switch token.kind {
        case .word: counts.add(SourceWords.hash(UnsafeBufferPointer(rebasing: bytes[token.range])))
        case .string:
          let text = bytes[token.range]
          counts.add(SourceWords.hash(text) ^ SourceWords.literalMask)
          addWords(in: text)
          addPattern(text, at: index, in: source)
        case .regularExpression: addWords(in: bytes[token.range])
        default: break
        }
      }
      for macro in source.macros {
        let text = bytes[macro]
        addWords(in: text)
        // The texts between quotation marks are literals.
        for part in text.split(separator: UInt8(ascii: "\"")).dropFirst() {
          counts.add(SourceWords.hash(part) ^ SourceWords.literalMask)
        }
      }
    }
  }

  /// Adds the names of the properties that a class declares.
  package mutating func add(_ properties: [SourceProperty]) {
    for property in properties { counts.add(SourceWords.hash(property.name.utf8) ^ SourceWords.propertyMask) }
  }

  /// Adds the words in any text, for example in a property list.
  package mutating func addWords(in bytes: some Sequence<UInt8>) {
    var hash = SourceWords.seed
    var isEmpty = true
    for byte in bytes {
      if SourceLexer.isWord(byte) {
        hash = SourceWords.hash(hash, adding: byte)
        isEmpty = false
      } else if !isEmpty {
        counts.add(hash)
        (hash, isEmpty) = (SourceWords.seed, true)
      }
    }
    if !isEmpty { counts.add(hash) }
  }

  /// Adds the values between quotation marks, for example the values of attributes in XML, except for the given value.
  package mutating func addQuoted(in bytes: [UInt8], except excluded: String) {
    let excluded = SourceWords.hash(excluded.utf8)
    bytes.withUnsafeBufferPointer { bytes in
      var start: Int?
      for index in bytes.indices where bytes[index] == UInt8(ascii: "\"") {
        if let first = start {
          let hash = SourceWords.hash(bytes[first..<index])
          if hash != excluded { counts.add(hash ^ SourceWords.literalMask) }
          start = nil
        } else {
          start = index + 1
        }
      }
    }
  }

  // MARK: Composed names

  /// Adds the pattern of a literal that code joins with other texts.
  private mutating func addPattern(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, at index: Int, in source: SourceText
  ) {
    guard text.count <= 64 else { return }
    var pattern: Pattern?
    if let gap = SourceWords.gap(in: text) {
      pattern = SourceWords.pattern(prefix: text[..<gap.lowerBound], suffix: text[gap.upperBound...])
    } else if isJoined(at: index + 1, in: source) {
      pattern = SourceWords.pattern(prefix: text, suffix: text[text.endIndex...])
    } else if isJoined(at: index - 1, in: source) {
      pattern = SourceWords.pattern(prefix: text[..<text.startIndex], suffix: text)
    }
    if let pattern { patterns.insert(pattern) }
  }

  /// The range from the first to the last part of a literal that is only known when the program runs: interpolations,
  /// and placeholders of formats. `nil` if the whole literal is known.
  private static func gap(in text: Slice<UnsafeBufferPointer<UInt8>>) -> Range<Int>? {
    var first: Int?
    var end = text.startIndex
    for index in text.indices.dropLast() {
      if text[index] == UInt8(ascii: "\\"), text[index + 1] == UInt8(ascii: "(") {
        first = first ?? index
        end = (text[index...].lastIndex(of: UInt8(ascii: ")")) ?? text.endIndex - 1) + 1
      } else if text[index] == UInt8(ascii: "%"), text[index + 1] != UInt8(ascii: "%"), index >= end {
        first = first ?? index
        // A format such as `%@`, `%02d` or `%lu` ends after its letters.
        end = text[(index + 1)...].firstIndex { !"0123456789.".utf8.contains($0) } ?? text.endIndex
        while end < text.endIndex, "lzhqdDiuxXofFeEgGcCsSp@".utf8.contains(text[end]) { end += 1 }
      }
    }
    return first.map { $0..<max($0, end) }
  }

  /// The pattern for texts that can be part of a name; `nil` for other texts, such as messages.
  private static func pattern(
    prefix: some Collection<UInt8>, suffix: some Collection<UInt8>
  ) -> Pattern? {
    let isPart = { (byte: UInt8) in SourceLexer.isWord(byte) || "-_.~".utf8.contains(byte) }
    guard !prefix.isEmpty || !suffix.isEmpty, prefix.allSatisfy(isPart), suffix.allSatisfy(isPart) else {
      return nil
    }
    return Pattern(
      prefix: String(decoding: prefix, as: UTF8.self), suffix: String(decoding: suffix, as: UTF8.self))
  }

  /// Whether the token beside a literal joins it with another string: `+` or a method such as `appending`.
  private func isJoined(at index: Int, in source: SourceText) -> Bool {
    if source.isSymbol(index, "+") { return true }
    // In Objective-C, a colon is between the word and the literal, and often an at sign.
    let place =
      if source.isSymbol(index, "@") {
        index - 2
      } else if source.isSymbol(index, ":") {
        index - 1
      } else {
        index
      }
    let word = source.text(place)
    return word.hasPrefix("stringByAppending") || word == "appending"
      || source.isSymbol(index, ".") && source.text(index + 1).hasPrefix("append")
  }

  // The hash function is FNV-1a.
  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always)
  private static func hash(_ hash: UInt64, adding byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  @inline(__always)
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var result = seed
    for byte in bytes { result = hash(result, adding: byte) }
    return result
  }
}

/// A hash table with the number of occurrences of each hash.
private struct HashCounts: Sendable {
  private struct Entry {
    package var key: UInt64 = 0
    package var count: UInt32 = 0
  }

  private var entries = [Entry](repeating: Entry(), count: 1 << 12)
  private var usedSlotCount = 0

  subscript(hash: UInt64) -> Int { Int(entries[slot(of: hash)].count) }

  /// Counts a text by its hash.
  package mutating func add(_ hash: UInt64) {
    let slot = slot(of: hash)
    if entries[slot].count == 0 {
      entries[slot].key = hash
      usedSlotCount += 1
    }
    entries[slot].count &+= 1
    if usedSlotCount * 2 > entries.count { grow() }
  }

  /// The slot of a hash, or the free slot where it belongs. The size of the table is a power of two.
  @inline(__always)
  private func slot(of hash: UInt64) -> Int {
    let mask = entries.count - 1
    var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & mask
    while entries[slot].count != 0, entries[slot].key != hash { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = entries
    entries = [Entry](repeating: Entry(), count: old.count * 2)
    for entry in old where entry.count != 0 { entries[slot(of: entry.key)] = entry }
  }
}

/// The constants that SwiftGen and R.swift make for a name: `settingsCell` and `SettingsCell` for `settings-cell`.
private enum GeneratedName {
  /// The names under which code can have a constant for a name, such as `faqCell` and `faq_cell` for `FAQ Cell`.
  package static func all(for name: String) -> [String] {
    let parts = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let first = parts.first else { return [] }
    var joined = String(first)
    for part in parts.dropFirst() { joined += capitalized(String(part)) }
    let snake = parts.joined(separator: "_")
    // `FAQCell` becomes `faqCell`.
    let capitals = joined.prefix { $0.isUppercase }.count
    let isAcronym = capitals > 1 && capitals < joined.count
    let lowered = isAcronym ? capitals - 1 : max(1, capitals)
    let camel: String = joined.prefix(lowered).lowercased() + joined.dropFirst(lowered)
    let simple: String = joined.prefix(1).lowercased() + joined.dropFirst()
    return [joined, capitalized(joined), simple, camel, snake, snake.lowercased()]
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
