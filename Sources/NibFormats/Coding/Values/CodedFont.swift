import NibSupport

/// Translates fonts. A nib contains a `UIFont` and a font descriptor, which says how the font was requested:
/// by name, by weight of the system font, or by text style.
enum CodedFont {
  /// The usages in a descriptor that represent weights of the system font, with the names of the weights in
  /// documents.
  private static let usages: KeyValuePairs<String, String> = [
    "CTFontUltraLightUsage": "ultraLight", "CTFontThinUsage": "thin", "CTFontLightUsage": "light",
    "CTFontRegularUsage": "regular", "CTFontMediumUsage": "medium", "CTFontDemiUsage": "semibold",
    "CTFontBoldUsage": "bold", "CTFontHeavyUsage": "heavy", "CTFontBlackUsage": "black",
  ]
  private static let boldUsage = "CTFontEmphasizedUsage"
  private static let italicUsage = "CTFontObliqueUsage"
  private static let textStylePrefix = "UICTFontTextStyle"

  // MARK: From a nib

  /// The element of a font; `nil` if the value is not a font.
  static func draft(_ value: CodedGraph.Value, key: String, in graph: CodedGraph) -> NibDraft? {
    guard let font = graph.object(value), ["UIFont", "NSFont"].contains(graph.objects[font].className) else {
      return nil
    }
    let draft = NibDraft("fontDescription", key: key, at: graph.objects[font].offset)
    let attributes = descriptorAttributes(of: font, graph)
    let size = graph.double(graph.value("UIFontPointSize", of: font) ?? attributes["NSFontSizeAttribute"])
    let usage =
      graph.string("UIIBTextStyle", of: font) ?? graph.string(attributes["NSCTFontUIUsageAttribute"])
    if let usage, usage.hasPrefix(textStylePrefix) {
      draft["style"] = usage
      return draft
    }
    if !addSystemFont(usage, font, graph, to: draft) {
      guard
        let name = graph.string(attributes["NSFontNameAttribute"]) ?? graph.string("UIFontName", of: font)
      else { return nil }
      draft["name"] = name
      draft["family"] = family(of: name)
    }
    draft["pointSize"] = size.map { NibNumber.exact($0) }
    return draft
  }

  /// Sets the type and the weight of a system font. Returns false if the font is not a system font.
  ///
  /// - Parameter usage: the usage in the font's descriptor; `nil` if there is none.
  private static func addSystemFont(_ usage: String?, _ font: Int, _ graph: CodedGraph, to draft: NibDraft)
    -> Bool
  {
    let traits = graph.int("UIFontTraits", of: font) ?? 0
    switch usage {
    case boldUsage?: draft["type"] = "boldSystem"
    case italicUsage?: draft["type"] = "italicSystem"
    case let usage?:
      guard let weight = usages.first(where: { $0.key == usage })?.value else { return false }
      draft["type"] = "system"
      if weight != "regular" { draft["weight"] = weight }
    case nil:
      // Nibs from before iOS 7 contain only a flag for the system font, and its traits.
      guard graph.bool("UISystemFont", of: font) == true else { return false }
      if traits & 2 != 0 {
        draft["type"] = "boldSystem"
      } else {
        draft["type"] = traits & 1 != 0 ? "italicSystem" : "system"
      }
    }
    return true
  }

  /// The attributes in the descriptor of a font, by name; empty if there is no descriptor.
  private static func descriptorAttributes(of font: Int, _ graph: CodedGraph) -> [String: CodedGraph.Value] {
    guard let descriptor = graph.object("UIFontDescriptor", of: font) else { return [:] }
    let pairs = graph.dictionary("UIFontDescriptorAttributes", of: descriptor) ?? []
    return pairs.reduce(into: [:]) { result, pair in
      if let key = graph.string(pair.key) { result[key] = pair.value }
    }
  }

  /// The font family, which documents give in addition to the font's name: the part of the name before the
  /// style, with spaces between its words.
  private static func family(of name: String) -> String {
    let base = name.split(separator: "-").first.map(String.init) ?? name
    return base.hasPrefix(".") ? base : spaced(base)
  }

  /// Inserts spaces in a name: `HelveticaNeue` becomes `Helvetica Neue`.
  private static func spaced(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, let last = result.last, last.isLowercase { result.append(" ") }
      result.append(character)
    }
    return result
  }

  /// The font that an element describes. If the element is malformed, reports a diagnostic and returns `nil`.
  static func value(of element: NibElement, _ objects: CodedObjects) -> CodedGraph.Value? {
    do {
      return value(of: try NibFont(decoding: element), objects)
    } catch {
      objects.report(.malformedValue, error.diagnostic.message, at: element.location, in: element)
      return nil
    }
  }

  /// The object of a font.
  private static func value(of font: NibFont, _ objects: CodedObjects) -> CodedGraph.Value {
    let values = CodedValues(font)
    let isStyle = values.style != nil
    var coded: CodedObjects.Values = [("UIFontName", objects.string(values.name))]
    // The name of a text style describes the font completely.
    if !isStyle { coded.append(("UIFontDescriptor", values.descriptor(objects))) }
    coded += [
      // The size of a text style depends on the user's choice.
      ("UIFontPointSize", .double(isStyle ? 0 : values.size)), ("UIFontTraits", .integer(values.traits)),
      ("UISystemFont", .bool(values.isSystem)),
    ]
    if CodedToolsVersion.knows("UIFontPointSizeForScaling", in: objects.document) {
      coded += [
        ("UIFontTextStyleForScaling", .null), ("UIFontPointSizeForScaling", .double(0)),
        ("UIFontMaximumPointSizeAfterScaling", .double(0)),
      ]
    }
    coded += [("NSName", objects.string(values.name)), ("NSSize", .double(isStyle ? 17 : values.size))]
    if let style = values.style { coded.append(("UIIBTextStyle", objects.string(style))) }
    return objects.object("UIFont", fallback: "NSFont", coded)
  }

  /// The values by which a nib describes a font.
  private struct CodedValues {
    var name: String
    /// The usage in the descriptor; `nil` for a font with a name.
    var usage: String?
    /// The size in points.
    var size: Double
    /// The bits of the symbolic traits: 1 for italic, 2 for bold.
    var traits: Int64 = 0
    var isSystem = true
    /// The name of the text style; `nil` if the font has none.
    var style: String?

    init(_ font: NibFont) {
      size = Self.points(font.size)
      name = ".SFUI-Regular"
      switch font.face {
      case .system(.bold): (usage, name, traits) = (boldUsage, ".SFUI-Semibold", 2)
      case .system(let weight):
        usage = usages.first { $0.value == weight.rawValue }?.key
        name = ".SFUI-" + Self.styleName(weight)
      case .italicSystem: (usage, name, traits) = (italicUsage, ".SFUI-RegularItalic", 1)
      case .meta: usage = "CTFontRegularUsage"
      case .named(let fontName, _): (name, isSystem) = (fontName, false)
      case .textStyle(let styleName): (usage, style) = (styleName, styleName)
      }
    }

    /// The style in the PostScript name of a weight of the system font: `Semibold`.
    private static func styleName(_ weight: NibFont.Weight) -> String {
      weight.rawValue.prefix(1).uppercased() + weight.rawValue.dropFirst()
    }

    /// The size in points for a size in a document.
    private static func points(_ size: NibFont.Size) -> Double {
      switch size {
      case .points(let points): points
      case .role("smallSystem"): 14
      case .role("button"): 18
      case .role, .standard: 17
      }
    }

    /// The descriptor, which says how the font was requested.
    func descriptor(_ objects: CodedObjects) -> CodedGraph.Value {
      let request =
        usage.map { ("NSCTFontUIUsageAttribute", $0) } ?? ("NSFontNameAttribute", name)
      let number = Int64(exactly: size).map { CodedGraph.Value.integer($0) } ?? .double(size)
      let attributes: [(key: CodedGraph.Value, value: CodedGraph.Value)] = [
        (objects.string(request.0), objects.string(request.1)),
        (objects.string("NSFontSizeAttribute"), objects.boxed(number)),
      ]
      return objects.object(
        "UIFontDescriptor",
        [("UIFontDescriptorAttributes", objects.dictionary(attributes, "NSMutableDictionary"))])
    }
  }
}
