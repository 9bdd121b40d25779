/// A behavior in a simulation, or a group of behaviors.
open class UIDynamicBehavior: NSObject {
  /// The behaviors that this behavior contains.
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called during a simulation, which does not run.
  open var action: (() -> Void)?
  /// The simulation that contains the behavior.
  public internal(set) weak var dynamicAnimator: UIDynamicAnimator?
  /// Adds a behavior.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Removes a behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
  /// Called when the behavior is added to a simulation or removed from it.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Makes the changes that do not need a simulation.
  func nibApply() { for child in childBehaviors { child.nibApply() } }
}
