import NibCore

extension CheckRule {
  static let malformedValue = CheckRule(
    .malformedValue,
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
