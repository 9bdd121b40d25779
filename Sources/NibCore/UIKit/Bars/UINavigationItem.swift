/// What a navigation bar shows for one screen.
open class UINavigationItem: NSObject, NibDecodable, NibAwakening, BarItemHolder {
  /// Whether the title is shown large below the bar's row.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable { case automatic, always, never }

  /// The text in the middle.
  open var title: String? { didSet { nibBarItemDidChange() } }
  /// A line of text above the title.
  open var prompt: String? { didSet { nibBarItemDidChange() } }
  /// A view in place of the title.
  open var titleView: UIView? { didSet { nibBarItemDidChange() } }
  /// The items at the left, from left to right; the back button gives way to them.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { nibHold(leftBarButtonItems, insteadOf: oldValue) }
  }
  /// The items at the right, from right to left.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { nibHold(rightBarButtonItems, insteadOf: oldValue) }
  }
  /// The back button that the next screen shows to come back here; nil: one with this title.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { nibHold(backBarButtonItem.map { [$0] }, insteadOf: oldValue.map { [$0] }) }
  }
  /// The title of that back button, if it is not this item's title.
  open var backButtonTitle: String? { didSet { nibBarItemDidChange() } }
  /// Whether there is no back button on this screen.
  open var hidesBackButton = false { didSet { nibBarItemDidChange() } }
  /// Whether the left items stand beside the back button, not in its place.
  open var leftItemsSupplementBackButton = false { didSet { nibBarItemDidChange() } }
  /// Whether the title is shown large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { nibBarItemDidChange() } }
  /// What the nib said of this object; nil for one made in code.
  public private(set) var nibOrigin: NibOrigin?
  /// The bar that shows the item.
  weak var nibBar: UINavigationBar?

  // MARK: Making

  /// An item with a title.
  public init(title: String) {
    super.init()
    self.title = title
  }

  /// An item without a title.
  public override init() { super.init() }

  /// An item from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    guard let coder = coder as? NibCoder else { return }
    coder.instantiation.register(self, for: coder.element)
    nibOrigin = NibOrigin(coder.element)
    NibAttributeDecoder(coder).decode(into: self)
  }

  /// Does nothing: items are read from nibs, never written.
  open func encode(with coder: NSCoder) {}

  /// Sent once to each item that a nib made, when all connections of the nib are in place.
  open func awakeFromNib() {}

  /// Key-value coding's entry point, as `UIResponder` has it.
  /// - Throws: `NibException` when the key is unknown or the value is of the wrong type.
  open func setValue(_ value: Any?, forKey key: String) throws {
    try nibSetValue(value, forKey: key, of: self)
  }

  /// The rows of a navigation item.
  open class var nibAttributes: [NibAttribute] {
    [
      .string("title", \UINavigationItem.title), .string("prompt", \UINavigationItem.prompt),
      .string("backButtonTitle", \UINavigationItem.backButtonTitle),
      .bool("hidesBackButton", \UINavigationItem.hidesBackButton),
      .bool("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton),
      .choice(
        "largeTitleDisplayMode", ["automatic": .automatic, "always": .always, "never": .never],
        \UINavigationItem.largeTitleDisplayMode),
      .object("titleView", \UINavigationItem.titleView),
      .object("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
      .object("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
      .object("backBarButtonItem", \UINavigationItem.backBarButtonItem),
      .objects("leftBarButtonItems", \UINavigationItem.leftBarButtonItems),
      .objects("rightBarButtonItems", \UINavigationItem.rightBarButtonItems),
      .handled("id"), .handled("key"), .handled("userLabel"), .handled("customClass"),
      .handled("customModule"), .handled("customModuleProvider"), .handled("style"),
    ]
  }

  // MARK: Single items

  /// The leftmost item; setting it leaves the other left items.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = replacingFirst(of: leftBarButtonItems, with: newValue) }
  }

  /// The rightmost item; setting it leaves the other right items.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = replacingFirst(of: rightBarButtonItems, with: newValue) }
  }

  private func replacingFirst(of items: [UIBarButtonItem]?, with item: UIBarButtonItem?) -> [UIBarButtonItem]?
  {
    let result = (item.map { [$0] } ?? []) + (items ?? []).dropFirst()
    return result.isEmpty ? nil : result
  }

  /// Sets the left items. Nothing is animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  /// Sets the right items. Nothing is animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets the leftmost item. Nothing is animated.
  open func setLeft(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the rightmost item. Nothing is animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Shows or hides the back button. Nothing is animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  // MARK: What bars need

  /// The text of the button that leads back here.
  var nibBackTitle: String {
    if let backBarButtonItem, !backBarButtonItem.nibCellText.isEmpty { return backBarButtonItem.nibCellText }
    if let backButtonTitle { return backButtonTitle }
    return title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
  }

  /// Lets the bar show what changed.
  func nibBarItemDidChange() { nibBar?.nibBarItemDidChange() }
}
