import NibCore
import TestSupport
import Testing

@testable import NibBrowser

/// How each kind of view shows a sample value, and how it is reset to its state before.
@Suite struct PreviewFillTests {
  /// Shows a value in the view and resets the view. Returns what `read` returns for the value, or `refused`, and
  /// whether the view is as before.
  private func shown(_ view: UIView, _ value: RowValue, _ read: () -> String) -> [String] {
    let before = read()
    guard let sample = view.nibSample else { return [] }
    let isShown = sample.show(value.text)
    let after = read()
    sample.reset()
    return [isShown ? after : "refused", read() == before ? "reset" : "changed: \(read())"]
  }

  @Test("Text views and buttons show a value as text") func texts() {
    let label = UILabel(frame: .zero)
    label.text = "old"
    #expect(shown(label, .number("1.50")) { label.text ?? "" } == ["1.50", "reset"])
    let field = UITextField(frame: .zero)
    #expect(shown(field, .text("new")) { field.text ?? "" } == ["new", "reset"])
    let button = UIButton(frame: .zero)
    button.setTitle("old", for: .normal)
    #expect(shown(button, .bool(true)) { button.currentTitle ?? "" } == ["true", "reset"])
    let text = UITextView(frame: .zero)
    #expect(shown(text, .text("new")) { text.text ?? "" } == ["new", "reset"])
  }

  @Test("An image view shows the named image in the size of the nib's image") func images() throws {
    let view = UIImageView(frame: .zero)
    view.image = UIImage(nibSource: .system("star"), size: CGSize(width: 20, height: 18))
    #expect(shown(view, .text("heart")) { view.image?.nibName ?? "" } == ["heart", "reset"])
    let sample = try #require(view.nibSample)
    #expect(sample.show("heart"))
    #expect(view.image?.isSymbolImage == true)
    #expect(view.image?.size == CGSize(width: 20, height: 18))
    #expect(sample.show(""))
    #expect(view.image == nil)
  }

  @Test(
    "A switch understands several words for on and off",
    arguments: [
      (RowValue.bool(true), "true"), (.text("yes"), "true"), (.number("1"), "true"), (.text("Off"), "false"),
      (.text(""), "false"), (.text("maybe"), "refused"),
    ])
  func switches(value: RowValue, expected: String) {
    let view = UISwitch(frame: .zero)
    #expect(shown(view, value) { "\(view.isOn)" } == [expected, "reset"])
  }

  @Test("Sliders, progress views and steppers show numbers and refuse other texts") func numbers() {
    let slider = UISlider(frame: .zero)
    #expect(shown(slider, .text("0.5")) { "\(slider.value)" } == ["0.5", "reset"])
    let progress = UIProgressView(frame: .zero)
    #expect(shown(progress, .number("0.25")) { "\(progress.progress)" } == ["0.25", "reset"])
    #expect(shown(progress, .text("half")) { "\(progress.progress)" } == ["refused", "reset"])
    let stepper = UIStepper(frame: .zero)
    #expect(shown(stepper, .number("7")) { "\(stepper.value)" } == ["7.0", "reset"])
  }

  @Test("A segmented control selects a segment by its title or its index") func segments() {
    let control = UISegmentedControl(items: ["One", "Two"])
    #expect(shown(control, .text("Two")) { "\(control.selectedSegmentIndex)" } == ["1", "reset"])
    #expect(shown(control, .number("0")) { "\(control.selectedSegmentIndex)" } == ["0", "reset"])
    #expect(shown(control, .text("Three")) { "\(control.selectedSegmentIndex)" } == ["refused", "reset"])
  }
}
