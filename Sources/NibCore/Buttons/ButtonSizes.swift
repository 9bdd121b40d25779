/// Computes the intrinsic size and the baselines of a button, in points (docs/uikit-facts.md 5.3).
struct ButtonSizes {
  private let button: UIButton
  private let metrics: TextMetrics
  private let isTerminal: Bool
  private let isTelevision: Bool

  init(_ button: UIButton) {
    self.button = button
    metrics = button.nibEnvironment.textMetrics
    isTerminal = button.nibEnvironment.rules.isTerminal
    isTelevision = button.nibEnvironment.rules.isTelevision
  }

  /// The intrinsic size.
  var size: CGSize {
    if isTerminal { return terminalSize }
    if let size = fixedSize ?? glossySize ?? sizeWithLineBreaks { return size }
    let imageSize = imageSize
    let size = metrics.buttonSize(title: title, font: font, insets: insets, imageSize: imageSize)
    guard let configuration = button.configuration else {
      guard title != nil, let background = button.currentBackgroundImage?.nibSize else { return size }
      return sizeWithBackground(background, content: size)
    }
    if let imageSize, title != nil, configuration.nibStacksImage {
      return stackedSize(imageSize, configuration)
    }
    return CGSize(
      width: size.width + (imageSize != nil && title != nil ? configuration.imagePadding : 0),
      height: size.height + subtitleHeight(configuration))
  }

  /// The height at the given width, in points; `nil` for a button whose title does not wrap. Only the title
  /// of a button with a configuration and without an image wraps. No title wraps in the terminal environment.
  func height(forWidth width: CGFloat) -> CGFloat? {
    guard !isTerminal, let configuration = button.configuration, imageSize == nil, let title else {
      return nil
    }
    let insets = contentInsets(configuration)
    let text = metrics.size(
      of: title, font: font, width: width - insets.leading - insets.trailing, lineBreakMode: .byWordWrapping)
    return text.height + insets.top + insets.bottom + subtitleHeight(configuration)
  }

  /// The distances of the title's baseline from the top and from the bottom; `nil` without a title and an
  /// image. A button with an image only has the baseline of a centered title.
  var baselines: (first: CGFloat, last: CGFloat)? {
    let hasBaselineOfImage = imageSize != nil && !isTerminal
    guard title != nil || hasBaselineOfImage else { return nil }
    let height = size.height
    if isTerminal { return (metrics.ascent(of: font), height - metrics.ascent(of: font)) }
    let first = metrics.buttonBaseline(of: font, insets: insets, height: height)
    return (first, height - first)
  }

  /// The space that the title needs and gets; `nil` without a title, and for a button with an image whose
  /// title wraps.
  var titleFit: TextFit? {
    guard !isTerminal, let title, title.contains(where: { !$0.isWhitespace }) else { return nil }
    let (size, label) = (button.bounds.size, button.nibTitleLabel)
    guard let configuration = button.configuration else {
      // The insets of the title make its area smaller, but are not part of the intrinsic width. Beside an image, they
      // usually only move the title, and the saved size of the image is often not its size in the program.
      let titleInsets = imageSize == nil ? button.titleEdgeInsets : .zero
      let insets = button.contentEdgeInsets.nibAdding(titleInsets)
      let text = metrics.size(of: title, font: font, numberOfLines: label.numberOfLines == 1 ? 1 : 0)
      let lines = 1 + (label.numberOfLines == 1 ? 0 : title.filter(\.isNewline).count)
      return TextFit(
        needed: text,
        given: CGSize(
          width: size.width - insets.left - insets.right - (imageSize?.width ?? 0), height: size.height),
        neededLines: lines, allowedLines: lines == 1 ? 1 : 0,
        smallestScale: label.nibSmallestScale(of: font))
    }
    guard let height = height(forWidth: size.width) else { return nil }
    let insets = contentInsets(configuration)
    let width = size.width - insets.leading - insets.trailing
    let layout = metrics.layout(title, font: font, width: width)
    let surroundingHeight = height - layout.size.height
    return TextFit(
      needed: layout.size, given: CGSize(width: width, height: size.height - surroundingHeight),
      neededLines: layout.lines.count, allowedLines: 0)
  }

  /// The places of the image and the title; `nil` if the button does not have both.
  var parts: ButtonParts? {
    guard let imageSize, let title else { return nil }
    let text = metrics.size(
      of: title, font: font, numberOfLines: button.nibTitleLabel.numberOfLines == 1 ? 1 : 0)
    return ButtonParts(of: button, image: imageSize, title: text)
  }

  /// The size of a rounded button from before iOS 7. It has 12 points around its title and is at least 44 points high,
  /// as all 50 saved buttons of this kind are. `nil` for other buttons.
  private var glossySize: CGSize? {
    guard button.nibIsGlossy, imageSize == nil, let title else { return nil }
    let width = metrics.ceilToPoint(metrics.width(of: title, font: font))
    return CGSize(width: width + 24, height: max(44, metrics.ceilToPoint(metrics.lineHeight(of: font)) + 24))
  }

  // MARK: Parts

  private var title: String? { button.currentTitle.flatMap { $0.isEmpty ? nil : $0 } }

  private var font: UIFont {
    if let text = button.currentAttributedTitle {
      return StyledText(text, defaultFont: button.nibTitleFont).runs.first?.font ?? button.nibTitleFont
    }
    return button.nibShownTitleFont
  }

  private var insets: TextMetrics.ButtonInsets {
    guard button.configuration != nil else { return .content(button.contentEdgeInsets) }
    return configuredInsets.map { .configurationContent($0) } ?? .configuration
  }

  /// The insets of the content of a configuration, in points: those that it sets, or those of tvOS. `nil` for
  /// the standard insets.
  private var configuredInsets: NSDirectionalEdgeInsets? {
    if let insets = button.configuration?.nibContentInsets { return insets }
    return isTelevision ? NSDirectionalEdgeInsets(top: 20, leading: 40, bottom: 20, trailing: 40) : nil
  }

  /// The insets of the content of the button's configuration, in points.
  private func contentInsets(_ configuration: UIButton.Configuration) -> NSDirectionalEdgeInsets {
    configuredInsets ?? configuration.contentInsets
  }

  /// The size of the image, or of the background image if there is neither an image nor a title; `nil` if there is no
  /// such image.
  private var imageSize: CGSize? {
    if let image = button.currentImage {
      return image.nibSize(with: button.nibSymbolConfiguration, in: button.nibEnvironment) ?? .zero
    }
    return title == nil ? button.currentBackgroundImage?.nibSize : nil
  }

  /// The size of a button whose title contains line breaks and can have several lines; `nil` for other buttons.
  private var sizeWithLineBreaks: CGSize? {
    guard button.configuration == nil, button.nibTitleLabel.numberOfLines != 1, let title,
      title.contains(where: \.isNewline)
    else { return nil }
    let text = metrics.size(of: title, font: font, numberOfLines: button.nibTitleLabel.numberOfLines)
    let insets = button.contentEdgeInsets
    return CGSize(
      width: text.width.rounded(.up) + insets.left + insets.right,
      height: text.height.rounded(.up) + (insets == .zero ? 12 : insets.top + insets.bottom))
  }

  /// The size of a button without a configuration whose background image has the given size. The background is the
  /// minimum, and the title has no standard insets.
  private func sizeWithBackground(_ background: CGSize, content: CGSize) -> CGSize {
    let hasStandardInsets = button.contentEdgeInsets == .zero && imageSize == nil
    return CGSize(
      width: max(content.width, background.width),
      height: max(content.height - (hasStandardInsets ? 12 : 0), background.height))
  }

  /// The size of a button with the image above or below the title.
  private func stackedSize(_ image: CGSize, _ configuration: UIButton.Configuration) -> CGSize {
    let text = metrics.buttonSize(title: title, font: font, insets: insets)
    let edges = contentInsets(configuration)
    return CGSize(
      width: max(text.width, image.width + edges.leading + edges.trailing),
      height: text.height + subtitleHeight(configuration) + configuration.imagePadding + image.height)
  }

  private func subtitleHeight(_ configuration: UIButton.Configuration) -> CGFloat {
    guard configuration.subtitle != nil else { return 0 }
    return metrics.pixelLineHeight(of: .preferredFont(forTextStyle: .footnote)) + configuration.titlePadding
  }

  /// The size of a button whose type has a fixed size, such as `contactAdd`; `nil` for other buttons.
  private var fixedSize: CGSize? {
    guard title == nil, button.currentImage == nil else { return nil }
    let side: CGFloat
    switch button.buttonType {
    case .custom, .system, .plain: return nil
    case .close: side = 30
    case .detailDisclosure where button.nibEnvironment.rules.isGlossy: return CGSize(width: 29, height: 31)
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd: side = infoButtonSide
    }
    guard button.configuration != nil else { return CGSize(width: side, height: side) }
    return CGSize(width: 50, height: 34)
  }

  private var infoButtonSide: CGFloat {
    let rules = button.nibEnvironment.rules
    if rules.follows(.largestInfoButtons) { return metrics.ceilToPixel(25.6) }
    return rules.follows(.largeInfoButtons) ? 24 : 22
  }

  /// The size in a terminal, with a free column on both sides of the title. The height is one row, or one row
  /// for each line of the title if the title can have several lines.
  private var terminalSize: CGSize {
    if let size = terminalImageSize { return size }
    let text = button.nibTitleText?.string ?? "   "
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let columns = lines.map { CellText.columns(of: $0) }.max() ?? 0
    return CGSize(
      width: TextMetrics.columnWidth * CGFloat(columns + 2),
      height: TextMetrics.rowHeight * CGFloat(button.nibTitleLabel.numberOfLines == 1 ? 1 : lines.count))
  }

  /// The size of a picture on a button without a title; `nil` for an icon, which has the size of a short title.
  private var terminalImageSize: CGSize? {
    guard button.nibTitleText == nil, let image = button.currentImage ?? button.currentBackgroundImage,
      !image.isSymbolImage, let size = image.nibSize,
      size.width >= 6 * TextMetrics.columnWidth, size.height >= 2 * TextMetrics.rowHeight
    else { return nil }
    return CGSize(
      width: (size.width / TextMetrics.columnWidth).rounded(.up) * TextMetrics.columnWidth,
      height: (size.height / TextMetrics.rowHeight).rounded(.up) * TextMetrics.rowHeight)
  }
}
