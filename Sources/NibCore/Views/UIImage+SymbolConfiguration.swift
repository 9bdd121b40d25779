extension UIImage {
  /// The text size that a symbol matches, and its scale.
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

    /// The size of the text that the symbol matches, in points.
    package let nibPointSize: CGFloat
    /// The symbol's size relative to that text.
    package let nibScale: Scale

    /// Creates a configuration for text of the given size.
    public init(pointSize: CGFloat, scale: Scale = .default) {
      nibPointSize = pointSize
      nibScale = scale
      super.init()
    }

    /// Creates a configuration for text in the given font.
    public convenience init(font: UIFont, scale: Scale = .default) {
      self.init(pointSize: font.pointSize, scale: scale)
    }

    /// Creates a configuration for body text.
    public convenience init(scale: Scale) { self.init(pointSize: UIFont.labelFontSize, scale: scale) }

    /// The configuration of a `<preferredSymbolConfiguration>` element.
    static func nib(_ element: NibElement, _ coder: NibCoder) -> SymbolConfiguration? {
      let scale = element["scale"].flatMap(Scale.init(rawValue:)) ?? .default
      if let font = element.child(key: "fontDescription").flatMap({ UIFont(nib: $0) }) {
        return SymbolConfiguration(font: font, scale: scale)
      }
      return SymbolConfiguration(
        pointSize: element.double("pointSize").map { CGFloat($0) } ?? UIFont.labelFontSize, scale: scale)
    }
  }

  /// The size in points of the image with the given symbol configuration; `nil` if it is unknown.
  ///
  /// Documents contain only the proportions of symbols, so the size of a symbol is estimated from the text size: the
  /// ratio of the square root of a symbol's area to the text size is nearly the same for all symbols. For most of 15
  /// saved sizes, the error is less than a point.
  func nibSize(with configuration: SymbolConfiguration?, in environment: NibEnvironment) -> CGSize? {
    guard isSymbolImage else { return nibSize }
    guard !environment.rules.isTerminal else {
      return CGSize(width: 2 * TextMetrics.columnWidth, height: TextMetrics.rowHeight)
    }
    let configuration = configuration ?? SymbolConfiguration(scale: .default)
    let metrics = environment.textMetrics
    let scale = configuration.nibScale == .default ? nibSymbolScale : configuration.nibScale
    let side = configuration.nibPointSize * scale.nibFactor * nibSymbolSide
    let stretch = (nibSize.map { $0.height > 0 ? $0.width / $0.height : 1 } ?? 1).squareRoot()
    return CGSize(width: metrics.ceilToPixel(side * stretch), height: metrics.ceilToPixel(side / stretch))
  }

  /// The square root of the symbol's area divided by the text size. It is smaller for chevrons, and slightly
  /// smaller for symbols that are enclosed in a circle or square.
  private var nibSymbolSide: CGFloat {
    let parts = (nibName ?? "").split(separator: ".")
    if parts.first == "chevron" { return 0.83 }
    return parts.dropFirst().contains { $0 == "circle" || $0 == "square" } ? 1.12 : 1.144
  }
}

extension UIImage {
  /// The image that an `<imageReference>` element names; `nil` if it names none.
  static func nib(reference element: NibElement, _ coder: NibCoder) -> UIImage? {
    guard
      let named = element["image"].flatMap({
        UIImage(nib: $0, isSystem: element["catalog"] == "system", in: element.document)
      })
    else { return nil }
    let scale = element["symbolScale"].flatMap(SymbolConfiguration.Scale.init(rawValue:))
    let image = scale.map(named.nibWithSymbolScale) ?? named
    switch element["renderingMode"] {
    case "original": return image.withRenderingMode(.alwaysOriginal)
    case "template": return image.withRenderingMode(.alwaysTemplate)
    default: return image
    }
  }
}

extension NibAttribute {
  /// A row for an image that a keyed `<imageReference>` child names.
  static func imageReference<Object: AnyObject>(
    _ key: String, _ path: @autoclosure @escaping Path<Object, UIImage?>
  ) -> NibAttribute {
    child(
      key, decode: { element, coder in UIImage.nib(reference: element, coder) },
      assign: { (object: Object, image: UIImage) in object[keyPath: path()] = image }
    ).copied(by: path())
  }
}
