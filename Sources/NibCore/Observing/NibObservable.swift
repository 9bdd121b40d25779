/// An object whose outlets can be observed: every `NSObject`.
public protocol NibObservable: AnyObject {}

extension NSObject: NibObservable {}

/// An object that can be passed to `addObserver(_:forKeyPath:options:context:)`. Responders conform; other classes can
/// adopt the protocol.
public protocol NibKeyValueObserver: AnyObject {
  /// Called for every change of an observed key.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NibObservable {
  /// Reports every change of an `@Outlet` or `@Inspectable` property to an observer (docs/behaviours.md A8,
  /// M16). While a nib is loading, changes are reported before the next connection is made and before any
  /// `awakeFromNib`.
  ///
  /// The observer is not retained. Raises `NSUnknownKeyException` if the object does not have the property.
  ///
  /// - Parameters:
  ///   - observer: the object to report to.
  ///   - keyPath: the name of a property. Key paths across several objects are not supported.
  ///   - options: when the observer is called, and which values it receives.
  ///   - context: a pointer that each report contains.
  public func addObserver(
    _ observer: any NibKeyValueObserver, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer? = nil
  ) {
    let property = NibException.raising {
      try nibObservable(keyPath, "addObserver:forKeyPath:options:context:")
    }
    let registration = ObserverRegistration(observer: observer, context: context)
    func notify(_ change: [NSKeyValueChangeKey: Any]) {
      let observer = registration.observer as? any NibKeyValueObserver
      observer?.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
    }
    property.addObserver(registration) { [weak self] old, new, isPrior in
      guard self != nil, !isPrior || options.contains(.prior) else { return }
      notify(nibChange(options, old: old, new: new, isPrior: isPrior))
    }
    if options.contains(.initial) {
      notify(nibChange(options.subtracting(.old), old: nil, new: property.anyValue, isPrior: false))
    }
  }

  /// Removes an observer added with `addObserver`. Raises `NSRangeException` if it is not registered, and
  /// `NSUnknownKeyException` if the object does not have the property.
  public func removeObserver(_ observer: any NibKeyValueObserver, forKeyPath keyPath: String) {
    nibRemove(observer, keyPath) { _ in true }
  }

  /// Removes the observer added with the given context. Raises `NSRangeException` if it is not registered, and
  /// `NSUnknownKeyException` if the object does not have the property.
  public func removeObserver(
    _ observer: any NibKeyValueObserver, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    nibRemove(observer, keyPath) { $0.context == context }
  }

  /// Removes an observer, and raises the exceptions of both forms of `removeObserver`.
  private func nibRemove(
    _ observer: any NibKeyValueObserver, _ keyPath: String, _ matches: (ObserverRegistration) -> Bool
  ) {
    NibException.raising {
      let property = try nibObservable(keyPath, "removeObserver:forKeyPath:")
      guard !property.removeObserver(where: { $0.observer === observer && matches($0) }) else { return }
      throw NibException(
        name: "NSRangeException",
        reason:
          "Cannot remove an observer \(nibDescription(of: observer)) for the key path \"\(keyPath)\" from "
          + "\(nibDescription(of: self)) because it is not registered as an observer.")
    }
  }

  private func nibObservable(_ key: String, _ method: String) throws -> any ObservableProperty {
    if let property = nibProperty(key, of: self) as? any ObservableProperty { return property }
    throw NibException(
      name: "NSUnknownKeyException",
      reason:
        "[\(nibDescription(of: self)) \(method)]: this class has no @Outlet or @Inspectable property \(key).")
  }
}

/// The dictionary that is passed to an observer.
private func nibChange(_ options: NSKeyValueObservingOptions, old: Any?, new: Any?, isPrior: Bool)
  -> [NSKeyValueChangeKey: Any]
{
  var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
  if isPrior { change[.notificationIsPriorKey] = true }
  if options.contains(.old), let old { change[.oldKey] = old }
  if options.contains(.new), !isPrior, let new { change[.newKey] = new }
  return change
}
