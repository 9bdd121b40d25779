/// One tab: its title, image and badge.
open class UITabBarItem: UIBarItem {
  /// UIKit's own tabs.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    case more = 0
    case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed
  }

  /// The image of the selected tab (stored, but has no effect).
  open var selectedImage: UIImage?
  /// A short text that draws attention to the tab; `nil` means no badge.
  open var badgeValue: String? { didSet { nibDidChange() } }
  /// The color of the badge (stored, but has no effect: the badge has the tab's color).
  open var badgeColor: UIColor?
  /// The offset of the title, in points (stored, but has no effect).
  open var titlePositionAdjustment = UIOffset.zero
  /// The kind of system tab, if it is one.
  package private(set) var nibSystemItem: SystemItem?

  // MARK: Creating

  /// A tab that shows nothing.
  public override init() { super.init() }

  /// A tab with a title and an image.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab with a title and two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// One of UIKit's own tabs.
  public init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    super.init()
    nibSystemItem = systemItem
    self.tag = tag
  }

  /// A tab from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The attributes of a tab, in addition to those of every item.
  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .custom("systemItem", decode: SystemItem.init(nibName:)) {
        (item: UITabBarItem, systemItem: SystemItem) in item.nibSystemItem = systemItem
      },
      .state(\UITabBarItem.nibSystemItem), .image("selectedImage", \UITabBarItem.selectedImage),
      .string("badgeValue", \UITabBarItem.badgeValue),
      .color("badgeColor", \UITabBarItem.badgeColor),
      .imageReference("selectedImage", \UITabBarItem.selectedImage),
      .ignoredChild("titlePositionAdjustment", because: "terminal cells are too coarse for it"),
    ]
  }

  /// The title. A system tab always keeps its own title.
  override var nibCellText: String { nibSystemItem.map(\.nibTitle) ?? super.nibCellText }

  override var nibAccessibilityTitle: String? { nibSystemItem.map(\.nibTitle) ?? title }

  /// A tab with its title or image. The badge is its value.
  package override var nibAccessibility: NibAccessibility? {
    var own = super.nibAccessibility
    own?.traits = isEnabled ? .nibTab : [.nibTab, .notEnabled]
    own?.value = badgeValue
    return own
  }
}

extension UITabBarItem.SystemItem {
  /// The tab with a name from documents, such as `mostRecent`.
  init?(nibName: String) {
    guard let item = Self.allCases.first(where: { "\($0)" == nibName }) else { return nil }
    self = item
  }

  /// Apple's English title.
  var nibTitle: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }
}
