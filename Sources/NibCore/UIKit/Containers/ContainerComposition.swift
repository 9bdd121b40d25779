/// Puts bars and controllers' views together to the screens that they make up.
struct ContainerComposition {
  private let canvas: NibCanvas
  private let storyboard: UIStoryboard
  private var pictures: [String: NibCanvas.Root] = [:]
  /// By the ids of controllers and bars: the container in whose picture they are.
  private var places: [String: String] = [:]
  /// Controllers that were made with others.
  private var made: [String: UIViewController] = [:]

  /// Composes all containers of a document, outer ones first.
  init(_ canvas: NibCanvas) {
    self.canvas = canvas
    storyboard = UIStoryboard(nibDocument: canvas.document)
    storyboard.nibMode = .lenient
    guard canvas.document.kind.isSupported else { return }
    NibEnvironment.$current.withValue(canvas.environment) {
      for id in ContainerComposition.containers(of: canvas.document) where places[id] == nil { compose(id) }
    }
  }

  /// The picture that shows a root; nil for one that stands alone.
  func picture(with root: NibCanvas.Root) -> NibCanvas.Root? {
    places[root.controller?.nibOrigin?.id ?? root.id].flatMap { pictures[$0] }
  }

  // MARK: Containers

  private static let elements: Set<String> = [
    "tabBarController", "navigationController", "splitViewController", "pageViewController",
  ]

  /// The ids of all containers, those that are in another one last.
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

  private mutating func compose(_ id: String) {
    do {
      guard let container = try nibAutoreleasePool({ try made[id] ?? storyboard.nibController(id: id) })
      else { return }
      keep(container)
      let chain = shownControllers(in: container)
      // A child without a view of its own here would look for a nib that may be anywhere.
      guard chain.count > 1, chain.last?.nibArchivedView != nil else { return }
      try container.nibLoadView()
      pictures[id] = picture(of: container, id: id)
      for part in chain.flatMap(parts) { places[part] = id }
    } catch {
      // The canvas has told what cannot be loaded; its roots are shown one by one.
      return
    }
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

  /// A container, the child that it shows, and so on down to one that is no container.
  private func shownControllers(in controller: UIViewController) -> [UIViewController] {
    let child: UIViewController? =
      switch controller {
      case let tabs as UITabBarController: tabs.selectedViewController
      case let navigation as UINavigationController: navigation.topViewController
      case let panes as NibPaneController: panes.viewControllers.first
      default: nil
      }
    return [controller] + (child.map(shownControllers) ?? [])
  }

  /// The ids of a controller and of its bars.
  private func parts(of controller: UIViewController) -> [String] {
    let bars: [UIView?] =
      switch controller {
      case let tabs as UITabBarController: [tabs.tabBar]
      case let navigation as UINavigationController: [navigation.navigationBar, navigation.toolbar]
      default: []
      }
    return ([controller.nibOrigin?.id] + bars.map { $0?.nibOrigin?.id }).compactMap { $0 }
  }
}
