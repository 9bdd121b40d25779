/// The base class of items in bars: a title, an image, and whether the item can be chosen.
open class UIBarItem: NibObject {
  /// The title.
  open var title: String? { didSet { nibDidChange() } }
  /// The image. If there is no title, a terminal shows the image's name or a character.
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
  /// A name that identifies the item in tests.
  open var accessibilityIdentifier: String?
  /// The name of the item for screen readers.
  open var accessibilityLabel: String?
  /// The object that shows the item and must be notified of changes.
  weak var nibHolder: (any BarItemHolder)?
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  // MARK: Creating

  /// An item that shows nothing.
  public override init() { super.init() }

  /// An item from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The attributes of every item, in addition to those of every object.
  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .string("title", \UIBarItem.title), .image("image", \UIBarItem.image),
      .image("landscapeImage", \UIBarItem.landscapeImagePhone),
      .image("largeContentSizeImage", \UIBarItem.largeContentSizeImage), .integer("tag", \UIBarItem.tag),
      .bool("enabled", \UIBarItem.isEnabled),
      .value("imageInsets", \UIBarItem.imageInsets) { (insets: NibInsets) in UIEdgeInsets(insets) },
      .imageReference("image", \UIBarItem.image),
      .imageReference("landscapeImage", \UIBarItem.landscapeImagePhone), .handled("catalog"),
      .child("accessibilityConfiguration", decode: { element, _ in element }, assign: nibTakeAccessibility),
      .state(\UIBarItem.titleAttributes), .state(\UIBarItem.accessibilityIdentifier),
      .state(\UIBarItem.accessibilityLabel),
      .property("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier),
      .property("accessibilityLabel", \UIBarItem.accessibilityLabel),
    ]
  }

  private static func nibTakeAccessibility(_ item: UIBarItem, _ configuration: NibElement) {
    item.accessibilityIdentifier = configuration["identifier"]
    item.accessibilityLabel = configuration["label"]
  }

  // MARK: Looks

  /// Sets the attributes of the title in a state. A terminal uses the color.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
    nibDidChange()
  }

  /// The attributes of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// The text of the item in a terminal.
  var nibCellText: String {
    if let title, !title.isEmpty { return title }
    return image?.nibCellText ?? ""
  }

  /// Notifies the holder that the item changed its appearance.
  func nibDidChange() { nibHolder?.nibBarItemDidChange() }
}

/// An object that shows bar items and redraws itself when one changes.
protocol BarItemHolder: AnyObject {
  func nibBarItemDidChange()
}

extension BarItemHolder {
  /// Becomes the holder of `items`, which replace `old`.
  func nibHold(_ items: [UIBarItem]?, insteadOf old: [UIBarItem]?) {
    for item in old ?? [] where item.nibHolder === self { item.nibHolder = nil }
    for item in items ?? [] { item.nibHolder = self }
    nibBarItemDidChange()
  }
}
