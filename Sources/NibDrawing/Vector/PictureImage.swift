import NibCore

extension TreeRenderer {
  /// The picture of `root` as an image for terminals with graphics: the vector drawing on its page, in which a point is
  /// as large as in the picture of cells. Outside the page, the image is transparent.
  ///
  /// - Parameter part: the cells of the picture that the image covers.
  package func image(of root: UIView, part: CellRect) -> CanvasImage {
    let grid = grid
    return CanvasImage(size: part.size) { cell in
      let drawing = VectorDrawing(root).picture
      let bounds = CGRect(origin: .zero, size: drawing.size)
      let page = UIColor.systemBackground.nibComponents(for: root.traitCollection.userInterfaceStyle)
      let offset = CGPoint(
        x: -Double(part.minColumn) * grid.cellWidth, y: -Double(part.minRow) * grid.cellHeight)
      let shown = VectorItem.clip(VectorRectangle(bounds), [.rectangle(bounds, page)] + drawing.items)
      return try? VectorRaster.image(
        of: [.moved(offset, [shown])], scale: Double(cell.width) / grid.cellWidth,
        size: PixelSize(width: part.size.columns * cell.width, height: part.size.rows * cell.height),
        background: ColorComponents(rgba: 0), fonts: .files)
    }
  }

  /// Draws the outlines of hidden and clipped views over a picture.
  package func drawConcealed(in root: UIView, on canvas: CellCanvas) {
    let picture = CellRect(origin: .zero, size: canvasSize(for: root))
    let area = picture.union(grid.cells(extent(of: root))).intersection(canvas.clipBounds)
    ConcealedDrawing(root, self, canvas, clip: area).draw()
  }
}
