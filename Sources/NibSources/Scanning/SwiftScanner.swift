import NibFormats

/// Finds the classes of a Swift file. It reads declarations and skips everything else.
struct SwiftScanner {
  let source: SourceText
  let uses: SourceUses
  var index = 0
  private(set) var result = SourceFile()
  /// Whether the file imports NibTerm's library in place of UIKit. Members then need no attributes such as `@IBOutlet`,
  /// because the build plugin lists the members that nibs name.
  private(set) var importsNibCore = false
  private var importsModules = false
  /// The open scopes around the index, beginning with the file.
  private var scopes = [Scope()]
  /// The attributes and modifiers before the next declaration.
  private var modifiers = SwiftModifiers()
  /// The number of open type brackets around the index, and the end of the innermost bracket.
  var openBrackets = (count: 0, end: Int.max)

  init(_ uses: SourceUses) {
    source = uses.source
    self.uses = uses
  }

  /// Returns the declarations in the file, without extensions that declare no properties or methods.
  mutating func run() -> SourceFile {
    while index < source.tokens.count { step() }
    result.classes.removeAll { !$0.isDeclaration && $0.properties.isEmpty && $0.methods.isEmpty }
    if importsModules, !importsNibCore { markModuleNames() }
    return result
  }

  /// Marks the classes that the runtime knows only with their module. Generic classes and classes inside other types
  /// are left out, because documents do not contain their names.
  private mutating func markModuleNames() {
    for (index, part) in result.classes.enumerated() {
      result.classes[index].hasModuleName =
        part.isDeclaration && part.objectiveCName == nil && !part.isGeneric && !part.isPrivate
        && part.qualifiedName == part.name && part.location.file.hasSuffix(".swift")
    }
  }

  /// The declaration or extension of a class whose members are read.
  struct Owner {
    /// The index of the class in the result.
    let index: Int
    /// Whether all members are visible to Objective-C.
    let isObjectiveC: Bool
    /// Whether all members are private, because they are in a private extension.
    let hidesMembers: Bool
  }

  /// The braces of a type, or the whole file.
  private struct Scope {
    /// The class to which members in the scope belong.
    var owner: Owner?
    /// The name of the type, after the names of the types around it; empty for the file.
    var name = ""
    /// Whether the type, or one around it, has generic parameters.
    var isGeneric = false
    /// Whether only the file can use the type.
    var isPrivate = false
    /// The number of open `#if`s that began in this scope.
    var conditionals = 0
  }

  /// Reads a declaration, or skips a token or a group of brackets between declarations.
  private mutating func step() {
    switch source.tokens[index].kind {
    case .symbol(UInt8(ascii: "}")): closeScope()
    case .symbol(UInt8(ascii: "@")): scanAttribute()
    case .symbol(UInt8(ascii: "{")), .symbol(UInt8(ascii: "(")), .symbol(UInt8(ascii: "[")):
      index = source.end(ofGroupAt: index)
      modifiers = SwiftModifiers()
    // A word after a dot is not a keyword.
    case .symbol(UInt8(ascii: ".")): index += 2
    case .word: scanWord()
    case .conditional:
      scopes[scopes.count - 1].conditionals += 1
      index += 1
    case .alternative where scopes[scopes.count - 1].conditionals == 0: skipAlternatives()
    case .conditionalEnd:
      scopes[scopes.count - 1].conditionals = max(0, scopes[scopes.count - 1].conditionals - 1)
      index += 1
    case .symbol, .string, .regularExpression, .alternative:
      index += 1
      modifiers = SwiftModifiers()
    }
  }

  private mutating func openScope(_ scope: Scope) {
    index += 1
    scopes.append(scope)
    modifiers = SwiftModifiers()
  }

  /// Leaves a scope at a closing brace. A closing brace without an opening one is skipped.
  private mutating func closeScope() {
    index += 1
    scopes.removeLast()
    if scopes.isEmpty { scopes = [Scope()] }
    modifiers = SwiftModifiers()
  }

  /// Skips the other branches of an `#if` that began outside the open braces.
  private mutating func skipAlternatives() {
    var depth = 1
    while index < source.tokens.count, depth > 0 {
      if source.tokens[index].kind == .conditional { depth += 1 }
      if source.tokens[index].kind == .conditionalEnd { depth -= 1 }
      index += 1
    }
  }

  /// Reads a declaration, or a modifier of the next one.
  private mutating func scanWord() {
    let word = source.text(index)
    let isTypeMember = word == "class" && SwiftModifiers.declarationWords.contains(source.text(index + 1))
    if word == "static" || isTypeMember {
      modifiers.isStatic = true
      index += 1
      return
    }
    guard let scan = SwiftScanner.declarations[word] else {
      index += 1
      // A modifier with an argument, such as `private(set)` or `unowned(safe)`.
      let hasArgument = SwiftModifiers.wordsWithArgument.contains(word) && source.isSymbol(index, "(")
      if hasArgument {
        modifiers.hasPrivateSetter = modifiers.hasPrivateSetter || word.hasSuffix("private")
        index = source.end(ofGroupAt: index)
      } else {
        modifiers.words.insert(word)
      }
      return
    }
    let declarationModifiers = modifiers
    modifiers = SwiftModifiers()
    scan(&self, scopes[scopes.count - 1].owner, declarationModifiers)
  }

  private mutating func scanImport() {
    importsModules = true
    if source.isWord(index + 1, "NibCore") { importsNibCore = true }
    index += 2
  }

  private typealias Declaration = @Sendable (inout SwiftScanner, Owner?, SwiftModifiers) -> Void

  /// The declaration that each keyword begins.
  private static let declarations: [String: Declaration] = [
    "class": { $0.scanType($2, isClass: true) }, "actor": { $0.scanType($2) },
    "struct": { $0.scanType($2, as: { _ in .structure }) },
    "enum": { $0.scanType($2, as: { .enumeration(isObjectiveC: $0) }) },
    "protocol": { $0.scanType($2, isProtocol: true, as: { .protocol(isObjectiveC: $0) }) },
    "extension": { $0.scanType($2, isExtension: true) },
    "var": { $0.scanProperties($1, $2) }, "let": { scanner, owner, _ in scanner.scanConstant(owner) },
    "func": { $0.scanFunction($1, $2) }, "init": { $0.scanFunction($1, $2) },
    "import": { scanner, _, _ in scanner.scanImport() },
    "typealias": { scanner, _, _ in scanner.scanAlias() },
  ]

  /// Reads an attribute of the next declaration.
  private mutating func scanAttribute() {
    let name = source.text(index + 1)
    modifiers.attributes.insert(name)
    index += 2
    guard source.isSymbol(index, "(") else { return }
    let end = source.end(ofGroupAt: index)
    if name == "objc", let argument = source.inside(groupAt: index) {
      modifiers.objectiveCName = argument.map { index in
        source.isSymbol(index, ":") ? ":" : source.text(index)
      }.joined()
    }
    index = end
  }

  // MARK: Types

  /// Reads a type or an extension with its members.
  private mutating func scanType(
    _ modifiers: SwiftModifiers, isClass: Bool = false, isProtocol: Bool = false, isExtension: Bool = false,
    as kind: ((_ isObjectiveC: Bool) -> SourceTypeKind)? = nil
  ) {
    let location = uses.location(index)
    index += 1
    guard source.isWord(index) else { return }
    let start = index
    let name = scanPath()
    if isProtocol { result.protocols.append(name) }
    if let kind { result.types.append((name, kind(modifiers.attributes.contains("objc")))) }
    var scope = Scope(owner: nil)
    let outer = scopes[scopes.count - 1]
    scope.name = (outer.name.isEmpty ? "" : outer.name + ".") + plainPath(start..<index)
    scope.isGeneric = outer.isGeneric || source.isSymbol(index - 1, ">")
    scope.isPrivate = outer.isPrivate || modifiers.isPrivate
    let parents = scanInheritance()
    let superclass = isClass ? parents.first : nil
    guard source.isSymbol(index, "{") else { return }
    guard scopes.count <= SwiftScanner.maximumDepth else { return skipNested() }
    guard isClass || isExtension else { return openScope(scope) }
    let place = result.classes.count
    var part = SourceClass(
      name: name, qualifiedName: scope.name, superclass: superclass?.name, isDeclaration: isClass,
      location: location)
    // An argument of `@objc` that is not a single word is not the name of a class.
    part.objectiveCName = modifiers.objectiveCName.flatMap { name in
      name.utf8.allSatisfy(SourceLexer.isWord) && !name.isEmpty ? name : nil
    }
    part.superclassModule = superclass?.module
    part.isPrivate = isClass && scope.isPrivate
    part.isGeneric = scope.isGeneric
    result.classes.append(part)
    let isObjectiveC = !modifiers.attributes.isDisjoint(with: ["objcMembers", "objc"])
    scope.owner = Owner(
      index: place, isObjectiveC: isObjectiveC && (isExtension || modifiers.exposesAll),
      hidesMembers: isExtension && modifiers.isPrivate)
    openScope(scope)
  }

  /// The words in the tokens of a type's name, joined with dots; the parameters in `<...>` are left out.
  private func plainPath(_ tokens: Range<Int>) -> String {
    var parts: [String] = []
    var place = tokens.lowerBound
    while place < tokens.upperBound {
      if source.isWord(place) { parts.append(source.text(place)) }
      place =
        source.isSymbol(place, "<") ? source.end(ofGroupAt: place, before: tokens.upperBound) : place + 1
    }
    return parts.joined(separator: ".")
  }

  /// The maximum nesting depth of types, and of the brackets of one type.
  static let maximumDepth = 64

  /// Skips a group of brackets that is nested too deep. This is reported once per file.
  mutating func skipNested() {
    if result.diagnostics.isEmpty {
      let message =
        "types are nested more than \(SwiftScanner.maximumDepth) levels deep; deeper ones are not read"
      result.diagnostics.append(Diagnostic(.deepSource, message, at: uses.location(index)))
    }
    index = source.end(ofGroupAt: index, before: openBrackets.end)
  }

  /// The last part of `A.B.C<D>`.
  mutating func scanPath() -> String { scanQualifiedPath().name }

  /// The last part of `A.B.C<D>` and its first part, which may be a module; `nil` if there is only one part.
  private mutating func scanQualifiedPath() -> (name: String, module: String?) {
    var name = source.text(index)
    var module: String?
    index += 1
    while true {
      if source.isSymbol(index, "<") { index = source.end(ofGroupAt: index, before: openBrackets.end) }
      guard source.isSymbol(index, "."), source.isWord(index + 1) else { return (name, module) }
      module = module ?? name
      name = source.text(index + 1)
      index += 2
    }
  }

  /// Reads the names between the colon and the brace, and moves the index to the brace.
  private mutating func scanInheritance() -> [(name: String, module: String?)] {
    var names: [(name: String, module: String?)] = []
    if source.isSymbol(index, "<") { index = source.end(ofGroupAt: index) }
    let isList = source.isSymbol(index, ":")
    while index < source.tokens.count, !source.isSymbol(index, "{"), !source.isSymbol(index, "}") {
      if source.isWord(index, "where") {
        while index < source.tokens.count, !source.isSymbol(index, "{") { index += 1 }
      } else if source.isSymbol(index, "@") {
        index += 2
      } else if isList, source.isWord(index) {
        names.append(scanQualifiedPath())
      } else {
        index += 1
      }
    }
    return names
  }

  /// Reads a type alias of a class.
  private mutating func scanAlias() {
    index += 1
    let name = source.text(index)
    index += 1
    if source.isSymbol(index, "<") { index = source.end(ofGroupAt: index) }
    guard source.isSymbol(index, "=") else { return }
    index += 1
    if let type = scanSourceType(), !type.isCollection, type.names.count == 1 {
      result.aliases.append((name, type.names[0]))
    }
  }

  mutating func add(_ property: SourceProperty, to owner: Owner) {
    result.classes[owner.index].properties.append(property)
  }

  mutating func add(_ classes: [String], ofObjectIn variable: String, to owner: Owner) {
    result.classes[owner.index].add(classes, ofObjectIn: variable)
  }

  mutating func add(_ method: SourceMethod, body: Range<Int>, to owner: Owner) {
    var method = method
    uses.scan(body, &method, &result.classes[owner.index])
    result.classes[owner.index].methods.append(method)
  }
}

extension DiagnosticKind {
  package static let deepSource = DiagnosticKind(
    "deep-source", .loading, .warning,
    "A Swift file nests types, or the brackets of a type, more than 64 levels deep.",
    details: """
      The deeper ones are not read, so their classes are unknown. Reported once per file, at the first of them.
      """,
    wrong: .card(code: "\n  var cells: \(nested(levels: 65)) = []"),
    right: .card(code: "\n  var cells: \(nested(levels: 2)) = []"))

  /// The type of an array of arrays.
  private static func nested(levels: Int) -> String {
    String(repeating: "[", count: levels) + "Int" + String(repeating: "]", count: levels)
  }
}
