/// Finds the controller that an unwind segue returns to.
///
/// The search starts at the source and proceeds outwards. For each container around the source, the candidates are its
/// other children (in a navigation controller, only the children below the current one) and then the container itself.
/// After the outermost container, the search continues in the same way from the presenting controller.
///
/// As in UIKit, the target is the first candidate whose class has the unwind action. If no candidate has the action, as
/// in a preview of an application without its classes, the target can be guessed. The guess is the first candidate with
/// a custom class, because only custom classes have actions, or else the first candidate. A container is guessed only
/// if there is no other candidate.
struct UnwindSearch {
  private let candidates: [UIViewController]

  init(from source: UIViewController) {
    var candidates: [UIViewController] = []
    var start: UIViewController? = source
    while let current = start {
      candidates += UnwindSearch.candidates(around: current)
      start = current.presentingViewController.map(UnwindSearch.innermost)
      if let start { candidates.append(start) }
    }
    self.candidates = candidates
  }

  /// The target of an action; `nil` if there is no controller to return to.
  ///
  /// - Parameter allowsGuess: whether the target can be a controller without the action.
  func target(for action: Selector?, allowsGuess: Bool) -> UIViewController? {
    if let action, let target = candidates.first(where: { nibAction(action, of: $0) != nil }) {
      return target
    }
    guard allowsGuess else { return nil }
    let content = candidates.filter { !($0 is NibContainerController) && $0.nibOrigin != nil }
    return content.first { $0.nibOrigin?.customClass != nil } ?? content.first ?? candidates.first
  }

  /// The candidates in the containers around a controller.
  private static func candidates(around source: UIViewController) -> [UIViewController] {
    let lineage = source.nibLineage
    return zip(lineage, lineage.dropFirst()).flatMap { child, container in
      otherChildren(of: container, than: child) + [container]
    }
  }

  /// The children of a container except the given child. For a navigation controller, only the children below that
  /// child, from the top of the stack down.
  private static func otherChildren(of container: UIViewController, than child: UIViewController)
    -> [UIViewController]
  {
    guard container is UINavigationController else { return container.children.filter { $0 !== child } }
    return container.children.prefix { $0 !== child }.reversed()
  }

  /// The controller that a container shows. If that is a container too, the innermost shown controller.
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
