import NibCore

extension TreeRenderer {
  /// Where a view is drawn.
  package struct Place {
    /// The view.
    package let view: UIView
    /// In points, from the root's top left corner.
    package let frame: CGRect
    /// Its snapped cells; empty where a length is less than half a cell.
    package let cells: CellRect
    /// Its cells on the picture: at least one where any of it is drawn, none of what its superviews clip.
    package let visible: CellRect
    /// Whether it is hidden or partly clipped.
    package let isConcealed: Bool
  }

  /// The places of all views of a tree that are drawn, in drawing order; hidden and clipped ones as well if
  /// those are shown.
  package func places(in root: UIView) -> [Place] {
    let picture = CellRect(origin: .zero, size: canvasSize(for: root))
    let clip = showsConcealed ? picture.union(grid.cells(extent(of: root))) : picture
    let tree = RenderTree(
      root, grid: grid, style: style, clip: clip, showsConcealed: showsConcealed, findsContent: false)
    return tree.nodes.map {
      Place(
        view: $0.view, frame: $0.frame, cells: $0.cells, visible: $0.shownCells.intersection($0.reach),
        isConcealed: $0.isConcealed)
    }
  }

  /// The smallest rectangle that holds all that is drawn of a tree, in points from the root's top left
  /// corner: at least the root, and views off its edges; with hidden and clipped views, if those are shown.
  package func extent(of root: UIView) -> CGRect {
    PictureExtent(root, showsConcealed: showsConcealed).rect
  }

  /// The views in a cell of the picture of `root`, front to back.
  package func views(at point: CellPoint, in root: UIView) -> [UIView] {
    places(in: root).reversed().filter { $0.visible.contains(point) }.map(\.view)
  }

  /// The topmost view in a cell of the picture of `root`; nil where there is none.
  package func view(at point: CellPoint, in root: UIView) -> UIView? { views(at: point, in: root).first }
}
