/// The root view of the content that a screen shows.
open class UIWindow: UIView {
  /// The controller whose view fills the window. Its view is loaded when the window is shown or laid out.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      setNeedsLayout()
      if nibIsShown { nibInstallRoot() }
    }
  }
  /// The controller of a view that was added to a window without a root controller, as programs did before
  /// iOS 4.
  private weak var addedController: UIViewController?

  /// True for the window that receives keys.
  public private(set) var isKeyWindow = false
  private var nibIsShown = false
  weak var nibFirstResponder: UIResponder?
  /// The view that receives keys while no text is edited.
  package weak var nibFocusedView: UIView? { didSet { setNeedsDisplay() } }
  /// The view that received a mouse press and has not received the release yet.
  weak var nibMouseTarget: UIView?
  var nibIsVisibleAtLaunch = false
  private var fillsScreenAtLaunch = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    // On the canvas, a window keeps its saved size.
    let runs = (coder as? NibCoder)?.instantiation.mode == .strict
    if fillsScreenAtLaunch, runs { frame = CGRect(origin: .zero, size: nibEnvironment.screenSize) }
  }

  package override class var nibKind: NibKind { .window }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .bool("visibleAtLaunch", \UIWindow.nibIsVisibleAtLaunch),
      .bool("resizesToFullScreen", \UIWindow.fillsScreenAtLaunch),
      .object("rootViewController", \UIWindow.rootViewController),
    ]
  }

  override var nibWindow: UIWindow? { self }
  open override var next: UIResponder? { UIApplication.shared }
  package override var nibPlacesSubviews: Bool { true }
  /// The screen, of which there is one.
  public var screen: UIScreen { UIScreen.main }

  /// Shows the window in front of the others and sends it keys.
  public func makeKeyAndVisible() {
    isHidden = false
    nibIsShown = true
    makeKey()
    nibInstallRoot()
  }

  /// Sends keys to this window.
  public func makeKey() {
    for window in UIApplication.shared.windows { window.isKeyWindow = false }
    isKeyWindow = true
    UIApplication.shared.windows.removeAll { $0 === self }
    UIApplication.shared.windows.append(self)
  }

  /// Removes the window from the application, as when it is closed.
  package func nibClose() {
    UIApplication.shared.windows.removeAll { $0 === self }
    isKeyWindow = false
  }

  /// The controller at the root of the visible content: the root controller, or in an old program the
  /// controller of the view that was added to the window (docs/behaviours.md E19).
  package var nibRootController: UIViewController? { rootViewController ?? addedController }

  private func nibInstallRoot() {
    guard let controller = nibRootController, controller.nibPresentation?.covered == nil else { return }
    let view: UIView = controller.view
    view.frame = bounds
    if view.superview !== self { addSubview(view) }
    controller.nibAppear()
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard rootViewController == nil, let controller = subview.nibViewController, controller.parent == nil,
      controller.nibPresenter == nil, controller !== addedController
    else { return }
    addedController = controller
    if nibIsShown { nibInstallRoot() }
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard let controller = addedController, subview.nibViewController === controller,
      controller.nibPresentation == nil
    else { return }
    addedController = nil
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if nibRootController?.nibAppearance == .disappeared { nibInstallRoot() }
    nibRootController?.viewIfLoaded?.frame = bounds
  }

  /// Returns true if the content has changed since the last drawing, and resets this state.
  package func nibTakeNeedsDisplay() -> Bool {
    defer { layoutState.needsDisplay = false }
    return layoutState.needsDisplay || layoutState.subtreeNeedsLayout
  }
}

/// The screen, in the form that UIKit provides it.
public final class UIScreen: NSObject, @unchecked Sendable {
  /// The terminal as a screen.
  public static let main = UIScreen()

  /// The size of the screen, with zero origin, in points.
  public var bounds: CGRect {
    UIApplication.shared.keyWindow?.bounds ?? CGRect(origin: .zero, size: NibEnvironment.current.screenSize)
  }
  /// The number of pixels per point.
  public var scale: CGFloat { CGFloat(NibEnvironment.current.device.scale) }
}

extension UIWindow {
  /// Creates a window with the size and the safe area of the current environment's screen. It shows a
  /// controller, which has been laid out.
  ///
  /// - Parameter size: the window's size in points; `nil` for the whole screen.
  package convenience init(nibShowing controller: UIViewController, size: CGSize? = nil) {
    let environment = NibEnvironment.current
    self.init(frame: CGRect(origin: .zero, size: size ?? environment.screenSize))
    givenSafeAreaInsets = environment.rules.safeArea
    rootViewController = controller
    makeKeyAndVisible()
    layoutIfNeeded()
    nibUpdateFocus()
  }
}
