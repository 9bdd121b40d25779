/// The vertical positions of all headers, rows and footers of a table, in points from the top of its content.
///
/// Positions are sums of heights, so one changed height moves everything below it at a cost of O(log rows).
struct TableGeometry: Hashable {
  /// The heights of the header, rows and footer of one section.
  struct Section: Hashable {
    var header: Double
    var rows: RowHeights
    var footer: Double

    var height: Double { header + rows.total + footer }
  }

  /// A section header, a row or a section footer.
  enum Part: Hashable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
  }

  private(set) var sections: [Section] = []
  /// The heights of whole sections, with one "row" for each section.
  private var sectionHeights: RowHeights
  /// The height of the `tableHeaderView`, which is above the first section.
  var tableHeaderHeight: Double

  init(sections: [Section] = [], tableHeaderHeight: Double = 0) {
    self.sections = sections
    self.tableHeaderHeight = tableHeaderHeight
    sectionHeights = RowHeights(count: sections.count, estimate: 0)
    for (index, section) in sections.enumerated() { sectionHeights.setHeight(section.height, of: index) }
  }

  /// The bottom of the last section.
  var bottom: Double { tableHeaderHeight + sectionHeights.total }

  func rowCount(in section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && path.row >= 0 && path.row < rowCount(in: path.section)
  }

  /// The top of a section. For the number of sections, it is the bottom of the last section.
  func top(ofSection section: Int) -> Double { tableHeaderHeight + sectionHeights.offset(of: section) }

  /// The distance of a part from the top of the content, in points.
  func top(of part: Part) -> Double {
    switch part {
    case .header(let section): return top(ofSection: section)
    case .row(let path):
      let section = sections[path.section]
      return top(ofSection: path.section) + section.header + section.rows.offset(of: path.row)
    case .footer(let section): return top(ofSection: section + 1) - sections[section].footer
    }
  }

  func height(of part: Part) -> Double {
    switch part {
    case .header(let section): sections[section].header
    case .row(let path): sections[path.section].rows.height(of: path.row)
    case .footer(let section): sections[section].footer
    }
  }

  mutating func setHeight(_ height: Double, of path: IndexPath) {
    sections[path.section].rows.setHeight(height, of: path.row)
    sectionHeights.setHeight(sections[path.section].height, of: path.section)
  }

  /// The part at the given distance from the top of the content, or the nearest part if the distance is outside
  /// the sections. `nil` if there are no sections.
  func part(at distance: Double) -> Part? {
    guard let section = sectionHeights.row(at: distance - tableHeaderHeight) else { return nil }
    let inside = distance - top(ofSection: section)
    let content = sections[section]
    if inside < content.header { return .header(section) }
    guard inside < content.header + content.rows.total,
      let row = content.rows.row(at: inside - content.header)
    else { return .footer(section) }
    return .row(IndexPath(row: row, section: section))
  }

  /// The part below the given one, which can have a height of 0; `nil` for the last part of the table.
  func next(after part: Part) -> Part? {
    switch part {
    case .header(let section):
      rowCount(in: section) > 0 ? .row(IndexPath(row: 0, section: section)) : .footer(section)
    case .row(let path):
      path.row + 1 < rowCount(in: path.section)
        ? .row(IndexPath(row: path.row + 1, section: path.section)) : .footer(path.section)
    case .footer(let section): section + 1 < sections.count ? .header(section + 1) : nil
    }
  }
}

extension TableGeometry {
  var firstRow: IndexPath? {
    sections.firstIndex { $0.rows.count > 0 }.map { IndexPath(row: 0, section: $0) }
  }

  var lastRow: IndexPath? {
    sections.lastIndex { $0.rows.count > 0 }.map { IndexPath(row: sections[$0].rows.count - 1, section: $0) }
  }

  /// The next row, which can be in a later section; `nil` for the last row of the table.
  func row(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < rowCount(in: path.section) {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    let later = sections.indices.first { $0 > path.section && sections[$0].rows.count > 0 }
    return later.map { IndexPath(row: 0, section: $0) }
  }

  /// The previous row, which can be in an earlier section; `nil` for the first row of the table.
  func row(before path: IndexPath) -> IndexPath? {
    if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
    let earlier = sections.indices.last { $0 < path.section && sections[$0].rows.count > 0 }
    return earlier.map { IndexPath(row: sections[$0].rows.count - 1, section: $0) }
  }

  /// Returns the path itself if its row exists. Otherwise returns the last row of its section, or of the table if
  /// the section has no rows or does not exist; `nil` if the table has no rows.
  func existingRow(nearestTo path: IndexPath) -> IndexPath? {
    if contains(path) { return path }
    guard path.section < sections.count, rowCount(in: path.section) > 0 else { return lastRow }
    return IndexPath(row: rowCount(in: path.section) - 1, section: path.section)
  }
}
