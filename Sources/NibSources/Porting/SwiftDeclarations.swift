/// The types that a Swift source declares or extends, with their members.
struct SwiftDeclarations {
  /// A property, function, case or nested type.
  struct Member: Hashable {
    /// The name; functions have their labels: `addSubview(_:)`.
    var name: String
    /// The name of the type of a property, without optionality; `nil` for other members and for other forms of types.
    var type: String?
    /// Whether other modules can override the member.
    var isOpen = false

    /// The name without labels.
    var baseName: Substring { name.prefix { $0 != "(" } }
  }

  /// The contents of a type's declaration and extensions.
  struct Contents {
    /// The keyword of the declaration; `extension` if the source only extends the type.
    var keyword = "extension"
    /// The superclass and the protocols.
    var inherited: [String] = []
    var members: Set<Member> = []
  }

  private let source: SourceText
  /// Whether only declarations are read that other modules can use.
  private let onlyPublic: Bool
  /// The types by their names, those of nested types with the names of the types around them. The functions, variables
  /// and types of no type have the name "".
  private(set) var types: [String: Contents] = [:]

  init(_ source: SourceText, onlyPublic: Bool) {
    self.source = source
    self.onlyPublic = onlyPublic
    read(source.tokens.indices, in: Scope(name: "", keyword: "", isPublic: false))
  }

  /// The braces of a type.
  private struct Scope {
    let name: String
    let keyword: String
    /// Whether the members are public without a modifier: those of protocols, enumerations and public extensions.
    let isPublic: Bool
  }

  private static let typeWords: Set<String> = ["class", "struct", "enum", "protocol", "actor", "extension"]
  private static let access: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private",
  ]

  // MARK: Declarations

  /// Reads the declarations in a range of tokens, which are members of a scope.
  private mutating func read(_ range: Range<Int>, in scope: Scope) {
    var modifiers: Set<String> = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard source.isWord(index), !source.isSymbol(index - 1, ".") else {
        if !source.isSymbol(index, "@"), !source.isSymbol(index, "(") { modifiers = [] }
        // The word of an attribute is not a declaration.
        index =
          source.isSymbol(index, "@") ? index + 2 : source.end(ofGroupAt: index, before: range.upperBound)
        continue
      }
      let word = source.text(index)
      switch word {
      case "class" where SwiftDeclarations.memberWords.contains(source.text(index + 1)):
        modifiers.insert("static class")
        index += 1
      case _ where SwiftDeclarations.typeWords.contains(word):
        index = readType(word, at: index, modifiers, scope, before: range.upperBound)
        modifiers = []
      case "func", "var", "let", "case", "typealias", "associatedtype":
        index = readMember(word, at: index, modifiers, scope, before: range.upperBound)
        modifiers = []
      default:
        modifiers.insert(word)
        index += 1
      }
    }
  }

  private static let memberWords: Set<String> = [
    "func", "var", "let", "override", "subscript", "final", "open", "public", "internal", "private",
    "fileprivate", "package",
  ]

  private func isVisible(_ modifiers: Set<String>, _ scope: Scope) -> Bool {
    guard onlyPublic else { return true }
    if modifiers.contains("open") || modifiers.contains("public") { return true }
    return scope.isPublic && modifiers.isDisjoint(with: SwiftDeclarations.access)
  }

  /// Reads a type with its members, and returns the index after it.
  private mutating func readType(
    _ keyword: String, at index: Int, _ modifiers: Set<String>, _ scope: Scope, before end: Int
  ) -> Int {
    var name = source.text(index + 1)
    var place = index + 2
    while source.isSymbol(place, "."), source.isWord(place + 1) {
      name += "." + source.text(place + 1)
      place += 2
    }
    var inherited: [String] = []
    if source.isSymbol(place, "<") { place = source.end(ofGroupAt: place, before: end) }
    if source.isSymbol(place, ":") {
      (inherited, place) = readInherited(after: place, before: end)
    }
    while place < end, !source.isSymbol(place, "{") { place += 1 }
    guard let body = source.inside(groupAt: place) else { return place + 1 }
    let next = body.upperBound + 1
    let isExtension = keyword == "extension"
    guard isExtension || isVisible(modifiers, scope) else { return next }
    let qualified = scope.name.isEmpty || isExtension ? name : scope.name + "." + name
    if !isExtension {
      types[qualified, default: Contents()].keyword = keyword
      types[scope.name, default: Contents()].members.insert(Member(name: name))
    }
    types[qualified, default: Contents()].inherited += inherited
    let isPublic =
      ["protocol", "enum"].contains(keyword) || isExtension && modifiers.contains("public")
    read(body, in: Scope(name: qualified, keyword: keyword, isPublic: isPublic))
    return next
  }

  /// The names after a colon, up to the opening brace.
  private func readInherited(after colon: Int, before end: Int) -> (names: [String], end: Int) {
    var names: [String] = []
    var place = colon + 1
    while place < end, !source.isSymbol(place, "{"), !source.isWord(place, "where") {
      if source.isWord(place), !source.isSymbol(place - 1, "@") {
        var name = source.text(place)
        while source.isSymbol(place + 1, "."), source.isWord(place + 2) {
          name = source.text(place + 2)
          place += 2
        }
        names.append(name)
      }
      place = source.isSymbol(place, "<") ? source.end(ofGroupAt: place, before: end) : place + 1
    }
    return (names, place)
  }

  // MARK: Members

  /// Reads a function, property or case, and returns the index after its name.
  private mutating func readMember(
    _ keyword: String, at index: Int, _ modifiers: Set<String>, _ scope: Scope, before end: Int
  ) -> Int {
    guard isVisible(modifiers, scope) else { return index + 2 }
    let canOverride = !modifiers.isDisjoint(with: ["open", "override"]) || !onlyPublic
    let isOpen = scope.keyword == "class" && canOverride && modifiers.isDisjoint(with: ["final", "static"])
    switch keyword {
    case "func":
      guard source.isWord(index + 1) else { return index + 2 }
      let (labels, next) = readLabels(after: index + 1, before: end)
      let name = source.text(index + 1) + "(" + labels.map { $0 + ":" }.joined() + ")"
      add(Member(name: name, isOpen: isOpen), to: scope)
      return next
    case "var", "let": return readProperties(at: index, isOpen: isOpen, scope, before: end)
    default:
      var place = index + 1
      while source.isWord(place) {
        add(Member(name: source.text(place)), to: scope)
        place += 1
        guard keyword == "case" else { break }
        if source.isSymbol(place, "(") { place = source.end(ofGroupAt: place, before: end) }
        guard source.isSymbol(place, ","), place < end else { break }
        place += 1
      }
      return max(place, index + 1)
    }
  }

  private mutating func add(_ member: Member, to scope: Scope) {
    types[scope.name, default: Contents()].members.insert(member)
  }

  /// Reads `a: A, b: B = c, d = e` or `(a, b)`. The values and bodies are left to `read`.
  private mutating func readProperties(at index: Int, isOpen: Bool, _ scope: Scope, before end: Int) -> Int {
    var place = index + 1
    if source.isSymbol(place, "("), let names = source.inside(groupAt: place) {
      for name in names where source.isWord(name) {
        add(Member(name: source.text(name), isOpen: isOpen), to: scope)
      }
      return names.upperBound + 1
    }
    while source.isWord(place) {
      let name = source.text(place)
      place += 1
      let type: String? =
        if source.isSymbol(place, ":") {
          source.simpleType(at: place + 1)
        } else if source.isSymbol(place, "=") {
          source.createdType(at: place + 1)
        } else {
          nil
        }
      add(Member(name: name, type: type, isOpen: isOpen), to: scope)
      if source.isSymbol(place, ":") { place += 2 }
      while source.isSymbol(place, "?") || source.isSymbol(place, "!") { place += 1 }
      if source.isSymbol(place, "="), let next = nextProperty(afterValueAt: place + 1, before: end) {
        place = next
        continue
      }
      guard source.isSymbol(place, ","), source.isWord(place + 1), place < end else { break }
      place += 1
    }
    return max(place, index + 1)
  }

  /// The name of the property that follows a value and a comma: `1, b = 2`; `nil` if the declaration ends with the
  /// value.
  private func nextProperty(afterValueAt index: Int, before end: Int) -> Int? {
    var place = index
    while place < end, !SwiftDeclarations.endsValue(source, place) {
      if source.isSymbol(place, ","), source.isWord(place + 1),
        source.isSymbol(place + 2, ":") || source.isSymbol(place + 2, "=") && !source.isSymbol(place + 3, "=")
      {
        return place + 1
      }
      place = source.end(ofGroupAt: place, before: end)
    }
    return nil
  }

  private static func endsValue(_ source: SourceText, _ place: Int) -> Bool {
    source.isSymbol(place, "@") || source.isSymbol(place, ";")
      || ["func", "case", "init", "typealias", "import"].contains(source.text(place))
      || typeWords.contains(source.text(place)) || memberWords.contains(source.text(place))
  }

  /// The labels of a function's parameters, and the index after them.
  private func readLabels(after name: Int, before end: Int) -> (labels: [String], end: Int) {
    var place = name + 1
    if source.isSymbol(place, "<") { place = source.end(ofGroupAt: place, before: end) }
    guard let inside = source.inside(groupAt: place), source.isSymbol(place, "(") else { return ([], place) }
    return (source.parameters(in: inside).map { source.text($0.label) }, inside.upperBound + 1)
  }
}

extension SourceText {
  /// A parameter of a function: the tokens of its label, its name inside the function, and the first token of its type.
  struct Parameter {
    let label: Int
    let name: Int
    let type: Int
  }

  /// The parameters between the parentheses of a declaration.
  func parameters(in range: Range<Int>) -> [Parameter] {
    var result: [Parameter] = []
    var place = range.lowerBound
    var isAtStart = true
    while place < range.upperBound {
      if isAtStart, isSymbol(place, "@") {
        place += 2
        continue
      }
      if isAtStart, isWord(place) {
        let name = isWord(place + 1) ? place + 1 : place
        if isSymbol(name + 1, ":") { result.append(Parameter(label: place, name: name, type: name + 2)) }
      }
      isAtStart = isSymbol(place, ",")
      place = end(ofGroupAt: place, before: range.upperBound)
    }
    return result
  }

  /// The name of the class or other type at an index, without optionality; `nil` for collections, variadic parameters,
  /// functions, generic types and compositions. A nested type has the names of the types around it.
  func simpleType(at index: Int) -> String? {
    var place = index
    while isWord(place, "any") || isWord(place, "some") || isWord(place, "inout") { place += 1 }
    guard isWord(place) else { return nil }
    var name = text(place)
    while isSymbol(place + 1, "."), isWord(place + 2) {
      name += "." + text(place + 2)
      place += 2
    }
    place += 1
    while isSymbol(place, "?") || isSymbol(place, "!") { place += 1 }
    return ["<", "&", "-", "."].contains { isSymbol(place, $0) } ? nil : name
  }

  /// The class in `Class(...)` at an index, if nothing follows that changes the type.
  func createdType(at index: Int) -> String? {
    guard isWord(index), isSymbol(index + 1, "(") else { return nil }
    let next = end(ofGroupAt: index + 1)
    let isWhole = ![".", "?", "!", "[", "&", "|", "="].contains { isSymbol(next, $0) }
    return isWhole && !isWord(next, "as") ? text(index) : nil
  }
}
