/// A pattern with wildcards, matched byte by byte according to git's rules.
///
/// `*` and `?` do not match slashes, `**/` matches any number of folders, and a `**` at the end matches anything.
/// `[a-z]`, `[!a]` and `[[:digit:]]` match characters other than the slash. A backslash escapes the next character.
///
/// The pattern is a nondeterministic finite automaton. Its states are the places between the pattern's steps, one bit
/// each, and all active places are updated together. Matching visits each byte of the text once, so no pattern is slow
/// to match.
struct GitIgnoreGlob {
  /// The number of 64-bit blocks in a set of places. The cost of matching a byte of text is proportional to
  /// this number.
  let blockCount: Int
  /// For each byte value, the set of places whose next step matches it, followed by one set of places for each `Row`.
  private let sets: [UInt64]
  /// The place after the last step.
  private let end: Int

  /// The sets of places in `sets` after those of the 256 byte values.
  private enum Row: Int {
    /// The places that are active before the first byte of the text is read.
    case start = 256
    /// The places that stay active at any byte other than a slash.
    case staysInName
    /// The places that stay active at a slash.
    case staysAtSlash
    /// The places before the slash of a `**/`. When one becomes active, the place after it becomes active too, because
    /// the `**/` can match nothing.
    case skips

    static let count = skips.rawValue + 1
  }

  /// Compiles a pattern. Returns `nil` for a pattern that git never matches: one with an unclosed set, or with a
  /// backslash at the end.
  init?(_ pattern: ArraySlice<UInt8>) {
    guard let pattern = CompiledPattern(pattern) else { return nil }
    // There is one place more than steps. The number of blocks is rounded up.
    let placeCount = pattern.steps.count + 1
    let blockCount = (placeCount + 63) / 64
    var sets = [UInt64](repeating: 0, count: Row.count * blockCount)
    for (place, step) in pattern.steps.enumerated() {
      let (block, bit) = (place / 64, UInt64(1) << (place % 64))
      step.forEachByte { sets[Int($0) * blockCount + block] |= bit }
    }
    func fill(_ row: Row, _ indices: [Int]) {
      for place in indices { sets[row.rawValue * blockCount + place / 64] |= 1 << (place % 64) }
    }
    fill(.start, pattern.skips.first == 0 ? [0, 1] : [0])
    fill(.staysInName, pattern.stars + pattern.skips + pattern.anything)
    fill(.staysAtSlash, pattern.skips + pattern.anything)
    fill(.skips, pattern.skips)
    self.blockCount = blockCount
    self.sets = sets
    end = pattern.steps.count
  }

  /// Whether the whole text matches. Cost: O(length of the text × number of blocks).
  func matches(_ text: ArraySlice<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { text in
      sets.withUnsafeBufferPointer { sets in
        blockCount == 1 ? matchesSingleBlock(text, sets) : matchesBlocks(text, sets)
      }
    }
  }

  /// Matches with sets of one block. Used for most patterns, which have fewer than 64 steps.
  private func matchesSingleBlock(
    _ text: UnsafeBufferPointer<UInt8>, _ sets: UnsafeBufferPointer<UInt64>
  ) -> Bool {
    let (inName, atSlash) = (sets[Row.staysInName.rawValue], sets[Row.staysAtSlash.rawValue])
    let skips = sets[Row.skips.rawValue]
    var active = sets[Row.start.rawValue]
    for byte in text {
      let entered = (active & sets[Int(byte)]) << 1
      // Two consecutive steps are never both optional, so one shift is enough.
      let skipped = (entered & skips) << 1
      let staying = active & (byte == .slash ? atSlash : inName)
      active = entered | skipped | staying
      guard active != 0 else { return false }
    }
    return active >> end & 1 == 1
  }

  /// Matches with sets of several blocks. The highest bit of each block is carried to the next one.
  private func matchesBlocks(
    _ text: UnsafeBufferPointer<UInt8>, _ sets: UnsafeBufferPointer<UInt64>
  ) -> Bool {
    let skips = Row.skips.rawValue * blockCount
    var active = Array(sets[Row.start.rawValue * blockCount..<(Row.start.rawValue + 1) * blockCount])
    for byte in text {
      let moves = Int(byte) * blockCount
      let stays = (byte == .slash ? Row.staysAtSlash : .staysInName).rawValue * blockCount
      var (isAlive, carriedMove, carriedSkip) = (false, UInt64(0), UInt64(0))
      for block in 0..<blockCount {
        let moved = active[block] & sets[moves + block]
        let entered = moved << 1 | carriedMove
        let skipped = entered & sets[skips + block]
        let staying = active[block] & sets[stays + block]
        let next = entered | skipped << 1 | carriedSkip | staying
        (carriedMove, carriedSkip) = (moved >> 63, skipped >> 63)
        active[block] = next
        isAlive = isAlive || next != 0
      }
      guard isAlive else { return false }
    }
    return active[end / 64] >> (end % 64) & 1 == 1
  }
}

/// The steps of a pattern, and the wildcards at the places between them. Place 0 is before the first step.
private struct CompiledPattern {
  /// The steps; each matches one byte.
  private(set) var steps: [GitIgnoreCharacters] = []
  /// Places with an asterisk, which match any number of bytes other than a slash.
  private(set) var stars: [Int] = []
  /// Places before the slash of a `**/`, which matches any number of folders. If it matches none, the slash is skipped
  /// too.
  private(set) var skips: [Int] = []
  /// Places that match anything: a `**` at the end or before an escaped slash.
  private(set) var anything: [Int] = []

  init?(_ pattern: ArraySlice<UInt8>) {
    var remaining = pattern
    while let byte = remaining.popFirst() {
      switch byte {
      case .asterisk: addStars(&remaining, after: pattern[..<remaining.startIndex].dropLast().last)
      case .question: steps.append(.allButSlash)
      case .openBracket:
        guard let characters = GitIgnoreCharacters(&remaining) else { return nil }
        steps.append(characters)
      case .backslash:
        guard let escaped = remaining.popFirst() else { return nil }
        steps.append(.only(escaped))
      default: steps.append(.only(byte))
      }
    }
  }

  /// Adds a run of asterisks, the first of which has been read already. Two or more asterisks match across slashes if
  /// they are between slashes or ends of the pattern.
  private mutating func addStars(_ remaining: inout ArraySlice<UInt8>, after previous: UInt8?) {
    let furtherCount = remaining.prefix { $0 == .asterisk }.count
    remaining = remaining.dropFirst(furtherCount)
    let isEscaped = remaining.starts(with: [.backslash, .slash])
    let beginsAfterSlash = (previous ?? .slash) == .slash
    let endsBeforeSlash = isEscaped || (remaining.first ?? .slash) == .slash
    guard furtherCount > 0, beginsAfterSlash, endsBeforeSlash else {
      stars.append(steps.count)
      return
    }
    guard !isEscaped, !remaining.isEmpty else {
      anything.append(steps.count)
      return
    }
    remaining.removeFirst()  // the slash
    // Several consecutive `**/` have the same effect as one.
    if skips.last == steps.count - 1 { return }
    skips.append(steps.count)
    steps.append(.only(.slash))
  }
}
