/// The base class of all views: a rectangle on the screen with content and subviews. All lengths are in points.
///
/// Views are not bound to an actor. A tree of views must be used by one thread at a time.
open class UIView: UIResponder, NSCoding, NibDecodable, NibReplaceable {
  /// The value of an intrinsic width or height that the view does not have.
  public static let noIntrinsicMetric: CGFloat = -1
  /// Requests the smallest possible size from `systemLayoutSizeFitting`.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Requests the largest possible size from `systemLayoutSizeFitting`.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  // MARK: Geometry

  /// The frame, which can be set without the side effects of `frame`.
  var storedFrame = CGRect.zero
  /// The origin of the bounds, which can be set without side effects.
  var storedBoundsOrigin = CGPoint.zero

  /// The view's rectangle in its superview's coordinates. Setting it resizes the subviews according to their
  /// autoresizing masks.
  open var frame: CGRect {
    get { storedFrame }
    set { nibSetFrame(newValue.standardized) }
  }

  /// The view's rectangle in its own coordinates. Scrolling changes the origin.
  open var bounds: CGRect {
    get { CGRect(origin: storedBoundsOrigin, size: storedFrame.size) }
    set {
      let center = self.center
      if storedBoundsOrigin != newValue.origin { setNeedsDisplay() }
      storedBoundsOrigin = newValue.origin
      guard newValue.size != storedFrame.size else { return }
      nibSetFrame(
        CGRect(
          x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
          height: newValue.height))
    }
  }

  /// The center of the frame, in the superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      storedFrame.origin = CGPoint(
        x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2)
      setNeedsDisplay()
    }
  }

  /// The transform. It is stored, archived and copied, but the terminal draws views without it.
  open var transform = CGAffineTransform.identity
  /// The margins and lengths that change with the superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// If true, subviews are resized by their autoresizing masks.
  open var autoresizesSubviews = true

  /// The subviews from back to front: the last one is drawn on top.
  public private(set) final var subviews: [UIView] = []
  /// The view that contains this one.
  public private(set) final weak var superview: UIView?

  // MARK: Appearance

  /// The color behind the content; `nil` for none.
  open var backgroundColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color behind the content while `backgroundColor` is `nil`; `nil` if the background is then transparent. On
  /// iOS, tables and their cells always have a background.
  var nibStandardBackground: UIColor? { nil }
  /// The color that is drawn behind the content; `nil` for none.
  package var nibBackground: UIColor? { backgroundColor ?? nibStandardBackground }
  /// The insets of the background from the edges of the view, in points. Negative where it extends beyond an edge.
  package var nibBackgroundInsets: UIEdgeInsets { .zero }
  /// The accent color: the one that was set, otherwise the superview's, otherwise the system's blue.
  open var tintColor: UIColor! {
    get { storedTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      storedTintColor = newValue
      setNeedsDisplay()
    }
  }
  var storedTintColor: UIColor?
  /// If true, the view and its subviews are not drawn.
  open var isHidden = false {
    didSet { if isHidden != oldValue { nibVisibilityDidChange() } }
  }
  /// The opacity from 0 to 1.
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  /// Stored, but has no effect.
  open var isOpaque = true
  /// If true, subviews are drawn only within the bounds.
  open var clipsToBounds = false { didSet { setNeedsDisplay() } }
  /// Stored, but has no effect.
  open var clearsContextBeforeDrawing = true
  /// The placement of content whose size differs from that of the view.
  open var contentMode: ContentMode = .scaleToFill
  /// The part of the content that stretches, in unit coordinates. It is archived, but the terminal does not
  /// stretch content.
  open var contentStretch = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Stored, but has no effect.
  open var contentScaleFactor: CGFloat = 1
  /// The kind of content, which determines whether the view is mirrored in right-to-left layouts.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { nibSetNeedsSolving() }
  }
  /// The layer, which has the rounded corners and the border. It is an object of `layerClass`.
  public private(set) final lazy var layer: CALayer = nibMakeLayer()
  /// The class of the layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// Whether the tint color is dimmed. Stored, but has no effect.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic

  // MARK: Interaction

  /// If false, the view and its subviews ignore input.
  open var isUserInteractionEnabled = true
  /// Stored, but has no effect.
  open var isMultipleTouchEnabled = false
  /// Stored, but has no effect.
  open var isExclusiveTouch = false
  /// A number that identifies the view; see `viewWithTag(_:)`.
  open var tag = 0
  /// The gesture recognizers of the view; `nil` for none.
  public internal(set) final var gestureRecognizers: [UIGestureRecognizer]?
  /// Stored, but has no effect.
  open var restorationIdentifier: String?
  final var nibInteractions: [any UIInteraction] = []

  /// Whether the view has an interaction that can show a menu. The interaction's delegate decides whether there is a
  /// menu.
  var nibHasOwnMenu: Bool { nibInteractions.contains { $0 is any MenuInteraction } }

  /// Shows the view's own menu for a point in its coordinates. Returns false if there is none.
  func nibShowOwnMenu(at point: CGPoint) -> Bool {
    nibInteractions.contains { ($0 as? any MenuInteraction)?.nibShow(at: point) ?? false }
  }

  // MARK: Layout

  /// If true, the frame and the autoresizing mask place the view. If false, constraints do.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { nibSetNeedsSolving() } }
  }
  /// The constraints that were added to this view, in the order in which they were added.
  public internal(set) final var constraints: [NSLayoutConstraint] = []
  /// The layout guides that were added to the view. UIKit's own guides, such as the safe area's, are not included.
  public internal(set) final var layoutGuides: [UILayoutGuide] = []
  /// The priorities and placeholders of the intrinsic size.
  package var priorities = LayoutPriorities()
  /// The margins that were set, before the safe area and the superview's margins increase them.
  var marginBase = DirectionalMargins()
  /// If true, the margins are at least those of the superview at the same place.
  open var preservesSuperviewLayoutMargins = false { didSet { nibSetNeedsSolving() } }
  /// If true, the safe area adds to the margins.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { nibSetNeedsSolving() } }
  /// Whether the side margins grow until the content has a readable width (Interface Builder's "Follow Readable
  /// Width").
  var nibFollowsReadableWidth = false { didSet { nibSetNeedsSolving() } }
  /// The safe-area insets that a container sets; `nil` to derive them from the superview's.
  var givenSafeAreaInsets: UIEdgeInsets?
  /// Whether this is a root view on Interface Builder's canvas with a navigation bar above it.
  var nibSimulatesNavigationBar = false
  /// Whether this is the root view of a sheet without a navigation bar above it. The bars in it are higher.
  var nibIsSheetWithoutBar = false
  /// UIKit's own guides.
  package var guides = StandardGuides()
  /// The state of the view's layout, such as its solved frame.
  package var layoutState = LayoutState()

  /// The controller whose view this is; `nil` if this is not the view of a controller.
  package internal(set) final weak var nibViewController: UIViewController?
  /// The environment: device, traits, text metrics and rules. A view gets that of its superview when it is added.
  package internal(set) final var nibEnvironment = NibEnvironment.current
  /// Information from the nib about this object (id, user label, place); `nil` for an object created in code.
  package internal(set) final var nibOrigin: NibOrigin?

  // MARK: Creating

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    super.init()
    storedFrame = frame.standardized
    nibDidCreate()
  }

  /// Decodes a view from a nib. Attributes, subviews and constraints are in place when this initializer
  /// returns; outlets are not connected yet (docs/behaviours.md A4).
  public required init?(coder: NSCoder) {
    super.init()
    nibDecodeArchive(coder)
    if let coder = coder as? NibCoder { nibDidDecode(coder) }
  }

  final func nibDecodeArchive(_ coder: NSCoder) {
    if let coder = coder as? NibCoder { ViewDecoder(self, coder).decode() }
    if let coder = coder as? NibCopyCoder { nibDecodeCopy(from: coder) }
  }

  /// Creates a view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }

  /// Called when the view has been created in code. Overrides set the values that differ from those of views in nibs.
  func nibDidCreate() {}

  /// Called when the view has been decoded from a nib. Overrides apply values that depend on other decoded values.
  func nibDidDecode(_ coder: NibCoder) {}

  /// Archives the properties of a custom class so that views can be copied (`nibCopy()`). UIKit's own
  /// properties need not be archived here.
  open func encode(with coder: NSCoder) {}

  package override func nibAdopt(globalTint color: UIColor) {
    if storedTintColor == nil { storedTintColor = color }
  }

  package override func nibWouldContainItself(_ value: Any?, in property: Any.Type) -> Bool {
    guard let view = value as? UIView else { return false }
    let isView = property is UIView.Type || property is any OptionalView.Type
    return isView && isDescendant(of: view)
  }

  /// The subviews that are archived, and therefore copied. Subviews that the class creates itself are not
  /// included.
  var nibArchivedSubviews: [UIView] { subviews }

  /// A view of this class that stores appearance settings, made with the initializer that views of the class have.
  class func nibMakeForAppearance() -> UIView { nibMakeProxy(.zero) }

  /// The kind of the class's objects in outlines.
  package class var nibKind: NibKind { .view }

  /// The rows of the class's attribute table. Overrides append their rows to those of the superclass.
  package class var nibAttributes: [NibAttribute] {
    UIView.attributeTable + NibAttribute.accessibility(UIView.self)
  }

  // MARK: Hooks for subclasses

  /// Lays out the subviews. The default implementation applies the solved frames to subviews that constraints
  /// place.
  open func layoutSubviews() { nibApplySolvedFrames() }

  /// The natural size of the content; `noIntrinsicMetric` for a dimension without a natural length.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The natural height of the content at the given width; `nil` if the height does not depend on the width.
  package func nibContentHeight(forWidth width: CGFloat) -> CGFloat? { nil }
  /// The content's size when it is laid out at the given width. It is `nil` in the same cases as
  /// `nibContentHeight(forWidth:)`, and its width is `nil` if wrapping does not make the content narrower.
  package func nibContentSize(forWidth width: CGFloat) -> (width: CGFloat?, height: CGFloat)? {
    nibContentHeight(forWidth: width).map { (nil, $0) }
  }

  /// Whether `nibContentHeight(forWidth:)` returns a value. It is checked before each layout.
  var nibWrapsContent: Bool { nibContentHeight(forWidth: max(1, bounds.width)) != nil }

  /// The distances of the text baselines at the intrinsic height: the first one from the top, the last one
  /// from the bottom.
  package var nibBaselines: (first: CGFloat, last: CGFloat)? { nil }
  /// The view whose first baseline is used for this view, or whose top edge if it has no baseline. The
  /// default is this view itself.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline is used for this view, or whose bottom edge if it has no baseline. The
  /// default is this view itself.
  open var forLastBaselineLayout: UIView { self }

  /// The distances by which the frame exceeds the alignment rectangle that constraints use.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The size that best fits the view in `size`; by default its intrinsic content size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = intrinsicContentSize
    return CGSize(
      width: content.width == UIView.noIntrinsicMetric ? bounds.width : content.width,
      height: content.height == UIView.noIntrinsicMetric ? bounds.height : content.height)
  }

  /// Returns true if the point, in the view's coordinates, is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Returns the deepest visible view under the point that accepts events.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !nibIsHiddenItself, isUserInteractionEnabled, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  /// An override point of UIKit, which is not called.
  open func updateConstraints() {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view's own layout guide with the given key in documents; `nil` if it has none.
  func nibLayoutGuide(forKey key: String) -> UILayoutGuide? {
    switch key {
    case "safeArea": safeAreaLayoutGuide
    case "keyboard": keyboardLayoutGuide
    default: nil
    }
  }
  /// Adds a subview that the nib lists under `subviews`.
  func nibAddDecodedSubview(_ view: UIView) { addSubview(view) }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called when a container controller has given the view other safe-area insets.
  open func safeAreaInsetsDidChange() { nibViewController?.viewSafeAreaInsetsDidChange() }
  /// Called after margins were set on the view.
  open func layoutMarginsDidChange() {}
  /// An override point of UIKit, which is not called.
  open func tintColorDidChange() {}
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  /// The traits of the view's environment.
  open var traitCollection: UITraitCollection { nibEnvironment.traits }

  /// Whether this class places its subviews itself, as tables and container controllers do. Each of these subviews
  /// is the root of a separate layout, so constraints inside it cannot refer to views outside it.
  package var nibPlacesSubviews: Bool { false }
  /// Whether the autoresizing masks of the subviews apply when the solver changes the size of the view.
  var nibResizesSubviewsWhenSolved: Bool { false }

  /// The view whose class gives a subview of this view its frame, regardless of constraints and autoresizing masks:
  /// this view, or the cell around it. `nil` for a subview that constraints, a stack view or its mask place.
  package func nibPlacer(of subview: UIView) -> UIView? { nibPlacesSubviews ? self : nil }

  /// The view whose class gives this view its frame; see `nibPlacer(of:)`.
  package var nibPlacer: UIView? { superview?.nibPlacer(of: self) }

  /// The subview that this view places itself, and in whose layout the constraints of this view count: the content view
  /// of a table cell. `nil` for other views.
  var nibConstrainedContent: UIView? { nil }
  /// Whether the view gets its height from the layout of `nibConstrainedContent`.
  var nibFitsContent: Bool { false }
  /// Whether the view scrolls its subviews, so that the constraints between them and the view refer to its content.
  var nibScrollsSubviews: Bool { false }
  /// Gives a view that scrolls its subviews the size of its content, in points.
  func nibSetSolvedContentSize(_ size: CGSize) {}
  /// Whether the view keeps its content clear of bars with content insets, so that its subviews need no safe area at
  /// the top and bottom.
  var nibInsetsItsContent: Bool { false }
  /// Whether the view arranges a subview, whose autoresizing mask is then not used.
  func nibArranges(_ subview: UIView) -> Bool { false }
  /// Whether a subview can preserve the margins of this view on the canvas of Interface Builder, which ignores some
  /// margins of cells (docs/interface-builder.md 3.2 to 3.4).
  func nibPassesMarginsOnCanvas(to subview: UIView) -> Bool { true }
  /// Whether a subview takes no space while it has no image.
  func nibHidesEmptyImage(of subview: UIView) -> Bool { false }
  /// The placement of the text whose baseline constraints use; `nil` for a view without text.
  var nibBaselineStyle: BaselineRows.Style? { nil }
  /// The number of points by which the top and bottom of the frame may be wrong. This is more than 0 only for views
  /// that show a symbol whose alignment insets are not known exactly.
  package var nibSymbolTolerance: CGFloat { 0 }

  /// Whether the view places labels that are inside its subviews, so that it is laid out again when their texts change.
  var nibPlacesLabelsInside: Bool { false }

  /// Whether a stack view leaves space for this arranged view. By default, a hidden view gets no space.
  var nibReservesSpaceInStack: Bool { !isHidden }

  /// The margins that are used if none are set.
  var nibDefaultMargins: UIEdgeInsets {
    guard nibIsScreenRoot else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    // The root view of a screen has the system's minimum at its sides and none at top and bottom.
    let side = CGFloat(nibEnvironment.rules.rootMargin(width: Double(bounds.width)))
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// The smallest margins of the view as the root view of a screen. Only the sides count.
  var nibMinimumScreenMargins: UIEdgeInsets { nibDefaultMargins }

  /// Whether margins that are set cannot be smaller than the default margins. This concerns all four sides; the sides
  /// of screens have a minimum in any case.
  var nibDefaultMarginsAreMinimum: Bool { false }

  /// Adds the class's own layout requirements (such as a stack view's arrangement) to the layout problem.
  func nibContribute(to builder: LayoutBuilder) {}
  /// The constraints that the view adds to its layout on devices, but not on the canvas of Interface Builder, which
  /// takes them into account only to find ambiguous views.
  func nibConstraintsOffCanvas(_ builder: LayoutBuilder) -> [LayoutProblem.Constraint] { [] }

  /// Draws the view's own content, behind its subviews. The default draws a box with the class name for some views on
  /// Interface Builder's canvas.
  open func nibDraw(in context: NibDrawingContext) { nibDrawPlaceholderFrame(in: context) }

  /// The text that the renderer places in this view (labels, titles); `nil` for views that draw their own
  /// text or have none.
  package var nibText: NibText? { nil }

  /// The space that the text needs and gets; `nil` for views without text, and for views that scroll it.
  package var nibTextFit: TextFit? { nil }

  /// The content that is always visible and not text; `nil` if there is none.
  package var nibGraphic: NibGraphic? { nil }

  package override var nibKeyHelp: [KeyHelp] { nibAnswersTaps ? [KeyHelp("Enter", "press")] : [] }

  /// The slot for sample data; `nil` for a view that sample data can only show or hide.
  package var nibSample: SampleSlot? { nil }

  /// Whether this view can get keyboard focus.
  open var canBecomeFocused: Bool { false }

  /// The light or dark appearance of the view and its subviews; `unspecified` for that of the environment. The colors
  /// of backgrounds follow that of the window.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      guard overrideUserInterfaceStyle != oldValue else { return }
      let inherited = superview?.nibEnvironment ?? NibEnvironment.current
      let isOverridden = overrideUserInterfaceStyle != .unspecified
      nibAdopt(isOverridden ? NibEnvironment(inherited, style: overrideUserInterfaceStyle) : inherited)
    }
  }

  // MARK: Override points that have no effect in a terminal

  /// An override point of UIKit, which is not called: a terminal has no pixels. Draw with `nibDraw(in:)`.
  open func draw(_ rect: CGRect) {}
  /// An override point of UIKit, which is not called.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Called by the layer's `layoutIfNeeded()`.
  open func layoutSublayers(of layer: CALayer) {}
  /// An override point of UIKit, which is not called.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// An override point of Interface Builder, which is not called.
  open func prepareForInterfaceBuilder() {}
  /// The shape of the view in collisions of UIKit Dynamics.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An override point of UIKit, which is not called.
  open func display(_ layer: CALayer) {}
  /// Whether the view needs constraints. Has no effect: all views can have constraints.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Whether a recognizer of the view may recognize a tap. Called after the recognizer's delegate has allowed it.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Draws the view again. The whole view is drawn, not only the rectangle.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Handles the press or release of a mouse button at a point in the view's bounds. Returns true if the
  /// event was handled.
  open func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool { false }

  /// The view controller if this is its view, otherwise the superview.
  open override var next: UIResponder? { nibViewController ?? superview }
  override var nibWindow: UIWindow? { window }

  final func insertIntoHierarchy(_ view: UIView, at index: Int) {
    subviews.insert(view, at: index)
    view.superview = self
  }

  final func removeFromHierarchy(_ view: UIView) {
    subviews.removeAll { $0 === view }
    view.superview = nil
  }

  final func moveInHierarchy(_ view: UIView, to index: Int) {
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(index, subviews.count))
  }

  // MARK: The hierarchy

  /// Adds a subview in front of the others.
  open func addSubview(_ view: UIView) { nibInsert(view, at: subviews.count) }

  /// Inserts a subview at an index.
  open func insertSubview(_ view: UIView, at index: Int) {
    nibInsert(view, at: min(max(0, index), subviews.count))
  }

  /// Inserts a subview behind another one.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    nibInsert(view, at: nibIndex(of: sibling) ?? subviews.count)
  }

  /// Inserts a subview in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    nibInsert(view, at: nibIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    moveInHierarchy(view, to: subviews.count)
    setNeedsDisplay()
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    moveInHierarchy(view, to: 0)
    setNeedsDisplay()
  }

  /// Removes the view from its superview. Constraints of its ancestors that refer to it or to one of its descendants
  /// are removed too.
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    let hadWindow = window != nil
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if hadWindow { nibAnnounce(nil) }
    nibRemoveAncestorConstraints()
    parent.removeFromHierarchy(self)
    parent.nibSubviewsDidChange()
    parent.setNeedsDisplay()
    didMoveToSuperview()
    if hadWindow { nibNotifyWindowChange() }
  }

  // MARK: Requests for layout and drawing

  /// Requests a layout before the next drawing.
  open func setNeedsLayout() {
    layoutState.needsLayout = true
    nibMarkForLayout()
  }
  /// Immediately lays out all views that need layout, from the root of the tree down.
  open func layoutIfNeeded() { LayoutPass(root: nibRoot).run() }
  /// Requests a layout before the next drawing, in which the constraints are read again.
  open func setNeedsUpdateConstraints() { setNeedsLayout() }
  /// Has no effect: constraints are read when the view is laid out.
  open func updateConstraintsIfNeeded() {}
  /// Requests that the view's tree is drawn again.
  open func setNeedsDisplay() { nibRoot.layoutState.needsDisplay = true }

  /// The size that the view gets from its constraints if `target` is requested with the given priorities.
  open func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    // As in UIKit, only the constraints of the view and of the views inside it count.
    LayoutBuilder(root: self, hasCell: false).fittingSize(target, horizontal: horizontal, vertical: vertical)
  }

  /// The size that satisfies the constraints and is closest to the target.
  open func systemLayoutSizeFitting(_ target: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Marks the intrinsic size as changed, so that it is computed again for the next layout.
  open func invalidateIntrinsicContentSize() {
    setNeedsDisplay()
    let root = nibLayoutRoot
    root.setNeedsLayout()
    if let container = root.superview, container.nibPlacesLabelsInside { container.setNeedsLayout() }
  }

  /// Changes the view's size to the one that best fits its content. The origin of the frame stays in place.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  // MARK: Margins

  /// The effective margins, in points: the margins that were set, or the default margins (8 points for most views).
  /// They are increased by the safe area if `insetsLayoutMarginsFromSafeArea` is true. If
  /// `preservesSuperviewLayoutMargins` is true, they are at least as large as the overlap of the superview's margins
  /// with the view.
  open var layoutMargins: UIEdgeInsets {
    get { ViewMargins(view: self).effective }
    set {
      marginBase = DirectionalMargins(
        top: newValue.top, leading: newValue.left, bottom: newValue.bottom, trailing: newValue.right,
        isAbsolute: true)
      nibSetNeedsSolving()
      layoutMarginsDidChange()
    }
  }

  /// The margins, with leading and trailing instead of left and right.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = ViewMargins(view: self).effective
      return nibIsRightToLeft
        ? NSDirectionalEdgeInsets(
          top: margins.top, leading: margins.right, bottom: margins.bottom, trailing: margins.left)
        : NSDirectionalEdgeInsets(
          top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      marginBase = DirectionalMargins(
        top: newValue.top, leading: newValue.leading, bottom: newValue.bottom, trailing: newValue.trailing)
      nibSetNeedsSolving()
      layoutMarginsDidChange()
    }
  }

  /// The distances, in points, by which bars and the unsafe areas of the device's screen overlap the edges of this
  /// view.
  open var safeAreaInsets: UIEdgeInsets {
    ViewMargins(view: self).safeArea.nibAdding(nibViewController?.additionalSafeAreaInsets ?? .zero)
  }

  // MARK: Input of the view

  /// Ends the editing of a text field or text view in this view. Returns whether nothing is being edited any more.
  ///
  /// - Parameter force: whether to end the editing even if the delegate refuses.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.nibFirstResponder,
      (responder as? UIView)?.isDescendant(of: self) == true
    else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window.nibEndEditingByForce(responder) }
    return force
  }

  /// Adds a gesture recognizer to the view.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  /// Removes a gesture recognizer from the view.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}

extension UIView {
  /// The margins and lengths of a view that change with its superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance from the superview's left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the superview's right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the superview's top edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the superview's bottom edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The placement of content whose size differs from that of the view.
  public enum ContentMode: Int, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft,
      topRight, bottomLeft, bottomRight
  }

  /// The treatment of the tint color.
  public enum TintAdjustmentMode: Int, Hashable, Sendable { case automatic, normal, dimmed }
}

/// An optional whose wrapped type is a view.
private protocol OptionalView {}
extension Optional: OptionalView where Wrapped: UIView {}
