/// Manages one screen's views.
open class UIViewController: UIResponder, NibDecodable, NibAwakening {
  // MARK: The view and where it comes from

  /// What was passed to `init(nibName:bundle:)`, or archived; nil stays nil (BEHAVIOURS B12).
  public private(set) var nibName: String?
  public let nibBundle: Bundle?
  /// A view that was archived with the controller.
  private(set) var nibArchivedView: UIView?
  private var loadedView: UIView?
  private var isLoadingView = false

  // MARK: What containers and bars show

  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
      nibNavigationDidChange()
    }
  }
  public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
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

  private static let attributeTable: [NibAttribute] = [
    .string("title", \UIViewController.title), .string("nibName", \UIViewController.nibName),
    .string("storyboardIdentifier", \UIViewController.nibStoryboardIdentifier),
    .string("restorationIdentifier", \UIViewController.restorationIdentifier),
    .bool("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
    .bool("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars),
    .bool("automaticallyAdjustsScrollViewInsets", \UIViewController.automaticallyAdjustsScrollViewInsets),
    .bool("definesPresentationContext", \UIViewController.definesPresentationContext),
    .child(
      "view", decode: { $1.instantiation.object(for: $0) as? UIView },
      assign: {
        (controller: UIViewController, view: UIView) in controller.nibArchivedView = view
      }),
    .child(
      "navigationItem", decode: { $1.instantiation.object(for: $0) as? UINavigationItem },
      assign: {
        (controller: UIViewController, item: UINavigationItem) in controller.navigationItem = item
      }),
    .child(
      "tabBarItem", decode: { $1.instantiation.object(for: $0) as? UITabBarItem },
      assign: {
        (controller: UIViewController, item: UITabBarItem) in controller.tabBarItem = item
      }),
    .child(
      "edgesForExtendedLayout", decode: { element, _ in element.attributes.count > 1 },
      assign: {
        (controller: UIViewController, hasEdges: Bool) in
        controller.edgesForExtendedLayout = hasEdges ? .all : []
      }),
    .property("view", \UIViewController.nibViewForCoding),
    .handled("id"), .handled("customClass"), .handled("customModule"), .handled("customModuleProvider"),
    .handled("userLabel"), .handled("sceneMemberID"), .handled("modalPresentationStyle"),
    .handled("modalTransitionStyle"), .handled("useStoryboardIdentifierAsRestorationIdentifier"),
    .handled("autoresizesArchivedViewToFullSize"), .handled("wantsFullScreenLayout"),
    .handled("providesPresentationContextTransitionStyle"), .handled("key"), .handled("storyboardName"),
    .handled("referencedIdentifier"), .handled("bundleIdentifier"),
    .handledChild("freeformSize"), .handledChild("simulatedDestinationMetrics"),
    .handledChild("simulatedStatusBarMetrics"), .handledChild("simulatedTopBarMetrics"),
    .handledChild("simulatedBottomBarMetrics"), .handledChild("simulatedOrientationMetrics"),
    .handledChild("simulatedScreenMetrics"), .handledChild("canvasLocation"),
    .handledChild("contentSizeForViewInPopover"),
    .handledChild("nil"), .handledChild("size"),
  ]

  private func nibDecode(from coder: NibCoder) {
    coder.instantiation.register(self, for: coder.element)
    nibOrigin = NibOrigin(coder.element)
    nibDecodeLayoutGuides(coder)
    NibAttributeDecoder(coder).decode(into: self)
    nibAdoptLayoutGuides()
    if nibName == nil, nibArchivedView == nil { nibName = coder.element["nibName"] }
  }

  /// `<viewControllerLayoutGuide type="top"/>`: guides of the view, known before it is.
  private func nibDecodeLayoutGuides(_ coder: NibCoder) {
    for element in coder.element.child(named: "layoutGuides")?.children.map({ $0 }) ?? [] {
      let guide = UILayoutGuide(role: element["type"] == "bottom" ? .bottom : .top)
      guide.nibOrigin = NibOrigin(element)
      coder.instantiation.register(guide, for: element)
      nibLayoutGuides.append(guide)
    }
  }

  private func nibAdoptLayoutGuides() {
    guard let view = nibArchivedView else { return }
    for guide in nibLayoutGuides { view.addLayoutGuide(guide) }
  }

  /// The `view` outlet: what a nib whose owner is this controller connects.
  private var nibViewForCoding: UIView? {
    get { loadedView ?? nibArchivedView }
    set { if isLoadingView { loadedView = newValue } else { nibArchivedView = newValue } }
  }

  // MARK: Loading the view

  /// The root view, loaded when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      let isFirst = loadedView == nil
      loadedView?.nibViewController = nil
      loadedView = newValue
      newValue?.nibViewController = self
      if isFirst, newValue != nil, !isLoadingView { viewDidLoad() }
    }
  }

  public var viewIfLoaded: UIView? { loadedView }
  public var isViewLoaded: Bool { loadedView != nil }

  public func loadViewIfNeeded() { NibException.raising { try nibLoadView() } }

  /// The throwing form of `loadViewIfNeeded()`.
  /// - Throws: `NibException`: a missing nib (B1), a view outlet that is not set (B10, B11).
  public func nibLoadView() throws {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    pendingFailure = nil
    NibEnvironment.$current.withValue(nibEnvironment) { loadView() }
    isLoadingView = false
    if let failure = pendingFailure { throw failure }
    guard let view = loadedView else {
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
      loadedView = try nibArchivedView ?? nibViewFromNib() ?? nibMakeDefaultView()
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

  private func nibViewFromNib() throws -> UIView? {
    let bundle = nibBundle ?? Bundle(for: type(of: self))
    guard let name = nibName ?? nibDefaultNibName(bundle) else { return nil }
    let nib = UINib(nibName: name, bundle: bundle)
    do {
      try nib.nibInstantiate(withOwner: self)
    } catch let exception as NibException {
      throw nibWithNameTrapHint(exception, name)
    }
    guard let view = loadedView else { throw nibMissingView(name) }
    return view
  }

  /// Class name minus a trailing `Controller` first, then the class name itself (B9).
  private func nibDefaultNibName(_ bundle: Bundle) -> String? {
    let name = nibClassName(of: self)
    var candidates = [name]
    if name.hasSuffix("ViewController") {
      candidates.insert(String(name.dropLast("Controller".count)), at: 0)
    }
    return candidates.first { NibFiles.exists($0, in: bundle) }
  }

  func nibMissingView(_ name: String) -> NibException {
    nibWithNameTrapHint(
      .internalInconsistency(
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set."
      ), name)
  }

  /// `FooView.xib` is taken for `FooViewController`'s own nib, whatever it was meant for (B10): say so.
  private func nibWithNameTrapHint(_ exception: NibException, _ name: String) -> NibException {
    guard nibName == nil, nibClassName(of: self) == name + "Controller" else { return exception }
    var exception = exception
    exception.hint =
      "\(nibClassName(of: self)) has no nibName, so UIKit looks for \(name).xib first. If that nib is not this "
      + "controller's, rename one of them or pass the controller's own nibName."
    return exception
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

extension UIViewController: NibSegueSource {
  func nibAddSegue(_ element: NibElement, _ instantiation: NibInstantiation) {
    nibSegues.append(NibSegue(element, source: self))
  }
}

/// A way from one scene to another, as a storyboard says.
public final class NibSegue: NSObject {
  public let identifier: String?
  public let kind: String
  public let relationship: String?
  /// The id of the destination controller's element.
  public let destinationID: String?
  public private(set) weak var source: UIViewController?
  /// Set when the segue is performed.
  public internal(set) var destination: UIViewController?

  init(_ element: NibElement, source: UIViewController?) {
    identifier = element["identifier"]
    kind = element["kind"] ?? "show"
    relationship = element["relationship"]
    destinationID = element["destination"]
    self.source = source
  }
}
