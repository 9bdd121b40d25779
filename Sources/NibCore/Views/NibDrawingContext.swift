/// The drawing destination of a view: its own cells of a canvas, and the appearance to draw with.
///
/// Columns and rows are relative to the view's top-left cell; `size` is its size in cells.
public struct NibDrawingContext {
  /// The way in which a tree of views is drawn.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Draws every view as an outline with its name.
    case boxes
    /// Draws an approximation of the screen: backgrounds, glyphs of controls, colors.
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
  /// The row that contains the middle of the view. A single line of text is drawn here, so that it lines up
  /// with the text of neighboring views.
  package let middleRow: Int
  /// The view's size in points.
  public let bounds: CGRect
  package let traits: UITraitCollection
  /// The color that is visible behind the view's own content.
  package let backdrop: CellColor
  /// Whether the view has keyboard focus.
  package let isFocused: Bool
  /// Whether the view is inside a selected element, such as a chosen row.
  package let isSelected: Bool
  /// The tint color of the view.
  package let tint: UIColor

  package init(
    canvas: CellCanvas, style: Style, grid: CellGrid, size: CellSize, middleRow: Int? = nil, bounds: CGRect,
    traits: UITraitCollection,
    backdrop: CellColor, isFocused: Bool, isSelected: Bool, tint: UIColor
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

  /// Converts a color for the canvas, blended with the backdrop; `nil` if there is no color or it is
  /// transparent.
  public func color(_ color: UIColor?) -> CellColor? {
    guard let color else { return nil }
    let part = color.nibComponents(for: traits.userInterfaceStyle)
    guard part.alpha > 0.01 else { return nil }
    let (red, green, blue) = part.bytes
    let solid = CellColor(red: red, green: green, blue: blue)
    return part.alpha > 0.99 ? solid : solid.mixed(over: backdrop, opacity: part.alpha)
  }

  /// Returns a style with the given text color.
  public func style(_ foreground: UIColor?, _ attributes: CellStyle.Attributes = []) -> CellStyle {
    CellStyle(foreground: color(foreground), attributes: attributes)
  }
}
