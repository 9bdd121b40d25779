// The methods with which programs change the layout, scroll to items and find visible views.
extension UICollectionView {
  /// Replaces the layout, and calls `completion` with `true` in the next turn of the run loop. The change is not
  /// animated.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    if let completion { LaterCall.run { completion(true) } }
  }

  /// The position of an item after scrolling to it.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The attributes of an item; `nil` if it does not exist.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    guard let frame = nibArrangement.frame(of: .item(indexPath)) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }

  /// The visible headers or footers of a kind, in order.
  public func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
    nibShown.keys.sorted().compactMap { part in
      if case .supplementary(kind, _) = part { nibShown[part] } else { nil }
    }
  }
}
