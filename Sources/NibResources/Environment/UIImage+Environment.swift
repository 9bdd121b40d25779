extension UIImage {
  /// Creates a reference to the image with the given name; `nil` if the resources contain neither a set of an asset
  /// catalog nor a file with this name.
  ///
  /// The image has a size if it is a PNG, JPEG, PDF or SVG file.
  public convenience init?(named name: String) {
    let environment = NibEnvironment.current
    guard !name.isEmpty, environment.catalogs?.contains(imageNamed: name) ?? true else { return nil }
    self.init(
      nibSource: .named(name), size: environment.catalogs?.imageSize(named: name, for: environment.traits))
  }

  /// Creates a reference to a symbol of SF Symbols, possibly with a configuration; `nil` if the name is not that of a
  /// symbol.
  ///
  /// The names of all symbols are not known: every name of small letters, digits and dots is accepted, except for those
  /// of images in the resources that no known symbol has.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration? = nil
  ) {
    guard UIImage.nibIsSymbolName(name) else { return nil }
    let catalogs = NibEnvironment.current.catalogs
    if SymbolGlyphs.glyph(of: name) == nil, catalogs?.contains(imageNamed: name) ?? false { return nil }
    self.init(nibSource: .system(name), configuration: configuration ?? .unspecified)
  }

  /// The size in points of the image with the given symbol configuration; `nil` if it is unknown.
  ///
  /// Documents contain only the proportions of symbols, so the size of a symbol is estimated from the text size. The
  /// ratio of the square root of a symbol's area to the text size is nearly the same for all symbols. For most of 15
  /// saved sizes, the error is less than a point.
  package func nibSize(with configuration: SymbolConfiguration?, in environment: NibEnvironment) -> CGSize? {
    guard isSymbolImage else { return nibSize }
    guard !environment.rules.isTerminal else {
      return CGSize(width: 2 * TextMetrics.columnWidth, height: TextMetrics.rowHeight)
    }
    let configuration = nibConfiguration.applying(configuration ?? .unspecified)
    let metrics = environment.textMetrics
    let side = configuration.nibPointSize * configuration.nibScale.nibFactor * nibSymbolSide
    let stretch = (nibSize.map { $0.height > 0 ? $0.width / $0.height : 1 } ?? 1).squareRoot()
    return CGSize(width: metrics.ceilToPixel(side * stretch), height: metrics.ceilToPixel(side / stretch))
  }

  /// The square root of the symbol's area divided by the text size. It is smaller for arrows, chevrons and signs, and
  /// slightly smaller for symbols that are enclosed in a circle or square.
  private var nibSymbolSide: CGFloat {
    let parts = (nibName ?? "").split(separator: ".")
    if parts.dropFirst().contains(where: { $0 == "circle" || $0 == "square" }) { return 1.12 }
    let directions: Set<Substring> = ["up", "down", "left", "right"]
    switch parts.first {
    case "chevron": return 0.83
    case "plus", "minus": return 1
    case "checkmark" where parts.count == 1, "xmark" where parts.count == 1: return 1.03
    case "arrow" where parts.count == 2 && directions.isSuperset(of: parts.dropFirst()): return 1
    case "arrow" where parts.count == 3 && directions.isSuperset(of: parts.dropFirst()): return 0.91
    default: return 1.144
    }
  }
}
