/// The object that manages the presentation of a controller. NibTerm presents controllers itself; only the delegate is
/// used.
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public private(set) weak var presentedViewController: UIViewController!
  /// The controller that presents.
  public private(set) weak var presentingViewController: UIViewController!
  /// The delegate, which is notified when the user dismisses the controller with Escape.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation.
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    presentingViewController = presenting
    super.init()
  }
}

/// The place from which a popover points. A terminal shows popovers in the middle.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view to which the popover belongs.
  open weak var sourceView: UIView?
  /// The rectangle in `sourceView` to which the popover points, in points.
  open var sourceRect = CGRect.null
  /// The bar item to which the popover points.
  open weak var barButtonItem: UIBarButtonItem?
  /// The bar item or view to which the popover points.
  open weak var sourceItem: AnyObject?
  /// The directions in which the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the arrow, which is not shown.
  public var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The views that can be used while the popover is shown. Stored, but has no effect.
  open var passthroughViews: [UIView]?
  /// The margins of the popover. Stored, but has no effect.
  open var popoverLayoutMargins = UIEdgeInsets(top: 30, left: 10, bottom: 10, right: 10)
  /// Whether the popover can cover its source. Stored, but has no effect.
  open var canOverlapSourceViewRect = false
  /// The background of the popover.
  open var backgroundColor: UIColor?
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

/// Describes a sheet. A terminal shows sheets over the whole screen, so that the settings are stored but have no effect.
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  public final class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the height.
    public let identifier: Identifier
    private init(_ identifier: Identifier) { self.identifier = identifier }
    /// About half of the screen.
    public static func medium() -> Detent { Detent(.medium) }
    /// The whole screen.
    public static func large() -> Detent { Detent(.large) }
  }

  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var preferredCornerRadius: CGFloat?
  /// Makes changes at once: a terminal does not animate.
  open func animateChanges(_ changes: () -> Void) { changes() }
}

/// Methods about the presentation of a controller.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style in which a popover is presented on a small screen. Not called: a terminal shows popovers over the whole
  /// screen.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The same for some traits. Not called.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Whether the user may dismiss the controller with Escape. The default is true.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called before the user dismisses the controller with Escape.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the user has dismissed the controller with Escape.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user presses Escape, but the controller may not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    .automatic
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
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

/// An object that contains others with sizes: a view controller.
public protocol UIContentContainer: AnyObject {
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

/// The source of an unwind segue.
public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller from which the segue starts.
  public let source: UIViewController
  /// The action that the target must have.
  public let unwindAction: Selector
  /// The object that started the segue.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
  }
}

extension UIViewController {
  /// The delegate of the controller's presentation, without creating one.
  private var nibDismissDelegate: (UIPresentationController, any UIAdaptivePresentationControllerDelegate)? {
    let described = [presentationController, popoverPresentationController, sheetPresentationController]
    for case let presentation? in described {
      if let delegate = presentation.delegate { return (presentation, delegate) }
    }
    return nil
  }

  /// Dismisses a presented controller because the user pressed Escape, if it and its delegate allow this.
  func nibDismissByUser() {
    let delegate = nibDismissDelegate
    let popover = delegate.flatMap { $0.0 as? UIPopoverPresentationController }
    let popoverDelegate = popover?.delegate as? any UIPopoverPresentationControllerDelegate
    if let (presentation, delegate) = delegate {
      let allows =
        !isModalInPresentation && delegate.presentationControllerShouldDismiss(presentation)
        && (popover.flatMap { popoverDelegate?.popoverPresentationControllerShouldDismissPopover($0) } ?? true)
      guard allows else { return delegate.presentationControllerDidAttemptToDismiss(presentation) }
      delegate.presentationControllerWillDismiss(presentation)
    }
    dismiss(animated: true)
    if let (presentation, delegate) = delegate { delegate.presentationControllerDidDismiss(presentation) }
    if let popover { popoverDelegate?.popoverPresentationControllerDidDismissPopover(popover) }
  }
}
