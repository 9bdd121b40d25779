/// Finds the controller that an unwind segue returns to.
///
/// The candidates are searched from the source outwards. Each container around the source adds its other children (in
/// a navigation controller, only those below the current one) and then itself. After the outermost container, the
/// search continues in the same way from the presenting controller.
///
/// As in UIKit, the target is the first candidate whose class has the unwind action. If none has it, as in a preview
/// of an application without its classes, the target can be guessed: it is the first candidate with a custom class,
/// because only such a class can have the action, or else the first candidate. A container is guessed only if there is
/// no other candidate.
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

  /// The target of an action; `nil` if there is no controller to return to.
  ///
  /// - Parameter allowsGuess: whether the target can be a controller without the action.
  func target(for action: Selector?, allowsGuess: Bool) -> UIViewController? {
    if let action, let known = candidates.first(where: { nibAction(action, of: $0) != nil }) { return known }
    guard allowsGuess else { return nil }
    let content = candidates.filter { !($0 is NibContainerController) && $0.nibOrigin != nil }
    return content.first { $0.nibOrigin?.customClass != nil } ?? content.first ?? candidates.first
  }

  /// The candidates in the containers around a controller.
  private static func around(_ source: UIViewController) -> [UIViewController] {
    let lineage = source.nibLineage
    return zip(lineage, lineage.dropFirst()).flatMap { child, container in
      Array(others(in: container, than: child)) + [container]
    }
  }

  /// The other children of a container. For a navigation controller, only those below the child, from the top of the
  /// stack down.
  private static func others(in container: UIViewController, than child: UIViewController)
    -> [UIViewController]
  {
    guard container is UINavigationController else { return container.children.filter { $0 !== child } }
    return container.children.prefix { $0 !== child }.reversed()
  }

  /// The controller that a container shows, with containers inside it followed to the innermost controller.
  private static func innermost(_ controller: UIViewController) -> UIViewController {
    guard let shown = (controller as? NibContainerController)?.nibShown.last else { return controller }
    return innermost(shown)
  }
}

extension UIViewController {
  /// Performs an unwind segue: calls `prepare(for:sender:)` and the unwind action, and shows the target.
  ///
  /// If no candidate has the action, strict mode does nothing, as in UIKit, and lenient mode returns to a guessed
  /// target.
  func nibUnwind(_ segue: NibSegue, sender: Any?) {
    let search = UnwindSearch(from: self)
    guard let target = search.target(for: segue.unwindAction, allowsGuess: nibMode == .lenient) else {
      return
    }
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
