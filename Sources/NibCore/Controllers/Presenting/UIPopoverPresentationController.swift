/// The place of a popover. A terminal shows a popover in a box beside the view or bar item to which it points, or in
/// the middle of the screen if there is none.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view to which the popover points.
  open weak var sourceView: UIView? { didSet { nibDidChange() } }
  /// The rectangle in `sourceView` to which the popover points, in points; null for the whole view.
  open var sourceRect = CGRect.null { didSet { nibDidChange() } }
  /// The bar item to which the popover points.
  open weak var barButtonItem: UIBarButtonItem? { didSet { nibDidChange() } }
  /// The bar item or view to which the popover points.
  open weak var sourceItem: AnyObject? { didSet { nibDidChange() } }
  /// The directions in which the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { nibDidChange() } }
  /// The direction of the arrow; `unknown` until the popover is shown, and if it has no arrow.
  public internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// The views that can be clicked while the popover is shown. A click elsewhere dismisses the popover.
  open var passthroughViews: [UIView]?
  /// The margins of the popover. Stored, but has no effect.
  open var popoverLayoutMargins = UIEdgeInsets(top: 30, left: 10, bottom: 10, right: 10)
  /// Whether the popover can cover its source. Stored, but has no effect.
  open var canOverlapSourceViewRect = false
  /// The background of the popover's border.
  open var backgroundColor: UIColor? { didSet { nibDidChange() } }

  /// Points to a view or bar item.
  func nibPoint(to item: AnyObject?) {
    sourceView = item as? UIView
    barButtonItem = item as? UIBarButtonItem
  }

  /// The rectangle to which the popover points, in points of `view`; `nil` if it points to nothing that is shown.
  func nibAnchor(in view: UIView) -> CGRect? {
    if let source = sourceView ?? sourceItem as? UIView {
      guard source.window === view.window else { return nil }
      return source.convert(sourceRect.isNull ? source.bounds : sourceRect, to: view)
    }
    guard let item = barButtonItem ?? sourceItem as? UIBarButtonItem else { return nil }
    return view.window?.nibFrame(of: item, in: view)
  }
}

extension UIView {
  /// The place of a bar item that a bar in this view shows, in points of `other`.
  fileprivate func nibFrame(of item: UIBarButtonItem, in other: UIView) -> CGRect? {
    if let place = (self as? any BarItemOwner)?.nibFrame(of: item) { return convert(place, to: other) }
    return subviews.lazy.compactMap { $0.nibFrame(of: item, in: other) }.first
  }
}

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Methods about a popover.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is shown.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Whether the user may dismiss the popover with Escape. The default is true.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called after the user has dismissed the popover with Escape.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
