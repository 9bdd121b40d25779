import Foundation

/// The layout of the lines of a paragraph. All distances are in points.
///
/// The class does not derive from NSObject: Foundation's attributed strings on Linux compare the values of
/// neighboring runs, and stop the program if these are NSObjects.
public class NSParagraphStyle: Hashable {
  var nibValues = Values()

  /// The stored properties, in one type so that copies and comparisons include all of them.
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy: LineBreakStrategy = []
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var tabStops = (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }
    var defaultTabInterval: CGFloat = 0
  }

  /// Creates a style with UIKit's default values.
  public init() {}

  /// A style with UIKit's default values.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The horizontal alignment of the lines.
  public var alignment: NSTextAlignment { nibValues.alignment }
  /// The treatment of lines that are too long.
  public var lineBreakMode: NSLineBreakMode { nibValues.lineBreakMode }
  /// The strategies for breaking lines. The default is none.
  public var lineBreakStrategy: LineBreakStrategy { nibValues.lineBreakStrategy }
  /// The writing direction. Stored, but has no effect.
  public var baseWritingDirection: NSWritingDirection { nibValues.baseWritingDirection }
  /// The distance added between lines.
  public var lineSpacing: CGFloat { nibValues.lineSpacing }
  /// The distance added after the paragraph.
  public var paragraphSpacing: CGFloat { nibValues.paragraphSpacing }
  /// The distance added before the paragraph, unless it is the first.
  public var paragraphSpacingBefore: CGFloat { nibValues.paragraphSpacingBefore }
  /// The distance from the leading edge to the first line. Stored, but has no effect.
  public var firstLineHeadIndent: CGFloat { nibValues.firstLineHeadIndent }
  /// The distance from the leading edge to the other lines. Stored, but has no effect.
  public var headIndent: CGFloat { nibValues.headIndent }
  /// The distance from the leading edge to the end of lines. A value of 0 or less is measured from the
  /// trailing edge. Stored, but has no effect.
  public var tailIndent: CGFloat { nibValues.tailIndent }
  /// The minimum height of a line.
  public var minimumLineHeight: CGFloat { nibValues.minimumLineHeight }
  /// The maximum height of a line; 0 for no limit.
  public var maximumLineHeight: CGFloat { nibValues.maximumLineHeight }
  /// The factor by which the font's line height is multiplied; 0 for no change.
  public var lineHeightMultiple: CGFloat { nibValues.lineHeightMultiple }
  /// The tendency to hyphenate words, from 0 to 1. Stored, but has no effect: words are not hyphenated.
  public var hyphenationFactor: Float { nibValues.hyphenationFactor }
  /// The positions at which the text after tabs continues. The default is 12 positions, each 28 points after the one
  /// before.
  public var tabStops: [NSTextTab] { nibValues.tabStops }
  /// The distance in points between the positions after those of `tabStops`; 0, which is the default, for no such
  /// positions.
  public var defaultTabInterval: CGFloat { nibValues.defaultTabInterval }

  /// Returns an immutable style with the same values.
  public func copy() -> Any { copied(into: NSParagraphStyle()) }

  /// Returns a mutable style with the same values.
  public func mutableCopy() -> Any { copied(into: NSMutableParagraphStyle()) }

  public static func == (a: NSParagraphStyle, b: NSParagraphStyle) -> Bool { a.nibValues == b.nibValues }

  public func hash(into hasher: inout Hasher) { hasher.combine(nibValues) }

  private func copied(into copy: NSParagraphStyle) -> NSParagraphStyle {
    copy.nibValues = nibValues
    return copy
  }
}

extension NSParagraphStyle {
  /// The strategies for breaking the lines of a paragraph.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Creates strategies from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Avoids a last line of one word, by moving the word before it to that line. Applies to texts of two lines.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Prohibits breaks between Hangul characters. Stored, but has no effect.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategies of labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
