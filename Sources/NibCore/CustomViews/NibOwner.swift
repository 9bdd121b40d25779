/// A class whose objects come out of a nib: as a rule a view that is the first object of the nib with its own name.
///
/// `final class BadgeView: UIView, NibOwner {}` and a nib `BadgeView` whose root view has the class `BadgeView` are
/// enough for `BadgeView.fromNib()`. The outlets belong to the root view; File's Owner may be somebody else, who
/// gets the outlets that the nib connects to it.
public protocol NibOwner: AnyObject {
  /// The nib's name without suffix: the class's own, unless said otherwise.
  static var nibName: String { get }
}

extension NibOwner {
  public static var nibName: String { nibBareName(of: self) }

  /// A new object from the nib, which is read anew each time.
  ///
  /// - Parameter owner: what stands for File's Owner; it must have the outlets that the nib connects to it.
  /// - Returns: the nib's first object, or nil if that is of another class. Raises when there is no such nib, and on
  ///   all else that loading a nib can raise.
  public static func fromNib(owner: Any? = nil) -> Self? {
    Bundle(for: Self.self).loadNibNamed(nibName, owner: owner, options: nil)?.first as? Self
  }

  /// The nib by its name, to be registered and read once.
  static var ownNib: UINib { UINib(nibName: nibName, bundle: Bundle(for: Self.self)) }
}
