/// The tables of bars and of the items in them.
enum CodedBars {
  static let all = [navigationBar, toolbar, tabBar, searchBar, navigationItem, barButtonItem, tabBarItem]

  private static let bar: [CodedProperty] = [
    .words(
      "barStyle", "UIBarStyle", ["default": 0, "black": 1, "blackOpaque": 1, "blackTranslucent": 2],
      usual: "default", coded: "default"),
    .color("barTintColor", "UIBarTintColor"), .image("shadowImage", "UIShadowImage"),
    .image("backgroundImage", "UIBackgroundImage"), .implied("UIBarPosition", "UIDelegate"),
  ]

  private static let translucence = CodedProperty.words(
    "translucent", "UIBarTranslucence", ["YES": 1, "NO": 2], usual: "YES", coded: "YES")

  static let navigationBar = CodedClass(
    "UINavigationBar", "navigationBar", below: CodedViews.view,
    bar + [
      translucence, .ownItems("UIItems", "NSMutableArray", bar: "UINavigationBar"),
      .flag("largeTitles", "UIBarPrefersLargeTitles"),
      .textAttributes("titleTextAttributes", "UITitleTextAttributes"),
      .textAttributes("largeTitleTextAttributes", "UIBarLargeTitleTextAttributes"),
      .image("backIndicatorImage", "UIBackIndicatorImage"),
      .image("backIndicatorTransitionMaskImage", "UIBackIndicatorTransitionMask"), .implied("UIIsLocked"),
    ])

  static let toolbar = CodedClass(
    "UIToolbar", "toolbar", below: CodedViews.view,
    bar + [
      translucence, .list("items", "UIItems"),
    ])

  static let tabBar = CodedClass(
    "UITabBar", "tabBar", below: CodedViews.view,
    bar + [
      translucence, .ownItems("UIItems", "NSArray", bar: "UITabBar"),
      .image("selectionIndicatorImage", "UISelectionIndicatorImage"),
      .color("unselectedItemTintColor", "UIUnselectedItemTintColor"),
      .words("itemPositioning", "UITabBarItemPositioning", ["automatic", "fill", "centered"]),
      .float("itemWidth", "UITabBarItemWidth", usual: 0),
      .float("itemSpacing", "UITabBarItemSpacing", usual: 0),
      .lost(.keyed("selectedImageTintColor")),
    ])

  static let searchBar = CodedClass(
    "UISearchBar", "searchBar", below: CodedViews.view,
    bar + [
      .text("text", "UIText"), .text("placeholder", "UIPlaceholder"), .text("prompt", "UIPrompt"),
      .words("translucent", "UISearchBarTranslucence", ["YES": 1, "NO": 2], usual: "YES", coded: "YES"),
      .words("searchBarStyle", "UISearchBarStyle", ["default", "prominent", "minimal"]),
      .flag("showsBookmarkButton", "UIShowsBookmarkButton"),
      .flag("showsCancelButton", "UIShowsCancelButton"),
      .flag("showsScopeBar", "UIShowsScopeBar"),
      .flag("showsSearchResultsButton", "UIShowSearchResultsButton"),
      .strings("scopeButtonTitles", "UIScopeButtonTitles"),
      .image("scopeBarBackgroundImage", "UIScopeBarBackgroundImage"), .textInputTraits,
    ])

  static let navigationItem = CodedClass(
    "UINavigationItem", "navigationItem",
    CodedViews.object + [
      .text("title", "UITitle"), .text("prompt", "UIPrompt"), .text("backButtonTitle", "UIBackButtonTitle"),
      .flag("hidesBackButton", "UIHidesBackButton"),
      .flag("leftItemsSupplementBackButton", "UILeftItemsSupplementBackButton"),
      .words("largeTitleDisplayMode", "UILargeTitleDisplayMode", ["automatic", "always", "never"]),
      .object("titleView", "UITitleView"), .object("backBarButtonItem", "UIBackBarButtonItem"),
      .barItems("leftBarButtonItem", "UILeftBarButtonItem"),
      .barItems("rightBarButtonItem", "UIRightBarButtonItem"),
      .implied("UINavigationBar", "UICenterItemGroups"),
    ])

  private static let barItem: [CodedProperty] =
    CodedViews.object + [
      .text("title", "UITitle"), .image("image", "UIImage"),
      .image("largeContentSizeImage", "_UIBarItemLargeContentSizeImageCodingKey"),
      .integer("tag", "UITag", usual: 0), .flag("enabled", "UIEnabled", usual: true, coded: false),
      .insets("imageInsets", "UIImageInsets"), .elsewhere(.attribute("catalog")),
      .elsewhere(.keyed("accessibilityConfiguration")),
    ]

  static let barButtonItem = CodedClass(
    "UIBarButtonItem", "barButtonItem",
    barItem + [
      .words("style", "UIStyle", ["plain": 0, "bordered": 1, "done": 2], usual: "bordered", coded: "plain"),
      .systemItem, .float("width", "UIWidth", usual: 0), .color("tintColor", "UITintColor"),
      .object("customView", "UICustomView"), .image("landscapeImage", "UILandscapeImagePhone"),
      .flag("springLoaded", "UISpringLoaded"),
    ])

  static let tabBarItem = CodedClass(
    "UITabBarItem", "tabBarItem",
    barItem + [
      .image("selectedImage", "UISelectedTemplateImage"), .image("landscapeImage", "UIImageLandscape"),
      .text("badgeValue", "UIBadgeValue"), .color("badgeColor", "UIBadgeColor"), .tabSystemItem,
      .offset("titlePositionAdjustment", "UITitlePositionAdjustment"),
    ])
}
