import NibCore

extension UISegmentedControl: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension VectorPen {
  fileprivate mutating func draw(_ control: UISegmentedControl) {
    let isDark = view.traitCollection.userInterfaceStyle == .dark
    fill(frame, .tertiarySystemFill, radius: 8)
    for (index, place) in segments(of: control).enumerated() {
      let isSelected = index == control.selectedSegmentIndex
      if isSelected {
        fill(
          place.insetBy(dx: 2, dy: 2), control.selectedSegmentTintColor ?? (isDark ? .systemGray2 : .white),
          radius: 6)
      } else if index > 0, index - 1 != control.selectedSegmentIndex {
        let x = isRightToLeft ? place.maxX : place.minX
        line(
          [CGPoint(x: x, y: place.minY + 8), CGPoint(x: x, y: place.maxY - 8)], .separator, width: 1)
      }
      let font = UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
      let color: UIColor =
        control.isEnabled && control.isEnabledForSegment(at: index) ? .label : .tertiaryLabel
      if let title = control.titleForSegment(at: index) {
        draw(title, font, color, in: place.insetBy(dx: UISegmentedControl.nibTitleInset, dy: 0))
      } else if let image = control.imageForSegment(at: index) {
        draw(symbol: image, in: place, size: 17, color)
      }
    }
  }

  /// The areas of the segments, in their order.
  private func segments(of control: UISegmentedControl) -> [CGRect] {
    var x = frame.minX
    return control.nibSegmentWidths.map { width in
      defer { x += width }
      let left = isRightToLeft ? frame.maxX - (x - frame.minX) - width : x
      return CGRect(x: left, y: frame.minY, width: width, height: frame.height)
    }
  }
}
