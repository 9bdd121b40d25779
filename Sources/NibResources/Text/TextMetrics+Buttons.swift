import Foundation

extension TextMetrics {
  /// The insets between a button's edges and its content.
  package enum ButtonInsets: Hashable, Sendable {
    /// No insets are set: 6 points above and below the title; none if there is an image.
    case standard
    /// The button's `contentEdgeInsets`; all zero means `standard`.
    case content(UIEdgeInsets)
    /// The default insets of a `UIButton.Configuration`: 7 points above and below, 12 at the sides.
    case configuration
    /// The `contentInsets` that are set in a `UIButton.Configuration`.
    case configurationContent(NSDirectionalEdgeInsets)
  }

  /// The intrinsic size of a button in points.
  ///
  /// - Parameters:
  ///   - title: the title. An empty title is treated as none.
  ///   - imageSize: the size of the image before the title; `nil` if there is none. Its width is added to that of the
  ///     title, and the standard insets are zero (true of all 6 saved buttons with both). A button with only an
  ///     image is at least as tall as a line of text (true of all 5 saved sizes that nothing else determines).
  package func buttonSize(
    title: String?, font: UIFont, insets: ButtonInsets = .standard, imageSize: CGSize? = nil
  ) -> CGSize {
    let text = title.flatMap { $0.isEmpty ? nil : $0 }
    let content = buttonContent(title: text, font: font, insets: insets, imageSize: imageSize)
    let edges = edges(of: insets, hasImage: imageSize != nil)
    let size = CGSize(
      width: content.width + edges.left + edges.right, height: content.height + edges.top + edges.bottom)
    let hasMinimum = insets.isStandard && imageSize == nil
    return CGSize(
      width: hasMinimum ? max(Self.minimumButtonWidth, size.width) : size.width, height: size.height)
  }

  /// The minimum width in points of a button with standard insets and no image.
  static let minimumButtonWidth: CGFloat = 30

  /// The distance in points from the top of a button with the given height to the baseline of its title.
  package func buttonBaseline(
    of font: UIFont, insets: ButtonInsets = .standard, height: CGFloat
  ) -> CGFloat {
    let edges = edges(of: insets, hasImage: false)
    let intrinsic = buttonLineHeight(font, insets) + edges.top + edges.bottom
    return (height - intrinsic) / 2 + edges.top + ascent(of: font)
  }

  private func buttonContent(
    title: String?, font: UIFont, insets: ButtonInsets, imageSize: CGSize?
  ) -> CGSize {
    let natural = width(of: title ?? "", font: font)
    let text = insets.isConfiguration ? ceilToPixel(natural) : ceilToPoint(natural)
    return CGSize(
      width: text + (imageSize?.width ?? 0),
      height: max(buttonLineHeight(font, insets), imageSize?.height ?? 0))
  }

  private func buttonLineHeight(_ font: UIFont, _ insets: ButtonInsets) -> CGFloat {
    insets.isConfiguration ? pixelLineHeight(of: font) : ceilToPoint(lineHeight(of: font))
  }

  private func edges(of insets: ButtonInsets, hasImage: Bool) -> UIEdgeInsets {
    switch insets {
    case .content(let edges) where edges != .zero: edges
    case .standard, .content:
      hasImage ? .zero : UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    case .configuration: UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    case .configurationContent(let edges): edges.nibEdgeInsets(for: .leftToRight)
    }
  }

  /// Rounds up to a whole point, with a tolerance for the precision of the measurements.
  package func ceilToPoint(_ length: CGFloat) -> CGFloat {
    max(0, (length - Self.pixelTolerance).rounded(.up))
  }
}

extension TextMetrics.ButtonInsets {
  fileprivate var isConfiguration: Bool {
    switch self {
    case .standard, .content: false
    case .configuration, .configurationContent: true
    }
  }

  fileprivate var isStandard: Bool { self == .standard || self == .content(.zero) }
}
