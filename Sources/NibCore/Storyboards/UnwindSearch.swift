/// Finds the controller that an unwind segue returns to.
///
/// The search goes outwards from the source: first the lower controllers of a stack, then the other children
/// of each surrounding container, then the container itself; after that the same from the presenting
/// controller. As in UIKit, the target is the first controller whose class has the unwind action. If no class
/// has it, as in a preview of an application without its classes, the target is the first controller of
/// another scene that names a custom class, because only such a class can have the action; else the first
/// controller of any other scene.
struct UnwindSearch {
  private let candidates: [UIViewController]

  init(from source: UIViewController) {
    var found: [UIViewController] = []
    var start: UIViewController? = source
    while let current = start {
      found += UnwindSearch.around(current)
      start = current.presentingViewController.map(UnwindSearch.innermost)
      if let start { found.append(start) }
    }
    candidates = found
  }

  /// The target for an action; `nil` if there is no controller to return to.
  ///
  /// - Parameter guesses: whether a controller without the action is acceptable.
  func target(for action: Selector?, guesses: Bool) -> UIViewController? {
    if let action, let known = candidates.first(where: { nibAction(action, of: $0) != nil }) { return known }
    guard guesses else { return nil }
    let content = candidates.filter { !($0 is NibContainerController) && $0.nibOrigin != nil }
    return content.first { $0.nibOrigin?.customClass != nil } ?? content.first ?? candidates.first
  }

  private static func around(_ source: UIViewController) -> [UIViewController] {
    let lineage = source.nibLineage
    return zip(lineage, lineage.dropFirst()).flatMap { child, container in
      Array(others(in: container, than: child)) + [container]
    }
  }

  /// The other children of a container, nearest first. For a stack, only the controllers below the child.
  private static func others(in container: UIViewController, than child: UIViewController)
    -> [UIViewController]
  {
    guard container is UINavigationController else { return container.children.filter { $0 !== child } }
    return container.children.prefix { $0 !== child }.reversed()
  }

  /// The innermost controller that a presenting container shows.
  private static func innermost(_ controller: UIViewController) -> UIViewController {
    guard let shown = (controller as? NibContainerController)?.nibShown.last else { return controller }
    return innermost(shown)
  }
}

extension UIViewController {
  /// Performs an unwind segue: prepares, calls the unwind action, and brings its controller to the front.
  ///
  /// If no class has the action, a program stays where it is, as in UIKit; a preview still goes back.
  func nibUnwind(_ segue: NibSegue, sender: Any?) {
    let search = UnwindSearch(from: self)
    guard let target = search.target(for: segue.unwindAction, guesses: nibMode == .lenient) else { return }
    let performed = UIStoryboardSegue(identifier: segue.identifier, source: self, destination: target) {
      target.nibBringToFront()
    }
    prepare(for: performed, sender: sender)
    if let action = segue.unwindAction {
      _ = nibAction(action, of: target)?.call(on: target, sender: performed, event: nil)
    }
    performed.perform()
  }

  /// Dismisses the controllers that cover this one, and makes every surrounding container show it.
  private func nibBringToFront() {
    if presentedViewController != nil { dismiss(animated: true) }
    let lineage = nibLineage
    for (child, container) in zip(lineage, lineage.dropFirst()) { container.nibReveal(child) }
  }
}
