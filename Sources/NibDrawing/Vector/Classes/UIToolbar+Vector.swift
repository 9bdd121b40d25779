import NibCore

extension UIToolbar: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension VectorPen {
  fileprivate mutating func draw(_ bar: UIToolbar) {
    drawBackground(bar, edge: frame.minY)
    let items = bar.items ?? []
    let row = CGRect(
      x: frame.minX + 16, y: frame.minY, width: frame.width - 32, height: min(44, frame.height))
    let flexible = items.filter { $0.nibSystemItem == .flexibleSpace }.count
    let fixed = items.filter { $0.nibSystemItem != .flexibleSpace }.reduce(0) { $0 + width(of: $1) }
    let share = flexible > 0 ? max(0, row.width - fixed) / CGFloat(flexible) : 0
    var x = row.minX
    for item in items {
      let width = item.nibSystemItem == .flexibleSpace ? share : width(of: item)
      let left = isRightToLeft ? row.maxX - (x - row.minX) - width : x
      draw(item, in: CGRect(x: left, y: row.minY, width: width, height: row.height))
      x += width + (flexible > 0 ? 0 : 12)
    }
  }
}
