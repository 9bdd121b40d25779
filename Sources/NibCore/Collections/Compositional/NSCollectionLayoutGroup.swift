/// A group of items in a row, in a column, or at the places that a program gives.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Content {
    /// Items beside or below each other, repeated while there is space.
    case line(LayoutAxes, [NSCollectionLayoutItem])
    /// A number of items with the same length beside or below each other.
    case equal(LayoutAxes, NSCollectionLayoutItem, Int)
    /// Items at the places that a closure returns.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let nibContent: Content
  /// The space between the items; `nil` for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(_ size: NSCollectionLayoutSize, _ content: Content) {
    nibContent = content
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// A row of items, which is repeated while there is space in the group.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .line(.horizontal, subitems)) }

  /// A column of items, which is repeated while there is space in the group.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .line(.vertical, subitems)) }

  /// A row of a number of items with the same width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .equal(.horizontal, subitem, max(1, count)))
  }

  /// A column of a number of items with the same height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .equal(.vertical, subitem, max(1, count)))
  }

  /// A row of a number of equal items with their own width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, subitem: subitem, count: count)
  }

  /// A column of a number of equal items with their own height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, subitem: subitem, count: count) }

  /// A group whose items are at the places that a closure returns.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider)) }

  /// The items of the group.
  public var subitems: [NSCollectionLayoutItem] {
    switch nibContent {
    case .line(_, let items): items
    case .equal(_, let item, let count): Array(repeating: item, count: min(count, 1_000))
    case .custom: []
    }
  }
}

/// A closure that returns the places of a group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// The place of an item in a group whose program arranges the items.
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in the group, in points.
  public let frame: CGRect
  /// Stored, but has no effect.
  public let zIndex: Int

  /// Creates the place of an item.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

/// The area in which a compositional layout arranges items.
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size without the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings of a compositional layout.
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The area in which the items are arranged.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}
