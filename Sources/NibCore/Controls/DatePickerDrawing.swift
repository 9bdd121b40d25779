/// Draws a date picker in its style: wheels, a month, or one line. One line is also used if the view is too small for
/// its style, or if its mode has no date to show in a month.
struct DatePickerDrawing {
  private let picker: UIDatePicker
  private let context: NibDrawingContext
  /// The style of text that is neither focused nor highlighted.
  private let plain: CellStyle

  init(_ picker: UIDatePicker, _ context: NibDrawingContext) {
    self.picker = picker
    self.context = context
    plain = context.style(context.style == .boxes ? nil : .label, picker.isEnabled ? [] : .dim)
  }

  func draw() {
    let hasMonth = picker.datePickerMode == .date || picker.datePickerMode == .dateAndTime
    switch picker.datePickerStyle {
    case .wheels where context.size.rows >= 3: drawWheels()
    case .inline where hasMonth && context.size.rows >= 8 && context.size.columns >= 23: drawMonth()
    default: drawLine()
    }
  }

  /// Draws the fields in the control's row, between two arrows if there is space for them.
  private func drawLine() {
    let line = context.controlLine
    let freeColumns = max(0, line.size.columns - CellText.columns(of: picker.pattern))
    let start = line.minColumn + freeColumns / 2
    if freeColumns >= 4 { put("‹", column: start - 2, row: line.minRow) }
    let end = drawFields(from: start, row: line.minRow)
    if freeColumns >= 4 { put("›", column: end + 1, row: line.minRow) }
  }

  /// Draws the fields with the given indices, or all fields, starting at the given column. Returns the column after the
  /// last field.
  @discardableResult
  private func drawFields(_ indices: Range<Int>? = nil, from start: Int, row: Int) -> Int {
    let indices = indices ?? picker.fields.indices
    var column = start
    for index in indices {
      let field = picker.fields[index]
      column += put(picker.text(of: field), column: column, row: row, style(of: index))
      if index + 1 < indices.upperBound { column += put(field.separator, column: column, row: row) }
    }
    return column
  }

  /// The style of the field with the given index. While the control has the focus, all fields are reversed, or only the
  /// field that the Up and Down keys change.
  private func style(of field: Int) -> CellStyle {
    var style = plain
    if context.isFocused, !picker.nibIsAdjusted || field == picker.focusedField {
      style.attributes.insert(.reverse)
    }
    return style
  }

  @discardableResult
  private func put(_ text: String, column: Int, row: Int, _ style: CellStyle? = nil) -> Int {
    context.canvas.put(text, at: CellPoint(column: column, row: row), style: style ?? plain)
  }

  /// Draws the fields side by side, with earlier values above and later values below. The chosen values are between two
  /// lines.
  private func drawWheels() {
    let line = context.controlLine
    context.drawPickerLines(around: line.minRow)
    drawLine()
    let freeColumns = max(0, line.size.columns - CellText.columns(of: picker.pattern))
    let rows = context.style == .boxes ? 1..<max(1, context.size.rows - 1) : context.cells.rowRange
    for (row, distance) in context.pickerRows(around: line.minRow) where distance != 0 && rows.contains(row) {
      drawNeighbors(distance, from: line.minColumn + freeColumns / 2, row: row)
    }
  }

  /// Draws one row of the wheels.
  ///
  /// - Parameter steps: the distance of the values from the chosen values; negative for earlier values.
  private func drawNeighbors(_ steps: Int, from start: Int, row: Int) {
    var style = plain
    style.attributes.insert(.dim)
    var column = start
    for field in picker.fields {
      put(picker.text(of: field, steps: steps), column: column, row: row, style)
      column += field.digits + field.separator.count
    }
  }

  /// Draws the year and month, the days of the week, the weeks, and the time below them.
  private func drawMonth() {
    let width = min(4, (context.size.columns - 2) / 7)
    let left = (context.size.columns - 7 * width) / 2
    let hasTime = picker.datePickerMode == .dateAndTime
    let top = max(1, (context.size.rows - (hasTime ? 10 : 8)) / 2)
    drawFields(0..<2, from: left + 1, row: top)
    put("‹ ›", column: left + 7 * width - 3, row: top)
    var faint = plain
    faint.attributes.insert(.dim)
    for (day, name) in ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"].enumerated() {
      put(name, column: left + day * width + width - 2, row: top + 1, faint)
    }
    for (index, day) in days.enumerated() {
      drawDay(day, left + index % 7 * width + width - 2, top + 2 + index / 7)
    }
    guard hasTime, top + 9 < context.size.rows else { return }
    put("Time", column: left + 1, row: top + 9)
    drawFields(3..<5, from: left + 7 * width - 5, row: top + 9)
  }

  /// Draws a day of the calendar.
  private func drawDay(_ day: Day, _ column: Int, _ row: Int) {
    guard row < context.size.rows, let text = day.text else { return }
    var style = plain
    if day.isChosen {
      style = self.style(of: 2)
      style.attributes.formUnion([.bold, .underline])
    }
    put(text, column: column, row: row, style)
  }

  /// One entry in the grid of a month's weeks.
  private struct Day {
    /// The number of the day, two columns wide; `nil` for an empty entry before the first of the month.
    var text: String?
    var isChosen = false
  }

  /// The days of the month, preceded by empty entries so that the first entry is a Sunday. If the calendar does
  /// not know them, 28 entries with a dot.
  private var days: [Day] {
    guard let month = DatePickerMonth(of: picker) else {
      return Array(repeating: Day(text: " ·"), count: 28)
    }
    let blanks = Array(repeating: Day(), count: month.blanks)
    return blanks
      + (1...month.days).map { day in
        Day(text: day < 10 ? " \(day)" : "\(day)", isChosen: day == month.chosenDay)
      }
  }
}
