import NibCore

/// Finds the verdicts about views.
package enum LayoutVerdicts {
  /// The verdicts about a view that has been laid out, the most important first. Other verdicts about a view that is
  /// hidden or has no size are left out. Cost: O(views of the tree).
  package static func all(of view: UIView) -> [any LayoutVerdict] {
    if let hidden = HiddenView(view) { return [hidden] }
    if let empty = EmptyView(view) { return [empty] }
    let verdicts: [(any LayoutVerdict)?] = [
      CoveredView(view), WideView(view), OutsideView(view), TruncatedText(view), OverlappedText(view),
      OverlappedContent(view),
    ]
    return verdicts.compactMap { $0 }
  }
}
