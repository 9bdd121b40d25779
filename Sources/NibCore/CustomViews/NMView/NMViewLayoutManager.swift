/// What arranges the subviews of an `NMView`; subclass it for an arrangement of your own.
///
/// A nib can make one: a custom object of the class, connected to the outlet `layoutManager` of File's Owner.
open class NMViewLayoutManager: NSObject, NibInstantiable {
  /// A manager with its defaults.
  public required override init() { super.init() }

  /// Arranges the subviews of `view` for its present bounds.
  ///
  /// - Returns: whether they were arranged. The default does nothing, and says so.
  open func layoutSubviews(_ view: UIView) -> Bool { false }
}
