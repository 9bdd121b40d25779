/// Finds the controller that an unwind segue goes back to.
///
/// Asked in this order, from the source outwards: the controllers below in a stack, the other children of
/// each container around, the container itself; then the same from the controller that presents all this. The
/// first whose class has the unwind action is the target, as in UIKit. Where no class has it, as in a preview
/// of an application whose classes are not here, the target is the first of another scene that names a custom
/// class, for only such a class can hold the action; else the first of another scene at all.
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

  /// The target for an action; nil if there is nowhere to go back to.
  ///
  /// - Parameter guesses: whether a controller without the action will do.
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

  /// A stack's controllers that stand below; all other children elsewhere. The nearest first.
  private static func others(in container: UIViewController, than child: UIViewController)
    -> [UIViewController]
  {
    guard container is UINavigationController else { return container.children.filter { $0 !== child } }
    return container.children.prefix { $0 !== child }.reversed()
  }

  /// What a presenting container shows.
  private static func innermost(_ controller: UIViewController) -> UIViewController {
    guard let shown = (controller as? NibContainerController)?.nibShown.last else { return controller }
    return innermost(shown)
  }
}

extension UIViewController {
  /// Goes back: prepares, calls the unwind action, and brings its controller to the front.
  ///
  /// Without a class that has the action a program stays where it is, as in UIKit; a preview goes on.
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

  /// Dismisses what is shown over the controller, and has every container around show it.
  private func nibBringToFront() {
    if presentedViewController != nil { dismiss(animated: true) }
    let lineage = nibLineage
    for (child, container) in zip(lineage, lineage.dropFirst()) { container.nibReveal(child) }
  }
}
