/// The root of a view tree on the screen. It shows the view of a controller and delivers events to its views.
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

  /// Whether this is the window that receives key presses.
  open private(set) var isKeyWindow = false
  /// Whether `makeKeyAndVisible` has been called.
  private var nibIsShown = false
  /// The responder that receives key presses first, such as the text field that is being edited; `nil` for none.
  package internal(set) weak var nibFirstResponder: UIResponder?
  /// The view with keyboard focus, which receives key presses while there is no first responder.
  package weak var nibFocusedView: UIView? {
    didSet {
      setNeedsDisplay()
      if nibAdjustedView !== nibFocusedView { nibAdjustedView = nil }
      nibRememberFocus()
    }
  }
  /// The focused picker whose values the arrow keys change; `nil` if they move the focus.
  weak var nibAdjustedView: UIView? { didSet { setNeedsDisplay() } }
  /// Whether the first responder must be scrolled into view.
  var nibRevealsFirstResponder = false
  /// The input views of the first responder; `nil` if it has none.
  var nibInputHost: InputHost?
  /// The search controller whose search was begun last.
  weak var nibActiveSearch: UIViewController?
  /// Whether the first responder changes from one text to another, so that the keyboard stays on UIKit's screen.
  var nibKeyboardStays = false
  /// The view that handled a mouse press, or if none did, the view under the pointer. It receives the mouse events up
  /// to the release.
  weak var nibMouseTarget: UIView?
  /// Whether the nib that contains the window makes it visible.
  var nibIsVisibleAtLaunch = false
  /// Whether the window gets the size of the screen when a program loads its nib.
  private var fillsScreenAtLaunch = false

  /// The manager with which the changes in the window are undone.
  open override var undoManager: UndoManager? { ownUndoManager }
  private lazy var ownUndoManager = UndoManager()

  /// The scene that contains the window; `nil` in programs without scenes.
  open weak var windowScene: UIWindowScene?

  /// Creates a window with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a window that fills the screen of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// Creates a window from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Gives the window the size of the terminal in a running program. On the canvas, it keeps its saved size.
  override func nibDidDecode(_ coder: NibCoder) {
    let fills = fillsScreenAtLaunch || ProgramScreen.current.size != nil
    if fills, coder.instantiation.mode == .strict {
      frame = CGRect(origin: .zero, size: nibEnvironment.screenSize)
    }
  }

  package override class var nibKind: NibKind { .window }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIWindow, WindowWord>.table(
        .bool(.visibleAtLaunch, \.nibIsVisibleAtLaunch), .bool(.resizesToFullScreen, \.fillsScreenAtLaunch),
        .object(.rootViewController, \.rootViewController),
        .property("windowScene", \.windowScene))
  }

  package override func nibShowAtLaunch() {
    if nibIsVisibleAtLaunch { isHidden = false }
  }

  override var nibWindow: UIWindow? { self }
  /// The application.
  open override var next: UIResponder? { UIApplication.shared }
  package override var nibPlacesSubviews: Bool { true }

  /// Whether the window belongs to a running program, so that date pickers may show the current date. Drawings of
  /// documents do not depend on the clock.
  package var nibRunsProgram = false
  /// The only screen, which is the terminal.
  public var screen: UIScreen { UIScreen.main }

  /// Shows the window in front of the others and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    nibFillScreen()
    nibIsShown = true
    makeKey()
    nibInstallRoot()
  }

  /// Gives the only window of a running program the size of the terminal before it is first laid out.
  private func nibFillScreen() {
    guard let size = ProgramScreen.current.size, !nibIsShown, size != frame.size,
      UIApplication.shared.windows.allSatisfy({ $0 === self })
    else { return }
    frame = CGRect(origin: .zero, size: size)
  }

  /// Makes this the key window, which receives key presses, and moves it in front of the others.
  open func makeKey() {
    let former = UIApplication.shared.windows.filter { $0.isKeyWindow && $0 !== self }
    let wasKey = isKeyWindow
    for window in former { window.isKeyWindow = false }
    isKeyWindow = true
    UIApplication.shared.windows.removeAll { $0 === self }
    UIApplication.shared.windows.append(self)
    for window in former { window.resignKey() }
    if !wasKey { becomeKey() }
  }

  /// Called after the window has become the key window.
  open func becomeKey() {}
  /// Called after another window has become the key window.
  open func resignKey() {}
  /// An override point of UIKit, which is not called: keys and the mouse reach the views directly.
  open func sendEvent(_ event: UIEvent) {}

  /// Removes the window from the application, as when it is closed.
  package func nibClose() {
    UIApplication.shared.windows.removeAll { $0 === self }
    isKeyWindow = false
  }

  /// The root view controller, or the controller of a view that was added to the window if there is none
  /// (docs/behaviours.md E19).
  package var nibRootController: UIViewController? { rootViewController ?? addedController }

  /// Adds the root controller's view and makes the controller appear.
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
    // On Interface Builder's canvas, the controller's view is shown beside the window, at its saved size.
    guard !nibFollows(.viewsBesideWindows) else { return }
    if nibRootController?.nibAppearance == .disappeared { nibInstallRoot() }
    nibRootController?.viewIfLoaded?.frame = bounds
    nibInputHost?.place(in: self)
  }

  /// Returns true if the content has changed since the last drawing, and resets this state.
  package func nibTakeNeedsDisplay() -> Bool {
    defer { layoutState.needsDisplay = false }
    return layoutState.needsDisplay || layoutState.subtreeNeedsLayout
  }
}

extension UIView: UICoordinateSpace {}

extension UIWindowScene {
  /// The coordinates of the scene: those of its screen.
  public var coordinateSpace: any UICoordinateSpace { screen }
}

extension UIWindow {
  /// Creates a window that shows a controller, and lays it out. The window has the safe area of the current
  /// environment's screen.
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
