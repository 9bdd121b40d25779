/// A `UIBackgroundConfiguration` of a nib: the background of a table cell, or of a button with a configuration. It says
/// for each of its properties whether it has another value than by default.
struct CodedBackgroundConfiguration {
  /// The radius of the corners, in points.
  var cornerRadius = 0.0
  var backgroundColor: CodedGraph.Value
  var strokeColor: CodedGraph.Value
  /// The width of the border, in points.
  var strokeWidth = 0.0
  /// The distance of the border from the edges, in points.
  var strokeOutset = 0.0
  /// The number of the views for which it is made: 0 for buttons, 1 for table cells.
  var defaultStyle: Int64
  /// The properties that do not have the values that they have by default.
  var customized: Set<String> = []

  /// The object with these values. Newer versions of Xcode write more of them, all with the values that they have by
  /// default (Xcode 12: 2 backgrounds of table cells; 14.2: one of a button; 15.2: one of a table cell).
  func value(_ objects: CodedObjects) -> CodedGraph.Value {
    let style = objects.style
    var values: CodedObjects.Values = [
      ("customView", .null), ("cornerRadius", .double(cornerRadius)), ("maskedCorners", .integer(15)),
      ("backgroundColor", backgroundColor), ("backgroundColorTransformerIdentifier", .integer(0)),
      ("visualEffect", .null),
    ]
    if style.hasEffectGroups {
      values += [("visualEffectGroupName", .null), ("visualEffectAllowsTransparentBlurring", .bool(true))]
    }
    if style.hasBackgroundImages { values += [("image", .null), ("imageContentMode", .integer(0))] }
    values += [
      ("backgroundInsets", objects.string("{0, 0, 0, 0}")),
      ("edgesAddingLayoutMarginsToBackgroundInsets", .integer(0)), ("strokeColor", strokeColor),
      ("strokeColorTransformerIdentifier", .integer(0)), ("strokeWidth", .double(strokeWidth)),
      ("strokeOutset", .double(strokeOutset)),
    ]
    if style.hasBackgroundImages { values.append(("strokeLocation", .integer(0))) }
    values += [("shadowType", .integer(0)), ("defaultStyle", .integer(defaultStyle))]
    return objects.object("UIBackgroundConfiguration", values + flags(style))
  }

  /// The properties of an object that do not have the values that they have by default.
  static func customized(of object: Int, in graph: CodedGraph) -> Set<String> {
    let flags = graph.objects[object].entries.filter { $0.key.hasPrefix(flag) && $0.value == .bool(true) }
    return Set(flags.map { String($0.key.dropFirst(flag.count)) })
  }

  /// The key that says whether a property has another value than by default, before its name.
  private static let flag = "hasCustomized-"

  private func flags(_ style: CompilerStyle) -> CodedObjects.Values {
    var names = [
      "customView", "cornerRadius", "backgroundInsets", "edgesAddingLayoutMarginsToBackgroundInsets",
      "backgroundColor", "backgroundColorTransformerIdentifier", "visualEffect",
    ]
    if style.hasEffectGroups { names.append("visualEffectGroupName") }
    if style.hasBackgroundImages { names += ["image", "imageContentMode"] }
    names += ["strokeColor", "strokeColorTransformerIdentifier", "strokeWidth", "strokeOutset"]
    if style.hasBackgroundImages { names.append("maskedCorners") }
    return names.map { (Self.flag + $0, .bool(customized.contains($0))) }
  }
}
