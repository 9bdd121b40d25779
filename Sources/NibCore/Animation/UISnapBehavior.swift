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
