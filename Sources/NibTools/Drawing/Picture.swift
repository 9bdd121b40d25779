import NibAnalysis
import NibCore

/// A view to draw, with its displayed name.
package struct Picture {
  package let view: UIView
  /// The id in the document; empty if the view has none.
  package let id: String
  package let name: String
  /// The view's controller, if it has one. Stored because the views of containers need their controllers to lay out the
  /// children.
  package let controller: UIViewController?
  /// Whether the view belongs to a scene, but neither to its controller's view nor to a controller.
  package var isLoose = false

  /// Whether the view has dark appearance, which the user or the document has chosen.
  package var isDark: Bool { view.traitCollection.userInterfaceStyle == .dark }

  /// The ids of the picture's objects, with which its scene can be loaded without other scenes.
  package var ids: Set<String> {
    Set([id, controller?.nibOrigin?.id, view.nibOrigin?.id].compactMap { $0 })
  }

  /// Returns all screens and other roots of a document.
  package static func all(of loaded: LoadedDocument) -> [Picture] { loaded.pictures.map(Picture.init) }

  /// Returns the view, controller or scene with the given name; see `element(named:in:kind:)`. A controller is drawn with
  /// the bars of the containers that show it, and its view without them.
  ///
  /// - Throws: `ObjectLookupError` if no object of the document has the name, or several have it.
  package static func named(_ name: String, in loaded: LoadedDocument) throws(ObjectLookupError) -> Picture {
    let kind = "view or scene"
    let element = try element(named: name, in: loaded, kind: kind)
    if element.isController, let root = element.id.flatMap({ loaded.pictureWithBars(ofController: $0) }) {
      return Picture(root)
    }
    guard let picture = Picture(of: element, named: name, in: loaded) else {
      throw ObjectLookupError(diagnostic: notShown(element, in: loaded, kind: kind))
    }
    return picture
  }

  /// Returns the element of the view, controller or other object with the given name; see `ObjectLookup`. The name of a
  /// picture, as headings and lists show it, has precedence over all names but ids.
  /// In another language, an object also has its names in the development language, unless another has the name.
  ///
  /// - Parameters:
  ///   - kind: the kind of the objects, for the message.
  ///   - others: further elements that can be the result.
  /// - Throws: `ObjectLookupError` if no object of the document has the name, if several have it, or if the document is for
  ///   a platform whose views cannot be loaded.
  package static func element(
    named name: String, in loaded: LoadedDocument, kind: String, others: Set<NibElement> = []
  ) throws(ObjectLookupError) -> NibElement {
    guard loaded.document.kind.isSupported else {
      throw ObjectLookupError(
        diagnostic: Diagnostic(
          .noObject, "'\(name)' cannot be laid out: \(reasonForNone(in: loaded))",
          at: SourceLocation(file: loaded.document.file)))
    }
    let elements = viewElements(of: loaded)
      .union(loaded.controllers.compactMap { $0.nibOrigin?.element }).union(others)
    if loaded.document.object(id: name) == nil {
      let pictures = all(of: loaded).filter { $0.name == name }
      let origin = pictures.first.flatMap { $0.controller?.nibOrigin ?? $0.view.nibOrigin }
      if pictures.count == 1, let element = origin?.element, elements.contains(element) { return element }
    }
    let lookup = ObjectLookup(loaded.document) { elements.contains($0) }
    if case .missing = lookup.object(named: name),
      let element = try usualElement(named: name, in: loaded, kind: kind, among: elements)
    {
      return element
    }
    return try lookup.element(named: name, kind: kind)
  }

  /// The element of the object that has a name in the development language only; `nil` if there is none.
  private static func usualElement(
    named name: String, in loaded: LoadedDocument, kind: String, among elements: Set<NibElement>
  ) throws(ObjectLookupError) -> NibElement? {
    guard let base = loaded.document.localization?.base else { return nil }
    let ids = Set(elements.compactMap(\.id))
    let lookup = ObjectLookup(base) { $0.id.map(ids.contains) ?? false }
    if case .missing = lookup.object(named: name) { return nil }
    return try lookup.element(named: name, kind: kind).id.flatMap { loaded.document.object(id: $0) }
  }

  /// The error for an object without a picture, such as a controller whose view is not in the document.
  package static func notShown(_ element: NibElement, in loaded: LoadedDocument, kind: String) -> Diagnostic {
    let views = viewElements(of: loaded)
    return ObjectLookup(loaded.document) { views.contains($0) }.unusable(
      element, kind: "\(kind) of this document")
  }

  private static func viewElements(of loaded: LoadedDocument) -> Set<NibElement> {
    Set(loaded.roots.flatMap(\.views).compactMap { $0.nibOrigin?.element })
  }

  /// Creates the picture for a view or controller of the document; `nil` if no view of the document is
  /// shown for it.
  ///
  /// - Parameter name: the name that is shown for a view that is not a root.
  package init?(of element: NibElement, named name: String, in loaded: LoadedDocument) {
    if let controller = loaded.controllers.first(where: { $0.nibOrigin?.element == element }) {
      guard let root = controller.nibOrigin.flatMap({ loaded.picture(ofController: $0.id) }) else {
        return nil
      }
      self.init(root)
    } else if let root = loaded.roots.first(where: { $0.view.nibOrigin?.element == element }) {
      self.init(root)
    } else {
      let views = loaded.roots.lazy.flatMap(\.views)
      guard let view = views.first(where: { $0.nibOrigin?.element == element }) else { return nil }
      self.init(view, name: name)
    }
  }

  /// The reason why there is nothing to draw in a document, as the end of a sentence.
  package static func reasonForNone(in loaded: LoadedDocument) -> String {
    guard loaded.document.kind.isSupported else { return "this is not a document for iOS or tvOS" }
    let isBroken = loaded.diagnostics.contains { $0.severity == .error }
    return isBroken ? "no view could be loaded" : "the document has no views"
  }

  /// Creates the picture for a view, which need not belong to a document.
  package init(_ view: UIView, name: String, controller: UIViewController? = nil) {
    self.view = view
    self.controller = controller
    id = view.nibOrigin?.id ?? ""
    self.name = name
  }

  private init(_ root: LoadedDocument.Root) {
    view = root.view
    controller = root.controller
    id = root.id
    isLoose = root.isLoose
    name = root.isLoose ? root.view.nibOrigin.map { ObjectTitle.of($0.element) } ?? root.name : root.name
  }
}
