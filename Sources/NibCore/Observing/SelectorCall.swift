import Synchronization

/// Calls methods by selector: notifications, timers, and calls after a delay.
enum SelectorCall {
  /// Calls a method of an object with one argument, or without arguments. Raises `NSInvalidArgumentException` if the
  /// object's class does not list the method.
  static func perform(_ selector: Selector, on target: AnyObject, with argument: Any?) {
    let candidates = [argument, (argument as? Notification).map { $0._bridgeToObjectiveC() }]
    let method = nibAction(selector, of: target)
    for candidate in candidates where method?.call(on: target, sender: candidate, event: nil) == true {
      return
    }
    NibException.raising { try nibCall(selector, on: target, sender: argument, event: nil) }
  }
}

extension NotificationCenter {
  /// Calls a method of an object for each notification with a name, until the object is deallocated or removed. The
  /// observer is not retained.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let target = nibObject(in: observer)
    let box = WeakTarget(target)
    _ = addObserver(forName: name, object: object, queue: nil) { notification in
      if let target = box.object { SelectorCall.perform(selector, on: target, with: notification) }
    }
    ObserverBoxes.add(box, of: target, name: name, in: self)
  }

  /// Removes an observer that was added with `addObserver(_:selector:name:object:)`.
  public func removeObserver(_ observer: NSObject) {
    ObserverBoxes.remove(of: observer, name: nil, in: self)
  }

  /// Removes an observer of one notification.
  public func removeObserver(_ observer: NSObject, name: Notification.Name?, object: Any?) {
    ObserverBoxes.remove(of: observer, name: name, in: self)
  }
}

/// The observers that were added with a selector.
///
/// A removed observer stays registered in its notification center, and its box is emptied. `removeObserver(_:)` of
/// Foundation 6.3 on Linux cannot be used: with one token, it removes all observers of the same notification.
private enum ObserverBoxes {
  private struct Entry {
    let box: WeakTarget
    let name: Notification.Name?
    let center: ObjectIdentifier
  }

  private struct Entries: @unchecked Sendable { var entries: [ObjectIdentifier: [Entry]] = [:] }

  private static let all = Mutex(Entries())

  /// Adds an observer of a notification.
  static func add(
    _ box: WeakTarget, of observer: AnyObject, name: Notification.Name?, in center: NotificationCenter
  ) {
    let entry = Entry(box: box, name: name, center: ObjectIdentifier(center))
    let added = Entries(entries: [ObjectIdentifier(observer): [entry]])
    all.withLock { state in
      // Observers that no longer exist are removed here, so that the list does not grow.
      state.entries = state.entries.mapValues { $0.filter { $0.box.object != nil } }.filter {
        !$0.value.isEmpty
      }
      state.entries.merge(added.entries) { $0 + $1 }
    }
  }

  /// Ends the calls to an observer.
  static func remove(of observer: AnyObject, name: Notification.Name?, in center: NotificationCenter) {
    let (id, center) = (ObjectIdentifier(observer), ObjectIdentifier(center))
    all.withLock { state in
      for entry in state.entries[id] ?? [] where entry.center == center && (name == nil || entry.name == name)
      {
        entry.box.object = nil
      }
    }
  }
}

extension Timer {
  /// Calls a method of an object after an interval, once or repeatedly. The target is retained until the timer ends, as
  /// in UIKit.
  @discardableResult
  public static func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// Creates a timer that has to be added to a run loop.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let call = UncheckedCall(target: nibObject(in: target), argument: nil)
    self.init(fire: Date() + timeInterval, interval: timeInterval, repeats: repeats) { timer in
      SelectorCall.perform(selector, on: call.target, with: timer)
    }
  }

  /// Creates a timer that has to be added to a run loop, and that fires first after the interval.
  ///
  /// The timer of Foundation's initializer on Linux fires for the first time as soon as it is added. A file that
  /// imports NibCore but not Foundation uses this initializer instead. A file that imports both uses Foundation's: call
  /// `init(nibTimeInterval:repeats:block:)` there.
  @_disfavoredOverload
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(nibTimeInterval: interval, repeats: repeats, block: block)
  }

  /// Creates a timer that has to be added to a run loop, and that fires first after the interval. A copy of
  /// `init(timeInterval:repeats:block:)` that also works in files that import Foundation.
  ///
  /// - Parameters:
  ///   - interval: the time before the first call and between the calls, in seconds. As in Foundation, 0 or less stands
  ///     for a tenth of a millisecond.
  ///   - repeats: whether the timer fires until it is invalidated.
  ///   - block: called each time that the timer fires.
  public convenience init(
    nibTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    let interval = interval > 0 ? interval : 0.0001
    self.init(fire: Date() + interval, interval: interval, repeats: repeats, block: block)
  }
}

/// An observer that is not retained. It is used on the thread that added it.
private final class WeakTarget: @unchecked Sendable {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

/// The target of a later call, and the argument.
private struct UncheckedCall: @unchecked Sendable {
  let target: AnyObject
  let argument: Any?
}

/// The calls of `perform(_:with:afterDelay:)` that have not been made yet.
private enum DelayedCalls {
  private struct Entry {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
    let timer: Timer
  }

  private struct Entries: @unchecked Sendable { var entries: [Entry] = [] }

  private static let all = Mutex(Entries())

  /// Calls a method after a delay in seconds, on the run loop of the current thread.
  static func add(_ selector: Selector, on target: AnyObject, with argument: Any?, after delay: TimeInterval)
  {
    let call = UncheckedCall(target: target, argument: argument)
    let timer = Timer(fire: Date() + delay, interval: 0, repeats: false) { timer in
      remove { $0.timer === timer }
      SelectorCall.perform(selector, on: call.target, with: call.argument)
    }
    let added = Entries(
      entries: [Entry(target: target, selector: selector, argument: argument, timer: timer)])
    all.withLock { $0.entries += added.entries }
    RunLoop.current.add(timer, forMode: .default)
  }

  static func cancel(on target: AnyObject) { remove { $0.target === target } }

  /// Cancels the calls of a method of an object with an argument. Arguments are compared with `isEqual(_:)`.
  static func cancel(_ selector: Selector, on target: AnyObject, with argument: Any?) {
    remove { $0.target === target && $0.selector == selector && isSame($0.argument, argument) }
  }

  private static func isSame(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    let (first, second) = (nibObject(in: a), nibObject(in: b))
    if first === second { return true }
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    return (first as? NSObject)?.isEqual(second) ?? false
  }

  /// Ends calls that meet a condition.
  private static func remove(where matches: (Entry) -> Bool) {
    // The entries are released outside the lock, because a target may cancel calls while it is deallocated.
    let removed = all.withLock { state in
      let removed = Entries(entries: state.entries.filter(matches))
      state.entries.removeAll { entry in removed.entries.contains { $0.timer === entry.timer } }
      return removed
    }
    for entry in removed.entries { entry.timer.invalidate() }
  }
}

extension NSObject {
  /// Calls a method after a delay in seconds. The modes are not used: a terminal has only one.
  public func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode] = [.default]
  ) {
    DelayedCalls.add(selector, on: self, with: argument, after: delay)
  }

  /// Cancels all calls after a delay of an object.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.cancel(on: nibObject(in: aTarget))
  }

  /// Cancels the calls after a delay of one method of an object with the same argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCalls.cancel(aSelector, on: nibObject(in: aTarget), with: anArgument)
  }

  /// Calls a method on a new thread. Views may only be used on the main thread, as on iOS.
  public func performSelector(inBackground selector: Selector, with argument: Any?) {
    let call = UncheckedCall(target: self, argument: argument)
    Thread.detachNewThread { SelectorCall.perform(selector, on: call.target, with: call.argument) }
  }

  /// Calls a method on the main thread, in a later turn of the run loop. If `wait` is true, this method returns after
  /// the call. On the main thread itself, it then makes the call at once.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool
  ) {
    let call = UncheckedCall(target: self, argument: argument)
    let body: @Sendable () -> Void = { SelectorCall.perform(selector, on: call.target, with: call.argument) }
    switch (wait, Thread.isMainThread) {
    case (true, true): body()
    case (true, false): DispatchQueue.main.sync(execute: body)
    case (false, _): DispatchQueue.main.async(execute: body)
    }
  }

  /// Whether the object has a method that can be called with a selector.
  public func responds(to selector: Selector?) -> Bool {
    selector.map { nibAction($0, of: self) != nil } ?? false
  }

  /// Calls a method without waiting.
  @discardableResult
  public func perform(_ selector: Selector, with argument: Any? = nil) -> Unmanaged<AnyObject>? {
    SelectorCall.perform(selector, on: self, with: argument)
    return nil
  }
}
