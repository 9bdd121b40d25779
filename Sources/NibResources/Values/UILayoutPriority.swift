/// The priority of a constraint. Constraints with priority 1000 are required. Of the others, layout satisfies those
/// with a higher priority first.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number, from 0 to 1000. Numbers above 1000 can be stored and mean the same as 1000.
  public var rawValue: Float

  /// The priority of required constraints: 1000.
  public static let required = UILayoutPriority(1000)
  /// The default compression resistance priority of a view: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// UIKit's priority of a drag that can resize the window: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// UIKit's priority of keeping the size of the window: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// UIKit's priority of a drag that cannot resize the window: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default content hugging priority of a view: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which `systemLayoutSizeFitting` makes a view as small as possible: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Creates a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Compares the numbers.
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// The priority raised by `rhs`.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  /// The priority lowered by `rhs`.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }

  /// Raises the priority by `rhs`.
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs.rawValue += rhs }

  /// Lowers the priority by `rhs`.
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs.rawValue -= rhs }
}
