import NibCore

/// What is looked for among the elements.
struct ElementSearch {
  private let wanted: String

  init(_ text: String) { wanted = text.trimmingCharacters(in: .whitespaces).lowercased() }

  /// Whether the element's name, symbol or number begins with the text, or its name has it inside; case aside.
  /// Everything matches the empty text.
  func finds(_ element: Element) -> Bool {
    if wanted.isEmpty { return true }
    let name = element.name.lowercased()
    return [name, element.symbol.lowercased(), String(element.number)].contains { $0.hasPrefix(wanted) }
      || name.contains(wanted)
  }
}
