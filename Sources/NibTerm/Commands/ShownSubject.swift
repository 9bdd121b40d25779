import NibCore

/// A view to draw, with the name that is shown for it.
struct ShownSubject {
  let view: UIView
  /// The id in the document; empty if the view has none.
  let id: String
  let name: String
  /// The view's controller, if it has one. It is retained because the views of containers need it to lay out their
  /// children.
  let controller: UIViewController?

  /// Returns all screens and other roots of a document, or the object with the given name: an id, a storyboard
  /// identifier, a title, a custom class or a label. Returns `nil` if no object has that name.
  static func all(of canvas: NibCanvas, named name: String?) -> [ShownSubject]? {
    guard let name else { return canvas.composedRoots.map(ShownSubject.init) }
    return (identified(by: name, in: canvas) ?? called(name, in: canvas)).map { [$0] }
  }

  /// Finds an object by its id. Ids are unique, so they are searched before names.
  private static func identified(by id: String, in canvas: NibCanvas) -> ShownSubject? {
    if let root = canvas.roots.first(where: { $0.id == id }) { return ShownSubject(root) }
    if let controller = canvas.controllers.first(where: { $0.isIdentified(by: id) }) {
      return picture(of: controller, in: canvas)
    }
    return canvas.roots.lazy.flatMap(\.views).first { $0.nibOrigin?.id == id }.map {
      ShownSubject($0, name: id)
    }
  }

  private static func called(_ name: String, in canvas: NibCanvas) -> ShownSubject? {
    if let controller = canvas.controllers.first(where: { $0.isCalled(name) }) {
      return picture(of: controller, in: canvas)
    }
    if let root = canvas.roots.first(where: { $0.name == name || $0.view.isCalled(name) }) {
      return ShownSubject(root)
    }
    return canvas.roots.lazy.flatMap(\.views).first { $0.isCalled(name) }.map { ShownSubject($0, name: name) }
  }

  /// The view that the canvas draws for a controller; `nil` if there is none.
  private static func picture(of controller: UIViewController, in canvas: NibCanvas) -> ShownSubject? {
    controller.nibOrigin.flatMap { canvas.picture(ofController: $0.id) }.map(ShownSubject.init)
  }

  /// The reason why there is nothing to draw in a document, as the end of a sentence.
  static func reasonForNone(in canvas: NibCanvas) -> String {
    guard canvas.document.kind.isSupported else { return "this is not an iOS document" }
    let isBroken = canvas.diagnostics.contains { $0.severity == .error }
    return isBroken ? "no view could be loaded" : "the document has no views"
  }

  private init(_ view: UIView, name: String) {
    self.view = view
    controller = nil
    id = view.nibOrigin?.id ?? ""
    self.name = name
  }

  private init(_ root: NibCanvas.Root) {
    view = root.view
    controller = root.controller
    id = root.id
    name = root.name
  }
}

extension UIViewController {
  /// Whether the controller, or its scene, has the given id.
  fileprivate func isIdentified(by id: String) -> Bool {
    let scene = nibOrigin?.element.parent?.parent?["sceneID"]
    return nibOrigin?.id == id || scene == id
  }

  /// Whether the controller has the given identifier, title, class or label. A reference to another storyboard also has
  /// the name of the storyboard and its scene, such as `Main.HelpViewController`.
  fileprivate func isCalled(_ name: String) -> Bool {
    let reference = (self as? StoryboardReference)?.nibTarget
    return [nibStoryboardIdentifier, title, nibOrigin?.customClass, nibOrigin?.userLabel, reference]
      .contains(name)
  }
}

extension UIView {
  /// Whether the view has the given class, label or restoration identifier.
  fileprivate func isCalled(_ name: String) -> Bool {
    [nibOrigin?.customClass, nibOrigin?.userLabel, restorationIdentifier].contains(name)
  }
}
