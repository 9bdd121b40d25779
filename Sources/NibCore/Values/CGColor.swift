/// The color that layers take. A terminal has one kind of color.
public typealias CGColor = UIColor

extension UIColor {
  /// The color in the form that layers take: itself.
  public var cgColor: CGColor { self }
}
