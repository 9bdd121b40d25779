/// A pattern with wildcards, as git reads it: bytes against bytes.
///
/// `*` and `?` stop at slashes, `**/` is any number of folders, a `**` at an end is anything, `[a-z]`, `[!a]` and
/// `[[:digit:]]` are characters but the slash, a backslash takes the next character as it stands.
///
/// All ways to match are followed at once, 64 places of the pattern in one machine word. Matching looks at each byte of
/// the text once, whatever the pattern: nobody's patterns can make it slow.
struct GitIgnoreGlob {
  /// The number of words that hold one bit for each place between the pattern's steps: what matching costs for each byte
  /// of a text.
  let words: Int
  /// For each byte, the places whose next step takes it; then one set of places for each `Row`. A set is `words` words.
  private let sets: [UInt64]
  /// The place after the last step.
  private let end: Int

  /// The sets of places behind those of the bytes.
  private enum Row: Int {
    /// The places before the first byte.
    case start = 256
    /// The places that stay where they are at any byte but a slash.
    case staysInName
    /// The places that stay where they are at a slash.
    case staysAtSlash
    /// The places whose next step may be left out, unless it has begun.
    case skips

    static let count = 260
  }

  /// - Returns: `nil` for a pattern that git never matches: a set without an end, or a backslash before nothing.
  init?(_ pattern: ArraySlice<UInt8>) {
    guard let places = Places(pattern) else { return nil }
    let words = (places.steps.count + 64) / 64
    var sets = [UInt64](repeating: 0, count: Row.count * words)
    for (place, step) in places.steps.enumerated() {
      let (word, bit) = (place / 64, UInt64(1) << (place % 64))
      step.forEachByte { sets[Int($0) * words + word] |= bit }
    }
    func fill(_ row: Row, _ places: [Int]) {
      for place in places { sets[row.rawValue * words + place / 64] |= 1 << (place % 64) }
    }
    fill(.start, places.skips.first == 0 ? [0, 1] : [0])
    fill(.staysInName, places.stars + places.skips + places.anything)
    fill(.staysAtSlash, places.skips + places.anything)
    fill(.skips, places.skips)
    self.words = words
    self.sets = sets
    end = places.steps.count
  }

  /// Whether the whole text matches. Takes time in proportion to the text's length and the number of words.
  func matches(_ text: ArraySlice<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { text in
      sets.withUnsafeBufferPointer { sets in
        words == 1 ? matchesInWord(text, sets) : matchesInWords(text, sets)
      }
    }
  }

  /// For most patterns, which have less than 64 steps.
  private func matchesInWord(
    _ text: UnsafeBufferPointer<UInt8>, _ sets: UnsafeBufferPointer<UInt64>
  ) -> Bool {
    let (inName, atSlash) = (sets[Row.staysInName.rawValue], sets[Row.staysAtSlash.rawValue])
    let skips = sets[Row.skips.rawValue]
    var places = sets[Row.start.rawValue]
    for byte in text {
      let entered = (places & sets[Int(byte)]) << 1
      // No two steps in a row can be left out.
      places = entered | (entered & skips) << 1 | places & (byte == .slash ? atSlash : inName)
      guard places != 0 else { return false }
    }
    return places >> end & 1 == 1
  }

  private func matchesInWords(
    _ text: UnsafeBufferPointer<UInt8>, _ sets: UnsafeBufferPointer<UInt64>
  ) -> Bool {
    let skips = Row.skips.rawValue * words
    var places = Array(sets[Row.start.rawValue * words..<(Row.start.rawValue + 1) * words])
    for byte in text {
      let moves = Int(byte) * words
      let stays = (byte == .slash ? Row.staysAtSlash : .staysInName).rawValue * words
      var (isAlive, carriedMove, carriedSkip) = (false, UInt64(0), UInt64(0))
      for word in 0..<words {
        let moved = places[word] & sets[moves + word]
        let entered = moved << 1 | carriedMove
        let skipped = entered & sets[skips + word]
        let next = entered | skipped << 1 | carriedSkip | places[word] & sets[stays + word]
        (carriedMove, carriedSkip) = (moved >> 63, skipped >> 63)
        places[word] = next
        isAlive = isAlive || next != 0
      }
      guard isAlive else { return false }
    }
    return places[end / 64] >> (end % 64) & 1 == 1
  }
}

/// The steps of a pattern, and what may happen at the places between them. Place 0 is before the first step.
private struct Places {
  /// Each takes one byte.
  private(set) var steps: [GitIgnoreCharacters] = []
  /// Places with an asterisk: more characters of a name are taken there.
  private(set) var stars: [Int] = []
  /// Places before the slash of a `**/`: whole folders are taken there, or nothing, and no slash then.
  private(set) var skips: [Int] = []
  /// Places where anything is taken: a `**` at the end, or before an escaped slash.
  private(set) var anything: [Int] = []

  init?(_ pattern: ArraySlice<UInt8>) {
    var rest = pattern
    while let byte = rest.popFirst() {
      switch byte {
      case .asterisk: addStars(&rest, after: pattern[..<rest.startIndex].dropLast().last)
      case .question: steps.append(.allButSlash)
      case .openBracket:
        guard let characters = GitIgnoreCharacters(&rest) else { return nil }
        steps.append(characters)
      case .backslash:
        guard let escaped = rest.popFirst() else { return nil }
        steps.append(.only(escaped))
      default: steps.append(.only(byte))
      }
    }
  }

  /// Adds a run of asterisks, of which the first is taken off already. Two or more reach across slashes if they are all
  /// that stands between slashes or ends.
  private mutating func addStars(_ rest: inout ArraySlice<UInt8>, after previous: UInt8?) {
    let more = rest.prefix { $0 == .asterisk }.count
    rest = rest.dropFirst(more)
    let isEscaped = rest.starts(with: [.backslash, .slash])
    let isAlone = (previous ?? .slash) == .slash && (isEscaped || (rest.first ?? .slash) == .slash)
    if more == 0 || !isAlone {
      stars.append(steps.count)
    } else if isEscaped || rest.popFirst() == nil {
      anything.append(steps.count)
    } else if skips.last != steps.count - 1 {
      // (One after another is no more than one.)
      skips.append(steps.count)
      steps.append(.only(.slash))
    }
  }
}
