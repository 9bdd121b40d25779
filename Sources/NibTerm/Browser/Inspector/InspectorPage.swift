import NibCore

/// The inspector's items, wrapped to lines of a given width in columns. Labels are beside their values, or above them
/// if the width is too small.
struct InspectorPage {
  private(set) var lines: [InspectorLine] = []
  /// The index of the first line of each item.
  private(set) var starts: [Int] = []
  private let columns: Int
  private let theme: Theme

  /// The minimum width of the page, in columns, at which labels are beside their values.
  private static let widthForBoth = 26
  /// The preferred minimum number of columns for labels. Most labels are shorter, so the values of most sections are
  /// aligned with each other.
  private static let minimumLabelColumns = 12

  init(_ items: [InspectorItem], columns: Int, theme: Theme = Theme()) {
    self.theme = theme
    self.columns = max(1, columns)
    var labelColumns = 0
    for (index, item) in items.enumerated() {
      starts.append(lines.count)
      switch item {
      case .heading(let section, let isFolded):
        labelColumns = columnsForLabels(in: section)
        append(section, isFolded: isFolded, item: index)
      case .row(let row, _): append(row, item: index, labelColumns: labelColumns)
      }
    }
  }

  /// The number of columns for the labels of a section; 0 if labels are above their values.
  private func columnsForLabels(in section: InspectorSection) -> Int {
    guard columns >= Self.widthForBoth else { return 0 }
    let widest = section.rows.map { CellText.columns(of: $0.label) }.max() ?? 0
    return min(max(widest, Self.minimumLabelColumns), columns * 9 / 20)
  }

  private mutating func append(_ section: InspectorSection, isFolded: Bool, item: Int) {
    let mark = isFolded ? "▸" : "▾"
    lines.append(
      InspectorLine(
        item: item,
        runs: [
          InspectorLine.Run(column: 0, text: "\(mark) \(section.title)", style: theme.title),
          InspectorLine.Run(
            column: 3 + CellText.columns(of: section.title), text: "\(section.count)",
            style: theme.quiet),
        ]))
  }

  private mutating func append(_ row: InspectorRow, item: Int, labelColumns: Int) {
    let first = lines.count
    var start = 1
    if row.label.isEmpty || labelColumns == 0 {
      if !row.label.isEmpty { put(row.label, theme.quiet, at: 1, item: item) }
      start = row.label.isEmpty ? 1 : 2
    } else if SoftBreaks.longestWord(in: row.value) > columns - labelColumns - 2,
      SoftBreaks.longestWord(in: row.value) <= columns - 2
    {
      // The value is below its label, because one of its words does not fit beside it.
      put(CellText.truncated(row.label, columns: columns - 1, .middle), theme.quiet, at: 1, item: item)
      return appendText(of: row, at: 2, item: item)
    } else {
      start = labelColumns + 2
    }
    appendText(of: row, at: start, item: item)
    guard labelColumns > 0, !row.label.isEmpty else { return }
    let label = CellText.truncated(row.label, columns: labelColumns, .middle)
    lines[first].runs.insert(InspectorLine.Run(column: 1, text: label, style: theme.quiet), at: 0)
  }

  /// Appends the value and its note, or its hint if there is no note and the hint fits beside the value.
  private mutating func appendText(of row: InspectorRow, at start: Int, item: Int) {
    let width = max(1, columns - start)
    let value = SoftBreaks.lines(of: row.value.isEmpty ? "\"\"" : row.value, columns: width)
    let style = style(row.kind)
    for text in value.prefix(Self.maximumLines) { put(text, style, at: start, item: item) }
    if value.count > Self.maximumLines { put("…", theme.quiet, at: start, item: item) }
    let used = value.count > Self.maximumLines ? width : CellText.columns(of: value.last ?? "")
    append(note: row.note, style: noteStyle(row.kind), after: used, at: start, item: item)
    if row.note.isEmpty, used + 2 + CellText.columns(of: row.hint) <= width {
      lines[lines.count - 1].runs.append(
        InspectorLine.Run(column: start + used + 2, text: row.hint, style: theme.quiet))
    }
  }

  /// Appends a note at the end of the last line if it fits there, or otherwise on separate lines.
  private mutating func append(note: String, style: CellStyle, after used: Int, at start: Int, item: Int) {
    guard !note.isEmpty else { return }
    let width = max(1, columns - start)
    if used + 2 + CellText.columns(of: note) <= width {
      lines[lines.count - 1].runs.append(
        InspectorLine.Run(column: start + used + 2, text: note, style: style))
    } else {
      for text in SoftBreaks.lines(of: note, columns: width) { put(text, style, at: start, item: item) }
    }
  }

  /// The maximum number of lines that are shown of a value. The text of a text view can be very long.
  private static let maximumLines = 12

  private mutating func put(_ text: String, _ style: CellStyle, at column: Int, item: Int) {
    lines.append(
      InspectorLine(item: item, runs: [InspectorLine.Run(column: column, text: text, style: style)]))
  }

  // MARK: Styles

  private func style(_ kind: InspectorRow.Kind) -> CellStyle {
    switch kind {
    case .fact, .set, .constraint(.holds), .constraint(.slack), .diagnostic(.note): CellStyle.plain
    case .standard, .ignored, .constraint(.unused): theme.quiet
    case .unsupported, .constraint(.givesWay), .diagnostic(.warning): theme.warning
    case .link: theme.link
    case .constraint(.broken), .diagnostic(.error): theme.error
    }
  }

  private func noteStyle(_ kind: InspectorRow.Kind) -> CellStyle {
    switch kind {
    case .constraint(.givesWay), .unsupported: theme.warning
    case .constraint(.broken): theme.error
    default: theme.quiet
    }
  }
}
