import NibCore

extension UIDatePicker: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension VectorPen {
  fileprivate mutating func draw(_ picker: UIDatePicker) {
    let hasMonth = picker.datePickerMode == .date || picker.datePickerMode == .dateAndTime
    switch picker.datePickerStyle {
    case .wheels where frame.height >= 100: drawWheels(of: picker)
    case .inline where hasMonth && frame.height >= 150:
      if let month = DatePickerMonth(of: picker) { drawMonth(month, of: picker) }
    default: drawCapsules(picker.nibCompactTexts, picker)
    }
  }

  private func textColor(of picker: UIDatePicker) -> UIColor { picker.isEnabled ? .label : .tertiaryLabel }

  /// Draws each text on a gray background, side by side from the leading edge.
  private mutating func drawCapsules(_ texts: [String], _ picker: UIDatePicker) {
    let font = UIFont.systemFont(ofSize: 17)
    let widths = texts.map { metrics.width(of: $0, font: font) + 24 }
    let gaps = 6 * CGFloat(texts.count - 1)
    let scale = min(1, (frame.width - gaps) / widths.reduce(0, +))
    let height = min(34, frame.height)
    var x: CGFloat = 0
    for (text, width) in zip(texts, widths) {
      let width = max(0, width * scale)
      let left = isRightToLeft ? frame.maxX - x - width : frame.minX + x
      let place = CGRect(x: left, y: frame.midY - height / 2, width: width, height: height)
      fill(place, .tertiarySystemFill, radius: min(8, height / 2))
      var run = NibText.Run(text, color: textColor(of: picker))
      run.font = font
      draw(
        NibText(runs: [run], alignment: .center), in: place.insetBy(dx: min(8, width / 8), dy: 0),
        smallestScale: 0.5)
      x += width + 6
    }
  }

  /// Draws the wheels as wide as their texts, in the middle of the picker.
  private mutating func drawWheels(of picker: UIDatePicker) {
    drawBand()
    let columns = picker.nibWheels(rows: -3...3)
    let widths = columns.map { column in
      (column.map { metrics.width(of: $0, font: VectorPen.wheelFont) }.max() ?? 0) + 20
    }
    let scale = min(1, (frame.width - 18) / max(1, widths.reduce(0, +)))
    var x = frame.midX - widths.reduce(0, +) * scale / 2
    for (texts, width) in zip(columns, widths) {
      let area = CGRect(x: x, y: frame.minY, width: width * scale, height: frame.height)
      drawWheel(area) { row in texts.indices.contains(row + 3) ? texts[row + 3] : nil }
      x += width * scale
    }
  }

  /// Draws the title with arrows, the days of the week, the weeks, and the time below them.
  private mutating func drawMonth(_ month: DatePickerMonth, of picker: UIDatePicker) {
    let hasTime = picker.datePickerMode == .dateAndTime
    let inner = frame.insetBy(dx: 12, dy: 4)
    drawMonthTitle(of: picker, in: CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: 32))
    let width = inner.width / 7
    for (day, name) in picker.nibWeekdayTitles.prefix(7).enumerated() {
      draw(
        name, .systemFont(ofSize: 12, weight: .semibold), .tertiaryLabel,
        in: CGRect(x: inner.minX + CGFloat(day) * width, y: inner.minY + 34, width: width, height: 18))
    }
    let top = inner.minY + 54
    let weeks = CGFloat((month.blanks + month.days + 6) / 7)
    let height = max(1, (inner.maxY - (hasTime ? 44 : 0) - top) / weeks)
    for day in 1...month.days {
      let place = month.blanks + day - 1
      let cell = CGRect(
        x: inner.minX + CGFloat(place % 7) * width, y: top + CGFloat(place / 7) * height, width: width,
        height: height)
      draw(day: day, isChosen: day == month.chosenDay, in: cell, picker)
    }
    if hasTime { drawTime(of: picker, in: inner) }
  }

  /// Draws a day of the month; the chosen one in a circle.
  private mutating func draw(day: Int, isChosen: Bool, in cell: CGRect, _ picker: UIDatePicker) {
    let side = min(44, cell.width, cell.height)
    if isChosen {
      let circle = CGRect(x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side)
      fill(circle, tint, radius: side / 2, opacity: 0.15)
    }
    draw(
      "\(day)", .systemFont(ofSize: min(20, side * 0.7), weight: isChosen ? .semibold : .regular),
      isChosen ? tint : textColor(of: picker), in: cell)
  }

  /// Draws the month and year, and arrows to the months before and after it.
  private mutating func drawMonthTitle(of picker: UIDatePicker, in row: CGRect) {
    draw(picker.nibMonthTitle, .systemFont(ofSize: 17, weight: .semibold), .label, in: row, .left)
    for (x, direction) in [(row.maxX - 44, -1.0), (row.maxX - 12, 1.0)] {
      line(
        [
          CGPoint(x: x - 4 * direction, y: row.midY - 7), CGPoint(x: x + 4 * direction, y: row.midY),
          CGPoint(x: x - 4 * direction, y: row.midY + 7),
        ], tint, width: 2)
    }
  }

  /// Draws the time in the last row of a month.
  private mutating func drawTime(of picker: UIDatePicker, in inner: CGRect) {
    guard let time = picker.nibCompactTexts.last else { return }
    let font = UIFont.systemFont(ofSize: 17)
    let row = CGRect(x: inner.minX, y: inner.maxY - 40, width: inner.width, height: 36)
    draw("Time", font, .label, in: row, .left)
    let width = metrics.width(of: time, font: font) + 24
    let place = CGRect(x: row.maxX - width, y: row.minY, width: width, height: row.height)
    fill(place, .tertiarySystemFill, radius: 8)
    draw(time, font, .label, in: place)
  }
}
