/// The days of the month that a date picker shows.
package struct DatePickerMonth {
  /// The number of days of the week before the first day of the month, from Sunday.
  package let blanks: Int
  /// The number of days, at least 1.
  package let days: Int
  /// The shown day, which is 1 for the first day of the month.
  package let chosenDay: Int

  /// `nil` if the picker's calendar does not know the month.
  package init?(of picker: UIDatePicker) {
    let calendar = picker.zonedCalendar
    let date = picker.shownDate
    guard let month = calendar.dateInterval(of: .month, for: date),
      let count = calendar.range(of: .day, in: .month, for: date)?.count
    else { return nil }
    days = max(1, count)
    chosenDay = calendar.component(.day, from: date)
    blanks = max(0, calendar.component(.weekday, from: month.start) - 1)
  }
}
