/// Finds the objects that have each word of a query in one of their texts or in their names.
///
/// With it, `label title` finds a label whose outlet is `heading` and whose text is "Title". Queries for one kind of text,
/// and queries of one word, do not need it.
package struct FoundObjectWords {
  private let query: FoundQuery
  private let letters: [FuzzyLetters]

  /// Shorter words must be at the beginning of a word: nearly every object has all letters somewhere.
  private static let shortestPart = 3

  /// Returns `nil` if the query does not need it.
  package init?(_ query: FoundQuery) {
    guard query.kind == nil, query.words.count > 1 else { return nil }
    self.query = query
    letters = query.words.map { FuzzyLetters($0) }
  }

  /// A use of the best text of each object, by which the object is listed, in the order of the objects.
  ///
  /// - Parameter known: the objects that are left out, because one of their texts has all words.
  package func uses(in document: DocumentTexts, except known: Set<UInt32>) -> [(use: Int, text: Int)] {
    // The words found in each object, as bits, and its best use so far.
    var found: [UInt32: (words: UInt32, use: Int, text: Int)] = [:]
    for text in 0..<document.texts.count {
      let words = words(in: document.texts, document.folded, text, document.letters[text])
      guard words != 0 else { continue }
      // Ids are random letters, in which words mean nothing.
      for use in document.uses(ofText: text) where document.uses[use].kind != .id {
        let object = document.uses[use].object
        guard let before = found[object] else {
          found[object] = (words, use, text)
          continue
        }
        let isBetter = document.uses[use].kind.rawValue < document.uses[before.use].kind.rawValue
        found[object] = (
          before.words | words, isBetter ? use : before.use, isBetter ? text : before.text
        )
      }
    }
    let all = UInt32(1) << UInt32(query.words.count) - 1
    return found.filter { object, match in
      guard !known.contains(object) else { return false }
      return match.words == all || match.words | wordsInName(of: object, in: document) == all
    }
    .sorted { $0.key < $1.key }.map { ($0.value.use, $0.value.text) }
  }

  /// The words of the query in a text, as bits.
  private func words(
    in texts: TextPool, _ folded: TextPool, _ number: Int, _ own: FuzzyLetters
  ) -> UInt32 {
    var found: UInt32 = 0
    for (index, word) in query.words.enumerated() where own.includes(letters[index]) {
      let range = texts.range(of: number)
      let contains = texts.bytes.withUnsafeBufferPointer { bytes in
        folded.bytes.withUnsafeBufferPointer { folded in
          FoundMatcher.contains(
            word, in: UnsafeBufferPointer(rebasing: folded[range]),
            atWordStartOf: word.count < Self.shortestPart ? UnsafeBufferPointer(rebasing: bytes[range]) : nil)
        }
      }
      if contains { found |= 1 << UInt32(index) }
    }
    return found
  }

  private func wordsInName(of object: UInt32, in document: DocumentTexts) -> UInt32 {
    let name = document.names[Int(document.objects[Int(object)].name)]
    let bytes = Array(name.utf8)
    let folded = FuzzyText.folded(name)
    return bytes.withUnsafeBufferPointer { bytes in
      folded.withUnsafeBufferPointer { folded in
        query.words.enumerated().reduce(0) { found, word in
          let contains = FoundMatcher.contains(
            word.element, in: folded, atWordStartOf: word.element.count < Self.shortestPart ? bytes : nil)
          return contains ? found | 1 << UInt32(word.offset) : found
        }
      }
    }
  }
}
