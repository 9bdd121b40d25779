/// Manages one screen's views.
open class UIViewController: UIResponder, NibDecodable, NibReplaceable {
  // MARK: The view and where it comes from

  /// What was passed to `init(nibName:bundle:)`, or archived; nil stays nil (docs/behaviours.md B12).
  public internal(set) var nibName: String?
  package let nibBundle: Bundle?
  /// A view that was archived with the controller.
  var nibArchivedView: UIView?
  private(set) var nibLoadedView: UIView?
  private var isLoadingView = false

  // MARK: What containers and bars show

  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
      nibNavigationDidChange()
    }
  }
  public internal(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  open var hidesBottomBarWhenPushed = false
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var definesPresentationContext = false
  /// How the controller comes up when it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The size that popovers and form sheets give the view; zero: theirs.
  open var preferredContentSize = CGSize.zero
  open var toolbarItems: [UIBarButtonItem]?
  open var restorationIdentifier: String?
  /// The search that programs before iOS 8 put over a list. Not kept alive.
  open weak var searchDisplayController: UISearchDisplayController?
  package internal(set) var nibStoryboardIdentifier: String?
  package internal(set) var nibOrigin: NibOrigin?
  public internal(set) weak var parent: UIViewController?
  public internal(set) var children: [UIViewController] = []
  var nibEnvironment = NibEnvironment.current
  /// Keeps guides of the nib (top and bottom layout guides) until the view takes them.
  var nibLayoutGuides: [UILayoutGuide] = []

  // MARK: State (the extensions' business)

  /// How strictly the controller was loaded.
  var nibMode = NibLoadingMode.strict
  /// The storyboard that made the controller.
  var nibStoryboard: UIStoryboard?
  var nibSegues: [NibSegue] = []
  /// The container views of the scene that are still empty.
  var nibEmbeddings: [SceneEmbedding] = []
  var nibAppearance = AppearanceState.disappeared
  /// What the controller itself shows over the window.
  var nibPresentation: Presentation?
  weak var nibPresenter: UIViewController?

  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    nibBundle = bundle
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) {
    nibBundle = (coder as? NibCoder)?.instantiation.bundle
    super.init()
    if let coder = coder as? NibCoder { nibDecode(from: coder) }
  }

  open func encode(with coder: NSCoder) {}

  open class var nibAttributes: [NibAttribute] { UIViewController.attributeTable }

  // MARK: Loading the view

  /// The root view, loaded when first asked for.
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

  public var viewIfLoaded: UIView? { nibLoadedView }
  public var isViewLoaded: Bool { nibLoadedView != nil }

  public func loadViewIfNeeded() { NibException.raising { try nibLoadView() } }

  /// The throwing form of `loadViewIfNeeded()`.
  /// - Throws: `NibException`: a missing nib (docs/behaviours.md B1), a view outlet that is not set (B10, B11).
  package func nibLoadView() throws {
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
    viewDidLoad()
  }

  private var pendingFailure: NibException?

  /// Makes the view: archived with the controller, from its nib, or a plain one (docs/behaviours.md B9). Override it to
  /// make one in code; then no nib is looked for.
  open func loadView() {
    do {
      nibLoadedView = try nibArchivedView ?? nibViewFromNib() ?? nibMakeDefaultView()
    } catch let exception as NibException {
      pendingFailure = exception
    } catch {
      pendingFailure = .internalInconsistency("\(error)")
    }
  }

  /// The view of a controller without a nib: a plain one, or the name of a controller that is only looked at,
  /// whose own code makes its view.
  func nibMakeDefaultView() -> UIView {
    if nibMode == .lenient { return nibMakeStandInView() }
    let view = UIView(frame: CGRect(origin: .zero, size: nibEnvironment.screenSize))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// The `view` outlet: what a nib whose owner is this controller connects.
  var nibViewForCoding: UIView? {
    get { nibLoadedView ?? nibArchivedView }
    set { if isLoadingView { nibLoadedView = newValue } else { nibArchivedView = newValue } }
  }

  // MARK: Life cycle

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func didReceiveMemoryWarning() {}

  /// The terminal is about to give the view another size; the bounds are still the old ones.
  open func viewWillTransition(to size: CGSize) {}

  /// The same in UIKit's form, with a place for what happens along with the change and after it.
  ///
  /// The default tells `viewWillTransition(to:)`, the children and what is presented.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    viewWillTransition(to: size)
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
    nibPresentation?.controller.viewWillTransition(to: size, with: coordinator)
  }

  // MARK: Segues

  /// Whether a segue that a control, row or container view starts may go on. Programs' own calls are not asked for.
  ///
  /// - Parameter identifier: empty for a segue without one.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// The last word before a segue shows its destination, whose view is not loaded yet.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: Showing other controllers

  /// Shows a controller the way the surroundings allow: containers around decide, else it is presented.
  open func show(_ viewController: UIViewController, sender: Any?) {
    guard let parent else { return present(viewController, animated: true) }
    parent.show(viewController, sender: sender)
  }

  /// Shows a controller as the detail of a split view around; without one it is presented.
  open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    guard let parent else { return present(viewController, animated: true) }
    parent.showDetailViewController(viewController, sender: sender)
  }

  /// Shows a controller over the others until it is dismissed; how much of them it covers is its style's affair.
  ///
  /// Nothing happens while this controller is not on screen or shows another one already.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    if nibPresent(controller) { completion?() }
  }

  /// Takes away what this controller or one around it presents, else this controller itself if it is presented.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if nibDismiss() { completion?() }
  }

  /// The controller in front: containers answer with the child that they show.
  open var nibFrontController: UIViewController { presentedViewController?.nibFrontController ?? self }

  /// The view in which keys move the focus: the front controller's, with the bars around it.
  var nibKeyArea: UIView? { presentedViewController?.nibKeyArea ?? viewIfLoaded }

  // MARK: Containment

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
  override var nibWindow: UIWindow? { viewIfLoaded?.window }

  /// Sent before the controller gets another parent, or none.
  open func willMove(toParent parent: UIViewController?) {}
  /// Sent after the controller got another parent, or none. Containers send it when the child is in place.
  open func didMove(toParent parent: UIViewController?) {}

  /// Brings a child to the front again, as unwinding to it demands.
  func nibReveal(_ child: UIViewController) {}

  // MARK: Keyboard

  /// Escape dismisses a presented controller when nothing in it used the key.
  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    guard key == KeyPress(.escape), nibPresenter != nil else { return super.nibKeyDown(key) }
    dismiss(animated: true)
    return true
  }
}

/// Whether a data source is a controller that is only looked at: none of its code has run, so it is not ready to be
/// asked for rows.
func nibIsOnlyLookedAt(_ source: AnyObject?) -> Bool {
  guard let controller = source as? UIViewController else { return false }
  return controller.nibMode == .lenient && !controller.isViewLoaded
}

extension UIViewController {
  /// Tells this controller, its children and what it presents that memory is short.
  func nibReceiveMemoryWarning() {
    didReceiveMemoryWarning()
    for child in children { child.nibReceiveMemoryWarning() }
    nibPresentation?.controller.nibReceiveMemoryWarning()
  }
}
