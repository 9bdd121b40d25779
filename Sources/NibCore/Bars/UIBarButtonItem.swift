/// A button in a navigation bar or toolbar, or the space between two buttons.
open class UIBarButtonItem: UIBarItem {
  /// The style of a button. A terminal shows `done` in bold.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case bordered = 1
    case done = 2
  }

  /// The style of the button.
  open var style = Style.plain { didSet { nibDidChange() } }
  /// The width in points; 0 means the width of the content. For fixed spaces, the width of the space.
  open var width: CGFloat = 0 { didSet { nibDidChange() } }
  /// A view that is shown in place of a button.
  open var customView: UIView? { didSet { nibDidChange() } }
  /// The color of the title; `nil` means the bar's tint color.
  open var tintColor: UIColor? { didSet { nibDidChange() } }
  /// The object that receives the action; `nil` means the first object in the responder chain that has the
  /// action.
  open weak var target: AnyObject?
  /// The action that is sent when the button is chosen.
  open var action: Selector?
  /// The kind of system button, if it is one.
  package private(set) var nibSystemItem: SystemItem? { didSet { nibDidChange() } }

  // MARK: Creating

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

  /// Makes a space that takes all available width.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Makes a space with a width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// The attributes of a bar button, in addition to those of every item.
  package override class var nibAttributes: [NibAttribute] {
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

  /// Whether this is a space instead of a button.
  var nibIsSpace: Bool { nibSystemItem == .flexibleSpace || nibSystemItem == .fixedSpace }

  /// Whether the user can choose the item in its bar. A custom view handles its own events.
  var nibIsButton: Bool { customView == nil && !nibIsSpace && !nibCellText.isEmpty }

  override var nibCellText: String { nibSystemItem.map(\.nibCellText) ?? super.nibCellText }

  override var nibAccessibilityTitle: String? { nibSystemItem.map(\.nibSpokenTitle) ?? title }

  /// Spaces are left out.
  package override var nibAccessibility: NibAccessibility? { nibIsSpace ? .silent : super.nibAccessibility }

  /// What screen readers visit for items: custom views instead of their items.
  static func nibAccessible(_ items: [UIBarButtonItem]?) -> [any NibAccessible] {
    (items ?? []).map { $0.customView as (any NibAccessible)? ?? $0 }
  }

  /// Sends the action, with the item itself as sender.
  ///
  /// Without a target, the first object that has the action receives it: first in the responder chain from
  /// `bar`, then in the order in which `UIApplication` searches.
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

extension UIBarButtonItem {
  /// UIKit's own buttons and spaces.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case pageCurl, close
  }
}

extension UIBarButtonItem.SystemItem {
  /// The item with a name from documents, such as `flexibleSpace`.
  init?(nibName: String) {
    guard let item = Self.allCases.first(where: { "\($0)" == nibName }) else { return nil }
    self = item
  }

  /// Whether the item is shown in bold, as items that confirm are.
  var isProminent: Bool { self == .done || self == .save }

  /// Apple's title. Items that are pictures on a phone have a character or word instead.
  var nibCellText: String {
    switch self {
    case .flexibleSpace, .fixedSpace: ""
    case .add: "+"
    case .stop, .close: "×"
    case .play: "▶"
    case .pause: "Pause"
    case .rewind: "◀◀"
    case .fastForward: "▶▶"
    case .action: "Share"
    case .done, .cancel, .edit, .save, .compose, .reply, .organize, .bookmarks, .search, .refresh, .camera,
      .trash,
      .undo, .redo, .pageCurl:
      nibWords
    }
  }

  /// The title that screen readers say, also for items that are pictures.
  var nibSpokenTitle: String { self == .action ? "Share" : nibWords }

  /// The case's name in separate words, such as `Page Curl`.
  private var nibWords: String {
    "\(self)".reduce(into: "") { words, letter in
      if words.isEmpty {
        words += letter.uppercased()
      } else {
        words += letter.isUppercase ? " \(letter)" : String(letter)
      }
    }
  }
}
