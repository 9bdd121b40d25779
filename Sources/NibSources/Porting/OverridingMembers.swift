import NibSupport

/// Moves members of extensions that override others into the class, if it is in the same file. Swift allows overriding
/// in extensions only for methods of Objective-C.
struct OverridingMembers {
  private let source: SourceText
  /// The offset of the brace that ends each class of the file.
  private var classEnds: [String: Int] = [:]
  private var moves: [(range: Range<Int>, target: Int)] = []

  static func moved(in bytes: [UInt8]) -> [UInt8] {
    var moving = OverridingMembers(source: SourceText(bytes, .swift))
    moving.findClasses()
    guard !moving.classEnds.isEmpty else { return bytes }
    moving.findMembers()
    return moving.result
  }

  private init(source: SourceText) { self.source = source }

  /// Finds the ends of the classes of the file.
  private mutating func findClasses() {
    for index in source.tokens.indices where source.isWord(index, "class") && source.isWord(index + 1) {
      guard let open = body(after: index), source.text(index + 1) != "func", source.text(index + 1) != "var",
        let end = source.inside(groupAt: open)?.upperBound
      else { continue }
      classEnds[source.text(index + 1)] = source.tokens[end].range.lowerBound
    }
  }

  /// Finds members with `override` in extensions of these classes.
  private mutating func findMembers() {
    var index = 0
    while index < source.tokens.count {
      index += 1
      guard source.isWord(index - 1, "extension"), let open = body(after: index - 1),
        let target = classEnds[source.text(index)],
        !(index..<open).contains(where: { source.isWord($0, "where") || source.isSymbol($0, ".") }),
        let members = source.inside(groupAt: open)
      else { continue }
      let end = members.upperBound
      var member = members.lowerBound
      while member < end { member = readMember(at: member, before: end, target) }
      index = end
    }
  }

  /// The opening brace of the body of a declaration.
  private func body(after index: Int) -> Int? {
    var place = index + 1
    while place < source.tokens.count {
      if source.isSymbol(place, "{") { return place }
      if source.isSymbol(place, "}") || source.isSymbol(place, ";") { return nil }
      place =
        source.isSymbol(place, "(") || source.isSymbol(place, "[") ? source.end(ofGroupAt: place) : place + 1
    }
    return nil
  }

  /// Reads a member of an extension, and notes it if it overrides another one. Returns the index after it.
  private mutating func readMember(at start: Int, before end: Int, _ target: Int) -> Int {
    var place = start
    var isOverride = false
    while place < end {
      switch source.text(place) {
      case "override": isOverride = true
      case "func", "var", "init", "subscript":
        guard let open = body(after: place), open < end else { return end }
        let next = source.end(ofGroupAt: open)
        if isOverride, next <= end { move(start..<next, target) }
        return next
      case "struct", "enum", "class":
        guard source.text(place) != "class" || isTypeDeclaration(place) else { break }
        guard let open = body(after: place), open < end else { return end }
        return source.end(ofGroupAt: open)
      default: break
      }
      place = source.isSymbol(place, "(") ? source.end(ofGroupAt: place) : place + 1
    }
    return end
  }

  /// Whether `class` begins a type, not a member of the class itself.
  private func isTypeDeclaration(_ index: Int) -> Bool {
    !["func", "var", "override", "final", "public", "open"].contains(source.text(index + 1))
  }

  private mutating func move(_ tokens: Range<Int>, _ target: Int) {
    let range =
      source.tokens[tokens.lowerBound].range
      .lowerBound..<source.tokens[tokens.upperBound - 1].range.upperBound
    if !range.contains(target) { moves.append((range, target)) }
  }

  /// Whether an offset is in a member that is moved. The members are in the order of their offsets.
  private func isMoved(_ offset: Int) -> Bool {
    let next = moves.partitioningIndex { $0.range.lowerBound > offset }
    return next > 0 && moves[next - 1].range.contains(offset)
  }

  private var result: [UInt8] {
    // A class inside a member that is moved itself gets no members, so that no edit is inside another one.
    let moves = self.moves.filter { !isMoved($0.target) }
    guard !moves.isEmpty else { return source.bytes }
    let insertions = moves.map { move in
      (move.target..<move.target, Array("\n  ".utf8) + source.bytes[move.range] + Array("\n".utf8))
    }
    let removals = moves.map { ($0.range, [UInt8]()) }
    let edits = (insertions + removals).enumerated().sorted {
      ($0.element.0.lowerBound, $0.offset) < ($1.element.0.lowerBound, $1.offset)
    }
    var bytes: [UInt8] = []
    var position = 0
    for (range, text) in edits.map(\.element) {
      bytes += source.bytes[position..<range.lowerBound]
      bytes += text
      position = range.upperBound
    }
    return bytes + source.bytes[position...]
  }
}
