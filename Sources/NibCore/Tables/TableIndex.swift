/// The positions of all headers, rows and footers of a table, in points from the top of its content.
struct TableIndex: Hashable {
  /// The heights of one section's parts.
  struct Section: Hashable {
    var header: Double
    var rows: RowIndex
    var footer: Double

    var length: Double { header + rows.total + footer }
  }

  /// One of the parts that a table stacks from top to bottom.
  enum Part: Hashable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
  }

  private(set) var sections: [Section] = []
  /// The heights of whole sections: one entry for each section.
  private var lengths: RowIndex
  /// The height of the table's own header, which comes first.
  var leading: Double

  init(sections: [Section] = [], leading: Double = 0) {
    self.sections = sections
    self.leading = leading
    lengths = RowIndex(count: sections.count, estimate: 0)
    for (index, section) in sections.enumerated() { lengths.setLength(section.length, of: index) }
  }

  /// The bottom of the last section.
  var end: Double { leading + lengths.total }

  func rowCount(in section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && path.row >= 0 && path.row < rowCount(in: path.section)
  }

  func start(ofSection section: Int) -> Double { leading + lengths.offset(of: section) }

  func start(of part: Part) -> Double {
    switch part {
    case .header(let section): return start(ofSection: section)
    case .row(let path):
      let section = sections[path.section]
      return start(ofSection: path.section) + section.header + section.rows.offset(of: path.row)
    case .footer(let section): return start(ofSection: section + 1) - sections[section].footer
    }
  }

  func length(of part: Part) -> Double {
    switch part {
    case .header(let section): sections[section].header
    case .row(let path): sections[path.section].rows.length(of: path.row)
    case .footer(let section): sections[section].footer
    }
  }

  mutating func setLength(_ length: Double, of path: IndexPath) {
    sections[path.section].rows.setLength(length, of: path.row)
    lengths.setLength(sections[path.section].length, of: path.section)
  }

  /// The part at a distance from the top of the content, or the nearest part for distances outside it. `nil`
  /// if there are no sections.
  func part(at distance: Double) -> Part? {
    guard let section = lengths.row(at: distance - leading) else { return nil }
    let inside = distance - start(ofSection: section)
    let content = sections[section]
    if inside < content.header { return .header(section) }
    guard inside < content.header + content.rows.total,
      let row = content.rows.row(at: inside - content.header)
    else { return .footer(section) }
    return .row(IndexPath(row: row, section: section))
  }

  /// The part below the given one; `nil` for the last part of the table.
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

// MARK: - Walking from row to row

extension TableIndex {
  var firstRow: IndexPath? {
    sections.firstIndex { $0.rows.count > 0 }.map { IndexPath(row: 0, section: $0) }
  }

  var lastRow: IndexPath? {
    sections.lastIndex { $0.rows.count > 0 }.map { IndexPath(row: sections[$0].rows.count - 1, section: $0) }
  }

  func row(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < rowCount(in: path.section) {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    let later = sections.indices.first { $0 > path.section && sections[$0].rows.count > 0 }
    return later.map { IndexPath(row: 0, section: $0) }
  }

  func row(before path: IndexPath) -> IndexPath? {
    if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
    let earlier = sections.indices.last { $0 < path.section && sections[$0].rows.count > 0 }
    return earlier.map { IndexPath(row: sections[$0].rows.count - 1, section: $0) }
  }

  /// The row at a path that may no longer exist. If it does not, the last row of its section, or of the table
  /// if the section has no rows; `nil` if the table has no rows.
  func row(nearest path: IndexPath) -> IndexPath? {
    if contains(path) { return path }
    guard path.section < sections.count, rowCount(in: path.section) > 0 else { return lastRow }
    return IndexPath(row: rowCount(in: path.section) - 1, section: path.section)
  }
}
