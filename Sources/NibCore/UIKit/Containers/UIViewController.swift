/// Manages one screen's views.
open class UIViewController: UIResponder, NibDecodable, NibAwakening {
  // MARK: The view and where it comes from

  /// What was passed to `init(nibName:bundle:)`, or archived; nil stays nil (BEHAVIOURS B12).
  public internal(set) var nibName: String?
  public let nibBundle: Bundle?
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
  open var modalPresentationStyle = 0
  open var toolbarItems: [UIBarButtonItem]?
  open var restorationIdentifier: String?
  public internal(set) var nibStoryboardIdentifier: String?
  public internal(set) var nibOrigin: NibOrigin?
  public internal(set) weak var parent: UIViewController?
  public internal(set) var children: [UIViewController] = []
  var nibEnvironment = NibEnvironment.current
  /// Keeps guides of the nib (top and bottom layout guides) until the view takes them.
  var nibLayoutGuides: [UILayoutGuide] = []
  var nibSegues: [NibSegue] = []

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
  open func awakeFromNib() {}

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
  /// - Throws: `NibException`: a missing nib (B1), a view outlet that is not set (B10, B11).
  public func nibLoadView() throws {
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
    viewDidLoad()
  }

  private var pendingFailure: NibException?

  /// Makes the view: archived with the controller, from its nib, or a plain one (BEHAVIOURS B9). Override it
  /// to make one in code; then no nib is looked for.
  open func loadView() {
    do {
      nibLoadedView = try nibArchivedView ?? nibViewFromNib() ?? nibMakeDefaultView()
    } catch let exception as NibException {
      pendingFailure = exception
    } catch {
      pendingFailure = .internalInconsistency("\(error)")
    }
  }

  /// The view of a controller without a nib.
  func nibMakeDefaultView() -> UIView {
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
  open func viewWillTransition(to size: CGSize) {}
  open func didReceiveMemoryWarning() {}
  open func prepare(for segue: NibSegue, sender: Any?) {}

  /// Both appearance calls with a layout between them, for a controller that shows at once.
  func nibAppear() {
    viewWillAppear(false)
    view.layoutIfNeeded()
    viewDidAppear(false)
  }

  // MARK: Presenting

  /// The controller that this one shows over itself.
  public private(set) var presentedViewController: UIViewController?
  public private(set) weak var presentingViewController: UIViewController?

  /// The controller in front: containers answer with the child that they show.
  open var nibFrontController: UIViewController { presentedViewController?.nibFrontController ?? self }

  /// Shows a controller over the whole window until it is dismissed.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController == nil, let window = view.window else { return }
    presentedViewController = controller
    controller.presentingViewController = self
    let shown: UIView = controller.view
    shown.frame = window.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(shown)
    controller.nibAppear()
    completion?()
  }

  /// Takes away what this controller presents, or this controller itself if it is presented.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let shown = presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    shown.viewWillDisappear(animated)
    shown.viewIfLoaded?.removeFromSuperview()
    presentedViewController = nil
    shown.presentingViewController = nil
    shown.viewDidDisappear(animated)
    completion?()
  }

  // MARK: Containment

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
  override var nibWindow: UIWindow? { viewIfLoaded?.window }

  public func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.parent = self
    children.append(child)
  }

  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  public func didMove(toParent parent: UIViewController?) {}
  public func willMove(toParent parent: UIViewController?) {}

  public var navigationController: UINavigationController? { nibAncestor() }
  public var tabBarController: UITabBarController? { nibAncestor() }

  private func nibAncestor<Controller>() -> Controller? {
    var current = parent
    while let controller = current {
      if let found = controller as? Controller { return found }
      current = controller.parent
    }
    return nil
  }

  /// The title or the items changed: a bar that shows them is drawn again.
  func nibNavigationDidChange() {
    navigationController?.viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }
}
