/// A timer that is called before each refresh of the screen, here 60 times per second.
open class CADisplayLink: NSObject {
  /// The number of calls per second.
  open var preferredFramesPerSecond = 0
  /// Whether the calls are suspended.
  open var isPaused = false
  /// The time of the last call, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time between two calls, in seconds.
  public var duration: CFTimeInterval {
    1 / Double(preferredFramesPerSecond > 0 ? preferredFramesPerSecond : 60)
  }
  /// The time of the next call, in seconds.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  private var timer: Timer?
  private let call: (CADisplayLink) -> Void

  /// Creates a timer that calls a method. The target is retained until `invalidate()`.
  public init(target: Any, selector: Selector) {
    let object = nibObject(in: target)
    call = { SelectorCall.perform(selector, on: object, with: $0) }
  }

  /// Starts the timer.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    let link = LinkReference(link: self)
    let timer = Timer(fire: Date() + duration, interval: duration, repeats: true) { _ in link.link.fire() }
    self.timer = timer
    runloop.add(timer, forMode: .default)
  }

  /// Stops the timer.
  open func invalidate() {
    timer?.invalidate()
    timer = nil
  }

  /// Stops the timer.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  private func fire() {
    guard !isPaused else { return }
    timestamp = CACurrentMediaTime()
    call(self)
  }
}

/// Passes a display link to the `@Sendable` closure of a timer. Both are used on the thread of the timer's run loop.
private struct LinkReference: @unchecked Sendable { let link: CADisplayLink }
