extension UIImage {
  /// How large and heavy a symbol is drawn.
  public final class SymbolConfiguration: NSObject, Sendable {
    /// A symbol's size relative to the text beside it.
    public enum Scale: String, Hashable, Sendable {
      case small, medium, large
      /// The scale of the place that shows the symbol: medium.
      case `default`

      /// How much larger than medium symbols the scale makes them (measured in documents).
      var nibFactor: CGFloat {
        switch self {
        case .small: 0.8
        case .medium, .default: 1
        case .large: 1.297
        }
      }
    }

    /// The size in points of the text that the symbol suits.
    package let nibPointSize: CGFloat
    /// The size relative to that text.
    package let nibScale: Scale

    /// A configuration for text of a size.
    public init(pointSize: CGFloat, scale: Scale = .default) {
      nibPointSize = pointSize
      nibScale = scale
      super.init()
    }

    /// A configuration for text in a font.
    public convenience init(font: UIFont, scale: Scale = .default) {
      self.init(pointSize: font.pointSize, scale: scale)
    }

    /// A configuration for body text.
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

  /// The size of the image in points under a symbol configuration; nil when it is unknown.
  ///
  /// Documents give the proportions of a symbol only. What symbols have in common is the root of their area,
  /// in sizes of the text (15 saved sizes, most of them within a point).
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

  /// The root of a symbol's area, in sizes of the text: chevrons are small, signs in circles and squares a
  /// little smaller than free ones.
  private var nibSymbolSide: CGFloat {
    let parts = (nibName ?? "").split(separator: ".")
    if parts.first == "chevron" { return 0.83 }
    return parts.dropFirst().contains { $0 == "circle" || $0 == "square" } ? 1.12 : 1.144
  }
}

extension UIImage {
  /// The image of an `<imageReference>` element; nil for one that names none.
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
  /// An image named in a keyed `<imageReference>` child.
  static func imageReference<Object: AnyObject>(
    _ key: String, _ path: @autoclosure @escaping Path<Object, UIImage?>
  ) -> NibAttribute {
    child(
      key, decode: { element, coder in UIImage.nib(reference: element, coder) },
      assign: { (object: Object, image: UIImage) in object[keyPath: path()] = image }
    ).copied(by: path())
  }
}
