#if !canImport(ObjectiveC)
  /// An observer that is a closure; it is told of changes as long as this object lives.
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
    /// Properties are set as wholes here.
    public let kind = NSKeyValueChange.setting
    /// The value after the change, if the options ask for it.
    public let newValue: Value?
    /// The value before the change, if the options ask for it.
    public let oldValue: Value?
    /// Nil: properties are set as wholes here.
    public let indexes: IndexSet? = nil
    /// Whether the change is still to come.
    public let isPrior: Bool
  }
#endif
