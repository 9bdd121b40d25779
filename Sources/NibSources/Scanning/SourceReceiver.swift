/// Finds the object to which code at a place sends a message: the words of the path before it, the variable or tag that a
/// local name stands for, and the classes that an object probably has.
struct SourceReceiver {
  /// A path such as `self.cell.nameLabel`.
  struct Path {
    /// The names of the path. A first object that has no name, such as the result of a call, is an empty name.
    var words: [String]
    /// The classes to which the first object is converted, as in `(cell as! Card).label`.
    var classes: [String] = []
    /// The tag of the view, if the path ends with a search for a tag.
    var tag: Int?
    /// Whether the path is that of a key path: `\.label`.
    var isKeyPath = false
  }

  private let source: SourceText

  init(_ source: SourceText) { self.source = source }

  /// The largest number of names in a path, and of tokens in a group of brackets in it.
  private static let longestPath = 8
  private static let longestGroup = 48
  /// The largest number of tokens between a declaration and a use of it.
  private static let nearDeclaration = 400
  /// The largest number of tokens and lines of a declaration.
  private static let longestDeclaration = (tokens: 40, lines: 3)

  // MARK: Paths

  /// The path whose last token is at an index; `nil` if it is not understood.
  func path(endingAt end: Int) -> Path? {
    var path = Path(words: [])
    var place = end
    for _ in 0..<Self.longestPath {
      while source.isSymbol(place, "?") || source.isSymbol(place, "!") { place -= 1 }
      while source.isSymbol(place, "]"),
        let open = source.start(ofGroupEndingAt: place, atMost: Self.longestGroup), isOperand(open - 1)
      {
        // The index of a collection.
        place = open - 1
      }
      if source.isSymbol(place, "]") || source.isSymbol(place, ")") {
        return group(endingAt: place, path)
      }
      guard source.isWord(place) else { return nil }
      path.words.insert(source.text(place), at: 0)
      place -= 1
      guard isSeparator(place) else { return path }
      place -= 1
      if source.isSymbol(place, "\\") {
        path.isKeyPath = true
        return path
      }
    }
    return nil
  }

  /// Whether a token is `.`, or the `->` of Objective-C between an object and its variable.
  private func isSeparator(_ index: Int) -> Bool {
    if source.isSymbol(index, ".") { return true }
    return source.isSymbol(index, "-") && source.tokens[index].range.count == 2 && isOperand(index - 1)
  }

  /// Whether a token ends an expression, so that a bracket after it contains an index or arguments. The brackets of a
  /// conversion, `(UILabel *)`, do not.
  private func isOperand(_ index: Int) -> Bool {
    (source.isWord(index) && !["return", "in", "else"].contains(source.text(index)))
      || source.isSymbol(index, "]") || source.isSymbol(index, ")") && !source.isSymbol(index - 1, "*")
  }

  /// Adds the object in brackets before the words of a path: a message of Objective-C, a conversion or a call.
  private func group(endingAt end: Int, _ rest: Path) -> Path? {
    guard let open = source.start(ofGroupEndingAt: end, atMost: Self.longestGroup) else { return nil }
    var path = rest
    if let search = (open..<end).first(where: { source.isWord($0, "viewWithTag") }), rest.words.isEmpty {
      path.tag = tag(after: search)
      return path.tag == nil ? nil : path
    }
    if source.isSymbol(end, ")"), source.isWord(open - 1, "viewWithTag"), rest.words.isEmpty {
      path.tag = tag(after: open - 1)
      return path.tag == nil ? nil : path
    }
    if source.isSymbol(end, "]") {
      // `[self label]`
      guard source.isWord(end - 1), let inner = self.path(endingAt: end - 2),
        start(of: inner, to: end - 2) > open
      else { return unnamed(open..<end, path) }
      path.words.insert(contentsOf: inner.words + [source.text(end - 1)], at: 0)
      return path
    }
    return unnamed(open..<end, path)
  }

  /// The index of the first token of a path of plain words whose last token is at an index.
  private func start(of path: Path, to end: Int) -> Int { end - 2 * (path.words.count - 1) }

  /// A path whose first object is the expression in a range.
  private func unnamed(_ range: Range<Int>, _ rest: Path) -> Path {
    var path = rest
    path.words.insert("", at: 0)
    path.classes = SourceVariable.classes(in: range, source)
    return path
  }

  // MARK: Tags

  /// The number in `viewWithTag(3)` or `viewWithTag:Tag`, which can be a constant of the file.
  private func tag(after search: Int) -> Int? {
    guard source.isSymbol(search + 1, "(") || source.isSymbol(search + 1, ":") else { return nil }
    var place = search + 2
    while source.isSymbol(place + 1, "."), source.isWord(place + 2), !source.isWord(place + 2, "rawValue") {
      place += 2
    }
    let name = source.text(place)
    return Int(name) ?? number(named: name)
  }

  /// The number that a file assigns to a name, as in `static int LabelTag = 11;`, `#define LabelTag 11` or
  /// `case label = 11`.
  private func number(named name: String) -> Int? {
    guard !name.isEmpty else { return nil }
    for index in source.tokens.indices where source.isSymbol(index + 1, "=") {
      guard source.tokens[index].range.count == name.utf8.count, source.isWord(index),
        source.text(index) == name, let number = Int(source.text(index + 2))
      else { continue }
      return number
    }
    for macro in source.macros {
      let words = String(decoding: source.bytes[macro].prefix(200), as: UTF8.self).split(
        whereSeparator: \.isWhitespace)
      if words.count == 2, words[0] == name, let number = Int(words[1]) { return number }
    }
    return nil
  }

  // MARK: Local names

  /// The path with the object that a local name at its beginning stands for; `nil` if this object is a new one.
  func resolved(_ path: Path, before index: Int) -> Path? {
    guard path.tag == nil, !path.isKeyPath, path.words.count == 1, let name = path.words.first,
      name != "self",
      let value = value(of: name, before: index)
    else { return path }
    let line = source.tokens[index].line
    let limit = min(value + Self.longestDeclaration.tokens, source.tokens.count)
    let end = (value..<limit).first { place in
      source.isSymbol(place, ";") || source.isSymbol(place, "{") || source.tokens[place].line > line
    }
    let range = value..<(end ?? limit)
    if let search = range.first(where: { source.isWord($0, "viewWithTag") }) {
      return tag(after: search).map { Path(words: [], tag: $0) }
    }
    return words(at: value).map { Path(words: $0) }
  }

  /// The first token of the value with which a local variable is declared shortly before a token: `let name = value`,
  /// `UILabel *name = value` or `for name in value`.
  private func value(of name: String, before index: Int) -> Int? {
    let start = max(0, index - Self.nearDeclaration)
    return (start..<index).last { place in
      guard source.isWord(place), source.tokens[place].range.count == name.utf8.count,
        source.isSymbol(place + 1, "=") && source.isDeclaration(place)
          || source.isWord(place - 1, "for") && source.isWord(place + 1, "in"),
        source.text(place) == name
      else { return false }
      return place + 2 < index
    }.map { $0 + 2 }
  }

  /// The words of the path at a token; `nil` if another expression is there, which makes a new object.
  private func words(at start: Int) -> [String]? {
    var place = start
    var words: [String] = []
    while source.isWord(place), words.count < Self.longestPath {
      words.append(source.text(place))
      place += 1
      while source.isSymbol(place, "?") || source.isSymbol(place, "!") { place += 1 }
      guard source.isSymbol(place, ".") else { break }
      place += 1
    }
    return words.isEmpty || source.isSymbol(place, "(") || source.isSymbol(place, "[") ? nil : words
  }

  // MARK: Classes

  /// The view that a path stands for; `nil` if the path is only a name of a local object.
  func view(_ path: Path, before index: Int) -> SourceViewUse.View? {
    if let tag = path.tag { return .tag(tag) }
    guard let name = path.words.last, !name.isEmpty else { return nil }
    guard path.words.count > 1 else { return isSelf(name) ? .itself : .own(name) }
    let isOfSelf = isSelf(path.words[0])
    let objects = path.words.dropFirst(isOfSelf ? 1 : 0).dropLast()
    guard let object = objects.first else { return .own(name) }
    let rest = Array(objects.dropFirst())
    if object.isEmpty { return .other(name, classes: path.classes, path: path.classes.isEmpty ? [] : rest) }
    guard let variable = SourceVariable(named: object, ofSelf: isOfSelf, before: index, in: source) else {
      return .other(name, classes: [], path: Array(objects))
    }
    let classes = variable.classes
    return .other(name, classes: classes, path: classes.isEmpty ? [] : rest)
  }

  /// Whether a name is that of the object itself, as are `weakSelf` and `super`.
  private func isSelf(_ name: String) -> Bool {
    name == "super" || name.utf8.count >= 4 && name.suffix(4).lowercased() == "self"
  }
}
