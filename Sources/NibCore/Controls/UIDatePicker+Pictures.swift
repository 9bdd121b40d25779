/// The texts of a picker in pictures in points, which are written in words as on devices.
extension UIDatePicker {
  /// The texts of the compact style: the date, the time, or both.
  package var nibCompactTexts: [String] {
    let day = formatter { $0.dateStyle = .medium }
    let time = formatter { $0.timeStyle = .short }
    switch datePickerMode {
    case .date: return [text(day, shownDate)]
    case .dateAndTime: return [text(day, shownDate), text(time, shownDate)]
    case .time, .countDownTimer: return [text(time, shownDate)]
    }
  }

  /// The wheels of the picker, from left to right, each with the texts of the given rows; row 0 is the shown date, and
  /// rows without a value are empty.
  package func nibWheels(rows: ClosedRange<Int>) -> [[String]] {
    switch datePickerMode {
    case .countDownTimer: return durationWheels(rows)
    case .time: return timeWheels(rows)
    case .dateAndTime: return [wheel("EEE MMM d", .day, rows, isWhole: true)] + timeWheels(rows)
    case .date:
      let wheels = [
        "L": wheel("LLLL", .month, rows), "d": wheel("d", .day, rows), "y": wheel("y", .year, rows),
      ]
      return dateOrder.compactMap { wheels[$0] }
    }
  }

  /// The month of the shown date, such as `September 2020`.
  package var nibMonthTitle: String { text(formatter { $0.dateFormat = "LLLL y" }, shownDate) }

  /// The short names of the days of the week, Sunday first.
  package var nibWeekdayTitles: [String] {
    formatter { _ in }.shortStandaloneWeekdaySymbols.map { $0.uppercased() }
  }

  /// The order of year, month and day in the picker's language.
  private var dateOrder: [String] {
    let format =
      DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: shownLocale) ?? "MMMM d, y"
    return format.compactMap { ["M": "L", "L": "L", "d": "d", "y": "y"][$0] }.uniqued()
  }

  /// The wheels of a duration.
  private func durationWheels(_ rows: ClosedRange<Int>) -> [[String]] {
    zip(fields, ["hours", "min"]).map { field, unit in
      rows.map { row in "\(Int(text(of: field, steps: row)) ?? 0)\(row == 0 ? " \(unit)" : "")" }
    }
  }

  /// The wheels of the hour and the minute, and that of the half of the day in languages with twelve hours.
  private func timeWheels(_ rows: ClosedRange<Int>) -> [[String]] {
    let format = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: shownLocale) ?? "h a"
    guard format.contains("a") else { return [wheel("HH", .hour, rows), wheel("mm", .minute, rows)] }
    let half = formatter { $0.dateFormat = "a" }
    let isAfternoon = zonedCalendar.component(.hour, from: shownDate) >= 12
    let halves = rows.map { row in
      let shown = (isAfternoon ? 1 : 0) + row
      return shown == 0 ? half.amSymbol : shown == 1 ? half.pmSymbol : ""
    }
    return [wheel("h", .hour, rows), wheel("mm", .minute, rows), halves]
  }

  /// The texts of a wheel.
  ///
  /// - Parameter isWhole: whether larger components change too, so that the last day of a month is followed by the first
  ///   day of the next one.
  private func wheel(
    _ format: String, _ component: Calendar.Component, _ rows: ClosedRange<Int>, isWhole: Bool = false
  ) -> [String] {
    let formatter = formatter { $0.dateFormat = format }
    return rows.map { row in
      let amount = component == .minute ? row * minuteInterval : row
      let shown =
        isWhole
        ? zonedCalendar.date(byAdding: component, value: amount, to: shownDate)
        : date(shownDate, plus: amount, component)
      return shown.map { text(formatter, $0) } ?? ""
    }
  }

  /// The picker's locale; by default American English, in which the sizes of pickers were measured.
  private var shownLocale: Locale { locale ?? Locale(identifier: "en_US") }

  private func formatter(_ configure: (DateFormatter) -> Void) -> DateFormatter {
    let result = DateFormatter()
    result.locale = shownLocale
    result.calendar = zonedCalendar
    result.timeZone = zonedCalendar.timeZone
    (result.dateStyle, result.timeStyle) = (.none, .none)
    configure(result)
    return result
  }

  /// The text with plain spaces.
  private func text(_ formatter: DateFormatter, _ date: Date) -> String {
    formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
  }
}
