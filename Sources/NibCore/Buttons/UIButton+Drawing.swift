extension UIButton {
  /// The title for the renderer to place, with a sign for the image and the subtitle; `nil` if the image
  /// itself is drawn.
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

  /// Adds the image's sign to the title, on the side of the image.
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

  /// The attributes that show states without color: reversed if pressed or focused, bold and
  /// underlined if selected, dimmed if disabled.
  private var nibStateAttributes: CellStyle.Attributes {
    var attributes: CellStyle.Attributes = []
    if isHighlighted || nibIsFocused { attributes.insert(.reverse) }
    if isSelected { attributes.formUnion([.bold, .underline]) }
    if !isEnabled { attributes.insert(.dim) }
    return attributes
  }

  private var nibIsFocused: Bool { window?.nibFocusedView === self }

  /// The sign that represents the image before a title.
  private var nibImageSign: String? {
    guard let image = currentImage, let name = image.nibName, currentTitle?.isEmpty == false else {
      return nil
    }
    return image.isSymbolImage ? SymbolGlyphs.glyph(of: name) : "▣"
  }

  /// The sign of a button with one of the system's types.
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

  /// Draws the background of the title, or the image if there is no title.
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
