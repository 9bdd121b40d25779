extension UIButton {
  /// The title and subtitle for the renderer to place, with a character for the image; `nil` for a button without a
  /// title, which draws the image itself.
  package var nibTitleText: NibText? {
    let runs = nibTitleRuns
    guard !runs.isEmpty else { return nil }
    let label = nibTitleLabel
    let allRuns = nibAddingImageGlyph(to: runs) + nibSubtitleRuns
    let hasLineBreaks = allRuns.contains { $0.text.contains(where: \.isNewline) }
    return NibText(
      runs: allRuns, alignment: nibHorizontalAlignment, lineBreak: label.lineBreakMode,
      numberOfLines: hasLineBreaks ? 0 : label.numberOfLines, vertical: nibVerticalPlace,
      insets: nibTitleInsets)
  }

  /// The insets that move the title away from its aligned position. Insets that only make the area of the title smaller
  /// are left out, because titles often need more space in cells than in points.
  private var nibTitleInsets: UIEdgeInsets {
    var insets = nibInsetsOfTitleArea
    switch nibHorizontalAlignment {
    case .left: insets.right = 0
    case .right: insets.left = 0
    case .center:
      (insets.left, insets.right) = (max(0, insets.left - insets.right), max(0, insets.right - insets.left))
    }
    switch nibVerticalPlace {
    case .top: insets.bottom = 0
    case .bottom: insets.top = 0
    case .center:
      (insets.top, insets.bottom) = (max(0, insets.top - insets.bottom), max(0, insets.bottom - insets.top))
    }
    return insets
  }

  /// The insets of the area in which the text with the character for the image is drawn.
  private var nibInsetsOfTitleArea: UIEdgeInsets {
    guard let area = nibMovedParts?.frame else {
      return nibTotalInsets(
        nibHorizontalAlignment == .left && nibHasLeadingImage ? imageEdgeInsets : titleEdgeInsets)
    }
    return UIEdgeInsets(
      top: area.minY - bounds.minY, left: area.minX - bounds.minX, bottom: bounds.maxY - area.maxY,
      right: bounds.maxX - area.maxX)
  }

  /// The places of image and title if their insets put the image on another side of the title than the one where it is
  /// without them; `nil` otherwise, and if the button is too low for two rows.
  private var nibMovedParts: ButtonParts? {
    guard configuration == nil, !nibEnvironment.rules.isTerminal, nibImageGlyph != nil,
      imageEdgeInsets != .zero || titleEdgeInsets != .zero, let parts = ButtonSizes(self).parts
    else { return nil }
    switch parts.imageSide {
    case .leading: return nil
    case .trailing: return parts
    default: return bounds.height >= 2 * TextMetrics.rowHeight ? parts : nil
    }
  }

  /// The sum of the insets of the content and those of the title or image. Zero for a button with a configuration,
  /// which has no insets for title and image, and in a terminal layout.
  private func nibTotalInsets(_ partInsets: UIEdgeInsets) -> UIEdgeInsets {
    guard configuration == nil, !nibEnvironment.rules.isTerminal else { return .zero }
    return contentEdgeInsets.nibAdding(partInsets)
  }

  private var nibHasLeadingImage: Bool { nibImageGlyph != nil && !nibIsRightToLeft }

  /// The area of an image that is shown without a title, in points.
  package var nibImageArea: CGRect { bounds.inset(by: nibTotalInsets(imageEdgeInsets)) }

  /// The area for the title, in points: that of the content without the insets of the title.
  package var nibTitleArea: CGRect { nibContentArea(without: titleEdgeInsets) }

  /// The area for an image that is shown beside a title, in points.
  var nibImageAreaBesideTitle: CGRect { nibContentArea(without: imageEdgeInsets) }

  /// The area for image and title together, in points.
  var nibContentArea: CGRect { nibContentArea(without: .zero) }

  private func nibContentArea(without partInsets: UIEdgeInsets) -> CGRect {
    guard configuration == nil else { return bounds.insetBy(dx: min(8, bounds.width / 4), dy: 0) }
    return bounds.inset(by: nibTotalInsets(partInsets))
  }

  /// The placement of an image that is shown without a title, in its area. It follows the alignment of the content.
  package var nibImageMode: UIView.ContentMode {
    if contentHorizontalAlignment == .fill, contentVerticalAlignment == .fill { return .scaleToFill }
    switch (nibHorizontalAlignment, nibVerticalPlace) {
    case (.left, .top): return .topLeft
    case (.left, .center): return contentHorizontalAlignment == .fill ? .center : .left
    case (.left, .bottom): return .bottomLeft
    case (.center, .top): return .top
    case (.center, .center): return .center
    case (.center, .bottom): return .bottom
    case (.right, .top): return .topRight
    case (.right, .center): return .right
    case (.right, .bottom): return .bottomRight
    }
  }

  /// Adds the character for the image to the title, on the side where the image is.
  private func nibAddingImageGlyph(to runs: [NibText.Run]) -> [NibText.Run] {
    guard let glyph = nibImageGlyph else { return runs }
    let placement = configuration?.imagePlacement ?? nibMovedParts?.imageSide ?? .leading
    let isVertical = !placement.isDisjoint(with: [.top, .bottom])
    let gap = isVertical ? "\n" : " "
    let isFirst = isVertical ? placement == .top : (placement == .leading) != nibIsRightToLeft
    let image = NibText.Run(
      isFirst ? glyph + gap : gap + glyph, color: nibImageColor(currentTitleColor),
      attributes: nibStateAttributes.union(nibSymbolAttributes))
    return isFirst ? [image] + runs : runs + [image]
  }

  /// The color of the image, which a program can set with `withTintColor(_:)`.
  private func nibImageColor(_ standard: UIColor) -> UIColor {
    (currentImage ?? currentBackgroundImage)?.nibColor(tint: standard, isTemplate: true) ?? standard
  }

  /// The attributes that show the weight of a symbol.
  private var nibSymbolAttributes: CellStyle.Attributes {
    nibConfiguredImage?.nibConfiguration.nibWeight.nibAttributes ?? []
  }

  /// The current image, with the button's symbol configuration.
  package var nibConfiguredImage: UIImage? {
    guard let image = currentImage, let configuration = nibSymbolConfiguration else { return currentImage }
    return image.applyingSymbolConfiguration(configuration) ?? image
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
      runs = [NibText.Run(title, font: nibShownTitleFont, color: currentTitleColor)]
    } else if let glyph = nibTypeGlyph {
      runs = [NibText.Run(glyph, color: tintColor)]
    }
    for index in runs.indices { runs[index].attributes.formUnion(nibStateAttributes) }
    return runs
  }

  /// The attributes that show the button's state without color: reversed if pressed or focused, bold and underlined if
  /// selected, dimmed if disabled.
  private var nibStateAttributes: CellStyle.Attributes {
    var attributes: CellStyle.Attributes = []
    if isHighlighted || nibIsFocused { attributes.insert(.reverse) }
    if isSelected { attributes.formUnion([.bold, .underline]) }
    if !isEnabled { attributes.insert(.dim) }
    return attributes
  }

  private var nibIsFocused: Bool { window?.nibFocusedView === self }

  /// The character that represents the image beside a title; `nil` without a named image or a title.
  private var nibImageGlyph: String? {
    guard let image = currentImage, let name = image.nibName, currentTitle?.isEmpty == false else {
      return nil
    }
    return image.isSymbolImage
      ? SymbolGlyphs.glyph(of: name, isRightToLeft: nibIsRightToLeft) : MissingImage.signOfUndrawn
  }

  /// The character that a type such as `contactAdd` shows in place of a title; `nil` for other types, and if the button
  /// has an image.
  private var nibTypeGlyph: String? {
    guard currentImage == nil, currentBackgroundImage == nil else { return nil }
    switch buttonType {
    case .custom, .system, .plain: return nil
    case .detailDisclosure, .infoLight, .infoDark: return "ⓘ"
    case .contactAdd: return "⊕"
    case .close: return "×"
    }
  }

  /// The horizontal alignment of image and title, for the direction of writing.
  var nibHorizontalAlignment: CellText.Alignment {
    switch contentHorizontalAlignment {
    case .center: .center
    case .left, .fill: .left
    case .right: .right
    case .leading: nibIsRightToLeft ? .right : .left
    case .trailing: nibIsRightToLeft ? .left : .right
    }
  }

  /// The vertical alignment of image and title.
  var nibVerticalPlace: NibText.VerticalPlace {
    switch contentVerticalAlignment {
    case .center, .fill: .center
    case .top: .top
    case .bottom: .bottom
    }
  }

  /// Draws the background color of a configuration, a frame for a background image, and the image of a button without a
  /// title.
  func nibDrawButton(in context: NibDrawingContext) {
    let background = configuration?.nibBackground(tint: context.tint)
    if context.style == .rendered, let color = context.color(background) {
      context.canvas.fill(context.cells, style: CellStyle(background: color))
    }
    let hasTitle = nibTitleText != nil
    if let image = currentBackgroundImage, nibIsMissing(image, in: context) { MissingImage.fill(context) }
    if hasTitle, currentBackgroundImage != nil, context.style == .rendered, context.size.rows > 2 {
      context.canvas.drawBox(context.cells, lines: .dashed, style: context.style(.separator, .dim))
    }
    guard !hasTitle, let image = currentImage ?? currentBackgroundImage else { return }
    if nibIsMissing(image, in: context) { return nibMissingImage?.draw(in: context) ?? () }
    ImageDrawing(image, contentMode: nibImageMode, isRightToLeft: nibIsRightToLeft).draw(
      in: context.cells, of: context.canvas,
      style: context.style(nibImageColor(context.tint), nibStateAttributes.union(nibSymbolAttributes)),
      isFramed: context.style == .rendered)
  }
}

extension UIButton {
  /// The place of the image of a button without a title if it cannot be drawn; `nil` without an image that has a name.
  package var nibMissingImage: MissingImage? {
    if let currentImage { return MissingImage(currentImage, nibImageMode, in: nibImageArea, of: self) }
    return currentBackgroundImage.flatMap { MissingImage($0, .scaleToFill, in: bounds, of: self) }
  }
}
