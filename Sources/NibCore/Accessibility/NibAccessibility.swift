/// The information that a class gives to assistive technologies before a nib or a program changes it.
///
/// Every view class that a screen reader visits overrides `nibAccessibility` in its own file. Programs read the
/// same information through UIKit's properties, such as `accessibilityLabel`.
package struct NibAccessibility {
  /// The treatment of a view's subviews.
  package enum Content: Sendable {
    /// The view and its elements represent everything in it.
    case ignored
    /// The subviews are visited one by one.
    case separate
    /// The texts in the view are one element.
    case joined
    /// The texts in the view are one element. Its controls are visited after it.
    case row
  }

  /// Whether the view itself is an element.
  package var isElement = true
  package var label: String?
  package var value: String?
  package var traits = UIAccessibilityTraits.none
  /// The elements in reading order, for views with several of them; `nil` for other views.
  package var elements: [any NibAccessible]?
  package var containerType = UIAccessibilityContainerType.none
  package var content = Content.ignored
  /// Whether nobody can know the element without a label. Texts and fields with a value need none.
  package var needsLabel = true
  /// The name of the image that is shown in place of a text.
  package var imageName: String?
  /// The place among the elements of the same group, such as `2 of 4`.
  package var position: String?

  /// A view that is visited like a plain one, with an element for everything in it.
  package static var separate: NibAccessibility { NibAccessibility(isElement: false, content: .separate) }
  /// A view that is left out together with its subviews.
  package static var silent: NibAccessibility { NibAccessibility(isElement: false) }

  /// A text; left out if it is blank.
  package static func text(_ text: String?, _ traits: UIAccessibilityTraits = .staticText) -> NibAccessibility
  {
    let isBlank = (text ?? "").allSatisfy(\.isWhitespace)
    return NibAccessibility(isElement: !isBlank, label: text, traits: traits, needsLabel: isBlank)
  }

  /// An element that shows a title or an image. The names of Apple's symbols are labels, those of other images
  /// are not.
  package static func titled(
    _ title: String?, image: UIImage?, _ traits: UIAccessibilityTraits
  ) -> NibAccessibility {
    var own = NibAccessibility(label: title, traits: traits)
    guard (title ?? "").allSatisfy(\.isWhitespace), let name = image?.nibName else { return own }
    if image?.isSymbolImage == true {
      own.label = name.split(separator: ".").joined(separator: " ")
    } else {
      own.imageName = name
    }
    return own
  }

  /// A view with several elements, which represent everything in it.
  package static func elements(_ elements: [NibAccessibility], in view: UIView) -> NibAccessibility {
    NibAccessibility(
      isElement: false, elements: elements.map { UIAccessibilityElement(of: view, $0) })
  }

  /// A group with a name, whose elements are given or are those of the subviews.
  package static func group(
    _ name: String, _ type: UIAccessibilityContainerType, _ elements: [any NibAccessible]? = nil
  ) -> NibAccessibility {
    NibAccessibility(
      isElement: false, label: name, elements: elements, containerType: type, content: .separate)
  }

  /// A fraction in percent, as UIKit's sliders and progress views have it.
  package static func percent(_ part: Float) -> String {
    part.isFinite ? "\(Int(bounded: (min(1, max(0, part)) * 100).rounded()))%" : "0%"
  }
}

/// The values that a nib or a program has set for assistive technologies; `nil` for those of the class.
package struct AccessibilitySettings {
  package var isElement: Bool?
  package var label: String?
  package var hint: String?
  package var value: String?
  package var identifier: String?
  package var traits: UIAccessibilityTraits?
  package var containerType: UIAccessibilityContainerType?
  package var hidesElements = false
}

/// An object that assistive technologies can ask for information: a responder or an item of a bar.
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
  /// Sets the values of an `<accessibility>` element.
  func nibTakeAccessibility(_ element: NibElement) {
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

extension NibAttribute {
  /// The child with the values for assistive technologies, and the properties that runtime attributes set.
  static func accessibility<Object: NibAccessible>(_ type: Object.Type) -> [NibAttribute] {
    [
      .child(
        "accessibilityConfiguration", decode: { element, _ in element },
        assign: { (object: Object, element: NibElement) in object.nibTakeAccessibility(element) }),
      .property("isAccessibilityElement", \Object.isAccessibilityElement),
      .property("accessibilityLabel", \Object.accessibilityLabel),
      .property("accessibilityHint", \Object.accessibilityHint),
      .property("accessibilityValue", \Object.accessibilityValue),
      .property("accessibilityIdentifier", \Object.accessibilityIdentifier),
    ]
  }
}
