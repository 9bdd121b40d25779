import NibCore

/// "Load From NIB": a view class with its own nib, created in each of the three possible ways.
final class LoadFromNIBController: UIViewController {
  /// Created by this controller's nib, in which it is green and clips its subviews. The view's own nib, which is loaded
  /// afterwards, makes it red and turns clipping off. Only the frame, tag and autoresizing mask of the controller's nib
  /// stay in effect.
  @Outlet var view0: LoadFromNIBView!

  override func viewDidLoad() {
    super.viewDidLoad()
    view0.text = "----> This is also a very long text that exceeds the view's bounds"

    // Created with a frame, which overrides the frame in the nib. Properties that are set afterwards override
    // the nib too.
    let view1 = LoadFromNIBView(
      frame: CGRect(x: 20, y: view.bounds.height / 2 - 50, width: 100, height: 100))
    view1.clipsToBounds = true
    view.addSubview(view1)

    // Created with the size that is saved in its nib.
    let view2 = LoadFromNIBView(nibName: nil, bundle: nil)
    let size = view2.bounds.size
    view2.frame = CGRect(
      x: 20, y: view.bounds.height - size.height - 20, width: size.width, height: size.height)
    view.addSubview(view2)
  }
}

/// A label and an activity indicator, both from the nib `LoadFromNIBView`.
final class LoadFromNIBView: NMView {
  @Outlet var activityIndicator: UIActivityIndicatorView!

  private static let textTag = 1

  /// The text of the label, which is found by its tag. Setting it starts or stops the activity indicator.
  var text: String? {
    get { label?.text }
    set {
      label?.text = newValue
      if activityIndicator.isAnimating {
        activityIndicator.stopAnimating()
      } else {
        activityIndicator.startAnimating()
      }
    }
  }

  private var label: UILabel? { viewWithTag(LoadFromNIBView.textTag) as? UILabel }
}
