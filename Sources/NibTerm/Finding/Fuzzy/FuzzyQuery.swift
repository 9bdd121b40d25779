/// What somebody types to find a document: words, all of which must match.
///
/// The letters of a word must occur in its order, with anything between them. A word with a capital tells capitals
/// from small letters; others do not.
struct FuzzyQuery: Equatable {
  /// A word's letters as UTF-8.
  struct Word: Equatable {
    let bytes: [UInt8]
    let isCaseSensitive: Bool
    /// The letters that a text must have, as small ones.
    let letters: FuzzyLetters
  }

  let words: [Word]

  /// More than anybody types; letters beyond are left out.
  private static let longestWord = 64
  private static let mostWords = 16

  init(_ text: String) {
    words = text.split(whereSeparator: \.isWhitespace).prefix(Self.mostWords).map { word in
      let isCaseSensitive = word.contains(where: \.isUppercase)
      let bytes = Array((isCaseSensitive ? String(word) : word.lowercased()).utf8.prefix(Self.longestWord))
      return Word(
        bytes: bytes, isCaseSensitive: isCaseSensitive, letters: FuzzyLetters(FuzzyText.folded(String(word))))
    }
  }

  /// Every text matches.
  var isEmpty: Bool { words.isEmpty }
}

/// Which bytes a text has, roughly: enough to see that most texts cannot match.
struct FuzzyLetters: Equatable {
  private var bits: UInt64 = 0

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { bits |= 1 << UInt64(byte & 63) }
  }

  func includes(_ others: FuzzyLetters) -> Bool { others.bits & ~bits == 0 }
}
