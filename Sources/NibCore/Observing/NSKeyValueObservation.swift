#if !canImport(ObjectiveC)
  /// The registration of a closure that observes a property. The observation ends when this object is deallocated.
  public final class NSKeyValueObservation {
    private weak var property: (any ObservableProperty)?
    private let registration: ObserverRegistration

    init(_ property: any ObservableProperty, _ registration: ObserverRegistration) {
      self.property = property
      self.registration = registration
    }

    deinit { invalidate() }

    /// Ends the observation.
    public func invalidate() { _ = property?.removeObserver { $0 === registration } }
  }

  /// One change of an observed property.
  public struct NSKeyValueObservedChange<Value> {
    /// Always `setting`, because properties are always set as a whole.
    public let kind = NSKeyValueChange.setting
    /// The value after the change. `nil` in the call before the change, or if the options do not include `new`.
    public let newValue: Value?
    /// The value before the change. `nil` in the initial call, or if the options do not include `old`.
    public let oldValue: Value?
    /// Always `nil`, because properties are always set as a whole.
    public let indexes: IndexSet? = nil
    /// True if the observer is called before the change.
    public let isPrior: Bool
  }

  /// Options that decide when an observer is called and which values it receives.
  public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Includes the value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// Includes the value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// Also calls the observer immediately when it is registered. With `new`, the call includes the current value.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// Calls the observer before each change as well as after it.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
  }

  /// The keys of the dictionary that is passed to `observeValue(forKeyPath:of:change:context:)`.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of `NSKeyValueChange`: always the value of `setting`, because properties are always set as a
    /// whole.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change; missing if it is `nil`, if the options do not include `new`, and in the call before
    /// the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change; missing if it is `nil` or the options do not include `old`.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// True in the call before the change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
  }

  /// The kind of change of a property.
  public enum NSKeyValueChange: UInt, Hashable, Sendable {
    case setting = 1
    case insertion, removal, replacement
  }

  extension NibObservable {
    /// Calls a closure for every change of an `@Outlet` or `@Inspectable` property, until the returned object is
    /// deallocated: `owner.observe(\.leftView, options: [.new]) { owner, change in ... }`
    /// (docs/behaviours.md A8, M16).
    ///
    /// Raises `NSInvalidArgumentException` for a key path to a property without one of these wrappers.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let outlet = NibException.raising { try nibOutlet(at: keyPath) }
      let registration = ObserverRegistration()
      outlet.addTyped(registration) { [weak self] change in
        guard let self, change.new != nil || options.contains(.prior) else { return }
        changeHandler(
          self,
          NSKeyValueObservedChange(
            newValue: options.contains(.new) ? change.new : nil,
            oldValue: options.contains(.old) ? change.old : nil, isPrior: change.new == nil))
      }
      if options.contains(.initial) {
        changeHandler(
          self,
          NSKeyValueObservedChange(
            newValue: options.contains(.new) ? self[keyPath: keyPath] : nil, oldValue: nil, isPrior: false))
      }
      return NSKeyValueObservation(outlet, registration)
    }

    private func nibOutlet<Value>(at keyPath: KeyPath<Self, Value>) throws -> Outlet<Value> {
      let outlets = OutletAccess.properties { _ = self[keyPath: keyPath] }
      if let outlet = outlets.last as? Outlet<Value> { return outlet }
      throw NibException.invalidArgument(
        "-[\(nibClassName(of: self)) observe:]: the key path does not refer to an @Outlet or @Inspectable "
          + "property of \(nibDescription(of: self)).")
    }
  }
#endif
