import NibCore

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
