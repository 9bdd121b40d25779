/// A view whose content is loaded from the nib with the name of its class.
///
/// Subclass it, set the subclass as the class of the nib's File's Owner, and connect outlets to File's Owner. The
/// view can then be used in code, inside other nibs and in cells. The nib's root view fills the view as its only
/// subview.
open class NibLoadingView: UIView {
  /// The nib's root view, which is a subview of this view.
  @Outlet(.weak) public var view: UIView!

  /// Creates a view with the given frame in points, and loads its nib.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    nibSetup()
  }

  /// Creates a view from an element of another nib, and loads the nib of its class.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    nibSetup()
  }

  /// Excludes the nib's root view, because a copy loads the nib itself.
  override var nibArchivedSubviews: [UIView] { subviews.filter { $0 !== view } }

  /// Loads the nib and adds its view.
  private func nibSetup() {
    backgroundColor = .clear
    // In a lenient load, the view stays empty if the nib is missing. A strict load raises an error.
    guard let root = nibLoadRoot() else { return }
    view = root
    root.frame = bounds
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.translatesAutoresizingMaskIntoConstraints = true
    addSubview(root)
  }

  /// Loads the nib with the name of the view's class and returns its first object. If the nib is missing, returns
  /// `nil` in a lenient load and raises an error otherwise. Raises an error if the object is not a view.
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
