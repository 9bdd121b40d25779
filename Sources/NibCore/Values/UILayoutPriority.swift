/// How much a constraint matters: 1000 must hold, lower ones give way in order of their priority.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// 0 to 1000; a value outside is kept as it is and refused by the constraint it is given to.
  public var rawValue: Float

  /// Must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// What views resist being compressed with: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may resize the window: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The window keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that may not resize the window: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// What views resist being stretched with: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// How much a view wants to be as small as fits: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Orders by number.
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
