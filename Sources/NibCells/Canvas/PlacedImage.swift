/// An image at its place on a canvas.
package struct PlacedImage {
  package let image: CanvasImage
  /// The cells of the whole image, in the canvas's own coordinates. They can lie outside the canvas.
  package let cells: CellRect
  /// The cells in which the image was placed. Those with the background `clear` show it.
  package let visible: CellRect

  /// The image on another canvas, at a place where only a part of it is visible; `nil` if nothing is.
  func moved(by offset: CellPoint, in area: CellRect) -> PlacedImage? {
    let visible = visible.offset(by: offset).intersection(area)
    guard !visible.isEmpty else { return nil }
    return PlacedImage(image: image, cells: cells.offset(by: offset), visible: visible)
  }
}
