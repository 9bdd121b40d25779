/// A layout that arranges items in rows, or in columns when scrolling horizontally, under each section's
/// header. Each line holds as many items as fit.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction in which lines follow one another.
  public enum ScrollDirection: Int, Hashable, Sendable { case vertical, horizontal }
  /// The reference edges of section insets. Stored, but has no effect: insets count from the collection's own
  /// edges.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// An estimated size with which each item determines its own size.
  public static let automaticSize = CGSize(width: 10_000, height: 10_000)

  /// The size of items without a size of their own, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The assumed size of items until they are measured; with zero, items are not measured and have
  /// `itemSize`.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The minimum distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum distance between items in a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The space around each section's items.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The reference edges of the section insets.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// The space for each section's header. The height is used if the collection scrolls vertically, else the
  /// width.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The space for each section's footer, used as in `headerReferenceSize`.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether headers stay in view while their section is in view.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// The direction in which lines follow one another.
  open var scrollDirection: ScrollDirection = .vertical { didSet { invalidateLayout() } }

  /// The attributes of a flow layout, in addition to those of every layout.
  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .number("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing),
      .number("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing),
      .choice(
        "scrollDirection", ["vertical": .vertical, "horizontal": .horizontal],
        \UICollectionViewFlowLayout.scrollDirection),
      size("itemSize", \.itemSize), size("estimatedItemSize", \.estimatedItemSize),
      size("headerReferenceSize", \.headerReferenceSize), size("footerReferenceSize", \.footerReferenceSize),
      .value("sectionInset", \UICollectionViewFlowLayout.sectionInset) { (insets: NibInsets) in
        UIEdgeInsets(insets)
      },
      .choice(
        "sectionInsetReference",
        ["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins],
        \UICollectionViewFlowLayout.sectionInsetReference),
      .bool("automaticEstimatedItemSize", \UICollectionViewFlowLayout.nibEstimatesAutomatically),
    ]
  }

  private static func size(
    _ key: String, _ path: @autoclosure @escaping NibAttribute.Path<UICollectionViewFlowLayout, CGSize>
  ) -> NibAttribute {
    .value(key, path()) { (size: NibSize) in CGSize(width: size.width, height: size.height) }
  }

  private var nibEstimatesAutomatically: Bool {
    get { estimatedItemSize == UICollectionViewFlowLayout.automaticSize }
    set { if newValue { estimatedItemSize = UICollectionViewFlowLayout.automaticSize } }
  }

  /// Whether the content of items determines their size.
  var nibMeasuresItems: Bool { estimatedItemSize != .zero }

  /// The size of an item for which no other size is known.
  var nibStandardItemSize: CGSize {
    nibMeasuresItems && !nibEstimatesAutomatically ? estimatedItemSize : itemSize
  }

  /// Arranges each section: header, lines of items, footer.
  package override func nibArrangement(in collection: UICollectionView) -> CollectionArrangement {
    let isVertical = scrollDirection == .vertical
    var flow = ItemFlow(
      extent: isVertical ? collection.bounds.width : collection.bounds.height, isVertical: isVertical)
    for section in 0..<collection.numberOfSections {
      flow.add(
        collection.nibMeasures(ofSection: section, self),
        sizes: (0..<collection.numberOfItems(inSection: section)).map {
          collection.nibItemSize(at: IndexPath(item: $0, section: section), self)
        })
    }
    var result = flow.arrangement
    if sectionHeadersPinToVisibleBounds { pinHeaders(of: &result, to: collection.bounds) }
    return result
  }

  private func pinHeaders(of arrangement: inout CollectionArrangement, to shown: CGRect) {
    for index in arrangement.sections.indices {
      guard let header = arrangement.sections[index].header else { continue }
      let last = arrangement.sections[index].footer ?? arrangement.sections[index].items.last ?? header
      if scrollDirection == .vertical {
        let y = min(max(header.minY, shown.minY), max(header.minY, last.maxY - header.height))
        arrangement.sections[index].header?.origin.y = y
      } else {
        let x = min(max(header.minX, shown.minX), max(header.minX, last.maxX - header.width))
        arrangement.sections[index].header?.origin.x = x
      }
    }
  }
}

/// An object that determines the positions of a collection's items.
open class UICollectionViewLayout: NibObject {
  /// The collection that uses the layout.
  public internal(set) weak var collectionView: UICollectionView?
  /// Whether the arrangement is mirrored in right-to-left environments.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// A layout that shows nothing.
  public override init() { super.init() }

  /// A layout from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The frames of everything in the collection, and the size of the whole.
  package func nibArrangement(in collection: UICollectionView) -> CollectionArrangement {
    CollectionArrangement()
  }

  /// Arranges the items again.
  open func invalidateLayout() { collectionView?.setNeedsLayout() }
}
