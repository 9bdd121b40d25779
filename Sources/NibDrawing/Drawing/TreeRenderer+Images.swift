import NibCore

extension TreeRenderer {
  /// Places the image of `root` on a canvas, and draws the outlines of concealed views over it.
  func drawImage(of root: UIView, _ images: PictureImages, on canvas: CellCanvas) {
    let picture = CellRect(origin: .zero, size: canvasSize(for: root))
    if let (image, area) = images.image(of: root, grid, picture: picture, visible: canvas.clipBounds) {
      canvas.place(image, at: area.origin)
    }
    guard showsConcealed else { return }
    let area = picture.union(grid.cells(extent(of: root))).intersection(canvas.clipBounds)
    ConcealedDrawing(root, self, canvas, clip: area).draw()
  }
}
