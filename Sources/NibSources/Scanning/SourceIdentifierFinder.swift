import NibFormats

/// Finds the identifiers of scenes and cells in a file.
struct SourceIdentifierFinder {
  private let source: SourceText
  private let names: SourceNameReader
  private let file: SourceUses
  private(set) var uses: [SourceIdentifierUse] = []
  private(set) var registered: [SourceRegisteredIdentifier] = []

  init(_ file: SourceUses) {
    (source, names, self.file) = (file.source, file.names, file)
    for index in source.tokens.indices where source.isWord(index) { scan(index) }
  }

  /// The length of the shortest word that `scan(_:)` looks for.
  private static let shortestWord = "withReuseIdentifier".utf8.count

  /// Reads a call that asks for a scene, or for a cell or view to reuse.
  private mutating func scan(_ index: Int) {
    // Most words are shorter, so they need not be compared.
    guard source.tokens[index].range.count >= SourceIdentifierFinder.shortestWord else { return }
    if source.isWord(index, "instantiateViewController") {
      guard source.isSymbol(index + 1, "("), source.isSymbol(index + 3, ":"),
        source.isWord(index + 2, "withIdentifier") || source.isWord(index + 2, "identifier")
      else { return }
      add(.scene(storyboard(before: index)), at: index, value: index + 4, raises: true)
    } else if source.isWord(index, "instantiateViewControllerWithIdentifier") {
      add(.scene(storyboard(before: index)), at: index, value: index + 2, raises: true)
    } else if source.isWord(index, "dequeueReusableCell") {
      guard source.isSymbol(index + 1, "("), source.isSymbol(index + 3, ":") else { return }
      add(
        .cell, at: index, value: index + 4,
        raises: source.isWord(index + 2, "withReuseIdentifier") || raises(index))
    } else if source.isWord(index, "dequeueReusableCellWithIdentifier") {
      add(.cell, at: index, value: index + 2, raises: raises(index))
    } else if source.isWord(index, "dequeueReusableCellWithReuseIdentifier") {
      add(.cell, at: index, value: index + 2, raises: true)
    } else if source.text(index).hasPrefix("dequeueReusableSupplementaryView"),
      let label = label("withReuseIdentifier", after: index)
    {
      add(.supplementaryView, at: index, value: label + 2, raises: true)
    } else if isRegistration(index) {
      registered.append(
        SourceRegisteredIdentifier(
          names: names.values(at: index + 2), owner: names.constants.type(at: index)))
    }
  }

  /// Adds a use with its identifier.
  private mutating func add(_ kind: SourceIdentifierUse.Kind, at index: Int, value: Int, raises: Bool) {
    let literal = source.isSymbol(value, "@") ? value + 1 : value
    uses.append(
      SourceIdentifierUse(
        kind: kind, names: names.values(at: value), isLiteral: source.isString(literal), raises: raises,
        owner: names.constants.type(at: index), location: file.location(index),
        method: file.method(alwaysReaching: index)))
  }

  // MARK: Cells

  /// The largest number of tokens of a call.
  private static let longestCall = 48

  /// The place of a label in the call that begins at the index.
  private func label(_ label: StaticString, after index: Int) -> Int? {
    (index + 1..<min(index + SourceIdentifierFinder.longestCall, source.tokens.count)).first {
      source.isWord($0, label) && source.isSymbol($0 + 1, ":")
    }
  }

  /// Whether a call that makes a cell of a table stops the program for an unknown identifier: the call has an index
  /// path, or its result is unwrapped or converted with `!`.
  private func raises(_ index: Int) -> Bool {
    guard source.isSymbol(index + 1, "(") else {
      // In Objective-C, the index path follows in the same brackets.
      let limit = min(index + SourceIdentifierFinder.longestCall, source.tokens.count)
      let end = (index..<limit).first { source.isSymbol($0, ";") || source.isSymbol($0, "{") } ?? limit
      return (index..<end).contains { source.isWord($0, "forIndexPath") }
    }
    let end = source.end(ofGroupAt: index + 1)
    let hasPath = (index + 1..<end).contains {
      (source.isWord($0, "for") || source.isWord($0, "forIndexPath")) && source.isSymbol($0 + 1, ":")
    }
    let isForceCast = source.isWord(end, "as") && source.isSymbol(end + 1, "!")
    return hasPath || isForceCast || source.isSymbol(end, "!")
  }

  /// Whether the label of a registered identifier is at the index.
  private func isRegistration(_ index: Int) -> Bool {
    guard source.isSymbol(index + 1, ":") else { return false }
    if source.isWord(index, "forCellReuseIdentifier") || source.isWord(index, "forCellWithReuseIdentifier") {
      return true
    }
    guard source.isWord(index, "withReuseIdentifier") else { return false }
    let start = max(0, index - SourceIdentifierFinder.longestCall)
    let call = (start..<index).last { place in
      source.isWord(place)
        && (source.text(place).hasPrefix("register") || source.text(place).hasPrefix("dequeue"))
    }
    return call.map { source.text($0).hasPrefix("register") } ?? false
  }

  // MARK: Storyboards

  /// The storyboard to which a message is sent at the index.
  private func storyboard(before index: Int) -> SourceStoryboard {
    var end = index - 1
    if source.isSymbol(end, ".") { end -= 1 }
    while source.isSymbol(end, "?") || source.isSymbol(end, "!") { end -= 1 }
    if source.isSymbol(end, ")") || source.isSymbol(end, "]") {
      return start(ofGroupEndingAt: end).map(storyboard(createdAt:)) ?? .unknown
    }
    guard source.isWord(end) else { return .unknown }
    let name = source.text(end)
    if source.isSymbol(end - 1, ".") {
      return name == "storyboard" && source.isWord(end - 2, "self") ? .own : .unknown
    }
    if let value = assignment(to: name, before: end) { return storyboard(createdAt: value) }
    return name == "storyboard" ? .own : .unknown
  }

  /// The first token of the expression that is assigned to a variable shortly before a token. A variable that is
  /// declared in a block that ends before the token is a different variable.
  private func assignment(to name: String, before index: Int) -> Int? {
    let start = max(0, index - SourceIdentifierFinder.nearAssignment)
    var closedBlocks = 0
    for place in (start..<index).reversed() {
      if source.isSymbol(place, "}") {
        closedBlocks += 1
      } else if source.isSymbol(place, "{") {
        closedBlocks = max(0, closedBlocks - 1)
      } else if source.isSymbol(place + 1, "="), !source.isSymbol(place + 2, "="), source.isWord(place),
        source.text(place) == name, closedBlocks == 0 || !source.isDeclaration(place)
      {
        return place + 2
      }
    }
    return nil
  }

  /// The largest number of tokens between an assignment and the use of a variable.
  private static let nearAssignment = 240

  /// The storyboard of the expression that begins at a token.
  private func storyboard(createdAt start: Int) -> SourceStoryboard {
    var place = start
    if source.isWord(place, "self"), source.isSymbol(place + 1, ".") { place += 2 }
    if source.isWord(place, "storyboard") {
      let next = source.isSymbol(place + 1, "!") || source.isSymbol(place + 1, "?") ? place + 2 : place + 1
      return source.isSymbol(next, ".") || source.isSymbol(next, "(") ? .unknown : .own
    }
    if source.isWord(start, "UIStoryboard"), source.isSymbol(start + 1, "("), source.isWord(start + 2, "name")
    {
      return storyboard(namedAt: start + 4)
    }
    if source.isSymbol(start, "["), source.isWord(start + 1, "UIStoryboard"),
      source.isWord(start + 2, "storyboardWithName")
    {
      return storyboard(namedAt: start + 4)
    }
    return .unknown
  }

  private func storyboard(namedAt value: Int) -> SourceStoryboard {
    let values = names.values(at: value)
    return values.isEmpty ? .unknown : .named(values)
  }

  /// The first token of a call or message that ends with the closing bracket at the index.
  private func start(ofGroupEndingAt end: Int) -> Int? {
    let isMessage = source.isSymbol(end, "]")
    guard let open = source.start(ofGroupEndingAt: end, atMost: SourceIdentifierFinder.longestCall) else {
      return nil
    }
    if isMessage { return open }
    return source.isWord(open - 1) ? open - 1 : nil
  }
}
