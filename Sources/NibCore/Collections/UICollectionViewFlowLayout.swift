/// A layout that arranges the items of each section in lines between the section's header and footer. Lines are rows,
/// or columns if the collection view scrolls horizontally. Each line contains as many items as fit.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The edges from which section insets are measured. Stored, but has no effect: they are measured from the edges of
  /// the collection view.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// The estimated size that makes every item determine its own size.
  public static let automaticSize = CGSize(width: 10_000, height: 10_000)

  /// The size of items for which nothing else specifies a size, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size that items are assumed to have until they are measured, in points. If it is zero, items are not measured
  /// and have `itemSize`.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The minimum distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum distance between items in a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The space around each section's items, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The edges from which section insets are measured. Stored, but has no effect.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// The size of each section's header, in points. Only the height is used if the collection view scrolls vertically,
  /// otherwise only the width.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of each section's footer, in points, used like `headerReferenceSize`.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether the header of a section stays visible while any part of the section is visible.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// The direction in which the content scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UICollectionViewFlowLayout, CollectionViewFlowLayoutWord>.table(
        .number(.minimumLineSpacing, \.minimumLineSpacing),
        .number(.minimumInteritemSpacing, \.minimumInteritemSpacing),
        .choice(.scrollDirection, \.scrollDirection), .size(.itemSize, \.itemSize),
        .size(.estimatedItemSize, \.estimatedItemSize), .size(.headerReferenceSize, \.headerReferenceSize),
        .size(.footerReferenceSize, \.footerReferenceSize), .insets(.sectionInset, \.sectionInset),
        .choice(.sectionInsetReference, \.sectionInsetReference),
        .bool(.automaticEstimatedItemSize, \.nibEstimatesAutomatically),
        .property("sectionInset", \.sectionInset), .property("itemSize", \.itemSize),
        .property("estimatedItemSize", \.estimatedItemSize),
        .property("headerReferenceSize", \.headerReferenceSize),
        .property("footerReferenceSize", \.footerReferenceSize),
        .property("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds))
  }

  /// Whether the estimated size is `automaticSize`.
  private var nibEstimatesAutomatically: Bool {
    get { estimatedItemSize == UICollectionViewFlowLayout.automaticSize }
    set { if newValue { estimatedItemSize = UICollectionViewFlowLayout.automaticSize } }
  }

  /// Whether items are measured, so that their content determines their size.
  var nibMeasuresItems: Bool { estimatedItemSize != .zero }

  /// The size of an item for which nothing else specifies a size and that has not been measured.
  var nibStandardItemSize: CGSize {
    nibMeasuresItems && !nibEstimatesAutomatically ? estimatedItemSize : itemSize
  }

  override var nibUsesPrepared: Bool { type(of: self) == UICollectionViewFlowLayout.self }

  override func nibEstimatedAxes(of part: CollectionArrangement.Part) -> LayoutAxes {
    if case .item = part, nibMeasuresItems { return [.horizontal, .vertical] }
    return []
  }

  /// Arranges each section: header, lines of items, footer. A subclass that changes the frames calls this method first.
  open override func prepare() {
    nibPrepared = collectionView.map(nibFlow) ?? CollectionArrangement()
  }

  /// Arranges the items in lines.
  private func nibFlow(in collection: UICollectionView) -> CollectionArrangement {
    let isVertical = scrollDirection == .vertical
    var flow = ItemFlow(
      extent: isVertical ? collection.bounds.width : collection.bounds.height, isVertical: isVertical)
    for section in 0..<collection.numberOfSections {
      flow.add(
        collection.nibSectionMetrics(of: section, self),
        sizes: (0..<collection.numberOfItems(inSection: section)).map {
          collection.nibItemSize(at: IndexPath(item: $0, section: section), self)
        }, isGrid: !nibMeasuresItems && collection.nibPrototypes == nil)
    }
    var result = flow.arrangement
    if sectionHeadersPinToVisibleBounds { pinHeaders(of: &result, to: collection.bounds) }
    return result
  }

  /// Moves the headers into the visible rectangle, at most to the end of their sections.
  private func pinHeaders(of arrangement: inout CollectionArrangement, to visibleRect: CGRect) {
    for index in arrangement.sections.indices {
      guard let header = arrangement.sections[index].header else { continue }
      let last = arrangement.sections[index].footer ?? arrangement.sections[index].items.last ?? header
      arrangement.raised.insert(.header(index))
      if scrollDirection == .vertical {
        let y = min(max(header.minY, visibleRect.minY), max(header.minY, last.maxY - header.height))
        arrangement.sections[index].header?.origin.y = y
      } else {
        let x = min(max(header.minX, visibleRect.minX), max(header.minX, last.maxX - header.width))
        arrangement.sections[index].header?.origin.x = x
      }
    }
  }
}
