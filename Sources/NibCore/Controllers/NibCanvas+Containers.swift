extension NibCanvas {
  /// The roots as users would see them. A container controller becomes one picture: its bars around the child
  /// that it shows first. Roots outside containers appear by themselves. A controller whose view is not in
  /// the document appears as a frame with its name.
  ///
  /// The containers are loaded once more for this, which runs the code of their controllers. The cost is that
  /// of loading them.
  package var composedRoots: [Root] {
    let composition = ContainerComposition(self)
    var shown: Set<String> = []
    return rootsAndStandIns.compactMap { root in
      guard let picture = composition.picture(with: root) else { return root }
      return shown.insert(picture.id).inserted ? picture : nil
    }
  }

  /// The picture of a controller: a container around the child that it shows first, a scene's own view, or
  /// the controller's name. `nil` if the document has no controller with that id.
  package func picture(ofController id: String) -> Root? {
    ContainerComposition.picture(ofContainer: id, on: self)
      ?? rootsAndStandIns.first { $0.controller?.nibOrigin?.id == id }
  }

  /// All roots in document order, including controllers without a view.
  private var rootsAndStandIns: [Root] {
    var all: [Root] = []
    var rest = viewless[...]
    for index in 0...roots.count {
      while let next = rest.first, next.rootsBefore == index {
        all.append(standIn(for: next.controller))
        rest.removeFirst()
      }
      if index < roots.count { all.append(roots[index]) }
    }
    return all
  }

  private func standIn(for controller: UIViewController) -> Root {
    let view = NibEnvironment.$current.withValue(environment) { controller.nibMakeStandInView() }
    if let size = options.size, !(controller is StoryboardReference) { view.frame.size = size }
    return Root(
      id: controller.nibOrigin?.id ?? "", view: view, controller: controller, name: name(of: controller),
      isStandIn: true, views: [])
  }
}
