// Segues start from controllers, rows, controls, bar items and gesture recognizers; embed segues start from
// container views.

extension UIViewController: NibSegueSource {
  func nibAddSegue(_ element: NibElement, _ instantiation: NibInstantiation) {
    nibSegues.append(NibSegue(element, source: self, trigger: .none))
  }
}

extension UIView: NibSegueSource {
  func nibAddSegue(_ element: NibElement, _ instantiation: NibInstantiation) {
    switch self {
    case let cell as any SegueHolder:
      let isAccessory = element["trigger"] == "accessoryAction"
      let trigger: NibSegue.Trigger = isAccessory ? .accessoryAction : .selection
      cell.nibSegues.append(NibSegue(element, source: nil, trigger: trigger))
    case let control as UIControl:
      guard let segue = instantiation.triggeredSegue(element) else { return }
      control.addTarget(segue, action: NibSegue.trigger, for: .primaryActionTriggered)
    default:
      if element["kind"] == NibSegue.Kind.embed.rawValue { nibAddEmbedding(element, instantiation) }
    }
  }

  private func nibAddEmbedding(_ element: NibElement, _ instantiation: NibInstantiation) {
    guard let source = instantiation.controller(around: element) else { return }
    let segue = NibSegue(element, source: source, trigger: .none)
    source.nibEmbeddings.append(SceneEmbedding(segue: segue, view: self))
  }
}

extension UIBarButtonItem: NibSegueSource {
  func nibAddSegue(_ element: NibElement, _ instantiation: NibInstantiation) {
    guard let segue = instantiation.triggeredSegue(element) else { return }
    target = segue
    action = NibSegue.trigger
  }
}

extension UIGestureRecognizer: NibSegueSource {
  func nibAddSegue(_ element: NibElement, _ instantiation: NibInstantiation) {
    guard let segue = instantiation.triggeredSegue(element) else { return }
    addTarget(segue, action: NibSegue.trigger)
  }
}

extension NibSegue: NibActionTarget {
  static let trigger = Selector("nibTrigger:")

  /// The only action that controls send to a segue.
  package static var nibActions: [NibAction] { [NibAction(trigger.nibName, NibSegue.nibTrigger)] }

  private func nibTrigger(sender: AnyObject) {
    (source ?? NibSegue.controller(around: sender))?.nibTrigger(self, sender: sender)
  }

  /// The controller that performs the segue. Prototype cells do not know their controller, so it is the one
  /// whose view contains the sender.
  private static func controller(around sender: AnyObject) -> UIViewController? {
    ((sender as? UIResponder) ?? (sender as? UIGestureRecognizer)?.view)?.nibController
  }
}

extension NibInstantiation {
  /// The controller of the scene that an element belongs to.
  func controller(around element: NibElement) -> UIViewController? {
    let known = object(around: element) { $0 as? UIViewController }
    let first = objectsElement.children.first { $0.isController }
    return known ?? first?.id.flatMap { object(id: $0) } as? UIViewController
  }

  /// The segue that an object in a scene or a prototype cell starts. The controller or the cell retains it,
  /// because controls do not retain their targets.
  fileprivate func triggeredSegue(_ element: NibElement) -> NibSegue? {
    let source = controller(around: element)
    let segue = NibSegue(element, source: source, trigger: .control)
    if let source {
      source.nibSegues.append(segue)
    } else if let cell = object(around: element, as: { $0 as? any SegueHolder }) {
      cell.nibSegues.append(segue)
    } else {
      return nil
    }
    return segue
  }

  private func object<Object>(around element: NibElement, as cast: (AnyObject) -> Object?) -> Object? {
    var current: NibElement? = element
    while let candidate = current {
      if let found = candidate.id.flatMap({ object(id: $0) }).flatMap(cast) { return found }
      current = candidate.parent
    }
    return nil
  }
}

/// A cell. It retains the segues that selecting it performs, and those of the controls in it.
protocol SegueHolder: UIView {
  var nibSegues: [NibSegue] { get set }
}

extension UITableViewCell: SegueHolder {}
extension UICollectionViewCell: SegueHolder {}

extension SegueHolder {
  /// Performs the segues of a selected row, or of its accessory, through the surrounding controller.
  func nibPerformSegues(for trigger: NibSegue.Trigger = .selection) {
    guard let controller = nibController else { return }
    for segue in nibSegues where segue.trigger == trigger { controller.nibTrigger(segue, sender: self) }
  }
}

extension UIResponder {
  /// The nearest controller up the responder chain.
  var nibController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}
