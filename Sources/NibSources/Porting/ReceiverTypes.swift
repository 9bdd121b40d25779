/// Finds the class of the object whose member a source uses: of the expression before a dot, or of `self`. It is known
/// only if the declarations in the source leave no doubt.
///
/// Indices and places are those of tokens.
struct ReceiverTypes {
  private let source: SourceText
  private let declarations: AppDeclarations
  /// The types of variables, parameters and properties of the file, by name. The inner value is `nil` for a name whose
  /// type is not known or not the same everywhere.
  private var variableTypes: [String: String?] = [:]
  /// The bodies of types, with the class to which they belong; `nil` for other types than classes.
  private var typeBodies: [(range: Range<Int>, className: String?)] = []

  /// The largest number of tokens of the parameters of a closure or the variables of a loop.
  private static let longestNameList = 60

  init(_ source: SourceText, _ declarations: AppDeclarations) {
    self.source = source
    self.declarations = declarations
    for index in source.tokens.indices where source.isWord(index) && !source.isSymbol(index - 1, ".") {
      switch source.text(index) {
      case "let", "var": addVariable(at: index + 1)
      case "func", "init", "subscript": addParameters(after: index)
      case "in": addNames(beforeIn: index)
      case "class", "extension", "struct", "enum", "protocol", "actor": addTypeBody(at: index)
      default: break
      }
    }
  }

  /// Whether the file declares a variable or parameter with a name.
  func declares(_ name: String) -> Bool { variableTypes[name] != nil }

  /// Adds a variable. If another one with the same name has another type, the type of the name is not known any more.
  private mutating func add(_ name: String, type: String?) {
    if let known = variableTypes[name], known != type {
      variableTypes[name] = .some(nil)
    } else {
      variableTypes[name] = .some(type)
    }
  }

  /// Adds the variable after `let` or `var`, or the variables of a tuple, whose types are not known. The type of a
  /// variable is known if it is written, or if the value is created with an initializer.
  private mutating func addVariable(at index: Int) {
    guard source.isWord(index) else {
      for place in source.inside(groupAt: index) ?? index..<index where source.isWord(place) {
        add(source.text(place), type: nil)
      }
      return
    }
    let name = source.text(index)
    if source.isSymbol(index + 1, ":") {
      return add(name, type: source.simpleType(at: index + 2))
    }
    guard source.isSymbol(index + 1, "="), source.isWord(index + 2) else {
      if !endsCondition(index + 1) { add(name, type: nil) }
      return
    }
    if source.text(index + 2) == name, endsCondition(index + 3) { return }
    add(name, type: source.createdType(at: index + 2))
  }

  /// Whether a token ends a condition such as `if let a {`, `if let a = a {` or `guard let a else {`. Such an `a` has
  /// the type of the other variable `a`.
  private func endsCondition(_ index: Int) -> Bool {
    source.isSymbol(index, "{") || source.isWord(index, "else")
  }

  /// Adds the parameters of a function with their types.
  private mutating func addParameters(after index: Int) {
    var place = source.isWord(index, "func") ? index + 2 : index + 1
    while source.isSymbol(place, "?") || source.isSymbol(place, "!") { place += 1 }
    if source.isSymbol(place, "<") { place = source.end(ofGroupAt: place) }
    guard source.isSymbol(place, "("), let inside = source.inside(groupAt: place) else { return }
    for parameter in source.parameters(in: inside) {
      // The type of a parameter with an attribute, such as `@escaping`, is that of a closure.
      let isClosure = source.isSymbol(parameter.type, "@")
      add(source.text(parameter.name), type: isClosure ? nil : source.simpleType(at: parameter.type))
    }
  }

  /// Adds the parameters of a closure and the variables of a loop, whose types are not known.
  private mutating func addNames(beforeIn index: Int) {
    var place = index - 1
    let limit = max(0, index - ReceiverTypes.longestNameList)
    while place >= limit, !source.isSymbol(place, "{"), !source.isWord(place, "for") {
      if source.isWord(place) { add(source.text(place), type: nil) }
      place -= 1
    }
  }

  /// Adds the body of the type or extension that is declared at an index. In it, `self` has this type.
  private mutating func addTypeBody(at index: Int) {
    // The word can also begin a member of a class, such as `class func`.
    guard source.isWord(index + 1), !["func", "var", "let"].contains(source.text(index + 1)) else { return }
    var name = source.text(index + 1)
    var place = index + 2
    while place < source.tokens.count, !source.isSymbol(place, "{") {
      if source.isSymbol(place, ";") || source.isSymbol(place, "}") { return }
      if source.isSymbol(place, "."), place == index + 2 { name += "." + source.text(place + 1) }
      place = source.isSymbol(place, "<") ? source.end(ofGroupAt: place) : place + 1
    }
    guard let body = source.inside(groupAt: place) else { return }
    let isClass = source.isWord(index, "class") || source.isWord(index, "extension")
    typeBodies.append((body, isClass ? name : nil))
  }

  /// The class or extension whose body is around an index; `nil` if there is none, or for another type.
  func enclosingClass(at index: Int) -> String? {
    typeBodies.last { $0.range.contains(index) }.flatMap(\.className)
  }

  /// The class of the expression before a dot; `nil` if it is not known.
  func typeBefore(dot: Int) -> String? {
    var place = dot - 1
    while isOptionalMark(place) { place -= 1 }
    guard source.isWord(place) else { return nil }
    let word = source.text(place)
    let isOfSelf = source.isSymbol(place - 1, ".") && source.isWord(place - 2, "self")
    if isOfSelf, !source.isSymbol(place - 3, "."), let type = variableTypes[word] { return type }
    if source.isSymbol(place - 1, ".") {
      return typeBefore(dot: place - 1).flatMap { property(word, of: $0) }
    }
    if word == "self" || word == "super" { return enclosingClass(at: place) }
    if let type = variableTypes[word] { return type }
    if declarations.nibCoreClass(of: word) != nil { return word }
    guard declarations.isComplete, !declarations.members.contains(word) else { return nil }
    return enclosingClass(at: place).flatMap { property(word, of: $0) }
  }

  /// Whether a token is a question mark or an exclamation mark that directly follows its expression.
  private func isOptionalMark(_ index: Int) -> Bool {
    guard source.isSymbol(index, "?") || source.isSymbol(index, "!"), index > 0 else { return false }
    return source.tokens[index].range.lowerBound == source.tokens[index - 1].range.upperBound
  }

  /// The class of a property of a class of NibCore, or of a class that inherits from one.
  private func property(_ name: String, of type: String) -> String? {
    guard !declarations.members.contains(name), let type = declarations.nibCoreClass(of: type) else {
      return nil
    }
    let types = Set(NibCoreTypes.all.members(named: name, in: type).map(\.type))
    return types.count == 1 ? types.first.flatMap { $0 } : nil
  }
}
