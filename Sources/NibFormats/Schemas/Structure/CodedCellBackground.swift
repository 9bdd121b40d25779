/// The background of table cells. A nib contains the background that a cell without selection has by default (Xcode 12:
/// the 2 such cells of 18 have one, the others none); documents do not contain it.
enum CodedCellBackground {
  private static let viewKey = "UISystemBackgroundView"
  /// Whether the color of the cell is that of its background.
  private static let compatibilityKey = "UIDidEncodeCompatibilityBackgroundColor"
  private static let colorName = "tableCellPlainBackgroundColor"

  static let property = PropertySchema(
    keys: [viewKey, compatibilityKey],
    translate: { object, draft in
      guard object.bool(compatibilityKey) == true else { return }
      draft.children.removeAll { $0["key"] == "backgroundColor" && $0["systemColor"] == colorName }
    },
    compile: { element, object in
      guard object.compilation.style.hasCellBackgrounds, element["selectionStyle"] == "none",
        element.child(key: "backgroundColor") == nil, let cell = element.savedFrame
      else {
        return object.set(viewKey, .null)
      }
      let color = CodedColor.system(colorName, white: 1, object.compilation)
      object.set("UIBackgroundColor", color)
      object.set(compatibilityKey, .bool(true))
      object.set(viewKey, view(of: cell, color, object.compilation))
    })

  /// The view behind the content of a cell. Its height is a whole number of points.
  private static func view(
    of cell: NibRect, _ color: CodedGraph.Value, _ compilation: CodedCompilation
  ) -> CodedGraph.Value {
    let height = cell.height.rounded(.up)
    return compilation.object(
      "_UISystemBackgroundView",
      [
        ("UIBounds", CodedGeometry.value([0, 0, cell.width, height])),
        ("UICenter", CodedGeometry.value([cell.width / 2, height / 2])), ("UIDeepDrawRect", .bool(true)),
        ("UIOpaque", .bool(true)), ("UIAutoresizeSubviews", .bool(true)),
        ("UIViewSemanticContentAttribute", .integer(0)), ("UIViewLargeContentStoredProperties", .null),
        ("configurationAPI", configuration(color, compilation)),
      ])
  }

  private static func configuration(
    _ color: CodedGraph.Value, _ compilation: CodedCompilation
  ) -> CodedGraph.Value {
    let clear = CodedColor.system("clearColor", white: 0, alpha: 0, compilation)
    return CodedBackgroundConfiguration(backgroundColor: color, strokeColor: clear, defaultStyle: 1)
      .value(compilation)
  }
}
