/// The priority of a constraint. Constraints with priority 1000 must hold; lower ones yield in order of their
/// priority.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number, from 0 to 1000. Values outside this range can be stored, but constraints reject them.
  public var rawValue: Float

  /// The priority of required constraints: 1000.
  public static let required = UILayoutPriority(1000)
  /// The default priority of a view's resistance to compression: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that can resize the window: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority of keeping the size of the window: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that cannot resize the window: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority of a view's resistance to stretching: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of a view's smallest fitting size: 50.
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
