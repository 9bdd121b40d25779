import NibCore

extension UINavigationBar: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension VectorPen {
  fileprivate mutating func draw(_ bar: UINavigationBar) {
    drawBackground(bar, edge: frame.maxY - 0.5)
    guard let item = bar.topItem else { return }
    var row = frame
    if bar.showsLargeTitle { drawLargeTitle(item.title ?? "", of: bar, below: &row) }
    if let prompt = item.prompt, row.height > 60 { drawPrompt(prompt, above: &row) }
    var (left, right) = (row.minX + 16, row.maxX - 16)
    if let back = bar.backItem, item.nibShowsBackButton {
      drawBack(back, from: &left, right: &right, in: row)
    }
    for button in item.leftBarButtonItems ?? [] { draw(button, from: &left, &right, atStart: true, in: row) }
    for button in item.rightBarButtonItems ?? [] {
      draw(button, from: &left, &right, atStart: false, in: row)
    }
    if item.titleView == nil, !bar.showsLargeTitle, let title = item.title {
      let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
      let width = min(metrics.width(of: title, font: font) + 1, right - left)
      let x = min(max(left, row.midX - width / 2), max(left, right - width))
      draw(
        title, font, titleColor(of: bar),
        in: CGRect(x: x, y: row.minY, width: max(0, width), height: row.height))
    }
  }

  /// Draws a large title, which takes its space from the row of the buttons.
  private mutating func drawLargeTitle(_ title: String, of bar: UINavigationBar, below row: inout CGRect) {
    let height = min(52, frame.height / 2)
    row.size.height -= height
    draw(
      title, .boldSystemFont(ofSize: 34), titleColor(of: bar),
      in: CGRect(x: frame.minX + 16, y: row.maxY, width: frame.width - 32, height: height - 6),
      isRightToLeft ? .right : .left)
  }

  /// Draws a prompt, which takes its space from the row of the buttons.
  private mutating func drawPrompt(_ prompt: String, above row: inout CGRect) {
    let height = 30.0
    draw(
      prompt, .systemFont(ofSize: 13), .secondaryLabel,
      in: CGRect(x: row.minX, y: row.minY, width: row.width, height: height))
    row.origin.y += height
    row.size.height -= height
  }

  private func titleColor(of bar: UINavigationBar) -> UIColor { bar.nibTitleColor ?? .label }

  /// Draws the back button: an arrow, and the title of the previous screen.
  private mutating func drawBack(
    _ back: UINavigationItem, from left: inout CGFloat, right: inout CGFloat, in row: CGRect
  ) {
    let title = back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back"
    let font = UIFont.systemFont(ofSize: 17)
    let width = min(metrics.width(of: title, font: font) + 1, row.width / 3)
    let direction: CGFloat = isRightToLeft ? -1 : 1
    let x = isRightToLeft ? right + 8 : left - 8
    line(
      [
        CGPoint(x: x + 9 * direction, y: row.midY - 8), CGPoint(x: x + direction, y: row.midY),
        CGPoint(x: x + 9 * direction, y: row.midY + 8),
      ], tint, width: 2.5)
    let start = isRightToLeft ? x - 15 - width : x + 15
    draw(title, font, tint, in: CGRect(x: start, y: row.minY, width: width, height: row.height))
    if isRightToLeft { right = start - 8 } else { left = start + width + 8 }
  }

  /// Draws a bar button at the start or end of the free part of a row, and takes its width from that part.
  private mutating func draw(
    _ item: UIBarButtonItem, from left: inout CGFloat, _ right: inout CGFloat, atStart: Bool, in row: CGRect
  ) {
    let width = min(self.width(of: item), max(0, right - left))
    guard width > 0 else { return }
    let isLeft = atStart != isRightToLeft
    let place = CGRect(x: isLeft ? left : right - width, y: row.minY, width: width, height: row.height)
    draw(item, in: place)
    if isLeft { left += width + 12 } else { right -= width + 12 }
  }
}
