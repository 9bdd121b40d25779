import NibCore

/// The sizes that Interface Builder writes into `<resources>` for symbols: those of their vector images, whose longer side
/// has 128 points.
///
/// They are known only from documents: each of the table from the newest ones of at least two projects. The symbols in
/// circles have the same size.
enum SymbolSizes {
  static func size(of name: String) -> NibSize {
    if let size = sizes[name] { return NibSize(width: size.0, height: size.1) }
    let isInCircle = name.hasSuffix(".circle") || name.hasSuffix(".circle.fill")
    return NibSize(width: 128, height: isInCircle ? 123 : 128)
  }

  private static let sizes: [String: (Double, Double)] = [
    "bell.badge": (117, 128), "checkmark": (128, 114), "chevron.down": (128, 70), "chevron.right": (97, 128),
    "chevron.up": (128, 70), "doc.text": (115, 128), "ellipsis": (128, 37), "gear": (128, 122),
    "line.3.horizontal.decrease": (128, 73), "magnifyingglass": (128, 117), "paperplane.fill": (128, 119),
    "person": (128, 121), "plus": (128, 113), "qrcode": (128, 114), "safari": (128, 123),
    "safari.fill": (128, 123), "square.and.arrow.up": (108, 128), "square.and.arrow.up.fill": (117, 128),
    "star": (128, 116), "xmark": (128, 113),
  ]
}
