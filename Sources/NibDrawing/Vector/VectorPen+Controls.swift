import NibCore

extension UISwitch: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension UISlider: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension UISegmentedControl: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension UIStepper: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension UIProgressView: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension UIPageControl: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension UIActivityIndicatorView: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension UIVisualEffectView: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension UITableViewCell: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

/// The controls, with the proportions that they have in iOS.
extension VectorPen {
  fileprivate mutating func draw(_ control: UISwitch) {
    let part = control.nibControlBounds
    let size = CGSize(width: min(51, part.width), height: min(31, frame.height))
    let track = CGRect(
      x: frame.minX + part.minX - control.bounds.minX, y: frame.midY - size.height / 2, width: size.width,
      height: size.height)
    let fade = control.isEnabled ? 1 : 0.5
    fill(
      track, control.isOn ? control.onTintColor ?? .systemGreen : .systemGray4, radius: size.height / 2,
      opacity: fade)
    let radius = max(1, size.height / 2 - 2)
    let isRight = control.isOn != isRightToLeft
    disk(
      CGPoint(x: isRight ? track.maxX - 2 - radius : track.minX + 2 + radius, y: track.midY), radius: radius,
      control.thumbTintColor ?? .white, edge: .systemGray4)
  }

  fileprivate mutating func draw(_ slider: UISlider) {
    let radius = min(14, frame.height / 2)
    let range = slider.maximumValue - slider.minimumValue
    let part = range > 0 ? CGFloat((slider.value - slider.minimumValue) / range) : 0
    let shown = isRightToLeft ? 1 - part : part
    let x = frame.minX + radius + max(0, frame.width - 2 * radius) * shown
    let track = CGRect(x: frame.minX, y: frame.midY - 1.5, width: frame.width, height: 3)
    let done =
      isRightToLeft
      ? CGRect(x: x, y: track.minY, width: frame.maxX - x, height: 3)
      : CGRect(x: frame.minX, y: track.minY, width: x - frame.minX, height: 3)
    fill(track, slider.maximumTrackTintColor ?? .systemGray4, radius: 1.5)
    fill(done, slider.minimumTrackTintColor ?? tint, radius: 1.5)
    disk(
      CGPoint(x: x, y: frame.midY), radius: radius, slider.thumbTintColor ?? .white, edge: .systemGray4)
  }

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
        draw(title, font, color, in: place.insetBy(dx: 3, dy: 0))
      } else if let image = control.imageForSegment(at: index) {
        draw(symbol: image, in: place, size: 17, color)
      }
    }
  }

  /// The areas of the segments, in their order. They have the widths that the control measures, stretched to its width.
  private func segments(of control: UISegmentedControl) -> [CGRect] {
    let measured = (0..<control.numberOfSegments).map { index in
      TextMetrics.Segment(
        title: control.titleForSegment(at: index), width: control.widthForSegment(at: index),
        imageWidth: control.imageForSegment(at: index)?.size.width ?? 0)
    }
    let widths = metrics.segmentWidths(
      measured, isProportional: control.apportionsSegmentWidthsByContent)
    let total = max(1, widths.reduce(0, +))
    var x = frame.minX
    return widths.map { own in
      let width = own * frame.width / total
      defer { x += width }
      let left = isRightToLeft ? frame.maxX - (x - frame.minX) - width : x
      return CGRect(x: left, y: frame.minY, width: width, height: frame.height)
    }
  }

  fileprivate mutating func draw(_ stepper: UIStepper) {
    let part = stepper.nibControlBounds
    let height = min(frame.height, 32)
    let frame = CGRect(
      x: frame.minX + part.minX - stepper.bounds.minX, y: frame.midY - height / 2, width: part.width,
      height: height)
    fill(frame, .tertiarySystemFill, radius: 8)
    let (middle, y) = (frame.midX, frame.midY)
    line([CGPoint(x: middle, y: y - 9), CGPoint(x: middle, y: y + 9)], .separator)
    let (minus, plus) = (frame.minX + frame.width / 4, frame.minX + frame.width * 3 / 4)
    let (left, right) = isRightToLeft ? (plus, minus) : (minus, plus)
    let canSubtract = stepper.isEnabled && (stepper.wraps || stepper.value > stepper.minimumValue)
    let canAdd = stepper.isEnabled && (stepper.wraps || stepper.value < stepper.maximumValue)
    line(
      [CGPoint(x: left - 7, y: y), CGPoint(x: left + 7, y: y)], canSubtract ? .label : .tertiaryLabel,
      width: 1.5)
    let color: UIColor = canAdd ? .label : .tertiaryLabel
    line([CGPoint(x: right - 7, y: y), CGPoint(x: right + 7, y: y)], color, width: 1.5)
    line([CGPoint(x: right, y: y - 7), CGPoint(x: right, y: y + 7)], color, width: 1.5)
  }

  fileprivate mutating func draw(_ progress: UIProgressView) {
    let radius = frame.height / 2
    fill(frame, progress.trackTintColor ?? .systemGray5, radius: radius)
    let width = frame.width * CGFloat(progress.progress)
    fill(
      CGRect(
        x: isRightToLeft ? frame.maxX - width : frame.minX, y: frame.minY, width: width, height: frame.height),
      progress.progressTintColor ?? tint, radius: radius)
  }

  fileprivate mutating func draw(_ pages: UIPageControl) {
    let count = pages.numberOfPages
    guard count > 1 || count == 1 && !pages.hidesForSinglePage, count <= 200 else { return }
    let step = min(18, frame.width / CGFloat(count))
    for page in 0..<count {
      let place = isRightToLeft ? count - 1 - page : page
      let x = frame.midX + (CGFloat(place) - CGFloat(count - 1) / 2) * step
      let color =
        page == pages.currentPage
        ? pages.currentPageIndicatorTintColor ?? .label : pages.pageIndicatorTintColor ?? .tertiaryLabel
      disk(CGPoint(x: x, y: frame.midY), radius: min(3.5, step / 3), color)
    }
  }

  /// Draws eight spokes in the size of the style, in the middle of the view: a larger view does not make them larger.
  fileprivate mutating func draw(_ wheel: UIActivityIndicatorView) {
    let radius = wheel.intrinsicContentSize.height / 2
    let diagonal = 0.70710678
    let directions: [(Double, Double)] = [
      (0, -1), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1), (-diagonal, diagonal), (-1, 0),
      (-diagonal, -diagonal),
    ]
    for (index, direction) in directions.enumerated() {
      let points = [0.5, 0.9].map { part in
        CGPoint(
          x: frame.midX + radius * part * direction.0, y: frame.midY + radius * part * direction.1)
      }
      line(
        points, wheel.color ?? .systemGray, width: radius / 5, opacity: 0.3 + 0.08 * Double(index))
    }
  }

  fileprivate mutating func draw(_ view: UIVisualEffectView) {
    let isDark = view.traitCollection.userInterfaceStyle == .dark
    if let color = view.effect?.nibTint(isDark: isDark) { fill(frame, color, opacity: 0.8) }
  }

  /// Draws the accessory of a table cell.
  fileprivate mutating func draw(_ cell: UITableViewCell) {
    guard cell.accessoryView == nil else { return }
    let direction: CGFloat = isRightToLeft ? -1 : 1
    var x = isRightToLeft ? frame.minX + 20 : frame.maxX - 20
    let y = frame.midY
    let type = cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
    if type == .disclosureIndicator || type == .detailDisclosureButton {
      let points = [
        CGPoint(x: x - 3 * direction, y: y - 6), CGPoint(x: x + 3 * direction, y: y),
        CGPoint(x: x - 3 * direction, y: y + 6),
      ]
      line(points, .systemGray3, width: 2)
      x -= 26 * direction
    }
    if type == .detailButton || type == .detailDisclosureButton {
      let circle = CGRect(x: x - 11, y: y - 11, width: 22, height: 22)
      stroke(circle, tint, width: 1.5, radius: 11)
      draw("i", .systemFont(ofSize: 15, weight: .medium), tint, in: circle)
    }
    if type == .checkmark {
      line(
        [CGPoint(x: x - 6, y: y), CGPoint(x: x - 2, y: y + 5), CGPoint(x: x + 6, y: y - 6)], tint, width: 2)
    }
  }

  var isRightToLeft: Bool { view.nibIsRightToLeft }
}
