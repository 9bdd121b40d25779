/// The ends of all groups in brackets of a source, found in one pass.
///
/// Brackets of each kind are matched separately. Each branch of conditional compilation begins with the brackets that
/// are open before the first branch. If two branches open a bracket and the code after them closes it once, both groups
/// end there.
struct SourceGroups {
  /// The index after the group, by the index of its opening bracket. Contains no brackets that are not closed.
  private(set) var ends: [Int: Int] = [:]
  private var brackets: [Bracket] = []
  /// The index in `brackets` of the innermost open bracket of each kind.
  private var innermost: [UInt8: Int] = [:]
  private var conditionals: [Conditional] = []

  private struct Bracket {
    /// The index of the token.
    let start: Int
    /// The bracket of the same kind around this one; `nil` if there is none.
    var outer: Int?
    let depth: Int
    /// The brackets in earlier branches that end at the same place as this one.
    var twins: [Int] = []
  }

  private struct Conditional {
    /// The innermost open brackets before the first branch.
    let before: [UInt8: Int]
    /// The brackets that the branches so far have left open, from the outermost to the innermost.
    var left: [UInt8: [Int]] = [:]
  }

  init(_ tokens: [SourceToken]) {
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .symbol(let byte):
        if let kind = SourceGroups.closing(byte) { open(kind, at: index) } else { close(byte, at: index) }
      case .conditional: conditionals.append(Conditional(before: innermost))
      case .alternative:
        endBranch()
        if let conditional = conditionals.last { innermost = conditional.before }
      case .conditionalEnd:
        endBranch()
        _ = conditionals.popLast()
      default: break
      }
    }
  }

  /// The bracket that closes a group; `nil` if the byte is not an opening bracket.
  static func closing(_ open: UInt8) -> UInt8? {
    switch open {
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "<"): UInt8(ascii: ">")
    default: nil
    }
  }

  private mutating func open(_ kind: UInt8, at index: Int) {
    let outer = innermost[kind]
    innermost[kind] = brackets.count
    brackets.append(Bracket(start: index, outer: outer, depth: depth(outer) + 1))
  }

  /// The depth of a bracket; 0 outside all brackets.
  private func depth(_ bracket: Int?) -> Int { bracket.map { brackets[$0].depth } ?? 0 }

  /// Ends the innermost bracket and its twins. Another branch may have ended it before.
  private mutating func close(_ kind: UInt8, at index: Int) {
    guard let bracket = innermost[kind] else { return }
    innermost[kind] = brackets[bracket].outer
    var ended = [bracket]
    while let next = ended.popLast() {
      guard ends[brackets[next].start] == nil else { continue }
      ends[brackets[next].start] = index + 1
      ended += brackets[next].twins
    }
  }

  /// Pairs the brackets that a branch leaves open with the brackets that earlier branches have left open at the same
  /// depth. Brackets that only earlier branches have left open stay open.
  private mutating func endBranch() {
    guard let last = conditionals.indices.last else { return }
    for kind in [UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">")] {
      let bracketsOfBranch = bracketsLeft(kind, after: conditionals[last].before[kind])
      for (position, bracket) in bracketsOfBranch.enumerated() {
        leave(bracket, at: position, kind, in: last)
      }
      guard let open = conditionals[last].left[kind], open.count > bracketsOfBranch.count else { continue }
      brackets[open[bracketsOfBranch.count]].outer = innermost[kind]
      innermost[kind] = open.last
    }
  }

  /// The open brackets of a kind that a branch has opened, from the outermost to the innermost.
  private func bracketsLeft(_ kind: UInt8, after before: Int?) -> [Int] {
    var left: [Int] = []
    var current = innermost[kind]
    while let bracket = current, brackets[bracket].depth > depth(before) {
      left.append(bracket)
      current = brackets[bracket].outer
    }
    return left.reversed()
  }

  /// Notes a bracket that a branch leaves open. The brackets at the same position of all branches are one.
  private mutating func leave(_ bracket: Int, at position: Int, _ kind: UInt8, in conditional: Int) {
    let count = conditionals[conditional].left[kind]?.count ?? 0
    guard position < count, let earlier = conditionals[conditional].left[kind]?[position] else {
      return conditionals[conditional].left[kind, default: []].append(bracket)
    }
    brackets[bracket].twins.append(earlier)
    conditionals[conditional].left[kind]?[position] = bracket
  }
}
