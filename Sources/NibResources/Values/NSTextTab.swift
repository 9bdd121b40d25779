import Foundation

/// A position in a line at which the text after a tab continues.
public final class NSTextTab: Hashable {
  /// The names of a tab's options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters at which columns of numbers are aligned.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text at the position. Stored, but has no effect: text begins at the position.
  public let alignment: NSTextAlignment
  /// The distance from the start of the line, in points.
  public let location: CGFloat

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - textAlignment: the alignment of the text at the position, which has no effect.
  ///   - location: the distance from the start of the line, in points.
  ///   - options: values that have no effect, and are not stored.
  public init(
    textAlignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    alignment = textAlignment
    self.location = location
  }

  public static func == (a: NSTextTab, b: NSTextTab) -> Bool {
    (a.alignment, a.location) == (b.alignment, b.location)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(alignment)
    hasher.combine(location)
  }
}
