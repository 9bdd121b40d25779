/// An object that manages the views of one screen or of a part of it.
open class UIViewController: UIResponder, NSCoding, NibDecodable, NibReplaceable {
  // MARK: The view and its origin

  /// The nib name that was archived or passed to `init(nibName:bundle:)`. If it is `nil`, it stays `nil` even
  /// after a nib was found by the name of the class (docs/behaviours.md B12).
  public internal(set) var nibName: String?
  let nibBundle: Bundle?
  // The views of a controller:
  //
  // | Property | Contents | Set |
  // | --- | --- | --- |
  // | `nibArchivedView` | the decoded view, which `loadView()` uses | when the controller is decoded |
  // | `nibSceneView` | the view in the scene, which is not decoded yet | when the controller is decoded |
  // | `nibLoadedView` | `view`, once it is loaded | by `loadView()` |
  // | `nibViewForCoding` | the outlet `view` of a nib: one of the above | when the outlet is connected |
  var nibArchivedView: UIView?
  /// The view of the scene, which `loadView()` loads; `nil` once it is loaded, and if there is none.
  var nibSceneView: SceneView?
  /// The other top-level objects of the scene, such as gesture recognizers. As in UIKit, the controller retains them.
  var nibSceneObjects: [AnyObject] = []
  private(set) var nibLoadedView: UIView?
  private var isLoadingView = false

  // MARK: Properties for containers and bars

  /// The title, which navigation and tab bars show.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
      nibNavigationDidChange()
    }
  }
  /// The contents of the navigation bar while the controller is on top.
  open internal(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// The controller's item in a tab bar.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// If true, the tab bar is hidden while the controller is on a navigation stack.
  open var hidesBottomBarWhenPushed = false
  /// The edges at which the view extends under bars.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// If true, the view extends under opaque bars as well.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Stored, but has no effect.
  open var automaticallyAdjustsScrollViewInsets = true
  /// If true, a controller that is presented in the current context covers only this controller's view.
  open var definesPresentationContext = false
  /// The way in which the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The preferred size of the view in popovers and form sheets, in points; zero means their default size.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { nibPreferredSizeDidChange() } }
  }
  /// The insets, in points, that are added to the safe area of the view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue, let view = viewIfLoaded else { return }
      view.safeAreaInsetsDidChange()
      view.setNeedsLayout()
    }
  }
  /// The content that is shown over the view while it has nothing else to show; `nil` for none.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { nibShowUnavailableContent(contentUnavailableConfiguration) }
  }
  /// Requests a call of `updateContentUnavailableConfiguration(using:)`, which follows at once.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(
      using: UIContentUnavailableConfigurationState(traitCollection: traitCollection))
  }
  /// Updates the content that is shown while the view has nothing else to show. The default does nothing.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  /// The commands that the program added with `addKeyCommand(_:)`.
  var nibAddedKeyCommands: [UIKeyCommand] = []
  /// The items of the navigation controller's toolbar.
  open var toolbarItems: [UIBarButtonItem]?
  /// Stored, but has no effect.
  open var restorationIdentifier: String?
  /// The object that is set as `searchDisplayController`.
  weak var nibSearchDisplay: NibObject?
  /// The controller's identifier in its storyboard ("Storyboard ID" in Xcode); `nil` if it has none.
  package internal(set) var nibStoryboardIdentifier: String?
  /// The element from which the controller was created; `nil` for a controller created in code.
  package internal(set) var nibOrigin: NibOrigin?
  /// The container controller that contains this controller.
  open internal(set) weak var parent: UIViewController?
  /// Whether the view appears because its container has just added this controller.
  open internal(set) var isMovingToParent = false
  /// Whether the view disappears because its container removes this controller. `parent` is still the container.
  open internal(set) var isMovingFromParent = false
  /// Whether the view appears because this controller is being presented.
  open internal(set) var isBeingPresented = false
  /// Whether the view disappears because this controller is being dismissed.
  open internal(set) var isBeingDismissed = false
  /// The controllers that this controller contains.
  open internal(set) var children: [UIViewController] = []
  var nibEnvironment = NibEnvironment.current
  /// The top and bottom layout guides of the nib. They are added to the view when it is decoded.
  var nibLayoutGuides: [UILayoutGuide] = []

  // MARK: State that the extensions use

  /// The mode in which the controller was loaded. A controller that is only previewed is loaded in lenient mode.
  var nibMode = NibLoadingMode.strict
  var nibStoryboard: UIStoryboard?
  var nibSegues: [NibSegue] = []
  /// The container views of the scene whose embedded controllers are not created yet.
  var nibEmbeddings: [SceneEmbedding] = []
  var nibAppearance = AppearanceState.disappeared
  /// Whether the program asked for an animation when the current change of `nibAppearance` began.
  var nibAppearanceIsAnimated = false
  /// The last change of controllers or of size that this controller was part of.
  var nibTransition: ViewTransition?
  var nibPresentation: Presentation?
  weak var nibPresenter: UIViewController?

  /// Creates a controller whose view comes from a nib. If `nibName` is `nil`, a nib named after the class is used, if
  /// there is one: `Foo` or `FooController` for the class `FooController` (docs/behaviours.md B9).
  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    nibBundle = bundle
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) {
    nibBundle = (coder as? NibCoder)?.instantiation.bundle
    super.init()
    guard let coder = coder as? NibCoder else { return }
    nibDecode(from: coder)
    nibDidDecode(coder)
  }

  /// Called when the controller has been decoded from a nib or storyboard. Overrides decode the children.
  func nibDidDecode(_ coder: NibCoder) {}

  open func encode(with coder: NSCoder) {}

  /// The kind of the class's objects in outlines.
  package class var nibKind: NibKind { .controller }

  package class var nibAttributes: [NibAttribute] { UIViewController.attributeTable }

  package override func nibAdopt(globalTint color: UIColor) { nibArchivedView?.nibAdopt(globalTint: color) }

  // MARK: Loading the view

  /// The root view, loaded on first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return nibLoadedView
    }
    set {
      let isFirst = nibLoadedView == nil
      nibLoadedView?.nibViewController = nil
      nibLoadedView = newValue
      newValue?.nibViewController = self
      if isFirst, newValue != nil, !isLoadingView { viewDidLoad() }
    }
  }

  /// The view; `nil` if it has not been loaded.
  open var viewIfLoaded: UIView? { nibLoadedView }
  /// True if the view has been loaded.
  open var isViewLoaded: Bool { nibLoadedView != nil }

  /// Loads the view if it has not been loaded.
  open func loadViewIfNeeded() { NibException.raising { try nibLoadView() } }

  /// The throwing form of `loadViewIfNeeded()`.
  /// - Throws: `NibException` for a missing nib (docs/behaviours.md B1) or a view outlet that is not set
  ///   (B10, B11).
  func nibLoadView() throws {
    guard nibLoadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    pendingFailure = nil
    NibEnvironment.$current.withValue(nibEnvironment) { loadView() }
    isLoadingView = false
    if let failure = pendingFailure { throw failure }
    guard let view = nibLoadedView else {
      throw NibException.internalInconsistency(
        "-[\(nibClassName(of: self)) loadView] did not set the view of \(nibDescription(of: self)).")
    }
    view.nibViewController = self
    try nibEmbedScenes()
    if contentUnavailableConfiguration != nil { nibShowUnavailableContent(contentUnavailableConfiguration) }
    viewDidLoad()
  }

  /// The error of `loadView()`, which cannot throw. `nibLoadView()` throws it.
  private var pendingFailure: NibException?

  /// Sets the view: the archived one, the one from the controller's nib, or a plain one (docs/behaviours.md B9).
  /// Override this method to create the view in code; no nib is loaded then.
  open func loadView() {
    do {
      nibLoadedView = try nibLoadArchivedView() ?? nibViewFromNib() ?? nibMakeDefaultView()
    } catch let exception as NibException {
      pendingFailure = exception
    } catch {
      pendingFailure = .internalInconsistency("\(error)")
    }
  }

  /// Creates the view of a controller without a nib: a plain view, or in lenient mode a view that shows the
  /// controller's name. The app's code would create the actual view.
  func nibMakeDefaultView() -> UIView {
    if nibMode == .lenient { return nibMakePlaceholderView() }
    let view = UIView(frame: CGRect(origin: .zero, size: nibEnvironment.screenSize))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// The `view` outlet, which is connected by a nib whose File's Owner is this controller.
  var nibViewForCoding: UIView? {
    get { nibLoadedView ?? nibArchivedView ?? (nibSceneView == nil ? nil : view) }
    set { if isLoadingView { nibLoadedView = newValue } else { nibArchivedView = newValue } }
  }

  // MARK: Life cycle

  /// Called after the view was loaded.
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view has been laid out, before `viewDidAppear(_:)`.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when memory is low.
  open func didReceiveMemoryWarning() {}
  /// Called after the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Never called: programs in a terminal are not restored.
  open func applicationFinishedRestoringState() {}

  /// Called before the view's size changes together with the terminal's. The bounds still have the old size.
  open func viewWillTransition(to size: CGSize) {}

  /// UIKit's form of `viewWillTransition(to:)`, with a coordinator that runs closures during the change and after
  /// it.
  ///
  /// The default calls `viewWillTransition(to:)`, and then this method of the children and of the presented
  /// controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    viewWillTransition(to: size)
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
    nibPresentation?.controller.viewWillTransition(to: size, with: coordinator)
  }

  // MARK: Segues

  /// Returns whether a segue that a control, row or container view starts may be performed. Not called for segues
  /// that the program performs itself.
  ///
  /// - Parameters:
  ///   - identifier: the segue's identifier; empty for a segue without one.
  ///   - sender: the object that starts the segue.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue shows its destination, whose view is not loaded yet.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Describes the presentation of the controller, or of the ancestor that is presented.
  open var presentationController: UIPresentationController? {
    let presented = nibOutermost
    return presented.modalPresentationStyle == .popover
      ? presented.nibPopoverPresentation : presented.nibSheetPresentation
  }

  /// Describes the presentation of the controller, or of its outermost ancestor, as a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    nibOutermost.nibPopoverPresentation
  }
  /// Describes the presentation of the controller, or of its outermost ancestor, as a sheet.
  open var sheetPresentationController: UISheetPresentationController? { nibOutermost.nibSheetPresentation }

  private lazy var nibPopoverPresentation = UIPopoverPresentationController(
    presentedViewController: self, presenting: presentingViewController)
  private lazy var nibSheetPresentation = UISheetPresentationController(
    presentedViewController: self, presenting: presentingViewController)
  /// Whether Escape and clicks beside the controller do not dismiss it. A container is not dismissed either while it
  /// shows a child with this property.
  open var isModalInPresentation = false
  /// The animation of a presentation. Stored, but has no effect.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// The objects for a custom presentation. Stored, but has no effect.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { if transitioningDelegate != nil { EffectlessFeature.transitions.report() } }
  }

  /// Whether the controller can be the target of an unwind segue. Not called: the class's actions decide.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { nibAction(action, of: self) != nil }
  /// Whether the controller can be the target of an unwind segue. Not called: the class's actions decide.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool { nibAction(action, of: self) != nil }
  /// The children in which the target of an unwind segue is searched. Not called.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    children
  }
  /// Shows a child for an unwind segue. Not called.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Editing

  /// Whether the user edits the controller's content.
  open var isEditing: Bool {
    get { nibEditsContent }
    set { setEditing(newValue, animated: false) }
  }
  private var nibEditsContent = false
  /// A bar item titled Edit or Done that begins and ends editing.
  open private(set) lazy var editButtonItem: UIBarButtonItem = {
    let toggle = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    return UIBarButtonItem(systemItem: isEditing ? .done : .edit, primaryAction: toggle)
  }()

  /// Begins or ends editing. Subclasses override this method to change their content.
  open func setEditing(_ editing: Bool, animated: Bool) {
    nibEditsContent = editing
    editButtonItem.nibSystemItem = editing ? .done : .edit
    editButtonItem.style = editing ? .done : .plain
  }

  // MARK: Traits

  /// Called before the size classes change together with the size of the terminal.
  ///
  /// The default calls this method of the children and of the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
    nibPresentation?.controller.willTransition(to: newCollection, with: coordinator)
  }
  /// An override point of UIKit, which is not called.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// An override point of UIKit, which is not called.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of a child: that of the parent.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// An override point of UIKit, which is not called.
  open func updateViewConstraints() {}
  /// The actions below a preview of the controller, which is not shown.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// An override point of Interface Builder, which is not called.
  open func prepareForInterfaceBuilder() {}
  /// The appearance that the controller's view is shown in; `unspecified` for that of the environment.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }

  /// The traits of the controller's environment.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? nibEnvironment.traits }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Adapts the controller to new traits, before the program is notified of them.
  func nibTraitsDidChange() {}

  // MARK: Preferences without effect in a terminal

  /// The style of the status bar. A terminal has no status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden. A terminal has no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation with which the status bar changes. A terminal has no status bar.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Has no effect: a terminal has no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// The controller that determines the style of the status bar. Not used.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller that determines whether the status bar is hidden. Not used.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the home indicator is hidden. A terminal has none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The orientations that the controller supports. Not used: the user chooses the orientation.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the interface rotates with the device. Not used.
  open var shouldAutorotate: Bool { true }
  /// Has no effect: the user chooses the orientation.
  open class func attemptRotationToDeviceOrientation() {}
  /// The orientation in which the controller is presented. Not used.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  // MARK: Showing other controllers

  /// Passes a controller to the nearest container that can show it. If there is none, presents the controller.
  open func show(_ viewController: UIViewController, sender: Any?) {
    guard let parent else { return present(viewController, animated: true) }
    parent.show(viewController, sender: sender)
  }

  /// Shows a controller as the detail of the surrounding split view. If there is none, presents the controller.
  open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    guard let parent else { return present(viewController, animated: true) }
    parent.showDetailViewController(viewController, sender: sender)
  }

  /// Presents a controller over the others until it is dismissed. Its presentation style decides how much of
  /// them it covers. `completion` is called in the next turn of the run loop.
  ///
  /// Has no effect, and does not call `completion`, while this controller is not on screen or already presents
  /// another one.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    if nibPresent(controller, animated: animated), let completion { LaterCall.run(completion) }
  }

  /// Dismisses the controller that this one or an ancestor presents. If there is none, dismisses this controller
  /// itself if it is presented. `completion` is called in the next turn of the run loop.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if nibDismiss(animated: animated), let completion { LaterCall.run(completion) }
  }

  /// Whether a search controller shows the controller's view over others now.
  var nibShowsSearchResults = false

  /// Whether the controller is a navigation controller. Its bar extends behind the status bar, and it cannot be pushed.
  var nibIsNavigationController: Bool { false }
  /// Whether the user can go back to a previous controller.
  var nibOffersBack: Bool { false }

  /// The preferred size of the presented controller in points. A navigation controller includes its bar.
  var nibPreferredSize: CGSize { preferredContentSize }

  /// Makes the destinations of the controller's relationship segues its children.
  func nibSetChildren(from storyboard: UIStoryboard) throws {}

  /// The frontmost controller, which can be a presented controller or a child that a container shows.
  package var nibFrontController: UIViewController { presentedViewController?.nibFrontController ?? self }

  /// The view of this controller or of a child that had the focus last.
  weak var nibLastFocus: UIView?

  // MARK: Containment

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
  override var nibWindow: UIWindow? { viewIfLoaded?.window }

  /// Called before the parent changes, including when it becomes `nil`.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent changed, including when it became `nil`. Containers call it when the child is in place.
  open func didMove(toParent parent: UIViewController?) {}

  /// Makes a child visible again for an unwind segue. Containers with several children override this method.
  func nibReveal(_ child: UIViewController) {}

  /// Whether the user can dismiss the controller while it is presented, unless it refuses. As in UIKit, only the
  /// program dismisses a controller that covers the screen or its context. Without the program, the user can dismiss
  /// all controllers.
  var nibCanBeDismissedByUser: Bool {
    nibMode == .lenient || modalPresentationStyle.canBeDismissedByUser
  }

  /// Escape dismisses a presented controller if no view used the key. Shift-Up and Shift-Down select a detent of a
  /// sheet.
  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    guard nibPresenter != nil else { return super.nibKeyDown(key) }
    switch key {
    case KeyPress(.escape) where nibCanBeDismissedByUser: nibDismissByUser()
    case KeyPress(.up, .shift) where nibMoveDetent(by: 1): break
    case KeyPress(.down, .shift) where nibMoveDetent(by: -1): break
    default: return super.nibKeyDown(key)
    }
    return true
  }

  // MARK: Children and segues

  /// Performs the segue with the given identifier. Raises an error if the controller has no such segue.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    NibException.raising { try nibPerformSegue(withIdentifier: identifier, sender: sender) }
  }
  /// Makes a controller a child and removes it from any other parent. The child's view is not added: the
  /// container does that itself.
  open func addChild(_ child: UIViewController) {
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }
  /// Removes the controller from its parent. Its view is not removed: the container does that itself.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
  /// The controller that this controller, or an ancestor, presents.
  open var presentedViewController: UIViewController? {
    nibLineage.lazy.compactMap { $0.nibPresentation?.controller }.first
  }
  /// Sends `viewWillAppear` or `viewWillDisappear` to the controller and to the children whose views it
  /// shows.
  ///
  /// Has no effect if the controller already is in the requested state or in transition to it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let reached: [AppearanceState] = isAppearing ? [.appearing, .appeared] : [.disappearing, .disappeared]
    guard !reached.contains(nibAppearance) else { return }
    nibAppearance = isAppearing ? .appearing : .disappearing
    nibAppearanceIsAnimated = animated
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in nibVisibleChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }
  /// Sends the call that completes `beginAppearanceTransition`.
  open func endAppearanceTransition() {
    switch nibAppearance {
    case .appearing:
      viewIsAppearing(nibAppearanceIsAnimated)
      nibAppearance = .appeared
      viewDidAppear(nibAppearanceIsAnimated)
    case .disappearing:
      nibAppearance = .disappeared
      viewDidDisappear(nibAppearanceIsAnimated)
    case .appeared, .disappeared: return
    }
    for child in nibVisibleChildren { child.endAppearanceTransition() }
  }
}

/// Whether a data source is a controller that is only previewed: it was loaded in lenient mode, and its view is not
/// loaded. Its code has not run, so it cannot provide rows.
func nibIsPreviewedController(_ source: AnyObject?) -> Bool {
  guard let controller = source as? UIViewController else { return false }
  return controller.nibMode == .lenient && !controller.isViewLoaded
}

extension UIViewController {
  /// Passes a memory warning to this controller, its children and the controller it presents.
  func nibReceiveMemoryWarning() {
    didReceiveMemoryWarning()
    for child in children { child.nibReceiveMemoryWarning() }
    nibPresentation?.controller.nibReceiveMemoryWarning()
  }
}
