/// The coder that a nib passes to `init?(coder:)`. It decodes one element of the document by key.
///
/// Keys are the document's attribute names (`"rowHeight"`) or the keys of child elements (`"contentView"`).
package final class NibCoder: NSCoder {
  /// The element that is being decoded.
  package let element: NibElement
  let instantiation: NibInstantiation

  init(_ element: NibElement, _ instantiation: NibInstantiation) {
    self.element = element
    self.instantiation = instantiation
  }

  package override var allowsKeyedCoding: Bool { true }

  package override func containsValue(forKey key: String) -> Bool {
    element[key] != nil || element.child(key: key) != nil
  }

  /// The object in the child with the given key, created on first use.
  package override func decodeObject(forKey key: String) -> Any? {
    if let child = element.child(key: key) { return instantiation.object(for: child) }
    return element[key]
  }

  package override func decodeBool(forKey key: String) -> Bool { element.bool(key) ?? false }
  package override func decodeInteger(forKey key: String) -> Int { element.int(key) ?? 0 }
  package override func decodeDouble(forKey key: String) -> Double { element.double(key) ?? 0 }
  package override func decodeFloat(forKey key: String) -> Float { Float(element.double(key) ?? 0) }

  /// Reports a part of the element that is wrong or unsupported.
  func report(
    _ kind: DiagnosticKind, _ message: String, at location: SourceLocation? = nil
  ) {
    instantiation.report(
      Diagnostic(kind, message, at: location ?? element.location, path: element.nibObjectPath))
  }
}

extension NibElement {
  /// The path from this element's object up to the outermost object around it, each named by its class.
  package var nibObjectPath: ObjectPath {
    objectPath { $0["customClass"] ?? NibClassRegistry.displayName(ofElement: $0.name) }
  }
}

extension NibClassRegistry {
  /// The name that messages use for the object of an element: its class, or the element's own name if the
  /// element does not become an object.
  package static func displayName(ofElement element: String) -> String {
    switch element {
    case "constraint": "NSLayoutConstraint"
    case "viewLayoutGuide", "keyboardLayoutGuide", "viewControllerLayoutGuide": "UILayoutGuide"
    default: builtInClass(forElement: element) == nil ? element : className(ofElement: element)
    }
  }
}
