import NibCore

/// Remarks in a box over the whole canvas, cut off where there is no more room.
struct RemarksPanel {
  private let remarks: [String]

  init(_ remarks: [Diagnostic]) { self.init(texts: remarks.map(\.rendered)) }

  init(texts: [String]) { remarks = texts }

  func draw(on canvas: CellCanvas) {
    let box = CellRect(origin: .zero, size: canvas.size)
    canvas.fill(box, style: CellStyle(background: .default))
    canvas.drawBox(box, lines: .rounded, style: .plain)
    canvas.drawTitle("Remarks", in: box, style: CellStyle(attributes: .bold))
    let text = remarks.isEmpty ? "There are none." : remarks.joined(separator: "\n")
    canvas.withClip(box.inset(columns: 1, rows: 1)) {
      for (index, line) in CellText.lines(of: text, columns: max(1, box.size.columns - 4)).enumerated() {
        canvas.put(line, at: CellPoint(column: 2, row: 1 + index))
      }
    }
    canvas.cursor = nil
  }
}
