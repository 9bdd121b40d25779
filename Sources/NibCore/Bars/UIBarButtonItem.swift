/// A button in a navigation bar or toolbar, or the space between two.
open class UIBarButtonItem: UIBarItem {
  /// How a button looks. A terminal shows `done` in bold.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case bordered = 1
    case done = 2
  }

  /// How the button looks.
  open var style = Style.plain { didSet { nibDidChange() } }
  /// The width in points, 0: as wide as the content; for fixed spaces the space.
  open var width: CGFloat = 0 { didSet { nibDidChange() } }
  /// A view to show in place of a button.
  open var customView: UIView? { didSet { nibDidChange() } }
  /// The color of the title; nil: the bar's tint color.
  open var tintColor: UIColor? { didSet { nibDidChange() } }
  /// Who gets the action; nil: the first in the responder chain that has it.
  open weak var target: AnyObject?
  /// What is sent when the button is chosen.
  open var action: Selector?
  /// Which of UIKit's own buttons this is.
  package private(set) var nibSystemItem: SystemItem? { didSet { nibDidChange() } }

  // MARK: Making

  /// A button that shows nothing.
  public override init() { super.init() }

  /// A button with a title.
  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    super.init()
    self.title = title
    adopt(style, target, action)
  }

  /// A button with an image.
  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    super.init()
    self.image = image
    adopt(style, target, action)
  }

  /// One of UIKit's own buttons or spaces.
  public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    super.init()
    nibSystemItem = systemItem
    adopt(systemItem.isProminent ? .done : .plain, target, action)
  }

  /// A view in a bar.
  public init(customView: UIView) {
    super.init()
    self.customView = customView
  }

  /// A button from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let coder = coder as? NibCoder, coder.element["style"] == nil else { return }
    if let nibSystemItem, nibSystemItem.isProminent { style = .done }
  }

  private func adopt(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map(nibObject)
    self.action = action
  }

  /// A space that takes what room there is.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// A space of some points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// The rows of a bar button, after those of every item.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .choice(
        "style", ["plain": .plain, "bordered": .bordered, "done": .done, "doneButton": .done],
        \UIBarButtonItem.style),
      .number("width", \UIBarButtonItem.width),
      .custom("systemItem", decode: SystemItem.init(nibName:)) {
        (item: UIBarButtonItem, systemItem: SystemItem) in item.nibSystemItem = systemItem
      },
      .state(\UIBarButtonItem.nibSystemItem), .color("tintColor", \UIBarButtonItem.tintColor),
      .object("customView", \UIBarButtonItem.customView),
      .property("target", \UIBarButtonItem.target),
    ]
  }

  // MARK: What bars need

  /// Whether this is a space, not a button.
  var nibIsSpace: Bool { nibSystemItem == .flexibleSpace || nibSystemItem == .fixedSpace }

  /// Whether people can choose the item in its bar. A custom view is used by itself.
  var nibIsButton: Bool { customView == nil && !nibIsSpace && !nibCellText.isEmpty }

  override var nibCellText: String { nibSystemItem.map(\.nibCellText) ?? super.nibCellText }

  /// Sends the action, from the item itself.
  ///
  /// Without a target the first object that has the action gets it: in the chain from `bar`, then as
  /// `UIApplication` searches.
  /// - Throws: `NSInvalidArgumentException` when the target has no such method (docs/behaviours.md A10).
  func nibPerform(from bar: UIResponder?, event: UIEvent? = nil) throws {
    guard isEnabled, let action else { return }
    var receiver = target
    var responder = receiver == nil ? bar : nil
    while receiver == nil, let current = responder {
      if nibAction(action, of: current) != nil { receiver = current }
      responder = current.next
    }
    try UIApplication.shared.nibSendAction(action, to: receiver, from: self, for: event)
  }
}
