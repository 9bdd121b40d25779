import NibSupport

/// Expressions and declarations that begin with `#`.
extension PortedSource {
  /// Replaces `#selector` and similar expressions, and returns the index of the next token to port.
  mutating func portMacro(at index: Int) -> Int {
    let name = source.text(index + 1)
    guard source.isSymbol(index + 2, "(") || source.isSymbol(index + 2, "{"),
      let argument = source.inside(groupAt: index + 2)
    else { return index + 1 }
    let end = argument.upperBound + 1
    switch name {
    case "selector": replace(index..<end, with: "Selector(\"\(selectorText(argument))\")")
    case "keyPath": replace(index..<end, with: "\"\(keyPathText(argument))\"")
    case "colorLiteral": replace(index..<index + 2, with: "UIColor")
    case "imageLiteral" where argument.count > 1 && source.isSymbol(argument.lowerBound + 1, ":"):
      replace(index..<argument.lowerBound + 2, with: "UIImage(named:")
      replace(argument.upperBound..<end, with: ")!")
    case "Preview": removePreview(from: index, end)
    default: return index + 1
    }
    return end
  }

  /// The selector for the tokens of `Card.save(_:at:)`, `save` or `getter: Card.title`.
  private func selectorText(_ tokens: Range<Int>) -> String {
    var tokens = tokens
    var accessor = ""
    if source.isSymbol(tokens.lowerBound + 1, ":"),
      ["getter", "setter"].contains(source.text(tokens.lowerBound))
    {
      accessor = source.text(tokens.lowerBound)
      tokens = tokens.lowerBound + 2..<tokens.upperBound
    }
    // A cast chooses between methods of the same name: `save(_:) as (Card) -> (Any) -> Void`.
    let cast = tokens.first { source.isWord($0, "as") }
    if let cast { tokens = tokens.lowerBound..<cast }
    let labelStart = tokens.first { source.isSymbol($0, "(") && !source.isSymbol($0 + 1, ")") }
    let nameEnd = labelStart ?? tokens.upperBound
    guard let nameIndex = (tokens.lowerBound..<nameEnd).last(where: { source.isWord($0) }) else { return "" }
    let name = source.text(nameIndex)
    if accessor == "setter" { return "set\(name.prefix(1).uppercased())\(name.dropFirst()):" }
    let labels = labelStart.map { start in
      (start..<tokens.upperBound).filter { source.isWord($0) }.map(source.text)
    }
    guard accessor.isEmpty else { return name }
    let named = (tokens.lowerBound..<nameIndex).last { source.text($0).first?.isUppercase ?? false }
    return selectors.text(
      name, labels, in: named.map(source.text) ?? className(at: start(of: tokens.lowerBound)))
  }

  /// The name of the class in whose declaration or extension an offset is.
  private func className(at offset: Int) -> String? {
    let next = classNames.partitioningIndex { $0.offset > offset }
    return next > 0 ? classNames[next - 1].name : nil
  }

  /// The key path for the tokens of `Card.owner.name`, without the class at its beginning.
  private func keyPathText(_ tokens: Range<Int>) -> String {
    let words = tokens.filter { source.isWord($0) }.map(source.text)
    return words.drop { $0.first?.isUppercase == true || $0 == "self" }.joined(separator: ".")
  }

  /// Removes `#Preview("Name") { ... }`.
  private mutating func removePreview(from index: Int, _ end: Int) {
    let hasBody = source.isSymbol(index + 2, "(") && source.isSymbol(end, "{")
    remove(index..<(hasBody ? source.end(ofGroupAt: end) : end))
  }
}
