/// A tab of a tab bar: its title, image and badge.
open class UITabBarItem: UIBarItem {
  /// UIKit's own tabs.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    case more = 0
    case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed
  }

  /// The image of the selected tab (stored, but has no effect).
  open var selectedImage: UIImage?
  /// The short text of the tab's badge; `nil` for no badge.
  open var badgeValue: String? { didSet { nibDidChange() } }
  /// The color of the badge (stored, but has no effect: the badge has the tab's color).
  open var badgeColor: UIColor?
  /// The offset of the title, in points (stored, but has no effect).
  open var titlePositionAdjustment = UIOffset.zero
  /// The system item; `nil` for a tab with its own title or image.
  package private(set) var nibSystemItem: SystemItem?

  /// Creates a tab with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with a title, an image, and another image while the tab is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates one of UIKit's own tabs.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    nibSystemItem = systemItem
    self.tag = tag
  }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UITabBarItem, TabBarItemWord>.table(
        .choice(.systemItem, SystemItem.self) { $0.nibSystemItem = $1 }, .state(\.nibSystemItem),
        .image(.selectedImage, \.selectedImage), .string(.badgeValue, \.badgeValue),
        .color(.badgeColor, \.badgeColor), .imageReference(.selectedImage, \.selectedImage),
        .ignoredChild(.titlePositionAdjustment, because: "terminal cells are too coarse for it"),
        .property("titlePositionAdjustment", \.titlePositionAdjustment))
  }

  /// The title that a screen shows: that of a system item, which cannot be changed, otherwise the item's title. `nil` or
  /// empty for a tab that only has an image.
  package var nibTitle: String? { nibSystemItem.map(\.nibTitle) ?? title }

  /// The title of a system item. For other items, the title or the text for the image.
  package override var nibCellText: String { nibSystemItem.map(\.nibTitle) ?? super.nibCellText }

  /// The image that a screen shows: the symbol of a system item, otherwise the item's image.
  package var nibIcon: UIImage? {
    nibSystemItem.map { UIImage(nibSource: .system($0.nibSymbolName)) } ?? image
  }

  override var nibAccessibilityTitle: String? { nibTitle }

  /// A tab whose label is its title or the name of its symbol, and whose value is the badge.
  package override var nibAccessibility: NibAccessibility? {
    var tab = super.nibAccessibility
    tab?.traits = isEnabled ? .nibTab : [.nibTab, .notEnabled]
    tab?.value = badgeValue
    return tab
  }
}

extension UITabBarItem.SystemItem {
  /// The name of the symbol that UIKit shows, or of one that resembles it.
  fileprivate var nibSymbolName: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated, .mostViewed: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down.fill"
    }
  }

  /// UIKit's English title.
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
