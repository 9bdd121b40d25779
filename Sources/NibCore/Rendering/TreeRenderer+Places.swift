extension TreeRenderer {
  /// Where a view is drawn.
  public struct Place {
    /// The view.
    public let view: UIView
    /// In points, from the root's top left corner.
    public let frame: CGRect
    /// Its snapped cells; empty where a length is less than half a cell.
    public let cells: CellRect
  }

  /// The places of all views of a tree that are drawn, in drawing order.
  public func places(in root: UIView) -> [Place] {
    let clip = CellRect(origin: .zero, size: canvasSize(for: root))
    return RenderTree(root, grid: grid, style: style, clip: clip).nodes.map {
      Place(view: $0.view, frame: $0.frame, cells: $0.cells)
    }
  }
}
