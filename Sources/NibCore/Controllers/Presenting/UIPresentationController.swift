/// The object that manages the presentation of a controller. NibTerm presents controllers itself; only the delegate is
/// used.
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  open private(set) weak var presentedViewController: UIViewController!
  /// The controller that presents.
  open private(set) weak var presentingViewController: UIViewController!
  /// The delegate, which is notified when the user dismisses the controller with Escape.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation.
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    presentingViewController = presenting
    super.init()
  }

  // MARK: Override points that a terminal does not call

  /// An override point of UIKit, which is not used: the style of the presentation determines the frame.
  open var frameOfPresentedViewInContainerView: CGRect { presentedView?.frame ?? .zero }
  /// The view of the presented controller.
  open var presentedView: UIView? { presentedViewController?.viewIfLoaded }
  /// The view that contains the presented view while the controller is shown.
  open var containerView: UIView? { presentedView?.superview }
  /// An override point of UIKit, which is not used.
  open var shouldPresentInFullscreen: Bool { true }
  /// An override point of UIKit, which is not used.
  open var shouldRemovePresentersView: Bool { false }
  /// An override point of UIKit, which is not called.
  open func presentationTransitionWillBegin() {}
  /// An override point of UIKit, which is not called.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// An override point of UIKit, which is not called.
  open func dismissalTransitionWillBegin() {}
  /// An override point of UIKit, which is not called.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// An override point of UIKit, which is not called.
  open func containerViewWillLayoutSubviews() {}
  /// An override point of UIKit, which is not called.
  open func containerViewDidLayoutSubviews() {}

  /// Places the controller again if it is shown.
  func nibDidChange() { presentedViewController?.nibPresentationContainer?.setNeedsLayout() }
}

/// Methods about the presentation of a controller.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style in which a controller is presented on a narrow screen. Not called: the width of a terminal is regular.
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
  /// Whether Escape leads from the controller's screen to another screen. A navigation controller around it can go
  /// back, or the user can dismiss a presented controller around it.
  package var nibCanBeLeft: Bool {
    for controller in nibLineage {
      if controller.nibOffersBack { return true }
      if controller.nibPresenter != nil { return controller.nibCanBeDismissedByUser }
    }
    return false
  }

  /// The controller's presentation that has a delegate, with the delegate; `nil` if there is none.
  private var nibDismissDelegate: (UIPresentationController, any UIAdaptivePresentationControllerDelegate)? {
    let presentations = [presentationController, popoverPresentationController, sheetPresentationController]
    for case let presentation? in presentations {
      if let delegate = presentation.delegate { return (presentation, delegate) }
    }
    return nil
  }

  /// Whether this controller or a child that it shows must not be dismissed by the user.
  private var nibRefusesDismissal: Bool {
    isModalInPresentation || nibVisibleChildren.contains(where: \.nibRefusesDismissal)
  }

  /// Dismisses a presented controller because the user pressed Escape or clicked beside it, if it and its delegate
  /// allow this.
  package func nibDismissByUser() {
    guard nibCanBeDismissedByUser else { return }
    let delegate = nibDismissDelegate
    guard !nibRefusesDismissal else {
      delegate.map { $1.presentationControllerDidAttemptToDismiss($0) }
      return
    }
    let popover = delegate.flatMap { $0.0 as? UIPopoverPresentationController }
    let popoverDelegate = popover?.delegate as? any UIPopoverPresentationControllerDelegate
    if let (presentation, delegate) = delegate {
      let allows =
        delegate.presentationControllerShouldDismiss(presentation)
        && (popover.flatMap { popoverDelegate?.popoverPresentationControllerShouldDismissPopover($0) } ?? true)
      guard allows else { return delegate.presentationControllerDidAttemptToDismiss(presentation) }
      delegate.presentationControllerWillDismiss(presentation)
    }
    dismiss(animated: true)
    if let (presentation, delegate) = delegate { delegate.presentationControllerDidDismiss(presentation) }
    if let popover { popoverDelegate?.popoverPresentationControllerDidDismissPopover(popover) }
  }
}
