import NibFormats
import NibSupport

extension EditMaker {
  /// The object with an id.
  func object(_ id: String) throws(EditError) -> NibElement {
    guard let element = document.object(id: id) else { throw EditError("no object has the id '\(id)'") }
    return element
  }

  /// The view with an id; the view of a controller for the id of the controller.
  func view(_ id: String) throws(EditError) -> NibElement {
    let element = try object(id)
    if element.isController, let view = element.child(key: "view") { return view }
    guard element.isView else { throw EditError("\(element.name) '\(id)' is not a view") }
    return element
  }

  /// Refuses to change the place of a label or an image view that the style of its cell adds and places.
  func checkPlace(of element: NibElement) throws(EditError) {
    guard let id = element.id, let content = element.superview, content.key == "contentView",
      let cell = content.parent, cell.isNamed("tableViewCell"),
      let part = ["textLabel", "detailTextLabel", "imageView"].first(where: { cell[$0] == id })
    else { return }
    throw EditError(
      "\(element.name) '\(id)' is the \(part) of a cell with a style, which places it; set its properties, or add "
        + "views to a cell without a style")
  }

  /// Makes ids that the document does not have.
  var freshIDs: FreshIDs {
    FreshIDs(taken: Set(texts: document.root.descendants.compactMap(\.id)))
  }

  /// Makes ids that neither the document has nor a new object.
  func freshIDs(besides id: String) -> FreshIDs {
    var ids = freshIDs
    ids.taken.insert(text: id)
    return ids
  }

  /// Whether the document uses Auto Layout.
  var usesAutoLayout: Bool { document.root["useAutolayout"] == "YES" }
}

extension NibElement {
  /// Whether the element is a view.
  var isView: Bool {
    if let schema = ClassSchemas.uiKit.ofElement(name) { return schema.lineage.contains("UIView") }
    return child(key: "frame") != nil || self["contentMode"] != nil
  }

  /// The view that contains this view; `nil` for a root view, and for an object that is not a view.
  var superview: NibElement? {
    guard let parent else { return nil }
    if parent.isNamed("subviews") { return parent.parent }
    return key == "contentView" && parent.isView ? parent : nil
  }

  /// The view whose list of subviews contains the subviews of this one: the content view of a cell.
  var container: NibElement {
    let content = child(key: "contentView")
    return content.flatMap { $0.isView ? $0 : nil } ?? self
  }

  /// This element and all elements around it, the innermost first.
  var lineage: UnfoldSequence<NibElement, (NibElement?, Bool)> { sequence(first: self, next: \.parent) }

  /// Whether this is the element, or is inside it.
  func isInside(orEqual element: NibElement) -> Bool {
    element.index <= index && lineage.contains(element)
  }
}
