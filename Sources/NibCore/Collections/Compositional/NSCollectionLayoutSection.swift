/// The way in which the groups of a section scroll on their own, at right angles to the collection view.
///
/// A terminal moves the groups when the cursor goes to an item that is out of view.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// The section does not scroll.
  case none
  /// The groups move as little as needed.
  case continuous
  /// A group begins at the leading edge.
  case continuousGroupLeadingBoundary
  /// The groups move by the width of the section.
  case paging
  /// A group begins at the leading edge.
  case groupPaging
  /// A group is in the middle.
  case groupPagingCentered
}

/// A visible item of a section that scrolls on its own.
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The item.
  var indexPath: IndexPath { get }
  /// The frame in the content, in points.
  var frame: CGRect { get }
}

/// The edges from which the insets of a compositional layout are measured.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// A section of a compositional layout: a group that is repeated until all items have a place.
open class NSCollectionLayoutSection: NSObject {
  /// A closure that is called when the section has scrolled.
  public typealias VisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

  let nibGroup: NSCollectionLayoutGroup
  /// The space around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets()
  /// The space between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// Stored, but has no effect: insets are measured from the edges of the collection view.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Stored, but has no effect: insets are measured from the edges of the collection view.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The way in which the groups scroll on their own.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers have the horizontal insets of the groups.
  open var supplementariesFollowContentInsets = true
  /// The backgrounds.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Stored, but not called: a terminal does not animate scrolling.
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?
  /// The list that the section shows; `nil` if it is not a list.
  private(set) var nibList: UICollectionLayoutListConfiguration?

  /// Creates a section.
  public init(group: NSCollectionLayoutGroup) {
    nibGroup = group
    super.init()
  }

  /// A section that looks like a table.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { nibList(configuration) }

  /// A section that looks like a table.
  static func nibList(_ configuration: UICollectionLayoutListConfiguration) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: configuration.nibGroup)
    section.contentInsets = configuration.nibContentInsets
    section.boundarySupplementaryItems = configuration.nibBoundaryItems
    section.nibList = configuration
    return section
  }
}
