@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// The environment of a phone, where fonts are measured in points.
let phone = NibEnvironment(device: Device.all[2])

/// A view with a text that has no font.
final class TextView: UIView {
  var shown: NibText?
  override var nibText: NibText? { shown }
}

/// A view that fills its cells with asterisks.
final class StarView: UIView {
  override func nibDraw(in context: NibDrawingContext) {
    for row in context.cells.rowRange {
      context.canvas.put(
        String(repeating: "*", count: context.size.columns), at: CellPoint(column: 0, row: row))
    }
  }
}

/// A plain view. Its frame is given in cells of 8 x 16 points.
func box(_ column: Double, _ row: Double, _ columns: Double, _ rows: Double, _ subviews: UIView...) -> UIView
{
  view(UIView(frame: .zero), column, row, columns, rows, subviews)
}

/// A view with a text. Its frame is given in cells of 8 x 16 points.
func text(
  _ string: String, _ column: Double, _ row: Double, _ columns: Double, _ rows: Double,
  _ alignment: CellText.Alignment = .left, lines: Int = 1, vertical: NibText.VerticalPlace = .center
) -> UIView {
  let label = TextView(frame: .zero)
  label.shown = NibText(
    runs: [NibText.Run(string)], alignment: alignment, numberOfLines: lines, vertical: vertical)
  return view(label, column, row, columns, rows, [])
}

/// A view of asterisks. Its frame is given in cells of 8 x 16 points.
func stars(_ column: Double, _ row: Double, _ columns: Double, _ rows: Double) -> UIView {
  view(StarView(frame: .zero), column, row, columns, rows, [])
}

private func view(
  _ view: UIView, _ column: Double, _ row: Double, _ columns: Double, _ rows: Double, _ subviews: [UIView]
) -> UIView {
  view.frame = CGRect(x: column * 8, y: row * 16, width: columns * 8, height: rows * 16)
  for subview in subviews { view.addSubview(subview) }
  return view
}

/// The rows of a drawing of `root` on a phone, without trailing spaces.
func drawing(_ root: UIView, _ style: NibDrawingContext.Style = .rendered) -> [String] {
  root.nibAdopt(phone)
  return TextExport().rows(of: TreeRenderer(style: style).canvas(for: root))
}
