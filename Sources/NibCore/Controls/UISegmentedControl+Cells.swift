extension UISegmentedControl {
  /// Chooses the segment at a point of the control's coordinates. Returns false if there is none.
  func choose(at point: CGPoint) -> Bool {
    let column = Int(bounded: (point.x / TextMetrics.columnWidth).rounded(.down))
    let columns = segmentColumns(in: CellGrid.standard.columns(Double(bounds.width)))
    guard let index = columns.firstIndex(where: { $0.contains(column) }) else { return false }
    choose(index)
    return true
  }

  /// Chooses the nearest enabled segment after the chosen one (`direction` 1) or before it (-1).
  func chooseNext(_ direction: Int) {
    // Without a selection, the first key press chooses the first or last segment, depending on the direction.
    var index = selectedSegmentIndex
    if index == UISegmentedControl.noSegment, direction < 0 { index = segments.count }
    repeat { index += direction } while segments.indices.contains(index) && !segments[index].isEnabled
    if segments.indices.contains(index) { choose(index) }
  }

  private func choose(_ index: Int) {
    guard segments[index].isEnabled, index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    segments[index].action?.performWithSender(self, target: nil)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  /// The columns of each segment in a control that is `columns` wide, with one column between two segments. The
  /// segments share the other columns in proportion to their natural widths.
  func segmentColumns(in columns: Int) -> [Range<Int>] {
    let weights = naturalColumns
    let total = max(1, weights.reduce(0, +))
    let shared = max(0, columns - (weights.count - 1))
    var ranges: [Range<Int>] = []
    var weight = 0
    for (index, width) in weights.enumerated() {
      let start = weight * shared / total + index
      weight += width
      ranges.append(start..<weight * shared / total + index)
    }
    guard nibIsRightToLeft else { return ranges }
    return ranges.map { columns - $0.upperBound..<columns - $0.lowerBound }
  }

  /// Draws `[First]│ Second │ Third `, with the chosen segment in brackets.
  func drawSegments(in line: CellRect, _ context: NibDrawingContext) {
    let ranges = segmentColumns(in: line.size.columns)
    for (index, range) in ranges.enumerated() {
      drawSegment(index, in: range, of: line, context)
      let edge = nibIsRightToLeft ? range.lowerBound - 1 : range.upperBound
      guard index + 1 < ranges.count else { continue }
      context.canvas.put(
        "│", at: CellPoint(column: line.minColumn + edge, row: line.minRow), style: style(of: index, context))
    }
  }

  /// Draws a segment.
  private func drawSegment(
    _ index: Int, in range: Range<Int>, of line: CellRect, _ context: NibDrawingContext
  ) {
    let cells = CellRect(
      column: line.minColumn + range.lowerBound, row: line.minRow, columns: range.count, rows: 1)
    let isSelected = index == selectedSegmentIndex
    let style = style(of: index, context, isSelected: isSelected)
    let share = max(
      1 / CGFloat(max(1, segments.count)), CGFloat(range.count) / CGFloat(max(1, line.size.columns)))
    let title = nibShortened(
      segments[index].text, columns: max(1, range.count - 2), font: .systemFont(ofSize: 13),
      width: bounds.width * share)
    if isSelected { context.canvas.fill(cells, style: style) }
    context.canvas.put(isSelected ? "[\(title)]" : title, in: cells, .center, style: style)
  }

  /// The style of a segment. While the control has the focus, the chosen segment is reversed, or all segments if none
  /// is chosen.
  private func style(of index: Int, _ context: NibDrawingContext, isSelected: Bool = false) -> CellStyle {
    let isUsable = isEnabled && segments[index].isEnabled
    let title = nibTitleAttributes(isSelected: isSelected, isUsable: isUsable)
    let font = (title[.font] as? UIFont).map { CellStyle.Attributes($0) } ?? []
    var style = context.controlStyle(
      title[.foregroundColor] as? UIColor ?? context.tint, isEnabled: isUsable,
      isSelected ? font.union(.bold) : font)
    if !isSelected, selectedSegmentIndex != UISegmentedControl.noSegment { style.attributes.remove(.reverse) }
    return style
  }
}
