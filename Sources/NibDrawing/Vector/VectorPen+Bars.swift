import NibCore

extension UINavigationBar: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension UITabBar: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension UIToolbar: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension UISearchBar: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

/// Bars with their items, which are not views.
extension VectorPen {
  /// The background of a bar that has no color of its own, and the line at its edge.
  private mutating func drawBackground(_ bar: NibBar, edge: CGFloat) {
    if bar.nibBackgroundColor == nil, bar.backgroundColor == nil {
      fill(backgroundFrame, .secondarySystemBackground, opacity: 0.6)
    }
    fill(CGRect(x: frame.minX, y: edge, width: frame.width, height: 0.5), .separator)
  }

  fileprivate mutating func draw(_ bar: UINavigationBar) {
    drawBackground(bar, edge: frame.maxY - 0.5)
    guard let item = bar.topItem else { return }
    var row = frame
    if bar.showsLargeTitle {
      let large = min(52, frame.height / 2)
      row.size.height -= large
      draw(
        item.title ?? "", .boldSystemFont(ofSize: 34), titleColor(of: bar),
        in: CGRect(x: frame.minX + 16, y: row.maxY, width: frame.width - 32, height: large - 6),
        isRightToLeft ? .right : .left)
    }
    if let prompt = item.prompt, row.height > 60 {
      draw(
        prompt, .systemFont(ofSize: 13), .secondaryLabel,
        in: CGRect(x: row.minX, y: row.minY, width: row.width, height: 30))
      row.origin.y += 30
      row.size.height -= 30
    }
    var (left, right) = (row.minX + 16, row.maxX - 16)
    if let back = bar.backItem, item.nibShowsBackButton {
      drawBack(back, from: &left, right: &right, in: row)
    }
    for button in item.leftBarButtonItems ?? [] { draw(button, from: &left, &right, atStart: true, in: row) }
    for button in item.rightBarButtonItems ?? [] {
      draw(button, from: &left, &right, atStart: false, in: row)
    }
    if item.titleView == nil, !bar.showsLargeTitle, let title = item.title {
      let width = min(
        metrics.width(of: title, font: .systemFont(ofSize: 17, weight: .semibold)) + 1, right - left)
      let x = min(max(left, row.midX - width / 2), max(left, right - width))
      draw(
        title, .systemFont(ofSize: 17, weight: .semibold), titleColor(of: bar),
        in: CGRect(x: x, y: row.minY, width: max(0, width), height: row.height))
    }
  }

  private func titleColor(of bar: UINavigationBar) -> UIColor {
    bar.nibTitleColor ?? .label
  }

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

  private func font(of item: UIBarButtonItem) -> UIFont {
    .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
  }

  /// The width of a bar button in points. Custom views draw themselves.
  private func width(of item: UIBarButtonItem) -> CGFloat {
    if let view = item.customView { return view.bounds.width }
    if item.width > 0 { return item.width }
    if item.nibIsSpace { return 8 }
    if let image = item.image, item.title?.isEmpty ?? true { return max(22, image.size.width) }
    return metrics.width(of: item.nibCellText, font: font(of: item)) + 1
  }

  private mutating func draw(_ item: UIBarButtonItem, in place: CGRect) {
    guard item.customView == nil, !item.nibIsSpace else { return }
    let color = item.isEnabled ? item.tintColor ?? tint : .systemGray2
    if let image = item.image, item.title?.isEmpty ?? true {
      draw(icon: image, in: place, size: 22, color)
    } else {
      draw(item.nibCellText, font(of: item), color, in: place)
    }
  }

  /// Draws a symbol, an image of the project as a template, or an outline in its place.
  private mutating func draw(icon image: UIImage, in place: CGRect, size: CGFloat, _ color: UIColor) {
    if image.isSymbolImage { return draw(symbol: image, in: place, size: size, color) }
    let own = image.nibSize ?? CGSize(width: size, height: size)
    let box = CGRect(
      x: place.midX - own.width / 2, y: place.midY - own.height / 2, width: own.width, height: own.height)
    if let set = view.nibEnvironment.catalogs?.image(named: image.nibName ?? ""),
      let file = set.file(for: view.traitCollection, scale: 2), let pixels = try? images.image(at: file.path)
    {
      let isTemplate = image.renderingMode != .alwaysOriginal && set.renderingMode != .alwaysOriginal
      draw(
        VectorImage(
          pixels: (isTemplate ? pixels.colored(components(color)) : pixels).reduced(to: 400), frame: box,
          opacity: opacity))
    } else {
      stroke(box.insetBy(dx: 1, dy: 1), color, isDashed: true)
    }
  }

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
      if let image = item.image {
        draw(icon: image, in: icon, size: 24, color)
      } else {
        let box = CGRect(x: icon.midX - 10, y: icon.midY - 10, width: 20, height: 20)
        stroke(box, color, width: 1.5, radius: 5)
      }
      draw(
        item.nibCellText, .systemFont(ofSize: 10, weight: .medium), color,
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

  fileprivate mutating func draw(_ bar: UISearchBar) {
    if bar.searchBarStyle != .minimal { fill(frame, bar.barTintColor ?? .systemGray5, opacity: 0.6) }
    let field = CGRect(
      x: frame.minX + 8, y: frame.midY - 18, width: max(0, frame.width - 16), height: 36
    ).intersection(frame)
    guard !field.isEmpty else { return }
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
}
