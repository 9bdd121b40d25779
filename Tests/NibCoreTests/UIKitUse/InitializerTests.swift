import Testing

@testable import NibCore

/// Initializers of UIKit's classes that programs call.
@Suite struct InitializerTests {
  @Test("A progress view has its style and the natural height") func progressView() {
    let bar = UIProgressView(progressViewStyle: .bar)
    #expect(bar.progressViewStyle == .bar && bar.progress == 0)
    #expect(bar.frame.height == bar.intrinsicContentSize.height && bar.frame.height > 0)
  }

  @Test("Choosing a segment of an action performs the action") func segments() {
    var chosen: [String] = []
    let actions = ["Day", "Week"].map { title in UIAction(title: title) { chosen.append($0.title) } }
    let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 160, height: 16), actions: actions)
    let year = UIAction(title: "Year", attributes: .disabled) { chosen.append($0.title) }
    control.insertSegment(action: year, at: 2, animated: false)
    control.selectedSegmentIndex = 0
    for _ in 1...2 { _ = control.nibKeyDown(KeyPress(.right)) }
    #expect(chosen == ["Week"])
    #expect((0..<3).map(control.titleForSegment(at:)) == ["Day", "Week", "Year"])
    #expect(control.actionForSegment(at: 2) === year && control.actionForSegment(at: 3) == nil)
    control.setAction(UIAction(title: "Month") { chosen.append($0.title) }, forSegmentAt: 0)
    _ = control.nibKeyDown(KeyPress(.left))
    #expect(chosen == ["Week", "Month"])
  }

  @Test("A bar button has both images") func barButton() {
    let (tall, low) = (UIImage(systemName: "star"), UIImage(systemName: "heart", compatibleWith: nil))
    let item = UIBarButtonItem(
      image: tall, landscapeImagePhone: low, style: .done, target: nil, action: nil)
    #expect(item.image === tall && item.landscapeImagePhone === low && item.style == .done)
  }

  @Test("A button of the system with an image sends its action") func systemButton() throws {
    final class Target: UIViewController {
      var count = 0
      override class var nibActions: [NibAction] { super.nibActions + [NibAction("press", Target.press)] }
      func press() { count += 1 }
    }
    let target = Target()
    let image = try #require(UIImage(systemName: "speaker", variableValue: 0.5))
    let button = UIButton.systemButton(with: image, target: target, action: Selector("press"))
    #expect(button.buttonType == .system && button.currentImage === image)
    button.sendActions(for: .touchUpInside)
    #expect(target.count == 1)
  }

  @Test("A text view uses the container that it is created with") func textView() {
    final class Notes: UITextView {
      var isReady = false
      override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        isReady = true
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let container = NSTextContainer(size: CGSize(width: 100, height: 50))
    #expect(container.size == CGSize(width: 100, height: 50))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 40), textContainer: container)
    #expect(view.textContainer === container && container.size.width == 80)
    #expect(Notes().isReady && Notes(frame: .zero).isReady && Notes(usingTextLayoutManager: true).isReady)
  }

  @Test("An input view has its style") func inputView() {
    #expect(UIInputView(frame: .zero, inputViewStyle: .keyboard).inputViewStyle == .keyboard)
    #expect(UIInputView().inputViewStyle == .default)
  }

  @Test("The styles of configurations have two names each") func configurations() {
    #expect(UIButton.Configuration.bordered() == .gray())
    #expect(UIButton.Configuration.borderedTinted() == .tinted())
    #expect(UIButton.Configuration.borderedProminent() == .filled())
    #expect(UIButton.Configuration.borderless() == .plain())
  }

  @Test("The characters of the system's font for code all have the same width") func monospacedFont() {
    let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .bold)
    #expect(font.fontName == "SFMono-Bold" && font.pointSize == 20)
    func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }
    #expect(width("iiii") == width("WWWW") && width("i") > 0)
    #expect(
      UIFont.monospacedDigitSystemFont(ofSize: 9, weight: .light) == .systemFont(ofSize: 9, weight: .light))
  }

  @Test("A gray of Core Graphics is a gray of UIKit") func gray() {
    #expect(CGColor(gray: 0.5, alpha: 1) == UIColor(white: 0.5, alpha: 1))
    #expect(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }
}
