import Foundation
import Testing

@testable import NibCore

/// The rule for the arrow keys in a form: a key either moves the focus or changes a value (docs/terminal.md).
@Suite struct FormKeysTests {
  private static let choices = Choices()

  private final class Choices: UIPickerViewDataSource, UIPickerViewDelegate, @unchecked Sendable {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      "Row \(row)"
    }
  }

  /// A control in the middle of a form, between two buttons.
  private struct Form {
    let screen: ShownScreen
    let control: UIView
    let buttons = [UIButton(type: .system), UIButton(type: .system)]

    init(_ control: UIView) {
      let controller = UIViewController()
      self.control = control
      screen = ShownScreen(controller)
      control.frame = CGRect(x: 16, y: 64, width: 240, height: 80)
      for (index, view) in [buttons[0], control, buttons[1]].enumerated() {
        if view !== control {
          view.frame = CGRect(x: 16, y: index == 0 ? 16 : 192, width: 240, height: 16)
        }
        controller.view.addSubview(view)
      }
      screen.window.layoutIfNeeded()
      screen.window.nibUpdateFocus()
    }

    var focused: UIView? { screen.window.nibFocusedView }
  }

  /// The kinds of controls with a value.
  private static var controls: [UIView] {
    let segments = UISegmentedControl(items: ["A", "B", "C"])
    segments.selectedSegmentIndex = 1
    let slider = UISlider()
    slider.value = 0.5
    let stepper = UIStepper()
    stepper.value = 5
    let pages = UIPageControl()
    (pages.numberOfPages, pages.currentPage) = (5, 2)
    let picker = UIPickerView()
    picker.dataSource = choices
    picker.delegate = choices
    picker.selectRow(4, inComponent: 0, animated: false)
    let field = UITextField()
    field.text = "text"
    let bar = UISearchBar()
    (bar.text, bar.scopeButtonTitles, bar.showsScopeBar) = ("text", ["A", "B", "C"], true)
    bar.selectedScopeButtonIndex = 1
    let text = UITextView()
    text.text = "text"
    return [
      UISwitch(), slider, stepper, segments, pages, picker, field, text, bar, UIColorWell(),
    ] + dates
  }

  private static var dates: [UIDatePicker] {
    [UIDatePicker.Style.wheels, .compact, .inline].flatMap { style in
      [UIDatePicker.Mode.date, .time, .dateAndTime, .countDownTimer].map { mode in
        let picker = UIDatePicker()
        (picker.preferredDatePickerStyle, picker.datePickerMode) = (style, mode)
        picker.date = Date(timeIntervalSinceReferenceDate: 0)
        picker.countDownDuration = 3600
        return picker
      }
    }
  }

  /// The value of a control as a text.
  private static func value(of view: UIView) -> String {
    switch view {
    case let control as UISwitch: "\(control.isOn)"
    case let control as UISlider: "\(control.value)"
    case let control as UIStepper: "\(control.value)"
    case let control as UISegmentedControl: "\(control.selectedSegmentIndex)"
    case let control as UIPageControl: "\(control.currentPage)"
    case let picker as UIPickerView: "\((0..<2).map(picker.selectedRow(inComponent:)))"
    case let picker as UIDatePicker: "\(picker.date) \(picker.countDownDuration)"
    case let field as UITextField: field.text ?? ""
    case let text as UITextView: text.text
    case let bar as UISearchBar: "\(bar.text ?? "") \(bar.selectedScopeButtonIndex)"
    default: ""
    }
  }

  @Test(
    "Up and Down walk over every control and change none, and so do j and k over those without a text",
    arguments: controls.indices)
  func walking(index: Int) {
    let control = Self.controls[index]
    let form = Form(control)
    let before = Self.value(of: control)
    #expect(form.focused === form.buttons[0])
    let takesText = control is UITextField || control is UISearchBar || control is UITextView
    let keys: [(KeyPress.Key, KeyPress.Key)] = [(.down, .up), (.character("j"), .character("k"))]
    for (down, up) in takesText ? [keys[0]] : keys {
      form.screen.press(down)
      #expect(form.focused === control)
      // A search bar has two parts below each other.
      if control is UISearchBar { form.screen.press(down) }
      form.screen.press(down)
      #expect(form.focused === form.buttons[1])
      form.screen.press(up)
      #expect(form.focused === control)
      if control is UISearchBar { form.screen.press(up) }
      form.screen.press(.escape, up)
      #expect(form.focused === form.buttons[0])
    }
    #expect(Self.value(of: control) == before)
  }

  @Test("Tab walks over every control and changes none", arguments: controls.indices)
  func tabbing(index: Int) {
    let control = Self.controls[index]
    let form = Form(control)
    let before = Self.value(of: control)
    for _ in 0..<12 { form.screen.press(.tab) }
    for _ in 0..<12 { form.screen.press(KeyPress(.tab, .shift)) }
    #expect(Self.value(of: control) == before)
  }

  @Test("An arrow key enters a tab bar at the selected tab") func tabs() {
    let tabs = UITabBarController()
    let pages = (0..<3).map { _ in UIViewController() }
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 16, y: 64, width: 96, height: 16)
    pages[1].view.addSubview(button)
    tabs.viewControllers = pages
    tabs.selectedIndex = 1
    let screen = ShownScreen(tabs)
    #expect(screen.window.nibFocusedView === button)
    screen.press(.down)
    #expect(screen.window.nibFocusedView === tabs.tabBar)
    screen.press(.enter)
    #expect(tabs.selectedIndex == 1)
    screen.press(.right, .enter)
    #expect(tabs.selectedIndex == 2)
  }

  @Test("Left and Right change a control in one line", arguments: [1, 2, 3, 4])
  func oneLine(index: Int) {
    let control = Self.controls[index]
    let form = Form(control)
    let before = Self.value(of: control)
    form.screen.press(.down, .right)
    #expect(Self.value(of: control) != before)
    form.screen.press(.left)
    #expect(Self.value(of: control) == before)
    #expect(form.focused === control)
  }

  @Test("Enter begins and ends the change of a picker with the arrow keys") func pickers() {
    let pickers = Self.controls.filter { $0 is UIPickerView || $0 is UIDatePicker }
    #expect(pickers.count == 13)
    for picker in pickers {
      let form = Form(picker)
      let before = Self.value(of: picker)
      for end in [KeyPress.Key.enter, .escape, .character(" ")] {
        form.screen.press(.down, .enter)
        #expect(picker.nibIsAdjusted)
        form.screen.press(.up)
        #expect(Self.value(of: picker) != before)
        form.screen.press(.down)
        #expect(Self.value(of: picker) == before)
        // Keys at the ends do not leave the picker.
        for _ in 0..<9 { form.screen.press(.right) }
        for _ in 0..<9 { form.screen.press(.left) }
        #expect(form.focused === picker)
        form.screen.press(end)
        #expect(!picker.nibIsAdjusted)
        form.screen.press(.up)
        #expect(form.focused === form.buttons[0])
        #expect(Self.value(of: picker) == before)
      }
    }
  }

  @Test("The change of a picker ends when the focus leaves it, and a press of the mouse begins it")
  func leaving() {
    let picker = Self.dates[4]
    let form = Form(picker)
    form.screen.press(.down, .enter, .tab)
    #expect(form.focused === form.buttons[1])
    form.screen.press(.up)
    #expect(form.focused === picker && !picker.nibIsAdjusted)
    form.screen.press(.up)
    let place = CGPoint(x: picker.frame.midX, y: picker.frame.midY)
    let (column, row) = (Int(place.x / 8), Int(place.y / 16))
    form.screen.window.nibSend(.mouse(MouseEvent(.press, column: column, row: row)))
    form.screen.window.nibSend(.mouse(MouseEvent(.release, column: column, row: row)))
    #expect(picker.nibIsAdjusted)
  }

  @Test("A focused picker reverses all fields, and only one while it is changed") func drawing() {
    let picker = Self.dates[4]
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    let form = Form(picker)
    form.screen.press(.down)
    #expect(Drawn(picker, 20, focused: true).reversed == "20010101")
    form.screen.press(.enter)
    #expect(Drawn(picker, 20, focused: true).reversed == "2001")
    let wheels = Self.controls[5]
    let other = Form(wheels)
    other.screen.press(.down)
    #expect(Drawn(wheels, 30, 5, focused: true).reversed == "Row 4Row 0")
    other.screen.press(.enter)
    let drawn = Drawn(wheels, 30, 5, focused: true)
    #expect(drawn.reversed == "Row 4")
    #expect(drawn.rows[2].hasPrefix("↕"))
  }
}
