import NibCore

/// Boxes with signs around views, such as the views that differ between two versions of a document.
package struct ViewBoxes {
  /// A box around one view.
  package struct Box {
    let cells: CellRect
    let color: CellColor
    let sign: String

    /// - Parameters:
    ///   - cells: the visible cells of the view, in the picture's coordinates.
    ///   - color: the color of the box; a similar one is used where it would not be readable.
    ///   - sign: a character for the corner of the box.
    package init(_ cells: CellRect, _ color: CellColor, sign: String) {
      (self.cells, self.color, self.sign) = (cells, color, sign)
    }
  }

  private let boxes: [Box]

  package init(_ boxes: [Box]) { self.boxes = boxes }

  /// Draws the boxes over a picture in the order in which they are given. Texts stay readable, except
  /// for a character under a sign.
  package func draw(on canvas: CellCanvas) {
    let pen = OverlayPen(canvas: canvas)
    for box in boxes where !box.cells.isEmpty {
      SelectionBox(cells: box.cells).draw(with: pen, box.color)
    }
    for box in boxes where !box.cells.isEmpty {
      // The boxes of low views have their corners beside the text.
      let isLow = box.cells.size.rows < 3
      let left = box.cells.origin + CellPoint(column: -1, row: 0)
      let isBeside = (isLow || pen.isText(at: box.cells.origin)) && canvas.clipBounds.contains(left)
      pen.put(box.sign, at: isBeside ? left : box.cells.origin, box.color, .bold)
    }
  }
}
