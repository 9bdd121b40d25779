/// The accessibility values that a nib or a program has set on an object. An optional value is `nil` if it
/// was not set. The properties correspond to UIKit's `accessibility...` properties.
package struct AccessibilitySettings {
  /// `isAccessibilityElement`.
  package var isElement: Bool?
  /// `accessibilityLabel`.
  package var label: String?
  /// `accessibilityHint`.
  package var hint: String?
  /// `accessibilityValue`.
  package var value: String?
  /// `accessibilityIdentifier`.
  package var identifier: String?
  /// `accessibilityTraits`.
  package var traits: UIAccessibilityTraits?
  /// `accessibilityContainerType`.
  var containerType: UIAccessibilityContainerType?
  /// `accessibilityElementsHidden`.
  var hidesElements = false
}
