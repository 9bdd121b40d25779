#if !canImport(ObjectiveC)
  /// What an observer is told of a change, as key-value observing has it on Apple's systems.
  public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// A call at once, with the value of now.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// A call before each change, besides the one after it.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
  }

  /// The keys of the dictionary that `observeValue(forKeyPath:of:change:context:)` gets.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Always `NSKeyValueChange.setting`'s raw value here: properties are set as wholes.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change; missing for none.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change; missing for none.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// True in the call before the change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
  }

  /// How a property changed.
  public enum NSKeyValueChange: UInt, Hashable, Sendable {
    case setting = 1
    case insertion, removal, replacement
  }
#endif
