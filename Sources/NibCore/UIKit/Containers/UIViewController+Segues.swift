extension UIViewController {
  /// The storyboard that the controller comes from; nil for one made in another way.
  public var storyboard: UIStoryboard? {
    guard let document = nibOrigin?.element.document, document.kind.container == .storyboard else {
      return nil
    }
    return UIStoryboard(nibDocument: document, bundle: nibBundle)
  }

  /// Performs the segue with that identifier. Raises when the controller has none.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    NibException.raising { try nibPerformSegue(withIdentifier: identifier, sender: sender) }
  }

  /// The throwing form of `performSegue(withIdentifier:sender:)`.
  /// - Throws: `NSInvalidArgumentException` when the controller has no such segue, and what loading the
  ///   destination   can throw.
  public func nibPerformSegue(withIdentifier identifier: String, sender: Any?) throws {
    guard let segue = nibSegues.first(where: { $0.identifier == identifier }) else {
      throw NibException.invalidArgument(
        "Receiver (\(nibDescription(of: self, separator: ": "))) has no segue with identifier '\(identifier)'"
      )
    }
    try nibPerform(segue, sender: sender)
  }

  /// Makes the destination, lets the controller prepare it, and shows it.
  func nibPerform(_ segue: NibSegue, sender: Any?) throws {
    guard segue.kind != "unwind" else { return nibUnwind() }
    guard let id = segue.destinationID, let storyboard,
      let destination = try NibEnvironment.$current.withValue(
        nibEnvironment, operation: { try storyboard.nibController(id: id) })
    else { return }
    segue.destination = destination
    prepare(for: segue, sender: sender)
    switch segue.kind {
    case "show", "push", "showDetail": nibShow(destination)
    default: present(destination, animated: true)
    }
    segue.destination = nil
  }

  /// Pushes where there is a navigation controller, presents elsewhere.
  private func nibShow(_ destination: UIViewController) {
    if let navigation = navigationController, !(destination is UINavigationController) {
      navigation.pushViewController(destination, animated: true)
    } else {
      present(destination, animated: true)
    }
  }

  /// One step back: what an unwind segue comes to without the unwind action's own class.
  private func nibUnwind() {
    if navigationController?.popViewController(animated: true) == nil { dismiss(animated: true) }
  }

  /// Shows a pushed or presented controller the way the surroundings allow.
  public func show(_ viewController: UIViewController, sender: Any?) { nibShow(viewController) }
}
