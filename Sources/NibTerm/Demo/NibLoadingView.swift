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
    // Without a nib, which only a lenient load survives, the view stays empty.
    guard let root = rootOfNib() else { return }
    view = root
    root.frame = bounds
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.translatesAutoresizingMaskIntoConstraints = true
    addSubview(root)
  }

  private func rootOfNib() -> UIView? {
    let name = String(describing: type(of: self))
    let nib = UINib(nibName: name, bundle: Bundle(for: type(of: self)))
    let objects = nib.instantiate(withOwner: self, options: nil)
    guard let first = objects.first else { return nil }
    guard let root = first as? UIView else {
      NibException(
        name: "NSInternalInconsistencyException", reason: "The first object of \(name).xib is no UIView."
      ).raise()
    }
    return root
  }
}
