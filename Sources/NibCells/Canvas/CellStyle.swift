/// The appearance of a cell apart from its glyph.
///
/// In a drawing call, a `background` of `nil` leaves the background unchanged, and a `foreground` of `nil` is
/// the terminal's own. In a cell read from a canvas, `nil` is the terminal's own color for both.
public struct CellStyle: Hashable, Sendable {
  /// Attributes of a glyph. Terminals ignore those that they do not support.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// A bit for each attribute.
    public let rawValue: UInt8
    /// The attributes whose bits are set.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Thicker strokes.
    public static let bold = Attributes(rawValue: 1)
    /// A fainter foreground.
    public static let dim = Attributes(rawValue: 2)
    /// Slanted letters.
    public static let italic = Attributes(rawValue: 4)
    /// A line under the glyph.
    public static let underline = Attributes(rawValue: 8)
    /// Foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 16)
    /// A line through the glyph.
    public static let strikethrough = Attributes(rawValue: 32)
    /// The glyph is a half block that shows two pixels of an image, not a part of a text. With few colors, its colors
    /// become the nearest ones, and are not adjusted for readability.
    package static let pixels = Attributes(rawValue: 64)
  }

  /// The glyph's color.
  public var foreground: CellColor?
  /// The color behind the glyph.
  public var background: CellColor?
  /// The attributes of the glyph.
  public var attributes: Attributes

  /// A style with the given parts.
  public init(
    foreground: CellColor? = nil, background: CellColor? = nil, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colors, no attributes.
  public static let plain = CellStyle()
}
