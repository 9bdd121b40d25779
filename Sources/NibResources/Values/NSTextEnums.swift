/// The horizontal alignment of the lines of a text.
public enum NSTextAlignment: Int, Hashable, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

/// The treatment of a line that does not fit.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// The vertical position of text whose font size is reduced to make it fit.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  case alignBaselines = 0
  case alignCenters = 1
  case none = 2
}

/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Hashable, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The style of lines under or through text. A terminal shows all styles in the same way.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int

  /// Creates a style from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two thin lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Dashes and pairs of dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Draws the line under words, but not under the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
