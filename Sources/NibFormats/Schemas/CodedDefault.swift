/// The value that a missing attribute or child of an element means in a document.
struct CodedDefault: Sendable {
  /// The value in the form of an attribute; `nil` for a child element, and if it depends on other attributes.
  var text: String?
  /// Whether a value is the default.
  ///
  /// The parameters are the value, and an element of the class that does not set it.
  let isEqual: @Sendable (_ value: Value, _ unset: NibElement) -> Bool

  enum Value {
    case text(String)
    case element(NibElement)
  }

  /// The value of an attribute. A value that is written in another way, such as `0.0` for `0`, is equal to it.
  static func scalar(_ text: String, _ coding: ScalarCoding) -> CodedDefault {
    let value = coding.value(text)
    return CodedDefault(text: text) { other, _ in
      guard case .text(let other) = other else { return false }
      let isSameValue = value != nil && coding.value(other) == value
      return isSameValue || other == text
    }
  }

  /// The numbers in the attributes of a child element.
  static func numbers(_ numbers: [Double], _ names: [String]) -> CodedDefault {
    CodedDefault { other, _ in
      guard case .element(let element) = other else { return false }
      return names.map { element.double($0) } == numbers
    }
  }
}
