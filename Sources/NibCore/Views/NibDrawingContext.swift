/// The information that a view needs to draw its content: the canvas, the view's size in cells, and the colors and
/// drawing style to use.
///
/// Columns and rows are relative to the view's top-left cell.
public struct NibDrawingContext {
  /// The style in which views are drawn.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Every view is drawn as an outline with its name.
    case boxes
    /// Views are drawn approximately as on a device, with backgrounds, colors and glyphs for controls.
    case rendered
  }

  /// The cells to draw into.
  public let canvas: CellCanvas
  /// The drawing style.
  public let style: Style
  /// The conversion between points and cells.
  public let grid: CellGrid
  /// The view's size in cells.
  public let size: CellSize
  /// The row that contains the middle of the view. A single line of text is drawn in this row, so that it is
  /// aligned with the text of neighboring views.
  package let middleRow: Int
  /// The view's bounds in points.
  public let bounds: CGRect
  /// The traits that decide between the light and dark values of colors.
  package let traits: UITraitCollection
  /// The color behind the view, with which partially transparent colors are blended.
  package let backdrop: CellColor
  /// Whether the view has keyboard focus.
  package let isFocused: Bool
  /// Whether the view is inside a selected item, such as a table row.
  package let isSelected: Bool
  /// The view's tint color.
  package let tint: UIColor
  /// Whether the pixels of images are drawn, for which a terminal needs many colors.
  package var hasPixels = true

  package init(
    canvas: CellCanvas, style: Style, grid: CellGrid, size: CellSize, middleRow: Int? = nil, bounds: CGRect,
    traits: UITraitCollection, backdrop: CellColor, isFocused: Bool, isSelected: Bool, tint: UIColor
  ) {
    self.canvas = canvas
    self.style = style
    self.grid = grid
    self.size = size
    self.middleRow = middleRow ?? max(0, (size.rows - 1) / 2)
    self.bounds = bounds
    self.traits = traits
    self.backdrop = backdrop
    self.isFocused = isFocused
    self.isSelected = isSelected
    self.tint = tint
  }

  /// All cells of the view.
  public var cells: CellRect { CellRect(origin: .zero, size: size) }

  /// The visible rows of the view. The other rows need not be drawn.
  package var shownRows: Range<Int> { cells.rowRange.clamped(to: canvas.clipBounds.rowRange) }

  /// Converts a color to a cell color, blended with the backdrop if it is partially transparent. Returns `nil` if
  /// `color` is `nil` or fully transparent.
  public func color(_ color: UIColor?) -> CellColor? {
    guard let color else { return nil }
    let components = color.nibComponents(for: traits.userInterfaceStyle)
    guard components.isVisible else { return nil }
    let solid = components.cellColor
    return components.alpha > 0.99 ? solid : solid.mixed(over: backdrop, opacity: components.alpha)
  }

  /// Returns a cell style with the given text color and attributes.
  public func style(_ foreground: UIColor?, _ attributes: CellStyle.Attributes = []) -> CellStyle {
    CellStyle(foreground: color(foreground), attributes: attributes)
  }
}
