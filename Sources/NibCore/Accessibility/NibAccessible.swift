/// An object with accessibility properties: a responder or an item of a bar.
package protocol NibAccessible: AnyObject {
  /// The values that a nib or a program has set.
  var nibAccessibilitySettings: AccessibilitySettings { get set }
  /// The values of the class; `nil` for objects that are not visited.
  var nibAccessibility: NibAccessibility? { get }

  var isAccessibilityElement: Bool { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityValue: String? { get set }
  var accessibilityIdentifier: String? { get set }
  var accessibilityTraits: UIAccessibilityTraits { get set }
}

extension NibAccessible {
  /// Sets the accessibility values from an `<accessibility>` element.
  func nibApplyAccessibility(_ element: NibElement) {
    func text(_ key: String) -> String? { element[key] ?? element.child(key: key)?.text }
    if let label = text("label") { accessibilityLabel = label }
    if let hint = text("hint") { accessibilityHint = hint }
    if let identifier = text("identifier") { accessibilityIdentifier = identifier }
    if let isElement = element.child(key: "isElement")?.bool("value") { isAccessibilityElement = isElement }
    if let traits = element.children.first(where: { $0.isNamed("accessibilityTraits") }) {
      accessibilityTraits = UIAccessibilityTraits(traits)
    }
  }
}
