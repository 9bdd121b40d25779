/// Finds the classes of expressions before a dot, as far as a source shows them without doubt.
struct ReceiverTypes {
  private let source: SourceText
  private let declarations: AppDeclarations
  /// The types of variables, parameters and properties of the file, by name; `nil` for a name whose type is not known
  /// or not the same everywhere.
  private var variables: [String: String?] = [:]
  /// The bodies of types, with the class to which they belong; `nil` for other types than classes.
  private var scopes: [(range: Range<Int>, type: String?)] = []

  init(_ source: SourceText, _ declarations: AppDeclarations) {
    self.source = source
    self.declarations = declarations
    for index in source.tokens.indices where source.isWord(index) && !source.isSymbol(index - 1, ".") {
      switch source.text(index) {
      case "let", "var": addVariable(at: index + 1)
      case "func", "init", "subscript": addParameters(after: index)
      case "in": addNames(beforeIn: index)
      case "class", "extension", "struct", "enum", "protocol", "actor": addScope(at: index)
      default: break
      }
    }
  }

  /// Whether the file declares a variable or parameter with a name.
  func declares(_ name: String) -> Bool { variables[name] != nil }

  private mutating func add(_ name: String, _ type: String?) {
    guard let known = variables[name] else {
      variables[name] = .some(type)
      return
    }
    if known != type { variables[name] = .some(nil) }
  }

  /// Adds a variable with its type, if that is written or is that of its value.
  private mutating func addVariable(at index: Int) {
    guard source.isWord(index) else {
      for place in source.inside(groupAt: index) ?? index..<index where source.isWord(place) {
        add(source.text(place), nil)
      }
      return
    }
    let name = source.text(index)
    if source.isSymbol(index + 1, ":") { return add(name, source.simpleType(at: index + 2)) }
    guard source.isSymbol(index + 1, "="), source.isWord(index + 2) else {
      return addUntyped(name, at: index + 1)
    }
    // `if let a = a` has the type of the other `a`.
    if source.text(index + 2) == name, source.isSymbol(index + 3, "{") || source.isWord(index + 3, "else") {
      return
    }
    add(name, source.createdType(at: index + 2))
  }

  /// Adds a variable without a type, unless it stands for another one: `if let a {`.
  private mutating func addUntyped(_ name: String, at next: Int) {
    if !source.isSymbol(next, "{"), !source.isWord(next, "else") { add(name, nil) }
  }

  /// Adds the parameters of a function with their types.
  private mutating func addParameters(after index: Int) {
    var place = source.isWord(index, "func") ? index + 2 : index + 1
    while source.isSymbol(place, "?") || source.isSymbol(place, "!") { place += 1 }
    if source.isSymbol(place, "<") { place = source.end(ofGroupAt: place) }
    guard source.isSymbol(place, "("), let inside = source.inside(groupAt: place) else { return }
    for parameter in source.parameters(in: inside) {
      let end = parameter.type
      add(source.text(parameter.name), source.isSymbol(end, "@") ? nil : source.simpleType(at: end))
    }
  }

  /// Adds the parameters of a closure and the variables of a loop, whose types are not known.
  private mutating func addNames(beforeIn index: Int) {
    var place = index - 1
    while place >= max(0, index - 60), !source.isSymbol(place, "{"), !source.isWord(place, "for") {
      if source.isWord(place) { add(source.text(place), nil) }
      place -= 1
    }
  }

  /// Adds the range of a type, in which `self` has this type.
  private mutating func addScope(at index: Int) {
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
    scopes.append((body, isClass ? name : nil))
  }

  /// The class whose members are around an index; `nil` if it is not one of NibCore or of the app.
  func enclosingClass(at index: Int) -> String? {
    scopes.last { $0.range.contains(index) }.flatMap(\.type)
  }

  /// The class of the expression before a dot.
  func typeBefore(dot: Int) -> String? {
    var place = dot - 1
    while isMark(place) { place -= 1 }
    guard source.isWord(place) else { return nil }
    let word = source.text(place)
    let isOfSelf = source.isSymbol(place - 1, ".") && source.isWord(place - 2, "self")
    if isOfSelf, !source.isSymbol(place - 3, "."), let type = variables[word] { return type }
    if source.isSymbol(place - 1, ".") {
      return typeBefore(dot: place - 1).flatMap { property(word, of: $0) }
    }
    if word == "self" || word == "super" { return enclosingClass(at: place) }
    if let type = variables[word] { return type }
    if declarations.nibCoreClass(of: word) != nil { return word }
    guard declarations.isComplete, !declarations.members.contains(word) else { return nil }
    return enclosingClass(at: place).flatMap { property(word, of: $0) }
  }

  /// Whether a token is a mark of an optional that directly follows its expression.
  private func isMark(_ index: Int) -> Bool {
    guard source.isSymbol(index, "?") || source.isSymbol(index, "!"), index > 0 else { return false }
    return source.tokens[index].range.lowerBound == source.tokens[index - 1].range.upperBound
  }

  /// The class of a property of a class of NibCore, or of a class that inherits from one.
  private func property(_ name: String, of type: String) -> String? {
    guard !declarations.members.contains(name), let type = declarations.nibCoreClass(of: type) else {
      return nil
    }
    let found = Set(NibCoreTypes.all.members(named: name, in: type).map(\.type))
    return found.count == 1 ? found.first.flatMap { $0 } : nil
  }
}
