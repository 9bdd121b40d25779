import NibCore

extension TreeRenderer {
  /// The position of a drawn view.
  package struct Place {
    /// The view.
    package let view: UIView
    /// The frame in points, from the root's top left corner. In a table, the view can be drawn elsewhere (`DrawnFrames`).
    package let frame: CGRect
    /// The snapped cells; empty if the width or height is less than half a cell.
    package let cells: CellRect
    /// The cells of the view that the picture shows: at least one if any part is drawn. Parts that superviews clip are
    /// included only if the renderer shows them (`showsConcealed`).
    package let visible: CellRect
    /// Whether the view is hidden or partly clipped.
    package let isConcealed: Bool
  }

  /// The places of all drawn views of a tree, in drawing order; includes hidden and clipped views if the
  /// renderer shows those.
  package func places(in root: UIView) -> [Place] {
    let picture = CellRect(origin: .zero, size: canvasSize(for: root))
    let clip = showsConcealed ? picture.union(grid.cells(extent(of: root))) : picture
    let tree = RenderTree(
      root, grid: grid, style: style, clip: clip, showsConcealed: showsConcealed, findsContent: false)
    return tree.nodes.map {
      Place(
        view: $0.view, frame: $0.frame.offsetBy(dx: 0, dy: -$0.shift), cells: $0.cells,
        visible: $0.shownCells.intersection($0.reach),
        isConcealed: $0.isConcealed)
    }
  }

  /// The smallest rectangle that contains everything drawn for a tree, in points from the root's top left
  /// corner: the root, views outside its bounds, and hidden and clipped views if the renderer shows those.
  package func extent(of root: UIView) -> CGRect {
    PictureExtent(root, showsConcealed: showsConcealed, DrawnFrames(of: root, grid: grid)).rect
  }

  /// The views in a cell of the picture of `root`, front to back.
  package func views(at point: CellPoint, in root: UIView) -> [UIView] {
    places(in: root).reversed().filter { $0.visible.contains(point) }.map(\.view)
  }

  /// The topmost view in a cell of the picture of `root`; nil where there is none.
  package func view(at point: CellPoint, in root: UIView) -> UIView? { views(at: point, in: root).first }
}

/// The union of the frames in a tree. Only the visible parts of clipped frames are included, unless hidden and clipped
/// views are shown.
struct PictureExtent {
  /// The union, in points from the root's top left corner.
  private(set) var rect: CGRect
  private let showsConcealed: Bool
  private let frames: DrawnFrames

  init(_ root: UIView, showsConcealed: Bool, _ frames: DrawnFrames) {
    self.showsConcealed = showsConcealed
    self.frames = frames
    rect = CGRect(origin: .zero, size: root.bounds.size)
    addSubviews(of: root, at: rect, clip: root.nibClipsSubviews && !showsConcealed ? rect : nil)
  }

  private mutating func addSubviews(of view: UIView, at frame: CGRect, clip: CGRect?) {
    let origin = CGPoint(x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY)
    for subview in view.subviews {
      guard showsConcealed || !subview.isHidden && subview.alpha > 0.01 else { continue }
      let place = subview.frame.offsetBy(dx: origin.x, dy: origin.y + frames.shift(of: subview, in: view))
      let shown = clip.map { $0.intersection(place) } ?? place
      // Extremely large frames would leave no space for anything else.
      if !shown.isNull, [shown.minX, shown.minY, shown.maxX, shown.maxY].allSatisfy({ abs($0) < Self.limit })
      {
        rect = rect.union(shown)
      }
      let clips = subview.nibClipsSubviews && !showsConcealed
      addSubviews(of: subview, at: place, clip: clips ? shown : clip)
    }
  }

  private static let limit: CGFloat = 100_000
}
