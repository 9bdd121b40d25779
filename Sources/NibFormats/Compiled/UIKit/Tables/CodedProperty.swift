/// One row of a coded class's table: what one property is called in a document and in a compiled nib.
///
/// Translating and compiling both run these rows, so they cannot disagree.
struct CodedProperty: Sendable {
  /// A place of an element that a row accounts for.
  enum Word: Hashable, Sendable {
    case attribute(String)
    /// A child element with this `key`.
    case keyed(String)
    /// Child elements of this name that have no `key`.
    case element(String)
  }

  /// What the row accounts for in a document.
  let words: [Word]
  /// What the row accounts for in a compiled nib.
  let keys: [String]
  /// Brings an object's coded values to its element.
  let translate: @Sendable (CodedTranslation.Subject, NibDraft) -> Void
  /// Brings an element's words to the object that it is compiled to.
  let compile: @Sendable (NibElement, CodedCompilation.Subject) -> Void
}

extension CodedProperty {
  /// Keys that say nothing which a document has a place for, or which follows from the rest.
  static func implied(_ keys: String...) -> CodedProperty {
    CodedProperty(words: [], keys: keys, translate: { _, _ in }, compile: { _, _ in })
  }

  /// A value that every object of the class is coded with, and that no document names.
  static func constant(_ key: String, _ value: CodedGraph.Value) -> CodedProperty {
    CodedProperty(words: [], keys: [key], translate: { _, _ in }, compile: { $1.set(key, value) })
  }

  /// Words that the format has no place for: the design-time ones.
  static func lost(_ words: Word...) -> CodedProperty {
    CodedProperty(words: words, keys: [], translate: { _, _ in }, compile: { _, _ in })
  }

  /// Words that Interface Builder takes out or works in when it compiles, and so does a row elsewhere.
  static func elsewhere(_ words: Word..., keys: [String] = []) -> CodedProperty {
    CodedProperty(words: words, keys: keys, translate: { _, _ in }, compile: { _, _ in })
  }
}

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
