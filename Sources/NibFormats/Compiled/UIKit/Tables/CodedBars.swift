/// The property tables of bars and of the items in them.
enum CodedBars {
  static let all = [navigationBar, toolbar, tabBar, searchBar, navigationItem, barButtonItem, tabBarItem]

  private static let bar: [CodedProperty] = [
    .enumeration(
      "barStyle", "UIBarStyle", ["default": 0, "black": 1, "blackOpaque": 1, "blackTranslucent": 2],
      default: "default"),
    .color("barTintColor", "UIBarTintColor"), .image("shadowImage", "UIShadowImage"),
    .image("backgroundImage", "UIBackgroundImage"), .ignoredKeys("UIBarPosition", "UIDelegate"),
  ]

  private static let translucence = CodedProperty.enumeration(
    "translucent", "UIBarTranslucence", ["YES": 1, "NO": 2], default: "YES")

  static let navigationBar = CodedClass(
    "UINavigationBar", "navigationBar", superclass: CodedViews.view,
    bar + [
      translucence, .ownItems("UIItems", "NSMutableArray", bar: "UINavigationBar"),
      .flag("largeTitles", "UIBarPrefersLargeTitles"),
      .textAttributes("titleTextAttributes", "UITitleTextAttributes"),
      .textAttributes("largeTitleTextAttributes", "UIBarLargeTitleTextAttributes"),
      .image("backIndicatorImage", "UIBackIndicatorImage"),
      .image("backIndicatorTransitionMaskImage", "UIBackIndicatorTransitionMask"), .ignoredKeys("UIIsLocked"),
    ])

  static let toolbar = CodedClass(
    "UIToolbar", "toolbar", superclass: CodedViews.view,
    bar + [
      translucence, .list("items", "UIItems"),
    ])

  static let tabBar = CodedClass(
    "UITabBar", "tabBar", superclass: CodedViews.view,
    bar + [
      translucence, .ownItems("UIItems", "NSArray", bar: "UITabBar"),
      .image("selectionIndicatorImage", "UISelectionIndicatorImage"),
      .color("unselectedItemTintColor", "UIUnselectedItemTintColor"),
      .enumeration("itemPositioning", "UITabBarItemPositioning", ["automatic", "fill", "centered"]),
      .float("itemWidth", "UITabBarItemWidth", default: 0),
      .float("itemSpacing", "UITabBarItemSpacing", default: 0),
      .omitted(.keyed("selectedImageTintColor")),
    ])

  static let searchBar = CodedClass(
    "UISearchBar", "searchBar", superclass: CodedViews.view,
    bar + [
      .text("text", "UIText"), .text("placeholder", "UIPlaceholder"), .text("prompt", "UIPrompt"),
      .enumeration("translucent", "UISearchBarTranslucence", ["YES": 1, "NO": 2], default: "YES"),
      .enumeration("searchBarStyle", "UISearchBarStyle", ["default", "prominent", "minimal"]),
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
      .enumeration("largeTitleDisplayMode", "UILargeTitleDisplayMode", ["automatic", "always", "never"]),
      .object("titleView", "UITitleView"), .object("backBarButtonItem", "UIBackBarButtonItem"),
      .barItems("leftBarButtonItem", "UILeftBarButtonItem"),
      .barItems("rightBarButtonItem", "UIRightBarButtonItem"),
      .ignoredKeys("UINavigationBar", "UICenterItemGroups"),
    ])

  private static let barItem: [CodedProperty] =
    CodedViews.object + [
      .text("title", "UITitle"), .image("image", "UIImage"),
      .image("largeContentSizeImage", "_UIBarItemLargeContentSizeImageCodingKey"),
      .integer("tag", "UITag", default: 0),
      .flag("enabled", "UIEnabled", documentDefault: true, nibDefault: false),
      .insetsFromZero("imageInsets", "UIImageInsets"), .handledElsewhere(.attribute("catalog")),
      .handledElsewhere(.keyed("accessibilityConfiguration")),
    ]

  static let barButtonItem = CodedClass(
    "UIBarButtonItem", "barButtonItem",
    barItem + [
      .enumeration(
        "style", "UIStyle", ["plain": 0, "bordered": 1, "done": 2], documentDefault: "bordered",
        nibDefault: "plain"
      ).withoutDefault(ifSet: "systemItem"),
      .systemItem, .float("width", "UIWidth", default: 0), .color("tintColor", "UITintColor"),
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

extension CodedProperty {
  /// The bar button items on one side of a navigation item. A document has a single child, or a list if there
  /// are several. A nib has both: the list, and its first item under a separate key.
  static func barItems(_ word: String, _ key: String) -> CodedProperty {
    let (list, listKey) = (word + "s", key + "s")
    return CodedProperty(
      parts: [.keyed(word), .element(list)], keys: [key, listKey],
      translate: { object, draft in
        let items = object.graph.array(object.value(listKey)) ?? object.value(key).map { [$0] } ?? []
        let drafts = items.compactMap { object.translation.draft(of: $0) }
        if drafts.count == 1, let only = drafts.first {
          only["key"] = word
          draft.children.append(only)
        } else if !drafts.isEmpty {
          draft.list(list).children = drafts
        }
      },
      compile: { element, object in
        let items = element.child(named: list).map { Array($0.children) } ?? []
        let elements = items.isEmpty ? element.child(key: word).map { [$0] } ?? [] : items
        let values = elements.filter { !$0.isNamed("nil") }.compactMap { object.compilation.value(of: $0) }
        guard let first = values.first else { return }
        object.set(key, first)
        object.set(listKey, object.compilation.list(values))
      })
  }

  /// The items of a navigation bar or a tab bar. The bar of a container controller shows the items of the
  /// child controllers; its element does not list them, because the elements of the child controllers contain
  /// them.
  ///
  /// - Parameters:
  ///   - className: the class of the list in a nib.
  ///   - bar: the key under which a container controller stores its bar.
  static func ownItems(_ key: String, _ className: String, bar: String) -> CodedProperty {
    let items = list("items", key, className)
    return CodedProperty(
      parts: items.parts, keys: items.keys,
      translate: { object, draft in
        let container = object.graph.object(object.value("UIDelegate"))
        let belongsToContainer =
          container.map { object.graph.value(bar, of: $0) == .object(object.number) } ?? false
        if !belongsToContainer { items.translate(object, draft) }
      }, compile: items.compile)
  }

  /// The system item of a bar button item. A nib also has a flag that marks it as a system item.
  static let systemItem = CodedProperty(
    parts: [.attribute("systemItem")], keys: ["UISystemItem", "UIIsSystemItem"],
    translate: { object, draft in
      guard object.bool("UIIsSystemItem") == true || object.value("UISystemItem") != nil else { return }
      let number = object.value("UISystemItem").flatMap { object.graph.int($0) } ?? 0
      if systemItems.indices.contains(number) { draft["systemItem"] = systemItems[number] }
    },
    compile: { element, object in
      guard let word = element["systemItem"] else { return }
      guard let number = systemItems.firstIndex(of: word) else {
        return object.reportMalformed("systemItem", word, element)
      }
      object.set("UIIsSystemItem", .bool(true))
      object.set("UISystemItem", .integer(Int64(number)))
    })

  private static let systemItems = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action",
    "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind",
    "fastForward", "undo", "redo", "pageCurl", "close",
  ]

  /// The system item of a tab bar item.
  static let tabSystemItem = CodedProperty.scalar("systemItem", "UISystemItem", .enumeration(tabSystemItems))

  private static let tabSystemItems = [
    "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search",
    "downloads", "mostRecent", "mostViewed",
  ]

  /// Two distances in points: `<offsetWrapper key="..." horizontal="0.0" vertical="-4"/>`.
  static func offset(_ word: String, _ key: String) -> CodedProperty {
    numbers("offsetWrapper", word, key, ["horizontal", "vertical"])
  }

  /// A list of texts without attributes.
  static func strings(_ word: String, _ key: String) -> CodedProperty {
    CodedProperty(
      parts: [.element(word), .keyed(word)], keys: [key],
      translate: { object, draft in
        guard let items = object.graph.array(object.value(key)) else { return object.preserve(key) }
        let list = draft.list(word)
        for text in items.compactMap({ object.graph.string($0) }) {
          let string = NibDraft("string")
          string.text = text
          list.children.append(string)
        }
      },
      compile: { element, object in
        guard let list = element.child(named: word) ?? element.child(key: word) else { return }
        let texts = list.children.map { object.compilation.string(NibString($0)?.value ?? $0.text) }
        object.set(key, object.compilation.list(texts))
      })
  }

  /// The appearance of a bar's titles: a dictionary of attributes, with the same names as in attributed
  /// strings.
  static func textAttributes(_ word: String, _ key: String) -> CodedProperty {
    value(word, key, CodedTextAttributes.draft, CodedTextAttributes.value)
  }
}

/// Translates the text attributes of the titles of bars: colors and a font.
enum CodedTextAttributes {
  private static let colors: KeyValuePairs<String, String> = [
    "textColor": "NSColor", "textShadowColor": "NSShadowColor",
  ]
  private static let font = (word: "fontDescription", name: "NSFont")

  static func draft(_ value: CodedGraph.Value, key: String, in graph: CodedGraph) -> NibDraft? {
    guard let pairs = graph.dictionary(value) else { return nil }
    let draft = NibDraft("textAttributes", key: key)
    for pair in pairs {
      guard let name = graph.string(pair.key) else { continue }
      if let word = colors.first(where: { $0.value == name })?.key,
        let color = CodedColor.draft(pair.value, key: word, in: graph)
      {
        draft.children.append(color)
      } else if name == font.name, let child = CodedFont.draft(pair.value, key: font.word, in: graph) {
        draft.children.append(child)
      }
    }
    return draft
  }

  static func value(of element: NibElement, _ compilation: CodedCompilation) -> CodedGraph.Value? {
    let keys = colors.map(\.key) + [font.word]
    UncompiledParts(Set(keys.map(CodedProperty.Part.keyed))).report(element, to: compilation)
    var pairs: [(key: CodedGraph.Value, value: CodedGraph.Value)] = []
    for (word, name) in colors {
      guard let child = element.child(key: word), let color = CodedColor.value(of: child, compilation) else {
        continue
      }
      pairs.append((compilation.string(name), color))
    }
    if let child = element.child(key: font.word), let value = CodedFont.value(of: child, compilation) {
      pairs.append((compilation.string(font.name), value))
    }
    return compilation.dictionary(pairs)
  }
}
