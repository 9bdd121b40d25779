import NibCore

extension UIPickerView: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension VectorPen {
  fileprivate mutating func draw(_ picker: UIPickerView) {
    let count = picker.numberOfComponents
    guard count > 0 else {
      let samples = picker.nibSampleRows
      if !samples.isEmpty { drawBand() }
      return drawWheel(frame) { row in
        let index = samples.count / 2 + row
        return samples.indices.contains(index) ? samples[index] : nil
      }
    }
    drawBand()
    for place in 0..<count {
      let component = isRightToLeft ? count - 1 - place : place
      let chosen = picker.selectedRow(inComponent: component)
      let rows = picker.numberOfRows(inComponent: component)
      drawWheel(wheelArea(place, of: count)) { row in
        guard (0..<rows).contains(chosen + row) else { return nil }
        return picker.delegate?.pickerView(picker, titleForRow: chosen + row, forComponent: component)
      }
    }
  }
}
