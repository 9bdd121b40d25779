/// The text that a user types to find a document: one or more words, all of which must match.
///
/// The letters of a word must occur in order, but other letters can be between them. A word with a capital letter is
/// case-sensitive; other words are not.
struct FuzzyQuery: Equatable {
  /// A word's letters as UTF-8.
  struct Word: Equatable {
    let bytes: [UInt8]
    let isCaseSensitive: Bool
    /// The letters that a text must contain, in lower case.
    let letters: FuzzyLetters
  }

  let words: [Word]

  /// The maximum length of a word in bytes; the rest of a longer word is ignored.
  private static let longestWord = 64
  /// The maximum number of words; further words are ignored.
  private static let maximumWordCount = 16

  init(_ text: String) {
    words = text.split(whereSeparator: \.isWhitespace).prefix(Self.maximumWordCount).map { word in
      let isCaseSensitive = word.contains(where: \.isUppercase)
      let bytes = Array((isCaseSensitive ? String(word) : word.lowercased()).utf8.prefix(Self.longestWord))
      let letters = FuzzyText.folded(String(word)).prefix(Self.longestWord)
      return Word(bytes: bytes, isCaseSensitive: isCaseSensitive, letters: FuzzyLetters(letters))
    }
  }

  /// Whether the query has no words, so that every text matches.
  var isEmpty: Bool { words.isEmpty }
}
