/// A pattern with wildcards, as git reads it: bytes against bytes.
///
/// `*` and `?` stop at slashes, `**/` is any number of folders, a `**` at an end is anything, `[a-z]`, `[!a]` and
/// `[[:digit:]]` are characters but the slash, a backslash takes the next character as it stands.
///
/// All ways to match are followed at once, so a text costs at most its length times the pattern's, whatever the
/// pattern: folders of strangers cannot make it slow.
struct GitIgnoreGlob {
  private let steps: [Step]

  private enum Step {
    /// This character alone.
    case character(UInt8)
    /// A character of a set.
    case oneOf(GitIgnoreCharacters)
    /// Any number of characters but slashes.
    case withinName
    /// Any number of characters.
    case anything
    /// Nothing at all, or what the next step takes.
    case optional
    /// Any number of characters up to a slash, and the slash.
    case throughSlash
  }

  /// - Returns: nil for a pattern that git never matches: a set without an end, or a backslash before nothing.
  init?(_ pattern: ArraySlice<UInt8>) {
    var steps: [Step] = []
    var rest = pattern
    var previous: UInt8?
    while let byte = rest.popFirst() {
      switch byte {
      case .asterisk: steps += Self.stars(&rest, after: previous)
      case .question: steps.append(.oneOf(.allButSlash))
      case .openBracket:
        guard let characters = GitIgnoreCharacters(&rest) else { return nil }
        steps.append(.oneOf(characters))
      case .backslash:
        guard let escaped = rest.popFirst() else { return nil }
        steps.append(.character(escaped))
      default: steps.append(.character(byte))
      }
      previous = byte
    }
    self.steps = steps
  }

  /// What a run of asterisks means, of which the first is taken off already. Two or more reach across slashes if
  /// they are all that stands between slashes or ends.
  private static func stars(_ rest: inout ArraySlice<UInt8>, after previous: UInt8?) -> [Step] {
    let more = rest.prefix { $0 == .asterisk }.count
    rest = rest.dropFirst(more)
    let isAlone = (previous ?? .slash) == .slash && (rest.first ?? .slash) == .slash
    guard more > 0, isAlone else { return [.withinName] }
    return rest.popFirst() == nil ? [.anything] : [.optional, .throughSlash]
  }

  /// Whether the whole text matches.
  func matches(_ text: ArraySlice<UInt8>) -> Bool {
    var states = [Bool](repeating: false, count: steps.count + 1)
    enter(0, &states)
    for byte in text {
      var next = [Bool](repeating: false, count: steps.count + 1)
      var isAlive = false
      for (index, step) in steps.enumerated() where states[index] {
        isAlive = true
        take(byte, step, index, &next)
      }
      guard isAlive else { return false }
      states = next
    }
    return states[steps.count]
  }

  /// Marks a step as one that comes next, and those behind it that it can do without.
  private func enter(_ index: Int, _ states: inout [Bool]) {
    guard !states[index] else { return }
    states[index] = true
    guard index < steps.count else { return }
    switch steps[index] {
    case .withinName, .anything: enter(index + 1, &states)
    case .optional:
      enter(index + 1, &states)
      enter(index + 2, &states)
    case .character, .oneOf, .throughSlash: break
    }
  }

  private func take(_ byte: UInt8, _ step: Step, _ index: Int, _ next: inout [Bool]) {
    switch step {
    case .character(let wanted): if byte == wanted { enter(index + 1, &next) }
    case .oneOf(let characters): if characters.contains(byte) { enter(index + 1, &next) }
    case .withinName: if byte != .slash { enter(index, &next) }
    case .anything: enter(index, &next)
    case .optional: break
    case .throughSlash:
      enter(index, &next)
      if byte == .slash { enter(index + 1, &next) }
    }
  }
}
