import Testing

@testable import NibCore

/// Controls that are mirrored in right-to-left languages.
@Suite struct AdaptivityControlsTests {
  private func mirrored<View: UIView>(_ view: View) -> View {
    view.semanticContentAttribute = .forceRightToLeft
    return view
  }

  @Test("The knob of a mirrored switch is at the left when the switch is on") func switches() {
    let control = UISwitch()
    control.isOn = true
    #expect(Drawn(control, 6).rows == ["(━━━●)"])
    #expect(Drawn(mirrored(control), 6).rows == ["(●━━━)"])
    control.isOn = false
    #expect(Drawn(control, 6).rows == ["(   ○)"])
  }

  @Test("A mirrored stepper swaps its buttons and the meaning of the arrow keys") func steppers() {
    let control = UIStepper()
    control.value = 5
    #expect(Drawn(control, 9).rows == ["[ − │ + ]"])
    #expect(Drawn(mirrored(control), 9).rows == ["[ + │ − ]"])
    control.click(1)
    #expect(control.value == 6)
    control.sendKeys(.right, .right)
    #expect(control.value == 4)
    control.sendKeys(.left)
    #expect(control.value == 5)
  }

  @Test("A mirrored progress view fills from the right") func progressViews() {
    let view = UIProgressView()
    view.progress = 0.5625
    #expect(Drawn(view, 10).rows == ["━━━━━╸────"])
    #expect(Drawn(mirrored(view), 10).rows == ["────╺━━━━━"])
  }

  @Test("The vertical scroll indicator is at the left in a right-to-left environment")
  func scrollIndicators() throws {
    let environment = NibEnvironment(device: .terminal, isRightToLeft: true)
    let view = NibEnvironment.$current.withValue(environment) {
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 80, height: 64))
    }
    view.contentSize = CGSize(width: 80, height: 640)
    view.layoutIfNeeded()
    let bar = try #require(view.subviews.last)
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 8, height: 64))
  }
}
