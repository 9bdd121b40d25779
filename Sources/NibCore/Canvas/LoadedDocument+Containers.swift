extension LoadedDocument {
  /// The roots as users of the app would see them. A container controller becomes one picture: its bars around the
  /// child that it shows first. Roots outside containers appear separately. A controller whose view is not in the
  /// document appears as a frame with its name. The loose views of a scene follow the picture of the scene.
  ///
  /// Each call loads the containers again, which runs the code of their controllers.
  package var pictures: [Root] {
    let composition = ContainerComposition(self)
    var shown: Set<String> = []
    return LoadedDocument.inSceneOrder(
      rootsAndNamedFrames.compactMap { root in
        guard let picture = composition.picture(containing: root) else { return root }
        return shown.insert(picture.id).inserted ? picture : nil
      })
  }

  /// The pictures, with the loose views of a scene behind the picture that shows the scene, or at the end if there is
  /// none.
  private static func inSceneOrder(_ pictures: [Root]) -> [Root] {
    var loose = pictures.filter(\.isLoose)
    if loose.isEmpty { return pictures }
    var ordered: [Root] = []
    for picture in pictures where !picture.isLoose {
      let scenes = picture.controller.map { LoadedDocument.scenes(of: $0) } ?? []
      let isInScenes = { (root: Root) in root.sceneObjects.map(scenes.contains) ?? false }
      ordered.append(picture)
      ordered += loose.filter(isInScenes)
      loose.removeAll(where: isInScenes)
    }
    return ordered + loose
  }

  /// The lists of objects that contain a controller and the controllers that it shows.
  private static func scenes(of controller: UIViewController) -> [NibElement] {
    let shown = (controller as? NibContainerController)?.nibShown ?? []
    return [controller.nibOrigin?.element.parent].compactMap { $0 } + shown.flatMap { scenes(of: $0) }
  }

  /// The picture of a controller: a container around the child that it shows first, a scene's own view, or
  /// the controller's name. `nil` if the document has no controller with that id.
  package func picture(ofController id: String) -> Root? {
    if isContainer(id), let picture = ContainerComposition.picture(ofContainer: id, on: self) {
      return picture
    }
    if let root = roots.first(where: { $0.controller?.nibOrigin?.id == id }) { return root }
    let entry = controllersWithoutView.first { $0.controller.nibOrigin?.id == id }
    return entry.map { namedFrame(for: $0.controller) }
  }

  /// The picture of a controller that is not a container, with the bars of the navigation and tab bar controllers that
  /// show it, as on Interface Builder's canvas. `nil` if none of them does.
  package func pictureWithBars(ofController id: String) -> Root? {
    guard !isContainer(id), let picture = ContainerComposition(self).picture(showing: id) else { return nil }
    let hasBars = picture.controller is UINavigationController || picture.controller is UITabBarController
    return hasBars ? picture : nil
  }

  /// Whether a controller can contain others, by its element or by the class of its object.
  private func isContainer(_ id: String) -> Bool {
    let object = controllers.first { $0.nibOrigin?.id == id }
    return object == nil || object is NibContainerController
  }

  /// All roots in document order. A controller whose view is not in the document is represented by a frame with its
  /// name.
  private var rootsAndNamedFrames: [Root] {
    var all: [Root] = []
    var remaining = controllersWithoutView[...]
    for index in 0...roots.count {
      while let next = remaining.first, next.rootsBefore == index {
        all.append(namedFrame(for: next.controller))
        remaining.removeFirst()
      }
      if index < roots.count { all.append(roots[index]) }
    }
    return all
  }

  /// A frame with the name of a controller, in place of a view that the document does not contain.
  func namedFrame(for controller: UIViewController) -> Root {
    let view = NibEnvironment.$current.withValue(environment) { controller.nibMakePlaceholderView() }
    if let size = options.size, !(controller is StoryboardReference) { view.frame.size = size }
    return Root(
      id: controller.nibOrigin?.id ?? "", view: view, controller: controller, name: controller.nibSceneName,
      isPlaceholder: true, views: [])
  }
}
