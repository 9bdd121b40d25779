import NibCore

/// A view whose content comes from the nib that has the class's own name: subclass it, make the subclass the class of
/// the nib's File's Owner, and connect outlets to the owner. It then works in code, in other nibs and in cells.
class NibLoadingView: UIView {
  /// The nib's root. The superview holds it.
  @Outlet(.weak) var view: UIView!

  override init(frame: CGRect) {
    super.init(frame: frame)
    loadNib()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    loadNib()
  }

  private func loadNib() {
    backgroundColor = .clear
    view = rootOfNib()
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    addSubview(view)
  }

  private func rootOfNib() -> UIView {
    let name = String(describing: type(of: self))
    let nib = UINib(nibName: name, bundle: Bundle(for: type(of: self)))
    guard let root = nib.instantiate(withOwner: self, options: nil).first as? UIView else {
      preconditionFailure("The first object of \(name).xib must be a view.")
    }
    return root
  }
}
