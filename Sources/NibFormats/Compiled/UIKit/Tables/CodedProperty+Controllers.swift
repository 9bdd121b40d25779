extension CodedProperty {
  /// A controller's view, and beside it the guides that older documents lay views out by.
  static let controllerView = CodedProperty(
    words: [.keyed("view")], keys: ["UIView"],
    translate: { object, draft in
      guard let value = object.value("UIView") else { return }
      let guides = CodedLayoutGuides.controllerGuides(of: value, object.translation)
      if !guides.isEmpty { draft.list("layoutGuides").children = guides }
      if let view = object.translation.draft(of: value, key: "view") { draft.children.append(view) }
    },
    compile: { element, object in
      guard let child = element.child(key: "view"), !child.isNamed("nil") else { return }
      if let value = object.compilation.value(of: child) { object.set("UIView", value) }
    })

  /// The controllers inside a container. A xib lists them; a storyboard connects them by segues, in scenes of
  /// their own.
  static let childControllers = CodedProperty(
    words: [.element("viewControllers"), .keyed("viewControllers")],
    keys: ["UIViewControllers", "UIChildViewControllers"],
    translate: { object, draft in
      let value = object.value("UIViewControllers") ?? object.value("UIChildViewControllers")
      let children = object.graph.array(value) ?? []
      let drafts = children.compactMap { object.translation.draft(of: $0) }
      if !drafts.isEmpty { draft.list("viewControllers").children += drafts }
    },
    compile: { element, object in
      guard let list = element.child(named: "viewControllers") else { return }
      let values = list.children.compactMap { object.compilation.value(of: $0) }
      for case .object(let child) in values {
        object.compilation.set("UIParentViewController", .object(object.number), of: child)
      }
      object.set("UIChildViewControllers", object.compilation.list(values, "NSMutableArray"))
      object.set("UIViewControllers", object.compilation.list(values, "NSMutableArray"))
    })
}
