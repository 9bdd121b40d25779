import NibCore

/// The contrast between a view's text and the color behind it, as the view is drawn with its opacity.
package struct TextContrast {
  private let ratio: ContrastRatio

  /// The contrast below which a text cannot be read.
  private static let unreadable = 2.0

  /// The contrast below which a text cannot be told from what is behind it.
  private static let invisible = 1.1

  /// Whether the text cannot be told from what is behind it.
  package var isInvisible: Bool { ratio.value < TextContrast.invisible }

  /// Whether the text cannot be read.
  package var isUnreadable: Bool { ratio.value < TextContrast.unreadable }

  /// The ratio in WCAG's notation: `1.2:1`.
  package var text: String { ratio.text }

  /// The lowest contrast of the parts of a view's text; `nil` if the view shows no text, has content that a terminal
  /// cannot show, or has an unknown color behind it.
  package init?(of view: UIView) {
    let root = sequence(first: view, next: \.superview).first {
      $0.nibViewController != nil || $0.superview == nil
    }
    guard let root, let text = view.nibText, !(view is NibPlaceholderView) else { return nil }
    let shown = VisibleTree(scene: root)
    let style = view.traitCollection.userInterfaceStyle
    let page = UIColor.systemBackground.nibComponents(for: style)
    guard let position = shown.views.firstIndex(where: { $0.view === view }),
      let behind = PaintedTree(shown, style)
        .background(ofViewAt: position, in: shown.views[position].frame, page: page)
    else { return nil }
    let opacity = shown.views[position].opacity
    let ratios = text.runs.filter { !$0.text.isEmpty }.compactMap { run -> ContrastRatio? in
      guard var color = run.color?.nibComponents(for: style) else { return nil }
      color.alpha *= opacity
      return ContrastRatio(color.over(behind.color), behind.color)
    }
    guard let lowest = ratios.min() else { return nil }
    ratio = lowest
  }
}
