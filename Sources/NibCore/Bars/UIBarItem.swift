/// What bars show: a title, an image, and whether it can be chosen.
open class UIBarItem: NibObject {
  /// The text.
  open var title: String? { didSet { nibDidChange() } }
  /// The image; a terminal shows its name or a glyph where there is no title.
  open var image: UIImage? { didSet { nibDidChange() } }
  /// The image in landscape orientation (kept).
  open var landscapeImagePhone: UIImage?
  /// The image at the largest text sizes (kept).
  open var largeContentSizeImage: UIImage?
  /// Distances of the image from its edges, in points (kept).
  open var imageInsets = UIEdgeInsets.zero
  /// A number to find the item by.
  open var tag = 0
  /// Whether people can choose the item.
  open var isEnabled = true { didSet { nibDidChange() } }
  /// A name to find the item by in tests.
  open var accessibilityIdentifier: String?
  /// What the item is called aloud.
  open var accessibilityLabel: String?
  /// What shows the item and must hear of its changes.
  weak var nibHolder: (any BarItemHolder)?
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  // MARK: Making

  /// An item that shows nothing.
  public override init() { super.init() }

  /// An item from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The rows of every item, after those of every object.
  open override class var nibAttributes: [NibAttribute] {
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

  /// Sets how the title looks in a state; a terminal uses its color.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
    nibDidChange()
  }

  /// How the title looks in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// What a terminal shows of the item.
  var nibCellText: String {
    if let title, !title.isEmpty { return title }
    return image?.nibCellText ?? ""
  }

  /// Tells the holder that the item looks different now.
  func nibDidChange() { nibHolder?.nibBarItemDidChange() }
}

/// Something that shows bar items and draws itself again when one changes.
protocol BarItemHolder: AnyObject {
  func nibBarItemDidChange()
}

extension BarItemHolder {
  /// Takes `items` in place of `old` ones.
  func nibHold(_ items: [UIBarItem]?, insteadOf old: [UIBarItem]?) {
    for item in old ?? [] where item.nibHolder === self { item.nibHolder = nil }
    for item in items ?? [] { item.nibHolder = self }
    nibBarItemDidChange()
  }
}
