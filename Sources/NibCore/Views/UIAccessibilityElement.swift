/// An element for assistive technologies that is not a view, such as a part of a view that draws all its parts itself.
///
/// A view lists such elements in `accessibilityElements`. A segmented control, for example, has one for each segment.
open class UIAccessibilityElement: UIResponder, NibUnavailable {
  /// The view or element that contains this one.
  open weak var accessibilityContainer: AnyObject?
  /// The element's frame in the coordinates of its container. Stored, but has no effect: elements are visited in the
  /// order of their container's `accessibilityElements`.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// The values for an element of one of UIKit's views; empty for an element that a program creates.
  private var standard = NibAccessibility()

  /// Creates an element in a container, which is usually a view.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// Creates an element for a part of one of UIKit's own views.
  package convenience init(of view: UIView, _ standard: NibAccessibility) {
    self.init(accessibilityContainer: view)
    self.standard = standard
  }

  package override class var nibKeys: [NibAttribute] {
    super.nibKeys
      + NibRow<UIAccessibilityElement, ObjectWord>.table(
        .property("accessibilityContainer", \.accessibilityContainer),
        .property("accessibilityFrameInContainerSpace", \.accessibilityFrameInContainerSpace))
  }

  package override var nibAccessibility: NibAccessibility? { standard }
}

extension NibAccessibility {
  /// A view that is represented by several elements.
  package static func elements(_ elements: [NibAccessibility], in view: UIView) -> NibAccessibility {
    NibAccessibility(
      isElement: false, elements: elements.map { UIAccessibilityElement(of: view, $0) })
  }
}
