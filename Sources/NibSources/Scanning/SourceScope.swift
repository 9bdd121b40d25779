/// Finds the parts of a source text in which the names of variables and parameters are known.
struct SourceScope {
  private let source: SourceText

  init(_ source: SourceText) { self.source = source }

  /// The largest number of tokens in a header, such as that of a function.
  private static let longestHeader = 120

  /// The index after the group that the bracket at an index begins, or the next index if no group begins there. A `<` is
  /// not a bracket here, because it can compare values.
  func end(ofGroupAt index: Int) -> Int {
    source.isSymbol(index, "(") || source.isSymbol(index, "[") ? source.end(ofGroupAt: index) : index + 1
  }

  // MARK: Headers

  /// Whether a variable is declared in the header of a statement or function, `if let cell = value {` or
  /// `for (Cell *cell in cells) {`, so that only the block after it knows the name.
  func isInHeader(_ place: Int) -> Bool {
    var index = place - 1
    while index >= 0, place - index < Self.longestHeader {
      if endsHeaders(index) || source.isWord(index, "guard") { return false }
      if source.isSymbol(index, "(") { return true }
      if source.isWord(index, "if") || source.isWord(index, "while") || source.isWord(index, "for") {
        return true
      }
      guard let next = tokenBefore(index) else { return false }
      index = next
    }
    return false
  }

  private func endsHeaders(_ index: Int) -> Bool {
    source.isSymbol(index, "{") || source.isSymbol(index, "}") || source.isSymbol(index, ";")
  }

  /// The index before a token, or before the group that ends there; `nil` for a group that is too long.
  private func tokenBefore(_ index: Int) -> Int? {
    guard source.isSymbol(index, ")") || source.isSymbol(index, "]") else { return index - 1 }
    return source.start(ofGroupEndingAt: index, atMost: Self.longestHeader).map { $0 - 1 }
  }

  /// Whether a token is in the header that contains a place, or in the block after it.
  func contains(_ index: Int, afterHeaderAt place: Int) -> Bool {
    var next = place + 1
    while next < min(place + Self.longestHeader, source.tokens.count) {
      if source.isSymbol(next, "{") { return index < source.end(ofGroupAt: next) }
      // A conversion in a statement, `[(Cell *)cell update];`.
      if source.isSymbol(next, ";") { return true }
      next = end(ofGroupAt: next)
    }
    return true
  }

  /// Whether a token is the first one of a statement on a new line.
  func beginsStatement(_ index: Int) -> Bool {
    guard index > 0, source.tokens.indices.contains(index),
      source.tokens[index].line > source.tokens[index - 1].line
    else { return false }
    let isContinued = [".", "=", ",", "(", "[", ":", "?", "&", "|", "+", "<"].contains {
      source.isSymbol(index - 1, $0)
    }
    let continues = [".", "=", ",", ")", "]", ":", "?", "&", "|", "+", ">"].contains {
      source.isSymbol(index, $0)
    }
    // The question mark of an optional type can end a statement; that of an operator has a space before it.
    let endsType =
      index > 1 && source.isSymbol(index - 1, "?")
      && source.tokens[index - 2].range.upperBound == source.tokens[index - 1].range.lowerBound
    let isConversion =
      source.isWord(index, "as") || source.isWord(index - 1, "as") || source.isWord(index - 2, "as")
    return (!isContinued || endsType) && !continues && !isConversion
  }

  // MARK: Parameters

  /// Whether the name at a place, which a colon follows, is that of a parameter of a function or closure, and not the
  /// label of an argument.
  func isParameter(_ place: Int) -> Bool {
    guard let open = bracket(around: place) else { return false }
    if source.isSymbol(open - 1, "{") { return true }
    if source.isSymbol(open - 1, "]"),
      let capture = source.start(ofGroupEndingAt: open - 1, atMost: Self.longestHeader)
    {
      return source.isSymbol(capture - 1, "{")
    }
    return isFunction(before: open)
  }

  /// Whether the bracket at an index begins the parameters of a function.
  private func isFunction(before open: Int) -> Bool {
    var index = open - 1
    while index >= 0, open - index < Self.longestHeader {
      if source.isWord(index, "func") || source.isWord(index, "subscript") { return true }
      if source.isWord(index, "init") { return !source.isSymbol(index - 1, ".") }
      let isName = source.isWord(index) && source.tokens[index].line == source.tokens[open].line
      // The parameters of a failable initializer, or of a generic function.
      let isPart = ["<", ">", ",", ":", "?", "&", "."].contains { source.isSymbol(index, $0) }
      guard isName || isPart else { return false }
      index -= 1
    }
    return false
  }

  /// The parenthesis that is open at a place.
  private func bracket(around place: Int) -> Int? {
    var index = place - 1
    while index >= 0, place - index < Self.longestHeader {
      if endsHeaders(index) { return nil }
      if source.isSymbol(index, "(") { return index }
      guard let next = tokenBefore(index) else { return nil }
      index = next
    }
    return nil
  }

  /// The brace that begins the closure whose parameters, without types, contain the name at a place:
  /// `{ [weak self] cell, index in`.
  func brace(ofClosureWithParameter place: Int) -> Int? {
    var end = place + 1
    while source.isSymbol(end, ",") && source.isWord(end + 1) { end += 2 }
    if source.isSymbol(end, ")") { end += 1 }
    guard source.isWord(end, "in") else { return nil }
    var start = place - 1
    while source.isSymbol(start, ",") && source.isWord(start - 1) { start -= 2 }
    if source.isSymbol(start, "(") { start -= 1 }
    if source.isSymbol(start, "]"), let open = source.start(ofGroupEndingAt: start, atMost: 24) {
      start = open - 1
    }
    return source.isSymbol(start, "{") ? start : nil
  }
}
