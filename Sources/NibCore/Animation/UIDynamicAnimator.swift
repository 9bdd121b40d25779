/// An object whose position behaviors change: a view or the attributes of a collection view's item.
public protocol UIDynamicItem: AnyObject {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
}

extension UIView: UIDynamicItem {}

/// The physical simulation of views. It does not run in a terminal: views keep their positions, except that
/// `UISnapBehavior` puts its item at its point.
open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates the behaviors use.
  public private(set) weak var referenceView: UIView?
  /// The behaviors that were added.
  public private(set) var behaviors: [UIDynamicBehavior] = []
  /// The delegate, which is not called.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// Always false.
  public var isRunning: Bool { false }
  /// Always zero.
  public var elapsedTime: TimeInterval { 0 }

  /// Creates a simulation of the subviews of a view.
  public convenience init(referenceView view: UIView) {
    self.init()
    referenceView = view
  }
  /// Creates a simulation of the items of a collection view.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) { self.init() }

  /// Adds a behavior.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    EffectlessFeature.dynamics.report()
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    behavior.willMove(to: self)
    behavior.nibApply()
  }

  /// Removes a behavior.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    behavior.dynamicAnimator = nil
    behaviors.removeAll { $0 === behavior }
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
  /// The items of all behaviors in a rectangle: always empty, because items are not simulated.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
  /// Has no effect.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// Methods that are called when a simulation pauses. They are not called.
public protocol UIDynamicAnimatorDelegate: AnyObject {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
