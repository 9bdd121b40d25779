/// A rectangle on the screen, and everything that UIKit builds on it.
///
/// A tree of views belongs to whoever made it; it is not bound to an actor. All lengths are points.
open class UIView: UIResponder, NibDecodable, NibReplaceable {
  /// An intrinsic length that does not exist.
  public static let noIntrinsicMetric: CGFloat = -1
  /// For `systemLayoutSizeFitting`: as small as possible.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// For `systemLayoutSizeFitting`: as large as possible.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  // MARK: Geometry

  var storedFrame = CGRect.zero
  var storedBoundsOrigin = CGPoint.zero

  /// The rectangle in the superview's coordinates. Setting it resizes the subviews by their masks.
  open var frame: CGRect {
    get { storedFrame }
    set { nibSetFrame(newValue.standardized) }
  }

  /// The rectangle in the view's own coordinates; its origin is what scrolls.
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

  open var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      storedFrame.origin = CGPoint(
        x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2)
      setNeedsDisplay()
    }
  }

  /// Kept, archived and inherited by copies; the terminal draws views untransformed.
  open var transform = CGAffineTransform.identity
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true

  // MARK: Hierarchy

  /// Back to front: the last one is drawn on top.
  public private(set) final var subviews: [UIView] = []
  public private(set) final weak var superview: UIView?

  // MARK: Appearance

  open var backgroundColor: UIColor? { didSet { setNeedsDisplay() } }
  open var tintColor: UIColor! {
    get { storedTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      storedTintColor = newValue
      setNeedsDisplay()
    }
  }
  var storedTintColor: UIColor?
  open var isHidden = false {
    didSet { if isHidden != oldValue { nibVisibilityDidChange() } }
  }
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  open var isOpaque = true
  open var clipsToBounds = false { didSet { setNeedsDisplay() } }
  open var clearsContextBeforeDrawing = true
  open var contentMode: ContentMode = .scaleToFill
  /// The part of the content that stretches, in unit coordinates (archived; the terminal does not stretch).
  open var contentStretch = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentScaleFactor: CGFloat = 1
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { nibSetNeedsSolving() }
  }
  public final let layer = NibLayer()

  // MARK: Interaction

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var tag = 0
  public internal(set) final var gestureRecognizers: [UIGestureRecognizer]?
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var restorationIdentifier: String?

  // MARK: Layout

  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { nibSetNeedsSolving() } }
  }
  /// The constraints that this view holds, in the order in which they were added.
  public internal(set) final var constraints: [NSLayoutConstraint] = []
  public internal(set) final var layoutGuides: [UILayoutGuide] = []
  package var priorities = LayoutPriorities()
  var marginBase = DirectionalMargins()
  open var preservesSuperviewLayoutMargins = false { didSet { nibSetNeedsSolving() } }
  open var insetsLayoutMarginsFromSafeArea = true { didSet { nibSetNeedsSolving() } }
  /// Whether the side margins leave no more between them than reads well (Interface Builder's "Follow Readable Width").
  var nibFollowsReadableWidth = false { didSet { nibSetNeedsSolving() } }
  /// Safe-area insets given by a container; nil: derived from the superview's.
  var givenSafeAreaInsets: UIEdgeInsets?
  package var guides = StandardGuides()
  package var layoutState = LayoutState()

  /// The controller whose view this is.
  package internal(set) final weak var nibViewController: UIViewController?
  package internal(set) final var nibEnvironment = NibEnvironment.current
  /// What the nib said of this object (id, user label, place); nil for one made in code.
  package internal(set) final var nibOrigin: NibOrigin?

  // MARK: Making

  public init(frame: CGRect) {
    super.init()
    storedFrame = frame.standardized
    nibDidInitialize()
  }

  /// Every view made from a nib comes through here, decoded whole: attributes, subviews and constraints are in place
  /// when this returns; outlets are not yet (docs/behaviours.md A4).
  public required init?(coder: NSCoder) {
    super.init()
    nibDidInitialize()
    if let coder = coder as? NibCoder { nibDecode(from: coder) }
    if let coder = coder as? NibCopyCoder { nibDecodeCopy(from: coder) }
  }

  public override convenience init() { self.init(frame: .zero) }

  /// Called once, before any decoding, by both initializers: set what depends on the environment here.
  func nibDidInitialize() {}

  /// Writes what a class of your own needs to be copied (`nibCopy()`); UIKit's own properties need no writing.
  open func encode(with coder: NSCoder) {}

  /// The subviews that an archive of the view, and so its copy, has: not those that the class makes itself.
  open var nibArchivedSubviews: [UIView] { subviews }

  // MARK: Attribute table

  open class var nibAttributes: [NibAttribute] { UIView.attributeTable }

  // MARK: Hooks for subclasses

  /// Lays out the subviews. The default gives those that constraints place their solved frames.
  open func layoutSubviews() { nibApplySolvedFrames() }

  /// The size that the content wants; `noIntrinsicMetric` for a length it has no wish for.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The height that the content wants at a width, for content that wraps; nil if it does not depend on it.
  open func nibContentHeight(forWidth width: CGFloat) -> CGFloat? { nil }
  /// The content's size when it is laid out at that width; nil as for `nibContentHeight(forWidth:)`, and a nil width
  /// for content that does not get narrower by wrapping.
  open func nibContentSize(forWidth width: CGFloat) -> (width: CGFloat?, height: CGFloat)? {
    nibContentHeight(forWidth: width).map { (nil, $0) }
  }

  /// Whether `nibContentHeight(forWidth:)` has an answer. Asked before each layout.
  open var nibWrapsContent: Bool { nibContentHeight(forWidth: max(1, bounds.width)) != nil }

  /// Where text baselines stand: first from the top, last from the bottom, at the intrinsic height.
  open var nibBaselines: (first: CGFloat, last: CGFloat)? { nil }
  /// The view whose first baseline counts as this one's (its top edge where it has no baseline): itself.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline counts as this one's (its bottom edge where it has no baseline): itself.
  open var forLastBaselineLayout: UIView { self }

  /// How much larger the frame is than the rectangle that constraints act on.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The size that suits the view in `size`; the default is its intrinsic content size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = intrinsicContentSize
    return CGSize(
      width: content.width == UIView.noIntrinsicMetric ? bounds.width : content.width,
      height: content.height == UIView.noIntrinsicMetric ? bounds.height : content.height)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The deepest visible view under the point that takes events.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  open func updateConstraints() {}
  open func didMoveToSuperview() {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToWindow() {}
  /// Adds a subview that the nib lists under `subviews`.
  func nibAddDecodedSubview(_ view: UIView) { addSubview(view) }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open var traitCollection: UITraitCollection { nibEnvironment.traits }

  /// Whether this class places its subviews itself, so that constraints below a subview never reach above it
  /// (tables, containers). Each such subview is the root of a layout of its own.
  open var nibPlacesSubviews: Bool { false }

  /// Whether a stack view that arranges the view keeps room for it.
  open var nibTakesRoom: Bool { !isHidden }

  /// The margins that hold where none are given.
  open var nibDefaultMargins: UIEdgeInsets {
    guard nibIsScreenRoot else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    // The root view of a screen has the system's minimum at its sides and none at top and bottom.
    let side = CGFloat(nibEnvironment.rules.rootMargin(width: Double(bounds.width)))
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// Adds what the class itself asks of the layout (a stack view's arrangement) to the problem.
  open func nibContribute(to builder: LayoutBuilder) {}

  /// Draws the view's own content, below its subviews.
  open func nibDraw(in context: NibDrawingContext) { nibDrawStandIn(in: context) }

  /// The text that the renderer places in this view (labels, titles); nil for views that draw their own or have none.
  open var nibText: NibText? { nil }

  /// Whether a keyboard user can put the focus on this view.
  open var canBecomeFocused: Bool { false }

  /// A mouse button went down or up on this view, at a point of its bounds. True if it was used.
  open func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool { false }

  open override var next: UIResponder? { nibViewController ?? superview }
  override var nibWindow: UIWindow? { window }

  // MARK: Hierarchy primitives (the public calls are in UIView+Hierarchy)

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
}

extension UIView {
  /// How the frame follows the superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public enum ContentMode: Int, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft,
      topRight, bottomLeft, bottomRight
  }

  public enum TintAdjustmentMode: Int, Hashable, Sendable { case automatic, normal, dimmed }
}

/// The part of `CALayer` that nibs set through runtime attributes and programs read back.
public final class NibLayer: NSObject, NibKeyValueCoding {
  package var cornerRadius: CGFloat = 0
  package var borderWidth: CGFloat = 0
  package var borderColor: UIColor?
  package var masksToBounds = false
  package var shadowOpacity: Float = 0
  package var shadowRadius: CGFloat = 3
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowColor: UIColor?
  package var zPosition: CGFloat = 0

  private static let table: [NibAttribute] = [
    .number("cornerRadius", \NibLayer.cornerRadius), .number("borderWidth", \NibLayer.borderWidth),
    .bool("masksToBounds", \NibLayer.masksToBounds), .float("shadowOpacity", \NibLayer.shadowOpacity),
    .number("shadowRadius", \NibLayer.shadowRadius), .number("zPosition", \NibLayer.zPosition),
    .property("borderColor", \NibLayer.borderColor).copied(by: \NibLayer.borderColor),
    .property("shadowColor", \NibLayer.shadowColor).copied(by: \NibLayer.shadowColor),
    .property("shadowOffset", \NibLayer.shadowOffset).copied(by: \NibLayer.shadowOffset),
  ]

  /// Takes over everything of another layer.
  func nibTake(_ other: NibLayer, _ copier: NibCopier) {
    for row in NibLayer.table { row.copy?(other, self, copier) }
  }

  public func setValue(_ value: Any?, forKey key: String) throws {
    guard let row = NibLayer.table.first(where: { $0.name == key }) else {
      throw NibException.undefinedKey(key, of: self)
    }
    guard nibAssign(value, as: row.declaredType, { row.set(self, $0) }) else {
      throw NibException.mistyped(value, forKey: key, declared: row.declaredType, of: self)
    }
  }
}
