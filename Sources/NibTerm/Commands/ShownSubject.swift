import NibCore

/// A view to be drawn, with its name for people.
struct ShownSubject {
  let view: UIView
  let id: String
  let name: String

  /// All roots of a document, or what `name` stands for: an id, a storyboard identifier, a title, a custom
  /// class or a label; nil if nothing has that name.
  static func all(of canvas: NibCanvas, named name: String?) -> [ShownSubject]? {
    let roots = canvas.roots.map { ShownSubject(view: $0.view, id: $0.id, name: $0.name) }
    guard let name else { return roots }
    if let root = canvas.roots.firstIndex(where: { $0.isCalled(name) }) { return [roots[root]] }
    let views = canvas.roots.flatMap(\.views)
    let found = views.first { $0.nibOrigin?.id == name } ?? views.first { $0.isCalled(name) }
    return found.map { [ShownSubject(view: $0, id: $0.nibOrigin?.id ?? "", name: name)] }
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
