/// A class whose objects are created from a nib. Usually, it is a view class, and the view is the first object of the
/// nib with the class's name.
///
/// For example, `BadgeView.fromNib()` needs only the declaration `final class BadgeView: UIView, NibOwner {}` and a nib
/// `BadgeView` whose root view has the class `BadgeView`. The outlets belong to the root view. File's Owner may be
/// another object, which receives the outlets that the nib connects to it.
public protocol NibOwner: AnyObject {
  /// The nib's name without suffix. The default is the name of the class.
  static var nibName: String { get }
}

extension NibOwner {
  public static var nibName: String { nibBareName(of: self) }

  /// Creates an object from the nib. The nib is read again on every call.
  ///
  /// - Parameter owner: the object for File's Owner. It must have the outlets that the nib connects to it.
  /// - Returns: the nib's first object, or `nil` if that object has another class. Raises an error if there
  ///   is no such nib or if loading it fails.
  public static func fromNib(owner: Any? = nil) -> Self? {
    Bundle(for: Self.self).loadNibNamed(nibName, owner: owner, options: nil)?.first as? Self
  }

  /// The nib of the class, for registration as the source of cells. It is read once for each registration.
  static var ownNib: UINib { UINib(nibName: nibName, bundle: Bundle(for: Self.self)) }
}

extension UITableView {
  /// Registers the nib of a class as the source of cells for an identifier. UIKit's method of the same name, which
  /// accepts any class, is used for classes that do not conform to `NibOwner`.
  public func register<Cell: UITableViewCell & NibOwner>(
    _ cellClass: Cell.Type, forCellReuseIdentifier identifier: String
  ) {
    register(cellClass.ownNib, forCellReuseIdentifier: identifier)
  }
}

extension UICollectionView {
  /// Registers the nib of a class as the source of cells for an identifier.
  public func register<Cell: UICollectionViewCell & NibOwner>(
    _ cellClass: Cell.Type, forCellWithReuseIdentifier identifier: String
  ) {
    register(cellClass.ownNib, forCellWithReuseIdentifier: identifier)
  }

  /// Registers the nib of a class as the source of headers or footers for an identifier.
  public func register<View: UICollectionReusableView & NibOwner>(
    _ viewClass: View.Type, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass.ownNib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }
}
