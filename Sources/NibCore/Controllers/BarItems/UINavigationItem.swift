/// The content of a navigation bar while one screen is shown: title, buttons and back button.
open class UINavigationItem: NibObject, NSCoding, BarItemOwner {
  /// The condition under which the title is shown in large type below the bar's row.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable { case automatic, always, never }

  /// The title in the middle.
  open var title: String? { didSet { nibBarItemDidChange() } }
  /// A line of text above the title.
  open var prompt: String? { didSet { nibBarItemDidChange() } }
  /// The view that is shown in place of the title; `nil` for none.
  open var titleView: UIView? { didSet { nibBarItemDidChange() } }
  /// The appearance of the bar while this item is on top; `nil` for that of the bar.
  open var standardAppearance: UINavigationBarAppearance? { didSet { nibBarItemDidChange() } }
  /// The appearance of the bar while the title of this item is large; `nil` for that of the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { nibBarItemDidChange() } }
  /// The appearance of a bar of reduced height (stored, but has no effect).
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of a bar of reduced height without content behind it (stored, but has no effect).
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The items at the left, from left to right; in right-to-left layout, at the right, from right to left. They replace
  /// the back button unless `leftItemsSupplementBackButton` is true.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { nibAdoptItems(leftBarButtonItems, replacing: oldValue) }
  }
  /// The items at the right, from right to left; in right-to-left layout, at the left, from left to right.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { nibAdoptItems(rightBarButtonItems, replacing: oldValue) }
  }
  /// The back button that the next screen shows to return to this one; `nil` for a button with `backButtonTitle` or the
  /// title of this item.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { nibAdoptItems(backBarButtonItem.map { [$0] }, replacing: oldValue.map { [$0] }) }
  }
  /// The title of the back button that the next screen shows; `nil` for the title of this item.
  open var backButtonTitle: String? { didSet { nibBarItemDidChange() } }
  /// Whether the back button of this screen is hidden.
  open var hidesBackButton = false { didSet { nibBarItemDidChange() } }
  /// Whether the left items appear beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false { didSet { nibBarItemDidChange() } }
  /// The condition under which the title is shown in large type. A bar treats `automatic` like `always`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { nibBarItemDidChange() } }
  /// The controller whose search bar is shown below the navigation bar; `nil` for none.
  final var nibSearchController: (any SearchBarOwner)? {
    didSet {
      nibBarItemDidChange()
      nibBar?.superview?.setNeedsLayout()
    }
  }
  /// Whether the search bar is hidden while the content is scrolled. Stored, but has no effect: it is always shown.
  open var hidesSearchBarWhenScrolling = true
  weak var nibBar: (any BarItemOwner & UIView)?

  /// Creates an item with a title.
  public init(title: String) {
    super.init()
    self.title = title
  }

  /// Creates an item without a title.
  public override convenience init() {
    self.init(title: "")
    title = nil
  }

  /// Creates an item from a nib.
  public required override init?(coder: NSCoder) { super.init(coder: coder) }

  package override class var nibKind: NibKind { .item }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UINavigationItem, NavigationItemWord>.table(
        .string(.title, \.title), .string(.prompt, \.prompt), .string(.backButtonTitle, \.backButtonTitle),
        .bool(.hidesBackButton, \.hidesBackButton),
        .bool(.leftItemsSupplementBackButton, \.leftItemsSupplementBackButton),
        .choice(.largeTitleDisplayMode, \.largeTitleDisplayMode), .object(.titleView, \.titleView),
        .object(.leftBarButtonItem, \.leftBarButtonItem), .object(.rightBarButtonItem, \.rightBarButtonItem),
        .object(.backBarButtonItem, \.backBarButtonItem), .objects(.leftBarButtonItems, \.leftBarButtonItems),
        .objects(.rightBarButtonItems, \.rightBarButtonItems),
        .ignored(.style, because: "every document names the same style"),
        .property("standardAppearance", \.standardAppearance),
        .property("scrollEdgeAppearance", \.scrollEdgeAppearance),
        .property("compactAppearance", \.compactAppearance),
        .property("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance),
        .property("searchController", \.searchController),
        .property("hidesSearchBarWhenScrolling", \.hidesSearchBarWhenScrolling))
  }

  /// The leftmost item. Setting it does not change the other left items.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = replacingFirst(of: leftBarButtonItems, with: newValue) }
  }

  /// The rightmost item. Setting it does not change the other right items.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = replacingFirst(of: rightBarButtonItems, with: newValue) }
  }

  private func replacingFirst(of items: [UIBarButtonItem]?, with item: UIBarButtonItem?) -> [UIBarButtonItem]?
  {
    let result = (item.map { [$0] } ?? []) + (items ?? []).dropFirst()
    return result.isEmpty ? nil : result
  }

  /// Sets the left items. The change is not animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  /// Sets the right items. The change is not animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets the leftmost item. The change is not animated.
  open func setLeft(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the rightmost item. The change is not animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Shows or hides the back button. The change is not animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Whether the bar shows a back button for this screen, if there is a previous one.
  package var nibShowsBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
  }

  /// The text of the button that returns to this screen.
  var nibBackTitle: String {
    if let backBarButtonItem, !backBarButtonItem.nibCellText.isEmpty { return backBarButtonItem.nibCellText }
    if let backButtonTitle { return backButtonTitle }
    return title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
  }

  func nibBarItemDidChange() { nibBar?.nibBarItemDidChange() }
}

/// A search that the user controls with a search bar.
protocol SearchBarOwner: AnyObject {
  var isActive: Bool { get set }
  /// Called when the user has typed or has chosen another scope.
  func nibTextDidChange()
}
