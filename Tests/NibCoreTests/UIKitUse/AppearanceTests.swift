import Testing

@testable import NibCore

/// Appearance settings. They apply to the whole process, so each test uses its own class.
@Suite struct AppearanceTests {
  private final class ColoredLabel: UILabel {}
  private final class OuterView: UIView {}
  private final class InnerLabel: UILabel {}
  private class BaseView: UIView {}
  private final class DerivedView: BaseView {}

  private func window(with view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    window.addSubview(view)
    return window
  }

  @Test("Settings become the properties of views that are shown later, unless they have been set")
  func settings() {
    ColoredLabel.appearance().textColor = .systemRed
    ColoredLabel.appearance().font = .systemFont(ofSize: 30)
    let label = ColoredLabel(frame: .zero)
    let own = ColoredLabel(frame: .zero)
    own.textColor = .systemGreen
    let windows = [window(with: label), window(with: own)]
    #expect(label.textColor == .systemRed)
    #expect(label.font == .systemFont(ofSize: 30))
    #expect(own.textColor == .systemGreen)
    #expect(windows.count == 2)
  }

  @Test("Settings for a container apply only inside it") func containers() {
    InnerLabel.appearance(whenContainedInInstancesOf: [OuterView.self]).textColor = .systemRed
    let outer = OuterView(frame: .zero)
    let inside = InnerLabel(frame: .zero)
    let outside = InnerLabel(frame: .zero)
    outer.addSubview(inside)
    let windows = [window(with: outer), window(with: outside)]
    #expect(inside.textColor == .systemRed)
    #expect(outside.textColor != .systemRed)
    #expect(windows.count == 2)
  }

  @Test("Settings of a class apply to its subclasses, including the tint color") func subclasses() {
    BaseView.appearance().tintColor = .systemRed
    let view = DerivedView(frame: .zero)
    let window = window(with: view)
    #expect(view.tintColor == .systemRed)
    withExtendedLifetime(window) {}
  }
}
