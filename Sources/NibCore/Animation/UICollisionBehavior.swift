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
