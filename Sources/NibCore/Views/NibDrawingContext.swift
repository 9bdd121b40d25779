/// What a view draws into: its own cells of a canvas, and how it should look.
///
/// Columns and rows are relative to the view's top-left cell; `size` is its size in cells.
public struct NibDrawingContext {
  /// How a tree is drawn.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Every view an outline with its name.
    case boxes
    /// As the screen would look: backgrounds, glyphs of controls, colors.
    case rendered
  }

  public let canvas: CellCanvas
  public let style: Style
  public let grid: CellGrid
  /// The view's size in cells.
  public let size: CellSize
  /// The row in which the middle of the view lies: where one line of text stands, beside neighbours' lines too.
  package let middleRow: Int
  /// The view's size in points.
  public let bounds: CGRect
  package let traits: UITraitCollection
  /// What shines through behind the view's own content.
  package let backdrop: CellColor
  /// Whether the keyboard's focus is on the view.
  package let isFocused: Bool
  /// Whether the view lies in something selected (a chosen row).
  package let isSelected: Bool
  /// Whether text is drawn by the renderer, which knows the neighbours (`nibText`); controls that draw their
  /// own text do it here.
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

  /// The whole of the view in cells.
  public var cells: CellRect { CellRect(origin: .zero, size: size) }

  /// The rows of the view that are seen: others need not be drawn.
  package var shownRows: Range<Int> { cells.rowRange.clamped(to: canvas.clipBounds.rowRange) }

  /// A color as the canvas takes it, over what shines through; nil for none or clear.
  public func color(_ color: UIColor?) -> CellColor? {
    guard let color else { return nil }
    let part = color.nibComponents(for: traits.userInterfaceStyle)
    guard part.alpha > 0.01 else { return nil }
    let (red, green, blue) = part.bytes
    let solid = CellColor(red: red, green: green, blue: blue)
    return part.alpha > 0.99 ? solid : solid.mixed(over: backdrop, opacity: part.alpha)
  }

  /// A style with that text color.
  public func style(_ foreground: UIColor?, _ attributes: CellStyle.Attributes = []) -> CellStyle {
    CellStyle(foreground: color(foreground), attributes: attributes)
  }
}
