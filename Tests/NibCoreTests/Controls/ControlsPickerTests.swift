import Foundation
import Testing

@testable import NibCore

@Suite struct ControlsPickerTests {
  private final class Colors: UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [[Int]] = []
    let rows = [["Red", "Green", "Blue"], ["1", "2"]]
    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      rows[component][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append([component, row])
    }
  }

  @Test("A picker draws the rows of its components, and the arrow keys select a row") func picker() {
    let colors = Colors()
    let view = UIPickerView()
    #expect(!view.canBecomeFocused)
    #expect(view.selectedRow(inComponent: 0) == -1)
    view.dataSource = colors
    view.delegate = colors
    #expect(view.numberOfComponents == 2)
    view.selectRow(1, inComponent: 0, animated: false)
    view.selectRow(9, inComponent: 0, animated: false)
    #expect(view.selectedRow(inComponent: 0) == 1)
    #expect(
      Drawn(view, 16, 5).rows == [
        "  Red           ", " ────────────── ", " Green     1    ", " ────────────── ", " Blue      2    ",
      ])
    view.sendKeys(.down, .down, .right, .down, .pageUp)
    #expect(colors.chosen == [[0, 2], [1, 1], [1, 0]])
    #expect(view.sendKeys(.right))
    #expect(Drawn(view, 16, 5, focused: true).reversed == "1")
    view.reloadAllComponents()
    #expect(view.selectedRow(inComponent: 0) == 2)
  }

  @Test("A picker is 320 by 216 points on the canvas") func pickerSize() {
    let view = NibEnvironment.$current.withValue(canvasEnvironment(14_490)) { UIPickerView() }
    #expect(view.intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  private func datePicker(_ mode: UIDatePicker.Mode, _ seconds: TimeInterval) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = Date(timeIntervalSinceReferenceDate: seconds)
    return picker
  }

  @Test("A field of a date picker changes no larger field: the first day follows the last day of a month")
  func wrappingFields() {
    // 2011-02-28 23:59
    let picker = datePicker(.dateAndTime, 3711 * 86400 - 60)
    var texts: [[String]] = []
    for field in [2, 3, 4, 1] {
      picker.focusedField = field
      picker.change(by: field == 1 ? -2 : 1)
      texts.append(picker.fields.map { picker.text(of: $0) })
    }
    #expect(
      texts == [
        ["2011", "02", "01", "23", "59"], ["2011", "02", "01", "00", "59"], ["2011", "02", "01", "00", "00"],
        ["2011", "12", "01", "00", "00"],
      ])
  }

  @Test("A date picker draws the parts of the date that its mode shows, or those of a sample date")
  func dateDrawing() {
    #expect(Drawn(datePicker(.date, 428_576_137), 16).rows == [" ‹ 2014-08-01 › "])
    #expect(Drawn(datePicker(.time, 428_576_137), 9).rows == ["‹ 08:55 ›"])
    #expect(Drawn(datePicker(.dateAndTime, 0), 16).rows == ["2001-01-01 00:00"])
    let unset = UIDatePicker()
    unset.datePickerMode = .time
    #expect(Drawn(unset, 9).rows == ["‹ 10:55 ›"])
    unset.datePickerMode = .dateAndTime
    #expect(Drawn(unset, 20).rows == ["‹ 2020-09-22 10:55 ›"])
    unset.maximumDate = Date(timeIntervalSinceReferenceDate: 0)
    #expect(unset.shownDate == Date(timeIntervalSinceReferenceDate: 0))
    unset.datePickerMode = .time
    #expect(unset.intrinsicContentSize == CGSize(width: 72, height: 16))
  }

  @Test("In the window of a running program, a date picker shows the current date") func currentDate() {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    window.addSubview(picker)
    #expect(picker.shownDate == picker.sampleDate)
    window.nibRunsProgram = true
    #expect(abs(picker.shownDate.timeIntervalSinceNow) < 3600)
    #expect(picker.shownDate == picker.date)
  }

  @Test("The arrow keys change one part of a date within the picker's limits and minute interval")
  func dateKeys() {
    let view = datePicker(.dateAndTime, 0)
    let log = view.logged()
    view.minuteInterval = 15
    view.sendKeys(.up, .right, .down, .right, .right, .right, .up)
    #expect(Drawn(view, 16).rows == ["2002-12-01 00:15"])
    #expect(Drawn(view, 16, focused: true).reversed == "15")
    #expect(log.count == 3)
    view.maximumDate = view.date
    view.sendKeys(.up)
    #expect(log.count == 3)
    view.minimumDate = Date(timeIntervalSinceReferenceDate: 1e9)
    #expect(view.date == view.minimumDate)
  }

  @Test("The arrow keys change the hours and minutes of a countdown timer") func countDown() {
    let view = UIDatePicker()
    view.datePickerMode = .countDownTimer
    view.countDownDuration = 90 * 60
    view.sendKeys(.up, .right, .down)
    #expect(Drawn(view, 9).rows == ["‹ 02:29 ›"])
    view.countDownDuration = 119 * 60
    view.sendKeys(.up)
    #expect(Drawn(view, 9).rows == ["‹ 01:00 ›"])
  }

  @Test("A date picker is loaded with its dates and style, but without a date if it uses the current one")
  func loadedDates() throws {
    let objects = try loadedObjects(
      """
      <datePicker datePickerMode="date" minuteInterval="5" style="wheels" useCurrentDate="NO" id="a">
      <date key="date" timeIntervalSinceReferenceDate="100"/>
      <date key="minimumDate" timeIntervalSinceReferenceDate="50"/></datePicker>
      <datePicker datePickerMode="time" id="b"><date key="date" timeIntervalSinceReferenceDate="100"/></datePicker>
      """)
    let view = try #require(objects.first as? UIDatePicker)
    #expect(view.date == Date(timeIntervalSinceReferenceDate: 100))
    #expect(view.minimumDate == Date(timeIntervalSinceReferenceDate: 50))
    #expect(view.preferredDatePickerStyle == .wheels)
    #expect(view.intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect((objects[1] as? UIDatePicker)?.chosenDate == nil)
  }
}
