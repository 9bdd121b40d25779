import NibCore

/// Document 001's plain case: the nib's root is the view itself, and the outlets are its own. See docs/seeds.md.
public class ExampleView: UIView, NibOwner {
  @Outlet(.weak) var leftView: UIView!
  @Outlet(.weak) var rightView: UIView!

  /// Hides the other initializers: objects of this class come from the nib alone.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }
}

/// The first tab: a view made by `fromNib()` and placed in code.
public class ExampleViewController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    if let exampleView = ExampleView.fromNib() {
      exampleView.frame = CGRect(x: 20, y: 20, width: 250, height: 250)
      view.addSubview(exampleView)
    }
  }
}
