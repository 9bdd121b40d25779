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
  /// The minimum number of columns for labels. Most labels are shorter, so the values of most sections are aligned with
  /// each other.
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

  /// The number of columns for the labels of a section; 0 if labels are above their values. A label that needs more
  /// columns has a line of its own.
  private func columnsForLabels(in section: InspectorSection) -> Int {
    guard columns >= Self.widthForBoth else { return 0 }
    let limit = columns * 9 / 20
    let widest = section.rows.map { CellText.columns(of: $0.label) }.filter { $0 <= limit }.max() ?? 0
    return max(widest, Self.minimumLabelColumns)
  }

  /// Adds the line of a heading.
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

  /// Adds the lines of a row: the label, and the value beside or below it.
  private mutating func append(_ row: InspectorRow, item: Int, labelColumns: Int) {
    if case .diagnostic(let severity) = row.kind, labelColumns > 0 {
      return append(row, severity, item: item)
    }
    if case .change(let mark) = row.kind { return append(row, mark, item: item) }
    if row.label.isEmpty { return appendText(of: row, at: 1, item: item) }
    let first = lines.count
    if fitsBesideLabel(row, labelColumns) {
      appendText(of: row, at: labelColumns + 2, item: item)
      lines[first].runs.insert(InspectorLine.Run(column: 1, text: row.label, style: theme.quiet), at: 0)
    } else {
      for text in SoftBreaks.lines(of: row.label, columns: max(1, columns - 1)) {
        put(text, theme.quiet, at: 1, item: item)
      }
      appendText(of: row, at: 2, item: item)
    }
  }

  /// Whether the value of a row belongs beside its label. It has a line of its own if the label or one of the value's
  /// words is too long, or if the value needs fewer lines there.
  private func fitsBesideLabel(_ row: InspectorRow, _ labelColumns: Int) -> Bool {
    let width = columns - labelColumns - 2
    guard labelColumns > 0, CellText.columns(of: row.label) <= labelColumns,
      SoftBreaks.longestWord(in: row.value) <= width
    else { return false }
    let beside = SoftBreaks.lines(of: row.value, columns: width).count
    return beside < 2 || beside <= 1 + SoftBreaks.lines(of: row.value, columns: columns - 2).count
  }

  /// Appends a problem or a note with the mark of its severity, which is narrower than a label.
  private mutating func append(_ row: InspectorRow, _ severity: Diagnostic.Severity, item: Int) {
    let first = lines.count
    appendText(of: row, at: 3, item: item)
    guard !row.label.isEmpty else { return }
    let mark = theme.mark(severity) ?? ("·", theme.quiet)
    lines[first].runs.insert(InspectorLine.Run(column: 1, text: mark.text, style: mark.style), at: 0)
  }

  /// Appends an object that differs between two versions, with its sign.
  private mutating func append(_ row: InspectorRow, _ mark: ChangeMark, item: Int) {
    let first = lines.count
    appendText(of: row, at: 3, item: item)
    lines[first].runs.insert(
      InspectorLine.Run(column: 1, text: row.label, style: mark.style(theme)), at: 0)
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

  /// The style of a value.
  private func style(_ kind: InspectorRow.Kind) -> CellStyle {
    switch kind {
    case .fact, .set, .constraint(.holds), .constraint(.slack), .diagnostic(.note), .change: CellStyle.plain
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
