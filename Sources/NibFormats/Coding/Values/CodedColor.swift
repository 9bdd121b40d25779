import NibSupport

/// Translates colors. A nib contains a `UIColor` with its components, and the name of the color if it is a
/// system color.
enum CodedColor {
  /// The numbers of color spaces under the key `NSColorSpace`.
  private enum Space {
    static let rgb: Int64 = 2
    static let gray: Int64 = 4
  }

  /// The element of a color; `nil` if the value is not a color.
  static func draft(_ value: CodedGraph.Value, key: String, in graph: CodedGraph) -> NibDraft? {
    guard let object = graph.object(value), isColor(graph.objects[object]) else { return nil }
    let draft = NibDraft("color", key: key, at: graph.objects[object].offset)
    let name = graph.string("UISystemColorName", of: object)
    if !plainNames.contains(where: { $0.name == name }) { draft["systemColor"] = name }
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
      // The double-precision value, if present, is the original value from the document.
      let value = graph.value(key + "-Double", of: object) ?? graph.value(key, of: object)
      return value.flatMap { ScalarCoding.numberText(graph, $0) }
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
    do {
      return value(try NibColor(decoding: element), of: element, objects)
    } catch {
      objects.report(.malformedValue, error.diagnostic.message, at: element.location, in: element)
      return nil
    }
  }

  /// The object of a color. The values of named colors are those that the document stores.
  private static func value(
    _ color: NibColor, of element: NibElement, _ objects: CodedObjects
  ) -> CodedGraph.Value {
    var values: CodedObjects.Values = []
    if case .system(let name, _) = color { values.append(("UISystemColorName", objects.string(name))) }
    if case .named(let name, let saved) = color {
      objects.report(
        .catalogColor,
        "the color '\(name)' of an asset catalog is written as "
          + (saved == nil
            ? "black, because the document stores no value for it" : "the value that the document stores"),
        at: element.location, in: element)
    }
    let components = color.savedComponents ?? NibColorComponents(white: 0)
    let plain = plainNames.first { $0.white == components.red && $0.alpha == components.alpha }
    if let plain, case .components = color, isGray(components) {
      values.append(("UISystemColorName", objects.string(plain.name)))
    }
    values += isGray(components) ? gray(components) : rgb(components)
    return objects.object("UIColor", fallback: "NSColor", values)
  }

  private static func isGray(_ color: NibColorComponents) -> Bool {
    [.genericGamma22GrayColorSpace, .calibratedWhite, .deviceWhite].contains(color.space)
  }

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

  /// The components as text, as in AppKit's colors: numbers with at most three decimals, and the opacity only
  /// if it is not 1.
  private static func text(_ numbers: [Double], _ alpha: Double) -> CodedGraph.Value {
    let numbers = alpha == 1 ? numbers : numbers + [alpha]
    let text = numbers.map { NibNumber.text($0) }.joined(separator: " ")
    return .data(Array(text.utf8))
  }
}

extension DiagnosticKind {
  static let catalogColor = DiagnosticKind(
    "catalog-color", .warning,
    "The value that a color of an asset catalog had when the document was saved is written.")
}
