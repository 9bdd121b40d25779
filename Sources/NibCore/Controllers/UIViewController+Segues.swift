extension UIViewController {
  /// The storyboard from which the controller was created; `nil` if it was not created from a storyboard.
  public var storyboard: UIStoryboard? {
    nibStoryboard?.document.kind.container == .storyboard ? nibStoryboard : nil
  }

  /// The throwing form of `performSegue(withIdentifier:sender:)`.
  /// - Throws: `NSInvalidArgumentException` if the controller has no such segue, and any error that loading the
  ///   destination throws.
  func nibPerformSegue(withIdentifier identifier: String, sender: Any?) throws {
    guard let segue = nibSegue(withIdentifier: identifier) else {
      throw NibException.invalidArgument(
        "Receiver (\(nibDescription(of: self, separator: ": "))) has no segue with identifier '\(identifier)'"
      )
    }
    try nibPerform(segue, sender: sender)
  }

  /// Finds a segue of the controller. If no loaded object has it, the elements inside the controller's element are
  /// searched. The objects of prototype cells, and therefore their segues, do not exist until the cells are used.
  func nibSegue(withIdentifier identifier: String) -> NibSegue? {
    if let known = nibSegues.first(where: { $0.identifier == identifier }) { return known }
    let element = nibOrigin?.element.descendants.first {
      $0.isNamed("segue") && $0["identifier"] == identifier
    }
    return element.map { NibSegue($0, source: self, trigger: .none) }
  }

  /// Performs a segue for a control, row or gesture recognizer, if the controller allows it.
  ///
  /// If the segue cannot be performed, strict mode raises the error. Lenient mode reports it and continues.
  func nibTrigger(_ segue: NibSegue, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else { return }
    guard nibMode == .lenient else {
      return NibException.raising { try nibPerform(segue, sender: sender) }
    }
    do {
      try nibPerform(segue, sender: sender)
    } catch {
      nibReport(error, at: segue.element)
    }
  }

  /// Creates the destination, calls `prepare(for:sender:)`, and shows the destination.
  func nibPerform(_ segue: NibSegue, sender: Any?) throws {
    guard segue.kind != .unwind else { return nibUnwind(segue, sender: sender) }
    guard let destination = try nibDestination(of: segue, sender: sender) else { return }
    if segue.presentationStyle == .popover, let popover = destination.popoverPresentationController {
      popover.nibPoint(to: segue.popoverAnchor ?? sender as AnyObject?)
      if let directions = segue.arrowDirections { popover.permittedArrowDirections = directions }
    }
    let performed = try nibStoryboardSegue(segue, to: destination)
    prepare(for: performed, sender: sender)
    performed.perform()
  }

  /// Creates the destination controller of a segue; `nil` if the segue names none or the controller has no
  /// storyboard. If the segue has an action, this method of the source creates the destination with the coder.
  func nibDestination(of segue: NibSegue, sender: Any? = nil) throws -> UIViewController? {
    guard let id = segue.destinationID, let storyboard = nibStoryboard else { return nil }
    let previous = storyboard.nibSegueSource
    storyboard.nibSegueSource = (self, sender)
    defer { storyboard.nibSegueSource = previous }
    return try NibEnvironment.$current.withValue(nibEnvironment) {
      try storyboard.nibController(id: id, for: segue.element, creator: nibCreator(for: segue, sender))
    }
  }

  /// Creates the destination of a segue with the segue's action, if this controller has the method.
  func nibCreator(for segue: NibSegue, _ sender: Any?) -> ((NSCoder) -> UIViewController?)? {
    let selector = segue.element["destinationCreationSelector"].map { Selector($0) }
    return selector.flatMap { nibAction($0, of: self) }.map { action in
      { action.destination(from: self, coder: $0, sender: sender, identifier: segue.identifier) }
    }
  }

  func nibReport(_ error: any Error, at element: NibElement) {
    let reason = (error as? NibException)?.reason ?? "\(error)"
    nibStoryboard?.nibReport(
      Diagnostic(.segue, severity: .warning, reason, at: element.location, path: element.nibObjectPath))
  }

  // MARK: Kinds of segues

  /// The object for a segue. A custom class performs the segue itself.
  private func nibStoryboardSegue(_ segue: NibSegue, to destination: UIViewController) throws
    -> UIStoryboardSegue
  {
    if let custom = segue.customClass {
      return custom.nibMake(segue.identifier, self, destination)
    }
    try nibCheckPush(segue, to: destination)
    return UIStoryboardSegue(identifier: segue.identifier, source: self, destination: destination) {
      [unowned self] in nibShow(destination, as: segue)
    }
  }

  /// Shows the destination of a segue as its kind says.
  private func nibShow(_ destination: UIViewController, as segue: NibSegue) {
    switch segue.kind {
    // A custom segue whose class was not found is shown like a push, the most frequent kind of segue.
    case .show, .push, .custom: show(destination, sender: segue)
    case .showDetail: showDetailViewController(destination, sender: segue)
    case .replace: nibReplace(with: destination, at: segue.splitIndex)
    case .popover, .popoverPresentation, .presentation, .modal: nibPresent(destination, as: segue)
    case .embed, .relationship, .unwind: break
    }
  }

  private func nibPresent(_ destination: UIViewController, as segue: NibSegue) {
    if let style = segue.presentationStyle { destination.modalPresentationStyle = style }
    present(destination, animated: true)
  }

  private func nibReplace(with destination: UIViewController, at index: Int?) {
    guard let split = splitViewController else { return showDetailViewController(destination, sender: nil) }
    split.nibReplacePane(at: index ?? 1, with: destination)
  }

  /// Checks that a push segue has a navigation controller, and does not lead to one. In lenient mode, a scene that runs
  /// without the navigation controller that it has in the app shows the destination nevertheless.
  private func nibCheckPush(_ segue: NibSegue, to destination: UIViewController) throws {
    guard segue.kind == .push else { return }
    if navigationController == nil, nibMode == .strict || nibIsOutsideNavigation {
      throw NibException(
        name: "NSGenericException", reason: NibSegue.reasonForNoNavigation(segue.identifier))
    }
    if destination.nibIsNavigationController { throw NibException.pushingNavigation }
  }

  private var nibIsOutsideNavigation: Bool {
    guard let id = nibOrigin?.id, let nibStoryboard else { return false }
    return nibStoryboard.nibNavigationReach.isOutside(id)
  }
}

extension NibException {
  /// The exception for a navigation controller inside another one.
  package static let pushingNavigation = invalidArgument("Pushing a navigation controller is not supported")
}

extension NibSegue {
  /// UIKit's text for a push segue whose source has no navigation controller.
  package static func reasonForNoNavigation(_ identifier: String?) -> String {
    "Could not find a navigation controller for segue '\(identifier ?? "")'. Push segues can only be used when the "
      + "source controller is managed by an instance of UINavigationController."
  }
}

extension DiagnosticKind {
  package static let segue = DiagnosticKind(
    "segue", .objects, .note, "The scene of a container view cannot be created here.",
    advice: "See the message.")
}
