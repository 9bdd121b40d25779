import NibCore

/// Two texts that are drawn in the same place. A text behind an opaque view is not drawn, and a text that is repeated at
/// the same place makes a shadow.
package struct OverlappedText: LayoutVerdict {
  package let view: UIView
  /// The view whose text is in the same place.
  package let other: UIView
  /// The size of the common area of the two texts, in points.
  package let common: CGSize
  /// The part of the smaller text that is in the common area, from 0 to 1.
  let share: CGFloat

  /// Returns `nil` if no text in the tree overlaps that of the view. Cost: measures all texts of the tree.
  package init?(_ view: UIView) {
    let shown = ShownTexts(view.nibRoot)
    guard let text = shown.texts.first(where: { $0.view === view }) else { return nil }
    self.init(text, among: shown.texts, in: shown)
  }

  /// The texts of a tree that overlap others. Of two views that overlap, only the one that is drawn later is in the
  /// result. Cost: measures all texts of the tree, and compares those that are at the same height.
  package static func all(in root: UIView) -> [OverlappedText] {
    let shown = ShownTexts(root)
    // Of equal texts at the same place, only the first is compared.
    var seen: Set<ShownText.Drawing> = []
    let texts = shown.texts.filter { seen.insert($0.drawing).inserted }
    let rows = texts.sorted { ($0.area.minY, $0.order) < ($1.area.minY, $1.order) }
    let tallest = rows.map(\.area.height).max() ?? 0
    return texts.compactMap { text in
      let first = rows.partitioningIndex { $0.area.minY > text.area.minY - tallest }
      let near = rows[first...].prefix { $0.area.minY < text.area.maxY }
      return OverlappedText(text, among: near.lazy.filter { $0.order < text.order }, in: shown)
    }
  }

  /// Finds the text with which a text has the largest area in common.
  ///
  /// - Parameter others: the texts to compare with.
  private init?(_ text: ShownText, among others: some Sequence<ShownText>, in shown: ShownTexts) {
    var best: (text: ShownText, common: CGRect)?
    for other in others {
      let common = text.area.intersection(other.area)
      // Texts that only touch, or whose lines overlap by a few points, can be read.
      guard !common.isNull, common.width > 2, common.height * 4 > min(text.area.height, other.area.height)
      else { continue }
      if let best, best.common.size.area >= common.size.area { continue }
      if text.isShadow(of: other) || text.view.nibIsRelated(to: other.view) { continue }
      if !shown.isCovered(common, of: text, other) { best = (other, common) }
      // No other text can have more in common.
      if best?.common.size == text.area.size { break }
    }
    guard let best else { return nil }
    view = text.view
    other = best.text.view
    common = best.common.size
    share = common.area / min(text.area.size.area, best.text.area.size.area)
  }

  package var headline: String { "Overlaps \(other.nibNameWithPlace)" }

  package var detail: String? {
    let size = [common.width, common.height].map { NibNumber.text($0, decimals: 1) }.joined(separator: " x ")
    return "\(size) pt of both texts are in the same place"
  }

  package func reason(in layout: ExplainedLayout) -> VerdictReason {
    // Texts that share less than half of the narrower one are beside each other. Others are one below the other.
    let isBeside = common.width < min(view.bounds.width, other.bounds.width) / 2
    let (from, to) = isBeside ? ("trailing", "leading") : ("bottom", "top")
    return VerdictReason(
      advice:
        "Add a constraint that keeps them apart, such as \(from) ≤ \(to) of \(other.nibNameInSentence). If the program "
        + "shows only one of them at a time, hide the other one in the document.",
      culprit: other.nibOrigin)
  }
}

/// A view that shows a text, with the area of its glyphs in the coordinates of the tree.
private struct ShownText {
  let view: UIView
  /// The place of the view in the drawing order.
  let order: Int
  let area: CGRect
  private let string: String

  /// What makes two texts look the same.
  struct Drawing: Hashable {
    let string: String
    let area: [CGFloat]
  }

  var drawing: Drawing {
    Drawing(string: string, area: [area.minX, area.minY, area.width, area.height])
  }

  /// Returns `nil` for a view without a text or a size.
  init?(_ view: UIView, _ order: Int) {
    guard !view.bounds.isEmpty, let area = view.nibGlyphArea, area.width > 0, area.height > 0 else {
      return nil
    }
    self.view = view
    self.order = order
    string = view.nibText?.string ?? ""
    self.area = view.convert(area, to: nil)
  }

  /// The largest distance between a text and its shadow in points.
  private static let shadowDistance: CGFloat = 4

  /// Whether the same text stands at nearly the same place, which looks like a shadow.
  func isShadow(of other: ShownText) -> Bool {
    abs(area.minX - other.area.minX) <= Self.shadowDistance
      && abs(area.minY - other.area.minY) <= Self.shadowDistance
      && string == other.string
  }
}

/// The texts of a tree in drawing order, without those that can never be seen because they are hidden or cut off, and the
/// opaque areas in front of texts.
private struct ShownTexts {
  private(set) var texts: [ShownText] = []
  private var covers: [(order: Int, area: CGRect)] = []

  init(_ root: UIView) {
    let shown = VisibleTree(root, within: .infinite) { $0 === root || !$0.nibCoversContentOnCanvas }
    for (order, view) in shown.views.enumerated() where view.isVisible || view.scrollView != nil {
      if view.opacity >= 0.99, view.view.nibIsOpaque { covers.append((order, view.visibleFrame)) }
      if let text = ShownText(view.view, order) { texts.append(text) }
    }
  }

  /// Whether an opaque view that is drawn between two texts hides an area of the one behind.
  func isCovered(_ area: CGRect, of text: ShownText, _ other: ShownText) -> Bool {
    let (behind, front) = (min(text.order, other.order), max(text.order, other.order))
    let first = covers.partitioningIndex { $0.order > behind }
    return covers[first...].prefix { $0.order <= front }.contains {
      $0.area.insetBy(dx: -0.5, dy: -0.5).covers(area)
    }
  }
}

extension CGSize {
  fileprivate var area: CGFloat { width * height }
}
