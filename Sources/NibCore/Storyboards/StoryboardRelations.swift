/// Sets the child controllers of a container that was made from a scene. Its relationship segues name the children.
struct StoryboardRelations {
  private let storyboard: UIStoryboard

  init(_ storyboard: UIStoryboard) { self.storyboard = storyboard }

  /// Loads and sets the children of a controller. Has no effect on controllers that are not containers.
  func resolve(_ controller: UIViewController) throws {
    switch controller {
    case let navigation as UINavigationController:
      let roots = try children("rootViewController", of: navigation)
      if !roots.isEmpty { try push(roots, on: navigation) }
    case let tabs as UITabBarController:
      let all = try children("viewControllers", of: tabs)
      if !all.isEmpty { tabs.setViewControllers(all, animated: false) }
    case let split as UISplitViewController:
      let compact = try split.isCollapsed ? children("compactViewController", of: split) : []
      let panes = try compact.isEmpty ? columns(of: split) : compact
      if !panes.isEmpty { split.viewControllers = panes }
    default: break
    }
  }

  /// Sets the controllers of a navigation controller. In lenient mode, an exception is reported as a diagnostic, and
  /// the navigation controller stays empty.
  private func push(_ roots: [UIViewController], on navigation: UINavigationController) throws {
    do {
      try navigation.nibSetStack(roots)
    } catch let exception as NibException where storyboard.nibMode == .lenient {
      let segue = navigation.nibSegues.first { $0.relationship == "rootViewController" }
      storyboard.nibReport(
        Diagnostic(
          .notAChild, exception.reason, at: segue?.element.location,
          path: segue?.element.nibObjectPath ?? ObjectPath()))
    }
  }

  /// Loads the controllers in the columns of a split view controller, the first column first.
  private func columns(of split: UISplitViewController) throws -> [UIViewController] {
    try ["masterViewController", "supplementaryViewController", "detailViewController"].flatMap {
      try children($0, of: split)
    }
  }

  /// Loads the destinations of a controller's segues with the given relationship. The action of such a segue is a method of
  /// the controller itself, or of the one that shows it by a segue.
  private func children(_ relationship: String, of controller: UIViewController) throws -> [UIViewController]
  {
    try controller.nibSegues.filter { $0.kind == .relationship && $0.relationship == relationship }
      .compactMap { segue in
        let source = storyboard.nibSegueSource
        let creator =
          controller.nibCreator(for: segue, source?.sender)
          ?? source?.controller.nibCreator(for: segue, source?.sender)
        return try segue.destinationID.flatMap {
          try storyboard.nibController(id: $0, for: segue.element, creator: creator)
        }
      }
  }
}
