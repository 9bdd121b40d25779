import Foundation
import Testing

@testable import NibCore

/// The titles of picker rows, from texts and from views.
@Suite struct PickerCallTests {
  private final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      row == 0 ? "plain" : nil
    }
    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { row == 1 ? NSAttributedString(string: "styled") : nil }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView? {
      let label = UILabel(frame: .zero)
      label.text = "view"
      let container = UIView(frame: .zero)
      container.addSubview(label)
      return container
    }
  }

  @Test("A row shows its attributed title, its title, or the texts of its view") func titles() {
    let picker = UIPickerView(frame: .zero)
    let rows = Rows()
    picker.dataSource = rows
    picker.delegate = rows
    picker.selectRow(1, inComponent: 0, animated: false)
    let text = Drawn(picker, 20, 5).rows.joined()
    for title in ["plain", "styled", "view"] { #expect(text.contains(title)) }
  }
}
