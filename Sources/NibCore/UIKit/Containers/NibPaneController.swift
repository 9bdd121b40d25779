/// What split and page controllers share: several children, of which the terminal shows the first.
open class NibPaneController: UIViewController {
  private var panes: [UIViewController] = []

  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let coder = coder as? NibCoder { viewControllers = coder.nibObjects(in: "viewControllers") }
  }

  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [.handledChild("viewControllers")]
  }

  /// The children, the shown one first.
  open var viewControllers: [UIViewController] {
    get { panes }
    set {
      for old in panes where !newValue.contains(where: { $0 === old }) { old.removeFromParent() }
      for child in newValue where child.parent !== self { addChild(child) }
      let shown = panes.first
      panes = newValue
      ContainerTransition(container: self, isVisible: viewIfLoaded?.window != nil).run(
        from: shown, to: panes.first)
    }
  }

  open override var nibFrontController: UIViewController {
    presentedViewController?.nibFrontController ?? panes.first?.nibFrontController ?? self
  }

  open override func loadView() {
    let view = ContainerView(frame: CGRect(origin: .zero, size: nibEnvironment.screenSize))
    view.onLayout = { [weak self, weak view] in
      guard let view else { return }
      view.nibPlaceChild(self?.panes.first?.viewIfLoaded, in: view.bounds, covered: view.safeAreaInsets)
    }
    self.view = view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    ContainerTransition(container: self, isVisible: false).run(from: nil, to: panes.first)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    panes.first?.viewWillAppear(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    panes.first?.viewDidAppear(animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    panes.first?.viewWillDisappear(animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    panes.first?.viewDidDisappear(animated)
  }
}
