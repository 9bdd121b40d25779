extension UIImage {
  /// The weights of a symbol's lines, with UIKit's numbers.
  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    package init(_ weight: FontWeight) { self = SymbolWeight(rawValue: weight.rawValue + 1) ?? .unspecified }

    /// The weight of a font with the same name; regular if the weight is not specified.
    package var nibFontWeight: UIFont.Weight { (FontWeight(rawValue: rawValue - 1) ?? .regular).uiWeight }

    /// The attributes that show the weight in cells.
    package var nibAttributes: CellStyle.Attributes {
      rawValue >= SymbolWeight.semibold.rawValue ? .bold : []
    }
  }

  /// The text size that a symbol matches, its scale, weight and color.
  public final class SymbolConfiguration: NSObject, Sendable {
    /// A symbol's size relative to the text beside it.
    public enum Scale: String, Hashable, Sendable {
      case small, medium, large
      /// The scale of the image itself, or medium if the image has none either.
      case `default`

      /// The size relative to the medium scale, as measured in saved documents.
      var nibFactor: CGFloat {
        switch self {
        case .small: 0.8
        case .medium, .default: 1
        case .large: 1.297
        }
      }
    }

    /// The size of the text that the symbol matches, in points; `nil` for the size of body text.
    private let size: CGFloat?
    /// The symbol's size relative to that text.
    package let nibScale: Scale
    /// The weight of the symbol's lines. Heavy symbols are bold in a terminal.
    package let nibWeight: SymbolWeight
    /// The color of the symbol; `nil` for the tint color.
    package let nibColor: UIColor?

    /// Creates a configuration.
    ///
    /// - Parameter size: the size of the text that the symbol matches, in points; `nil` for the size of body text.
    package init(size: CGFloat?, scale: Scale, weight: SymbolWeight, color: UIColor? = nil) {
      self.size = size
      nibScale = scale
      nibWeight = weight
      nibColor = color
      super.init()
    }

    /// The size of the text that the symbol matches, in points.
    package var nibPointSize: CGFloat { size ?? UIFont.labelFontSize }

    /// A configuration that sets nothing.
    public static let unspecified = SymbolConfiguration(
      size: nil, scale: .default, weight: .unspecified, color: nil)

    /// Creates a configuration for text of the given size.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: Scale = .default)
    {
      self.init(size: pointSize, scale: scale, weight: weight, color: nil)
    }

    /// Creates a configuration for text in the given font, with the weight of the font.
    public convenience init(font: UIFont, scale: Scale = .default) {
      let weight: FontWeight? = if case .system(let weight, _) = font.nibFace { weight } else { nil }
      self.init(
        pointSize: font.pointSize, weight: weight.map { SymbolWeight($0) } ?? .unspecified, scale: scale)
    }

    /// Creates a configuration for text in a text style.
    public convenience init(textStyle: UIFont.TextStyle, scale: Scale = .default) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Creates a configuration for body text.
    public convenience init(scale: Scale) {
      self.init(size: nil, scale: scale, weight: .unspecified, color: nil)
    }

    /// Creates a configuration that sets only the weight.
    public convenience init(weight: SymbolWeight) {
      self.init(size: nil, scale: .default, weight: weight, color: nil)
    }

    /// Creates a configuration that sets only the color. A terminal shows all layers of a symbol in one color.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(size: nil, scale: .default, weight: .unspecified, color: hierarchicalColor)
    }

    /// Creates a configuration that sets only the colors. A terminal shows all layers of a symbol in the first color.
    public convenience init(paletteColors: [UIColor]) {
      self.init(size: nil, scale: .default, weight: .unspecified, color: paletteColors.first)
    }

    /// Returns the configuration with the settings of another one, which have priority.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        size: other.size ?? size, scale: other.nibScale == .default ? nibScale : other.nibScale,
        weight: other.nibWeight == .unspecified ? nibWeight : other.nibWeight,
        color: other.nibColor ?? nibColor)
    }

    /// Whether all settings are the same.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return size == other.size && nibScale == other.nibScale && nibWeight == other.nibWeight
        && nibColor == other.nibColor
    }

    /// A hash of the size, scale and weight.
    public override var hash: Int {
      var hasher = Hasher()
      hasher.combine(size)
      hasher.combine(nibScale)
      hasher.combine(nibWeight)
      return hasher.finalize()
    }
  }
}
