/// The accessibility values that a class gives an object. `AccessibilitySettings`, which a nib or a program sets, have
/// priority over them.
///
/// Every view class that a screen reader visits overrides `nibAccessibility`. Programs read the same values through
/// UIKit's properties, such as `accessibilityLabel`.
package struct NibAccessibility {
  /// The way in which assistive technologies visit a view's subviews.
  package enum Content: Sendable {
    /// The subviews are not visited, because the view or its `elements` represent everything in it.
    case ignored
    /// The subviews are visited one by one.
    case separate
    /// All texts in the view form a single element.
    case joined
    /// All texts in the view form a single element, after which the controls in the view are visited.
    case row
  }

  /// Whether the view itself is an element.
  package var isElement = true
  /// The name of the element; `nil` for none.
  package var label: String?
  /// The current value, such as the text of a field; `nil` for none.
  package var value: String?
  /// The kind and state of the element.
  package var traits = UIAccessibilityTraits.none
  /// The elements of a view that has several, in reading order; `nil` for other views.
  package var elements: [any NibAccessible]?
  /// The kind of group that the elements in this view form.
  var containerType = UIAccessibilityContainerType.none
  /// The way in which the subviews are visited.
  package var content = Content.ignored
  /// Whether users can identify the element only if it has a label. False for texts, and for fields with a value.
  package var needsLabel = true
  /// The name of the image that is shown without a title, if it is not a symbol.
  package var imageName: String?
  /// The position among the elements of the same group, such as `2 of 4`.
  package var position: String?

  /// A view that is not an element itself, and whose subviews are visited one by one.
  package static var separate: NibAccessibility { NibAccessibility(isElement: false, content: .separate) }
  /// A view that is skipped together with its subviews.
  package static var silent: NibAccessibility { NibAccessibility(isElement: false) }

  /// A text. Screen readers skip it if it is blank.
  package static func text(_ text: String?, _ traits: UIAccessibilityTraits = .staticText) -> NibAccessibility
  {
    let isBlank = (text ?? "").allSatisfy(\.isWhitespace)
    return NibAccessibility(isElement: !isBlank, label: text, traits: traits, needsLabel: isBlank)
  }

  /// An element with a title or an image. Without a title, the name of a symbol becomes the label, because it describes
  /// the symbol. Names of other images do not become labels.
  static func titled(
    _ title: String?, image: UIImage?, _ traits: UIAccessibilityTraits
  ) -> NibAccessibility {
    var accessibility = NibAccessibility(label: title, traits: traits)
    guard (title ?? "").allSatisfy(\.isWhitespace), let name = image?.nibName else { return accessibility }
    if image?.isSymbolImage == true {
      accessibility.label = name.split(separator: ".").joined(separator: " ")
    } else {
      accessibility.imageName = name
    }
    return accessibility
  }

  /// A named group with the given elements. If `elements` is `nil`, the group contains the elements of the subviews.
  package static func group(
    _ name: String, _ type: UIAccessibilityContainerType, _ elements: [any NibAccessible]? = nil
  ) -> NibAccessibility {
    NibAccessibility(
      isElement: false, label: name, elements: elements, containerType: type, content: .separate)
  }

  /// A fraction from 0 to 1 as a percentage, which is the value of UIKit's sliders and progress views.
  package static func percent(_ fraction: Float) -> String {
    fraction.isFinite ? "\(Int(bounded: (min(1, max(0, fraction)) * 100).rounded()))%" : "0%"
  }
}

extension NibAttribute {
  /// The rows for the child with accessibility values, and for the properties that runtime attributes can set.
  static func accessibility<Object: NibAccessible>(_ type: Object.Type) -> [NibAttribute] {
    NibRow<Object, ViewWord>.table(
      .child(.accessibilityConfiguration, { element, _ in element }) { $0.nibApplyAccessibility($1) })
      + accessibilityProperties(type)
  }

  /// The rows for the properties that runtime attributes can set.
  static func accessibilityProperties<Object: NibAccessible>(_ type: Object.Type) -> [NibAttribute] {
    NibRow<Object, ObjectWord>.table(
      .property("isAccessibilityElement", \.isAccessibilityElement),
      .property("accessibilityLabel", \.accessibilityLabel),
      .property("accessibilityHint", \.accessibilityHint),
      .property("accessibilityValue", \.accessibilityValue),
      .property("accessibilityIdentifier", \.accessibilityIdentifier),
      .property("accessibilityTraits", \.accessibilityTraits))
  }
}
