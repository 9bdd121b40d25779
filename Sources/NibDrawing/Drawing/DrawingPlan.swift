import NibCore

/// The information collected before drawing starts: the visible views and the positions of their texts.
struct DrawingPlan {
  let renderer: TreeRenderer
  let tree: RenderTree
  let placements: [TextPlacement]
  let traits: UITraitCollection
  /// The color that the page has on a device; `nil` in a terminal layout, where it is that of the terminal.
  let page: CellColor?
  private let focusedView: UIView?
  /// Draws images from files; `nil` if the renderer does not draw images.
  let images: ImagePainter?

  init(_ root: UIView, _ renderer: TreeRenderer, clip: CellRect) {
    self.renderer = renderer
    tree = RenderTree(root, grid: renderer.grid, style: renderer.style, clip: clip)
    traits = root.traitCollection
    images =
      renderer.drawsImages && renderer.style == .rendered ? ImagePainter(grid: renderer.grid) : nil
    page =
      root.nibEnvironment.rules.isTerminal ? nil : DrawingPlan.systemBackground(traits.userInterfaceStyle)
    focusedView = root.window?.nibFocusedView
    // In the terminal's own environment, frames are whole cells and texts are measured in cells.
    let isExact =
      root.nibEnvironment.rules.isTerminal && renderer.grid == .standard && renderer.style == .rendered
    let normalPlacements = isExact ? TextPlacer.placeExactly(tree.texts) : tree.placedTexts()
    placements =
      renderer.drawsLargeText
      ? LargeTextPlacer.enlarge(normalPlacements, of: tree, blocks: renderer.largeTextBlocks)
      : normalPlacements
  }

  /// The color of an empty page in the appearance of the tree.
  var systemBackground: CellColor { DrawingPlan.systemBackground(traits.userInterfaceStyle) }

  private static func systemBackground(_ style: UIUserInterfaceStyle) -> CellColor {
    UIColor.systemBackground.nibComponents(for: style).cellColor
  }

  /// Draws a view's images from their files or, if it has none, lets the view draw its own content.
  func drawContent(of node: RenderNode, on canvas: CellCanvas) {
    let cells = node.shownCells
    let shown = node.clip.intersection(cells)
    guard !shown.isEmpty, images?.draw(node, on: canvas) != true else { return }
    let middle = tree.grid.line(top: Double(node.frame.minY), height: Double(node.frame.height))
    var context = NibDrawingContext(
      canvas: canvas, style: renderer.style, grid: tree.grid, size: cells.size,
      middleRow: max(0, min(cells.size.rows - 1, middle - cells.minRow)), bounds: node.view.bounds,
      traits: node.view.traitCollection, backdrop: canvas.background(at: shown.origin),
      isFocused: node.view === focusedView, isSelected: node.isSelected, tint: node.view.tintColor)
    context.hasPixels = renderer.drawsImages
    func draw() {
      canvas.withClip(shown) {
        canvas.translated(by: cells.origin) {
          node.view.nibDraw(in: context)
          if renderer.drawsLargeText {
            LargeTitleDrawing(node.view, context, renderer.largeTextBlocks)?.draw()
          }
        }
      }
    }
    let isFaded = node.opacity < 0.99 && renderer.style == .rendered
    if isFaded {
      FadedDrawing(of: shown, on: canvas, page: page).draw(opacity: node.opacity, draw)
    } else {
      draw()
    }
  }

  /// Writes the lines of a view's text at their planned positions.
  func drawText(of node: RenderNode, on canvas: CellCanvas) {
    guard let index = node.text else { return }
    var painter = TextPainter(
      tree.shownTexts[index], traits: node.view.traitCollection, opacity: node.opacity, page: page)
    painter.usesColors = renderer.style == .rendered
    if node.view === focusedView { painter.extraAttributes.insert(.reverse) }
    canvas.withClip(node.clip) {
      for line in placements[index].lines { painter.draw(line, on: canvas) }
    }
  }

  /// Visits a view and its subviews: calls `before`, then visits the subviews, then calls `after`.
  func walk(_ index: Int = 0, before: (Int) -> Void, after: (Int) -> Void) {
    guard index < tree.nodes.count else { return }
    before(index)
    var child = index + 1
    while child < tree.nodes[index].end {
      walk(child, before: before, after: after)
      child = tree.nodes[child].end
    }
    after(index)
  }
}

extension CellCanvas {
  /// The cell at a place in the current coordinates.
  func cell(at point: CellPoint) -> Cell {
    let place = point + origin
    return self[row: place.row, column: place.column]
  }

  /// The background of the cell at a place in the current coordinates.
  func background(at point: CellPoint) -> CellColor {
    let place = point + origin
    guard bounds.contains(place) else { return .default }
    return store.cells[store.index(column: place.column, row: place.row)].background
  }

  /// The lines in the cell at a place in the current coordinates.
  func lines(at point: CellPoint) -> LineArms {
    let place = point + origin
    guard bounds.contains(place) else { return .none }
    return store.cells[store.index(column: place.column, row: place.row)].arms
  }
}
