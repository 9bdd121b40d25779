import NibCore

extension CheckRule {
  /// The rules about elements, attributes and values that cannot be read.
  static let vocabularyRules: [CheckRule] = [unsupportedAttribute, unsupportedElement, malformedValue]

  private static let unsupportedAttribute = CheckRule(
    "unsupported-attribute", .vocabulary, .warning, "NibTerm does not know an attribute.",
    advice:
      "This is a typing error, or a new attribute of Interface Builder. If it is new, please report it.",
    wrong: "<label text=\"Name\" textAligment=\"center\" id=\"name\"/>",
    right: "<label text=\"Name\" textAlignment=\"center\" id=\"name\"/>",
    find: { context in
      context.unknownWords.compactMap { word in
        guard let attribute = word.attribute else { return nil }
        return context.finding(
          "'\(attribute)' of <\(word.element.name)> is not supported; the default is used", at: word.element,
          attribute: attribute)
      }
    })

  private static let unsupportedElement = CheckRule(
    "unsupported-element", .vocabulary, .warning,
    "NibTerm does not know an element, or does not expect it there.",
    details: """
      The element is left out, with everything in it. Only an object with a frame, or one that is called a controller or \
      gesture recognizer, is loaded with a class of UIKit's instead, which the message names.
      """,
    advice: "This is a typing error, or a new element of Interface Builder. If it is new, please report it.",
    wrong: "<view id=\"v\"><rects key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"10\"/></view>",
    right: "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"10\"/></view>",
    find: { context in
      // Loading reports known elements in lists of objects (`misplaced-element`).
      context.unknownWords.filter { $0.attribute == nil && !$0.element.isMisplacedInList }.map { word in
        let result = word.standIn.map { "\($0) is used instead" } ?? "it is left out"
        return context.finding(
          "<\(word.element.name)> is not supported here (\(word.path)); \(result)", at: word.element)
      }
    })

  private static let malformedValue = CheckRule(
    "malformed-value", .vocabulary, .warning, "A value cannot be read. The default is used.",
    details: "Values are colors, rectangles, fonts, numbers and the like.", advice: "Correct it.",
    wrong: "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"wide\" height=\"10\"/></view>",
    right: "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"20\" height=\"10\"/></view>",
    find: { context in
      context.elements.filter { valueNames.contains($0.name) }.compactMap(problem)
    })

  /// The problem with a value; `nil` if it can be read.
  private static func problem(with element: NibElement) -> Diagnostic? {
    do {
      _ = try NibValue(decoding: element)
      return nil
    } catch {
      return error.diagnostic
    }
  }

  /// The names of elements that are values wherever they occur.
  private static let valueNames: Set<String> = [
    "color", "rect", "point", "size", "inset", "edgeInsets", "directionalEdgeInsets", "fontDescription",
    "font", "string", "mutableString", "integer", "real", "date", "range", "paragraphStyle",
  ]
}
