import NibSupport

/// Reads the expressions of one file that stand for names.
struct SourceNameReader: Sendable {
  private let source: SourceText
  let constants: SourceConstants

  init(_ source: SourceText) {
    self.source = source
    constants = SourceConstants(source)
  }

  /// The largest number of constants that refer to each other.
  private static let maximumDepth = 8
  /// The depth at which the elements of an array are read, so that they are not followed any further.
  private static let depthOfElements = maximumDepth - 1
  /// The largest number of tokens that are read of an array.
  private static let longestArray = 1024
  /// The largest number of elements of an array that are read.
  private static let maximumCount = 64
  /// The largest number of tokens that are read of an argument.
  private static let longestArgument = 32

  /// The possible values of the expression that begins at a token; empty if it is not understood.
  func values(at start: Int) -> [SourceNameExpression] { values(at: start, depth: 0) }

  /// The constants that other files can use, with their values.
  var members: [SourceConstant] {
    constants.members.map { type, declaration in
      SourceConstant(type: type, name: declaration.name, values: values(of: declaration, depth: 0))
    }
  }

  /// The values of the expression that begins at a token; empty if it is not understood.
  private func values(at start: Int, depth: Int) -> [SourceNameExpression] {
    guard depth < SourceNameReader.maximumDepth else { return [] }
    let isObjectiveC = source.isSymbol(start, "@")
    if source.isString(isObjectiveC ? start + 1 : start) {
      let end = isObjectiveC ? start + 2 : start + 1
      return isJoined(at: end) ? [] : text(source.text(end - 1)).map { [$0] } ?? []
    }
    if source.isSymbol(start, "["), let message = message(at: start) { return [message] }
    let bracket = isObjectiveC ? start + 1 : start
    if source.isSymbol(bracket, "[") {
      return depth < SourceNameReader.depthOfElements ? elements(at: bracket) : []
    }
    if source.isWord(start, "String") || source.isWord(start, "NSStringFromClass"),
      source.isSymbol(start + 1, "(")
    {
      return describedClass(at: start + 1, depth: depth)
    }
    if source.isWord(start, "UINib"), source.isSymbol(start + 1, "("), source.isWord(start + 2, "nibName") {
      return values(at: start + 4, depth: depth + 1)
    }
    return path(at: start, depth: depth)
  }

  /// Whether the token after an expression makes it a part of a longer one.
  private func isJoined(at index: Int) -> Bool {
    ["+", ".", "?", "(", "[", "="].contains { source.isSymbol(index, $0) }
  }

  /// The name in a literal. An interpolation of a class, such as `"\(Card.self)"`, is the name of the class.
  private func text(_ literal: String) -> SourceNameExpression? {
    guard literal.containsExactly("\\") else { return .named(literal) }
    guard literal.hasPrefix("\\("), literal.hasSuffix(")") else { return nil }
    let inner = literal.dropFirst(2).dropLast()
    let name = inner.hasSuffix(".self") ? String(inner.dropLast(".self".count)) : "Self"
    if name != "Self", name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) { return .named(name) }
    return inner.contains("elf") ? .ownClass : nil
  }

  /// Reads the argument of `String(describing: type(of: self))`, `NSStringFromClass([self class])` or
  /// `String(describing: Card.self)`.
  private func describedClass(at bracket: Int, depth: Int) -> [SourceNameExpression] {
    let end = source.end(ofGroupAt: bracket, before: bracket + SourceNameReader.longestArgument)
    let argument = bracket + 1..<max(bracket + 1, end - 1)
    for index in argument where source.isWord(index) {
      if source.isWord(index, "Self") || source.isWord(index, "self"), !source.isSymbol(index - 1, ".") {
        return [.ownClass]
      }
      let isClass =
        source.isSymbol(index + 1, ".")
        && (source.isWord(index + 2, "self") || source.isWord(index + 2, "class"))
      let isMessage = source.isSymbol(index - 1, "[") && source.isWord(index + 1, "class")
      if isClass || isMessage { return [.named(source.text(index))] }
    }
    // `String(describing: type)` with a constant.
    let value = source.isSymbol(argument.lowerBound + 1, ":") ? argument.lowerBound + 2 : argument.lowerBound
    return path(at: value, depth: depth + 1).filter { if case .constant = $0 { false } else { true } }
  }

  /// Reads the elements of an array, which are literals, classes or constants of types.
  private func elements(at bracket: Int) -> [SourceNameExpression] {
    let end = source.end(ofGroupAt: bracket, before: bracket + SourceNameReader.longestArray) - 1
    var result: [SourceNameExpression] = []
    var place = bracket + 1
    for _ in 0..<SourceNameReader.maximumCount where place < end {
      // Constants of the file and arrays are not followed, because arrays of arrays could have any number of elements.
      result += values(at: place, depth: SourceNameReader.depthOfElements)
      while place < end, !source.isSymbol(place, ",") {
        let isGroup = ["(", "[", "{"].contains { source.isSymbol(place, $0) }
        place = isGroup ? source.end(ofGroupAt: place, before: end) : place + 1
      }
      place += 1
    }
    return result
  }

  /// Reads a message of Objective-C without arguments: `[Card nibName]`, `[self nibName]` or `[[self class] nibName]`.
  private func message(at bracket: Int) -> SourceNameExpression? {
    let isNested = source.isSymbol(bracket + 1, "[") && source.isWord(bracket + 2, "self")
    let receiver = isNested ? bracket + 2 : bracket + 1
    let name = isNested ? bracket + 5 : bracket + 2
    guard source.isWord(receiver), source.isWord(name), source.isSymbol(name + 1, "]") else { return nil }
    let type = source.text(receiver)
    return .constant(type: type == "self" ? nil : type, name: source.text(name))
  }

  // MARK: Constants

  /// Reads `name`, `self.name`, `Type.name`, `type(of: self).name`, `Card.self` or `Kind.card.rawValue`.
  private func path(at start: Int, depth: Int) -> [SourceNameExpression] {
    let path = words(at: start)
    // A function without parameters is used as a constant.
    let isCall = source.isSymbol(path.end, "(") && source.isSymbol(path.end + 1, ")")
    let isWhole = !isJoined(at: isCall ? path.end + 2 : path.end)
    return isWhole ? values(ofPath: path.parts, at: start, depth: depth) : []
  }

  /// The values of a name with dots, such as `Names.card.rawValue`.
  private func values(ofPath path: [String], at start: Int, depth: Int) -> [SourceNameExpression] {
    var parts = path
    if parts.last == "rawValue" { parts.removeLast() }
    if parts.count > 1, parts.last == "self" { return [.named(parts[parts.count - 2])] }
    let isOwn = parts.first == "self" || parts.first == "Self"
    if isOwn { parts.removeFirst() }
    guard let name = parts.last, name.first?.isNumber == false, name != "nil" else { return [] }
    guard parts.count == 1 else {
      let type = parts.dropLast().joined(separator: ".")
      return [.constant(type: constants.type(named: type, at: start), name: name)]
    }
    guard let declaration = constants.declaration(of: name, at: start, isMember: isOwn) else {
      return [.constant(type: nil, name: name)]
    }
    return values(of: declaration, depth: depth + 1)
  }

  /// The possible names of the nib that a path before a token stands for, as `Card.nib` in `Card.nib.instantiate(...)`.
  func nibs(before end: Int) -> [SourceNameExpression] {
    var start = end
    var parts: [String] = []
    while source.isWord(start - 1), parts.count < SourceNameReader.longestArgument {
      parts.insert(source.text(start - 1), at: 0)
      start -= 1
      guard source.isSymbol(start - 1, ".") else { break }
      start -= 1
    }
    return parts.isEmpty || parts.last == "self" ? [] : values(ofPath: parts, at: start, depth: 0)
  }

  /// The words of a path, and the token after it.
  private func words(at start: Int) -> (parts: [String], end: Int) {
    var parts: [String] = []
    var place = start
    if source.isWord(start, "type"), source.isWord(start + 2, "of"), source.isWord(start + 4, "self") {
      parts = ["Self"]
      place = start + 6
    } else if source.isWord(start) {
      parts = [source.text(start)]
      place = start + 1
    }
    while !parts.isEmpty, source.isSymbol(place, "."), source.isWord(place + 1),
      parts.count < SourceNameReader.longestArgument
    {
      parts.append(source.text(place + 1))
      place += 2
    }
    return (parts, place)
  }

  private func values(of declaration: SourceConstants.Declaration, depth: Int) -> [SourceNameExpression] {
    switch declaration.value {
    case .expression(let start): values(at: start, depth: depth)
    case .text(let text): [.named(text)]
    case .unknown: []
    }
  }
}
