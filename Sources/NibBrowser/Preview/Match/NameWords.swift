/// The words of the name of a column or view, for comparison: `avatarImageURL` has the words `avatar`, `image` and
/// `url`.
struct NameWords: Hashable {
  /// The words in lower case.
  let words: [String]

  /// Splits a name before capital letters, after digits, and at all characters that are neither letters nor digits. A
  /// text of more than 1000 bytes has no words.
  init(_ name: String) {
    guard name.utf8.count <= NameWords.longestName else {
      words = []
      return
    }
    let characters = Array(name)
    var words: [String] = []
    var isInWord = false
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        isInWord = false
        continue
      }
      if !isInWord || NameWords.beginsWord(at: index, in: characters) { words.append("") }
      words[words.count - 1] += character.lowercased()
      isInWord = true
    }
    self.words = words
  }

  init(words: some Sequence<String>) { self.words = Array(words) }

  /// The words without separators, for comparison: `username` for `user_name`, `user.name` and `userName`.
  var joined: String { words.joined() }

  /// The name without the words at the end, or abbreviations at the beginning, that only repeat the kind of a view:
  /// `title` for `titleLabel` and `lblTitle`. At least one word remains.
  ///
  /// - Parameter endings: additional words that can be omitted at the end, such as those of the view's class.
  func withoutKind(_ endings: [String] = []) -> NameWords {
    var short = withoutEnd { NameWords.kinds.contains($0) || endings.contains($0) }.words[...]
    while short.count > 1, let first = short.first, NameWords.abbreviations.contains(first) {
      short = short.dropFirst()
    }
    return NameWords(words: short)
  }

  /// The name of a column without the words at the end that describe a value: `avatar` for `avatar_url`.
  var withoutValueWords: NameWords {
    withoutEnd { NameWords.values.contains($0) || NameWords.kinds.contains($0) }
  }

  /// The name without the words at the end that are omitted. At least one word remains.
  private func withoutEnd(_ isOmitted: (String) -> Bool) -> NameWords {
    var short = words[...]
    while short.count > 1, let last = short.last, isOmitted(last) { short = short.dropLast() }
    return NameWords(words: short)
  }

  /// The objects that a nested column describes by its name or title, the innermost first: `organizer.address` and
  /// `organizer` for `organizer.address.name`. Empty for other columns.
  static func objects(ofPath column: String) -> [NameWords] {
    let keys = column.split(separator: ".").suffix(maximumEnds)
    guard let last = keys.last, ["name", "title", "text", "value"].contains(last.lowercased()) else {
      return []
    }
    return keys.indices.dropFirst().reversed().map { NameWords(keys[..<$0].joined(separator: ".")) }
  }

  /// All ends of the name that begin with a later word: `image url` and `url` for `avatarImageURL`.
  var ends: [NameWords] {
    words.indices.dropFirst().prefix(NameWords.maximumEnds).map { NameWords(words: words[$0...]) }
  }

  /// The maximum length of a name in bytes.
  private static let longestName = 1000
  private static let maximumEnds = 8

  private static let kinds: Set<String> = [
    "label", "lbl", "button", "btn", "view", "image", "img", "field", "textfield", "textview", "imageview",
    "iv", "tf", "tv", "switch", "outlet",
  ]
  private static let abbreviations: Set<String> = [
    "lbl", "btn", "img", "iv", "txt", "tf", "tv", "lb", "m", "ib",
  ]
  private static let values: Set<String> = ["url", "uri", "path", "src", "text", "string", "value"]

  /// Whether a letter begins a word inside a run of letters: a capital after a small letter or a digit, or the last of
  /// several capitals, as the `N` in `URLName`.
  private static func beginsWord(at index: Int, in characters: [Character]) -> Bool {
    guard index > 0, characters[index].isUppercase else { return false }
    let before = characters[index - 1]
    if before.isLowercase || before.isNumber { return true }
    return before.isUppercase && index + 1 < characters.count && characters[index + 1].isLowercase
  }
}
