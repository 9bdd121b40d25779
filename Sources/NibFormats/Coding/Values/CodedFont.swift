import NibSupport

/// Translates fonts. A nib contains a `UIFont` and a font descriptor, which says how the font was requested:
/// by name, by weight of the system font, or by text style.
enum CodedFont {
  /// The usages in a descriptor that represent weights of the system font, with the names of the weights in
  /// documents.
  fileprivate static let usages: KeyValuePairs<String, String> = [
    "CTFontUltraLightUsage": "ultraLight", "CTFontThinUsage": "thin", "CTFontLightUsage": "light",
    "CTFontRegularUsage": "regular", "CTFontMediumUsage": "medium", "CTFontDemiUsage": "semibold",
    "CTFontBoldUsage": "bold", "CTFontHeavyUsage": "heavy", "CTFontBlackUsage": "black",
  ]
  fileprivate static let boldUsage = "CTFontBoldUsage"
  fileprivate static let emphasizedUsage = "CTFontEmphasizedUsage"
  fileprivate static let italicUsage = "CTFontObliqueUsage"
  fileprivate static let textStylePrefix = "UICTFontTextStyle"

  /// The attributes of the elements of fonts.
  private static let words = [
    "type", "weight", "name", "family", "style", "metaFont", "pointSize", "size", "usesAppearanceFont",
  ]

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
    case emphasizedUsage?: draft["type"] = "boldSystem"
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
    UncompiledParts(attributes: words).report(element, to: objects)
    do {
      return value(of: try NibFont(decoding: element), objects)
    } catch {
      objects.report(.malformedValue, error.diagnostic.message, at: element.location, in: element)
      return nil
    }
  }

  /// The size of the font that an element describes, in points. For a text style, the size that it has by default.
  static func size(of element: NibElement, _ style: CompilerStyle) -> Double? {
    (try? NibFont(decoding: element)).map { CodedFontValues.size(of: $0, style) }
  }

  /// The font of a button without a font of its own. It does not share its object with other fonts.
  static func button(ofSize size: Double, _ objects: CodedObjects) -> CodedGraph.Value {
    value(of: NibFont(.system(.regular), size: .points(size)), source: "button", objects)
  }

  /// The object of a font. Text styles have separate objects, because their sizes follow the user's choice; other
  /// equal fonts share one object.
  private static func value(
    of font: NibFont, source: String = "", _ objects: CodedObjects
  ) -> CodedGraph.Value {
    let values = CodedFontValues(font, objects)
    var coded: CodedObjects.Values = [("UIFontName", objects.string(values.name))]
    if let style = values.style {
      coded.append(("UIIBTextStyle", objects.string(style)))
    } else {
      coded.append(("UIFontDescriptor", values.descriptor(source: source, objects)))
    }
    coded.append(("UIFontPointSize", .double(values.style == nil ? values.size : 0)))
    if !values.isOfProject {
      coded += [
        ("UIFontTextStyleForScaling", .null), ("UIFontPointSizeForScaling", .double(0)),
        ("UIFontMaximumPointSizeAfterScaling", .double(0)),
      ]
    }
    coded += [
      ("UIFontTraits", .integer(values.traits)),
      ("UISystemFont", .bool(values.isSystem)), ("NSName", objects.string(values.name)),
      ("NSSize", .double(values.size)),
    ]
    return values.style == nil
      ? objects.shared("UIFont", fallback: "NSFont", coded, source: source)
      : objects.object("UIFont", fallback: "NSFont", coded)
  }
}

/// The values by which a nib describes a font.
private struct CodedFontValues {
  var name: String
  /// The usage in the descriptor; `nil` for a font with a name.
  var usage: String?
  /// The size in points. For a text style, the size that it has by default.
  var size: Double
  /// The bits of the symbolic traits: 1 for italic, 2 for bold, 8 for a light face.
  var traits: Int64 = 0
  var isSystem = true
  /// Whether the font is one of the project, which the compiler does not know. Newer versions of Xcode then write
  /// neither its traits nor how its size follows the text size (Xcode 14.2 and 16.4: 97 of 97).
  var isOfProject = false
  /// The name of the text style; `nil` if the font has none.
  var style: String?

  /// The size of a font in points. For a text style, the size that it has by default.
  static func size(of font: NibFont, _ style: CompilerStyle) -> Double {
    guard case .textStyle(let name) = font.face else { return points(font.size) }
    let size = styleSizes.first { CodedFont.textStylePrefix + $0.key == name }
    return size.map { style.textSize($0.key) ?? $0.value } ?? 17
  }

  init(_ font: NibFont, _ objects: CodedObjects) {
    let compiler = objects.style
    size = Self.size(of: font, compiler)
    // The style of the system font.
    var face = "Regular"
    name = ""
    switch font.face {
    case .system(let weight):
      usage = CodedFont.usages.first { $0.value == weight.rawValue }?.key
      face = weight.rawValue.prefix(1).uppercased() + weight.rawValue.dropFirst()
      traits = Self.traits[weight] ?? 0
    case .italicSystem: (usage, face, traits) = (CodedFont.italicUsage, "RegularItalic", 1)
    case .meta: usage = "CTFontRegularUsage"
    case .named(let fontName, _):
      isOfProject = compiler.fontOptions != nil && objects.customFonts.contains(fontName)
      (name, isSystem, traits) = (fontName, false, isOfProject ? 0 : Self.traits(named: fontName))
    case .textStyle(let styleName):
      style = styleName
      (face, traits) = compiler.textFace(String(styleName.dropFirst(CodedFont.textStylePrefix.count)))
    }
    if isSystem { name = compiler.systemFont(face, size: size) }
  }

  /// The traits of the weights of the system font.
  private static let traits: [NibFont.Weight: Int64] = [
    .ultraLight: 8, .thin: 8, .light: 8, .semibold: 2, .bold: 2, .heavy: 2, .black: 2,
  ]

  /// The sizes of the text styles in points, if the user has not chosen another text size.
  private static let styleSizes: KeyValuePairs<String, Double> = [
    "Title0": 34, "Title1": 28, "Title2": 22, "Title3": 20, "Headline": 17, "Body": 17, "Callout": 16,
    "Subhead": 15, "Footnote": 13, "Caption1": 12, "Caption2": 11,
  ]

  /// The traits of a font that its PostScript name indicates: `AvenirNext-DemiBold` is bold.
  private static func traits(named name: String) -> Int64 {
    let style = name.split(separator: "-").dropFirst().joined().lowercased()
    let isBold = ["bold", "heavy", "black"].contains { style.contains($0) }
    let isItalic = ["italic", "oblique"].contains { style.contains($0) }
    return (isBold ? 2 : 0) | (isItalic ? 1 : 0)
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

  /// The bits for how the descriptor of a font with a name was made (Xcode 15.2 and 16.4: 3 of 3).
  private static let namedFontOptions: Int64 = 0x8000_0000

  /// The descriptor, which says how the font was requested. The bold system font is requested as an emphasized one,
  /// and its weight replaces that of the emphasis.
  func descriptor(source: String, _ objects: CodedObjects) -> CodedGraph.Value {
    let isBold = usage == CodedFont.boldUsage
    var texts = [usage.map { ("NSCTFontUIUsageAttribute", $0) } ?? ("NSFontNameAttribute", name)]
    if isBold {
      texts = [
        ("NSCTFontUIUsageAttribute", CodedFont.emphasizedUsage),
        ("NSCTFontUIUsageOverrideAttribute", CodedFont.boldUsage),
      ]
    }
    var items = texts.flatMap { [objects.string($0.0), objects.string($0.1)] }
    let isPlain = objects.style.hasPlainFontDescriptors
    let number = isPlain ? nil : Int64(exactly: size)
    items += [
      objects.string("NSFontSizeAttribute"), objects.boxed(number.map { .integer($0) } ?? .double(size)),
    ]
    let attributes = objects.sharedList(
      items, isBold || !isPlain ? "NSMutableDictionary" : "NSDictionary", source: source)
    var values: CodedObjects.Values = [("UIFontDescriptorAttributes", attributes)]
    if let options = objects.style.fontOptions {
      let own: Int64 = isOfProject ? 0 : Self.namedFontOptions
      values.append(("UIFontDescriptorOptions", .integer(isSystem ? options : own)))
    }
    return objects.shared("UIFontDescriptor", values, source: source)
  }
}
