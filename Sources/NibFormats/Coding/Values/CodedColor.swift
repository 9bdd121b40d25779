import NibSupport

/// Translates colors. A nib contains a `UIColor` with its components, and the name of the color if it is a
/// system color.
enum CodedColor {
  /// The numbers of color spaces under the key `NSColorSpace`.
  private enum Space {
    static let rgb: Int64 = 2
    static let gray: Int64 = 4
  }

  /// The key of the name of a color in an asset catalog.
  private static let catalogKey = "UIDynamicCatalogName"

  /// The attributes of the elements of colors.
  private static let words = [
    "systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor", "name", "catalog", "red", "green",
    "blue", "white", "alpha", "colorSpace", "customColorSpace",
  ]

  /// The element of a color; `nil` if the value is not a color.
  static func draft(_ value: CodedGraph.Value, key: String, in graph: CodedGraph) -> NibDraft? {
    guard let object = graph.object(value), isColor(graph.objects[object]) else { return nil }
    let draft = NibDraft("color", key: key, at: graph.objects[object].offset)
    let name = graph.string("UISystemColorName", of: object)
    if !plainNames.contains(where: { $0.name == name }) { draft["systemColor"] = name }
    draft["name"] = graph.string(catalogKey, of: object)
    addComponents(of: object, graph, to: draft)
    return draft["colorSpace"] == nil && draft["systemColor"] == nil ? nil : draft
  }

  /// The gray colors that have a name in nibs. Documents have only their numbers.
  private static let plainNames: [(name: String, white: Double, alpha: Double)] = [
    ("whiteColor", 1, 1), ("blackColor", 0, 1), ("clearColor", 0, 0),
  ]

  private static func isColor(_ object: CodedGraph.Object) -> Bool {
    object.className == "UIColor" || object.fallbackClassNames.contains("UIColor")
      || object.entries.contains { $0.key == "UIColorComponentCount" }
  }

  /// Sets the components of a color and their color space, if the nib contains them.
  private static func addComponents(of object: Int, _ graph: CodedGraph, to draft: NibDraft) {
    func number(_ key: String) -> String? {
      // The double-precision value, if present, is the original value from the document. If there is none, the document
      // has the digits of the number in single precision.
      let value = graph.double(key + "-Double", of: object) ?? graph.double(key, of: object)
      return value.map { NibNumber.exact($0) }
    }
    if let red = number("UIRed"), let green = number("UIGreen"), let blue = number("UIBlue") {
      draft["red"] = red
      draft["green"] = green
      draft["blue"] = blue
      draft["customColorSpace"] = "sRGB"
    } else if let white = number("UIWhite") {
      draft["white"] = white
      draft["customColorSpace"] = "genericGamma22GrayColorSpace"
    } else {
      return
    }
    draft["alpha"] = number("UIAlpha") ?? "1"
    draft["colorSpace"] = "custom"
  }

  /// The color of an element. If the element is malformed, reports a diagnostic and returns `nil`.
  static func value(of element: NibElement, _ objects: CodedObjects) -> CodedGraph.Value? {
    UncompiledParts(attributes: words).report(element, to: objects)
    if objects.style.namesTableColors, isTableBackground(element), isWhite(element) {
      return system("tableBackgroundColor", white: 1, objects)
    }
    do {
      return value(try NibColor(decoding: element), of: element, objects)
    } catch {
      objects.report(.malformedValue, error.diagnostic.message, at: element.location, in: element)
      return nil
    }
  }

  /// The object of a color. Equal colors share one object. A color of an asset catalog has its name and the value that
  /// the document stores for it; without a value, reports a diagnostic and returns `nil`.
  private static func value(
    _ color: NibColor, of element: NibElement, _ objects: CodedObjects
  ) -> CodedGraph.Value? {
    guard let components = exactComponents(of: color, in: element) ?? standardComponents(of: color) else {
      objects.report(
        .catalogColor, "the document stores no value for the color '\(name(of: color))'; it is left out",
        at: element.location, in: element)
      return nil
    }
    var values: CodedObjects.Values = []
    if case .named(let name, _) = color {
      values += [
        (catalogKey, objects.string(name)), ("UIDynamicCatalogUseNibBundle", .bool(true)),
      ]
    } else if let name = systemName(of: color).map({ currentName($0, objects.style) })
      ?? plainName(of: color, components, element, objects.style)
    {
      values.append(("UISystemColorName", objects.string(name)))
    }
    values +=
      isGray(components) && !isUnmatchedWhite(components, element) ? gray(components) : rgb(components)
    return objects.shared(
      "UIColor", fallback: "NSColor", values, source: source(of: color, components, element))
  }

  /// Distinguishes colors whose values are equal, but that the compiler does not share because their color spaces
  /// differ.
  private static func source(
    of color: NibColor, _ components: NibColorComponents, _ element: NibElement
  ) -> String {
    guard case .components = color else { return "" }
    let isCalibrated = isUnmatchedWhite(components, element)
    return (isCalibrated ? .calibratedRGB : components.space).rawValue
  }

  /// Whether an element is the background color of a plain table. White means the color of tables, which is black in
  /// the dark appearance.
  static func isTableBackground(_ element: NibElement) -> Bool {
    guard element.key == "backgroundColor", let table = element.parent, table.isNamed("tableView") else {
      return false
    }
    return (table["style"] ?? "plain") == "plain"
  }

  /// Whether an element describes the color white, or that of backgrounds.
  static func isWhite(_ element: NibElement) -> Bool {
    switch try? NibColor(decoding: element) {
    case .system(let name, _): ["whiteColor", "systemBackgroundColor"].contains(name)
    case .components(let components): isGray(components) && components.red == 1 && components.alpha == 1
    default: false
    }
  }

  /// The name of the color of texts.
  static let labelName = "labelColor"

  /// The color of texts, which is black in the light appearance.
  static func label(_ objects: CodedObjects) -> CodedGraph.Value {
    system(objects.style.textColor, white: 0, objects)
  }

  /// A gray color of the system.
  static func system(
    _ name: String, white: Double, alpha: Double = 1, _ objects: CodedObjects
  ) -> CodedGraph.Value {
    let values =
      [("UISystemColorName", objects.string(name))]
      + gray(NibColorComponents(white: white, alpha: alpha))
    return objects.shared("UIColor", fallback: "NSColor", values)
  }

  /// The tint color of an activity indicator.
  static func tint(isGray: Bool, _ objects: CodedObjects) -> CodedGraph.Value {
    let color = NibColorComponents(white: isGray ? 0 : 1, alpha: isGray ? 0.45 : 1)
    let name = isGray ? [] : [("UISystemColorName", objects.string("whiteColor"))]
    return objects.shared(
      "UIColor", fallback: "NSColor", name + gray(color),
      source: NibColorComponents.Space.calibratedWhite.rawValue)
  }

  /// A color without a name.
  static func color(red: Double, green: Double, blue: Double, _ objects: CodedObjects) -> CodedGraph.Value {
    let components = NibColorComponents(red: red, green: green, blue: blue)
    return objects.shared(
      "UIColor", fallback: "NSColor", rgb(components), source: components.space.rawValue)
  }

  /// The components that the document stores. Those of a system color are multiples of 1/255, which documents round to
  /// ten digits.
  private static func exactComponents(of color: NibColor, in element: NibElement) -> NibColorComponents? {
    guard var components = color.savedComponents else { return nil }
    if components.space == .calibratedRGB, isMatched(element.document) { return components.convertedToSRGB }
    guard case .system = color else { return components }
    func exact(_ number: Double) -> Double {
      let nearest = (number * 255).rounded() / 255
      return abs(nearest - number) < 1e-9 ? nearest : number
    }
    components.red = exact(components.red)
    components.green = exact(components.green)
    components.blue = exact(components.blue)
    return components
  }

  private static func name(of color: NibColor) -> String {
    switch color {
    case .system(let name, _), .named(let name, _), .catalog(_, let name): name
    case .components: ""
    }
  }

  /// The name of a color of the system; `nil` for other colors.
  private static func systemName(of color: NibColor) -> String? {
    switch color {
    case .system(let name, _), .catalog(NibColor.systemCatalog, let name): name
    default: nil
    }
  }

  /// The name that nibs give to a gray color without a name; `nil` for most colors.
  private static func plainName(
    of color: NibColor, _ components: NibColorComponents, _ element: NibElement, _ style: CompilerStyle
  ) -> String? {
    guard style.namesPlainColors else { return nil }
    if case .components = color, isUnmatchedWhite(components, element) { return nil }
    guard isGray(components) else { return nil }
    return plainNames.first { $0.white == components.red && $0.alpha == components.alpha }?.name
  }

  /// The name that nibs have for a system color that older documents name differently.
  private static func currentName(_ name: String, _ style: CompilerStyle) -> String {
    name == "darkTextColor" && style.renamesDarkTextColor ? labelName : name
  }

  /// The components of a system color that is always the same, for documents that do not store them.
  private static func standardComponents(of color: NibColor) -> NibColorComponents? {
    guard let name = systemName(of: color) else { return nil }
    if let gray = systemGrays.first(where: { $0.key == name })?.value {
      return NibColorComponents(white: gray.white, alpha: gray.alpha)
    }
    guard let bytes = systemColors.first(where: { $0.key == name })?.value else { return nil }
    return NibColorComponents(
      red: bytes.red / 255, green: bytes.green / 255, blue: bytes.blue / 255, alpha: bytes.alpha)
  }

  /// The gray colors of the system in the light appearance.
  private static let systemGrays: KeyValuePairs<String, (white: Double, alpha: Double)> = [
    "labelColor": (0, 1), "darkTextColor": (0, 1), "lightTextColor": (1, 0.6), "whiteColor": (1, 1),
    "blackColor": (0, 1), "clearColor": (0, 0), "systemBackgroundColor": (1, 1),
    "tertiarySystemBackgroundColor": (1, 1), "secondarySystemGroupedBackgroundColor": (1, 1),
    "tableBackgroundColor": (1, 1), "tableCellBackgroundColor": (1, 1),
    "tableCellPlainBackgroundColor": (1, 1),
    "tableCellGroupedBackgroundColor": (1, 1),
  ]

  /// The other colors of the system in the light appearance: red, green and blue from 0 to 255, and the opacity.
  private static let systemColors:
    KeyValuePairs<String, (red: Double, green: Double, blue: Double, alpha: Double)> = [
      "secondaryLabelColor": (60, 60, 67, 0.6), "tertiaryLabelColor": (60, 60, 67, 0.3),
      "placeholderTextColor": (60, 60, 67, 0.3), "separatorColor": (60, 60, 67, 0.29),
      "secondarySystemBackgroundColor": (242, 242, 247, 1),
      "systemGroupedBackgroundColor": (242, 242, 247, 1),
      "groupTableViewBackgroundColor": (242, 242, 247, 1), "systemGrayColor": (142, 142, 147, 1),
      "systemBlueColor": (0, 122, 255, 1), "systemRedColor": (255, 59, 48, 1),
    ]

  private static func isGray(_ color: NibColorComponents) -> Bool {
    [.genericGamma22GrayColorSpace, .calibratedWhite, .deviceWhite].contains(color.space)
  }

  /// Whether a gray is written as red, green and blue: one of the spaces of old documents, in a document whose colors
  /// are not matched (14 documents of 9 projects).
  private static func isUnmatchedWhite(_ color: NibColorComponents, _ element: NibElement) -> Bool {
    color.space == .calibratedWhite && !isMatched(element.document)
  }

  /// Whether the colors of a document are converted to the spaces of UIKit.
  static func isMatched(_ document: NibDocument) -> Bool { document.root.bool("colorMatched") == true }

  private static func gray(_ color: NibColorComponents) -> CodedObjects.Values {
    [("UIColorComponentCount", .integer(2))]
      + component("UIWhite", color.red) + component("UIAlpha", color.alpha)
      + [("NSWhite", text([color.red], color.alpha)), ("NSColorSpace", .integer(Space.gray))]
  }

  private static func rgb(_ color: NibColorComponents) -> CodedObjects.Values {
    let numbers = [color.red, color.green, color.blue]
    return [("UIColorComponentCount", .integer(4))]
      + zip(["UIRed", "UIGreen", "UIBlue", "UIAlpha"], numbers + [color.alpha]).flatMap { component($0, $1) }
      + [("NSRGB", text(numbers, color.alpha)), ("NSColorSpace", .integer(Space.rgb))]
  }

  /// A component in single precision, and also in double precision if single precision does not represent it
  /// exactly.
  private static func component(_ key: String, _ number: Double) -> CodedObjects.Values {
    let single = (key, CodedGraph.Value.float(Float(number)))
    return Double(Float(number)) == number ? [single] : [single, (key + "-Double", .double(number))]
  }

  /// The components as text, as in AppKit's colors: numbers with at most three significant digits, and the opacity only
  /// if it is not 1 (6,700 of 6,700 numbers).
  private static func text(_ numbers: [Double], _ alpha: Double) -> CodedGraph.Value {
    let numbers = alpha == 1 ? numbers : numbers + [alpha]
    let text = numbers.map { NibNumber.text($0, significantDigits: 3) }.joined(separator: " ")
    return .data(Array(text.utf8))
  }
}

extension DiagnosticKind {
  static let catalogColor = DiagnosticKind(
    "catalog-color", .warning,
    "A document stores no value for a color of an asset catalog or of the system, and the color is left out.")
}
