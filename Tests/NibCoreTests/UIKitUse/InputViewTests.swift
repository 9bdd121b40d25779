import Foundation
import Testing

@testable import NibCore

/// Input views and the notifications of the keyboard.
@Suite(.serialized) struct InputViewTests {
  private let controller = UIViewController()
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 16))

  private func shown() -> ShownScreen {
    controller.view.addSubview(field)
    return ShownScreen(controller)
  }

  @Test("An input view and its toolbar are at the bottom of the window while the field is edited")
  func place() throws {
    let (picker, source) = makePicker()
    let bar = UIToolbar(frame: .zero)
    field.inputView = picker
    field.inputAccessoryView = bar
    let screen = shown()
    field.becomeFirstResponder()
    screen.window.layoutIfNeeded()
    let frame = picker.convert(picker.bounds, to: screen.window)
    #expect(frame.maxY == screen.window.bounds.maxY)
    #expect(bar.convert(bar.bounds, to: screen.window).maxY == frame.minY)
    screen.press(.down, .down)
    #expect(source.chosen == [1, 2])
    #expect(field.isFirstResponder)
    screen.press(.escape)
    #expect(picker.window == nil)
  }

  @Test("Tab reaches the toolbar of an input view, whose button ends editing") func accessory() {
    let field = field
    let bar = UIToolbar(frame: .zero)
    bar.items = [
      UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in field.resignFirstResponder() })
    ]
    field.inputAccessoryView = bar
    let screen = shown()
    field.becomeFirstResponder()
    screen.window.layoutIfNeeded()
    screen.press(.tab)
    #expect(field.isFirstResponder)
    screen.press(.enter)
    #expect(!field.isFirstResponder)
    #expect(bar.window == nil)
  }

  @Test("The keyboard's notifications are sent when editing begins and ends, but not between two fields")
  func notifications() {
    let other = UITextField(frame: CGRect(x: 0, y: 32, width: 80, height: 16))
    controller.view.addSubview(other)
    let screen = shown()
    let log = NotificationLog()
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "will show"),
      (UIResponder.keyboardDidShowNotification, "did show"),
      (UIResponder.keyboardWillHideNotification, "will hide"),
      (UIResponder.keyboardDidHideNotification, "did hide"),
    ]
    let window = screen.window
    let tokens = names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        // Other tests edit texts at the same time, in windows of other sizes.
        if frame?.width == 320, frame?.minY == 320 { log.texts.append(text) }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    field.becomeFirstResponder()
    #expect(log.texts == ["will show", "did show"])
    other.becomeFirstResponder()
    #expect(log.texts == ["will show", "did show", "will show", "did show"])
    window.endEditing(true)
    #expect(log.texts.suffix(2) == ["will hide", "did hide"])
  }

  private func makePicker() -> (UIPickerView, PickerSource) {
    let picker = UIPickerView(frame: .zero)
    let source = PickerSource()
    picker.dataSource = source
    picker.delegate = source
    return (picker, source)
  }

  private final class NotificationLog: @unchecked Sendable {
    var texts: [String] = []
  }

  private final class PickerSource: UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [Int] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append(row)
    }
  }
}
