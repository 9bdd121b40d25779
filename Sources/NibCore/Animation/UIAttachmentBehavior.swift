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
