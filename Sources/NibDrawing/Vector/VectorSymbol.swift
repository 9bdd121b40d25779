import NibCore

/// A symbol in one color: areas, and gaps that are cut out of the areas before them.
package struct VectorSymbol: Equatable {
  /// Areas or lines that are added or cut out together.
  struct Layer: Equatable {
    let isGap: Bool
    /// The corners of the areas or lines in points. All areas have the same direction, so that they can overlap.
    let lines: [[CGPoint]]
    /// The width of the lines; `nil` for areas.
    let width: CGFloat?

    /// The corners of the areas that the layer covers.
    var areas: [[CGPoint]] { width.map { SymbolStroke.outlines(of: lines, width: $0) } ?? lines }
  }

  let layers: [Layer]
  let color: ColorComponents

  /// The share of a place that the ink of a symbol fills.
  private static let filledShare: CGFloat = 0.92
  /// The size of the whole grid of a drawing, as a part of the place: small signs such as a cross stay smaller than others.
  private static let largestGrid: CGFloat = 1.1

  /// - Parameters:
  ///   - place: the area in which the symbol is as large as possible.
  ///   - weight: the width of the lines.
  init(_ drawing: SymbolDrawing, in place: CGRect, weight: UIImage.SymbolWeight, _ color: ColorComponents) {
    let ink = drawing.bounds
    let share = VectorSymbol.filledShare
    let largest = VectorSymbol.largestGrid * max(place.width, place.height) / 100
    let scale = min(place.width * share / ink.width, place.height * share / ink.height, largest)
    let width = (place.width * place.height).squareRoot() * weight.lineWidth
    let placed = drawing.mapped {
      CGPoint(x: place.midX + ($0.x - ink.midX) * scale, y: place.midY + ($0.y - ink.midY) * scale)
    }
    layers = placed.parts.map { part in
      Layer(
        isGap: part.role.isCutOut, lines: part.role.isLine ? part.lines : SymbolStroke.areas(part.lines),
        width: part.role.isLine ? width : nil)
    }
    self.color = color
  }

  /// The smallest rectangle around all areas; `nil` if there are none.
  var frame: CGRect? {
    let inked = layers.filter { !$0.isGap }
    let points = inked.flatMap { $0.lines.joined() }
    let half = (inked.compactMap(\.width).max() ?? 0) / 2
    guard let first = points.first else { return nil }
    let (left, right) = points.reduce((first.x, first.x)) { (min($0.0, $1.x), max($0.1, $1.x)) }
    let (top, bottom) = points.reduce((first.y, first.y)) { (min($0.0, $1.y), max($0.1, $1.y)) }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top).insetBy(dx: -half, dy: -half)
  }
}

extension UIImage.SymbolWeight {
  /// The width of lines, as a part of the symbol's size.
  fileprivate var lineWidth: CGFloat {
    switch self {
    case .ultraLight: 0.03
    case .thin: 0.045
    case .light: 0.06
    case .unspecified, .regular: 0.078
    case .medium: 0.092
    case .semibold: 0.106
    case .bold: 0.12
    case .heavy: 0.14
    case .black: 0.16
    }
  }
}
