/// Creates one picture for each container controller of a document: its bars around the view of the child that it
/// shows.
struct ContainerComposition {
  private let loaded: LoadedDocument
  /// The pictures by the id of their container.
  private var pictures: [String: LoadedDocument.Root] = [:]
  /// The id of the container in whose picture a controller or bar appears, by the id of that controller or bar.
  private var containerIDs: [String: String] = [:]
  /// The controllers created so far, by id. Creating a container also creates its children.
  private var createdControllers: [String: UIViewController] = [:]

  /// Composes all containers around the roots of a loaded document, starting with the outermost.
  init(_ loaded: LoadedDocument) {
    self.loaded = loaded
    guard loaded.document.kind.isSupported else { return }
    NibEnvironment.$current.withValue(loaded.environment) {
      SceneMaking.together {
        let loadedIDs = ContainerComposition.containers(around: loaded)
        for id in ContainerComposition.containers(of: loaded.document) where containerIDs[id] == nil {
          if loadedIDs?.contains(id) ?? true { compose(id) }
        }
      }
    }
  }

  /// The picture that contains a root; `nil` if no container shows it.
  func picture(containing root: LoadedDocument.Root) -> LoadedDocument.Root? {
    picture(showing: root.controller?.nibOrigin?.id ?? root.id)
  }

  /// The picture in which a controller or bar appears; `nil` if no container shows it.
  func picture(showing id: String) -> LoadedDocument.Root? { containerIDs[id].flatMap { pictures[$0] } }

  /// The picture of one container, without the containers around it; `nil` if the id is not that of a
  /// container, or if the container shows nothing.
  static func picture(ofContainer id: String, on loaded: LoadedDocument) -> LoadedDocument.Root? {
    guard loaded.document.kind.isSupported else { return nil }
    return NibEnvironment.$current.withValue(loaded.environment) {
      var composition = ContainerComposition(empty: loaded)
      // In a xib, inner containers have no separate scene. Creating the outer containers creates them too.
      SceneMaking.together {
        for outer in containers(of: loaded.document) where composition.createdControllers[id] == nil {
          composition.create(outer)
        }
        composition.compose(id)
      }
      return composition.pictures[id]
    }
  }

  private init(empty loaded: LoadedDocument) { self.loaded = loaded }

  // MARK: Containers

  private static let elements: Set<String> = [
    "tabBarController", "navigationController", "splitViewController", "pageViewController",
    "imagePickerController",
  ]

  /// The ids of all containers. Containers that are children of others come last.
  private static func containers(of document: NibDocument) -> [String] {
    let all = document.objectLists.flatMap(\.descendants).filter { elements.contains($0.name) }
    let inner = Set(all.flatMap(children))
    let ids = all.compactMap(\.id)
    return ids.filter { !inner.contains($0) } + ids.filter(inner.contains)
  }

  /// The ids of the containers around the roots of a loaded document, and of other objects around them; `nil` if all
  /// scenes of the document were loaded.
  private static func containers(around loaded: LoadedDocument) -> Set<String>? {
    guard loaded.isPartial else { return nil }
    var outer: [String: [NibElement]] = [:]
    for container in loaded.document.objectLists.flatMap(\.descendants)
    where elements.contains(container.name) {
      for child in children(of: container) { outer[child, default: []].append(container) }
    }
    let origins = loaded.roots.compactMap(\.view.nibOrigin) + loaded.controllers.compactMap(\.nibOrigin)
    var pending = origins.map(\.element)
    var ids: Set<String> = []
    while let element = pending.popLast() {
      for id in sequence(first: element, next: \.parent).compactMap(\.id) {
        guard ids.insert(id).inserted else { continue }
        pending += outer[id] ?? []
      }
    }
    return ids
  }

  private static func children(of container: NibElement) -> [String] {
    container.descendants.compactMap { element in
      elements.contains(element.name)
        ? element.id : element["relationship"].flatMap { _ in element["destination"] }
    }
  }

  // MARK: Pictures

  /// The controller with the given id, created on first use; `nil` if it cannot be created.
  @discardableResult
  private mutating func create(_ id: String) -> UIViewController? {
    do {
      let known = createdControllers[id]
      guard let container = try nibAutoreleasePool({ try known ?? loaded.storyboard.nibController(id: id) })
      else { return nil }
      remember(container)
      return container
    } catch {
      // The loaded document has already reported the error. The roots of this container are shown separately.
      return nil
    }
  }

  /// Loads the container's view and stores its picture.
  private mutating func compose(_ id: String) {
    guard let container = create(id) as? NibContainerController else { return }
    if container.nibChildrenToShow.isEmpty {
      guard container.nibHasBars else { return }
      if (container as? UINavigationController)?.isNavigationBarHidden == true {
        // Its bar is a root of the document, but shows nothing of it.
        pictures[id] = loaded.namedFrame(for: container)
        for part in parts(of: container) { containerIDs[part] = id }
        return
      }
    }
    do {
      try container.nibLoadView()
    } catch {
      // As above, the loaded document has already reported the error.
      return
    }
    pictures[id] = picture(of: container, id: id)
    for part in parts(of: container) { containerIDs[part] = id }
  }

  private mutating func remember(_ controller: UIViewController) {
    if let id = controller.nibOrigin?.id { createdControllers[id] = controller }
    for child in controller.children { remember(child) }
  }

  /// The picture of a container with its children.
  private func picture(of container: UIViewController, id: String) -> LoadedDocument.Root? {
    guard let view = container.viewIfLoaded else { return nil }
    // A container is a sheet if the controller that it shows is in one.
    let sheet = parts(of: container).lazy.compactMap { loaded.sheetSizes[$0] }.first
    let outer = container.nibOrigin.flatMap { loaded.containerPlace(ofController: $0.element) }
    let designed = DesignedSize(of: container, loaded.bars, in: loaded.document, loaded.options)
    let size = loaded.options.size ?? sheet ?? outer?.size ?? designed?.size ?? screenSize(of: container)
    view.frame = CGRect(origin: .zero, size: size)
    view.nibIsSheetWithoutBar = sheet != nil
    view.givenSafeAreaInsets =
      outer?.safeArea
      ?? CanvasSafeArea(
        loaded.environment, designed?.surroundings ?? StoryboardBars.Surroundings(), size: size,
        hasController: true, isSheetOnDevice: sheet != nil
      ).insets
    view.layoutIfNeeded()
    return LoadedDocument.Root(
      id: id, view: view, controller: container, name: container.nibSceneName, views: archivedViews(in: view))
  }

  /// The size of the screen around a container, in the orientation that the designer chose for it.
  private func screenSize(of container: UIViewController) -> CGSize {
    let (environment, options) = (loaded.environment, loaded.options)
    let isDocumentsOwnScreen = options.isLandscape == nil && options.device == nil
    guard isDocumentsOwnScreen || options.isCanvasWithoutDevice,
      let isLandscape = container.nibOrigin?.element.isSimulatedInLandscape
    else { return designedScreenSize(of: container) }
    return environment.device.screenSize(isLandscape: isLandscape)
  }

  /// The size of the screen for which the children of a container were designed. In documents of Xcode 6 and 7 without
  /// a device, this is often a square that stands for all screens.
  private func designedScreenSize(of container: UIViewController) -> CGSize {
    let (environment, square) = (loaded.environment, CGSize(width: 600, height: 600))
    guard environment.rules.follows(.simulatedSurroundings) || loaded.options.isCanvasWithoutDevice,
      environment.device == .canvasDefault,
      container.nibSavedSize?.width == square.width
    else { return environment.screenSize }
    return square
  }

  private func archivedViews(in view: UIView) -> [UIView] {
    (view.nibOrigin == nil ? [] : [view]) + view.subviews.flatMap(archivedViews)
  }

  /// The ids of a controller, of its bars, and of the children that it shows, with their bars and children.
  private func parts(of controller: UIViewController) -> [String] {
    let bars: [UIView?] =
      switch controller {
      case let tabs as UITabBarController: [tabs.tabBar]
      case let navigation as UINavigationController: [navigation.navigationBar, navigation.toolbar]
      default: []
      }
    let ids = ([controller.nibOrigin?.id] + bars.map { $0?.nibOrigin?.id }).compactMap { $0 }
    return ids + ((controller as? NibContainerController)?.nibShown ?? []).flatMap(parts)
  }
}

extension NibContainerController {
  /// Whether the controller has bars of the document, also without a child: code probably sets its child.
  fileprivate var nibHasBars: Bool {
    self is UINavigationController && !(self is UIImagePickerController) || self is UITabBarController
  }
}
