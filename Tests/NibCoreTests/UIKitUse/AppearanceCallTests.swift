import Testing

@testable import NibCells
@testable import NibCore

/// Calls that change the look of views, and what a terminal shows of them.
@Suite struct AppearanceCallTests {
  @Test("A blur has UIKit's styles and the color of its style") func blur() {
    #expect(
      UIBlurEffect(style: .systemThinMaterialDark).nibTint(isDark: false) == .black.withAlphaComponent(0.6))
    #expect(UIBlurEffect(style: .extraLight).nibTint(isDark: true) == .white.withAlphaComponent(0.6))
    #expect(UIBlurEffect.Style.regular.rawValue == 4)
    #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
    let vibrancy = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .label)
    #expect(vibrancy.nibBlur?.nibStyle == "dark")
  }

  @Test("An image shows its own color where it is not a template") func tintColor() {
    let symbol = UIImage(systemName: "star.fill")?.withTintColor(.red)
    #expect(symbol?.nibColor(tint: .blue) == .blue)
    #expect(symbol?.withRenderingMode(.alwaysOriginal).nibColor(tint: .blue) == .red)
    let photo = UIImage(nibSource: .named("photo")).withTintColor(.red)
    #expect(photo.nibColor(tint: .blue) == .red)
    #expect(photo.nibColor(tint: .blue, isTemplate: true) == .blue)
    #expect(UIImage(nibSource: .named("photo")).nibColor(tint: .blue) == nil)
    let view = UIImageView(
      image: UIImage(systemName: "star.fill")?.withTintColor(.red, renderingMode: .alwaysOriginal))
    #expect(Drawn(view, 2).canvas[row: 0, column: 0].style.foreground == UIColor.red.nibCellColor)
  }

  @Test("The settings of a symbol are combined, and heavy symbols are bold") func symbols() {
    let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    let image = UIImage(systemName: "star.fill", withConfiguration: configuration)
    #expect(image?.nibConfiguration.nibPointSize == 20)
    let larger = configuration.applying(UIImage.SymbolConfiguration(scale: .large))
    #expect((larger.nibPointSize, larger.nibScale, larger.nibWeight) == (20, .large, .bold))
    #expect(image?.applyingSymbolConfiguration(.init(hierarchicalColor: .red))?.nibColor(tint: .blue) == .red)
    #expect(UIImage(nibSource: .named("photo")).applyingSymbolConfiguration(configuration) == nil)
    let view = UIImageView(image: UIImage(systemName: "star.fill"))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(weight: .heavy)
    #expect(Drawn(view, 2).canvas[row: 0, column: 0].style.attributes.contains(.bold))
  }

  @Test("A slider's knob is the symbol of its thumb image, and empty images hide its parts") func slider() {
    let slider = UISlider(frame: .zero)
    slider.value = 0.5
    slider.setThumbImage(UIImage(systemName: "star.fill"), for: .normal)
    #expect(Drawn(slider, 9).rows == ["━━━━★────"])
    slider.setMaximumTrackImage(UIImage(), for: .normal)
    #expect(Drawn(slider, 9).rows == ["━━━━★    "])
    slider.setThumbImage(UIImage(), for: .normal)
    #expect(Drawn(slider, 9).rows == ["━━━━     "])
    slider.setThumbImage(UIImage(systemName: "circle"), for: .disabled)
    #expect(slider.currentThumbImage?.nibSource == .empty)
    slider.isEnabled = false
    #expect(slider.currentThumbImage == slider.thumbImage(for: .disabled))
  }

  @Test("The titles of segments have the attributes of their state") func segments() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    let canvas = Drawn(control, 7).canvas
    #expect(canvas[row: 0, column: 1].style.foreground == UIColor.red.nibCellColor)
    #expect(canvas[row: 0, column: 5].style.foreground == UIColor.green.nibCellColor)
    #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .green)
  }

  @Test("A button's background has the shape of its corner style") func corners() {
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .capsule
    let button = UIButton(configuration: configuration)
    button.frame.size = CGSize(width: 100, height: 40)
    #expect(button.nibCornerRadius == 20)
    configuration.cornerStyle = .fixed
    configuration.background.cornerRadius = 12
    configuration.background.backgroundColor = .red
    button.configuration = configuration
    #expect(button.nibCornerRadius == 12)
    #expect(button.configuration?.nibBackground(tint: .blue) == .red)
  }

  @Test("A snapshot keeps what the view showed") func snapshot() throws {
    let view = UIView(frame: CGRect(x: 8, y: 16, width: 80, height: 32))
    view.backgroundColor = .red
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    label.text = "before"
    let bar = UIProgressView(frame: CGRect(x: 0, y: 16, width: 80, height: 16))
    bar.progress = 1
    [label, bar].forEach(view.addSubview)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    let shown = ViewSamples.drawing(of: snapshot.subviews[1], columns: 10, rows: 1)
    label.text = "after"
    bar.progress = 0
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 80, height: 32))
    #expect(snapshot.backgroundColor == .red)
    #expect(snapshot.subviews[0].nibText?.runs.map(\.text) == ["before"])
    #expect(ViewSamples.drawing(of: snapshot.subviews[1], columns: 10, rows: 1) == shown)
    #expect(shown != ViewSamples.drawing(of: bar, columns: 10, rows: 1))
    let part = view.resizableSnapshotView(
      from: CGRect(x: 0, y: 16, width: 80, height: 16), afterScreenUpdates: false, withCapInsets: .zero)
    #expect(part?.frame.size == CGSize(width: 80, height: 16))
    #expect(part?.subviews.first?.frame.minY == -16)
  }

  @Test("The current traits are those of the environment") func traits() {
    NibEnvironment.$current.withValue(NibEnvironment(device: .terminal, style: .dark)) {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
      }
    }
  }
}

extension UIColor {
  fileprivate var nibCellColor: CellColor { nibComponents(for: .light).cellColor }
}
