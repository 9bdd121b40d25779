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
    if let symbol = button.typeSymbol {
      let side = min(22, frame.width, frame.height)
      return draw(symbol: UIImage(nibSource: .system(symbol)), in: frame, size: side, color(of: button))
    }
    // The text has a character for the image and a line for the subtitle, which are drawn on their own here.
    var title = withoutHighlight(text)
    title.runs = title.runs.filter { $0.font != nil || button.currentTitle?.isEmpty ?? true }
    guard !title.runs.isEmpty else { return draw(withoutHighlight(text), in: titleArea(of: button)) }
    guard let image = button.nibConfiguredImage else {
      return draw(title: title, of: button, in: titleArea(of: button))
    }
    let placement = button.configuration?.imagePlacement ?? .leading
    if placement == .top || placement == .bottom {
      drawColumn(title, image, isImageFirst: placement == .top, of: button)
    } else {
      drawRow(title, image, of: button)
    }
  }

  /// Draws a title, and the subtitle of a configuration below it.
  private mutating func draw(title: NibText, of button: UIButton, in area: CGRect) {
    guard let subtitle = subtitle(of: button) else { return draw(title, in: area) }
    let (titleHeight, height) = heights(of: title, button, in: area.size)
    let top = area.midY - height / 2
    draw(title, in: CGRect(x: area.minX, y: top, width: area.width, height: titleHeight))
    let bottom = CGRect(
      x: area.minX, y: top + titleHeight, width: area.width, height: max(0, height - titleHeight))
    draw(subtitle.text, subtitle.font, button.currentTitleColor, in: bottom, title.alignment)
  }

  private func subtitle(of button: UIButton) -> (text: String, font: UIFont)? {
    guard let text = button.configuration?.subtitle, !text.isEmpty else { return nil }
    return (text, .preferredFont(forTextStyle: .footnote))
  }

  /// The height of a title, and that of the title with the subtitle.
  private func heights(of title: NibText, _ button: UIButton, in room: CGSize) -> (
    title: CGFloat, all: CGFloat
  ) {
    let padding = button.configuration?.titlePadding ?? 0
    let below = subtitle(of: button).map { metrics.lineHeight(of: $0.font) + padding } ?? 0
    let size = CGSize(width: room.width, height: max(0, room.height - below))
    let height = VectorTextLayout(title, size: size, metrics: metrics).height
    return (height, height + below)
  }

  /// Draws a button without a title: its symbol, or the name of an image whose file is missing.
  private mutating func drawImage(of button: UIButton) {
    guard let image = button.nibConfiguredImage ?? button.currentBackgroundImage else { return }
    if image.isSymbolImage {
      let imageColor = button.isEnabled ? image.nibColor(tint: color(of: button)) : nil
      draw(
        symbol: image, in: frame, size: min(22, frame.width, frame.height), imageColor ?? color(of: button))
    } else if let missing = button.nibMissingImage {
      draw(missing)
    }
  }

  /// Draws the image above or below the title.
  private mutating func drawColumn(
    _ title: NibText, _ image: UIImage, isImageFirst: Bool, of button: UIButton
  ) {
    var title = title
    let area = titleArea(of: button)
    var size = size(of: image, beside: title)
    if !image.isSymbolImage {
      size = CGSize(width: min(size.width, max(0, area.width)), height: min(size.height, max(0, area.height)))
    }
    let room = CGSize(width: area.width, height: max(0, area.height - size.height - 4))
    let titleHeight = heights(of: title, button, in: room).all
    let top = area.midY - (size.height + 4 + titleHeight) / 2
    let imageTop = isImageFirst ? top : top + titleHeight + 4
    draw(
      image, of: button, in: CGRect(origin: CGPoint(x: area.midX - size.width / 2, y: imageTop), size: size))
    title.alignment = .center
    let titleTop = isImageFirst ? top + size.height + 4 : top
    draw(
      title: title, of: button,
      in: CGRect(x: area.minX, y: titleTop, width: area.width, height: titleHeight))
  }

  /// Draws the image to the left or right of the title, or where the insets move it.
  private mutating func drawRow(_ title: NibText, _ image: UIImage, of button: UIButton) {
    var title = title
    let lineWidth = title.runs.reduce(0) {
      $0 + metrics.width(of: $1.text, font: $1.font ?? titleFont(title))
    }
    let titleWidth = max(
      lineWidth, subtitle(of: button).map { metrics.width(of: $0.text, font: $0.font) } ?? 0)
    let room = CGSize(width: titleWidth + 1, height: frame.height)
    let parts = ButtonParts(
      of: button, image: size(of: image, beside: title),
      title: CGSize(width: titleWidth, height: heights(of: title, button, in: room).all))
    draw(image, of: button, in: parts.image.offsetBy(dx: frame.minX, dy: frame.minY))
    title.alignment = .left
    var area = parts.titleArea.offsetBy(dx: frame.minX, dy: frame.minY)
    area.size.width += 1
    draw(title: title, of: button, in: area)
  }

  private func titleFont(_ title: NibText) -> UIFont { title.runs.first?.font ?? .systemFont(ofSize: 15) }

  /// The size of an image beside a title. A symbol is as large as the letters.
  private func size(of image: UIImage, beside title: NibText) -> CGSize {
    guard image.isSymbolImage else { return image.nibSize ?? CGSize(width: 20, height: 20) }
    let side = titleFont(title).pointSize * 1.2
    return CGSize(width: side, height: side)
  }

  private mutating func draw(_ image: UIImage, of button: UIButton, in place: CGRect) {
    let color = color(of: button)
    if image.isSymbolImage { return draw(symbol: image, in: place, size: place.height, color) }
    if let (set, content) = file(of: image, filling: place.size) {
      let isTemplate = image.nibIsTemplate(set, standard: button.tintsImages)
      draw(content, in: place, tint: isTemplate ? color : nil)
    } else {
      fill(place, MissingImage.ground)
    }
  }

  /// The color of an image. In a configuration, it is the color of the title.
  private func color(of button: UIButton) -> UIColor {
    guard button.isEnabled else { return .systemGray }
    return button.configuration == nil ? tint : button.currentTitleColor
  }

  /// The area for the title: the frame without the insets of the content.
  private func titleArea(of button: UIButton) -> CGRect {
    button.nibTitleArea.offsetBy(dx: frame.minX, dy: frame.minY)
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

extension UIButton {
  /// The symbol that a type such as `contactAdd` shows in place of a title; `nil` for other types, and for a button with
  /// a title or image.
  fileprivate var typeSymbol: String? {
    guard currentTitle?.isEmpty ?? true, currentAttributedTitle == nil, currentImage == nil,
      currentBackgroundImage == nil
    else { return nil }
    return switch buttonType {
    case .custom, .system, .plain: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    }
  }
}
