/// The type of a property's value in documents: what an editor may write.
package enum PropertyType: Hashable, Sendable {
  /// `YES` or `NO`.
  case flag
  case integer
  case number
  /// A number, or one of these words, which stand for a value without a number.
  case numberOr([String])
  /// One of these words.
  case choice([String])
  case text
  /// A text that code reads, such as the name of a class.
  case name(CodeName)
  /// The id of another object.
  case reference
  case color
  case font
  /// The name of an image.
  case image
  /// A child element whose attributes are numbers, such as `<size key="..." width="1" height="2"/>`.
  ///
  /// - Parameter form: the attribute `type` of the child; `nil` if it has none.
  case numbers(element: String, names: [String], form: String?)
  /// A child element with an attribute for each option that is set.
  case options(element: String, [String])
  /// A child element with this name, which has properties of its own.
  case part(element: String)

  /// The type of a value whose property has no known type: a Boolean, a number or a text.
  package init(ofValue value: String) {
    if NibBool.parse(value) != nil {
      self = .flag
    } else {
      self = NibDecimal.parse(value) == nil ? .text : .number
    }
  }
}

/// The forms of names in code that documents contain.
package enum CodeName: Hashable, Sendable {
  /// The name of a class, which can be that of a nested class: `Outer.Inner`.
  case type
  /// The name of a property, a module or a constant.
  case member
  case selector
  /// The names of properties with dots between them.
  case keyPath

  /// Whether a text is such a name.
  package func matches(_ text: String) -> Bool {
    switch self {
    case .member: return CodeName.isIdentifier(text)
    case .type, .keyPath:
      return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(CodeName.isIdentifier)
    case .selector:
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard let first = parts.first, let last = parts.last else { return false }
      // The parts after the first one can be without a name.
      let others = (parts.count > 1 && last.isEmpty ? parts.dropLast() : parts[...]).dropFirst()
      let isEnded = parts.count == 1 || last.isEmpty
      return isEnded && CodeName.isIdentifier(first)
        && others.allSatisfy { $0.isEmpty || CodeName.isIdentifier($0) }
    }
  }

  private static func isIdentifier(_ text: some StringProtocol) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return (first.properties.isXIDStart || first == "_" || first == "$")
      && text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue || $0 == "$" }
  }
}
