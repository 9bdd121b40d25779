/// Which objects Interface Builder lets be sources of actions and segues.
///
/// Only the class of an element is known here. A plain view with a custom class can be a control. Elements whose class
/// has no schema can be sources of everything.
extension NibElement {
  /// Whether the object can send actions: it is a control, a bar button item or a gesture recognizer.
  package var canSendActions: Bool { canBe(anyOf: ["UIControl", "UIBarButtonItem", "UIGestureRecognizer"]) }

  /// Whether the object can trigger segues: it sends actions, or it is a cell or a controller.
  package var canTriggerSegues: Bool {
    canSendActions || isController || canBe(anyOf: ["UITableViewCell", "UICollectionViewCell"])
  }

  /// Whether actions of the object have events: it can be a control.
  package var canBeControl: Bool { canBe(anyOf: ["UIControl"]) }

  private func canBe(anyOf classes: Set<String>) -> Bool {
    guard let schema = ClassSchemas.uiKit.ofElement(name) else { return true }
    return !classes.isDisjoint(with: schema.lineage)
      || (classes.contains("UIControl") && schema.name == "UIView" && self["customClass"] != nil)
  }
}
