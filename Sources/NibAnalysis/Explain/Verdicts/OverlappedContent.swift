import NibCore

/// A text that overlaps other visible content, such as an image, a switch or a line. The background of a text is not
/// reported, and neither are the views that contain the text.
package struct OverlappedContent: LayoutVerdict {
  package static let kind = DiagnosticKind("overlapped-content", .warning, "A view overlaps other content.")
  package let view: UIView
  /// The view whose content is in the same place as the text.
  package let other: UIView
  /// The size of the common area in points.
  package let common: CGSize
  /// Whether the other view is only a surface or a line, such as a card, whose edge the text crosses.
  package let isSurface: Bool

  /// Returns `nil` if the text of the view does not overlap other content. Cost: O(views of the tree).
  package init?(_ view: UIView) {
    let content = DrawnContent(view.nibRoot)
    guard let text = content.texts.first(where: { $0.view === view }),
      let first = OverlappedContent.all(of: text, in: content).first
    else { return nil }
    self = first
  }

  /// All overlaps of a tree, in drawing order of the texts. Cost: O(texts x views).
  package static func all(in root: UIView) -> [OverlappedContent] {
    let content = DrawnContent(root)
    return content.texts.flatMap { all(of: $0, in: content) }
  }

  private init(_ text: DrawnContent.Text, _ item: DrawnContent.Item, _ common: CGRect) {
    (view, other) = (text.view, item.view)
    self.common = common.size
    isSurface = item.kind == .surface
  }

  /// The contents that overlap a text, one for each group of related views.
  private static func all(of text: DrawnContent.Text, in content: DrawnContent) -> [OverlappedContent] {
    var overlaps: [OverlappedContent] = []
    for item in content.items {
      let common = text.ink.intersection(item.area)
      guard !common.isEmpty, !item.view.nibIsRelated(to: text.view), text.isDisturbed(by: item, in: common),
        !content.isHidden(item, behind: text, in: common),
        !overlaps.contains(where: { item.view.nibIsRelated(to: $0.other) })
      else { continue }
      overlaps.append(OverlappedContent(text, item, common))
    }
    return overlaps
  }

  package var headline: String {
    isSurface ? "Crosses the edge of \(other.nibNameWithPlace)" : "Overlaps \(other.nibNameWithPlace)"
  }

  package var detail: String? {
    let size = [common.width, common.height].map { NibNumber.text($0, decimals: 1) }.joined(separator: " x ")
    return "\(size) pt of the text are \(isSurface ? "on" : "in the place of") it"
  }

  package func reason(in layout: ExplainedLayout) -> VerdictReason {
    let advice =
      view.nibPlacer.map {
        "Shorten the text, or give \($0.nibNameInSentence) content that constraints place."
      }
      ?? "Add a constraint that keeps the text apart from \(other.nibNameInSentence), or limits its width."
    return VerdictReason(
      advice:
        "\(advice) If the program shows only one of them at a time, hide the other one in the document.",
      culprit: other.nibOrigin)
  }
}

/// The texts of a tree and all other content that can be seen, in drawing order.
private struct DrawnContent {
  /// A text with the area of its letters in the coordinates of the tree.
  struct Text {
    let view: UIView
    let order: Int
    let ink: CGRect
    /// The height of a line without the space above and below its letters.
    let lineHeight: CGFloat
  }

  enum Kind: Equatable {
    case graphic(NibGraphic.Kind)
    /// A color, a border or a line.
    case surface
  }

  /// A view with visible content that is not text.
  struct Item {
    let view: UIView
    let order: Int
    let kind: Kind
    let area: CGRect
    /// The color of an opaque or translucent surface; `nil` for other content.
    var color: ColorComponents?

    /// Whether this is a surface that hides what is behind it.
    var isOpaque: Bool { (color?.alpha ?? 0) > 0.95 }
  }

  private(set) var texts: [Text] = []
  private(set) var items: [Item] = []
  /// The color behind all views.
  private let page: ColorComponents

  init(_ root: UIView) {
    page = UIColor.systemBackground.nibComponents(for: root.traitCollection.userInterfaceStyle)
    // The parts of bars and controls belong to them.
    let tree = VisibleTree(root, within: .infinite) {
      $0 === root
        || !($0.superview is UIControl || $0.superview is NibBar || $0.nibCoversContentOnCanvas)
    }
    for (order, shown) in tree.views.enumerated() {
      addSurface(of: shown, order)
      addContent(of: shown, order)
      if let text = Text(shown, order) { texts.append(text) }
    }
  }

  /// Adds the background of a view, or of its button configuration, as an area that hides what is behind it.
  private mutating func addSurface(of shown: VisibleView, _ order: Int) {
    let (view, area) = (shown.view, shown.visibleFrame)
    guard !area.isEmpty else { return }
    let style = view.traitCollection.userInterfaceStyle
    var color = view.backgroundColor?.nibComponents(for: style)
    if let button = view as? UIButton, let fill = button.configuration?.nibBackground(tint: button.tintColor)
    {
      color = fill.nibComponents(for: style)
    }
    color?.alpha *= shown.opacity
    if let color {
      let back = backdrop(of: area)
      if !color.over(back).resembles(back) {
        items.append(Item(view: view, order: order, kind: .surface, area: area, color: color))
        return
      }
    }
    let field = view as? UITextField
    if view.layer.borderWidth > 0 || field.map({ $0.borderStyle != .none }) ?? false {
      items.append(Item(view: view, order: order, kind: .surface, area: area))
    }
  }

  private mutating func addContent(of shown: VisibleView, _ order: Int) {
    guard let graphic = shown.view.nibGraphic else { return }
    let visibleArea = shown.visiblePart(graphic.area)
    guard !visibleArea.isEmpty else { return }
    items.append(Item(view: shown.view, order: order, kind: .graphic(graphic.kind), area: visibleArea))
  }

  /// The color behind an area: the color of the last surface so far that contains the area.
  private func backdrop(of area: CGRect) -> ColorComponents {
    let inner = area.insetBy(dx: 0.5, dy: 0.5)
    return items.last { $0.isOpaque && $0.area.covers(inner) }?.color ?? page
  }

  /// Whether an opaque surface that is drawn between an item and a text hides the item there.
  func isHidden(_ item: Item, behind text: Text, in common: CGRect) -> Bool {
    let inner = common.insetBy(dx: 0.5, dy: 0.5)
    return items.contains {
      $0.order > item.order && $0.order <= text.order && $0.isOpaque && $0.area.covers(inner)
    }
  }
}

extension DrawnContent.Text {
  /// The parts of the height of a line above and below its letters: the space for accents and for descenders, which is
  /// usually empty.
  private static let spaceAboveLetters: CGFloat = 0.16
  /// The part of the height of a line that letters without ascenders and descenders fill.
  private static let letterHeight = 1 - 2 * spaceAboveLetters
  /// The parts of the width and height of a text that something covers if it is the background of the text. A text may
  /// stick out of its background by a little.
  private static let coveredPart: (width: CGFloat, height: CGFloat) = (0.95, 0.8)

  /// Returns `nil` for a view without text.
  fileprivate init?(_ shown: VisibleView, _ order: Int) {
    let view = shown.view
    guard let fit = view.nibTextFit, let area = view.nibGlyphArea(of: fit), area.width > 0, area.height > 0
    else {
      return nil
    }
    let height = area.height / CGFloat(max(1, min(fit.neededLines, Int(bounded: area.height / 8))))
    let ink = shown.visiblePart(area.insetBy(dx: 0, dy: height * Self.spaceAboveLetters))
    guard !ink.isEmpty else { return nil }
    self.init(view: view, order: order, ink: ink, lineHeight: height * Self.letterHeight)
  }

  /// Whether an item makes the text hard to read, or the text makes the item hard to see.
  fileprivate func isDisturbed(by item: DrawnContent.Item, in common: CGRect) -> Bool {
    // Letters may touch their neighbors, and the widths of unknown fonts are estimated, so a small overlap is
    // tolerated. The limits depend on the size of the item, because a thin line disturbs as much as a thick one.
    guard common.width > min(5, item.area.width / 2),
      common.height >= min(lineHeight / 4, item.area.height / 2)
    else { return false }
    let isInFront = item.order > order
    let covered = Self.coveredPart
    let isBackground =
      common.width >= ink.width * covered.width - 1 && common.height >= ink.height * covered.height - 1
    switch item.kind {
    case .graphic(.control): return true
    // A view that covers the whole text is shown in its place, or is reported as `CoveredView`. The same is true of an
    // image at the center of a text, unless the text is much wider.
    case .graphic(.buttonImage): return !isBackground
    case .graphic(.image):
      let center = CGPoint(x: ink.midX, y: ink.midY)
      return !isBackground && !(item.area.contains(center) && item.area.width * 2 >= ink.width)
    case .surface:
      // A surface without a color lets a text behind it show through.
      let isSeenOverText = item.color != nil || !isInFront
      return !isBackground && isSeenOverText
    }
  }
}

extension UIView {
  func nibIsRelated(to other: UIView) -> Bool {
    nibWithAncestors.contains { $0 === other } || other.nibWithAncestors.contains { $0 === self }
  }
}

extension ColorComponents {
  /// Whether the difference between two opaque colors cannot be seen.
  fileprivate func resembles(_ other: ColorComponents) -> Bool {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)) < 0.02
  }
}
