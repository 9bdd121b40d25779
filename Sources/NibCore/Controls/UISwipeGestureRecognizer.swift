/// Recognizes swipes (kept: a terminal tells of no such thing).
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe leads.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// Where the swipe has to lead.
  open var direction: Direction = .right
  /// How many fingers swipe.
  open var numberOfTouchesRequired = 1

  /// The rows of a swipe recognizer, after those of every recognizer.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .custom("direction", decode: direction(named:)) {
        (recognizer: UISwipeGestureRecognizer, direction: Direction) in recognizer.direction = direction
      },
      .integer("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired),
    ]
  }

  private static func direction(named name: String) -> Direction? {
    switch name {
    case "right": .right
    case "left": .left
    case "up": .up
    case "down": .down
    default: nil
    }
  }
}
