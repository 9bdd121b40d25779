import NibCore

/// A cell of the periodic table, counted from 0. The lanthanides and actinides are in two rows of their own below the
/// seven periods.
struct PeriodicPlace: Hashable {
  let column: Int
  let row: Int

  static let columns = 18
  static let rows = 9
  /// The number of rows above the lanthanides.
  static let periods = 7
}

extension Element {
  /// The element's place in the periodic table; `nil` if its period is unknown.
  var place: PeriodicPlace? {
    switch group {
    case 1...18: period.map { PeriodicPlace(column: group - 1, row: $0 - 1) }
    // The first lanthanide is lanthanum with the number 57, the first actinide is actinium with the number 89.
    case 101: PeriodicPlace(column: 2 + number - 57, row: 7)
    case 102: PeriodicPlace(column: 2 + number - 89, row: 8)
    default: nil
    }
  }
}

/// A layout that puts each item into its place in the periodic table. The tiles are as large as the collection view
/// allows, and consist of whole cells of the terminal. A header fills the space above the transition metals.
final class PeriodicTableLayout: UICollectionViewLayout {
  /// The places of the items, in their order.
  var places: [PeriodicPlace] = [] { didSet { invalidateLayout() } }
  /// Whether there is a header, and a legend as the footer.
  var showsHeader = false { didSet { invalidateLayout() } }

  /// The distance between the origins of neighboring tiles, in points.
  private(set) var pitch = CGSize.zero
  /// The top left corner of the table in points.
  private(set) var origin = CGPoint.zero
  /// The arrangement of the legend; `nil` if there is no space for it.
  private(set) var legendArrangement: PeriodicLegend.Arrangement?

  private static let cell = CGSize(CellGrid.standard.points(of: CellSize(columns: 1, rows: 1)))
  /// The space above the lanthanides, in points.
  private static let gap = cell.height

  /// The size in points of a table whose tiles have the given size.
  private static func size(_ pitch: CGSize) -> CGSize {
    CGSize(
      width: pitch.width * CGFloat(PeriodicPlace.columns),
      height: pitch.height * CGFloat(PeriodicPlace.rows) + gap)
  }

  /// The minimum size of a tile in points: two columns and one row.
  private static let minimumPitch = CGSize(width: 2 * cell.width, height: cell.height)
  /// The size in points that shows all tiles at their minimum size.
  static let minimumSize = size(minimumPitch)

  override func prepare() {
    super.prepare()
    let bounds = collectionView?.bounds.size ?? .zero
    let cell = PeriodicTableLayout.cell
    let width = bounds.width / CGFloat(PeriodicPlace.columns)
    let height = (bounds.height - PeriodicTableLayout.gap) / CGFloat(PeriodicPlace.rows)
    let minimum = PeriodicTableLayout.minimumPitch
    pitch.width = max(minimum.width, (width / cell.width).rounded(.down) * cell.width)
    // Tiles are at most a little higher than wide.
    pitch.height = max(
      minimum.height, (min(height, pitch.width * 1.2) / cell.height).rounded(.down) * cell.height)
    let freeWidth = bounds.width - PeriodicTableLayout.size(pitch).width
    origin.x = max(0, (freeWidth / 2 / cell.width).rounded(.down) * cell.width)
    legendArrangement = showsHeader ? legendArrangement(in: bounds) : nil
  }

  /// The arrangement of the legend in the free space of a table of the given size.
  private func legendArrangement(in bounds: CGSize) -> PeriodicLegend.Arrangement? {
    let cell = PeriodicTableLayout.cell
    func fits(_ columns: Int, from x: CGFloat, to end: CGFloat) -> Bool {
      CGFloat(columns) * cell.width <= end - x
    }
    let size = PeriodicTableLayout.size(pitch)
    if bounds.height - size.height >= 3 * cell.height, fits(60, from: origin.x, to: bounds.width) {
      return .below
    }
    if fits(PeriodicLegend.lineColumns, from: origin.x, to: bounds.width) { return .line }
    let lanthanidesStart = frame(of: PeriodicPlace(column: 2, row: 7)).minX
    let heightBelowPeriods = size.height - CGFloat(PeriodicPlace.periods) * pitch.height
    let fitsBesideLanthanides =
      fits(PeriodicLegend.shortLineColumns, from: origin.x, to: bounds.width)
      && fits(PeriodicLegend.besideColumns, from: 0, to: lanthanidesStart)
      && CGFloat(PeriodicLegend.shortLines) * cell.height <= heightBelowPeriods
    return fitsBesideLanthanides ? .besideLanthanides : nil
  }

  private func legendFrame(_ arrangement: PeriodicLegend.Arrangement) -> CGRect {
    let bounds = collectionView?.bounds.size ?? .zero
    let cell = PeriodicTableLayout.cell
    let size = PeriodicTableLayout.size(pitch)
    let top = CGFloat(PeriodicPlace.periods) * pitch.height
    switch arrangement {
    case .below:
      // There is an empty line above the legend, unless the last tiles are followed by one anyway.
      let y = size.height + (pitch.height >= 3 * cell.height ? 0 : cell.height)
      return CGRect(x: 0, y: y, width: bounds.width, height: bounds.height - y)
    case .line: return CGRect(x: 0, y: top, width: bounds.width, height: cell.height)
    case .besideLanthanides: return CGRect(x: 0, y: top, width: bounds.width, height: size.height - top)
    }
  }

  override var collectionViewContentSize: CGSize {
    let size = PeriodicTableLayout.size(pitch)
    let height = legendArrangement == .below ? collectionView?.bounds.height ?? 0 : 0
    return CGSize(
      width: max(size.width, collectionView?.bounds.width ?? 0), height: max(size.height, height))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let items = places.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    let supplementaryViews = kinds.compactMap {
      layoutAttributesForSupplementaryView(ofKind: $0, at: IndexPath(item: 0, section: 0))
    }
    return (items + supplementaryViews).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard places.indices.contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame(of: places[indexPath.item])
    return attributes
  }

  /// The header is between beryllium and boron, above scandium and its neighbors. The footer is the legend.
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard showsHeader, indexPath.section == 0 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    if elementKind == UICollectionView.elementKindSectionFooter {
      guard let legendArrangement else { return nil }
      attributes.frame = legendFrame(legendArrangement)
      return attributes
    }
    let start = frame(of: PeriodicPlace(column: 2, row: 0)).minX
    attributes.frame = CGRect(x: start, y: 0, width: pitch.width * 10, height: pitch.height * 3)
    return attributes
  }

  /// The frame of a tile. Large tiles are separated by the width of a cell, and by its height if they stay high enough
  /// for number and symbol.
  private func frame(of place: PeriodicPlace) -> CGRect {
    let cell = PeriodicTableLayout.cell
    let gap = place.row >= PeriodicPlace.periods ? PeriodicTableLayout.gap : 0
    return CGRect(
      x: origin.x + CGFloat(place.column) * pitch.width, y: CGFloat(place.row) * pitch.height + gap,
      width: pitch.width - (pitch.width >= 6 * cell.width ? cell.width : 0),
      height: pitch.height - (pitch.height >= 3 * cell.height ? cell.height : 0))
  }
}
