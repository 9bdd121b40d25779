/// The place of a container view on a device, which is that of the scene that is embedded in it.
struct ContainerPlace {
  /// The size of the container, in points.
  var size: CGSize
  /// The part of the safe area of the container's scene that overlaps the container, in points.
  var safeArea: UIEdgeInsets
}

extension LoadedDocument {
  /// Whether the device decides the size of a root view that does not fill the screen, because it is in a sheet or in a
  /// container view of another scene.
  package func isSizedByDevice(_ view: UIView) -> Bool {
    sheetOnDevice(of: view) != nil || containerPlace(surroundings(of: view)) != nil
  }

  /// The place of the container view that shows a controller, or a navigation or tab bar controller around it; `nil` if no
  /// container does.
  func containerPlace(ofController element: NibElement) -> ContainerPlace? {
    containerPlace(bars.surroundings(ofView: element, controller: element))
  }

  /// The place of the container view in a controller's surroundings; `nil` if there is none, if the options choose no
  /// screen, and if the container is not installed.
  ///
  /// UIKit gives an embedded view the size of its container, and the part of the safe area that overlaps it. On Interface
  /// Builder's canvas, the saved size decides: see `CanvasSafeArea`.
  func containerPlace(_ surroundings: StoryboardBars.Surroundings) -> ContainerPlace? {
    guard options.chooseScreen, let id = surroundings.containerID else { return nil }
    if containerPlaces[id] == nil, let scene = document.object(id: id)?.ancestor(named: "objects") {
      placeContainers(of: scene)
    }
    return containerPlaces[id] ?? nil
  }

  /// Determines the places of all container views of a scene. For this, the scene is laid out once more, with the
  /// scenes that are embedded in it, because their constraints can determine the size of a container. The scene itself
  /// may come later in the document, or not be loaded at all.
  private func placeContainers(of scene: NibElement) {
    // The places remain unknown while the scene is laid out, in case it is embedded in itself.
    for container in scene.descendants where container.isNamed("containerView") {
      if let id = container.id { containerPlaces[id] = .some(nil) }
    }
    // The problems of the scene are reported when it is loaded itself, apart from that of too many scenes.
    let measured = LoadedDocument.storyboard(of: document)
    let measure = { (created: [AnyObject]) in
      self.adoptViews(created, in: measured)
      for case let controller as UIViewController in created { self.embedScenes(in: controller) }
      var roots: Set<ObjectIdentifier> = []
      for case let view as UIView in created where view.nibOrigin?.element.isNamed("containerView") ?? false {
        guard let id = view.nibOrigin?.id else { continue }
        if roots.insert(ObjectIdentifier(view.nibRoot)).inserted { self.layOut(view.nibRoot) }
        self.containerPlaces[id] = ContainerPlace(size: view.bounds.size, safeArea: view.safeAreaInsets)
      }
    }
    _ = SceneMaking.together { instantiate(scene, measure) }
    // This one is reported only once, here or for a scene that is shown.
    measured.nibSceneDiagnostics.filter { $0.kind == .tooManyScenes }.forEach(storyboard.nibReport)
  }
}
