/// Translates layout guides and the constraints that position them: the safe area and similar guides of a
/// view, and the older top and bottom guides of a view controller.
enum CodedLayoutGuides {
  /// The identifier of the guide of a view's safe area.
  static let safeArea = "UIViewSafeAreaLayoutGuide"
  /// The keys of standard guides in documents, with their identifiers in nibs.
  private static let identifiers: KeyValuePairs<String, String> = [
    "safeArea": safeArea, "keyboard": "UIViewKeyboardLayoutGuide",
    "contentLayoutGuide": "UIScrollView-contentLayoutGuide",
    "frameLayoutGuide": "UIScrollView-frameLayoutGuide",
  ]

  enum Word: String, SchemaWord {
    case identifier, connections, userDefinedRuntimeAttributes

    static let schema = ClassSchema(
      "UILayoutGuide", element: "viewLayoutGuide",
      ignoring: [
        "UILayoutGuideOwningView", "UILayoutGuideOwningViewIsLocked", "UILayoutGuideShouldBeArchived",
        "UILayoutGuideAllowsNegativeDimensions", "UILayoutGuideSystemConstraints",
      ],
      [
        identifier: .row(CodedLayoutGuides.identifier), connections: .handled(.element),
        userDefinedRuntimeAttributes: .handled(.element),
      ])
  }

  /// The row for the identifier of a guide, and for everything else that a nib has of it.
  fileprivate static let identifier = PropertySchema(
    parts: [.attribute("identifier")], keys: ["UILayoutGuideIdentifier"], types: ["identifier": .text],
    translate: { object, draft in
      guard let name = object.string("UILayoutGuideIdentifier"), !name.isEmpty else { return }
      if let key = key(of: object.number, object.graph) {
        draft["key"] = key
      } else {
        draft["identifier"] = name
      }
    },
    compile: { element, object in
      let name = identifiers.first { $0.key == element.key }?.value ?? element["identifier"] ?? ""
      if let view = owner(of: element, object.compilation) {
        object.set("UILayoutGuideOwningView", .object(view))
      }
      object.set("UILayoutGuideIdentifier", object.compilation.string(name))
      object.set("UILayoutGuideOwningViewIsLocked", .bool(true))
      object.set("UILayoutGuideShouldBeArchived", .bool(true))
      object.set("UILayoutGuideAllowsNegativeDimensions", .bool(true))
      if let constraints = pins(of: element, name, object) {
        object.set("UILayoutGuideSystemConstraints", object.compilation.list(constraints))
      }
    })

  /// Whether a constraint of the document refers to a guide.
  private static func isUsed(_ guide: NibElement) -> Bool {
    guard let id = guide["id"] else { return true }
    return guide.document.constraintItems.contains(text: id)
  }

  /// The object that represents a guide in the nib's list of all objects: a guide without values of its own, which does
  /// not belong to the view.
  static func listed(_ compilation: CodedCompilation) -> Int {
    compilation.add(Word.schema.name, values("", owner: .null, isOwned: false, compilation))
  }

  /// The key of a standard guide of a view in documents, such as `safeArea`; `nil` for any other object.
  static func key(of guide: Int, _ graph: CodedGraph) -> String? {
    let name = graph.string("UILayoutGuideIdentifier", of: guide)
    return identifiers.first { $0.value == name }?.key
  }

  static let list = PropertySchema(
    parts: [.element("viewLayoutGuide"), .element("keyboardLayoutGuide")], keys: ["UIViewLayoutGuides"],
    translate: { object, draft in
      for guide in object.graph.array(object.value("UIViewLayoutGuides")) ?? [] {
        if let child = object.translation.draft(of: guide) { draft.children.append(child) }
      }
    },
    compile: { element, object in
      guard CodedCollectionCell.content(of: element) == nil else { return }
      let guides: [CodedGraph.Value]
      if let cell = CodedCollectionCell.cell(of: element) {
        guard !cell.children(inside: "constraints").isEmpty else { return }
        let own = cell.children(named: "viewLayoutGuide").compactMap { object.compilation.value(of: $0) }
        let isAdded = own.isEmpty && object.compilation.style.addsSafeAreasToCells
        guides = isAdded ? [safeArea(of: object.number, object.compilation)] : own
      } else {
        guides = element.children(named: "viewLayoutGuide").filter { isUsed($0) }
          .compactMap { object.compilation.value(of: $0) }
      }
      if !guides.isEmpty {
        object.set("UIViewLayoutGuides", object.compilation.list(guides, "NSMutableArray"))
      }
    })

  /// The constraints that position a view's guides. Documents do not contain them.
  static func systemConstraints(of view: CodedTranslation.Subject) -> [CodedGraph.Value] {
    let graph = view.graph
    return graph.objects(in: "UIViewLayoutGuides", of: view.number).flatMap { guide in
      graph.array("UILayoutGuideSystemConstraints", of: guide) ?? []
    }
  }

  /// The four constraints that pin a guide to the edges of its view; `nil` if the guide is not in a view.
  ///
  /// - Parameter name: the identifier of the guide in the nib.
  private static func pins(
    of guide: NibElement, _ name: String, _ object: CodedCompilation.Subject
  ) -> [CodedGraph.Value]? {
    guard let view = owner(of: guide, object.compilation) else { return nil }
    return pins(name, of: object.number, in: view, object.compilation)
  }

  private static func pins(
    _ name: String, of guide: Int, in view: Int, _ compilation: CodedCompilation
  ) -> [CodedGraph.Value] {
    // The numbers are those of the constraint attributes.
    let edges: [(name: String, attribute: Int64, isGuideFirst: Bool)] = [
      ("top", 3, true), ("left", 1, true), ("bottom", 4, false), ("right", 2, false),
    ]
    return edges.map { edge in
      let items = edge.isGuideFirst ? [guide, view] : [view, guide]
      let furtherValues: CodedObjects.Values = [
        ("NSShouldBeArchived", .bool(false)),
        ("NSLayoutIdentifier", compilation.string("\(name)-\(edge.name)")),
      ]
      return constraint(
        between: items, attribute: edge.attribute, furtherValues: furtherValues, compilation)
    }
  }

  /// The number of the view to which a guide belongs in the nib.
  private static func owner(of guide: NibElement, _ compilation: CodedCompilation) -> Int? {
    guide.parent.flatMap { compilation.number(of: CodedCollectionCell.owner(of: $0)) }
  }

  /// The safe area of a view whose element contains none.
  private static func safeArea(of view: Int, _ compilation: CodedCompilation) -> CodedGraph.Value {
    let name = "UIViewSafeAreaLayoutGuide"
    let guide = compilation.add(
      Word.schema.name, values(name, owner: .object(view), isOwned: true, compilation))
    let constraints = pins(name, of: guide, in: view, compilation)
    compilation.set("UILayoutGuideSystemConstraints", compilation.list(constraints), of: guide)
    return .object(guide)
  }

  private static func values(
    _ name: String, owner: CodedGraph.Value, isOwned: Bool, _ compilation: CodedCompilation
  ) -> CodedObjects.Values {
    [
      ("UILayoutGuideOwningView", owner), ("UILayoutGuideIdentifier", compilation.string(name)),
      ("UILayoutGuideOwningViewIsLocked", .bool(isOwned)), ("UILayoutGuideShouldBeArchived", .bool(isOwned)),
      ("UILayoutGuideAllowsNegativeDimensions", .bool(isOwned)),
    ]
  }

  /// Adds a constraint that positions a guide. Documents do not contain it.
  ///
  /// - Parameters:
  ///   - items: the first item, and the second one unless the constraint is for a length.
  ///   - attribute: the number of the attribute of both items.
  ///   - furtherValues: the other values of the constraint.
  static func constraint(
    between items: [Int], attribute: Int64, furtherValues: CodedObjects.Values,
    _ compilation: CodedCompilation,
    className: String = "NSLayoutConstraint"
  ) -> CodedGraph.Value {
    var values: CodedObjects.Values = []
    for (side, item) in zip(["First", "Second"], items) {
      values += [
        ("NS\(side)Item", .object(item)), ("NS\(side)AttributeV2", .integer(attribute)),
        ("NS\(side)Attribute", .integer(attribute)),
      ]
    }
    return compilation.object(className, values + furtherValues)
  }
}

extension CodedLayoutGuides {
  /// The types of guides in documents, with their identifiers in nibs.
  private static let controllerIdentifiers: KeyValuePairs<String, String> = [
    "top": "_UIViewControllerTop", "bottom": "_UIViewControllerBottom",
  ]
  private static let identifierKey = "_UILayoutGuideIdentifier"
  /// The key of the constraints that UIKit removes from a guide when its controller is shown.
  fileprivate static let provisionalKey = "_UILayoutGuideConstraintsToRemove"
  private static let isArchived = ("NSShouldBeArchived", CodedGraph.Value.bool(true))

  /// The words of the top and bottom guides of a view controller, which a nib codes as hidden subviews of its
  /// view.
  enum ControllerGuideWord: String, SchemaWord {
    case type, connections, userDefinedRuntimeAttributes

    static let schema = ClassSchema(
      "_UILayoutGuide", element: "viewControllerLayoutGuide",
      ignoring: ["UIViewAutolayoutConstraints", CodedLayoutGuides.provisionalKey],
      [
        type: .row(
          .constant("UIOpaque", .bool(true)).and(.constant("UIHidden", .bool(true)))
            .and(.constant("UIAutoresizeSubviews", .bool(true)))
            .and(.constant("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", .bool(true)))
            .and(.constant("UIDeepDrawRect", .bool(true)))
            .and(.constant("UIViewSemanticContentAttribute", .integer(0)))
            .and(.constant("UIViewLargeContentStoredProperties", .null))
            .and(CodedLayoutGuides.controllerGuideType)),
        connections: .handled(.element), userDefinedRuntimeAttributes: .handled(.element),
      ])
  }

  static var controllerGuide: ClassSchema { ControllerGuideWord.schema }

  fileprivate static let controllerGuideType = PropertySchema(
    parts: [.attribute("type")], keys: [identifierKey], types: ["type": .choice(["top", "bottom"])],
    translate: { object, draft in
      let identifier = object.string(identifierKey)
      draft["type"] = controllerIdentifiers.first { $0.value == identifier }?.key
    },
    compile: { element, object in
      let type = element["type"] ?? ""
      guard let identifier = controllerIdentifiers.first(where: { $0.key == type })?.value else {
        return object.reportMalformed("type", type, element)
      }
      object.set(identifierKey, object.compilation.string(identifier))
      let width = constraint(
        between: [object.number], attribute: Attribute.width,
        furtherValues: [isArchived, ("NSPriority", .integer(999))],
        object.compilation, className: "_UILayoutSupportConstraint")
      object.set("UIViewAutolayoutConstraints", object.compilation.list([width], "NSMutableArray"))
    })

  /// The numbers of constraint attributes.
  private enum Attribute {
    static let top: Int64 = 3
    static let bottom: Int64 = 4
    static let leading: Int64 = 5
    static let width: Int64 = 7
    static let height: Int64 = 8
  }

  /// The elements of a controller's guides, which are among the subviews of the controller's view.
  static func controllerGuides(of view: CodedGraph.Value, _ translation: CodedTranslation) -> [NibDraft] {
    let graph = translation.graph
    guard let view = graph.object(view) else { return [] }
    let guides = controllerGuideNumbers(of: view, graph)
    return controllerIdentifiers.compactMap { word, identifier in
      let guide = guides.first { graph.string(identifierKey, of: $0) == identifier }
      return guide.map {
        NibDraft("viewControllerLayoutGuide", ["type": word, "id": translation.id(of: $0)])
      }
    }
  }

  /// The constraints that position a controller's guides until the controller is shown. Documents do not
  /// contain them.
  static func provisionalConstraints(of view: CodedTranslation.Subject) -> Set<CodedGraph.Value> {
    let graph = view.graph
    return Set(
      controllerGuideNumbers(of: view.number, graph).flatMap { graph.array(provisionalKey, of: $0) ?? [] })
  }

  /// The numbers of the guides among the subviews of a controller's view.
  private static func controllerGuideNumbers(of view: Int, _ graph: CodedGraph) -> [Int] {
    graph.objects(in: "UISubviews", of: view).filter { graph.objects[$0].className == controllerGuide.name }
  }

  /// The elements of the guides of a controller, if the view is that of a controller; otherwise empty. A nib
  /// lists the guides among the subviews of the view.
  static func controllerGuides(of view: NibElement) -> [NibElement] {
    guard view.key == "view", let list = view.parent?.child(named: "layoutGuides") else { return [] }
    return list.children(named: controllerGuide.element)
  }

  /// Adds the constraints that keep a controller's guides at the edges of its view until the controller is
  /// shown.
  static func provisionalConstraints(
    in view: NibElement, _ object: CodedCompilation.Subject
  ) -> [CodedGraph.Value] {
    controllerGuides(of: view).flatMap { element in
      guard let guide = object.compilation.number(of: element) else { return [CodedGraph.Value]() }
      let leading = ([guide, object.number], Attribute.leading)
      let height = ([guide], Attribute.height)
      let sides =
        element["type"] == "bottom"
        ? [leading, height, ([object.number, guide], Attribute.bottom)]
        : [leading, ([guide, object.number], Attribute.top), height]
      let constraints = sides.map {
        constraint(between: $0, attribute: $1, furtherValues: [isArchived], object.compilation)
      }
      object.compilation.set(provisionalKey, object.compilation.list(constraints), of: guide)
      return constraints
    }
  }
}
