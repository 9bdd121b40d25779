extension UIDatePicker {
  /// A part of the date that can be changed separately.
  struct Field: Hashable {
    let component: Calendar.Component
    /// The number of digits.
    let digits: Int
    /// The text between this field and the next one.
    let separator: String
  }

  /// The fields that the picker's mode shows, from left to right.
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

  /// The text with a dash in place of every digit, which is as wide as any date.
  var pattern: String { text { field in String(repeating: "-", count: field.digits) } }

  private func text(_ value: (Field) -> String) -> String {
    fields.enumerated().map { index, field in
      value(field) + (index + 1 < fields.count ? field.separator : "")
    }.joined()
  }

  /// The text of a field for the date that is the given number of steps after the shown one; dashes if the calendar has
  /// no such date.
  func text(of field: Field, steps: Int = 0) -> String {
    guard let number = number(of: field, steps: steps) else {
      return String(repeating: "-", count: field.digits)
    }
    let digits = String(number)
    return String(repeating: "0", count: max(0, field.digits - digits.count)) + digits
  }

  /// The number of a field after some steps up or down.
  private func number(of field: Field, steps: Int) -> Int? {
    let amount = field.component == .minute ? steps * minuteInterval : steps
    if datePickerMode == .countDownTimer {
      let minutes = Int(bounded: min(24 * 3600, max(0, countDownDuration)) / 60)
      return field.component == .hour ? (minutes / 60 + amount + 24) % 24 : (minutes + amount + 60) % 60
    }
    let date = date(shownDate, plus: amount, field.component)
    return date.map { zonedCalendar.component(field.component, from: $0) }
  }

  /// The date that a picker without a date shows in a picture: 22 September 2020, 10:55, with which compact pickers are
  /// measured. Interface Builder shows the current date, but the same document must always give the same picture.
  var sampleDate: Date {
    var day = DateComponents(year: 2020, month: 9, day: 22, hour: 10, minute: 55)
    day.timeZone = zonedCalendar.timeZone
    return Calendar(identifier: .gregorian).date(from: day) ?? Date(timeIntervalSinceReferenceDate: 0)
  }

  /// The picker's calendar (Gregorian if it is `nil`), with the picker's time zone if it has one.
  var zonedCalendar: Calendar {
    var result: Calendar = calendar ?? Calendar(identifier: .gregorian)
    if let timeZone { result.timeZone = timeZone }
    return result
  }

  /// A date with a component increased by an amount. As with the wheels of UIKit, no larger component changes: the last
  /// day of a month is followed by the first day of the same month.
  func date(_ date: Date, plus amount: Int, _ component: Calendar.Component) -> Date? {
    let calendar = zonedCalendar
    let larger: [Calendar.Component: Calendar.Component] = [
      .month: .year, .day: .month, .hour: .day, .minute: .hour,
    ]
    var amount = amount
    if let unit = larger[component], let values = calendar.range(of: component, in: unit, for: date) {
      let index = calendar.component(component, from: date) - values.lowerBound
      let newIndex = (index + amount) % values.count
      amount = (newIndex < 0 ? newIndex + values.count : newIndex) - index
    }
    return calendar.date(byAdding: component, value: amount, to: date)
  }

  /// Changes the focused field by a number of steps and sends `.valueChanged` if the date changed.
  func change(by steps: Int) {
    let field = fields[min(focusedField, fields.count - 1)]
    if datePickerMode == .countDownTimer {
      guard let old = number(of: field, steps: 0), let new = number(of: field, steps: steps) else { return }
      let seconds = Double(new - old) * (field.component == .hour ? 3600 : 60)
      let target = min(24 * 3600 - 60, max(0, countDownDuration + seconds))
      guard target != countDownDuration else { return }
      countDownDuration = target
    } else {
      let old = date
      let amount = field.component == .minute ? steps * minuteInterval : steps
      guard let target = self.date(old, plus: amount, field.component) else { return }
      setDate(target, animated: true)
      guard date != old else { return }
    }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
