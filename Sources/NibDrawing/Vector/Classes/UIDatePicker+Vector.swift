import NibCore

extension UIDatePicker: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension VectorPen {
  fileprivate mutating func draw(_ picker: UIDatePicker) {
    guard picker.datePickerStyle == .wheels, frame.height >= 100 else { return drawCells() }
    drawBand()
    let columns = picker.nibWheels(rows: -3...3)
    for (place, texts) in columns.enumerated() {
      drawWheel(wheelArea(place, of: columns.count)) { row in
        texts.indices.contains(row + 3) ? texts[row + 3] : nil
      }
    }
  }
}
