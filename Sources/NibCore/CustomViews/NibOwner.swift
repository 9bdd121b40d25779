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

extension UITableView {
  /// Makes the class's own nib the source of cells for an identifier. For classes without a nib, the overload that
  /// takes any class is chosen.
  public func register<Cell: UITableViewCell & NibOwner>(
    _ cellClass: Cell.Type, forCellReuseIdentifier identifier: String
  ) {
    register(cellClass.ownNib, forCellReuseIdentifier: identifier)
  }
}

extension UICollectionView {
  /// Makes the class's own nib the source of cells for an identifier.
  public func register<Cell: UICollectionViewCell & NibOwner>(
    _ cellClass: Cell.Type, forCellWithReuseIdentifier identifier: String
  ) {
    register(cellClass.ownNib, forCellWithReuseIdentifier: identifier)
  }

  /// Makes the class's own nib the source of headers or footers for an identifier.
  public func register<View: UICollectionReusableView & NibOwner>(
    _ viewClass: View.Type, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass.ownNib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }
}
