import NibCore

/// A view to be drawn, with its name for people.
struct ShownSubject {
  let view: UIView
  let id: String
  let name: String
  /// Views do not keep their controllers, and containers' views need them to place their children.
  private let controller: UIViewController?

  /// All screens and other roots of a document, or what `name` stands for: an id, a storyboard identifier, a
  /// title, a custom class or a label; nil if nothing has that name.
  static func all(of canvas: NibCanvas, named name: String?) -> [ShownSubject]? {
    guard let name else { return canvas.composedRoots.map(ShownSubject.init) }
    if let root = canvas.roots.first(where: { $0.isCalled(name) }) { return [ShownSubject(root)] }
    if let root = canvas.composedRoots.first(where: { $0.isCalled(name) }) { return [ShownSubject(root)] }
    let views = canvas.roots.flatMap(\.views)
    let found = views.first { $0.nibOrigin?.id == name } ?? views.first { $0.isCalled(name) }
    return found.map { [ShownSubject(view: $0, id: $0.nibOrigin?.id ?? "", name: name)] }
  }

  private init(view: UIView, controller: UIViewController? = nil, id: String, name: String) {
    self.view = view
    self.controller = controller
    self.id = id
    self.name = name
  }

  private init(_ root: NibCanvas.Root) {
    self.init(view: root.view, controller: root.controller, id: root.id, name: root.name)
  }
}

extension NibCanvas.Root {
  /// Whether people or code know the root or its controller by that name.
  fileprivate func isCalled(_ text: String) -> Bool {
    if id == text || name == text || view.isCalled(text) { return true }
    guard let controller else { return false }
    let origin = controller.nibOrigin
    return [
      origin?.id, origin?.userLabel, origin?.customClass, controller.title,
      controller.nibStoryboardIdentifier,
    ].contains(text)
  }
}

extension UIView {
  fileprivate func isCalled(_ text: String) -> Bool {
    [nibOrigin?.customClass, nibOrigin?.userLabel, restorationIdentifier].contains(text)
  }
}
