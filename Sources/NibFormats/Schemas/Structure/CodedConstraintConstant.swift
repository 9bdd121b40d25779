import NibSupport

/// Translates the constants of constraints, in points: a number, or the system's standard distance.
///
/// A nib contains a number twice. Systems since iOS 8 read the one that belongs to the constraint's true attributes.
/// Older systems do not know margins: they read the attributes of the plain edges, and a constant that includes the
/// default width of the margin. A constant of 0 is left out.
enum CodedConstraintConstant {
  private static let key = "NSConstantV2"
  private static let fallbackKey = "NSConstant"
  private static let symbolKey = "NSSymbolicConstant"

  /// The row for the constant of a constraint. For the standard distance, a nib contains a symbol instead of a number.
  static let property = PropertySchema(
    parts: [.attribute("constant"), .attribute("symbolic")], keys: [key, fallbackKey, symbolKey],
    translate: { object, draft in
      let isStandard = object.string(symbolKey) != nil
      let number = isStandard ? standardSpace(of: object) : value(of: object.number, in: object.graph)
      if isStandard { draft["symbolic"] = "YES" }
      if number != 0 { draft["constant"] = NibNumber.exact(number) }
    },
    compile: { element, object in
      if let text = element["symbolic"], NibBool.parse(text) == nil {
        object.reportMalformed("symbolic", text, element)
      }
      if element.bool("symbolic") == true {
        return object.set(symbolKey, object.compilation.string("NSSpace"))
      }
      let text = CodedDeviceTraits(element.document).value(of: "constant", in: element) ?? "0"
      guard let number = NibDecimal.parse(text) else {
        return object.reportMalformed("constant", text, element)
      }
      for (key, value) in values(number, margin: marginWidth(in: element)) { object.set(key, value) }
    })

  /// The constant of a constraint's object that belongs to its true attributes.
  static func value(of constraint: Int, in graph: CodedGraph) -> Double {
    let hasTrueAttributes = graph.value("NSFirstAttributeV2", of: constraint) != nil
    return graph.double(hasTrueAttributes ? key : fallbackKey, of: constraint) ?? 0
  }

  /// The values for a constant.
  ///
  /// - Parameter margin: the number that older systems add to the constant.
  static func values(_ constant: Double, margin: Double) -> CodedObjects.Values {
    [(key, constant), (fallbackKey, constant + margin)].filter { $0.1 != 0 }.map { ($0, .double($1)) }
  }

  /// The difference between the constants for the plain edges and for the margins of a constraint's items.
  private static func marginWidth(in element: NibElement) -> Double {
    let second = element["secondItem"] == nil ? 0 : inset("second", of: element)
    return second - inset("first", of: element)
  }

  /// The distance from the plain edge to the margin to which one side of a constraint refers, to the right or down. A
  /// view without margins of its own has margins of 8 points.
  private static func inset(_ side: String, of element: NibElement) -> Double {
    let item = element[side + "Item"].flatMap { element.document.object(id: $0) } ?? element.parent?.parent
    let margins = item?.child(key: "layoutMargins")
    func width(_ name: String) -> Double { margins?.double(name) ?? 8 }
    switch CodedConstraints.attribute(side, of: element) {
    case 13, 17: return width("left")
    case 15: return width("top")
    case 14, 18: return -width("right")
    case 16: return -width("bottom")
    default: return 0
    }
  }

  /// The system's standard distance in points: 20 between a view and its superview, 8 between other items, and 0
  /// between a bar and its superview. Between a view and a safe area it is 8 at the top and bottom, and 20 otherwise.
  private static func standardSpace(of object: CodedTranslation.Subject) -> Double {
    let graph = object.graph
    let items = ["NSFirstItem", "NSSecondItem"].compactMap { object.value($0) }
    guard items.count == 2 else { return 8 }
    if items.contains(where: { isSafeArea($0, graph) }) {
      let attribute = object.value("NSFirstAttribute").flatMap { graph.int($0) } ?? 0
      return ["top", "bottom"].contains(SchemaWords.layoutAttributes.word(of: attribute)) ? 8 : 20
    }
    for (view, superview) in [(items[0], items[1]), (items[1], items[0])]
    where isSubview(view, of: superview, graph) {
      return isBar(view, graph) ? 0 : 20
    }
    return 8
  }

  private static func isSafeArea(_ item: CodedGraph.Value, _ graph: CodedGraph) -> Bool {
    guard let guide = graph.object(item) else { return false }
    return CodedLayoutGuides.key(of: guide, graph) == "safeArea"
  }

  /// Whether a view is a bar, which extends to the edges of its superview.
  private static func isBar(_ item: CodedGraph.Value, _ graph: CodedGraph) -> Bool {
    guard let view = graph.object(item) else { return false }
    let original = graph.string("UIOriginalClassName", of: view)
    return ["UINavigationBar", "UIToolbar", "UITabBar"].contains(original ?? graph.objects[view].className)
  }

  /// Whether a constraint is between a view and its superview, which have another standard distance than siblings.
  private static func isSubview(
    _ view: CodedGraph.Value, of superview: CodedGraph.Value, _ graph: CodedGraph
  ) -> Bool {
    guard let superview = graph.object(superview) else { return false }
    // A nib lists the guides of a view controller among the subviews, but the distance between subview and superview
    // does not apply to them.
    guard graph.className(view) != CodedLayoutGuides.controllerGuide.name else { return false }
    return graph.array("UISubviews", of: superview)?.contains(view) ?? false
  }
}
