import NibSupport

/// The value that a missing attribute or child of an element means in a document.
struct CodedDefault: Sendable {
  /// The value in the form of an attribute; nil for a child element, and if it depends on other attributes.
  var text: String?
  /// Whether a value is the default.
  ///
  /// The parameters are the value, and an element of the class that does not set it.
  let isEqual: @Sendable (_ value: Value, _ unset: NibElement) -> Bool

  enum Value {
    case text(String)
    /// A child element.
    case element(NibElement)
  }

  /// The value of an attribute. A value that is written in another way, such as `0.0` for `0`, is equal to it.
  static func scalar(_ text: String, _ coding: ScalarCoding) -> CodedDefault {
    let value = coding.value(text)
    return CodedDefault(text: text) { other, _ in
      guard case .text(let other) = other else { return false }
      return other == text || value != nil && coding.value(other) == value
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

extension NibElement {
  /// Whether an attribute with the given value means the same as this element without the attribute. False if the class
  /// of the element is not known, or if its default is not.
  package func isDefault(attribute name: String, value: String) -> Bool {
    isDefault(.attribute(name), .text(value))
  }

  /// Whether a child with a key means the same as this element without the child: it is `<nil key="..."/>`, or the
  /// value that the class has when a document does not set it.
  package func isDefault(child: NibElement) -> Bool {
    guard let key = child.key else { return false }
    return isDefault(.keyed(key), .element(child))
  }

  /// The values that missing attributes of this element mean, by the names of the attributes. Attributes are left out if
  /// their default is not known, or depends on other attributes.
  package var defaultTexts: [String: String] {
    guard let coded = ClassSchema.ofElement(name) else { return [:] }
    return coded.defaults.reduce(into: [:]) { texts, known in
      if case .attribute(let name) = known.key { texts[name] = known.value.text }
    }
  }

  private func isDefault(_ part: PropertySchema.Part, _ value: CodedDefault.Value) -> Bool {
    guard document.kind.isSupported, let coded = ClassSchema.ofElement(name) else { return false }
    if case .element(let child) = value, child.isNamed("nil") { return coded.parts.contains(part) }
    return coded.defaults[part]?.isEqual(value, self) ?? false
  }
}
