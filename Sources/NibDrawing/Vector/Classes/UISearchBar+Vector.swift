import NibCore

extension UISearchBar: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension VectorPen {
  fileprivate mutating func draw(_ bar: UISearchBar) {
    if bar.searchBarStyle != .minimal { fill(frame, bar.barTintColor ?? .systemGray5, opacity: 0.6) }
    var field = CGRect(
      x: frame.minX + 8, y: frame.midY - 18, width: max(0, frame.width - 16), height: 36
    ).intersection(frame)
    guard !field.isEmpty else { return }
    if bar.showsCancelButton { drawCancel(beside: &field) }
    fill(field, .tertiarySystemFill, radius: 10)
    let lens = isRightToLeft ? field.maxX - 17 : field.minX + 17
    stroke(
      CGRect(x: lens - 6, y: field.midY - 7, width: 11, height: 11), .systemGray, width: 1.5, radius: 5.5)
    line(
      [CGPoint(x: lens + 4, y: field.midY + 3), CGPoint(x: lens + 8, y: field.midY + 7)], .systemGray,
      width: 1.5)
    let text = bar.text ?? ""
    draw(
      text.isEmpty ? bar.placeholder ?? "Search" : text, .systemFont(ofSize: 17),
      text.isEmpty ? .placeholderText : .label, in: field.insetBy(dx: 32, dy: 0),
      isRightToLeft ? .right : .left)
  }

  /// Draws the Cancel button at the end of a search bar, which takes its space from the field.
  private mutating func drawCancel(beside field: inout CGRect) {
    let font = UIFont.systemFont(ofSize: 17)
    let width = metrics.width(of: "Cancel", font: font) + 1
    guard field.width > 2 * width else { return }
    let place = CGRect(
      x: isRightToLeft ? field.minX + 4 : field.maxX - 4 - width, y: field.minY, width: width,
      height: field.height)
    draw("Cancel", font, tint, in: place)
    field.size.width -= width + 12
    if isRightToLeft { field.origin.x += width + 12 }
  }
}
