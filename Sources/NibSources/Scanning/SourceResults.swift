/// The results of a method, as far as its code shows them without being run.
///
/// Nothing is known about the result of a method with several `return` statements or with conditions.
struct SourceResults {
  private let source: SourceText
  private let body: Range<Int>

  /// - Parameter body: the tokens of the body, including its braces.
  init(_ source: SourceText, _ body: Range<Int>) {
    self.source = source
    self.body = body
  }

  /// The number that the method always returns; `nil` if its result is not written as a single number.
  var number: Int? {
    if body.count == 3 { return Int(source.text(body.lowerBound + 1)) }
    let returns = body.filter { source.isWord($0, "return") }
    guard returns.count == 1, let index = returns.first, isEndOfStatement(index + 1) else { return nil }
    return Int(source.text(index + 1))
  }

  /// Whether the token at an index is the last one of its statement.
  private func isEndOfStatement(_ index: Int) -> Bool {
    if source.isSymbol(index + 1, "}") || source.isSymbol(index + 1, ";") { return true }
    guard source.tokens.indices.contains(index + 1) else { return false }
    return source.tokens[index + 1].line > source.tokens[index].line
  }

  /// Whether the method has a single result that uses the number of elements of a collection. The number of an
  /// enumeration's cases does not count, because an enumeration often lists the static sections or rows.
  var usesCount: Bool {
    body.contains { source.isWord($0, "count") && !source.isWord($0 - 2, "allCases") }
      && body.filter { source.isWord($0, "return") }.count <= 1 && !body.contains(where: isCondition)
  }

  /// Whether a token makes the result depend on a condition.
  private func isCondition(_ index: Int) -> Bool {
    let words: [StaticString] = ["if", "guard", "switch", "else"]
    if words.contains(where: { source.isWord(index, $0) }) { return true }
    guard source.isSymbol(index, "?"), source.tokens.indices.contains(index - 1) else { return false }
    // The question marks of `items?.count ?? 0` are no conditions.
    if source.isSymbol(index - 1, "?") || source.isSymbol(index + 1, "?") { return false }
    let isPostfix = source.tokens[index - 1].range.upperBound == source.tokens[index].range.lowerBound
    let accesses: [Unicode.Scalar] = [".", "[", "("]
    return !isPostfix || !accesses.contains { source.isSymbol(index + 1, $0) }
  }

  /// Whether the method dequeues or creates a cell. Other methods may return the static cells, which outlets contain.
  var makesCells: Bool {
    body.contains { index in
      guard source.isWord(index) else { return false }
      let word = source.text(index)
      if word.hasPrefix("dequeueReusableCell") || word == "alloc" { return true }
      return word.hasSuffix("Cell") && word.first?.isUppercase == true && source.isSymbol(index + 1, "(")
    }
  }
}
