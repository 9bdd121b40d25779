/// An animation of one property. Its properties are stored, but have no effect: see `CAAnimation`.
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Whether values are added to those of the layer.
  open var isAdditive = false
  /// Whether each repetition begins with the last value of the previous repetition.
  open var isCumulative = false
  /// A function that is applied to the values.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}
