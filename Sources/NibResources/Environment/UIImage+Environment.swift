extension UIImage {
  /// Creates a reference to the image with the given name; `nil` for an empty name.
  ///
  /// The image has a size if it is a PNG file in the program's resources. It need not exist there, because it can be in
  /// an asset catalog that only Xcode compiles.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    let environment = NibEnvironment.current
    self.init(
      nibSource: .named(name), size: environment.catalogs?.imageSize(named: name, for: environment.traits))
  }

  /// The size in points of the image with the given symbol configuration; `nil` if it is unknown.
  ///
  /// Documents contain only the proportions of symbols, so the size of a symbol is estimated from the text size: the
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
