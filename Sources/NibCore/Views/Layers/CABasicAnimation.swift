/// An animation from one value to another. Its properties are stored, but have no effect: see `CAAnimation`.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference of the values.
  open var byValue: Any?
}
