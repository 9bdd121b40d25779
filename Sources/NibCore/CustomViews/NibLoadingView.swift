/// A view whose content comes from the nib that has the name of its class.
///
/// Subclass it, make the subclass the class of the nib's File's Owner, and connect outlets to File's Owner. It then
/// works in code, inside other nibs and in cells. The nib's root fills the view as its only subview.
open class NibLoadingView: UIView {
  /// The nib's root. The view holds it as its subview.
  @Outlet(.weak) public var view: UIView!

  public override init(frame: CGRect) {
    super.init(frame: frame)
    nibSetup()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    nibSetup()
  }

  /// A copy loads the nib itself.
  open override var nibArchivedSubviews: [UIView] { subviews.filter { $0 !== view } }

  private func nibSetup() {
    backgroundColor = .clear
    // Without a nib, which only a lenient load survives, the view stays empty.
    guard let root = nibLoadRoot() else { return }
    view = root
    root.frame = bounds
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.translatesAutoresizingMaskIntoConstraints = true
    addSubview(root)
  }

  /// The first object of the nib of the dynamic class. Raises when there is no such nib or the object is no view.
  private func nibLoadRoot() -> UIView? {
    let name = nibClassName(of: self)
    let nib = UINib(nibName: name, bundle: Bundle(for: type(of: self)))
    guard let first = nib.instantiate(withOwner: self, options: nil).first else { return nil }
    guard let root = first as? UIView else {
      NibException(
        name: "NSInternalInconsistencyException",
        reason: "The first object of the nib '\(name)' is a \(type(of: first)), but \(name) needs a UIView."
      ).raise()
    }
    return root
  }
}
