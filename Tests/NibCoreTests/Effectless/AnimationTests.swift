import Foundation
import Testing

@testable import NibCore

/// Animations change everything at once, and programs are notified as if they had run.
@Suite struct AnimationTests {
  private final class Listener: CAAnimationDelegate {
    var events: [String] = []
    func animationDidStart(_ anim: CAAnimation) { events.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
  }

  @Test("The delegate of an animation is called at the start and after the duration") func delegate() {
    let (layer, listener) = (CALayer(), Listener())
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 0.01)
    animation.delegate = listener
    let found = remarks { layer.add(animation, forKey: "fade") }
    #expect(listener.events == ["start"])
    #expect(layer.animationKeys() == ["fade"])
    runTimers { listener.events.count == 2 }
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
    runTimers { isComplete }
    #expect(isComplete)
  }

  @Test("The end of an animation is reported after its duration, from the run loop") func ends() {
    let view = UIView(frame: .zero)
    var calls: [String] = []
    let start = Date()
    UIView.animate(withDuration: 0.05, delay: 0.05) {
      view.alpha = 0
      calls.append("changes")
    } completion: {
      calls.append("finished \($0)")
    }
    calls.append("after")
    #expect(view.alpha == 0)
    runTimers { calls.count == 3 }
    #expect(calls == ["changes", "after", "finished true"])
    #expect(Date().timeIntervalSince(start) >= 0.1)
  }

  @Test("An animation in the completion of an animation does not nest") func chain() {
    var (depth, deepest, count) = (0, 0, 0)
    func pulse() {
      UIView.animate(withDuration: 0.001) {
      } completion: { _ in
        (depth, count) = (depth + 1, count + 1)
        deepest = max(deepest, depth)
        if count < 20 { pulse() }
        depth -= 1
      }
    }
    pulse()
    #expect(count == 0)
    runTimers { count == 20 }
    #expect((count, deepest) == (20, 1))
  }

  @Test("An animation without a duration ends at once, and one that repeats never ends") func durations() {
    var ended: [String] = []
    func end(_ name: String) -> (Bool) -> Void { { _ in ended.append(name) } }
    UIView.animate(withDuration: 0, animations: {}, completion: end("none"))
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 9, animations: {}, completion: end("suppressed"))
    }
    #expect(UIView.areAnimationsEnabled)
    #expect(ended == ["none", "suppressed"])
    UIView.animate(
      withDuration: 0.001, delay: 0, options: .repeat, animations: {}, completion: end("repeats"))
    let modified = { UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) {} }
    UIView.animate(withDuration: 0.01, animations: modified, completion: end("six times"))
    UIView.animate(withDuration: 0.02, animations: {}, completion: end("two times"))
    runTimers { ended.count == 4 }
    #expect(ended == ["none", "suppressed", "two times", "six times"])
  }

  @Test("A transition between views replaces or hides the first, and ends later") func transitions() {
    let (parent, first, second) = (UIView(frame: .zero), UIView(frame: .zero), UIView(frame: .zero))
    parent.addSubview(first)
    var ends = 0
    UIView.transition(from: first, to: second, duration: 0.01) { _ in ends += 1 }
    #expect(parent.subviews == [second])
    UIView.transition(from: second, to: first, duration: 0.01, options: .showHideTransitionViews) { _ in
      ends += 1
    }
    #expect(second.isHidden && parent.subviews == [second] && ends == 0)
    runTimers { ends == 2 }
    #expect(ends == 2)
  }

  @Test("An animator makes its changes when it is started, and calls its completion handlers at its end")
  func animator() {
    let view = UIView(frame: .zero)
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 0.02, dampingRatio: 0.5) { view.alpha = 0 }
    animator.addAnimations { view.isHidden = true }
    animator.addAnimations({ view.tag = 3 }, delayFactor: 0.5)
    animator.addCompletion { positions.append($0) }
    #expect(view.alpha == 1)
    animator.startAnimation()
    #expect(view.alpha == 0 && view.isHidden && view.tag == 3)
    #expect(positions == [])
    #expect(animator.state == .active && animator.isRunning)
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    runTimers { !positions.isEmpty }
    #expect(positions == [.end])
    #expect(animator.state == .inactive && !animator.isRunning)
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0, delay: 0, options: [.allowAnimatedContent], animations: { view.alpha = 1 },
      completion: { positions.append($0) })
    #expect(view.alpha == 1)
    #expect(positions == [.end, .end])
  }

  @Test("A stopped animator calls its completion handlers when it is finished") func stopping() {
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(
      duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 1))
    animator.addCompletion { positions.append($0) }
    animator.startAnimation(afterDelay: 1)
    #expect(animator.state == .active && animator.isRunning)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && !animator.isRunning && positions == [])
    animator.finishAnimation(at: .current)
    #expect(positions == [.current])
    _ = UICubicTimingParameters(animationCurve: .linear)
    _ = UISpringTimingParameters(mass: 1, stiffness: 1, damping: 1, initialVelocity: .zero)
  }

  @Test("Key frames take effect immediately") func keyframes() {
    let view = UIView(frame: .zero)
    var isComplete = false
    UIView.animateKeyframes(withDuration: 0.01, delay: 0, options: [.calculationModeCubic]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
    } completion: {
      isComplete = $0
    }
    #expect(view.alpha == 0 && !isComplete)
    runTimers { isComplete }
    #expect(isComplete)
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
