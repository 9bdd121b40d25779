import Testing

@testable import NibCore

/// Controls in right-to-left layouts.
@Suite struct ElementMirrorTests {
  private func mirrored<View: UIView>(_ view: View) -> View {
    view.semanticContentAttribute = .forceRightToLeft
    return view
  }

  @Test("Progress views, switches and sliders are mirrored") func controls() {
    let progress = mirrored(UIProgressView())
    progress.progress = 0.25
    #expect(Drawn(progress, 8).rows == ["──────━━"])
    progress.progress = 0.3125
    #expect(Drawn(progress, 8).rows == ["─────╺━━"])
    let view = mirrored(UISwitch())
    #expect(Drawn(view, 6).rows == ["(   ○)"])
    view.isOn = true
    #expect(Drawn(view, 6).rows == ["(●━━━)"])
    let slider = mirrored(UISlider())
    slider.minimumValueImage = UIImage(systemName: "moon")
    #expect(Drawn(slider, 8).rows == ["─────● ☾"])
  }

  @Test("A mirrored stepper increases at the left and with the left arrow key") func stepper() {
    let view = mirrored(UIStepper())
    #expect(Drawn(view, 9).rows == ["[ + │ − ]"])
    view.click(1)
    view.sendKeys(.left)
    #expect(view.value == 2)
    view.sendKeys(.right)
    #expect(view.value == 1)
  }

  @Test("A mirrored text field has its clear button at the left") func clearButton() {
    let view = mirrored(UITextField())
    view.text = "text"
    view.clearButtonMode = .always
    #expect(Drawn(view, 10).rows == ["×         "])
    #expect(view.nibText?.insets.left == 16)
  }

  @Test("A mirrored search bar has its cancel button at the left and its first scope at the right")
  func searchBar() {
    let view = mirrored(UISearchBar())
    view.placeholder = "Find"
    view.showsCancelButton = true
    #expect(Drawn(view, 20).rows == ["[Cancel] (   Find /)"])
    view.scopeButtonTitles = ["A", "B"]
    view.showsScopeBar = true
    #expect(Drawn(view, 20, 2).rows[1] == "    B        [A]    ")
  }
}
