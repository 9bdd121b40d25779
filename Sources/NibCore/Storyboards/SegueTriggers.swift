// The objects that are sources of segues: controllers, cells, controls, bar items and gesture recognizers, and
// container views for embed segues.

extension UIViewController: NibSegueSource {
  func nibAddSegue(_ element: NibElement, _ instantiation: NibInstantiation) {
    nibSegues.append(NibSegue(element, source: self, trigger: .none, in: instantiation))
  }
}

extension UIView: NibSegueSource {
  func nibAddSegue(_ element: NibElement, _ instantiation: NibInstantiation) {
    switch self {
    case let cell as any SegueHolder:
      let isAccessory = element["trigger"] == "accessoryAction"
      let trigger: NibSegue.Trigger = isAccessory ? .accessoryAction : .selection
      cell.nibSegues.append(NibSegue(element, source: nil, trigger: trigger, in: instantiation))
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

  /// The actions that a segue has as the target of a control: only the one that performs the segue.
  package static var nibActions: [NibAction] { [NibAction(trigger.nibName, NibSegue.nibTrigger)] }

  private func nibTrigger(sender: AnyObject) {
    (source ?? NibSegue.controller(around: sender))?.nibTrigger(self, sender: sender)
  }

  /// The controller whose view contains the sender. It performs the segues of prototype cells, which are loaded
  /// without a controller.
  private static func controller(around sender: AnyObject) -> UIViewController? {
    ((sender as? UIResponder) ?? (sender as? UIGestureRecognizer)?.view)?.nibController
  }
}

extension NibInstantiation {
  /// The controller whose element contains the given element, or else the scene's first controller; `nil` in a
  /// prototype cell.
  func controller(around element: NibElement) -> UIViewController? {
    let known = object(around: element) { $0 as? UIViewController }
    let first = objectsElement.children.first { $0.isController }
    return known ?? first?.id.flatMap { object(id: $0) } as? UIViewController
  }

  /// The segue that a control, bar item or gesture recognizer performs. The controller or the cell around the object
  /// retains the segue, because controls do not retain their targets. `nil` if there is neither a controller nor a
  /// cell.
  fileprivate func triggeredSegue(_ element: NibElement) -> NibSegue? {
    let source = controller(around: element)
    let segue = NibSegue(element, source: source, trigger: .control, in: self)
    if let source {
      source.nibSegues.append(segue)
    } else if let cell = object(around: element, as: { $0 as? any SegueHolder }) {
      cell.nibSegues.append(segue)
    } else {
      return nil
    }
    return segue
  }

  /// The object of the nearest element, from the given element outwards, for which `cast` does not return `nil`.
  private func object<Object>(around element: NibElement, as cast: (AnyObject) -> Object?) -> Object? {
    for element in sequence(first: element, next: \.parent) {
      if let result = element.id.flatMap({ object(id: $0) }).flatMap(cast) { return result }
    }
    return nil
  }
}

/// A cell of a table or collection view. It retains the segues that its selection or accessory button performs and,
/// if it is a prototype, those of the controls in it.
protocol SegueHolder: UIView {
  var nibSegues: [NibSegue] { get set }
}

extension SegueHolder {
  /// Performs the cell's segues that have the given trigger, through the nearest controller.
  func nibPerformSegues(for trigger: NibSegue.Trigger = .selection) {
    guard let controller = nibController else { return }
    for segue in nibSegues where segue.trigger == trigger { controller.nibTrigger(segue, sender: self) }
  }
}

extension UIResponder {
  /// The nearest controller up the responder chain.
  var nibController: UIViewController? {
    nibResponderChain.first { $0 is UIViewController } as? UIViewController
  }
}
