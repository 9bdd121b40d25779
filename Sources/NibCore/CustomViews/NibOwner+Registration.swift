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
