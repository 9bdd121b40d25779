import NibCore

extension UITabBar: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension VectorPen {
  fileprivate mutating func draw(_ bar: UITabBar) {
    drawBackground(bar, edge: frame.minY)
    let items = bar.items ?? []
    let row = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: min(49, frame.height))
    for (index, item) in items.enumerated() {
      let place = isRightToLeft ? items.count - 1 - index : index
      let width = row.width / CGFloat(items.count)
      let cell = CGRect(x: row.minX + CGFloat(place) * width, y: row.minY, width: width, height: row.height)
      let color = item === bar.selectedItem ? tint : bar.unselectedItemTintColor ?? .systemGray
      let icon = CGRect(x: cell.minX, y: cell.minY + 5, width: width, height: 26)
      if let image = item.nibIcon {
        draw(icon: image, in: icon, size: 24, color)
      } else {
        let box = CGRect(x: icon.midX - 10, y: icon.midY - 10, width: 20, height: 20)
        stroke(box, color, width: 1.5, radius: 5)
      }
      draw(
        item.nibTitle ?? "", .systemFont(ofSize: 10, weight: .medium), color,
        in: CGRect(x: cell.minX, y: cell.maxY - 16, width: width, height: 14))
      if let badge = item.badgeValue {
        let width = CGFloat(max(1, badge.count)) * 7 + 9
        let pill = CGRect(
          x: isRightToLeft ? icon.midX - 6 - width : icon.midX + 6, y: icon.minY - 3, width: width, height: 16
        )
        fill(pill, .systemRed, radius: 8)
        draw(badge, .systemFont(ofSize: 12), .white, in: pill)
      }
    }
  }
}
