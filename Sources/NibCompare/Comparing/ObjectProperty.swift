import NibAnalysis
import NibCore

/// One value that a document sets for an object: an attribute, or an element without an id inside the object.
struct ObjectProperty {
  /// The elements from the object to the value, which are the same in both versions.
  let path: String
  /// The path for comparisons.
  var key: ExactText { ExactText(path) }
  /// The name of the property in words.
  let title: PropertyTitle
  /// The value in words, on one line.
  let text: String
  /// The value for comparisons. The id of an object is that in the new version.
  let value: String
  /// The element that is the value; `nil` for an attribute.
  let element: NibElement?
  let location: SourceLocation

  /// Whether the value is an attribute of the object itself, and not of an element inside it.
  var isOwnAttribute: Bool { element == nil && !path.contains("/") }
}

extension NibElement {
  /// The text of an element `<string key="text">`; `nil` for other elements.
  var textOfProperty: String? {
    (isNamed("string") || isNamed("mutableString")) && attributeNames.elementsEqual(["key"]) ? text : nil
  }
}
