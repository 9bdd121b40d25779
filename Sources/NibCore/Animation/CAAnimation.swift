// Functions and constants have Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A number of seconds.
public typealias CFTimeInterval = TimeInterval

/// The time since the system was started, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// The timing of animations and layers.
public protocol CAMediaTiming: AnyObject {
  var beginTime: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
}

extension CALayer: CAMediaTiming {}

/// An object that runs when a property of a layer changes. It is not called.
public protocol CAAction: AnyObject {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An animation of a layer. It shows nothing in a terminal: the layer already has its final values, or keeps those it
/// had. The delegate is called as if the animation had run.
open class CAAnimation: NSObject, CAAction, CAMediaTiming {
  /// The object that is notified of the start and the end. It is retained until the end, as by Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  /// The course of the speed.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer forgets the animation when it has ended.
  open var isRemovedOnCompletion = true
  /// The start, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// The duration, in seconds; zero for that of the transaction.
  open var duration: CFTimeInterval = 0
  /// The speed relative to that of the layer.
  open var speed: Float = 1
  /// The offset in time, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// The duration of all repetitions, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether the animation also runs backwards.
  open var autoreverses = false
  /// The values before the start and after the end.
  open var fillMode = CAMediaTimingFillMode.removed
  private var values: [String: Any] = [:]

  /// Creates an animation.
  public override init() { super.init() }
  /// Creates an animation. Animations are not archived.
  public required init?(coder: NSCoder) { super.init() }

  /// Stores a value that the program gives the animation under a name of its own.
  public func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// The value that the program gave the animation.
  public func value(forKey key: String) -> Any? { values[key] }
  /// Has no effect: animations do not run as actions.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}

  /// Tells the delegate that the animation has started and, after the duration of the animation, that it has ended.
  /// The end is never reported for an animation that is repeated forever.
  ///
  /// The delegate is called after the duration because many delegates start the next animation: without the delay,
  /// that program would never wait for input again.
  final func nibRun(_ completion: @escaping () -> Void) {
    delegate?.animationDidStart(self)
    guard repeatCount.isFinite, repeatCount < 1e6 else { return }
    let single = max(0, duration) * (autoreverses ? 2 : 1)
    let total = repeatDuration > 0 ? repeatDuration : single * max(1, Double(repeatCount))
    LaterCall.run(after: total) {
      completion()
      self.delegate?.animationDidStop(self, finished: true)
    }
  }
}

/// Methods that are called when an animation starts and ends.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation is added to a layer.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation's duration is over.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A later call on the run loop of the current thread. In a program, the event loop runs it; in a test, the test runs it,
/// for example with `RunLoop.current.run(until:)`.
enum LaterCall {
  private struct Body: @unchecked Sendable { let run: () -> Void }

  /// Calls `body` after a number of seconds, in a later turn of the run loop. Invalidating the timer cancels the call.
  @discardableResult
  static func run(after delay: TimeInterval = 0, _ body: @escaping () -> Void) -> Timer {
    let body = Body(run: body)
    let timer = Timer(fire: Date() + delay, interval: 0, repeats: false) { _ in body.run() }
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// The course of an animation's speed, as a curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
  /// The two control points of the curve.
  private let points: [CGPoint]

  /// Creates a standard function.
  public init(name: CAMediaTimingFunctionName) {
    points =
      switch name {
      case .easeIn: [CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1)]
      case .easeOut: [.zero, CGPoint(x: 0.58, y: 1)]
      case .easeInEaseOut: [CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1)]
      case .default: [CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1)]
      default: [.zero, CGPoint(x: 1, y: 1)]
      }
  }

  /// Creates a function from the control points of its curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [
      CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)), CGPoint(x: CGFloat(c2x), y: CGFloat(c2y)),
    ]
  }

  /// Stores the coordinates of a control point, from 0 for the start to 3 for the end.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let point = ([.zero] + points + [CGPoint(x: 1, y: 1)])[min(max(0, index), 3)]
    values[0] = Float(point.x)
    values[1] = Float(point.y)
  }
}
