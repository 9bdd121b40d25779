#if !canImport(ObjectiveC)
  extension NibObservable {
    /// Calls a closure with every change of an `@Outlet` or `@Inspectable` property, for as long as what is returned is
    /// kept: `owner.observe(\.leftView, options: [.new]) { owner, change in ... }` (docs/behaviours.md A8, M16).
    ///
    /// Raises `NSInvalidArgumentException` for a key path to any other property.
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

    /// The outlet that a key path reads.
    private func nibOutlet<Value>(at keyPath: KeyPath<Self, Value>) throws -> Outlet<Value> {
      let read = OutletAccess.properties { _ = self[keyPath: keyPath] }
      if let outlet = read.last as? Outlet<Value> { return outlet }
      throw NibException.invalidArgument(
        "-[\(nibClassName(of: self)) observe:]: the key path leads to no @Outlet or @Inspectable property of "
          + "\(nibDescription(of: self)).")
    }
  }
#endif
