/// Finds the objects that have each word of a query in one of their texts or in their names.
///
/// For example, `label title` finds a label whose outlet is `heading` and whose text is "Title".
package struct FoundObjectWords {
  private let query: FoundQuery
  private let letters: [FuzzyLetters]

  /// The minimum length of a word that is found inside of other words. Nearly every object contains the letters of a
  /// shorter word somewhere.
  private static let minimumPartLength = 3

  /// Returns `nil` for a query of one word or for one kind of text, whose words must be in the same text.
  package init?(_ query: FoundQuery) {
    guard query.kind == nil, query.words.count > 1 else { return nil }
    self.query = query
    letters = query.words.map { FuzzyLetters($0) }
  }

  /// For each object that is found, the best text and its use, in the order of the objects.
  ///
  /// - Parameter known: the objects that are left out, because one of their texts has all words.
  package func uses(in document: DocumentTexts, except known: Set<UInt32>) -> [(use: Int, text: Int)] {
    // For each object, the words in its texts, as bits, and its best use so far.
    var matches: [UInt32: (words: UInt32, use: Int, text: Int)] = [:]
    for text in 0..<document.texts.count {
      let words = words(in: document.texts, document.folded, text, document.letters[text])
      guard words != 0 else { continue }
      // Ids are random letters, in which words mean nothing.
      for use in document.useIndices(ofText: text) where document.uses[use].kind != .id {
        let object = document.uses[use].object
        guard let match = matches[object] else {
          matches[object] = (words, use, text)
          continue
        }
        let isBetter = document.uses[use].kind.rawValue < document.uses[match.use].kind.rawValue
        matches[object] = (match.words | words, isBetter ? use : match.use, isBetter ? text : match.text)
      }
    }
    let allWords = UInt32(1) << UInt32(query.words.count) - 1
    return matches.filter { object, match in
      guard !known.contains(object) else { return false }
      return match.words == allWords || match.words | wordsInName(of: object, in: document) == allWords
    }
    .sorted { $0.key < $1.key }.map { ($0.value.use, $0.value.text) }
  }

  /// The words of the query in a text, as bits.
  private func words(
    in texts: TextPool, _ folded: TextPool, _ number: Int, _ lettersOfText: FuzzyLetters
  ) -> UInt32 {
    var words: UInt32 = 0
    for (index, word) in query.words.enumerated() where lettersOfText.includes(letters[index]) {
      let range = texts.range(of: number)
      let contains = texts.bytes.withUnsafeBufferPointer { bytes in
        folded.bytes.withUnsafeBufferPointer { folded in
          FoundMatcher.contains(
            word, in: UnsafeBufferPointer(rebasing: folded[range]),
            atWordStartOf: word.count < Self.minimumPartLength
              ? UnsafeBufferPointer(rebasing: bytes[range]) : nil)
        }
      }
      if contains { words |= 1 << UInt32(index) }
    }
    return words
  }

  /// The words of the query, as bits, that are in the name of an object.
  private func wordsInName(of object: UInt32, in document: DocumentTexts) -> UInt32 {
    let name = document.names[Int(document.objects[Int(object)].name)]
    let bytes = Array(name.utf8)
    let folded = FuzzyText.folded(name)
    return bytes.withUnsafeBufferPointer { bytes in
      folded.withUnsafeBufferPointer { folded in
        query.words.enumerated().reduce(0) { words, word in
          let contains = FoundMatcher.contains(
            word.element, in: folded,
            atWordStartOf: word.element.count < Self.minimumPartLength ? bytes : nil)
          return contains ? words | 1 << UInt32(word.offset) : words
        }
      }
    }
  }
}
