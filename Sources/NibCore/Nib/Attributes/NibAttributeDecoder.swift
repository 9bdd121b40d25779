/// Sets the properties of an object from its element, using the attribute table of its class. The variations for the
/// current size classes are applied last.
///
/// Attributes that the table does not contain are skipped here. `nibterm check --vocabulary` reports them.
struct NibAttributeDecoder {
  private let coder: NibCoder

  init(_ coder: NibCoder) { self.coder = coder }

  /// Decodes the coder's element into an object.
  func decode(into object: any NibDecodable) {
    let table = NibAttributeTable.table(of: type(of: object))
    for missing in NibMissingAttribute.list(for: object, coder) where coder.element[missing.row.name] == nil {
      let input = NibAttributeInput(text: missing.text, element: nil, coder: coder)
      if let value = missing.row.decode(input) { _ = missing.row.set(object, value) }
    }
    decode(coder.element, into: object, table)
    for variation in coder.element.variations(for: coder.instantiation.environment.nibTraits) {
      decode(variation, into: object, table)
    }
  }

  /// Sets the attributes and children of an element, such as a variation.
  private func decode(_ element: NibElement, into object: any NibDecodable, _ table: NibAttributeTable) {
    for attribute in element.attributes {
      guard let row = table.attribute(attribute.name) else { continue }
      let input = NibAttributeInput(text: attribute.value, element: nil, coder: coder)
      guard let value = row.decode(input) else {
        reportMalformed("'\(attribute.value)'", attribute.name, at: attribute.location)
        continue
      }
      _ = row.set(object, value)
    }
    for child in element.children where !NibObjectParts.names.contains(child.name) {
      decodeChild(child, into: object, table)
    }
  }

  /// Sets a property from a child element.
  private func decodeChild(_ child: NibElement, into object: any NibDecodable, _ table: NibAttributeTable) {
    if let row = child.key.flatMap({ table.child($0) }) ?? unkeyedRow(child, table) {
      let value = row.decode(NibAttributeInput(text: "", element: child, coder: coder))
      if let value { _ = row.set(object, value) }
    } else if let key = child.key, let row = table.attribute(key), !child.isNamed("nil") {
      // A long string is stored in a child instead of the attribute; <nil> leaves the default.
      let text = NibString(child)?.value ?? child.text
      let value = row.decode(NibAttributeInput(text: text, element: child, coder: coder))
      guard let value else { return reportMalformed("'\(text)'", key, at: child.location) }
      _ = row.set(object, value)
    }
  }

  /// The row for the name of a child's element; `nil` if the child's key names an attribute.
  private func unkeyedRow(_ child: NibElement, _ table: NibAttributeTable) -> NibAttribute? {
    child.key.flatMap { table.attribute($0) } == nil ? table.child(child.name) : nil
  }

  /// Reports a value that cannot be read.
  private func reportMalformed(_ value: String, _ name: String, at location: SourceLocation) {
    coder.report(
      .malformedValue, "\(value) is not a valid value for '\(name)'; the default is used", at: location)
  }
}

/// The child elements that objects of every class may contain, and for which attribute tables have no rows.
package enum NibObjectParts {
  package static let names: Set<String> = [
    "subviews", "constraints", "connections", "gestureRecognizers", "userDefinedRuntimeAttributes",
    "viewLayoutGuide",
    "keyboardLayoutGuide", "layoutGuides", "mask", "variation", "userGuides", "animations", "archivedKey",
    "codedKey",
  ]
}
