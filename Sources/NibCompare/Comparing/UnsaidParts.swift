import NibAnalysis
import NibCore

/// The attributes and inner elements of a constraint or connection that its sentence does not contain. They are shown
/// after the sentence, so that a change of the sentence hides no other change.
struct UnsaidParts {
  private struct Part {
    /// The part with the ids of the new version, by which parts of two versions are compared.
    let key: String
    let text: String
  }

  private let parts: [Part]

  /// - Parameters:
  ///   - stated: the attributes that the sentence contains.
  ///   - newID: returns the id in the new version.
  init(of element: NibElement, besides stated: Set<String>, newID: (String) -> String) {
    let attributes = element.attributes.filter { attribute in
      // A constraint without this attribute is not symbolic.
      !stated.contains(attribute.name) && (attribute.name != "symbolic" || attribute.value == "YES")
    }.map { attribute in
      let (name, value) = (attribute.name, attribute.value)
      let key = ContentSignatures.isReference(name, value) ? newID(value) : value
      return Part(key: "\(name) \(key)", text: "\(name) \(value)")
    }
    // Inner objects are compared separately.
    let elements = element.children.filter { $0.id == nil }.map { child in
      Part(key: child.dump(), text: Self.text(of: child))
    }
    parts = attributes.sorted { $0.text < $1.text } + elements
  }

  /// An inner element without markup, if it is a list of attributes: `variation widthClass=compact constant 150`.
  private static func text(of element: NibElement) -> String {
    guard element.children.isEmpty, element.text.isEmpty else {
      return ObjectProperties.onOneLine(element.dump())
    }
    let key = element.key.flatMap { $0 == element.name ? nil : $0 }
    let attributes = element.attributes.filter { $0.name != "key" }.map { "\($0.name) \($0.value)" }
    return ([element.name] + [key].compactMap { $0 } + attributes).joined(separator: " ")
  }

  /// The parts that another version does not have; `nil` if there are none.
  func text(unlike other: UnsaidParts) -> String? {
    let otherKeys = Set(other.parts.map { ExactText($0.key) })
    let texts = parts.filter { !otherKeys.contains(ExactText($0.key)) }.map(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// A text that is the same for equal parts of two versions.
  var key: String { parts.map(\.key).joined(separator: " ") }

  /// All parts; `nil` if there are none.
  var text: String? { parts.isEmpty ? nil : parts.map(\.text).joined(separator: ", ") }
}
