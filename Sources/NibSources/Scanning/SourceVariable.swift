import NibSupport

/// The declaration of a local variable, parameter or property that code at a place sees, and the classes that its object
/// probably has.
struct SourceVariable {
  private let source: SourceText
  private let scope: SourceScope
  /// The index of the variable's name in its declaration.
  private let place: Int
  private let form: Form

  /// The ways in which a variable is declared.
  private enum Form {
    /// `let cell = value`, `var cell: Cell`, `case let cell as Cell`
    case variable
    /// `Cell *cell`
    case pointer
    /// `(Cell *)cell`, a parameter or a conversion
    case converted(type: Range<Int>)
    /// `cell: Cell` in the brackets of a function
    case parameter
    /// `for cell in cells`
    case element
    /// `{ cell, index in`, whose brace is at the given index
    case closure(brace: Int)

    var canBeProperty: Bool {
      switch self {
      case .variable, .pointer: true
      case .converted, .parameter, .element, .closure: false
      }
    }
  }

  /// The largest number of tokens between a declaration and a use of it.
  private static let nearDeclaration = 400
  /// The largest number of tokens of a type or value.
  private static let longestDeclaration = 40

  /// Finds the last declaration of a variable before the token at an index whose scope contains this token; `nil` if
  /// none is near.
  ///
  /// - Parameter ofSelf: whether it is a property, `self.cell`, which no parameter hides.
  init?(named name: String, ofSelf: Bool = false, before index: Int, in source: SourceText) {
    let scope = SourceScope(source)
    var depth = 0
    for place in (max(0, index - Self.nearDeclaration)..<max(0, index)).reversed() {
      if source.isSymbol(place, "}") { depth += 1 }
      if source.isSymbol(place, "{"), depth > 0 { depth -= 1 }
      guard depth == 0, source.isWord(place), source.tokens[place].range.count == name.utf8.count,
        source.text(place) == name, let form = Self.form(place, source, scope),
        !ofSelf || form.canBeProperty, Self.isVisible(form, place, at: index, scope)
      else { continue }
      (self.source, self.scope, self.place, self.form) = (source, scope, place, form)
      return
    }
    return nil
  }

  /// The variable that is declared with the name at an index; `nil` if no declaration is there.
  init?(declaredAt place: Int, in source: SourceText) {
    let scope = SourceScope(source)
    guard let form = Self.form(place, source, scope) else { return nil }
    (self.source, self.scope, self.place, self.form) = (source, scope, place, form)
  }

  private static func form(_ place: Int, _ source: SourceText, _ scope: SourceScope) -> Form? {
    if source.isWord(place - 1, "let") || source.isWord(place - 1, "var") { return .variable }
    if source.isSymbol(place - 1, "*"), isType(place - 2, source) || source.isSymbol(place - 2, ">") {
      return .pointer
    }
    if source.isSymbol(place - 1, ")"), source.isSymbol(place - 2, "*"),
      let open = source.start(ofGroupEndingAt: place - 1, atMost: longestDeclaration)
    {
      return .converted(type: open..<place)
    }
    if source.isSymbol(place + 1, ":") { return scope.isParameter(place) ? .parameter : nil }
    if source.isWord(place + 1, "in"), source.isWord(place - 1, "for") { return .element }
    return scope.brace(ofClosureWithParameter: place).map { .closure(brace: $0) }
  }

  private static func isVisible(_ form: Form, _ place: Int, at index: Int, _ scope: SourceScope) -> Bool {
    switch form {
    case .variable, .pointer: !scope.isInHeader(place) || scope.contains(index, afterHeaderAt: place)
    case .converted, .parameter, .element: scope.contains(index, afterHeaderAt: place)
    case .closure: true
    }
  }

  private static func isType(_ index: Int, _ source: SourceText) -> Bool {
    source.isWord(index) && (source.text(index).first?.isUppercase ?? false)
  }

  // MARK: Classes

  /// The names that can be those of the object's class: of the declared type, otherwise of the type to which the value is
  /// converted, otherwise all that the value mentions. Empty if there are none.
  var classes: [String] {
    switch form {
    case .variable where source.isSymbol(place + 1, ":"), .parameter: Self.names(in: type, source)
    case .variable: Self.classes(in: value(from: place + 1), source)
    case .element: Self.classes(in: value(from: place + 2), source)
    case .pointer: Self.names(in: typeOfPointer, source)
    case .converted(let type): Self.names(in: type, source)
    case .closure(let brace): Self.names(in: call(before: brace), source)
    }
  }

  /// The classes of the object that the expression in a range results in. The type of a conversion, `value as! Cell`, or
  /// of a new object, `Cell(frame: .zero)`, decides; otherwise, all names in the range can be those of the class.
  static func classes(in range: Range<Int>, _ source: SourceText) -> [String] {
    var place = range.lowerBound
    let scope = SourceScope(source)
    // Brackets around the whole expression are part of it; the arguments of calls are not.
    while source.isSymbol(place, "=") || source.isSymbol(place, "(") { place += 1 }
    var type: Range<Int>?
    while place < range.upperBound {
      if source.isWord(place, "as") { type = place + 1..<range.upperBound }
      if source.isSymbol(place, ")"), let start = type?.lowerBound { type = start..<max(start, place) }
      place = min(range.upperBound, scope.end(ofGroupAt: place))
    }
    let named = (type ?? created(in: range, source)).map { names(in: $0, source) } ?? []
    return named.isEmpty ? names(in: range, source) : named
  }

  /// The type of the new object that a value consists of: `= Cell(frame: .zero)`.
  private static func created(in range: Range<Int>, _ source: SourceText) -> Range<Int>? {
    let name = range.lowerBound + 1
    let isCreation =
      source.isSymbol(range.lowerBound, "=") && isType(name, source) && source.isSymbol(name + 1, "(")
    return isCreation && SourceScope(source).end(ofGroupAt: name + 1) == range.upperBound
      ? name..<name + 1 : nil
  }

  /// The words in a range that can be names of classes.
  static func names(in range: Range<Int>, _ source: SourceText) -> [String] {
    range.filter { isType($0, source) }.map(source.text).uniqued()
  }

  /// The type after the colon behind the name.
  private var type: Range<Int> { part(from: place + 2, until: ["=", "{", ";", ",", ")", "}"]) }

  /// The value of a variable from a token on, to the end of its statement or header.
  private func value(from start: Int) -> Range<Int> { part(from: start, until: ["{", ";", ",", "}"]) }

  /// The part of a declaration from a token to one of the given symbols, or to the next statement.
  private func part(from start: Int, until symbols: [Unicode.Scalar]) -> Range<Int> {
    let limit = max(start, min(start + Self.longestDeclaration, source.tokens.count))
    var end = start
    while end < limit, !source.isWord(end, "in"), !symbols.contains(where: { source.isSymbol(end, $0) }),
      end == start || !scope.beginsStatement(end)
    {
      end = min(limit, scope.end(ofGroupAt: end))
    }
    return start..<end
  }

  /// The type before the asterisk of a pointer: `Cell *cell`, `Box<Cell> *cell`.
  private var typeOfPointer: Range<Int> {
    var start = place - 1
    while start > 0, place - start < 8,
      source.isWord(start - 1) || ["<", ">", ",", "*"].contains(where: { source.isSymbol(start - 1, $0) })
    {
      start -= 1
    }
    return start..<place
  }

  /// The line of the call before the closure that begins with a brace: `CellRegistration<Cell, Item> {`.
  private func call(before brace: Int) -> Range<Int> {
    var start = brace
    while start > 0, source.tokens[start - 1].line == source.tokens[brace].line,
      !["{", "}", ";"].contains(where: { source.isSymbol(start - 1, $0) })
    {
      start -= 1
    }
    return start..<brace
  }
}
