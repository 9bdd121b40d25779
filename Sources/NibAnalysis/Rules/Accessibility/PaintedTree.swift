import NibCore

/// The areas that the views of a tree paint, in drawing order. Used to find the color behind a text.
struct PaintedTree {
  private struct Area {
    let view: UIView
    /// The position of the view among the visible views.
    let position: Int
    let frame: CGRect
    let paint: Paint
  }

  /// The content that a view paints behind its subviews.
  private enum Paint {
    /// A color, with the opacity that results from the view and its superviews, and whether it is one of Apple's.
    case color(ColorComponents, isOfSystem: Bool)
    /// An image, content that scrolls, or the drawing of a class of the program.
    case unknown
  }

  let shown: VisibleTree
  private let areas: [Area]

  /// - Parameter style: the appearance, light or dark.
  init(_ shown: VisibleTree, _ style: UIUserInterfaceStyle) {
    self.shown = shown
    areas = shown.views.enumerated().compactMap { position, view in
      guard !view.visibleFrame.isEmpty, let paint = PaintedTree.paint(of: view, style) else { return nil }
      return Area(view: view.view, position: position, frame: view.visibleFrame, paint: paint)
    }
  }

  /// The color behind a text.
  struct Background {
    /// The opaque color.
    let color: ColorComponents
    /// The last view behind the text that is necessary for the color.
    let view: UIView
    /// Whether all colors behind the text are system colors of Apple.
    let isOfSystem: Bool
  }

  /// The color behind the text of a view.
  ///
  /// - Parameters:
  ///   - position: the position of the view among the visible views.
  ///   - area: the area of the text in the coordinates of the root view.
  ///   - page: the color behind the root view; `nil` if it is not known.
  /// - Returns: `nil` if the color is not known, if the text is on the edge of an area, or if another view is in front
  ///   of it.
  func background(
    ofViewAt position: Int, in area: CGRect, page: ColorComponents? = nil
  ) -> Background? {
    let first = areas.partitioningIndex { $0.position > position }
    let isCovered = areas[first...].contains { $0.frame.overlaps(area) }
    guard !isCovered else { return nil }
    var color = ColorComponents(white: 0, alpha: 0)
    var isOfSystem = true
    for other in areas[..<first].reversed() where other.frame.overlaps(area) {
      guard case .color(let below, let isSystemColor) = other.paint,
        other.frame.insetBy(dx: -1, dy: -1).covers(area)
      else { return nil }
      if other.view is UIScrollView, !shown.views[position].isInside(other.view) { return nil }
      color = color.over(below)
      isOfSystem = isOfSystem && isSystemColor
      if color.alpha >= 0.999 { return Background(color: color, view: other.view, isOfSystem: isOfSystem) }
    }
    return page.map { Background(color: color.over($0), view: shown.root, isOfSystem: isOfSystem) }
  }

  /// The content that a view paints behind its subviews; `nil` for nothing.
  private static func paint(of shown: VisibleView, _ style: UIUserInterfaceStyle) -> Paint? {
    let view = shown.view
    if hasUnknownContent(shown) { return .unknown }
    var colors: [UIColor] = []
    if let button = view as? UIButton, let configuration = button.configuration {
      colors += [configuration.nibBackground(tint: button.tintColor)].compactMap { $0 }
    }
    if let color = view.nibBackground { colors.append(color) }
    var result = ColorComponents(white: 0, alpha: 0)
    for color in colors { result = result.over(color.nibComponents(for: style)) }
    result.alpha *= shown.opacity
    return result.isVisible ? .color(result, isOfSystem: colors.allSatisfy(\.isOfSystem)) : nil
  }

  /// Whether a view paints something other than its background color. A class of the program can paint anything, except
  /// in cells, which nearly always only have outlets to their subviews.
  private static func hasUnknownContent(_ shown: VisibleView) -> Bool {
    let view = shown.view
    switch view {
    case is UIImageView, is UIVisualEffectView, is NibPlaceholderView, is NibBar: return true
    case is UITableViewCell, is UICollectionReusableView, is UITableViewHeaderFooterView: return false
    case is UILabel, is UIStackView: return false
    case let button as UIButton where button.currentBackgroundImage != nil: return true
    case is UIButton, is UITextField, is UITextView: break
    case is UIControl where type(of: view) != UIControl.self: return true
    default: break
    }
    return view.nibOrigin?.customClass != nil
  }
}

extension CGRect {
  /// Whether two rectangles have an area in common that can be seen: wider and higher than a point.
  func overlaps(_ other: CGRect) -> Bool {
    let common = intersection(other)
    return !common.isNull && common.width > 1 && common.height > 1
  }
}

extension UIColor {
  /// Whether this is one of Apple's system colors, which adapt to the appearance and to *Increase Contrast*.
  var isOfSystem: Bool { nibName.map { SystemColor(rawValue: $0) != nil } ?? false }
}
