/// The base class of the items in tab bars, toolbars and navigation bars.
open class UIBarItem: NibObject, NSCoding, NibAccessible {
  /// The title.
  open var title: String? { didSet { nibDidChange() } }
  /// The image. A program in a terminal shows the title instead, if it has one; otherwise it shows the character of a
  /// symbol, or the name of the image.
  open var image: UIImage? { didSet { nibDidChange() } }
  /// The image in landscape orientation (stored, but has no effect).
  open var landscapeImagePhone: UIImage?
  /// The image at the largest text sizes (stored, but has no effect).
  open var largeContentSizeImage: UIImage?
  /// The insets of the image, in points (stored, but have no effect).
  open var imageInsets = UIEdgeInsets.zero
  /// A number that identifies the item.
  open var tag = 0
  /// Whether the user can choose the item.
  open var isEnabled = true { didSet { nibDidChange() } }
  /// The bar or navigation item that contains this item and is notified of its changes.
  weak var nibOwner: (any BarItemOwner)?
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item that shows nothing.
  public override init() { super.init() }

  /// Creates an item from a nib.
  public required override init?(coder: NSCoder) { super.init(coder: coder) }

  package override class var nibKind: NibKind { .item }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIBarItem, BarItemWord>.table(
        .string(.title, \.title), .image(.image, \.image), .image(.landscapeImage, \.landscapeImagePhone),
        .image(.largeContentSizeImage, \.largeContentSizeImage), .integer(.tag, \.tag),
        .bool(.enabled, \.isEnabled), .insets(.imageInsets, \.imageInsets), .imageReference(.image, \.image),
        .imageReference(.landscapeImage, \.landscapeImagePhone), .handled(.catalog),
        .state(\.titleAttributes), .state(\.nibAccessibilitySettings),
        .property("imageInsets", \.imageInsets), .property("landscapeImagePhone", \.landscapeImagePhone))
      + NibAttribute.accessibility(UIBarItem.self)
  }

  /// Sets the attributes of the title in a state. They are stored, but have no effect.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
    nibDidChange()
  }

  /// The attributes of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// The text of the item in a terminal.
  package var nibCellText: String {
    if let title, !title.isEmpty { return title }
    return image?.nibCellText ?? ""
  }

  /// Notifies the owner that the item has changed.
  func nibDidChange() { nibOwner?.nibBarItemDidChange() }

  /// The values that a nib or a program has set.
  package final var nibAccessibilitySettings = AccessibilitySettings()

  /// A button whose label is the item's title or the name of its symbol.
  package var nibAccessibility: NibAccessibility? {
    .titled(nibAccessibilityTitle, image: image, isEnabled ? .button : [.button, .notEnabled])
  }

  /// The title that screen readers say if no label is set.
  var nibAccessibilityTitle: String? { title }

  /// Whether assistive technologies visit the item. The default is false for spaces, otherwise true.
  open var isAccessibilityElement: Bool {
    get { nibAccessibilitySettings.isElement ?? nibAccessibility?.isElement ?? false }
    set { nibAccessibilitySettings.isElement = newValue }
  }

  /// The name of the item for screen readers. The default is its title, or the name of its symbol if it has no title.
  open var accessibilityLabel: String? {
    get { nibAccessibilitySettings.label ?? nibAccessibility?.label }
    set { nibAccessibilitySettings.label = newValue }
  }

  /// The result of choosing the item, which screen readers say last.
  open var accessibilityHint: String? {
    get { nibAccessibilitySettings.hint }
    set { nibAccessibilitySettings.hint = newValue }
  }

  /// The value of the item. The default for a tab is its badge.
  open var accessibilityValue: String? {
    get { nibAccessibilitySettings.value ?? nibAccessibility?.value }
    set { nibAccessibilitySettings.value = newValue }
  }

  /// The kind and state of the item. Traits that are set replace all traits of the class.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { nibAccessibilitySettings.traits ?? nibAccessibility?.traits ?? .none }
    set { nibAccessibilitySettings.traits = newValue }
  }

  /// A name that identifies the item in tests. Screen readers do not say it.
  open var accessibilityIdentifier: String? {
    get { nibAccessibilitySettings.identifier }
    set { nibAccessibilitySettings.identifier = newValue }
  }
}

/// An object that contains bar items and is notified when one of them changes: a bar, or a navigation item.
protocol BarItemOwner: AnyObject {
  /// Called when an item, or the list of items, has changed.
  func nibBarItemDidChange()
  /// The place of an item that the bar shows, in points.
  func nibFrame(of item: UIBarButtonItem) -> CGRect?
}

extension BarItemOwner {
  func nibFrame(of item: UIBarButtonItem) -> CGRect? { nil }

  /// Becomes the owner of `items`, and is no longer the owner of the `old` items.
  func nibAdoptItems(_ items: [UIBarItem]?, replacing old: [UIBarItem]?) {
    for item in old ?? [] where item.nibOwner === self { item.nibOwner = nil }
    for item in items ?? [] { item.nibOwner = self }
    nibBarItemDidChange()
  }
}

extension DiagnosticKind {
  package static let notAnItem = DiagnosticKind(
    "not-an-item", .objects, .warning, "An object in a list of items of a bar is not an item of that bar.",
    details: "It is left out.", advice: "Remove it.",
    wrong: .toolbar("<navigationItem id=\"save\"/>"),
    right: .toolbar("<barButtonItem title=\"Save\" id=\"save\"/>"))
}

extension RuleExample {
  fileprivate static func toolbar(_ item: String) -> RuleExample {
    """
    <toolbar id="bar"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <items>
        \(item)
      </items>
    </toolbar>
    """
  }
}
