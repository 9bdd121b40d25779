import Foundation
import Testing

@testable import NibCore

/// Animations end at once, and programs are notified as if they had run.
@Suite struct AnimationTests {
  private final class Listener: CAAnimationDelegate {
    var events: [String] = []
    func animationDidStart(_ anim: CAAnimation) { events.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
  }

  /// Runs the timers of the thread until a condition is true, for at most 2 seconds.
  private func run(until condition: () -> Bool) {
    let end = Date() + 2
    while !condition(), Date() < end { RunLoop.current.run(until: Date() + 0.01) }
  }

  @Test("The delegate of an animation is called at the start and after the duration") func delegate() {
    let (layer, listener) = (CALayer(), Listener())
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 0.01)
    animation.delegate = listener
    let found = remarks { layer.add(animation, forKey: "fade") }
    #expect(listener.events == ["start"])
    #expect(layer.animationKeys() == ["fade"])
    run { listener.events.count == 2 }
    #expect(listener.events == ["start", "stop true"])
    #expect(layer.animation(forKey: "fade") == nil)
    #expect(found == [EffectlessFeature.animations.rawValue])
  }

  @Test("The completion block of a transaction is called") func transaction() {
    var isComplete = false
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(1)
    CATransaction.setCompletionBlock { isComplete = true }
    CATransaction.commit()
    run { isComplete }
    #expect(isComplete)
  }

  @Test("An animator makes its changes when it is started, and then calls its completion handlers")
  func animator() {
    let view = UIView(frame: .zero)
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.alpha = 0 }
    animator.addAnimations { view.isHidden = true }
    animator.addAnimations({ view.tag = 3 }, delayFactor: 0.5)
    animator.addCompletion { positions.append($0) }
    #expect(view.alpha == 1)
    animator.startAnimation()
    #expect(view.alpha == 0 && view.isHidden && view.tag == 3)
    #expect(positions == [.end])
    #expect(animator.state == .inactive && !animator.isRunning)
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, options: [.allowAnimatedContent], animations: { view.alpha = 1 },
      completion: { positions.append($0) })
    #expect(view.alpha == 1)
    #expect(positions == [.end, .end])
  }

  @Test("A stopped animator calls its completion handlers when it is finished") func stopping() {
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(
      duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 1))
    animator.addCompletion { positions.append($0) }
    animator.pauseAnimation()
    #expect(animator.state == .active)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .current)
    #expect(positions == [.current])
    _ = UICubicTimingParameters(animationCurve: .linear)
    _ = UISpringTimingParameters(mass: 1, stiffness: 1, damping: 1, initialVelocity: .zero)
  }

  @Test("Key frames take effect immediately") func keyframes() {
    let view = UIView(frame: .zero)
    var isComplete = false
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
    } completion: {
      isComplete = $0
    }
    #expect(view.alpha == 0 && isComplete)
  }

  @Test("The kinds of animations have their properties") func kinds() {
    let frames = CAKeyframeAnimation(keyPath: "position")
    (frames.values, frames.keyTimes) = ([1, 2], [0, 1])
    (frames.calculationMode, frames.rotationMode) = (.paced, .rotateAuto)
    frames.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    let group = CAAnimationGroup()
    (group.animations, group.fillMode, group.repeatCount) = ([frames], .forwards, .infinity)
    let spring = CASpringAnimation(keyPath: "scale")
    (spring.damping, spring.stiffness, spring.mass, spring.initialVelocity) = (5, 50, 1, 0)
    #expect(spring.settlingDuration > 0)
    let transition = CATransition()
    (transition.type, transition.subtype) = (.push, .fromLeft)
    #expect(CACurrentMediaTime() > 0)
    var control: [Float] = [0, 0]
    CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 2, values: &control)
    #expect(control == [0.3, 0.4])
  }

  @Test("Haptic feedback is accepted, and a remark says that there is none") func haptics() {
    let found = remarks {
      UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
      UINotificationFeedbackGenerator().notificationOccurred(.success)
      let selection = UISelectionFeedbackGenerator()
      selection.prepare()
      selection.selectionChanged()
    }
    #expect(found == [EffectlessFeature.haptics.rawValue])
  }

  @Test("Behaviors are stored, and a snap puts its item at its point") func dynamics() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let animator = UIDynamicAnimator(referenceView: UIView(frame: .zero))
    let (group, gravity) = (UIDynamicBehavior(), UIGravityBehavior(items: [view]))
    group.addChildBehavior(gravity)
    let collision = UICollisionBehavior(items: [])
    collision.addItem(view)
    (collision.collisionMode, collision.translatesReferenceBoundsIntoBoundary) = (.boundaries, true)
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    (push.angle, push.magnitude, push.active) = (1, 2, true)
    let item = UIDynamicItemBehavior(items: [view])
    (item.elasticity, item.resistance, item.allowsRotation) = (1, 0, false)
    item.addLinearVelocity(.zero, for: view)
    let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: .zero)
    (attachment.damping, attachment.length) = (1, 2)
    for behavior in [group, collision, push, item, attachment] { animator.addBehavior(behavior) }
    animator.addBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 50, y: 60)))
    #expect(view.center == CGPoint(x: 50, y: 60))
    #expect(animator.behaviors.count == 6)
    #expect(group.dynamicAnimator === animator)
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty)
    group.removeChildBehavior(gravity)
    #expect(group.childBehaviors.isEmpty)
  }
}
