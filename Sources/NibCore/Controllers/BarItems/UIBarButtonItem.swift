/// A button in a navigation bar or toolbar, a space between two buttons, or a custom view.
open class UIBarButtonItem: UIBarItem {
  /// The style of a button. A terminal shows `done` in bold.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case bordered = 1
    case done = 2
  }

  /// The style of the button.
  open var style = Style.plain { didSet { nibDidChange() } }
  /// The width of a fixed space or custom view, in points; 0 for the width of the content.
  open var width: CGFloat = 0 { didSet { nibDidChange() } }
  /// The view that is shown in place of a button; `nil` for none.
  open var customView: UIView? { didSet { nibDidChange() } }
  /// The color of the title; `nil` for the bar's tint color.
  open var tintColor: UIColor? { didSet { nibDidChange() } }
  /// The object that receives the action; `nil` for the first object in the responder chain that implements it.
  open weak var target: AnyObject?
  /// The action that is sent when the button is chosen.
  open var action: Selector?
  /// The system item; `nil` for an item with its own title, image or view.
  package internal(set) var nibSystemItem: SystemItem? { didSet { nibDidChange() } }
  /// The action that choosing the button performs; `nil` for `action`. Its title and image are those of the item.
  open var primaryAction: UIAction? { didSet { nibAdoptPrimaryAction() } }
  /// The menu that choosing the button shows if it has no action. Otherwise, the key `m` shows it.
  open var menu: UIMenu? { didSet { nibDidChange() } }
  /// Whether choosing the button changes its selection. Stored, but has no effect.
  open var changesSelectionAsPrimaryAction = false
  /// Whether the button is selected. Stored, but has no effect.
  open var isSelected = false
  /// The titles that the item can have. Stored, but have no effect.
  open var possibleTitles: Set<String>?

  // MARK: Creating

  /// Creates an item that shows nothing.
  public override init() { super.init() }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    adopt(style, target, action)
  }

  /// Creates a button with an image, and possibly another one for phones in landscape orientation.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage? = nil, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.landscapeImagePhone = landscapeImagePhone
    adopt(style, target, action)
  }

  /// Creates one of UIKit's own buttons or spaces.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    nibSystemItem = systemItem
    adopt(systemItem.isProminent ? .done : .plain, target, action)
  }

  /// Creates an item that shows a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button with a title or an image, an action and a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: nil, style: .plain, target: nil, action: nil)
    self.menu = menu
    self.primaryAction = primaryAction
    if let title = title ?? primaryAction?.title, !title.isEmpty { self.title = title }
    if let image = image ?? primaryAction?.image { self.image = image }
  }

  /// Creates a button with a title or an image, a target with an action, and a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  /// Creates one of UIKit's own buttons or spaces with an action and a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.menu = menu
    self.primaryAction = primaryAction
  }

  /// Creates an item from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let coder = coder as? NibCoder, coder.element[BarButtonItemWord.style] == nil else { return }
    // Interface Builder does not write the style Bordered.
    style = nibSystemItem?.isProminent == true ? .done : .bordered
  }

  private func adopt(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map(nibObject)
    self.action = action
  }

  /// Creates a space that fills the available width.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Creates a space with a fixed width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIBarButtonItem, BarButtonItemWord>.table(
        .choice(.style, \.style), .number(.width, \.width),
        .choice(.systemItem, SystemItem.self) { $0.nibSystemItem = $1 }, .state(\.nibSystemItem),
        .color(.tintColor, \.tintColor), .object(.customView, \.customView), .property("target", \.target),
        .property("action", \.action), .property("primaryAction", \.primaryAction), .property("menu", \.menu),
        .property("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction),
        .property("selected", \.isSelected), .property("possibleTitles", \.possibleTitles))
  }

  // MARK: Display in a bar

  package var nibIsSpace: Bool { nibSystemItem == .flexibleSpace || nibSystemItem == .fixedSpace }

  /// Whether the item is a button that shows something. Spaces and custom views are not buttons.
  var nibIsButton: Bool { customView == nil && !nibIsSpace && !nibCellText.isEmpty }

  package override var nibCellText: String { nibSystemItem.map(\.nibCellText) ?? super.nibCellText }

  /// The image that a screen shows in place of the title, if there is one: the symbol of a system item, otherwise the
  /// item's image. The title of an item with an image is only for screen readers.
  package var nibIcon: UIImage? {
    guard let nibSystemItem else { return image?.nibName == nil ? nil : image }
    return nibSystemItem.nibSymbolName.map { UIImage(nibSource: .system($0)) }
  }

  /// The image in a line of cells on a canvas: the glyph of a symbol, otherwise the sign of an image with the title or the
  /// name of the image. `nil` for items without an image of their own.
  var nibImageText: String? {
    guard nibSystemItem == nil, let name = nibIcon?.nibName, let image else { return nil }
    if image.isSymbolImage, let glyph = SymbolGlyphs.glyph(of: name) { return glyph }
    return "\(MissingImage.sign) \(title.flatMap { $0.isEmpty ? nil : $0 } ?? name)"
  }

  override var nibAccessibilityTitle: String? { nibSystemItem.map(\.nibSpokenTitle) ?? title }

  /// A button; screen readers skip spaces.
  package override var nibAccessibility: NibAccessibility? { nibIsSpace ? .silent : super.nibAccessibility }

  /// The objects that screen readers visit for a list of items: an item's custom view if it has one, otherwise the
  /// item.
  static func nibAccessible(_ items: [UIBarButtonItem]?) -> [any NibAccessible] {
    (items ?? []).map { $0.customView as (any NibAccessible)? ?? $0 }
  }

  /// Sends the action with this item as the sender. Does nothing if the item is disabled or has no action.
  ///
  /// Without a target, the first object that implements the action receives it. The responder chain that starts at
  /// `bar` is searched first, then the objects that `UIApplication` searches.
  /// - Throws: `NSInvalidArgumentException` if the target has no such method (docs/behaviours.md A10).
  func nibPerform(from bar: UIResponder?, event: UIEvent? = nil) throws {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
    guard let action else {
      nibShowMenu(from: bar)
      return
    }
    let receiver = target ?? bar?.nibResponderChain.first { nibAction(action, of: $0) != nil }
    try nibSendAction(action, to: receiver, from: self, for: event)
  }
}

extension UIBarButtonItem {
  /// Shows the menu. Returns false if there is none.
  @discardableResult
  func nibShowMenu(from bar: UIResponder?) -> Bool {
    guard let menu, isEnabled else { return false }
    return bar?.nibShow(menu, sender: self) ?? false
  }

  /// Takes the title and image of the primary action.
  private func nibAdoptPrimaryAction() {
    guard let primaryAction, nibSystemItem == nil else { return }
    if !primaryAction.title.isEmpty { title = primaryAction.title }
    if let image = primaryAction.image { self.image = image }
  }

  /// UIKit's own buttons and spaces.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case pageCurl, close
  }
}

extension UIBarButtonItem: NibActionSource {
  func nibConnect(_ action: Selector, of target: AnyObject?, _ element: NibElement) {
    self.target = target
    self.action = action
  }
}

extension UIBarButtonItem.SystemItem {
  /// Whether the item is shown in bold, because it confirms an action.
  var isProminent: Bool { self == .done || self == .save }

  /// The text of the item in a terminal: UIKit's title, or a character or word for an item that UIKit shows as an
  /// image.
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

  /// The name of the symbol that UIKit shows, or of one that resembles it; `nil` for a space or an item with a title.
  fileprivate var nibSymbolName: String? {
    switch self {
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .undo, .redo: nil
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .pageCurl: "doc"
    }
  }

  /// The title that screen readers say.
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
