// Functions and constants have Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Members of Foundation that exist only on Apple's systems, and that programs for iOS use.

extension NSCoder {
  /// The text for a size, such as `{100, 50}`.
  public class func string(for size: CGSize) -> String { "{\(number(size.width)), \(number(size.height))}" }
  /// The text for a point, such as `{10, 20}`.
  public class func string(for point: CGPoint) -> String { "{\(number(point.x)), \(number(point.y))}" }
  /// The text for a rectangle, such as `{{10, 20}, {100, 50}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  private class func number(_ value: CGFloat) -> String {
    guard abs(value) < 1e15, let integer = Int(exactly: value) else { return "\(value)" }
    return "\(integer)"
  }
}

extension NSIndexPath {
  /// Creates the path of a table's row.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// Creates the path of a collection view's item.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
  /// The section.
  public var section: Int { index(atPosition: 0) }
  /// The row of a table.
  public var row: Int { index(atPosition: 1) }
  /// The item of a collection view.
  public var item: Int { index(atPosition: 1) }
}

#if !canImport(ObjectiveC)
  extension Data.WritingOptions {
    /// The old name of `atomic`.
    public static var atomicWrite: Data.WritingOptions { .atomic }
  }
#endif

extension UserDefaults {
  #if !canImport(ObjectiveC)
    /// The value for a key; the same as `object(forKey:)`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    /// Stores a value for a key; the same as `set(_:forKey:)`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  #endif

  /// Writes all changes to the files of their domains. On iOS this happens without a call, but Foundation on Linux
  /// keeps changes in memory until `synchronize()` is called. The call is fast if nothing has changed.
  package static func nibSave() { _ = standard.synchronize() }
}

#if !canImport(ObjectiveC)
  /// The number of nanoseconds in a second.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// The number of nanoseconds in a millisecond.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// The number of microseconds in a second.
  public let USEC_PER_SEC: UInt64 = 1_000_000

  /// Runs `body`. There are no autorelease pools on Linux.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

  /// The selector with a name.
  public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
  /// The name of a selector.
  public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
#endif
