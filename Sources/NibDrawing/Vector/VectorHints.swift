import NibCore

/// Makes the names of content that cannot be drawn readable: on the color behind them, and through transparent views in
/// front of them. A name keeps its color as long as it is about as visible as on an empty page.
struct VectorHints {
  /// An area of one color, with its number in the order of drawing.
  private struct Surface {
    let order: Int
    let area: CGRect
    let color: ColorComponents
  }

  private let page: ColorComponents
  private var surfaces: [Surface] = []
  private var hasHints = false
  private var order = 0

  /// The smallest contrast of a name, as a part of the contrast that it has on an empty page.
  private static let minimumContrast = 0.8

  /// The items with readable names.
  ///
  /// - Parameter page: the color behind all items.
  static func readable(_ items: [VectorItem], on page: ColorComponents) -> [VectorItem] {
    var hints = VectorHints(page: page)
    hints.collect(items, within: .infinite)
    guard hints.hasHints else { return items }
    hints.order = 0
    return hints.recolored(items)
  }

  private init(page: ColorComponents) { self.page = page }

  /// Collects the surfaces, in drawing order, and whether there are hints.
  private mutating func collect(_ items: [VectorItem], within visible: CGRect) {
    for item in items {
      switch item {
      case .clip(let rectangle, let inner):
        collect(inner, within: visible.intersection(rectangle.frame))
        continue
      case .shape(let shape): add(shape.frame, shape.fill, within: visible)
      case .image(let image): add(image.frame, image.meanColor, within: visible)
      case .text(let text): hasHints = hasHints || text.isHint
      case .symbol, .graphic, .moved: break
      }
      order += 1
    }
  }

  private mutating func add(_ frame: CGRect?, _ color: ColorComponents?, within visible: CGRect) {
    guard let frame, let color, color.alpha > 0 else { return }
    surfaces.append(Surface(order: order, area: frame.intersection(visible), color: color))
  }

  /// The items with the hints in readable colors.
  private mutating func recolored(_ items: [VectorItem]) -> [VectorItem] {
    items.map { item in
      if case .clip(let rectangle, let inner) = item { return .clip(rectangle, recolored(inner)) }
      defer { order += 1 }
      guard case .text(var text) = item, text.isHint else { return item }
      text.color = color(of: text)
      return .text(text)
    }
  }

  /// The color of a hint at which it has the intended contrast to the surfaces behind it.
  private func color(of text: VectorText) -> ColorComponents {
    let middle = CGPoint(x: text.origin.x + text.width / 2, y: text.origin.y - text.size * 0.35)
    let here = surfaces.filter { $0.area.contains(middle) }
    let ground = here.filter { $0.order < order }.reduce(page) { $1.color.over($0) }
    let veils = here.filter { $0.order > order }
    func contrast(_ color: ColorComponents) -> Double {
      let shown = veils.reduce(color.over(ground)) { $1.color.over($0) }
      return shown.contrast(to: veils.reduce(ground) { $1.color.over($0) })
    }
    let wanted = text.color.over(page).contrast(to: page) * VectorHints.minimumContrast
    let alpha = text.color.alpha
    let both = [ColorComponents(white: 1, alpha: alpha), ColorComponents(white: 0, alpha: alpha)]
    let solid = [ColorComponents(white: 1), ColorComponents(white: 0)]
    let candidates = [text.color] + both.sorted { contrast($0) > contrast($1) } + solid
    return candidates.first { contrast($0) >= wanted }
      ?? candidates.max { contrast($0) < contrast($1) } ?? text.color
  }
}

extension VectorShape {
  /// The rectangle that the shape covers; `nil` for a line.
  fileprivate var frame: CGRect? {
    switch outline {
    case .rectangle(let rectangle): rectangle.frame
    case .ellipse(let frame): frame
    case .line: nil
    }
  }
}

extension VectorImage {
  fileprivate var meanColor: ColorComponents {
    let mean = pixels.mean(0..<Double(pixels.width), 0..<Double(pixels.height))
    return ColorComponents(
      red: mean.red / 255, green: mean.green / 255, blue: mean.blue / 255, alpha: mean.alpha * opacity)
  }
}

extension ColorComponents {
  /// The contrast to another opaque color, from 1 to 21.
  fileprivate func contrast(to other: ColorComponents) -> Double { luminance.contrast(to: other.luminance) }

  private var luminance: RelativeLuminance {
    RelativeLuminance(approximatingRed: red, green: green, blue: blue)
  }
}
