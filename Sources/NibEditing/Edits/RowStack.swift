import NibFormats

/// The rows of a table view from top to bottom, as Interface Builder saves their positions: static rows in their sections, or
/// the prototypes, which are one section. The rows of a section have no gaps; the space above a section is that of its header
/// and of the footer before it.
struct RowStack {
  struct Row: Hashable {
    /// `nil` for a row that an edit adds.
    let cell: NibElement?
    /// The height in points.
    let height: Double
  }

  struct Section: Hashable {
    /// `nil` for the prototypes, and for a section that an edit adds.
    let element: NibElement?
    var rows: [Row]
    let hasHeader: Bool
    let hasFooter: Bool
  }

  let table: NibElement
  /// Whether the rows are static.
  let isStatic: Bool
  let sections: [Section]
  /// The space above each section, in points.
  private var spaces: [Double] = []
  private var bottom = 0.0

  /// - Returns: `nil` for another element, and for a table view with a row that has no saved frame.
  init?(_ table: NibElement) {
    guard table.isNamed("tableView") else { return nil }
    self.table = table
    let sections = table.children(named: "tableViewSection", inside: "sections")
    isStatic = !sections.isEmpty
    self.sections =
      isStatic
      ? sections.map { Section($0) }
      : [Section(element: nil, rows: RowStack.rows(table, "prototypes"), hasHeader: false, hasFooter: false)]
    guard self.sections.allSatisfy({ $0.rows.allSatisfy { $0.cell?.ownFrame != nil } }) else { return nil }
    bottom = top
    for (index, section) in self.sections.enumerated() {
      let start = section.rows.first?.cell?.ownFrame?.y
      let space = start.map { $0 - bottom } ?? standardSpace(above: index)
      spaces.append(space)
      bottom = section.rows.last?.cell?.ownFrame.map { $0.y + $0.height } ?? bottom + space
    }
  }

  /// The stack of the table view around a row or a section; `nil` for other objects.
  init?(around element: NibElement) {
    guard element.isNamed("tableViewSection") || element.isNamed("tableViewCell"),
      let table = element.ancestor(named: "tableView")
    else { return nil }
    self.init(table)
  }

  static func rows(_ owner: NibElement, _ list: String) -> [Row] {
    owner.children(named: "tableViewCell", inside: list).map { Row($0) }
  }

  /// The bottom of the view above the rows.
  private var top: Double { table.child(key: "tableHeaderView")?.ownFrame?.height ?? 0 }

  // MARK: Positions

  /// The top of each row in a new order, in points, by the sections.
  func positions(of new: [Section]) -> [[Double]] { placed(new, below: top).tops }

  private func placed(_ new: [Section], below top: Double) -> (tops: [[Double]], bottom: Double) {
    var bottom = top
    let tops = new.indices.map { index -> [Double] in
      let section = new[index]
      let start = bottom + space(above: section, after: index == 0 ? nil : new[index - 1])
      let tops = offsets(of: section).map { start + $0 }
      bottom = zip(tops, section.rows).map { $0 + $1.height }.last ?? start
      return tops
    }
    return (tops, bottom)
  }

  /// The distances of the rows from the top of the first one. A section with the same rows keeps them.
  private func offsets(of section: Section) -> [Double] {
    let frames = section.rows.compactMap { $0.cell?.ownFrame }
    if sections.contains(section), let first = frames.first { return frames.map { $0.y - first.y } }
    var offset = 0.0
    return section.rows.map { row in
      defer { offset += row.height }
      return offset
    }
  }

  /// The edits of the saved positions that follow from a new order, by the row that they are about, and those of the view
  /// below the rows.
  ///
  /// - Parameter hasHeader: whether the view above the rows stays.
  func edits(
    placing new: [Section], hasHeader: Bool = true, _ maker: EditMaker
  ) -> [(row: NibElement, edits: [SourceEdit])] {
    let (tops, newBottom) = placed(new, below: hasHeader ? top : 0)
    var edits: [(row: NibElement, edits: [SourceEdit])] = []
    for (tops, section) in zip(tops, new) {
      for (y, row) in zip(tops, section.rows) {
        guard let cell = row.cell, var frame = cell.ownFrame, abs(frame.y - y) > RowStack.tolerance else {
          continue
        }
        frame.y = y
        edits.append((cell, maker.edits(settingFrame: frame, of: cell)))
      }
    }
    if let footer = table.child(key: "tableFooterView"), var frame = footer.ownFrame,
      frame.y >= bottom - 1, abs(newBottom - bottom) > RowStack.tolerance
    {
      frame.y += newBottom - bottom
      edits.append((footer, maker.edits(settingFrame: frame, of: footer)))
    }
    return edits
  }

  /// The edits with which all rows, and the view below them, move by a distance in points, because the view above them is
  /// added.
  func edits(shiftedBy distance: Double, _ maker: EditMaker) -> [SourceEdit] {
    let rows = sections.flatMap(\.rows).compactMap(\.cell)
    return (rows + [table.child(key: "tableFooterView")].compactMap(\.self)).flatMap { row -> [SourceEdit] in
      guard let frame = row.ownFrame else { return [] }
      return maker.edits(settingFrame: frame.moved(x: 0, y: distance), of: row)
    }
  }

  /// The largest difference of positions that are equal, in points, from sums of rounded heights.
  private static let tolerance = 0.001

  // MARK: Space

  /// The space above a section at another place. What is known from the saved positions is kept.
  private func space(above section: Section, after other: Section?) -> Double {
    guard let other else {
      return sections.first.map { $0.hasHeader == section.hasHeader } == true
        ? spaces[0] : firstSpace(section)
    }
    return header(of: section) + footer(of: other)
  }

  private func index(of section: Section) -> Int? {
    section.element == nil && isStatic ? nil : sections.firstIndex { $0.element == section.element }
  }

  /// The height of a header between two sections: that of the section or of a similar one, or the usual one.
  private func header(of section: Section) -> Double {
    if let index = index(of: section), index > 0, sections[index].hasHeader == section.hasHeader {
      return spaces[index] - footer(of: sections[index - 1])
    }
    let similar = sections.indices.dropFirst().first {
      sections[$0].hasHeader == section.hasHeader && !sections[$0].rows.isEmpty
    }
    return similar.map { spaces[$0] - footer(of: sections[$0 - 1]) } ?? standardHeader(section)
  }

  private func footer(of section: Section) -> Double {
    guard section.hasFooter else { return isPlain ? 0 : length("sectionFooterHeight") ?? RowStack.lineHeight }
    guard let index = index(of: section), sections[index].hasFooter, index + 1 < spaces.count else {
      return RowStack.footerHeight
    }
    return spaces[index + 1] - standardHeader(sections[index + 1])
  }

  private func standardHeader(_ section: Section) -> Double {
    if !section.hasHeader { return isPlain ? 0 : length("sectionHeaderHeight") ?? RowStack.lineHeight }
    return isPlain ? length("sectionHeaderHeight") ?? 28 : RowStack.headerHeight
  }

  private func firstSpace(_ section: Section) -> Double {
    guard section.hasHeader else { return LibraryAge(table.document).spaceAboveRows(isPlain: isPlain) }
    return isPlain ? standardHeader(section) : 55.5
  }

  /// The usual space above the section at an index, for one without rows.
  private func standardSpace(above index: Int) -> Double {
    index == 0
      ? firstSpace(sections[0])
      : standardHeader(sections[index])
        + (isPlain ? 0 : length("sectionFooterHeight") ?? RowStack.lineHeight)
  }

  private var isPlain: Bool { !["grouped", "insetGrouped"].contains(table["style"]) }

  /// A length of the table view; `nil` if sections determine it.
  private func length(_ name: String) -> Double? { table.double(name).flatMap { $0 > 0 ? $0 : nil } }

  /// The height of headers and footers without texts, of headers with one, and of footers with one, in tables with groups,
  /// in points.
  private static let lineHeight = 18.0
  private static let headerHeight = 38.0
  private static let footerHeight = 30.0
}

extension RowStack.Row {
  init(_ cell: NibElement) { self.init(cell: cell, height: cell.ownFrame?.height ?? 0) }
}

extension RowStack.Section {
  init(_ element: NibElement) {
    let hasText = { (name: String) in element[name] != nil || element.child(key: name) != nil }
    self.init(
      element: element, rows: RowStack.rows(element, "cells"), hasHeader: hasText("headerTitle"),
      hasFooter: hasText("footerTitle"))
  }
}

extension [RowStack.Section] {
  /// The sections without some rows and sections.
  func removing(_ removed: Set<NibElement>) -> Self {
    filter { section in !(section.element.map { removed.contains($0) } ?? false) }.map { section in
      var section = section
      section.rows.removeAll { row in row.cell.map { removed.contains($0) } ?? false }
      return section
    }
  }

  /// The sections with another row.
  ///
  /// - Parameters:
  ///   - owner: the section that gets the row, or the table for a prototype. Nothing is inserted for one of another table.
  ///   - index: the number of rows before it in the section.
  func inserting(
    _ row: RowStack.Row, into owner: NibElement, of table: NibElement, at index: Int
  ) -> Self {
    var sections = self
    guard let place = sections.firstIndex(where: { $0.element == (owner == table ? nil : owner) }) else {
      return self
    }
    sections[place].rows.insert(row, at: index)
    return sections
  }
}

extension NibElement {
  /// The frame in points that the document saves for the object as a `<rect>`, which an edit can move. Unlike `savedFrame`,
  /// `nil` for a `<frameInset>`, which follows the superview.
  var ownFrame: NibRect? { child(key: "frame").flatMap { NibRect($0) } }
}
