/// Properties, instance variables and methods.
extension ObjectiveCScanner {
  /// Reads `IBOutlet UILabel *a, *b;`, a declaration of properties or variables. Ends after the semicolon or
  /// at `limit`.
  mutating func scanDeclaration(of owner: inout SourceClass, _ limit: Int) {
    let start = index
    while index < limit, !source.isSymbol(index, ";"), !source.isSymbol(index, "}") {
      let isGroup = ["(", "{", "["].contains { source.isSymbol(index, $0) }
      index = isGroup ? source.end(ofGroupAt: index, before: limit) : index + 1
    }
    let end = index
    index = min(index + 1, limit)
    var place = start
    let type = scanType(&place, end)
    for declarator in declarators(place..<end) {
      guard let name = self.name(in: declarator) else { continue }
      owner.properties.append(
        SourceProperty(
          name: source.text(name), type: type, isExposed: true, location: uses.location(name)))
      let classes = SourceVariable.names(in: start..<name, source).filter {
        !ObjectiveCScanner.qualifiers.contains($0)
      }
      owner.add(classes, ofObjectIn: source.text(name))
    }
  }

  /// Reads the type at `place` and moves `place` after it; `nil` if the type cannot be compared with a class.
  private func scanType(_ place: inout Int, _ end: Int) -> SourceType? {
    var element: String?
    while place < end {
      if source.isWord(place, "IBOutletCollection"), source.isSymbol(place + 1, "(") {
        element = source.text(place + 2)
        place = source.end(ofGroupAt: place + 1, before: end)
      } else if source.isWord(place), ObjectiveCScanner.qualifiers.contains(source.text(place)) {
        place += 1
      } else {
        break
      }
    }
    guard place < end, source.isWord(place) else { return nil }
    let name = source.text(place)
    place += 1
    if place < end, source.isSymbol(place, "<") { place = source.end(ofGroupAt: place, before: end) }
    if let element {
      return SourceType(names: element == "id" ? [] : [element], isCollection: true)
    }
    if ["NSArray", "NSMutableArray"].contains(name) {
      return SourceType(names: [], isCollection: true)
    }
    return name == "id" ? nil : SourceType(names: [name], isCollection: false)
  }

  private static let qualifiers: Set<String> = [
    "IBOutlet", "IBInspectable", "__weak", "__strong", "__kindof", "nullable", "nonnull", "const", "struct",
    "unsigned", "static", "volatile", "__unsafe_unretained", "__block", "_Nullable", "_Nonnull", "__nullable",
  ]

  /// The token ranges between the commas.
  private func declarators(_ range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    var current = start
    while current < range.upperBound {
      if source.isSymbol(current, ",") {
        result.append(start..<current)
        start = current + 1
      }
      let isGroup = source.isSymbol(current, "(") && !source.isSymbol(current + 1, "^")
      current = isGroup ? source.end(ofGroupAt: current, before: range.upperBound) : current + 1
    }
    return result + [start..<range.upperBound]
  }

  /// The index of the token with the name that a declarator declares: the word after `*` or `^`, otherwise the
  /// first word that is not a C number type.
  private func name(in declarator: Range<Int>) -> Int? {
    let words = declarator.filter {
      source.isWord($0) && !ObjectiveCScanner.qualifiers.contains(source.text($0))
    }
    return words.first { source.isSymbol($0 - 1, "^") }
      ?? declarator.last { source.isSymbol($0, "*") }.flatMap { star in words.first { $0 > star } }
      ?? words.first { !["int", "long", "char", "short"].contains(source.text($0)) } ?? words.first
  }

  /// Reads `- (IBAction)press:(id)sender forEvent:(UIEvent *)event`, with its body if there is one.
  mutating func scanMethod(of owner: inout SourceClass) {
    let isStatic = source.isSymbol(index, "+")
    index += 1
    guard source.isSymbol(index, "(") else { return }
    index = source.end(ofGroupAt: index)
    guard source.isWord(index) else { return }
    let location = uses.location(index)
    let name = source.text(index)
    var method = SourceMethod(
      name: name, selectors: [scanSelector()], isExposed: true, location: location)
    method.isStatic = isStatic
    while index < source.tokens.count, !source.isSymbol(index, "{"), !source.isSymbol(index, ";"),
      !isDirective("end")
    {
      index += 1
    }
    if source.isSymbol(index, "{") {
      let start = index
      index = source.end(ofGroupAt: index)
      uses.scan(start..<index, &method, &owner)
    }
    owner.methods.append(method)
  }

  /// Reads a method's selector and skips the types and names of its parameters.
  private mutating func scanSelector() -> String {
    var selector = ""
    while source.isWord(index) || source.isSymbol(index, ":") {
      if source.isWord(index) {
        let isPart = selector.isEmpty || source.isSymbol(index + 1, ":")
        guard isPart else { break }
        selector += source.text(index)
        index += 1
      }
      guard source.isSymbol(index, ":") else { break }
      selector += ":"
      index += 1
      if source.isSymbol(index, "(") { index = source.end(ofGroupAt: index) }
      // Skip the parameter's name, unless it begins the next part of the selector.
      if source.isWord(index), !source.isSymbol(index + 1, ":") || !source.isSymbol(index - 1, ":") {
        index += 1
      }
    }
    return selector
  }
}
