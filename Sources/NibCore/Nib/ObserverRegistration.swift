/// Identifies an observer of a property, so that the observer can be removed.
final class ObserverRegistration {
  /// The object passed to `addObserver`; `nil` for a closure, or if the object no longer exists.
  private(set) weak var observer: AnyObject?
  let context: UnsafeMutableRawPointer?

  init(observer: AnyObject? = nil, context: UnsafeMutableRawPointer? = nil) {
    self.observer = observer
    self.context = context
  }
}
