import NibCore

/// Two texts that are drawn in the same place.
package struct OverlappedText: LayoutVerdict {
  package static let kind = DiagnosticKind("overlapped-text", .warning, "A text overlaps another one.")
  package let view: UIView
  /// The view whose text is in the same place.
  package let other: UIView
  /// The size of the common area of the two texts, in points.
  package let common: CGSize

  /// Returns `nil` if no text in the tree overlaps that of the view. Cost: measures all texts of the tree.
  package init?(_ view: UIView) {
    guard let text = ShownText(view) else { return nil }
    let texts = ShownText.all(in: view.nibRoot)
    self.init(text, among: texts, texts.map(\.area)[...])
  }

  /// The texts of a tree that overlap others. Of two views that overlap, only the one that is drawn later is in the
  /// result. Cost: measures all texts of the tree; O(texts²).
  package static func all(in root: UIView) -> [OverlappedText] {
    let texts = ShownText.all(in: root)
    let areas = texts.map(\.area)
    return texts.indices.compactMap { OverlappedText(texts[$0], among: texts, areas[..<$0]) }
  }

  /// Finds the text with which a text has the largest area in common.
  ///
  /// - Parameter areas: the areas of the texts to compare with.
  private init?(_ text: ShownText, among texts: [ShownText], _ areas: ArraySlice<CGRect>) {
    var best: (view: UIView, common: CGRect)?
    for (index, area) in zip(areas.indices, areas) {
      let common = text.area.intersection(area)
      // Texts that only touch, or whose lines overlap by a few points, can be read.
      guard !common.isNull, common.width > 2, common.height * 4 > min(text.area.height, area.height)
      else { continue }
      if let best, best.common.size.area >= common.size.area { continue }
      let other = texts[index].view
      if !text.view.nibIsRelated(to: other) { best = (other, common) }
    }
    guard let best else { return nil }
    view = text.view
    other = best.view
    common = best.common.size
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
  let area: CGRect

  /// Returns `nil` for a view without a text or a size.
  init?(_ view: UIView) {
    guard !view.bounds.isEmpty, let area = view.nibGlyphArea, area.width > 0, area.height > 0 else {
      return nil
    }
    self.view = view
    self.area = view.convert(area, to: nil)
  }

  /// The texts of a tree in drawing order, without those that can never be seen because they are hidden or cut off.
  static func all(in root: UIView) -> [ShownText] {
    VisibleTree(root, within: .infinite) { $0 === root || !$0.nibCoversContentOnCanvas }.views
      .filter { $0.isVisible || $0.scrollView != nil }
      .compactMap { ShownText($0.view) }
  }
}

extension CGSize {
  fileprivate var area: CGFloat { width * height }
}
