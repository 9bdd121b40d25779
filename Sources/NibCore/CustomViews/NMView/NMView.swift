/// A view that designs itself in a nib of its own: NMView of NEXT Munich GmbH, in Swift.
///
/// Subclass it, and draw the view in a nib with the subclass's name and the subclass as File's Owner. The nib's first
/// view becomes this view: its properties and subviews are taken over, so that there is no view in between. Whichever
/// initializer makes the view, in code or from the nib of a controller, the nib is loaded.
///
/// Further top-level views of class `NMViewLayoutView` are other layouts of the same subviews. `changeLayoutIfNecessary()`
/// applies the one whose aspect ratio is nearest to the view's; with `automaticLayoutChangeEnabled` every layout does.
///
/// The class of the nib's root must not be the subclass itself: the nib would load itself without end.
open class NMView: UIView {
  /// Arranges the subviews; nil: nobody does.
  ///
  /// A nib may connect it. Otherwise a nib with more than one top-level view gives the view an `NMExplicitLayoutManager`.
  @Outlet open var layoutManager: NMViewLayoutManager?

  /// Whether every layout of the view looks for a better arrangement. Leave it off while subviews are animated by
  /// scaling or turning: each step of such an animation would put them back.
  @Inspectable open var automaticLayoutChangeEnabled: Bool = false

  // MARK: Making

  /// A view of the size that its nib gives it; of 100 by 100 points without one.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// A view from a nib, of the size that the nib gives it.
  ///
  /// - Parameters:
  ///   - nibName: the nib's name; nil: the class's own.
  ///   - nibBundle: where it lies; nil: in the main bundle.
  public init(nibName: String?, bundle nibBundle: Bundle?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    loadView(nibName: nibName, bundle: nibBundle)
    layoutSubviews()
  }

  /// A view from the nib with the class's name. The given frame counts, whatever the nib's is.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    loadView(nibName: nil, bundle: nil)
    self.frame = frame
    layoutSubviews()
  }

  /// A view in another nib. That one decides frame, tag and autoresizing mask; all else comes from the view's own.
  ///
  /// A copy (see `applyViewTemplate(_:)`) loads its nib again, too; the state of the original and its subviews is then
  /// carried over, so that nothing is there twice.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let (outerFrame, outerTag, outerMask) = (frame, tag, autoresizingMask)
    loadView(nibName: nil, bundle: nil)
    autoresizingMask = outerMask
    frame = outerFrame
    tag = outerTag
    (coder as? NibCopyCoder)?.carryState(to: self)
    layoutSubviews()
  }

  /// None: a copy's come from its nib.
  open override var nibArchivedSubviews: [UIView] { [] }

  // MARK: Loading

  /// Loads the nib, or calls `createView()` when there is none of that name or no view in it; then `viewDidLoad()`.
  ///
  /// Called once, by every initializer. Override it to load the view in another way; never call it.
  ///
  /// - Parameters:
  ///   - nibName: the nib's name; nil: the class's own, without its module.
  ///   - bundle: where it lies; nil: in the main bundle.
  open func loadView(nibName: String?, bundle: Bundle?) {
    let name = nibName ?? nibClassName(of: self)
    let bundle = bundle ?? .main
    let views = NibFiles.exists(name, in: bundle) ? nmViews(inNib: name, bundle) : []
    if let first = views.first {
      applyViewTemplateByCopyingHierarchy(first)
      nmAddLayouts(views.dropFirst())
    } else {
      createView()
    }
    viewDidLoad()
  }

  /// Makes the view in code, where there is no nib. The default does nothing.
  open func createView() {}

  /// Called once when the view is loaded from its nib or created. The default does nothing.
  open func viewDidLoad() {}

  private func nmViews(inNib name: String, _ bundle: Bundle) -> [UIView] {
    bundle.loadNibNamed(name, owner: self)?.compactMap { $0 as? UIView } ?? []
  }

  /// Takes the nib's further views for layouts, beside the one that the view has, unless the nib has a manager.
  private func nmAddLayouts(_ alternatives: ArraySlice<UIView>) {
    guard layoutManager == nil, !alternatives.isEmpty else { return }
    let manager = NMExplicitLayoutManager()
    for alternative in [self as UIView] + alternatives {
      manager.addExplicitLayoutAlternative(alternative, for: self)
    }
    layoutManager = manager
  }

  // MARK: Layout

  /// Asks the manager for a better arrangement if that is automatic.
  ///
  /// Constraints, which NMView is older than, place the subviews first.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if automaticLayoutChangeEnabled { changeLayoutIfNecessary() }
  }

  /// Lets the manager arrange the subviews, and calls `layoutDidChange()` if it did.
  ///
  /// A manager of explicit layouts does so every time, even if it applies the same layout again.
  open func changeLayoutIfNecessary() {
    guard let layoutManager, layoutManager.layoutSubviews(self) else { return }
    layoutDidChange()
  }

  /// Called after each arrangement by `changeLayoutIfNecessary()`: the place for what a nib cannot say of a layout.
  ///
  /// The default tells `layoutDidChange(toAspectRatio:)` which explicit layout is applied, if one is.
  open func layoutDidChange() {
    guard let current = (layoutManager as? NMExplicitLayoutManager)?.currentLayout else { return }
    layoutDidChange(toAspectRatio: current.aspectRatio)
  }

  /// Called after an explicit layout was applied: the hook of NMView's first version. The default does nothing.
  ///
  /// - Parameter aspectRatio: the layout's width divided by its height.
  open func layoutDidChange(toAspectRatio aspectRatio: CGFloat) {}
}

/// What arranges the subviews of an `NMView`; subclass it for an arrangement of your own.
///
/// A nib can make one: a custom object of the class, connected to the outlet `layoutManager` of File's Owner.
open class NMViewLayoutManager: NSObject, NibInstantiable {
  /// A manager with its defaults.
  public required override init() { super.init() }

  /// Arranges the subviews of `view` for its present bounds.
  ///
  /// - Returns: whether they were arranged. The default does nothing, and says so.
  open func layoutSubviews(_ view: UIView) -> Bool { false }
}

/// Marks a view whose subviews the explicit layouts leave alone: they follow their autoresizing masks.
///
/// The view itself is placed like any other. Put the marker into the nib's first view, the one that is used.
open class NMViewLayoutOmitSubviewsView: UIView {}

/// Marks a top-level view of an `NMView`'s nib as another layout of the first one's subviews.
///
/// Only the frames in it count. Its subviews must be those of the first view, in the same order.
open class NMViewLayoutView: UIView {}
