import NibSupport

extension PropertySchema {
  /// Whether a view shows attributed text. Documents have a flag for this; in a nib, it follows from the presence of
  /// the attributed text.
  static let usesAttributedText = PropertySchema(
    parts: [.attribute("usesAttributedText")],
    defaults: [.attribute("usesAttributedText"): .scalar("NO", .flag)],
    types: ["usesAttributedText": .flag],
    translate: { object, draft in
      if object.value("UIAttributedText") != nil { draft["usesAttributedText"] = "YES" }
    })

  /// The offset of a label's shadow, in points. A nib contains it even if the label has no shadow.
  static let shadowOffset = PropertySchema(
    parts: [.keyed("shadowOffset")], keys: ["UIShadowOffset"],
    defaults: [.keyed("shadowOffset"): .numbers(defaultShadowOffset, NibSize.names)],
    types: ["shadowOffset": .numbers(element: "size", names: NibSize.names, form: nil)],
    translate: { object, draft in
      guard let value = object.value("UIShadowOffset"), let size = object.numbers(value, 2, "UIShadowOffset"),
        size != defaultShadowOffset
      else { return }
      draft.children.append(NibDraft("size", key: "shadowOffset", NibSize.names, size))
    },
    compile: { element, object in
      let size = element.child(key: "shadowOffset").flatMap {
        object.compilation.numbers(NibSize.names, of: $0)
      }
      object.set("UIShadowOffset", CodedGeometry.value(size ?? defaultShadowOffset))
    })

  /// The width and the height of the default offset.
  private static let defaultShadowOffset: [Double] = [0, -1]

  /// The keyboard settings of a text field, text view or search bar: a child element in a document, keys of
  /// the view itself in a nib.
  static let textInputTraits = PropertySchema(
    parts: [.keyed("textInputTraits")], keys: Array(TextInputTraitsWord.schema.keys),
    types: ["textInputTraits": .part(element: "textInputTraits")],
    translate: { object, draft in
      let traits = NibDraft("textInputTraits", key: "textInputTraits")
      TextInputTraitsWord.schema.translate(object, into: traits)
      draft.children.append(traits)
    },
    compile: { element, object in
      guard let traits = element.child(key: "textInputTraits") else { return }
      TextInputTraitsWord.schema.compile(traits, into: object)
      UncompiledParts(TextInputTraitsWord.schema).report(traits, to: object.compilation)
    })

  /// The style of an activity indicator. A style that iOS 13 added is stored under a separate key; the original key
  /// then contains a similar style for older systems.
  static let indicatorStyle = PropertySchema(
    parts: [.attribute("style")],
    keys: ["UIActivityIndicatorViewStyle", "UIActivityIndicatorViewStyle-Modern"],
    defaults: [.attribute("style"): .scalar(defaultIndicatorStyle, .choice(.indicatorStyles))],
    types: ["style": .choice(SchemaWords.indicatorStyles.all)],
    translate: { object, draft in
      let value =
        object.value("UIActivityIndicatorViewStyle-Modern") ?? object.value("UIActivityIndicatorViewStyle")
      // Nibs of older versions of Xcode have a tint color instead of a color, and do not contain the style `white`.
      let isOld = object.value("UITintColor") != nil && object.value("UIColor") == nil
      let number = value.flatMap { object.graph.int($0) } ?? (isOld ? 1 : 0)
      draft["style"] = SchemaWords.indicatorStyles.word(of: number)
    },
    compile: { element, object in
      let word = element["style"] ?? defaultIndicatorStyle
      guard let number = SchemaWords.indicatorStyles.number(of: word) else {
        return object.reportMalformed("style", word, element)
      }
      let isOld = object.compilation.style.tintsActivityIndicators
      if number != (isOld ? 1 : 0) {
        object.set("UIActivityIndicatorViewStyle", .integer(Int64(min(number, 2))))
      }
      if number != 0, !isOld { object.set("UIActivityIndicatorViewStyle-Modern", .integer(Int64(number))) }
    })

  /// The color of an activity indicator. Nibs of older versions of Xcode instead have the tint color of the style.
  static let indicatorColor: PropertySchema = {
    var row = PropertyKind.color().codedIfMissing().property(named: "color", keyPrefix: "UI")
    row.compile = { [compile = row.compile] element, object in
      guard object.compilation.style.tintsActivityIndicators, element.child(key: "color") == nil else {
        return compile(element, object)
      }
      let isGray = element["style"] == "gray"
      object.set("UITintColor", CodedColor.tint(isGray: isGray, object.compilation))
    }
    return row
  }()

  private static let defaultIndicatorStyle = "whiteLarge"
}

extension PropertyKind {
  /// The kinds of data that a text view turns into links.
  static let dataDetectors = optionSet("dataDetectorType", .dataDetectors)

  /// A date, which both formats store in seconds since the start of 2001, UTC.
  static func date(_ key: String? = nil) -> PropertyKind {
    value(
      key,
      { value, word, graph in
        graph.object(value).flatMap { graph.double("NS.time", of: $0) }.map {
          NibDraft("date", ["key": word, "timeIntervalSinceReferenceDate": NibNumber.exact($0)])
        }
      },
      { child, objects in
        UncompiledParts(attributes: ["timeIntervalSinceReferenceDate"]).report(child, to: objects)
        return child.double("timeIntervalSinceReferenceDate").map {
          objects.object("NSDate", [("NS.time", .double($0))])
        }
      })
  }

  static func locale() -> PropertyKind {
    value(
      nil,
      { value, word, graph in
        graph.object(value).flatMap { graph.string("NS.identifier", of: $0) }.map {
          NibDraft("locale", ["key": word, "localeIdentifier": $0])
        }
      },
      { child, objects in
        UncompiledParts(attributes: ["localeIdentifier"]).report(child, to: objects)
        return child["localeIdentifier"].map {
          objects.object("NSLocale", [("NS.identifier", objects.string($0))])
        }
      })
  }
}
