extension SourceUses {
  /// The name, without labels, of the method that reaches a token whenever it is called; `nil` if a condition or an
  /// earlier `return` in the method can prevent that.
  ///
  /// Indices and places are those of tokens.
  func method(alwaysReaching index: Int) -> String? {
    guard let open = openBrace(before: index), isUnconditional(index, after: open) else { return nil }
    return methodName(before: open)
  }

  /// The opening brace of the innermost block around a token. For a token in the block of a condition or loop, this is
  /// the brace of that block and not of the method.
  private func openBrace(before index: Int) -> Int? {
    var depth = 0
    for place in stride(from: index - 1, through: max(0, index - SourceUses.longestMethod), by: -1) {
      if source.isSymbol(place, "}") { depth += 1 }
      guard source.isSymbol(place, "{") else { continue }
      if depth == 0 { return place }
      depth -= 1
    }
    return nil
  }

  /// The largest number of tokens between the brace and a token. In longer methods, the brace is not found.
  private static let longestMethod = 4096
  /// The largest number of tokens between `func`, or the minus sign of a method in Objective-C, and the brace.
  private static let longestHead = 64

  /// Whether no statement between the beginning of a method and a token leaves the method.
  private func isUnconditional(_ index: Int, after open: Int) -> Bool {
    (open..<index).allSatisfy { place in
      if source.isWord(place, "return") || source.isWord(place, "throw") { return false }
      // The body of `if` in C need not be in braces.
      if file.hasSuffix(".swift") { return true }
      return !source.isWord(place, "if") && !source.isWord(place, "else")
    }
  }

  /// The name of the method whose body begins at a brace; `nil` for another block.
  private func methodName(before open: Int) -> String? {
    var place = open - 1
    while place >= max(0, open - SourceUses.longestHead), !source.isSymbol(place, "{"),
      !source.isSymbol(place, "}"), !source.isSymbol(place, ";")
    {
      if source.isWord(place, "func") { return source.text(place + 1) }
      // In Objective-C, as in `- (void)viewDidLoad {`.
      if source.isSymbol(place, "-"), source.isSymbol(place + 1, "("), !file.hasSuffix(".swift") {
        let nameIndex = source.end(ofGroupAt: place + 1)
        return nameIndex < open && source.isWord(nameIndex) ? source.text(nameIndex) : nil
      }
      place -= 1
    }
    return nil
  }
}
