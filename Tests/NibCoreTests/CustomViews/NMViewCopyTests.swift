import Foundation
import Testing

@testable import NibCore

/// docs/behaviours.md G22: copies of views, which equal the result of archiving and unarchiving.
@Suite struct NMViewCopyTests {
  private func copy<View: UIView>(of view: View) throws -> View { try #require(view.nibCopy() as? View) }

  @Test("G22: A copy has the properties that all views share") func anyView() throws {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    view.tintColor = .red
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.setContentHuggingPriority(.required, for: .vertical)
    view.accessibilityLabel = "box"
    view.layer.borderColor = .blue
    view.layer.cornerRadius = 5
    view.bounds.origin = CGPoint(x: 0, y: 9)
    let copy = try copy(of: view)
    #expect(copy !== view)
    #expect(copy.frame == view.frame && copy.bounds == view.bounds && copy.transform == view.transform)
    #expect(copy.tintColor == .red && copy.layoutMargins == view.layoutMargins)
    #expect(copy.contentHuggingPriority(for: .vertical) == .required)
    #expect(copy.accessibilityLabel == "box")
    #expect(copy.layer.borderColor == .blue && copy.layer.cornerRadius == 5)
  }

  @Test("G22: Copies of labels, text views and text fields keep their text and style") func texts() throws {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 9)])
    label.font = .systemFont(ofSize: 30)
    label.textColor = .red
    label.numberOfLines = 3
    let labelCopy = try copy(of: label)
    #expect(labelCopy.attributedText == label.attributedText)
    #expect(labelCopy.font == label.font && labelCopy.textColor == .red && labelCopy.numberOfLines == 3)
    let text = UITextView()
    text.text = "prose"
    text.font = .systemFont(ofSize: 20)
    text.isEditable = false
    #expect(try copy(of: text).text == "prose" && copy(of: text).font == text.font)
    #expect(try !copy(of: text).isEditable)
    let field = UITextField()
    field.text = "typed"
    field.placeholder = "type"
    field.isSecureTextEntry = true
    field.leftView = UILabel()
    let fieldCopy = try copy(of: field)
    #expect(fieldCopy.text == "typed" && fieldCopy.placeholder == "type" && fieldCopy.isSecureTextEntry)
    #expect(fieldCopy.leftView is UILabel && fieldCopy.leftView !== field.leftView)
    #expect(fieldCopy.subviews.count == field.subviews.count)
  }

  @Test("G22: Copies of controls keep their titles and values, but not their targets")
  func controls() throws {
    let owner = TestOwner()
    let button = UIButton(type: .system)
    button.setTitle("OK", for: .normal)
    button.setTitle("pressed", for: .highlighted)
    button.titleLabel?.font = .boldSystemFont(ofSize: 15)
    button.addTarget(owner, action: Selector("addItem"), for: .touchUpInside)
    let buttonCopy = try copy(of: button)
    #expect(buttonCopy.title(for: .normal) == "OK" && buttonCopy.title(for: .highlighted) == "pressed")
    #expect(buttonCopy.titleLabel?.font == button.titleLabel?.font && buttonCopy.buttonType == .system)
    buttonCopy.sendActions(for: .touchUpInside)
    #expect(owner.pressed.isEmpty)
    let slider = UISlider()
    slider.maximumValue = 100
    slider.value = 42
    #expect(try copy(of: slider).value == 42)
    let stepper = UIStepper()
    stepper.minimumValue = -50
    stepper.value = -7
    #expect(try copy(of: stepper).value == -7)
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.selectedSegmentIndex = 1
    #expect(try copy(of: segments).selectedSegmentIndex == 1)
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.startAnimating()
    let wheelCopy = try copy(of: wheel)
    #expect(wheelCopy.isAnimating && !wheelCopy.isHidden && wheelCopy.hidesWhenStopped)
  }

  @Test("G22: A copy has the subviews that its class creates only once") func ownSubviews() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
    let switchView = UISwitch()
    cell.accessoryView = switchView
    cell.contentView.addSubview(UIStepper())
    let cellCopy = try copy(of: cell)
    #expect(cellCopy.subviews.count == cell.subviews.count)
    #expect(cellCopy.contentView.subviews.first is UIStepper && cellCopy.contentView !== cell.contentView)
    #expect(cellCopy.accessoryView is UISwitch && cellCopy.accessoryView !== switchView)
    let effect = UIVisualEffectView(effect: UIBlurEffect(nibStyle: "dark"))
    effect.contentView.addSubview(UILabel())
    let effectCopy = try copy(of: effect)
    #expect(effectCopy.subviews.count == 1 && effectCopy.contentView.subviews.first is UILabel)
    #expect(effectCopy.effect === effect.effect)
    let stack = UIStackView(arrangedSubviews: [UILabel(), UISwitch()])
    stack.spacing = 4
    let stackCopy = try copy(of: stack)
    #expect(stackCopy.arrangedSubviews.count == 2 && stackCopy.spacing == 4)
  }

  @Test("G22 M12: A class's own state is copied by its encode(with:) and init?(coder:)")
  func ownState() throws {
    let view = NMEncodedView(frame: .zero)
    view.title = "mine"
    view.count = 3
    view.ratio = 0.5
    view.isOn = true
    view.badge = UILabel()
    view.badge?.text = "badge"
    view.addSubview(UIView())
    let copy = try copy(of: view)
    #expect(copy.title == "mine" && copy.count == 3 && copy.ratio == 0.5 && copy.isOn)
    #expect(copy.badge?.text == "badge" && copy.badge !== view.badge)
    #expect(copy.subviewsSeen == 1)
  }
}

/// A view that encodes its own state, as views in iOS apps do.
final class NMEncodedView: UIView {
  var title: String?
  var count = 0
  var ratio = 0.0
  var isOn = false
  var badge: UILabel?
  private(set) var subviewsSeen = 0

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    title = coder.decodeObject(forKey: "title") as? String
    count = coder.decodeInteger(forKey: "count")
    ratio = coder.decodeDouble(forKey: "ratio")
    isOn = coder.decodeBool(forKey: "isOn")
    badge = coder.decodeObject(forKey: "badge") as? UILabel
    subviewsSeen = subviews.count
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(title, forKey: "title")
    coder.encode(count, forKey: "count")
    coder.encode(ratio, forKey: "ratio")
    coder.encode(isOn, forKey: "isOn")
    coder.encode(badge, forKey: "badge")
  }
}
