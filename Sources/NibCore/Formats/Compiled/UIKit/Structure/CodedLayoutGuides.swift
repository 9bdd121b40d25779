/// Layout guides: a view's safe area and its like, and the older guides of a view controller.
enum CodedLayoutGuides {
  /// The class of a view controller's top and bottom guides: a hidden view among the subviews.
  static let controllerGuide = "_UILayoutGuide"

  private static let identifiers: KeyValuePairs<String, String> = [
    "safeArea": "UIViewSafeAreaLayoutGuide", "keyboard": "UIViewKeyboardLayoutGuide",
    "contentLayoutGuide": "UIScrollView-contentLayoutGuide",
    "frameLayoutGuide": "UIScrollView-frameLayoutGuide",
  ]

  static let guide = CodedClass(
    "UILayoutGuide", "viewLayoutGuide",
    [
      CodedProperty(
        words: [.attribute("identifier")], keys: ["UILayoutGuideIdentifier"],
        translate: { object, draft in
          guard let name = object.string("UILayoutGuideIdentifier"), !name.isEmpty else { return }
          if let key = identifiers.first(where: { $0.value == name })?.key {
            draft["key"] = key
          } else {
            draft["identifier"] = name
          }
        },
        compile: { element, object in
          let name = identifiers.first { $0.key == element.key }?.value ?? element["identifier"] ?? ""
          if let view = element.parent.flatMap({ object.compilation.number(of: $0) }) {
            object.set("UILayoutGuideOwningView", .object(view))
          }
          object.set("UILayoutGuideIdentifier", object.compilation.string(name))
          object.set("UILayoutGuideOwningViewIsLocked", .bool(true))
          object.set("UILayoutGuideShouldBeArchived", .bool(true))
          object.set("UILayoutGuideAllowsNegativeDimensions", .bool(true))
          if let constraints = pins(of: element, name, object) {
            object.set("UILayoutGuideSystemConstraints", object.compilation.list(constraints))
          }
        }),
      .implied(
        "UILayoutGuideOwningView", "UILayoutGuideOwningViewIsLocked", "UILayoutGuideShouldBeArchived",
        "UILayoutGuideAllowsNegativeDimensions", "UILayoutGuideSystemConstraints"),
    ])

  /// The guides of a view, after everything else that stands in it.
  static let list = CodedProperty(
    words: [.element("viewLayoutGuide"), .element("keyboardLayoutGuide")], keys: ["UIViewLayoutGuides"],
    translate: { object, draft in
      for guide in object.graph.array(object.value("UIViewLayoutGuides")) ?? [] {
        if let child = object.translation.draft(of: guide) { draft.children.append(child) }
      }
    },
    compile: { element, object in
      let guides = element.children(named: "viewLayoutGuide").compactMap { object.compilation.value(of: $0) }
      if !guides.isEmpty {
        object.set("UIViewLayoutGuides", object.compilation.list(guides, "NSMutableArray"))
      }
    })

  /// The constraints that hold a view's guides where they are; no document has them.
  static func systemConstraints(of view: CodedTranslation.Subject) -> [CodedGraph.Value] {
    let graph = view.graph
    let guides = graph.array(view.value("UIViewLayoutGuides")) ?? []
    return guides.compactMap { graph.object($0) }.flatMap { guide in
      graph.array(graph.value("UILayoutGuideSystemConstraints", of: guide)) ?? []
    }
  }

  /// The four constraints that hold a guide to the edges of its view.
  private static func pins(
    of guide: NibElement, _ name: String, _ object: CodedCompilation.Subject
  ) -> [CodedGraph.Value]? {
    guard let view = guide.parent.flatMap({ object.compilation.number(of: $0) }) else { return nil }
    let edges: [(name: String, attribute: Int64, isGuideFirst: Bool)] = [
      ("top", 3, true), ("left", 1, true), ("bottom", 4, false), ("right", 2, false),
    ]
    return edges.map { edge in
      let items = edge.isGuideFirst ? [object.number, view] : [view, object.number]
      let attribute = CodedGraph.Value.integer(edge.attribute)
      return .object(
        object.compilation.add(
          CodedGraph.Object(
            "NSLayoutConstraint",
            entries: [
              CodedGraph.Entry("NSFirstItem", .object(items[0])),
              CodedGraph.Entry("NSFirstAttributeV2", attribute),
              CodedGraph.Entry("NSFirstAttribute", attribute),
              CodedGraph.Entry("NSSecondItem", .object(items[1])),
              CodedGraph.Entry("NSSecondAttributeV2", attribute),
              CodedGraph.Entry("NSSecondAttribute", attribute),
              CodedGraph.Entry("NSShouldBeArchived", .bool(false)),
              CodedGraph.Entry("NSLayoutIdentifier", object.compilation.string("\(name)-\(edge.name)")),
            ])))
    }
  }
}

extension CodedProperty {
  static let layoutGuides = CodedLayoutGuides.list
}

// MARK: - The guides of view controllers

extension CodedLayoutGuides {
  private static let controllerIdentifiers: KeyValuePairs<String, String> = [
    "top": "_UIViewControllerTop", "bottom": "_UIViewControllerBottom",
  ]

  /// The elements of a controller's guides, which a nib codes as hidden subviews of its view.
  static func controllerGuides(of view: CodedGraph.Value, _ translation: CodedTranslation) -> [NibDraft] {
    let graph = translation.graph
    guard let view = graph.object(view) else { return [] }
    let views = (graph.array(graph.value("UISubviews", of: view)) ?? []).compactMap { graph.object($0) }
    let guides = views.filter { graph.objects[$0].className == controllerGuide }
    return controllerIdentifiers.compactMap { word, identifier in
      let guide = guides.first { graph.string(graph.value("_UILayoutGuideIdentifier", of: $0)) == identifier }
      return guide.map {
        NibDraft("viewControllerLayoutGuide", ["type": word, "id": translation.id(of: $0)])
      }
    }
  }

  /// The constraints that hold a controller's guides where they are until it has a screen; no document has
  /// them.
  static func provisionalConstraints(of view: CodedTranslation.Subject) -> Set<CodedGraph.Value> {
    let graph = view.graph
    let views = (graph.array(view.value("UISubviews")) ?? []).compactMap { graph.object($0) }
    let guides = views.filter { graph.objects[$0].className == controllerGuide }
    return Set(
      guides.flatMap { graph.array(graph.value("_UILayoutGuideConstraintsToRemove", of: $0)) ?? [] })
  }
}
