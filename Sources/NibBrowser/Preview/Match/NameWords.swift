/// The words of a name that a column and a view can have in common: `avatarImageURL` has the words `avatar`, `image`
/// and `url`.
struct NameWords: Hashable {
  /// The words in lower case.
  let words: [String]

  /// Splits a name at capital letters, digits' ends and all characters that are neither letters nor digits. A name that
  /// is too long to be one has no words.
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

  /// The words that remain without those at the end, or abbreviations at the beginning, that only repeat the kind of a
  /// view: `title` for `titleLabel` and `lblTitle`. At least one word remains.
  ///
  /// - Parameter endings: additional words that can be omitted at the end, such as those of the view's class.
  func withoutKind(_ endings: [String] = []) -> NameWords {
    var rest = words[...]
    while rest.count > 1, let last = rest.last, NameWords.kinds.contains(last) || endings.contains(last) {
      rest = rest.dropLast()
    }
    while rest.count > 1, let first = rest.first, NameWords.abbreviations.contains(first) {
      rest = rest.dropFirst()
    }
    return NameWords(words: rest)
  }

  /// The words of a column's name without those at its end that describe a value: `avatar` for `avatar_url`.
  var withoutValueWords: NameWords {
    var rest = words[...]
    while rest.count > 1, let last = rest.last,
      NameWords.values.contains(last) || NameWords.kinds.contains(last)
    {
      rest = rest.dropLast()
    }
    return NameWords(words: rest)
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
    "iv",
    "tf", "tv", "switch", "outlet",
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
