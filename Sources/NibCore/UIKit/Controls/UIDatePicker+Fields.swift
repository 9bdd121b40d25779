extension UIDatePicker {
  /// A part of the date that people change by itself.
  struct Field: Hashable {
    let component: Calendar.Component
    /// How many digits it shows.
    let digits: Int
    /// What stands between it and the next field.
    let separator: String
  }

  /// The fields of the mode, from left to right.
  var fields: [Field] {
    let day = [
      Field(component: .year, digits: 4, separator: "-"), Field(component: .month, digits: 2, separator: "-"),
      Field(component: .day, digits: 2, separator: " "),
    ]
    let time = [
      Field(component: .hour, digits: 2, separator: ":"),
      Field(component: .minute, digits: 2, separator: " "),
    ]
    switch datePickerMode {
    case .date: return day
    case .time, .countDownTimer: return time
    case .dateAndTime: return day + time
    }
  }

  /// The text with a dash for every digit: what a picker shows before a date is chosen.
  var pattern: String { text { field in String(repeating: "-", count: field.digits) } }

  private func text(_ value: (Field) -> String) -> String {
    fields.enumerated().map { index, field in
      value(field) + (index + 1 < fields.count ? field.separator : "")
    }.joined()
  }

  private func text(of field: Field) -> String {
    guard let number = number(of: field) else { return String(repeating: "-", count: field.digits) }
    let digits = String(number)
    return String(repeating: "0", count: max(0, field.digits - digits.count)) + digits
  }

  private func number(of field: Field) -> Int? {
    if datePickerMode == .countDownTimer {
      let minutes = Int(min(24 * 3600, max(0, countDownDuration)) / 60)
      return field.component == .hour ? minutes / 60 : minutes % 60
    }
    return chosenDate.map { zonedCalendar.component(field.component, from: $0) }
  }

  private var zonedCalendar: Calendar {
    var result: Calendar = calendar ?? Calendar(identifier: .gregorian)
    if let timeZone { result.timeZone = timeZone }
    return result
  }

  /// Moves the focused field by a number of steps and sends `.valueChanged` if that changed anything.
  func change(by steps: Int) {
    let field = fields[min(focusedField, fields.count - 1)]
    let amount = field.component == .minute ? steps * minuteInterval : steps
    if datePickerMode == .countDownTimer {
      let seconds = Double(amount) * (field.component == .hour ? 3600 : 60)
      let target = min(24 * 3600 - 60, max(0, countDownDuration + seconds))
      guard target != countDownDuration else { return }
      countDownDuration = target
    } else {
      let old = date
      guard let target = zonedCalendar.date(byAdding: field.component, value: amount, to: old) else { return }
      setDate(target, animated: true)
      guard date != old else { return }
    }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Draws the fields between two arrows in the control's row, in a high picker between two lines.
  func drawFields(in context: NibDrawingContext) {
    let line = context.controlLine
    if preferredDatePickerStyle != .compact { PickerBand(row: line.minRow).draw(in: context) }
    let plain = context.style(context.style == .boxes ? nil : .label, isEnabled ? [] : .dim)
    let room = max(0, line.size.columns - CellText.columns(of: pattern))
    var column = line.minColumn + room / 2
    if room >= 4 {
      context.canvas.put("‹", at: CellPoint(column: column - 2, row: line.minRow), style: plain)
    }
    for (index, field) in fields.enumerated() {
      var style = plain
      if context.isFocused, index == focusedField { style.attributes.insert(.reverse) }
      column += context.canvas.put(
        text(of: field), at: CellPoint(column: column, row: line.minRow), style: style)
      let isLast = index + 1 == fields.count
      if !isLast {
        column += context.canvas.put(
          field.separator, at: CellPoint(column: column, row: line.minRow), style: plain)
      }
    }
    if room >= 4 {
      context.canvas.put("›", at: CellPoint(column: column + 1, row: line.minRow), style: plain)
    }
  }
}
