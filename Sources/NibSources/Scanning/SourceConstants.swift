import NibSupport

/// The declarations in one file that may hold a name: constants, variables, parameters with default values, variables
/// of loops, and cases of enumerations. A declaration is visible in its block.
struct SourceConstants: Sendable {
  /// A declaration, with the place of its value.
  struct Declaration: Sendable {
    let name: String
    /// The token after the name.
    let index: Int
    let block: Int
    let value: Value
    let isParameter: Bool

    /// Whether the value begins at the given token. In `let name = name`, the second name is not the declared one.
    func isValue(at index: Int) -> Bool {
      if case .expression(index) = value { true } else { false }
    }
  }

  enum Value: Sendable {
    /// The expression that begins at a token.
    case expression(Int)
    case text(String)
    /// A value that is only known when the program runs.
    case unknown
  }

  /// A pair of braces, or the whole file.
  struct Block: Sendable {
    let start: Int
    var end = Int.max
    /// The block around this one; `nil` for the file.
    let outer: Int?
    /// The type whose members are in the block, with the types around it, as in `Card.Names`; `nil` for other blocks.
    let type: String?
    /// Whether members of a type, or declarations of the whole file, are in the block.
    let hasMembers: Bool
  }

  /// The blocks in the order of their starts. The first one is the file.
  private let blocks: [Block]
  /// The types that the file declares or extends, with the types around them.
  private let knownTypes: Set<String>
  private var declarations: [String: [Declaration]] = [:]

  /// Finds the declarations. Cost: O(number of tokens).
  init(_ source: SourceText) {
    var finder = ConstantFinder(source)
    finder.run()
    blocks = finder.blocks
    knownTypes = Set(blocks.lazy.compactMap(\.type))
    for declaration in finder.declarations { declarations[declaration.name, default: []].append(declaration) }
  }

  /// The largest number of declarations of one name that a look-up compares.
  fileprivate static let lookupLimit = 64

  /// The declaration that a name at a token refers to: the last visible declaration before the token, or otherwise a
  /// visible member that is declared later.
  ///
  /// - Parameter isMember: whether the name is that of a member of a type, or of a declaration outside of blocks.
  func declaration(of name: String, at index: Int, isMember: Bool) -> Declaration? {
    guard let candidates = declarations[name] else { return nil }
    let next = candidates.partitioningIndex { $0.index > index }
    let before = candidates[..<next].suffix(SourceConstants.lookupLimit).reversed()
    let after = candidates[next...].prefix(SourceConstants.lookupLimit)
    return before.first {
      isVisible($0, at: index) && (!isMember || self.isMember($0)) && !$0.isValue(at: index)
    } ?? after.first { self.isMember($0) && isVisible($0, at: index) }
  }

  /// Whether a declaration is a member of a type or is outside of blocks, so that it can be used before it is declared.
  private func isMember(_ declaration: Declaration) -> Bool {
    blocks[declaration.block].hasMembers && !declaration.isParameter
  }

  /// Whether a token is in the block of a declaration.
  private func isVisible(_ declaration: Declaration, at index: Int) -> Bool {
    let block = blocks[declaration.block]
    return block.start < index && index < block.end
  }

  /// The name of the innermost type whose members contain a token.
  func type(at index: Int) -> String? { types(at: index).first?.split(separator: ".").last.map(String.init) }

  /// The types whose members contain a token, from the innermost one, each with the types around it.
  private func types(at index: Int) -> [String] {
    var types: [String] = []
    var next: Int? = blocks.partitioningIndex { $0.start >= index } - 1
    for _ in 0..<SourceConstants.lookupLimit {
      guard let place = next, blocks.indices.contains(place) else { break }
      if let type = blocks[place].type, index < blocks[place].end { types.append(type) }
      next = blocks[place].outer
    }
    return types
  }

  /// The type that a name at a token refers to. If the file declares the type inside one of the types around the token,
  /// the names of these types come first.
  func type(named name: String, at index: Int) -> String {
    types(at: index).lazy.map { "\($0).\(name)" }.first(where: knownTypes.contains) ?? name
  }

  /// The declarations that other files can use, in the order of the file.
  var members: [(type: String?, declaration: Declaration)] {
    declarations.values.joined().filter(isMember).sorted { $0.index < $1.index }
      .map { (blocks[$0.block].type, $0) }
  }
}

/// Finds the declarations and blocks of a file in one pass over its tokens.
private struct ConstantFinder {
  private let source: SourceText
  private(set) var blocks = [SourceConstants.Block(start: -1, outer: nil, type: nil, hasMembers: true)]
  private(set) var declarations: [SourceConstants.Declaration] = []
  /// The indices of the blocks that are open.
  private var openBlocks = [0]
  /// The type whose block begins at the next brace, and whether it is an enumeration.
  private var nextType: (name: String, isEnumeration: Bool)?
  private var enumerations: Set<Int> = []
  /// The brackets that are open, and the last array that was closed.
  private var brackets: [Int] = []
  private var lastArray: Int?
  /// The next body of a function, and the names and default values of its parameters.
  private var nextBody: (start: Int, parameters: [(name: Int, value: SourceConstants.Value)])?
  /// The token after the parameters of the last function.
  private var endOfParameters = 0

  init(_ source: SourceText) { self.source = source }

  /// Visits all tokens in order.
  mutating func run() {
    for macro in source.macros { add(macro) }
    for index in source.tokens.indices {
      switch source.tokens[index].kind {
      case .symbol(UInt8(ascii: "{")): openBlock(at: index)
      case .symbol(UInt8(ascii: "}")): closeBlock(at: index)
      case .symbol(UInt8(ascii: "[")): brackets.append(index)
      case .symbol(UInt8(ascii: "]")): lastArray = brackets.popLast()
      // The type of a variable or parameter of C is not a declaration.
      case .symbol(UInt8(ascii: ";")), .symbol(UInt8(ascii: ")")): nextType = nil
      case .word: scanWord(at: index)
      default: break
      }
    }
  }

  // MARK: Blocks

  /// Begins a block: of a type, of a function with parameters, or of a closure.
  private mutating func openBlock(at index: Int) {
    let outer = openBlocks.last
    openBlocks.append(blocks.count)
    if nextType?.isEnumeration == true { enumerations.insert(blocks.count) }
    let type = nextType.map { path(ofType: $0.name, in: outer) }
    nextType = nil
    blocks.append(SourceConstants.Block(start: index, outer: outer, type: type, hasMembers: type != nil))
    if let body = nextBody, body.start == index {
      for parameter in body.parameters {
        add(parameter.name, parameter.value, index: index, isParameter: true)
      }
      nextBody = nil
    } else {
      scanClosure(at: index)
    }
  }

  /// The largest number of bytes of the names of the types around a type. Longer names are left out.
  private static let longestPath = 256

  /// The name of a type that is declared in a block, with the types around it.
  private func path(ofType name: String, in block: Int?) -> String {
    var next = block
    for _ in 0..<SourceConstants.lookupLimit {
      guard let place = next else { break }
      if let outer = blocks[place].type {
        return outer.utf8.count <= ConstantFinder.longestPath ? "\(outer).\(name)" : name
      }
      next = blocks[place].outer
    }
    return name
  }

  /// Ends the innermost block.
  private mutating func closeBlock(at index: Int) {
    guard openBlocks.count > 1, let block = openBlocks.popLast() else { return }
    blocks[block].end = index
  }

  private static let typeWords: [StaticString] = [
    "class", "struct", "enum", "extension", "protocol", "actor",
  ]

  /// Reads `class Card` or `extension Card.Names`, whose block follows.
  private mutating func scanType(at index: Int) {
    let next = index + 1
    guard source.isWord(next), !source.isSymbol(index - 1, "."), !source.isWord(index - 1, "import"),
      !SwiftModifiers.declarationWords.contains(source.text(next))
    else { return }
    var name = source.text(next)
    var last = next
    while source.isSymbol(last + 1, "."), source.isWord(last + 2), last - next < ConstantFinder.longestType {
      last += 2
      name += ".\(source.text(last))"
    }
    nextType = (name, source.isWord(index, "enum"))
  }

  /// Reads `@implementation Card` or `@end`.
  private mutating func scanDirective(at index: Int) {
    if source.isWord(index, "implementation") {
      openBlocks.append(blocks.count)
      blocks.append(
        SourceConstants.Block(start: index, outer: 0, type: source.text(index + 1), hasMembers: true))
    } else if source.isWord(index, "end"), blocks[openBlocks[openBlocks.count - 1]].hasMembers {
      closeBlock(at: index)
    }
  }

  // MARK: Declarations

  /// Reads the declaration that begins with a word, if one does.
  private mutating func scanWord(at index: Int) {
    if source.isWord(index, "let") || source.isWord(index, "var") {
      scanVariable(at: index + 1)
    } else if source.isWord(index, "func") {
      scanFunction(at: index + 1)
      scanParameters(after: index + 1)
    } else if source.isWord(index, "init"), !source.isSymbol(index - 1, ".") {
      scanParameters(after: index)
    } else if source.isWord(index, "for"), source.isWord(index + 2, "in") {
      add(index + 1, .expression(index + 3))
    } else if source.isWord(index, "case") {
      scanCases(at: index + 1)
    } else if source.isWord(index, "NSString") {
      scanObjectiveC(at: index + 1)
    } else if source.isWord(index, "String"), source.isSymbol(index - 1, ":"), source.isWord(index - 2) {
      scanParameter(at: index)
    } else if source.isSymbol(index - 1, "@") {
      scanDirective(at: index)
    } else if ConstantFinder.typeWords.contains(where: { source.isWord(index, $0) }) {
      scanType(at: index)
    }
  }

  /// Adds a declaration to the innermost block.
  private mutating func add(
    _ name: Int, _ value: SourceConstants.Value, index: Int? = nil, isParameter: Bool = false
  ) {
    guard source.isWord(name) else { return }
    declarations.append(
      SourceConstants.Declaration(
        name: source.text(name), index: index ?? name + 1, block: openBlocks[openBlocks.count - 1],
        value: value,
        isParameter: isParameter))
  }

  /// The largest number of tokens of a declared type.
  private static let longestType = 12

  /// Reads `let name = value` or `var name: String { value }`.
  private mutating func scanVariable(at name: Int) {
    guard source.isWord(name) else { return }
    var place = name + 1
    if source.isSymbol(place, ":") {
      let limit = place + ConstantFinder.longestType
      while place < limit, !isEnd(ofTypeOf: name, at: place) { place += 1 }
    }
    if source.isSymbol(place, "=") { return add(name, .expression(place + 1)) }
    if source.isSymbol(place, "{") {
      // A requirement of a protocol has no value.
      guard !source.isWord(place + 1, "get") || source.isSymbol(place + 2, "{") else { return }
      return add(name, .expression(result(inBodyAt: place)))
    }
    add(name, .unknown)
  }

  /// Whether the declared type of a variable ends before a token: at its value or body, or at the next declaration.
  private func isEnd(ofTypeOf name: Int, at place: Int) -> Bool {
    let symbols: [Unicode.Scalar] = ["=", "{", "}", ";"]
    if symbols.contains(where: { source.isSymbol(place, $0) }) { return true }
    // An attribute of the type itself follows the colon.
    if source.isSymbol(place, "@") { return place > name + 2 }
    return ConstantFinder.declarationWords.contains { source.isWord(place, $0) }
  }

  /// The words with which a declaration can begin.
  private static let declarationWords: [StaticString] = [
    "let", "var", "func", "init", "case", "class", "struct", "enum", "extension", "protocol", "private",
    "fileprivate", "internal", "package", "public", "open", "static", "weak", "unowned", "lazy", "override",
    "final", "required", "convenience", "dynamic", "mutating",
  ]

  /// Reads `func name() -> String { value }`.
  private mutating func scanFunction(at name: Int) {
    guard source.isWord(name), source.isSymbol(name + 1, "("), source.isSymbol(name + 2, ")"),
      source.isWord(name + 4, "String"), source.isSymbol(name + 5, "{")
    else { return }
    add(name, .expression(result(inBodyAt: name + 5)))
  }

  /// The first token of the result of a body that consists of this result only.
  private func result(inBodyAt brace: Int) -> Int {
    var place = brace + 1
    if source.isWord(place, "get"), source.isSymbol(place + 1, "{") { place += 2 }
    return source.isWord(place, "return") ? place + 1 : place
  }

  /// The largest number of tokens of the parameters of a function.
  private static let longestParameters = 256
  /// The largest number of tokens between the name of a function and its parameters, or between these and its body.
  private static let longestSignature = 24

  /// Finds the parameters of a function, which are visible in its body. A parameter without a known value hides other
  /// declarations of its name.
  private mutating func scanParameters(after name: Int) {
    let limit = name + ConstantFinder.longestSignature
    guard let open = (name + 1..<limit).first(where: { source.isSymbol($0, "(") }) else { return }
    let end = source.end(ofGroupAt: open, before: open + ConstantFinder.longestParameters)
    endOfParameters = end
    let start = (end..<end + ConstantFinder.longestSignature).first {
      source.isSymbol($0, "{") || source.isSymbol($0, "}") || source.isWord($0, "func")
    }
    guard let start, source.isSymbol(start, "{") else { return }
    var parameters: [(name: Int, value: SourceConstants.Value)] = []
    var place = open + 1
    while place < end {
      if source.isWord(place), source.isSymbol(place + 1, ":") {
        parameters.append((place, .unknown))
      } else if source.isSymbol(place, "="), let last = parameters.last,
        source.isWord(last.name + 2, "String")
      {
        parameters[parameters.count - 1].value = .expression(place + 1)
      }
      place = max(place + 1, source.end(ofGroupAt: place, before: end))
    }
    nextBody = (start, parameters)
  }

  /// Reads `name: String = value` in a closure or a case. A parameter without a value hides other declarations of its
  /// name.
  private mutating func scanParameter(at type: Int) {
    guard type >= endOfParameters else { return }
    var place = type + 1
    if source.isSymbol(place, "?") || source.isSymbol(place, "!") { place += 1 }
    guard !source.isWord(type - 3, "let"), !source.isWord(type - 3, "var") else { return }
    if source.isSymbol(place, "=") { return add(type - 2, .expression(place + 1), isParameter: true) }
    if source.isSymbol(place, ",") || source.isSymbol(place, ")") {
      add(type - 2, .unknown, isParameter: true)
    }
  }

  /// The largest number of names after one `case`.
  private static let maximumCases = 64

  /// Reads `case name = "text", other` in an enumeration.
  private mutating func scanCases(at start: Int) {
    guard enumerations.contains(openBlocks[openBlocks.count - 1]) else { return }
    var place = start
    for _ in 0..<ConstantFinder.maximumCases where source.isWord(place) {
      let hasValue = source.isSymbol(place + 1, "=")
      add(place, hasValue ? .expression(place + 2) : .text(source.text(place)))
      place += hasValue ? 3 : 1
      guard source.isSymbol(place, ",") else { return }
      place += 1
    }
  }

  /// Reads `NSString *const name = @"text";` or `(NSString *)name { return @"text"; }`.
  private mutating func scanObjectiveC(at start: Int) {
    guard source.isSymbol(start, "*") else { return }
    if source.isSymbol(start + 1, ")"), source.isSymbol(start + 3, "{") {
      return add(start + 2, .expression(result(inBodyAt: start + 3)))
    }
    var name = start + 1
    while source.isWord(name), source.isWord(name + 1) { name += 1 }
    if source.isSymbol(name + 1, "=") { add(name, .expression(name + 2)) }
  }

  /// Reads `["A", "B"].forEach { name in`. Parameters of other closures hide other declarations of their names.
  private mutating func scanClosure(at brace: Int) {
    guard source.isWord(brace - 1, "forEach"), source.isSymbol(brace - 2, "."), source.isWord(brace + 2, "in")
    else {
      var last = brace + 1
      while source.isWord(last), source.isSymbol(last + 1, ","), last < brace + ConstantFinder.longestType {
        last += 2
      }
      guard source.isWord(last), source.isWord(last + 1, "in") else { return }
      for name in stride(from: brace + 1, through: last, by: 2) { add(name, .unknown) }
      return
    }
    if source.isSymbol(brace - 3, "]"), let lastArray {
      add(brace + 1, .expression(lastArray))
    } else if source.isWord(brace - 3) {
      add(brace + 1, .expression(brace - 3))
    }
  }

  /// Reads `#define name @"text"`.
  private mutating func add(_ macro: Range<Int>) {
    let text = source.bytes[macro].prefix(200)
    // Most macros of C contain no text. Splitting them would take longer than reading all other declarations.
    guard text.contains(UInt8(ascii: "\"")) else { return }
    let words = String(decoding: text, as: UTF8.self).split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard words.count == 2 else { return }
    let parts = words[1].split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "@" || parts[0].isEmpty else { return }
    declarations.append(
      SourceConstants.Declaration(
        name: String(words[0]), index: -1, block: 0, value: .text(String(parts[1])), isParameter: false))
  }
}
