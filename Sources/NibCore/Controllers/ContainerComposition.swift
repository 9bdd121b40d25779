/// Combines bars and controllers' views into the screens that they form.
struct ContainerComposition {
  private let canvas: NibCanvas
  private var pictures: [String: NibCanvas.Root] = [:]
  /// The container in whose picture a controller or bar appears, by the id of that controller or bar.
  private var places: [String: String] = [:]
  /// Controllers that were created together with others.
  private var made: [String: UIViewController] = [:]

  /// Composes all containers of a document, starting with the outermost.
  init(_ canvas: NibCanvas) {
    self.canvas = canvas
    guard canvas.document.kind.isSupported else { return }
    NibEnvironment.$current.withValue(canvas.environment) {
      SceneMaking.together {
        for id in ContainerComposition.containers(of: canvas.document) where places[id] == nil { compose(id) }
      }
    }
  }

  /// The picture that shows a root; `nil` if no container shows it.
  func picture(with root: NibCanvas.Root) -> NibCanvas.Root? {
    places[root.controller?.nibOrigin?.id ?? root.id].flatMap { pictures[$0] }
  }

  /// The picture of one container, without the containers around it; `nil` if the id is not that of a
  /// container, or if the container shows nothing.
  static func picture(ofContainer id: String, on canvas: NibCanvas) -> NibCanvas.Root? {
    guard canvas.document.kind.isSupported else { return nil }
    return NibEnvironment.$current.withValue(canvas.environment) {
      var composition = ContainerComposition(empty: canvas)
      // In a xib, outer containers also create the inner ones, which have no scene of their own.
      SceneMaking.together {
        for outer in containers(of: canvas.document) where composition.made[id] == nil {
          composition.make(outer)
        }
        composition.compose(id)
      }
      return composition.pictures[id]
    }
  }

  private init(empty canvas: NibCanvas) { self.canvas = canvas }

  // MARK: Containers

  private static let elements: Set<String> = [
    "tabBarController", "navigationController", "splitViewController", "pageViewController",
    "imagePickerController",
  ]

  /// The ids of all containers; containers inside others come last.
  private static func containers(of document: NibDocument) -> [String] {
    let all = document.objectLists.flatMap(\.descendants).filter { elements.contains($0.name) }
    let inner = Set(all.flatMap(children))
    let ids = all.compactMap(\.id)
    return ids.filter { !inner.contains($0) } + ids.filter(inner.contains)
  }

  private static func children(of container: NibElement) -> [String] {
    container.descendants.compactMap { element in
      elements.contains(element.name)
        ? element.id : element["relationship"].flatMap { _ in element["destination"] }
    }
  }

  // MARK: Pictures

  @discardableResult
  private mutating func make(_ id: String) -> UIViewController? {
    do {
      let known = made[id]
      guard let container = try nibAutoreleasePool({ try known ?? canvas.storyboard.nibController(id: id) })
      else { return nil }
      keep(container)
      return container
    } catch {
      // The canvas has already reported what cannot be loaded; its roots are shown one by one.
      return nil
    }
  }

  private mutating func compose(_ id: String) {
    guard let container = make(id) as? NibContainerController, !container.nibChildrenToShow.isEmpty
    else { return }
    do {
      try container.nibLoadView()
    } catch {
      // As above, what cannot be loaded was already reported.
      return
    }
    pictures[id] = picture(of: container, id: id)
    for part in parts(of: container) { places[part] = id }
  }

  private mutating func keep(_ controller: UIViewController) {
    if let id = controller.nibOrigin?.id { made[id] = controller }
    for child in controller.children { keep(child) }
  }

  private func picture(of container: UIViewController, id: String) -> NibCanvas.Root? {
    guard let view = container.viewIfLoaded else { return nil }
    let size = canvas.options.size ?? canvas.environment.screenSize
    view.frame = CGRect(origin: .zero, size: size)
    view.givenSafeAreaInsets =
      CanvasSafeArea(canvas.environment, StoryboardBars.Surroundings(), size: size, hasController: true)
      .insets
    view.layoutIfNeeded()
    return NibCanvas.Root(
      id: id, view: view, controller: container, name: canvas.name(of: view), views: archivedViews(in: view))
  }

  private func archivedViews(in view: UIView) -> [UIView] {
    (view.nibOrigin == nil ? [] : [view]) + view.subviews.flatMap(archivedViews)
  }

  /// The ids of a controller, of its bars, and of everything that it shows.
  private func parts(of controller: UIViewController) -> [String] {
    let bars: [UIView?] =
      switch controller {
      case let tabs as UITabBarController: [tabs.tabBar]
      case let navigation as UINavigationController: [navigation.navigationBar, navigation.toolbar]
      default: []
      }
    let own = ([controller.nibOrigin?.id] + bars.map { $0?.nibOrigin?.id }).compactMap { $0 }
    return own + ((controller as? NibContainerController)?.nibShown ?? []).flatMap(parts)
  }
}
