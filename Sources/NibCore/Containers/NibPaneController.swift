/// The base class of split and page controllers, which have several children and show some of them.
open class NibPaneController: NibContainerController {
  private var panes: [UIViewController] = []

  override func nibDidDecode(_ coder: NibCoder) { nibPanes = coder.nibObjects(in: "viewControllers") }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<NibPaneController, SplitViewControllerWord>.table(.handledChild(.viewControllers))
  }

  /// The children. If there is space for only one child, the first one is shown.
  var nibPanes: [UIViewController] {
    get { panes }
    set {
      panes = newValue
      nibSetChildren(newValue)
      nibShow(nibChildrenToShow)
    }
  }

  /// The first child. A split view controller with enough space shows all its children instead.
  override var nibChildrenToShow: [UIViewController] { Array(nibPanes.prefix(1)) }

  open override func loadView() {
    super.loadView()
    guard nibPanes.isEmpty, nibMode == .lenient, let view = viewIfLoaded else { return }
    let nameView = nibMakePlaceholderView()
    nameView.frame = view.bounds
    nameView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(nameView)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    nibShow(nibChildrenToShow)
  }
}
