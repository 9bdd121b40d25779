/// Finds the classes of an Objective-C file: interfaces, categories and implementations. Skips C code.
struct ObjectiveCScanner {
  let source: SourceText
  let uses: SourceUses
  var index = 0
  private(set) var result = SourceFile()
  /// The argument of `NS_SWIFT_NAME` before an interface.
  private var swiftName: String?

  init(_ uses: SourceUses) {
    source = uses.source
    self.uses = uses
  }

  /// Returns all declarations in the file.
  mutating func run() -> SourceFile {
    while index < source.tokens.count { step() }
    return result
  }

  /// Reads a token, or everything that begins with it.
  private mutating func step() {
    switch source.tokens[index].kind {
    case .symbol(UInt8(ascii: "@")):
      index += 1
      scanDirective()
    case .symbol(UInt8(ascii: "{")), .symbol(UInt8(ascii: "(")): index = source.end(ofGroupAt: index)
    case .word where source.isWord(index, "NS_SWIFT_NAME") && source.isWord(index + 2):
      swiftName = source.text(index + 2)
      index += 1
    default: index += 1
    }
  }

  /// Reads what follows an `@`.
  private mutating func scanDirective() {
    switch source.text(index) {
    case "interface": scanClass(isInterface: true)
    case "implementation": scanClass(isInterface: false)
    case "protocol": scanProtocol()
    case "compatibility_alias":
      result.aliases.append((source.text(index + 1), source.text(index + 2)))
      index += 3
    default: index += 1
    }
  }

  /// Reads `@protocol A, B;` or `@protocol A <B> ... @end`.
  private mutating func scanProtocol() {
    index += 1
    result.protocols.append(source.text(index))
    while index < source.tokens.count, !source.isSymbol(index, ";"), !isDirective("end") {
      // The requirements of a protocol also end in semicolons.
      let isBody = source.isSymbol(index, "-") || source.isSymbol(index, "+") || source.isSymbol(index, "@")
      if isBody { return skipToEnd() }
      index += 1
    }
  }

  private mutating func skipToEnd() {
    while index < source.tokens.count, !isDirective("end") { index += 1 }
  }

  func isDirective(_ word: StaticString) -> Bool {
    source.isSymbol(index, "@") && source.isWord(index + 1, word)
  }

  /// Reads a class, or a category of one, with its members.
  private mutating func scanClass(isInterface: Bool) {
    let location = uses.location(index)
    index += 1
    guard source.isWord(index) else { return }
    let name = source.text(index)
    index += 1
    if source.isSymbol(index, "<") { index = source.end(ofGroupAt: index) }
    var part = SourceClass(name: name, isDeclaration: false, location: location)
    if source.isSymbol(index, ":"), source.isWord(index + 1) {
      part.superclass = source.text(index + 1)
      part.isDeclaration = isInterface
      index += 2
    } else if source.isSymbol(index, "(") {
      index = source.end(ofGroupAt: index)
    }
    while source.isSymbol(index, "<") { index = source.end(ofGroupAt: index) }
    if let swiftName, isInterface { result.aliases.append((swiftName, name)) }
    swiftName = nil
    if source.isSymbol(index, "{") { scanVariables(of: &part) }
    scanMembers(of: &part)
    result.classes.append(part)
  }

  /// Reads the instance variables in braces.
  private mutating func scanVariables(of owner: inout SourceClass) {
    let end = source.inside(groupAt: index)?.upperBound ?? source.tokens.count
    index += 1
    while index < end {
      if source.isSymbol(index, "@") {
        index += 2
      } else {
        scanDeclaration(of: &owner, end)
      }
    }
    index = min(end + 1, source.tokens.count)
  }

  /// Reads members up to the `@end` of the class.
  private mutating func scanMembers(of owner: inout SourceClass) {
    while index < source.tokens.count {
      switch source.tokens[index].kind {
      case .symbol(UInt8(ascii: "@")):
        if isDirective("end") { return }
        // If `@end` is missing, the class ends where the next one begins.
        if isDirective("interface") || isDirective("implementation") { return }
        scanMemberDirective(of: &owner)
      case .symbol(UInt8(ascii: "-")), .symbol(UInt8(ascii: "+")): scanMethod(of: &owner)
      case .symbol(UInt8(ascii: "{")), .symbol(UInt8(ascii: "(")): index = source.end(ofGroupAt: index)
      default: index += 1
      }
    }
  }

  /// Reads `@property` and similar directives in a class.
  private mutating func scanMemberDirective(of owner: inout SourceClass) {
    index += 1
    switch source.text(index) {
    case "property":
      index += 1
      if source.isSymbol(index, "(") { index = source.end(ofGroupAt: index) }
      scanDeclaration(of: &owner, source.tokens.count)
    case "synthesize", "dynamic":
      index += 1
      scanSynthesized(of: &owner)
    default: index += 1
    }
  }

  /// Reads `@synthesize a = _b, c;` as declarations of `a` and `c`, because a protocol may declare the properties.
  private mutating func scanSynthesized(of owner: inout SourceClass) {
    while index < source.tokens.count, !source.isSymbol(index, ";") {
      if source.isWord(index), !source.isSymbol(index - 1, "=") {
        let name = source.text(index)
        owner.properties.append(
          SourceProperty(name: name, type: nil, isExposed: true, location: uses.location(index)))
      }
      index += 1
    }
  }
}
