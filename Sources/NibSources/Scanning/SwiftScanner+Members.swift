/// Properties and methods.
extension SwiftScanner {
  /// Reads the names and types in `var a: A!, b: B!`. Stops at a value or body, which `step()` skips.
  mutating func scanProperties(_ owner: Owner?, _ modifiers: SwiftModifiers) {
    index += 1
    while source.isWord(index) {
      let name = source.text(index)
      let location = uses.location(index)
      if let owner { addObject(ofVariableAt: index, to: owner) }
      index += 1
      var type: SourceType?
      let typeStart = index + 1
      if source.isSymbol(index, ":") {
        index += 1
        type = scanSourceType()
      }
      if let owner {
        if SwiftScanner.tables.contains(name) {
          scanTable(name, owner)
        } else if !modifiers.isStatic {
          var property = SourceProperty(
            name: name, type: type, isExposed: isExposed(modifiers, owner), location: location)
          if index > typeStart { addForm(of: typeStart..<index, to: &property) }
          property.isPrivate = isPrivate(modifiers, owner)
          property.hasPrivateSetter = modifiers.hasPrivateSetter
          let accessors = accessorsAtIndex
          property.isReadOnly = accessors == .getter
          property.hasSetterCode = accessors == .setter || accessors == .observer
          property.isComputed = accessors == .getter || accessors == .setter
          add(property, to: owner)
        }
      }
      guard source.isSymbol(index, ","), source.isWord(index + 1) else { return }
      index += 1
    }
  }

  /// Adds the classes that the object of a property or constant probably has.
  private mutating func addObject(ofVariableAt place: Int, to owner: Owner) {
    guard let variable = SourceVariable(declaredAt: place, in: source) else { return }
    add(variable.classes, ofObjectIn: source.text(place), to: owner)
  }

  /// Adds the form of the type in a range of tokens. Types of NibTerm's programs need not exist in Objective-C.
  private func addForm(of type: Range<Int>, to property: inout SourceProperty) {
    guard !importsNibCore else { return }
    let form = SourceTypeForm(source, type)
    guard form != .other else { return }
    property.form = form
    property.typeText = source.text(in: type)
  }

  /// Whether nibs can name a member with these modifiers.
  private func isExposed(_ modifiers: SwiftModifiers, _ owner: Owner) -> Bool {
    if importsNibCore, !modifiers.isPrivate { return true }
    return modifiers.isExposed || owner.isObjectiveC
  }

  /// Whether a member with these modifiers can be used only in its file.
  private func isPrivate(_ modifiers: SwiftModifiers, _ owner: Owner) -> Bool {
    modifiers.isPrivate || owner.hidesMembers
  }

  private enum Accessors { case none, getter, setter, observer }

  /// The accessors of a property whose type ends before the index.
  private var accessorsAtIndex: Accessors {
    var place = index
    if source.isSymbol(place, "=") {
      // The observers of a property with a value follow the value in the same line.
      let line = source.tokens[place].line
      place += source.isSymbol(place + 1, "{") ? 2 : 1
      while source.tokens.indices.contains(place), source.tokens[place].line == line,
        !(source.isSymbol(place, "{") && isObserver(place + 1))
      {
        place += 1
      }
      return source.isSymbol(place, "{") && isObserver(place + 1) ? .observer : .none
    }
    guard source.isSymbol(place, "{") else { return .none }
    let end = source.end(ofGroupAt: place)
    place += 1
    while place < end {
      if isObserver(place) { return .observer }
      if source.isWord(place, "set") || source.isWord(place, "_modify") { return .setter }
      place = source.isSymbol(place, "{") ? source.end(ofGroupAt: place) : place + 1
    }
    return .getter
  }

  private func isObserver(_ place: Int) -> Bool {
    source.isWord(place, "willSet") || source.isWord(place, "didSet")
  }

  /// Reads a constant. Nothing can set a constant, but it may be one of NibTerm's tables.
  mutating func scanConstant(_ owner: Owner?) {
    let name = source.text(index + 1)
    if let owner { addObject(ofVariableAt: index + 1, to: owner) }
    index += 2
    guard let owner, SwiftScanner.tables.contains(name) else { return }
    if source.isSymbol(index, ":") {
      index += 1
      _ = scanSourceType()
    }
    scanTable(name, owner)
  }

  /// The tables in which classes written for NibTerm list what nibs may name.
  private static let tables: Set<String> = ["nibActions", "nibAttributes"]

  /// Reads the strings in a table's value: selectors in `nibActions`, keys in `nibAttributes`.
  private mutating func scanTable(_ name: String, _ owner: Owner) {
    if source.isSymbol(index, "=") { index += 1 }
    guard source.isSymbol(index, "{") || source.isSymbol(index, "[") else { return }
    let end = source.end(ofGroupAt: index)
    for string in index..<end where source.isString(string) {
      let text = source.text(string)
      let location = uses.location(string)
      if name == "nibActions" {
        var method = SourceMethod(name: text, selectors: [text], isExposed: true, location: location)
        method.isTableEntry = true
        add(method, body: string..<string, to: owner)
      } else {
        add(SourceProperty(name: text, type: nil, isExposed: true, location: location), to: owner)
      }
    }
    index = end
  }

  /// Reads a declared type; `nil` if it cannot be compared with the objects of a nib. Moves the index after the type in
  /// both cases.
  mutating func scanSourceType() -> SourceType? {
    var type = scanSimpleType()
    var isFunction = false
    while true {
      if source.isSymbol(index, "!") || source.isSymbol(index, "?") {
        index += 1
      } else if source.isSymbol(index, "&") {
        index += 1
        let other = scanSimpleType()
        type?.names += other?.names ?? []
      } else if source.isSymbol(index, "-") {
        index += 1
        _ = scanSimpleType()
        isFunction = true
      } else {
        return isFunction ? nil : type
      }
    }
  }

  /// Reads a type without the marks of optionals after it; `nil` if it is not a class or an array of one.
  private mutating func scanSimpleType() -> SourceType? {
    while source.isSymbol(index, "@") { index += 2 }
    while source.isWord(index, "any") || source.isWord(index, "some") { index += 1 }
    if source.isSymbol(index, "[") || source.isSymbol(index, "(") { return scanGroupedType() }
    guard source.isWord(index) else { return nil }
    let name = source.text(index)
    if name == "Array" || name == "Optional", source.isSymbol(index + 1, "<") {
      return scanGroupedType(skipping: 1, isArray: name == "Array")
    }
    let path = scanPath()
    return SourceType(names: path == "NSArray" ? [] : [path], isCollection: path == "NSArray")
  }

  /// Reads `[A]`, `(A & B)`, `Array<A>` or `Optional<A>`.
  ///
  /// - Parameters:
  ///   - count: the number of tokens before the opening bracket.
  ///   - isArray: whether the brackets denote an array; `nil` to decide by the bracket.
  private mutating func scanGroupedType(skipping count: Int = 0, isArray: Bool? = nil) -> SourceType? {
    index += count
    let isArray = isArray ?? source.isSymbol(index, "[")
    guard openBrackets.count < SwiftScanner.maximumDepth else {
      skipNested()
      return nil
    }
    let end = source.end(ofGroupAt: index, before: openBrackets.end)
    let outer = openBrackets
    openBrackets = (outer.count + 1, end)
    defer { openBrackets = outer }
    index += 1
    var type = scanSourceType()
    // This is a dictionary, a tuple, or the parameters of a function type.
    if index != end - 1 { type = nil }
    index = end
    if isArray, type?.isCollection == false { type?.isCollection = true }
    return type
  }

  /// Reads a function or initializer, with its body.
  mutating func scanFunction(_ owner: Owner?, _ modifiers: SwiftModifiers) {
    let location = uses.location(index)
    let isInitializer = source.isWord(index, "init")
    let name = isInitializer ? "init" : source.text(index + 1)
    index += isInitializer ? 1 : 2
    let isGeneric = source.isSymbol(index, "<") && source.isWord(index + 1)
    while index < source.tokens.count, !source.isSymbol(index, "("), !source.isSymbol(index, "{") {
      index =
        source.isSymbol(index, "<") && source.isWord(index + 1) ? source.end(ofGroupAt: index) : index + 1
    }
    let parameters = scanParameters()
    let labels = parameters.map(\.label)
    let isSpecial =
      isGeneric || parameters.contains(where: \.isSpecial)
      || ["async", "throws", "rethrows"].contains(source.text(index))
    let body = scanBody()
    guard let owner else { return }
    let selectors = modifiers.objectiveCName.map { [$0] } ?? SwiftSelector.texts(name, labels)
    var method = SourceMethod(
      name: isInitializer ? "init(\(labels.map { "\($0):" }.joined()))" : name, selectors: selectors,
      isExposed: isExposed(modifiers, owner), location: location)
    method.isStatic = modifiers.isStatic
    method.isPrivate = isPrivate(modifiers, owner)
    method.isConvenience = modifiers.words.contains("convenience")
    method.labels = labels
    method.parameterTypes = parameters.map(\.type)
    method.isOverride = modifiers.words.contains("override")
    method.isSpecial = isSpecial
    add(method, body: body, to: owner)
  }

  /// A parameter of a method.
  private struct Parameter {
    let label: String
    /// The type as it is written, without attributes and default value.
    let type: String
    /// Whether a selector cannot pass the argument.
    let isSpecial: Bool
  }

  /// Reads the parameters in the parentheses at the index.
  private mutating func scanParameters() -> [Parameter] {
    guard source.isSymbol(index, "(") else { return [] }
    let end = source.end(ofGroupAt: index) - 1
    var parameters: [Parameter] = []
    index += 1
    while index < end {
      if let parameter = scanParameter(before: end) { parameters.append(parameter) }
      index += 1
    }
    index = end + 1
    return parameters
  }

  /// Reads a parameter up to the comma after it. Returns `nil` if it does not begin with a label.
  private mutating func scanParameter(before end: Int) -> Parameter? {
    while source.isSymbol(index, "@") { index += 2 }
    let label = source.isWord(index) && index < end ? source.text(index) : nil
    var colon: Int?
    var value: Int?
    var isSpecial = false
    while index < end, !source.isSymbol(index, ",") {
      if colon == nil, source.isSymbol(index, ":") { colon = index }
      if value == nil, source.isSymbol(index, "=") { value = index }
      isSpecial = isSpecial || value == nil && isSpecialType(index)
      index = isGroup(index) ? source.end(ofGroupAt: index, before: end) : index + 1
    }
    guard let label else { return nil }
    return Parameter(label: label, type: type(after: colon, before: value ?? index), isSpecial: isSpecial)
  }

  private func isGroup(_ index: Int) -> Bool {
    ["(", "[", "{", "<"].contains { source.isSymbol(index, $0) }
  }

  /// Whether a token in a parameter means that a selector cannot pass the argument: `...`, `inout`, `@autoclosure`.
  private func isSpecialType(_ index: Int) -> Bool {
    source.isWord(index, "inout") || source.isWord(index, "autoclosure")
      || (source.isSymbol(index, ".") && source.isSymbol(index + 1, "."))
  }

  /// The type after a colon, without attributes; empty without a colon.
  private func type(after colon: Int?, before end: Int) -> String {
    guard let colon else { return "" }
    var start = colon + 1
    while source.isSymbol(start, "@") { start += 2 }
    return start < end ? source.text(in: start..<end) : ""
  }

  /// Skips a body and returns the range of its tokens. A declaration without a body ends where the next one begins.
  private mutating func scanBody() -> Range<Int> {
    while index < source.tokens.count, !source.isSymbol(index, "{") {
      let isNext =
        source.isSymbol(index, "}") || source.isSymbol(index, "@")
        || ["func", "var", "let", "init", "class", "struct", "enum", "extension"].contains(source.text(index))
      if isNext { return index..<index }
      index = source.isSymbol(index, "(") ? source.end(ofGroupAt: index) : index + 1
    }
    let start = index
    if index < source.tokens.count { index = source.end(ofGroupAt: index) }
    return start..<index
  }
}
