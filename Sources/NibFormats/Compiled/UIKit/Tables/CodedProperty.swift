/// A row of a coded class's table: the names and forms of one property in a document and in a compiled nib.
///
/// Translation and compilation use the same rows, so they always agree.
struct CodedProperty: Sendable {
  /// A part of an element that a row handles.
  enum Word: Hashable, Sendable {
    case attribute(String)
    /// A child element with this `key`.
    case keyed(String)
    /// Child elements of this name that have no `key`.
    case element(String)
  }

  /// The parts of an element that the row handles.
  let words: [Word]
  /// The keys of a compiled nib that the row handles.
  let keys: [String]
  /// Translates an object's coded values to its element.
  let translate: @Sendable (CodedTranslation.Subject, NibDraft) -> Void
  /// Compiles an element's words to the values of its object.
  let compile: @Sendable (NibElement, CodedCompilation.Subject) -> Void
}

extension CodedProperty {
  /// Keys that are ignored: they have no equivalent in documents, or follow from other keys.
  static func implied(_ keys: String...) -> CodedProperty {
    CodedProperty(words: [], keys: keys, translate: { _, _ in }, compile: { _, _ in })
  }

  /// A value that is coded for every object of the class, and that documents do not contain.
  static func constant(_ key: String, _ value: CodedGraph.Value) -> CodedProperty {
    CodedProperty(words: [], keys: [key], translate: { _, _ in }, compile: { $1.set(key, value) })
  }

  /// Words that compiled nibs cannot contain, because they only apply at design time.
  static func lost(_ words: Word...) -> CodedProperty {
    CodedProperty(words: words, keys: [], translate: { _, _ in }, compile: { _, _ in })
  }

  /// Words that another row handles, or that Interface Builder removes or applies when it compiles.
  static func elsewhere(_ words: Word..., keys: [String] = []) -> CodedProperty {
    CodedProperty(words: words, keys: keys, translate: { _, _ in }, compile: { _, _ in })
  }
}

extension CodedProperty {
  /// A controller's view, and the layout guides of the controller that older documents use.
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

  /// The controllers inside a container. A xib lists them; a storyboard has them in separate scenes,
  /// connected by segues.
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
