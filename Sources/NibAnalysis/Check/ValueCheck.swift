import NibCore

/// Finds values that cannot be read: a color without components, a rectangle without a width.
struct ValueCheck {
  private(set) var diagnostics: [Diagnostic] = []

  init(_ document: NibDocument) {
    for element in document.root.descendants where ValueCheck.names.contains(element.name) {
      do {
        _ = try NibValue(decoding: element)
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
  }

  /// The elements that are values in every context.
  private static let names: Set<String> = [
    "color", "rect", "point", "size", "inset", "edgeInsets", "directionalEdgeInsets", "fontDescription",
    "font",
    "string", "mutableString", "integer", "real", "date", "range", "paragraphStyle",
  ]
}
