/// A view whose content is designed in a separate nib. This is a Swift version of the Objective-C class NMView by NEXT
/// Munich GmbH.
///
/// Subclass it, and design the view in a nib that has the subclass's name and the subclass as File's Owner. This view
/// copies the properties of the nib's first view and moves that view's subviews into itself, so that no additional view
/// is needed. Every initializer loads the nib, so the view can be created in code or be part of another nib.
///
/// Further top-level views of class `NMViewLayoutView` are other layouts of the same subviews.
/// `changeLayoutIfNecessary()` applies the layout whose aspect ratio is nearest to the view's. With
/// `automaticLayoutChangeEnabled`, this happens every time the view is laid out.
///
/// The class of the nib's root view must not be the subclass itself, because the nib would then load itself
/// endlessly.
open class NMView: UIView {
  /// The manager that arranges the subviews; `nil` if there is none.
  ///
  /// A nib may connect this outlet. If it does not, and the nib has more than one top-level view, the view creates an
  /// `NMExplicitLayoutManager`.
  @Outlet open var layoutManager: NMViewLayoutManager?

  /// If true, every layout of the view selects the best arrangement of the subviews. Keep it false while subviews
  /// are animated by scaling or rotation, because each step of such an animation would reset them.
  @Inspectable open var automaticLayoutChangeEnabled: Bool = false

  // MARK: Creating

  /// Creates a view that has the size designed in its nib, or 100 by 100 points if there is no nib.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a view from a nib, with the size designed in the nib.
  ///
  /// - Parameters:
  ///   - nibName: the nib's name; `nil` for the name of the class.
  ///   - nibBundle: the bundle that contains the nib; `nil` for the main bundle.
  public init(nibName: String?, bundle nibBundle: Bundle?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    loadView(nibName: nibName, bundle: nibBundle)
    layoutSubviews()
  }

  /// Creates a view from the nib with the class's name. The given frame replaces that of the nib.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    loadView(nibName: nil, bundle: nil)
    self.frame = frame
    layoutSubviews()
  }

  /// Creates a view that is part of another nib. That nib determines the frame, tag and autoresizing mask; the nib
  /// of this class determines everything else.
  ///
  /// A copy (see `applyViewTemplate(_:)`) also loads its nib again. The state of the original and its
  /// subviews is then copied to it, so that no subview is duplicated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let (outerFrame, outerTag, outerMask) = (frame, tag, autoresizingMask)
    loadView(nibName: nil, bundle: nil)
    autoresizingMask = outerMask
    frame = outerFrame
    tag = outerTag
    (coder as? NibCopyCoder)?.copyState(to: self)
    layoutSubviews()
  }

  /// Empty, because the subviews of a copy come from its nib.
  override var nibArchivedSubviews: [UIView] { [] }

  // MARK: Loading

  /// Loads the nib, or calls `createView()` if there is no nib with that name or it contains no view. Then
  /// calls `viewDidLoad()`.
  ///
  /// Every initializer calls this method once. Override it to load the view in another way; do not call it
  /// yourself.
  ///
  /// - Parameters:
  ///   - nibName: the nib's name; `nil` for the name of the class, without its module.
  ///   - bundle: the bundle that contains the nib; `nil` for the main bundle.
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

  /// Creates the view in code if there is no nib. The default does nothing.
  open func createView() {}

  /// Called once after the view was loaded from its nib or created. The default does nothing.
  open func viewDidLoad() {}

  private func nmViews(inNib name: String, _ bundle: Bundle) -> [UIView] {
    bundle.loadNibNamed(name, owner: self)?.compactMap { $0 as? UIView } ?? []
  }

  /// Adds the current layout and the layouts of the nib's other top-level views to a new manager, unless the nib
  /// connects a manager.
  private func nmAddLayouts(_ alternatives: ArraySlice<UIView>) {
    guard layoutManager == nil, !alternatives.isEmpty else { return }
    let manager = NMExplicitLayoutManager()
    for alternative in [self as UIView] + alternatives {
      manager.addExplicitLayoutAlternative(alternative, for: self)
    }
    layoutManager = manager
  }

  // MARK: Layout

  /// Lays out the subviews, and then selects the best arrangement if `automaticLayoutChangeEnabled` is true.
  ///
  /// Constraints, which did not exist when NMView was written, place the subviews first.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if automaticLayoutChangeEnabled { changeLayoutIfNecessary() }
  }

  /// Asks the manager to arrange the subviews, and calls `layoutDidChange()` if it did.
  ///
  /// An `NMExplicitLayoutManager` arranges the subviews on every call, even if it applies the same layout again.
  open func changeLayoutIfNecessary() {
    guard let layoutManager, layoutManager.layoutSubviews(self) else { return }
    layoutDidChange()
  }

  /// Called after each arrangement by `changeLayoutIfNecessary()`. Override it for changes to a layout that a
  /// nib cannot describe.
  ///
  /// The default calls `layoutDidChange(toAspectRatio:)` if an explicit layout was applied.
  open func layoutDidChange() {
    guard let current = (layoutManager as? NMExplicitLayoutManager)?.currentLayout else { return }
    layoutDidChange(toAspectRatio: current.aspectRatio)
  }

  /// Called after an explicit layout was applied. This is the callback of the first version of NMView. The default does
  /// nothing.
  ///
  /// - Parameter aspectRatio: the layout's width divided by its height.
  open func layoutDidChange(toAspectRatio aspectRatio: CGFloat) {}
}

/// Arranges the subviews of an `NMView`. Subclass it for your own arrangement.
///
/// A nib can create one: add a custom object of the class, and connect it to the outlet `layoutManager` of File's
/// Owner.
open class NMViewLayoutManager: NSObject, NibInstantiable {
  /// Creates a manager with default values.
  public required override init() { super.init() }

  /// Arranges the subviews of `view` for its current bounds.
  ///
  /// - Returns: true if the subviews were arranged. The default does nothing and returns false.
  open func layoutSubviews(_ view: UIView) -> Bool { false }
}

/// Marks a view whose subviews are not changed by explicit layouts: they follow their autoresizing masks.
///
/// The view itself is placed like any other view. Use the class for a view inside the nib's first top-level view.
open class NMViewLayoutOmitSubviewsView: UIView {}

/// Marks a top-level view of an `NMView`'s nib as another layout of the first view's subviews.
///
/// Only its aspect ratio and the frames of the views in it are used. It must have the same subviews as the first view,
/// in the same order.
open class NMViewLayoutView: UIView {}
