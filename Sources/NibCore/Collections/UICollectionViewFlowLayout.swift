/// Items in rows (or columns, scrolling sideways), as many in each as fit, under each section's header.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction in which lines follow one another.
  public enum ScrollDirection: Int, Hashable, Sendable { case vertical, horizontal }
  /// What a section's insets are counted from; kept, a collection's own edges are.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// As an estimate: each item gives itself its size.
  public static let automaticSize = CGSize(width: 10_000, height: 10_000)

  /// The size of items without a size of their own, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size of items until they are measured; zero: they are not measured, and have `itemSize`.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The least distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Room around each section's items.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// What that room is counted from.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// The room for each section's header: its height where the collection scrolls down, else its width.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The room for each section's footer.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether headers stay in view as long as their section does.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// The direction in which lines follow one another.
  open var scrollDirection: ScrollDirection = .vertical { didSet { invalidateLayout() } }

  /// The rows of a flow layout, after those of every layout.
  open override class var nibAttributes: [NibAttribute] {
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

  /// Whether items are as large as their content asks.
  var nibMeasuresItems: Bool { estimatedItemSize != .zero }

  /// The size of an item that nothing else is known of.
  var nibStandardItemSize: CGSize {
    nibMeasuresItems && !nibEstimatesAutomatically ? estimatedItemSize : itemSize
  }

  /// Section after section: header, lines of items, footer.
  open override func nibArrangement(in collection: UICollectionView) -> CollectionArrangement {
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

/// Where a collection's items lie.
open class UICollectionViewLayout: NibObject {
  /// The collection that uses the layout.
  public internal(set) weak var collectionView: UICollectionView?
  /// Whether the arrangement is turned over where people read from right to left.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// A layout that shows nothing.
  public override init() { super.init() }

  /// A layout from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The frames of everything in the collection, and the size of the whole.
  open func nibArrangement(in collection: UICollectionView) -> CollectionArrangement {
    CollectionArrangement()
  }

  /// Places the items anew.
  open func invalidateLayout() { collectionView?.setNeedsLayout() }
}
