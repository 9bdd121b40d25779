import NibCore

/// The basic use of a nib: the root of the nib is the view itself, and the view has the outlets. See document 001 in
/// docs/seeds.md.
class ExampleView: UIView, NibOwner {
  @Outlet(.weak) var leftView: UIView!
  @Outlet(.weak) var rightView: UIView!

  /// The only initializer, so that objects of this class can be created only from the nib.
  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }
}

/// The first tab: a view created by `fromNib()` and positioned in code.
class ExampleViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    if let exampleView = ExampleView.fromNib() {
      exampleView.frame = CGRect(x: 20, y: 20, width: 250, height: 250)
      // The mask in the nib would change the size together with that of the screen.
      exampleView.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
      view.addSubview(exampleView)
    }
  }
}
