import Testing

@testable import NibCore

/// Controls that UIKit never stretches.
@Suite struct FixedSizeTests {
  @Test("A switch and a stepper in a wide frame are drawn in their own width at the leading edge") func wide()
  {
    let toggle = UISwitch()
    toggle.isOn = true
    #expect(Drawn(toggle, 20).rows == ["(━━━●)" + String(repeating: " ", count: 14)])
    #expect(Drawn(toggle, 20, focused: true).reversed == "(━━━●)")
    let stepper = UIStepper()
    #expect(Drawn(stepper, 20).rows == ["[ − │ + ]" + String(repeating: " ", count: 11)])
    for view in [toggle, stepper] { view.semanticContentAttribute = .forceRightToLeft }
    #expect(Drawn(toggle, 20).rows == [String(repeating: " ", count: 14) + "(●━━━)"])
    #expect(Drawn(stepper, 20).rows == [String(repeating: " ", count: 11) + "[ + │ − ]"])
  }

  @Test("A click beside the drawn control does nothing") func clicks() {
    let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
    stepper.value = 5
    stepper.click(6)
    #expect(stepper.value == 6)
    stepper.click(2)
    #expect(stepper.value == 5)
    let toggle = UISwitch(frame: CGRect(x: 0, y: 32, width: 160, height: 16))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 64))
    for control in [stepper, toggle] { view.addSubview(control) }
    #expect(view.hitTest(CGPoint(x: 20, y: 8), with: nil) === stepper)
    #expect(view.hitTest(CGPoint(x: 100, y: 8), with: nil) === view)
    #expect(view.hitTest(CGPoint(x: 20, y: 40), with: nil) === toggle)
    #expect(view.hitTest(CGPoint(x: 100, y: 40), with: nil) === view)
  }

  @Test(
    "Beside a label in a stack, controls of fixed size keep their width and the label gets the rest",
    arguments: 0..<4)
  func stacks(index: Int) {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    let control = [UISwitch(), UIStepper(), pages, wheel][index]
    let label = UILabel()
    label.text = "Sound"
    let stack = UIStackView(arrangedSubviews: [control, label])
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 16)
    stack.layoutIfNeeded()
    #expect(control.frame.width == control.intrinsicContentSize.width)
    #expect(label.frame.width == 320 - control.frame.width)
  }

  @Test("Controls that usually have a fixed size hug it, and others do not") func hugging() {
    let expected: [(UIView, Float, Float)] = [
      (UISwitch(), 750, 750), (UIStepper(), 750, 750), (UIActivityIndicatorView(), 750, 750),
      (UIPageControl(), 750, 750), (UIColorWell(), 750, 750), (UIProgressView(), 250, 750),
      (UISlider(), 250, 750), (UISegmentedControl(items: ["A"]), 250, 750), (UILabel(), 250, 250),
      (UIImageView(), 250, 250), (UIButton(), 250, 250), (UITextField(), 250, 250), (UIView(), 250, 250),
    ]
    for (view, horizontal, vertical) in expected {
      #expect(view.contentHuggingPriority(for: .horizontal).rawValue == horizontal, "\(type(of: view))")
      #expect(view.contentHuggingPriority(for: .vertical).rawValue == vertical, "\(type(of: view))")
    }
  }
}
