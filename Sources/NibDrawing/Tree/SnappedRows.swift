import NibCore

/// The positions of the rows of a table in cells.
///
/// `CellGrid` rounds edges, so rows of 44 points would be two cells high in some places and three in others. Here the
/// rows of a table are rounded together. Rows of equal height in points have equal numbers of cells, and their content
/// and separators are at the same place in each row. Section headers, section footers and the spaces between them are
/// rounded in the same way. Each view moves as a whole and keeps its size in points.
///
/// The rows of the table are then higher or lower than in points. While the table shows its top, the first row is at
/// its own place; while it shows its end, the last row is. In between, the place that does not move is as far down in
/// the table as the table has scrolled, so every row can be reached by scrolling.
///
/// Also applies to collection views with one item in each line.
struct SnappedRows {
  /// A row, section view, table header or table footer.
  private struct Band {
    let view: UIView
    /// The top in points, in the coordinates of the picture, as `CellGrid` would place it.
    let top: Double
    /// The height in points.
    let height: Double
    /// The height in cells.
    var rows = 0
    var firstRow = 0

    /// Whether the view is a row and not a section view.
    var isItem: Bool { view is UITableViewCell || view is UICollectionViewCell }
    var bottom: Double { top + height }
    var endRow: Int { firstRow + rows }
  }

  private var bands: [Band]
  private let grid: CellGrid
  private var shifts: [ObjectIdentifier: CGFloat] = [:]

  /// The ways to round the heights, in the order of preference: the result must show the rows that fit into the table
  /// in points, and must fill a table that scrolls.
  private static let roundings: [FloatingPointRoundingRule] = [.toNearestOrAwayFromZero, .down, .up]
  /// The largest acceptable part of the views for which a crowded table has no room.
  private static let maximumLoss = 0.1
  /// The largest acceptable change of a row's height.
  private static let maximumChange = 0.4

  /// Places the rows of a table or collection view. Returns `nil` if `CellGrid` already places them equally, if items
  /// are beside each other, or if there are too few cells for most rows. If rows overlap, as in some documents, only
  /// the rows above them are snapped.
  ///
  /// Cost: O(n log n) for n rows that have a view.
  /// - Parameter frame: the frame of the table in the coordinates of the picture.
  init?(_ list: UIScrollView, at frame: CGRect, grid: CellGrid) {
    let views = list.nibStackedViews
    guard views.count > 1, !list.nibEnvironment.rules.isTerminal else { return nil }
    self.grid = grid
    let origin = Double(frame.minY - list.bounds.minY)
    let all = views.map {
      Band(view: $0, top: origin + Double($0.frame.minY), height: Double($0.frame.height))
    }.filter { $0.height > 0 }.sorted { $0.top < $1.top }
    bands = Array(all.prefix(SnappedRows.stackedCount(all)))
    guard bands.count == all.count || list is UITableView, isUneven else { return nil }
    let viewport = Viewport(list, frame)
    guard fit(in: viewport) || (isCrowded && squeeze(in: viewport)) else { return nil }
    for (index, band) in bands.enumerated() {
      let next = bands.indices.contains(index + 1) ? bands[index + 1] : nil
      shifts[ObjectIdentifier(band.view)] = shift(of: band, before: next)
    }
    for band in all[bands.count...] {
      shifts[ObjectIdentifier(band.view)] = shifts[ObjectIdentifier(bands[bands.count - 1].view)]
    }
  }

  /// Places the views with the first rounding whose result is acceptable. Returns false if there is none.
  private mutating func fit(in viewport: Viewport) -> Bool {
    SnappedRows.roundings.contains { rounding in
      guard round(rounding) else { return false }
      place(in: viewport)
      return isAcceptable(in: viewport)
    }
  }

  /// Places the views of a crowded table so that each has a row of cells of its own, even if this leaves no room for
  /// the last ones. Returns false if there is no room for many.
  private mutating func squeeze(in viewport: Viewport) -> Bool {
    guard round(.down, isCrowded: true) else { return false }
    place(in: viewport)
    return isAcceptable(in: viewport, loss: Int(bounded: Double(bands.count) * SnappedRows.maximumLoss))
  }

  /// The distance in points by which a view in the table moves down; 0 for views that are not rows.
  func shift(of view: UIView) -> CGFloat { shifts[ObjectIdentifier(view)] ?? 0 }

  /// The position in points at which the content drawn at `y` would be without snapping. It is in the same row or
  /// space.
  func original(_ y: Double) -> Double {
    let row = Int(bounded: (y / grid.cellHeight).rounded(.down))
    guard let next = bands.firstIndex(where: { row < $0.endRow }) else {
      return (bands.last?.bottom ?? 0) + y - Double(bands.last?.endRow ?? 0) * grid.cellHeight
    }
    let band = bands[next]
    if row >= band.firstRow {
      let unshifted = y - Double(shift(of: band.view))
      return min(max(unshifted, band.top + 0.5), band.bottom - 0.5)
    }
    guard next > 0 else { return band.top + y - Double(band.firstRow) * grid.cellHeight }
    return (bands[next - 1].bottom + band.top) / 2
  }

  // MARK: Heights

  /// The number of views before the first one that overlaps the one above it or is beside it. Allows for rounding
  /// errors.
  private static func stackedCount(_ bands: [Band]) -> Int {
    let overlapping = bands.indices.dropFirst().first { bands[$0].top - bands[$0 - 1].bottom < -0.75 }
    return overlapping ?? bands.count
  }

  /// Whether views of the same height would get different numbers of cells, or begin at different places in a cell, so
  /// that their contents would be in different lines.
  private var isUneven: Bool {
    var known: [Int: [Int]] = [:]
    return bands.contains { band in
      guard band.height >= grid.cellHeight / 2 else { return false }
      let rows = grid.rows(band.bottom) - grid.rows(band.top)
      let inCell = band.top / grid.cellHeight - (band.top / grid.cellHeight).rounded(.down)
      let place = [rows, Int(bounded: (inCell * 100).rounded()) % 100]
      return known.updateValue(place, forKey: Int(bounded: (band.height * 100).rounded())).map { $0 != place }
        ?? false
    }
  }

  /// Whether `CellGrid` would give a view with text no cells, so that its text would be drawn between those of its
  /// neighbors. Grouped tables at small scales are crowded, because the footers of sections are lower than a cell.
  private var isCrowded: Bool {
    bands.contains { band in
      band.height >= grid.cellHeight / 2 && grid.rows(band.bottom) == grid.rows(band.top)
        && SnappedRows.showsText(band.view)
    }
  }

  private static func showsText(_ view: UIView) -> Bool {
    view.nibText?.string.isEmpty == false || view.subviews.contains { showsText($0) }
  }

  /// Sets the heights in cells. A height that would change too much is rounded to the nearest number of cells instead.
  /// Returns false if that is also too much.
  ///
  /// - Parameter isCrowded: whether views that are lower than a cell get one, however much this changes their height.
  private mutating func round(_ rounding: FloatingPointRoundingRule, isCrowded: Bool = false) -> Bool {
    for index in bands.indices {
      let exact = bands[index].height / grid.cellHeight
      guard exact < 10_000 else { return false }
      // Views of less than half a cell are hairlines.
      bands[index].rows = 0
      guard exact >= 0.5 else { continue }
      if isCrowded && exact < 1 {
        bands[index].rows = 1
        continue
      }
      let candidates = [exact.rounded(rounding), exact.rounded()].map { max(1, $0) }
      guard let rows = candidates.first(where: { abs($0 - exact) <= SnappedRows.maximumChange * exact })
      else {
        return false
      }
      bands[index].rows = Int(bounded: rows)
    }
    return true
  }

  // MARK: Positions

  /// The part of the table that shows its content, in points and in the coordinates of the picture.
  private struct Viewport {
    let top: Double
    let bottom: Double
    /// 0 at the top of the content, 1 at its end.
    let progress: Double
    /// Whether the user can scroll, so that rows can be outside the viewport.
    let canScroll: Bool

    init(_ list: UIScrollView, _ frame: CGRect) {
      canScroll = list.window != nil
      let inset = canScroll ? list.adjustedContentInset : .zero
      top = Double(frame.minY + inset.top)
      bottom = max(top, Double(frame.maxY - inset.bottom))
      let hidden = Double(list.contentSize.height) - (bottom - top)
      let scrolled = Double(list.contentOffset.y + inset.top)
      progress = hidden > 0 && canScroll ? min(max(scrolled / hidden, 0), 1) : 0
    }

    /// The position of content that snapping does not move.
    var anchor: Double { top + progress * (bottom - top) }
  }

  /// Gives each band whole rows of cells, and moves all bands so that the scrolled part is in view.
  private mutating func place(in viewport: Viewport) {
    var end = 0
    for index in bands.indices {
      if index > 0 { end += grid.rows(max(0, bands[index].top - bands[index - 1].bottom)) }
      bands[index].firstRow = end
      end += bands[index].rows
    }
    let anchor = viewport.progress > 0 ? viewport.anchor : bands[0].top
    let start = grid.rows(anchor - offset(at: anchor) * grid.cellHeight)
    for index in bands.indices { bands[index].firstRow += start }
  }

  /// The distance in cells from the first row to the content at a position in points.
  private func offset(at y: Double) -> Double {
    let index = (bands.firstIndex { $0.top > y } ?? bands.count) - 1
    guard index >= 0 else { return (y - bands[0].top) / grid.cellHeight }
    let band = bands[index]
    if y < band.bottom { return Double(band.firstRow) + (y - band.top) / band.height * Double(band.rows) }
    return Double(band.endRow) + (y - band.bottom) / grid.cellHeight
  }

  /// Whether the table shows all rows that it shows in points, or the user can scroll to them. Rows that have no view yet
  /// must not leave cells empty either.
  ///
  /// - Parameter loss: the number of rows of cells that may be missing at the end of a table that does not scroll.
  private func isAcceptable(in viewport: Viewport, loss: Int = 0) -> Bool {
    let (top, bottom) = (grid.rows(viewport.top), grid.rows(viewport.bottom))
    guard let first = bands.first, let last = bands.last else { return false }
    if viewport.canScroll, last.bottom > viewport.bottom + 1 || first.top < viewport.top - 1 {
      return last.endRow >= min(bottom, grid.rows(last.bottom))
        && first.firstRow <= max(top, grid.rows(first.top))
    }
    let shown = bands.last { $0.bottom <= viewport.bottom + 1 }
    return shown.map { $0.endRow <= max(bottom, grid.rows($0.bottom)) + loss } ?? true
  }

  /// The distance by which a view moves. It is centered in its cells. If there are two middle rows of cells, a line of
  /// text in the middle of a section header is drawn in the lower one, above the rows of the section. Other texts are
  /// drawn in the upper one, so that the last row of cells is free for a separator.
  private func shift(of band: Band, before next: Band?) -> CGFloat {
    let cell = grid.cellHeight
    let start = Double(band.firstRow) * cell
    guard band.rows > 0 else { return CGFloat(start - band.top) }
    let free = Double(band.rows) * cell - band.height
    let isHeader = !band.isItem && next?.isItem == true
    let centered = free / 2 - (band.rows.isMultiple(of: 2) && !isHeader ? cell / 4 : 0)
    // Within these limits, CellGrid rounds the edges to the cells of the band.
    let lower = max(-cell / 2, free - cell / 2) + 0.01
    let upper = min(cell / 2, free + cell / 2) - 0.01
    return CGFloat(start - band.top + min(max(centered, lower), upper))
  }
}
