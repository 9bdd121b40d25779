/// A recognizer for swipes. It never recognizes a gesture: terminals do not report swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// The required direction.
  open var direction: Direction = .right
  /// The required number of touches.
  open var numberOfTouchesRequired = 1

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UISwipeGestureRecognizer, SwipeGestureRecognizerWord>.table(
        .choice(.direction, Direction.self) { $0.direction = $1 },
        .integer(.numberOfTouchesRequired, \.numberOfTouchesRequired))
  }
}
