import NibCore

/// "Load From NIB": one view with a nib of its own, made in the three ways there are.
final class LoadFromNIBController: UIViewController {
  /// Made by this controller's nib, which makes it green and clips it. The view's own nib, loaded inside, makes it red
  /// and lets it spill: of the outer nib only frame, tag and autoresizing mask count.
  @Outlet var view0: LoadFromNIBView!

  override func viewDidLoad() {
    super.viewDidLoad()
    view0.text = "----> This is also a very long text that exceeds the view's bounds"

    // The frame given here counts, not that of the nib; what is set afterwards counts anyway.
    let view1 = LoadFromNIBView(
      frame: CGRect(x: 20, y: view.bounds.height / 2 - 50, width: 100, height: 100))
    view1.clipsToBounds = true
    view.addSubview(view1)

    // As large as its nib makes it.
    let view2 = LoadFromNIBView(nibName: nil, bundle: nil)
    let size = view2.bounds.size
    view2.frame = CGRect(
      x: 20, y: view.bounds.height - size.height - 20, width: size.width, height: size.height)
    view.addSubview(view2)
  }
}

/// A text and a wheel, drawn in the nib `LoadFromNIBView`.
final class LoadFromNIBView: NMView {
  @Outlet var activityIndicator: UIActivityIndicatorView!

  private static let textTag = 1

  /// The label's text, found by its tag; setting it starts or stops the wheel.
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
