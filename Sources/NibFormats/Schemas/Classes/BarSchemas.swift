package enum BarWord: String, SchemaWord {
  case barStyle, translucent, barTintColor, shadowImage, backgroundImage

  package static let schema = ClassSchema(
    "NibBar", of: ViewWord.schema, ignoring: ["UIBarPosition", "UIDelegate"],
    [
      barStyle: .choice(
        ["default": 0, "black": 1, "blackOpaque": 1, "blackTranslucent": 2], default: "default"),
      barTintColor: .color(), shadowImage: .image(), backgroundImage: .image(),
      translucent: .choice(.translucence, "UIBarTranslucence", document: "YES", nib: nil),
    ])
}

package enum NavigationBarWord: String, SchemaWord {
  case items, largeTitles, titleTextAttributes, largeTitleTextAttributes, backIndicatorImage,
    backIndicatorTransitionMaskImage, standardAppearance, compactAppearance, scrollEdgeAppearance,
    compactScrollEdgeAppearance

  package static let schema = ClassSchema(
    "UINavigationBar", of: BarWord.schema, ignoring: ["UIIsLocked"],
    [
      items: .ownItems("NSMutableArray", bar: "UINavigationBar"),
      largeTitles: .flag("UIBarPrefersLargeTitles"), titleTextAttributes: .textAttributes(),
      largeTitleTextAttributes: .textAttributes("UIBarLargeTitleTextAttributes"),
      backIndicatorImage: .image(), backIndicatorTransitionMaskImage: .image("UIBackIndicatorTransitionMask"),
    ])
}

package enum ToolbarWord: String, SchemaWord {
  case items, standardAppearance, compactAppearance, scrollEdgeAppearance,
    compactScrollEdgeAppearance

  package static let schema = ClassSchema(
    "UIToolbar", of: BarWord.schema,
    [
      items: .list()
    ])
}

package enum TabBarWord: String, SchemaWord {
  case items, selectionIndicatorImage, unselectedItemTintColor, itemPositioning, itemWidth,
    itemSpacing, selectedImageTintColor, standardAppearance, scrollEdgeAppearance

  package static let schema = ClassSchema(
    "UITabBar", of: BarWord.schema,
    [
      items: .ownItems("NSArray", bar: "UITabBar"), selectionIndicatorImage: .image(),
      unselectedItemTintColor: .color(),
      itemPositioning: .choice(["automatic", "fill", "centered"], "UITabBarItemPositioning"),
      itemWidth: .float("UITabBarItemWidth", default: 0).within(.lengths),
      itemSpacing: .float("UITabBarItemSpacing", default: 0),
      selectedImageTintColor: .omitted(.child).typed(.color),
    ])
}

package enum SearchBarWord: String, SchemaWord {
  case text, placeholder, prompt, translucent, searchBarStyle, showsBookmarkButton, showsCancelButton,
    showsScopeBar, showsSearchResultsButton, scopeButtonTitles, scopeBarBackgroundImage, textInputTraits,
    searchFieldBackgroundPositionAdjustment, searchTextPositionAdjustment

  package static let schema = ClassSchema(
    "UISearchBar", of: BarWord.schema,
    [
      text: .text().localized(), placeholder: .text().localized(), prompt: .text().localized(),
      translucent: .choice(.translucence, "UISearchBarTranslucence", default: "YES"),
      searchBarStyle: .choice(["default", "prominent", "minimal"]), showsBookmarkButton: .flag(),
      showsCancelButton: .flag(), showsScopeBar: .flag(),
      showsSearchResultsButton: .flag("UIShowSearchResultsButton"),
      scopeButtonTitles: .strings().localized(.indexed("scopeButtonTitles")),
      scopeBarBackgroundImage: .image(), textInputTraits: .row(.textInputTraits),
    ])
}

/// The words of the appearance of a bar, whose form in compiled nibs is not known.
package enum BarAppearanceWord: String, SchemaWord {
  case backgroundColor, backgroundImage, shadowColor, shadowImage, backgroundEffect, titleTextAttributes,
    largeTitleTextAttributes

  package static let schema = ClassSchema("UIBarAppearance", of: ObjectWord.schema)
}

package enum NavigationItemWord: String, SchemaWord {
  case title, prompt, backButtonTitle, hidesBackButton, leftItemsSupplementBackButton, largeTitleDisplayMode,
    titleView, backBarButtonItem, leftBarButtonItem, leftBarButtonItems, rightBarButtonItem,
    rightBarButtonItems, style

  package static let schema = ClassSchema(
    "UINavigationItem", of: ObjectWord.schema, ignoring: ["UINavigationBar", "UICenterItemGroups"],
    [
      title: .text().localized(), prompt: .text().localized(), backButtonTitle: .text().localized(),
      hidesBackButton: .flag(),
      leftItemsSupplementBackButton: .flag(),
      largeTitleDisplayMode: .choice(["automatic", "always", "never"], document: "automatic", nib: nil),
      titleView: .object(),
      backBarButtonItem: .object(), leftBarButtonItem: .barItems(), rightBarButtonItem: .barItems(),
    ])
}

/// The words that bar button items and the items of tab bars have.
package enum BarItemWord: String, SchemaWord {
  case title, image, landscapeImage, largeContentSizeImage, tag, enabled, imageInsets, catalog,
    accessibilityConfiguration

  package static let schema = ClassSchema(
    "UIBarItem", of: ObjectWord.schema,
    [
      title: .text().localized(), image: .image(),
      largeContentSizeImage: .image("_UIBarItemLargeContentSizeImageCodingKey"), tag: .integer(default: 0),
      enabled: .flag(document: true, nib: false), imageInsets: .insetsFromZero(), catalog: .catalog,
      accessibilityConfiguration: .handled(.child),
    ])
}

package enum BarButtonItemWord: String, SchemaWord {
  case style, systemItem, width, tintColor, customView, landscapeImage, springLoaded

  package static let schema = ClassSchema(
    "UIBarButtonItem", of: BarItemWord.schema,
    [
      style: .choice(
        ["plain": 0, "bordered": 1, "done": 2, "doneButton": 2], document: "bordered", nib: "plain"
      )
      .withoutDefault(ifSet: "systemItem"),
      systemItem: .row(.systemItem, .barSystemItems).archived("IBUISystemItemIdentifier"),
      width: .float(default: 0), tintColor: .color(), customView: .object(),
      landscapeImage: .image("UILandscapeImagePhone"), springLoaded: .flag(),
    ])
}

package enum TabBarItemWord: String, SchemaWord {
  case selectedImage, landscapeImage, badgeValue, badgeColor, systemItem, titlePositionAdjustment

  package static let schema = ClassSchema(
    "UITabBarItem", of: BarItemWord.schema,
    [
      selectedImage: .image("UISelectedTemplateImage"), landscapeImage: .image("UIImageLandscape"),
      badgeValue: .text().localized(), badgeColor: .color(),
      systemItem: .choice(
        [
          "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks",
          "search", "downloads", "mostRecent", "mostViewed",
        ], document: nil, nib: nil
      ).archived("IBUISystemItemIdentifier"),
      titlePositionAdjustment: .offset(),
    ])
}

extension SchemaWords {
  static let translucence: SchemaWords = ["YES": 1, "NO": 2]
}

extension PropertySchema {
  /// The system item of a bar button item. A nib also has a flag that marks it as a system item.
  static let systemItem = PropertySchema(
    parts: [.attribute("systemItem")], keys: ["UISystemItem", "UIIsSystemItem"],
    translate: { object, draft in
      guard object.bool("UIIsSystemItem") == true || object.value("UISystemItem") != nil else { return }
      let number = object.value("UISystemItem").flatMap { object.graph.int($0) } ?? 0
      if let word = SchemaWords.barSystemItems.word(of: number) { draft["systemItem"] = word }
    },
    compile: { element, object in
      guard let word = element["systemItem"] else { return }
      guard let number = SchemaWords.barSystemItems.number(of: word) else {
        return object.reportMalformed("systemItem", word, element)
      }
      object.set("UIIsSystemItem", .bool(true))
      object.set("UISystemItem", .integer(Int64(number)))
    })
}

extension PropertyKind {
  /// The bar button items on one side of a navigation item. A document has a single child, or a list if there
  /// are several. A nib has both: the list, and its first item under a separate key.
  static func barItems() -> PropertyKind {
    PropertyKind(nil) { word, key in
      let (list, listKey) = (word + "s", key + "s")
      return PropertySchema(
        parts: [.keyed(word), .element(list)], keys: [key, listKey],
        translate: { object, draft in
          let items = object.graph.array(object.value(listKey)) ?? object.value(key).map { [$0] } ?? []
          let drafts = items.compactMap { object.translation.draft(of: $0) }
          if drafts.count == 1 {
            drafts[0]["key"] = word
            draft.children.append(drafts[0])
          } else if !drafts.isEmpty {
            draft.childAdding(named: list).children = drafts
          }
        },
        compile: { element, object in
          let items = element.children(inside: list)
          let elements = items.isEmpty ? element.child(key: word).map { [$0] } ?? [] : items
          let values = elements.filter { !$0.isNamed("nil") }.compactMap { object.compilation.value(of: $0) }
          guard let first = values.first else { return }
          object.set(key, first)
          object.set(listKey, object.compilation.list(values))
        })
    }
  }

  /// The items of a navigation bar or a tab bar. The bar of a container controller shows the items of the
  /// child controllers; its element does not list them, because the elements of the child controllers contain
  /// them.
  ///
  /// - Parameters:
  ///   - className: the class of the list in a nib.
  ///   - bar: the key under which a container controller stores its bar.
  static func ownItems(_ className: String, bar: String) -> PropertyKind {
    PropertyKind(nil) { word, key in
      var items = list(key, className).property(named: word, keyPrefix: "")
      items.translate = { [translate = items.translate] object, draft in
        let container = object.graph.object(object.value("UIDelegate"))
        let belongsToContainer =
          container.map { object.graph.value(bar, of: $0) == .object(object.number) } ?? false
        if !belongsToContainer { translate(object, draft) }
      }
      return items
    }
  }

  /// A list of texts without attributes.
  static func strings() -> PropertyKind {
    PropertyKind(nil) { word, key in
      PropertySchema(
        parts: [.element(word), .keyed(word)], keys: [key],
        translate: { object, draft in
          guard let items = object.graph.array(object.value(key)) else { return object.preserve(key) }
          let list = draft.childAdding(named: word)
          for text in items.compactMap({ object.graph.string($0) }) {
            let string = NibDraft("string")
            string.text = text
            list.children.append(string)
          }
        },
        compile: { element, object in
          guard let list = element.child(named: word) ?? element.child(key: word) else { return }
          let texts = list.children.map {
            object.compilation.text(NibString($0)?.value ?? $0.text, $0.name, of: $0)
          }
          object.set(key, object.compilation.list(texts))
        })
    }
  }

  /// The appearance of a bar's titles: a dictionary of attributes, with the same names as in attributed
  /// strings.
  static func textAttributes(_ key: String? = nil) -> PropertyKind {
    value(key, CodedTextAttributes.draft, CodedTextAttributes.value)
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

  static func value(of element: NibElement, _ objects: CodedObjects) -> CodedGraph.Value? {
    let keys = colors.map(\.key) + [font.word]
    UncompiledParts(Set(keys.map(PropertySchema.Part.keyed))).report(element, to: objects)
    var pairs: [(key: CodedGraph.Value, value: CodedGraph.Value)] = []
    for (word, name) in colors {
      guard let child = element.child(key: word), let color = CodedColor.value(of: child, objects) else {
        continue
      }
      pairs.append((objects.string(name), color))
    }
    if let child = element.child(key: font.word), let value = CodedFont.value(of: child, objects) {
      pairs.append((objects.string(font.name), value))
    }
    return objects.dictionary(pairs)
  }
}
