import Foundation

/// How the lines of a paragraph are set. All distances in points.
///
/// No NSObject: Foundation's attributed strings on Linux compare the values of neighbouring runs, and stop the program
/// at objects that are.
public class NSParagraphStyle: Hashable {
  fileprivate var values = Values()

  /// The stored properties, so that copies and comparisons cannot forget one.
  fileprivate struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
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
  }

  /// A style with UIKit's default values.
  public init() {}

  /// UIKit's default values.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where the lines lie between left and right.
  public var alignment: NSTextAlignment { values.alignment }
  /// What becomes of lines that are too long.
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The direction of writing.
  public var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Added between lines.
  public var lineSpacing: CGFloat { values.lineSpacing }
  /// Added after the paragraph.
  public var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Added before the paragraph, unless it is the first.
  public var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// From the leading edge to the first line.
  public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// From the leading edge to the other lines.
  public var headIndent: CGFloat { values.headIndent }
  /// From the leading edge to the end of lines; 0 or less: from the trailing edge.
  public var tailIndent: CGFloat { values.tailIndent }
  /// The least height of a line.
  public var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// 0: no limit.
  public var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Multiplies the font's line height; 0: as it is.
  public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// How readily words are hyphenated, 0 to 1; nothing is hyphenated here.
  public var hyphenationFactor: Float { values.hyphenationFactor }

  /// A style with the same values that cannot be changed.
  public func copy() -> Any { copied(into: NSParagraphStyle()) }

  /// A style with the same values that can be changed.
  public func mutableCopy() -> Any { copied(into: NSMutableParagraphStyle()) }

  public static func == (a: NSParagraphStyle, b: NSParagraphStyle) -> Bool { a.values == b.values }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }

  private func copied(into copy: NSParagraphStyle) -> NSParagraphStyle {
    copy.values = values
    return copy
  }
}

/// A paragraph style whose values can be set.
public final class NSMutableParagraphStyle: NSParagraphStyle {
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  public override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  public override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  public override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  public override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  public override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  public override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  public override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  public override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  public override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  public override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  public override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  public override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
}
