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
    _ = NibException.raising {
      try UIApplication.shared.nibSendAction(selector, to: target, from: argument, for: nil)
    }
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

  /// Removes what was added for an observer with `addObserver(_:selector:name:object:)`.
  public func removeObserver(_ observer: NSObject) {
    ObserverBoxes.remove(of: observer, name: nil, in: self)
  }

  /// Removes what was added for an observer and one notification.
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
}

/// An observer. Notifications are posted on the thread that added it.
private final class WeakTarget: @unchecked Sendable {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

/// The target of a later call and its argument. They are used on the thread that passed them.
private struct UncheckedCall: @unchecked Sendable {
  let target: AnyObject
  let argument: Any?
}

extension NSObject {
  /// Calls a method after a delay.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    let call = UncheckedCall(target: self, argument: argument)
    let timer = Timer(fire: Date() + delay, interval: 0, repeats: false) { _ in
      SelectorCall.perform(selector, on: call.target, with: call.argument)
    }
    RunLoop.current.add(timer, forMode: .default)
  }

  /// Has no effect: calls after a delay cannot be canceled.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
  /// Has no effect: calls after a delay cannot be canceled.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {}

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
