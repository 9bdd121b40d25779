/// Finds the views to which a method adds subviews.
extension SourceUses {
  /// The name of the property of the object itself to whose view the call at a token adds a subview; `nil` if there is
  /// no such call.
  ///
  /// - Parameter body: the body of the method that contains the token.
  func viewWithNewSubview(at index: Int, in body: Range<Int>) -> SourceName? {
    guard source.isWord(index, "addSubview") || source.isWord(index, "insertSubview") else { return nil }
    let view: Int
    if source.isSymbol(index + 1, "(") {
      guard source.isSymbol(index - 1, ".") else { return nil }
      let isOptional = source.isSymbol(index - 2, "?") || source.isSymbol(index - 2, "!")
      view = isOptional ? index - 3 : index - 2
    } else {
      guard source.isSymbol(index + 1, ":") else { return nil }
      view = index - 1
    }
    guard source.isWord(view), view >= body.lowerBound else { return nil }
    let name = source.text(view)
    if source.isSymbol(view - 1, ".") {
      guard source.isWord(view - 2, "self"), !source.isSymbol(view - 3, ".") else { return nil }
    } else if isLocal(name, before: view, in: body) {
      return nil
    }
    // The variable of an Objective-C property begins with an underscore.
    let property = name.hasPrefix("_") && source.isSymbol(index + 1, ":") ? String(name.dropFirst()) : name
    return SourceName(text: .named(property), location: location(view))
  }

  /// The largest number of tokens of the declaration of a method before its body.
  private static let longestDeclaration = 96

  /// Whether a name may be that of a parameter or variable of the method: it is declared, assigned or named in the
  /// declaration of the method.
  private func isLocal(_ name: String, before index: Int, in body: Range<Int>) -> Bool {
    let limit = max(0, body.lowerBound - SourceUses.longestDeclaration)
    let start = (limit..<body.lowerBound).last { place in
      source.isWord(place, "func") || source.isWord(place, "init") || source.isSymbol(place, "}")
        || source.isSymbol(place, ";")
    }
    return ((start ?? limit)..<index).contains { place in
      guard source.isWord(place), source.text(place) == name else { return false }
      let isDeclared =
        ["let", "var", "for"].contains(source.text(place - 1)) || source.isSymbol(place - 1, "*")
      return isDeclared || source.isWord(place + 1, "in") || place < body.lowerBound
    }
  }
}
