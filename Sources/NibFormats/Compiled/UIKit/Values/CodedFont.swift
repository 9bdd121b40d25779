import NibSupport

/// Translates fonts: a `UIFont` with a descriptor that says how the font was requested.
enum CodedFont {
  /// The names of the system font's weights in a descriptor, by the words of documents.
  private static let usages: KeyValuePairs<String, String> = [
    "CTFontUltraLightUsage": "ultraLight", "CTFontThinUsage": "thin", "CTFontLightUsage": "light",
    "CTFontRegularUsage": "regular", "CTFontMediumUsage": "medium", "CTFontDemiUsage": "semibold",
    "CTFontBoldUsage": "bold", "CTFontHeavyUsage": "heavy", "CTFontBlackUsage": "black",
  ]
  private static let boldUsage = "CTFontEmphasizedUsage"
  private static let italicUsage = "CTFontObliqueUsage"
  private static let textStylePrefix = "UICTFontTextStyle"

  // MARK: From a nib

  /// The element of a font; nil if the value is not a font.
  static func draft(_ value: CodedGraph.Value, key: String, in graph: CodedGraph) -> NibDraft? {
    guard let font = graph.object(value), ["UIFont", "NSFont"].contains(graph.objects[font].className) else {
      return nil
    }
    let draft = NibDraft("fontDescription", key: key, at: graph.objects[font].offset)
    let attributes = descriptorAttributes(of: font, graph)
    let size = graph.number(graph.value("UIFontPointSize", of: font) ?? attributes["NSFontSizeAttribute"])
    let usage =
      graph.string(graph.value("UIIBTextStyle", of: font))
      ?? graph.string(attributes["NSCTFontUIUsageAttribute"])
    if let usage, usage.hasPrefix(textStylePrefix) {
      draft["style"] = usage
      return draft
    }
    if !addSystemFont(usage, font, graph, to: draft) {
      let name =
        graph.string(attributes["NSFontNameAttribute"]) ?? graph.string(graph.value("UIFontName", of: font))
      guard let name else { return nil }
      draft["name"] = name
      draft["family"] = family(of: name)
    }
    draft["pointSize"] = size.map { NibNumber.exact($0) }
    return draft
  }

  /// Describes a system font. Returns false if the font is not a system font.
  private static func addSystemFont(_ usage: String?, _ font: Int, _ graph: CodedGraph, to draft: NibDraft)
    -> Bool
  {
    let traits = graph.integer(graph.value("UIFontTraits", of: font)) ?? 0
    switch usage {
    case boldUsage?: draft["type"] = "boldSystem"
    case italicUsage?: draft["type"] = "italicSystem"
    case let usage?:
      guard let weight = usages.first(where: { $0.key == usage })?.value else { return false }
      draft["type"] = "system"
      if weight != "regular" { draft["weight"] = weight }
    case nil:
      // Nibs from before iOS 7 contain only a flag for the system font, and its traits.
      guard graph.bool(graph.value("UISystemFont", of: font)) == true else { return false }
      draft["type"] = traits & 2 != 0 ? "boldSystem" : traits & 1 != 0 ? "italicSystem" : "system"
    }
    return true
  }

  private static func descriptorAttributes(of font: Int, _ graph: CodedGraph) -> [String: CodedGraph.Value] {
    guard let descriptor = graph.object(graph.value("UIFontDescriptor", of: font)) else { return [:] }
    let pairs = graph.dictionary(graph.value("UIFontDescriptorAttributes", of: descriptor)) ?? []
    return pairs.reduce(into: [:]) { result, pair in
      if let key = graph.string(pair.key) { result[key] = pair.value }
    }
  }

  /// The family that documents give in addition to the font's name: the part of the name before the style.
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

  // MARK: To a nib

  /// The font that an element describes; nil, with a diagnostic, if the element is malformed.
  static func value(of element: NibElement, _ compilation: CodedCompilation) -> CodedGraph.Value? {
    do {
      return value(of: try NibFont(decoding: element), compilation)
    } catch {
      compilation.report("malformed-value", error.diagnostic.message, at: element.location, in: element)
      return nil
    }
  }

  private static func value(of font: NibFont, _ compilation: CodedCompilation) -> CodedGraph.Value {
    let form = Form(font)
    var attributes: [(key: CodedGraph.Value, value: CodedGraph.Value)] = []
    if let usage = form.usage {
      attributes.append((compilation.string("NSCTFontUIUsageAttribute"), compilation.string(usage)))
    } else {
      attributes.append((compilation.string("NSFontNameAttribute"), compilation.string(form.name)))
    }
    attributes.append((compilation.string("NSFontSizeAttribute"), compilation.boxed(.double(form.size))))
    let descriptor = compilation.add(
      CodedGraph.Object(
        "UIFontDescriptor",
        entries: [
          CodedGraph.Entry(
            "UIFontDescriptorAttributes", compilation.dictionary(attributes, "NSMutableDictionary"))
        ]))
    return .object(
      compilation.add(
        CodedGraph.Object(
          "UIFont", fallbackClassNames: ["NSFont"],
          entries: [
            CodedGraph.Entry("UIFontName", compilation.string(form.name)),
            CodedGraph.Entry("UIFontDescriptor", .object(descriptor)),
            CodedGraph.Entry("UIFontPointSize", .double(form.size)),
            CodedGraph.Entry("UIFontTraits", .integer(form.traits)),
            CodedGraph.Entry("UISystemFont", .bool(form.isSystem)),
            CodedGraph.Entry("NSName", compilation.string(form.name)),
            CodedGraph.Entry("NSSize", .double(form.size)),
          ] + form.styleEntry(compilation))))
  }

  /// The values that describe a font in a nib.
  private struct Form {
    var name: String
    var usage: String?
    var size: Double
    var traits: Int64 = 0
    var isSystem = true
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
      case .named(let named, _): (name, isSystem) = (named, false)
      case .textStyle(let named):
        (usage, style) = (named, named)
        size = textStyleSizes.first { $0.key == named }?.value ?? size
      }
    }

    private static func styleName(_ weight: NibFont.Weight) -> String {
      weight.rawValue.prefix(1).uppercased() + weight.rawValue.dropFirst()
    }

    private static func points(_ size: NibFont.Size) -> Double {
      switch size {
      case .points(let points): points
      case .role("smallSystem"): 14
      case .role("button"): 18
      case .role, .standard: 17
      }
    }

    func styleEntry(_ compilation: CodedCompilation) -> [CodedGraph.Entry] {
      style.map { [CodedGraph.Entry("UIIBTextStyle", compilation.string($0))] } ?? []
    }
  }

  /// The point sizes of the text styles at the default text size.
  private static let textStyleSizes: KeyValuePairs<String, Double> = [
    "UICTFontTextStyleTitle0": 34, "UICTFontTextStyleTitle1": 28, "UICTFontTextStyleTitle2": 22,
    "UICTFontTextStyleTitle3": 20, "UICTFontTextStyleHeadline": 17, "UICTFontTextStyleBody": 17,
    "UICTFontTextStyleCallout": 16, "UICTFontTextStyleSubhead": 15, "UICTFontTextStyleFootnote": 13,
    "UICTFontTextStyleCaption1": 12, "UICTFontTextStyleCaption2": 11,
  ]
}
