extension UIButton {
  /// The title as the renderer places it, with a sign for the image and the subtitle; nil where the picture is drawn
  /// instead.
  package var nibTitleText: NibText? {
    let runs = nibTitleRuns
    guard !runs.isEmpty else { return nil }
    let label = nibTitleLabel
    let parts = nibWithSign(runs) + nibSubtitleRuns
    let isSeveralLines = parts.contains { $0.text.contains("\n") }
    return NibText(
      runs: parts, alignment: nibHorizontalAlignment, lineBreak: label.lineBreakMode,
      numberOfLines: isSeveralLines ? 0 : label.numberOfLines, vertical: nibVerticalPlace)
  }

  /// The title with the image's sign on the side where the image is.
  private func nibWithSign(_ runs: [NibText.Run]) -> [NibText.Run] {
    guard let sign = nibImageSign else { return runs }
    let placement = configuration?.imagePlacement ?? .leading
    let isVertical = placement == .top || placement == .bottom
    let gap = isVertical ? "\n" : " "
    let isFirst = isVertical ? placement == .top : (placement == .leading) != nibIsRightToLeft
    let image = NibText.Run(
      isFirst ? sign + gap : gap + sign, color: currentTitleColor, attributes: nibStateAttributes)
    return isFirst ? [image] + runs : runs + [image]
  }

  private var nibSubtitleRuns: [NibText.Run] {
    guard let subtitle = configuration?.subtitle, !subtitle.isEmpty else { return [] }
    return [
      NibText.Run(
        "\n" + subtitle, color: currentTitleColor, attributes: nibStateAttributes.union(.dim))
    ]
  }

  private var nibTitleRuns: [NibText.Run] {
    var runs: [NibText.Run] = []
    if let attributed = currentAttributedTitle {
      runs = NibText.Run.runs(of: attributed, font: nibTitleFont, color: currentTitleColor)
    } else if let title = currentTitle, !title.isEmpty {
      runs = [NibText.Run(title, font: nibTitleFont, color: currentTitleColor)]
    } else if let sign = nibTypeSign {
      runs = [NibText.Run(sign, color: tintColor)]
    }
    for index in runs.indices { runs[index].attributes.formUnion(nibStateAttributes) }
    return runs
  }

  /// States show without color: pressed and focused reversed, selected underlined, disabled faint.
  private var nibStateAttributes: CellStyle.Attributes {
    var attributes: CellStyle.Attributes = []
    if isHighlighted || nibIsFocused { attributes.insert(.reverse) }
    if isSelected { attributes.formUnion([.bold, .underline]) }
    if !isEnabled { attributes.insert(.dim) }
    return attributes
  }

  private var nibIsFocused: Bool { window?.nibFocusedView === self }

  /// What stands for the image before a title.
  private var nibImageSign: String? {
    guard let image = currentImage, let name = image.nibName, currentTitle?.isEmpty == false else {
      return nil
    }
    return image.isSymbolImage ? SymbolGlyphs.glyph(of: name) : "▣"
  }

  /// What a button of the system's own kinds shows.
  private var nibTypeSign: String? {
    guard currentImage == nil, currentBackgroundImage == nil else { return nil }
    switch buttonType {
    case .custom, .system, .plain: return nil
    case .detailDisclosure, .infoLight, .infoDark: return "ⓘ"
    case .contactAdd: return "⊕"
    case .close: return "×"
    }
  }

  private var nibHorizontalAlignment: CellText.Alignment {
    switch contentHorizontalAlignment {
    case .center: .center
    case .left, .fill: .left
    case .right: .right
    case .leading: nibIsRightToLeft ? .right : .left
    case .trailing: nibIsRightToLeft ? .left : .right
    }
  }

  private var nibVerticalPlace: NibText.VerticalPlace {
    switch contentVerticalAlignment {
    case .center, .fill: .center
    case .top: .top
    case .bottom: .bottom
    }
  }

  /// Draws what lies behind the title, or the image alone.
  func nibDrawButton(in context: NibDrawingContext) {
    if context.style == .rendered, let color = context.color(configuration?.nibBackground(tint: context.tint))
    {
      context.canvas.fill(context.cells, style: CellStyle(background: color))
    }
    let hasTitle = nibTitleText != nil
    if hasTitle, currentBackgroundImage != nil, context.style == .rendered, context.size.rows > 2 {
      context.canvas.drawBox(context.cells, lines: .dashed, style: context.style(.separator, .dim))
    }
    guard !hasTitle, let image = currentImage ?? currentBackgroundImage else { return }
    NibPicture(image, contentMode: .center).draw(
      in: context.cells, of: context.canvas, style: context.style(context.tint, nibStateAttributes),
      isFramed: context.style == .rendered)
  }
}
