import Foundation

/// A spelling checker. It uses the list of words in `/usr/share/dict/words`; without this file, all words are correct.
open class UITextChecker: NSObject {
  private static let path = "/usr/share/dict/words"

  /// The words in lowercase; `nil` if there is no list.
  private lazy var words: Set<Substring>? = FileBytes.ifReadable(UITextChecker.path).map {
    Set(String(decoding: $0, as: UTF8.self).lowercased().split(separator: "\n"))
  }
  private var ignoredLowercaseWords: Set<String> = []

  /// The first word in a range that is not in the list; a location of `NSNotFound` if there is none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    let notFound = NSRange(location: NSNotFound, length: 0)
    guard let words else { return notFound }
    let text = stringToCheck as NSString
    let end = min(range.location + range.length, text.length)
    var location = max(range.location, startingOffset)
    let letters = CharacterSet.letters.union(CharacterSet(charactersIn: "'’"))
    while location < end {
      let first = text.rangeOfCharacter(
        from: letters, options: [], range: NSRange(location: location, length: end - location))
      guard first.location != NSNotFound else { return notFound }
      let afterWord = text.rangeOfCharacter(
        from: letters.inverted, options: [],
        range: NSRange(location: first.location, length: end - first.location))
      let wordEnd = afterWord.location == NSNotFound ? end : afterWord.location
      let word = NSRange(location: first.location, length: wordEnd - first.location)
      let lowercase = text.substring(with: word).lowercased()
      if !words.contains(Substring(lowercase)), !ignoredLowercaseWords.contains(lowercase) { return word }
      location = wordEnd
    }
    return notFound
  }

  /// Suggestions for a wrong word: none.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  /// The words in the list that begin with the text in a range, at most 20.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    let start = (string as NSString).substring(with: range).lowercased()
    return words.map { words in words.filter { $0.hasPrefix(start) }.sorted().prefix(20).map(String.init) }
  }

  /// Regards a word as correct in this checker.
  open func ignoreWord(_ wordToIgnore: String) { ignoredLowercaseWords.insert(wordToIgnore.lowercased()) }
  /// The words that are regarded as correct in this checker.
  open var ignoredWords: [String]? {
    get { ignoredLowercaseWords.sorted() }
    set { ignoredLowercaseWords = Set((newValue ?? []).map { $0.lowercased() }) }
  }
  /// Words cannot be learned: always `false`.
  open class func hasLearnedWord(_ word: String) -> Bool { false }
  /// Has no effect.
  open class func learnWord(_ word: String) {}
  /// Has no effect.
  open class func unlearnWord(_ word: String) {}
  /// The languages: that of the list of words is not known.
  open class var availableLanguages: [String] { ["en"] }
}
