/// A layer: the border, corners and background of a view, or a layer that a program adds to another one.
///
/// The terminal draws the layers of views, with their borders and corners. The position, background, opacity and
/// visibility of a view's layer are those of the view. Layers inside layers are stored, but not drawn.
open class CALayer: NSObject, NibKeyValueCoding {
  // MARK: Drawn for the layer of a view

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The color of the border.
  open var borderColor: CGColor?
  /// If true, subviews are drawn only within the bounds, as with `clipsToBounds`, and images are also clipped at the
  /// rounded corners.
  open var masksToBounds = false

  // MARK: Stored, but without effect

  /// The opacity of the shadow, which a terminal does not draw.
  open var shadowOpacity: Float = 0
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The color of the shadow.
  open var shadowColor: CGColor?
  /// The outline of the shadow.
  open var shadowPath: CGPath?
  /// The distance in front of other layers.
  open var zPosition: CGFloat = 0
  /// The distance in front of the layer's plane.
  open var anchorPointZ: CGFloat = 0
  /// The point of the bounds, in unit coordinates, at which the layer is positioned and rotated. The position of a
  /// view's layer is always its center.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The transform of the layer.
  open var transform = CATransform3DIdentity
  /// The transform of the sublayers.
  open var sublayerTransform = CATransform3DIdentity
  /// The shape of the corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The corners that are rounded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The content, usually a `CGImage`.
  open var contents: Any?
  /// The placement of the content.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The part of the content that is stretched, in unit coordinates.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Whether the content is drawn in the background.
  open var drawsAsynchronously = false
  /// Whether the coordinates of the layer begin at the bottom.
  open var isGeometryFlipped = false
  /// Whether sublayers are drawn with the opacity of the layer as a group.
  open var allowsGroupOpacity = true
  /// The number of pixels per point of the content.
  open var contentsScale: CGFloat = 1
  /// The part of the content that is shown, in unit coordinates.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Whether the layer is drawn into a bitmap.
  open var shouldRasterize = false
  /// The number of pixels per point of that bitmap.
  open var rasterizationScale: CGFloat = 1
  /// Whether the layer has no transparent parts.
  open var isOpaque = false
  /// Whether the back of the layer is visible.
  open var isDoubleSided = true
  /// Whether edges are smoothed.
  open var allowsEdgeAntialiasing = false
  /// Whether the layer is redrawn when its size changes.
  open var needsDisplayOnBoundsChange = false
  /// A name that the program gives the layer.
  open var name: String?
  /// The actions that run when properties change.
  open var actions: [String: any CAAction]?
  /// The time at which the layer's animations begin, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// The speed of the layer's animations.
  open var speed: Float = 1
  /// The offset in the time of the layer's animations, in seconds.
  open var timeOffset: CFTimeInterval = 0

  // MARK: State

  /// The view whose layer this is; `nil` for a layer that a program creates.
  package internal(set) final weak var nibView: UIView?
  /// The values of a layer that does not belong to a view.
  final var own = OwnLayerValues()
  /// The sublayers, from back to front.
  final var layers: [CALayer] = []
  /// The layer that contains this one.
  public internal(set) final weak var superlayer: CALayer?
  /// The names of the animations that were added.
  final var animations: [String: CAAnimation] = [:]
  private final weak var storedDelegate: (any CALayerDelegate)?

  /// Creates a layer.
  public override init() { super.init() }
  /// Creates a layer from another layer, whose properties subclasses copy.
  public init(layer: Any) { super.init() }
  /// Creates a layer. Layers are not archived.
  public required init?(coder: NSCoder) { super.init() }

  /// The object that draws the layer: the view for a view's layer.
  open var delegate: (any CALayerDelegate)? {
    get { storedDelegate ?? nibView }
    set { storedDelegate = newValue }
  }

  /// The shape outside of which the layer is invisible. It has no effect.
  open var mask: CALayer? {
    didSet { if mask != nil { EffectlessFeature.sublayers.report() } }
  }

  // MARK: Override points

  /// An override point. It is called by `layoutIfNeeded()`.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// An override point, which is not called.
  open func draw(in ctx: CGContext) {}
  /// An override point, which is not called.
  open func display() {}
  /// Has no effect: layers are not drawn with Core Graphics.
  open func setNeedsDisplay() {}
  /// Has no effect: layers are not drawn with Core Graphics.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Has no effect: layers are not drawn with Core Graphics.
  open func displayIfNeeded() {}
  /// Returns the action for a key from `actions`.
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
  /// The layer during animations: the layer itself, because animations end at once.
  open func presentation() -> Self? { self }
  /// The layer without animations: the layer itself, because animations end at once.
  open func model() -> Self { self }

  // MARK: Key-value coding

  /// The properties that documents set but that are not copied, because they belong to the layer's view or have no
  /// effect.
  private static let rowsOnlyForSetting: [NibAttribute] = [
    .property("opacity", \CALayer.opacity), .property("hidden", \CALayer.isHidden),
    .property("opaque", \CALayer.isOpaque), .property("doubleSided", \CALayer.isDoubleSided),
    .property("shouldRasterize", \CALayer.shouldRasterize),
    .property("contentsScale", \CALayer.contentsScale),
    .property("rasterizationScale", \CALayer.rasterizationScale), .property("name", \CALayer.name),
    .property("anchorPoint", \CALayer.anchorPoint), .property("position", \CALayer.position),
    .property("bounds", \CALayer.bounds), .property("frame", \CALayer.frame),
    .property("backgroundColor", \CALayer.backgroundColor),
  ]

  private static let copiedRows: [NibAttribute] = [
    copied("cornerRadius", \.cornerRadius), copied("borderWidth", \.borderWidth),
    copied("masksToBounds", \.masksToBounds), copied("shadowOpacity", \.shadowOpacity),
    copied("shadowRadius", \.shadowRadius), copied("zPosition", \.zPosition),
    copied("borderColor", \.borderColor), copied("shadowColor", \.shadowColor),
    copied("shadowOffset", \.shadowOffset), copied("maskedCorners", \.maskedCorners),
  ]

  /// The properties that take a `CGColor`. In UIKit, a `UIColor` that key-value coding sets has no effect.
  package static let colorKeys: Set = ["borderColor", "shadowColor", "backgroundColor"]

  /// A row for a property that is copied.
  private static func copied<Value>(
    _ name: String, _ path: @autoclosure @escaping NibAttribute.Path<CALayer, Value>
  ) -> NibAttribute { .property(name, path()).copied(by: path()) }

  /// Copies all properties of another layer that documents can set.
  final func nibCopyProperties(of other: CALayer, _ copier: NibCopier) {
    for row in CALayer.copiedRows { row.copy?(other, self, copier) }
  }

  /// Sets a property by its name. As in UIKit, a layer accepts every key; a key without a property has no effect.
  /// Tools, which load in lenient mode, report such keys.
  /// - Throws: `NibException` when the value is of the wrong type.
  public func setValue(_ value: Any?, forKey key: String) throws {
    // Only in code, a color can be a CGColor.
    if NibInstantiation.current != nil, CALayer.colorKeys.contains(key), value is UIColor { return }
    let bare = KeyRows.withoutIs(key)
    let rows = CALayer.copiedRows + CALayer.rowsOnlyForSetting
    guard let row = rows.first(where: { $0.name == key || $0.name == bare }) else {
      guard NibInstantiation.current?.mode == .lenient else { return }
      throw NibException.undefinedKey(key, of: self)
    }
    guard nibAssign(value, as: row.declaredType, { row.set(self, $0) }) else {
      throw NibException.mistyped(value, forKey: key, declared: row.declaredType, of: self)
    }
  }

  // MARK: Members that subclasses override

  /// The deepest layer that contains a point in the coordinates of the superlayer.
  open func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden, frame.contains(point) else { return nil }
    let ownPoint = CGPoint(
      x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
    return layers.reversed().lazy.compactMap { $0.hitTest(ownPoint) }.first ?? self
  }
  /// Returns true if a point in the layer's coordinates is in the layer.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  /// Has no effect: sublayers are laid out by `layoutIfNeeded()`.
  open func setNeedsLayout() {}
  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(layers.count)) }
  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.layers.removeAll { $0 === self }
    superlayer = nil
  }
  /// Ends an animation at once, and calls its delegate when the duration of the animation is over.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    EffectlessFeature.animations.report()
    if let key { animations[key] = animation }
    animation.nibRun { [weak self] in
      guard let key, animation.isRemovedOnCompletion else { return }
      self?.animations[key] = nil
    }
  }
  /// The rectangle in the coordinates of the superlayer, in points.
  open var frame: CGRect {
    get { self[\.frame, \.frame] }
    set { self[\.frame, \.frame] = newValue }
  }
  /// The rectangle in the layer's own coordinates, in points.
  open var bounds: CGRect {
    get { nibView?.bounds ?? CGRect(origin: own.boundsOrigin, size: own.frame.size) }
    set {
      if let nibView {
        nibView.bounds = newValue
        return
      }
      let position = self.position
      own.boundsOrigin = newValue.origin
      own.frame.size = newValue.size
      self.position = position
    }
  }
  /// The position of the anchor point in the superlayer, in points.
  open var position: CGPoint {
    get {
      if let nibView { return nibView.center }
      return CGPoint(
        x: own.frame.minX + anchorPoint.x * own.frame.width,
        y: own.frame.minY + anchorPoint.y * own.frame.height)
    }
    set {
      if let nibView {
        nibView.center = newValue
        return
      }
      own.frame.origin = CGPoint(
        x: newValue.x - anchorPoint.x * own.frame.width, y: newValue.y - anchorPoint.y * own.frame.height)
    }
  }
}

/// The values that the layer of a view takes from the view, and every other layer stores itself.
struct OwnLayerValues {
  var frame = CGRect.zero
  var boundsOrigin = CGPoint.zero
  var backgroundColor: CGColor?
  var opacity: Float = 1
  var isHidden = false
}

/// Methods that draw a layer and lay out its sublayers. Only `layoutSublayers(of:)` is called.
public protocol CALayerDelegate: AnyObject {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  /// Called by the layer's `layoutIfNeeded()`.
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView {
  /// Creates the layer of the view, an object of its `layerClass`.
  final func nibMakeLayer() -> CALayer {
    let type = (type(of: self).layerClass as? CALayer.Type) ?? CALayer.self
    let layer = type == CALayer.self ? CALayer() : type.nibMake() as? CALayer ?? CALayer()
    layer.nibView = self
    return layer
  }
}
