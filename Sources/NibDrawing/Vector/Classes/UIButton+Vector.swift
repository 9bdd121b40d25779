import NibCore

extension UIButton: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension VectorPen {
  /// Draws the background, image and title of a button.
  fileprivate mutating func draw(_ button: UIButton) {
    if let color = button.configuration?.nibBackground(tint: tint) {
      fill(frame, color, radius: button.nibCornerRadius)
    }
    let hasImage = drawImages()
    if !hasImage, let background = button.currentBackgroundImage, !background.isSymbolImage,
      button.nibTitleText != nil
    {
      fill(frame, MissingImage.ground, radius: button.layer.cornerRadius)
    }
    guard let text = button.nibTitleText else {
      if !hasImage { drawImage(of: button) }
      return
    }
    // The text has a character for the image, which is drawn as an image here.
    let title = text.runs.filter { $0.font != nil || button.currentTitle?.isEmpty ?? true }
    guard let image = button.nibConfiguredImage, !title.isEmpty, title.count < text.runs.count else {
      return draw(withoutHighlight(text), in: titleArea(of: button))
    }
    draw(text, title, with: image, of: button)
  }

  /// Draws a button without a title: its symbol, or the name of an image whose file is missing.
  private mutating func drawImage(of button: UIButton) {
    guard let image = button.nibConfiguredImage ?? button.currentBackgroundImage else { return }
    if image.isSymbolImage {
      let imageColor = button.isEnabled ? image.nibColor(tint: tint) : nil
      draw(
        symbol: image, in: frame, size: min(22, frame.width, frame.height), imageColor ?? color(of: button))
    } else if let missing = button.nibMissingImage {
      draw(missing)
    }
  }

  /// Draws the image beside, above or below the title, both aligned as one.
  private mutating func draw(
    _ text: NibText, _ title: [NibText.Run], with image: UIImage, of button: UIButton
  ) {
    var text = text
    text.runs = title
    text = withoutHighlight(text)
    let placement = button.configuration?.imagePlacement ?? .leading
    if placement == .top || placement == .bottom {
      drawColumn(text, image, isImageFirst: placement == .top, of: button)
    } else {
      drawRow(text, image, isImageFirst: (placement == .leading) != isRightToLeft, of: button)
    }
  }

  /// Draws the image above or below the title.
  private mutating func drawColumn(
    _ title: NibText, _ image: UIImage, isImageFirst: Bool, of button: UIButton
  ) {
    var title = title
    let size = imageSize(image, beside: title)
    let area = titleArea(of: button)
    let room = CGSize(width: area.width, height: max(0, area.height - size.height - 4))
    let titleHeight = VectorTextLayout(title, size: room, metrics: metrics).height
    let top = area.midY - (size.height + 4 + titleHeight) / 2
    let imageTop = isImageFirst ? top : top + titleHeight + 4
    draw(
      image, in: CGRect(origin: CGPoint(x: area.midX - size.width / 2, y: imageTop), size: size),
      color(of: button))
    title.alignment = .center
    let titleTop = isImageFirst ? top + size.height + 4 : top
    draw(title, in: CGRect(x: area.minX, y: titleTop, width: area.width, height: titleHeight))
  }

  /// Draws the image to the left or right of the title.
  private mutating func drawRow(
    _ title: NibText, _ image: UIImage, isImageFirst: Bool, of button: UIButton
  ) {
    var title = title
    let size = imageSize(image, beside: title)
    let area = titleArea(of: button)
    let gap = button.configuration?.imagePadding ?? 0
    let titleWidth = title.runs.reduce(0) {
      $0 + metrics.width(of: $1.text, font: $1.font ?? titleFont(title))
    }
    let free = area.width - size.width - gap - min(titleWidth, area.width - size.width - gap)
    let left =
      switch title.alignment {
      case .left: area.minX
      case .center: area.minX + free / 2
      case .right: area.maxX - (area.width - free)
      }
    let shownWidth = max(0, area.width - free - size.width - gap)
    let imageLeft = isImageFirst ? left : left + shownWidth + gap
    draw(
      image, in: CGRect(origin: CGPoint(x: imageLeft, y: area.midY - size.height / 2), size: size),
      color(of: button))
    title.alignment = .left
    let titleLeft = isImageFirst ? left + size.width + gap : left
    draw(title, in: CGRect(x: titleLeft, y: area.minY, width: shownWidth + 1, height: area.height))
  }

  private func titleFont(_ title: NibText) -> UIFont { title.runs.first?.font ?? .systemFont(ofSize: 15) }

  /// The size of an image beside a title. A symbol is as large as the letters.
  private func imageSize(_ image: UIImage, beside title: NibText) -> CGSize {
    guard image.isSymbolImage else { return image.nibSize ?? CGSize(width: 20, height: 20) }
    let side = titleFont(title).pointSize * 1.2
    return CGSize(width: side, height: side)
  }

  private mutating func draw(_ image: UIImage, in place: CGRect, _ color: UIColor) {
    if image.isSymbolImage { return draw(symbol: image, in: place, size: place.height, color) }
    if let (_, pixels) = file(of: image) {
      draw(VectorImage(pixels: pixels.reduced(to: 400), frame: place, opacity: opacity))
    } else {
      fill(place, MissingImage.ground)
    }
  }

  private func color(of button: UIButton) -> UIColor { button.isEnabled ? tint : .systemGray }

  /// The area for the title: the frame without the insets of the content.
  private func titleArea(of button: UIButton) -> CGRect {
    if button.configuration != nil { return frame.insetBy(dx: min(8, frame.width / 4), dy: 0) }
    let insets = button.contentEdgeInsets
    let titleInsets = button.titleEdgeInsets
    return frame.inset(
      by: UIEdgeInsets(
        top: insets.top + titleInsets.top, left: insets.left + titleInsets.left,
        bottom: insets.bottom + titleInsets.bottom, right: insets.right + titleInsets.right))
  }

  /// The text without the attributes that show the state of a button in cells.
  private func withoutHighlight(_ text: NibText) -> NibText {
    var text = text
    for index in text.runs.indices {
      text.runs[index].attributes.subtract([.reverse, .bold])
    }
    return text
  }
}
