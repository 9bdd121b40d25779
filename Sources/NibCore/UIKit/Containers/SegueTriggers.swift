// Segues start from controllers, rows, controls, bar items and recognizers; embed segues from container
// views.

extension UIView: NibSegueSource {
  func nibAddSegue(_ element: NibElement, _ instantiation: NibInstantiation) {
    switch self {
    case let cell as UITableViewCell: cell.nibSegues.append(NibSegue(element, source: nil))
    case let cell as UICollectionViewCell: cell.nibSegues.append(NibSegue(element, source: nil))
    case let control as UIControl:
      guard let segue = NibSegue(triggered: element, instantiation) else { return }
      control.addTarget(segue, action: NibSegue.trigger, for: .primaryActionTriggered)
    default:
      if element["kind"] == "embed" { nibEmbed(element, instantiation) }
    }
  }

  /// Puts the destination's view into this container view.
  private func nibEmbed(_ element: NibElement, _ instantiation: NibInstantiation) {
    guard let source = instantiation.controller(around: element), let id = element["destination"] else {
      return
    }
    let storyboard = UIStoryboard(nibDocument: instantiation.document, bundle: instantiation.bundle)
    storyboard.nibMode = instantiation.mode
    do {
      guard let child = try storyboard.nibController(id: id) else { return }
      let segue = NibSegue(element, source: source)
      segue.destination = child
      source.prepare(for: segue, sender: nil)
      source.addChild(child)
      try child.nibLoadView()
      guard let view = child.viewIfLoaded else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
      child.didMove(toParent: source)
    } catch {
      let reason = (error as? NibException)?.reason ?? "\(error)"
      instantiation.report(
        Diagnostic("embed-segue", .error, reason, at: element.location, path: element.nibObjectPath))
    }
  }
}

extension UIBarButtonItem: NibSegueSource {
  func nibAddSegue(_ element: NibElement, _ instantiation: NibInstantiation) {
    guard let segue = NibSegue(triggered: element, instantiation) else { return }
    target = segue
    action = NibSegue.trigger
  }
}

extension UIGestureRecognizer: NibSegueSource {
  func nibAddSegue(_ element: NibElement, _ instantiation: NibInstantiation) {
    guard let segue = NibSegue(triggered: element, instantiation) else { return }
    addTarget(segue, action: NibSegue.trigger)
  }
}

extension NibSegue: NibActionTarget {
  static let trigger = Selector("nibTrigger:")

  /// The one action that controls send to a segue.
  public static var nibActions: [NibAction] { [NibAction(trigger.nibName, NibSegue.nibTrigger)] }

  /// A segue that a control performs. Its controller keeps it, as controls do not keep their targets.
  convenience init?(triggered element: NibElement, _ instantiation: NibInstantiation) {
    guard let source = instantiation.controller(around: element) else { return nil }
    self.init(element, source: source)
    source.nibSegues.append(self)
  }

  private func nibTrigger(sender: AnyObject) {
    guard let source else { return }
    NibException.raising { try source.nibPerform(self, sender: sender) }
  }
}

extension NibInstantiation {
  /// The controller of the scene that an element belongs to.
  func controller(around element: NibElement) -> UIViewController? {
    var current: NibElement? = element
    while let candidate = current {
      if let controller = candidate.id.flatMap({ object(id: $0) }) as? UIViewController { return controller }
      current = candidate.parent
    }
    let first = objectsElement.children.first { $0.name.hasSuffix("ontroller") }
    return first?.id.flatMap { object(id: $0) } as? UIViewController
  }
}

extension UITableViewCell {
  /// Performs the segues of a chosen row through the controller around it.
  func nibPerformSegues() { nibPerform(nibSegues, from: self) }
}

extension UICollectionViewCell {
  func nibPerformSegues() { nibPerform(nibSegues, from: self) }
}

extension UIView {
  fileprivate func nibPerform(_ segues: [NibSegue], from view: UIView) {
    var responder: UIResponder? = view
    while let current = responder, !(current is UIViewController) { responder = current.next }
    guard let controller = responder as? UIViewController else { return }
    NibException.raising { for segue in segues { try controller.nibPerform(segue, sender: view) } }
  }
}
