/// A class whose objects are loaded from a nib. It is usually a view class. The nib then has the same name as the
/// class, and its first object is the view.
///
/// For example, `BadgeView.fromNib()` needs only the declaration `final class BadgeView: UIView, NibOwner {}` and a nib
/// `BadgeView` whose root view has the class `BadgeView`. The outlets belong to the root view. The object for File's
/// Owner is optional; see `fromNib(owner:)`.
public protocol NibOwner: AnyObject {
  /// The nib's name, without its extension. The default is the name of the class, without its module.
  static var nibName: String { get }
}

extension NibOwner {
  public static var nibName: String { nibBareName(of: self) }

  /// Creates an object from the nib. The nib is read again on every call.
  ///
  /// - Parameter owner: the object for File's Owner. It must have the outlets that the nib connects to it.
  /// - Returns: the nib's first object, or `nil` if that object has another class. If there is no
  ///   such nib or loading it fails, an exception is raised, as in UIKit (`NibException.raise()`).
  public static func fromNib(owner: Any? = nil) -> Self? {
    Bundle(for: Self.self).loadNibNamed(nibName, owner: owner, options: nil)?.first as? Self
  }

  /// The nib of the class, to register for cells. Each registration reads the nib once.
  static var ownNib: UINib { UINib(nibName: nibName, bundle: Bundle(for: Self.self)) }
}

extension UITableView {
  /// Registers the nib of a class for new cells with the given reuse identifier. For classes that do not conform to
  /// `NibOwner`, Swift chooses UIKit's method of the same name, which accepts any class.
  public func register<Cell: UITableViewCell & NibOwner>(
    _ cellClass: Cell.Type, forCellReuseIdentifier identifier: String
  ) {
    register(cellClass.ownNib, forCellReuseIdentifier: identifier)
  }
}

extension UICollectionView {
  /// Registers the nib of a class for new cells with the given reuse identifier.
  public func register<Cell: UICollectionViewCell & NibOwner>(
    _ cellClass: Cell.Type, forCellWithReuseIdentifier identifier: String
  ) {
    register(cellClass.ownNib, forCellWithReuseIdentifier: identifier)
  }

  /// Registers the nib of a class for new headers or footers with the given reuse identifier.
  public func register<View: UICollectionReusableView & NibOwner>(
    _ viewClass: View.Type, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass.ownNib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }
}
