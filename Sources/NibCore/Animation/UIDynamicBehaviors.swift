/// A behavior with a list of items.
open class NibItemBehavior: UIDynamicBehavior {
  /// The items.
  public private(set) final var items: [any UIDynamicItem] = []

  /// Creates a behavior without items.
  public override init() { super.init() }
  /// Creates a behavior with items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

/// Gravity. Stored, but has no effect.
open class UIGravityBehavior: NibItemBehavior {
  /// The direction and strength.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The direction in radians.
  open var angle = CGFloat.pi / 2
  /// The strength.
  open var magnitude: CGFloat = 1
  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
  }
}

/// Collisions. Stored, but has no effect.
open class UICollisionBehavior: NibItemBehavior {
  /// The partners of collisions.
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: .max)
  }

  /// The partners of collisions.
  open var collisionMode = Mode.everything
  /// Whether the bounds of the reference view are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false
  /// The delegate, which is not called.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var boundaries: [(id: any NSCopying, path: UIBezierPath)] = []

  /// Sets the distance of the boundary from the bounds of the reference view.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }
  /// Adds a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.append((identifier, bezierPath))
  }
  /// Adds a boundary from one point to another.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }
  /// The boundary with an identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { isEqual($0.id, identifier) }?.path
  }
  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { isEqual($0.id, identifier) }
  }
  /// Removes all boundaries.
  open func removeAllBoundaries() { boundaries = [] }
  /// The identifiers of the boundaries.
  public var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.id) }

  private func isEqual(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
    (a as? NSObject).map { $0.isEqual(b) } ?? false
  }
}

/// Methods that are called for collisions. They are not called.
public protocol UICollisionBehaviorDelegate: AnyObject {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
}

/// A push. Stored, but has no effect.
open class UIPushBehavior: NibItemBehavior {
  /// The duration of a push.
  public enum Mode: Int, Hashable, Sendable { case continuous, instantaneous }

  /// The duration of the push.
  public let mode: Mode
  /// Whether the push has an effect on its items.
  open var active = true
  /// The direction in radians.
  open var angle: CGFloat = 0
  /// The strength.
  open var magnitude: CGFloat = 0
  /// The direction and strength.
  open var pushDirection = CGVector.zero

  /// Creates a push.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }
  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
  }
  /// Sets the point of an item that is pushed.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {}
}

/// A movement of an item to a point. The item is put at the point at once.
open class UISnapBehavior: UIDynamicBehavior {
  /// The point, in the coordinates of the reference view.
  open var snapPoint: CGPoint
  /// The friction of the movement.
  open var damping: CGFloat = 0.5
  private let item: any UIDynamicItem

  /// Creates a movement.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override func nibApply() { item.center = snapPoint }
}

/// The connection of an item to another item or to a point. Stored, but has no effect.
open class UIAttachmentBehavior: NibItemBehavior {
  /// The point.
  open var anchorPoint: CGPoint
  /// The length of the connection.
  open var length: CGFloat = 0
  /// The friction and frequency of a spring.
  public var (damping, frequency): (CGFloat, CGFloat) = (0, 0)

  /// Creates a connection to a point.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    anchorPoint = point
    super.init(items: [item])
  }
  /// Creates a connection of two items.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    anchorPoint = item2.center
    super.init(items: [item1, item2])
  }
}

/// The physical properties of items. Stored, but has no effect.
open class UIDynamicItemBehavior: NibItemBehavior {
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var charge: CGFloat = 0
  open var isAnchored = false
  open var allowsRotation = true

  /// Has no effect: items do not move.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// Always zero: items do not move.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  /// Has no effect: items do not move.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  /// Always zero: items do not move.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}
