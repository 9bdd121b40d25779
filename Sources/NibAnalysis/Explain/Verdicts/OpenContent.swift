import NibCore
import NibEditing

/// The ways to determine a length of the content of a scroll view that no constraint determines.
struct OpenContent {
  private let scrollView: UIView
  private let scrollID: String
  private let length: NibExplanation.Edge
  private let layout: ExplainedLayout
  private let own: DesignedFrames.Place

  /// Returns `nil` if the scroll view has no id.
  ///
  /// - Parameters:
  ///   - length: `width` or `height`.
  ///   - own: the scroll view as its designer saw it.
  init?(
    of scrollView: UIView, _ length: NibExplanation.Edge, in layout: ExplainedLayout,
    _ own: DesignedFrames.Place
  ) {
    guard let id = scrollView.nibOrigin?.id, !id.isEmpty else { return nil }
    (self.scrollView, scrollID, self.length, self.layout) = (scrollView, id, length, layout)
    self.own = own
  }

  /// Most contents are as wide as the scroll view, and as high as what is in them.
  var remedies: [Remedy] {
    let chain = ContentChain(of: scrollView, length, in: layout, own)?.remedy
    let remedies = length == .width ? [equal, chain, kept] : [chain, kept, equal]
    return remedies.compactMap { $0 }
  }

  /// The subview that both edges of the content are pinned to, so that its length determines that of the content.
  private var filling: (view: UIView, id: String, distance: CGFloat)? {
    let gaps = ContentGaps(of: scrollView, length, in: layout)
    for child in scrollView.subviews {
      guard let id = child.nibOrigin?.id, !id.isEmpty, gaps.arePinned(child) else { continue }
      return (child, id, gaps.total(around: child))
    }
    return nil
  }

  /// The content is as long as the frame of the scroll view.
  private var equal: Remedy? {
    guard let (child, id, distance) = filling else { return nil }
    let guide = scrollView.nibOrigin?.element.child(key: "frameLayoutGuide")?.id
    var constraint = NewConstraint(.init(id, length.rawValue), .init(guide ?? scrollID, length.rawValue))
    constraint.constant = NibNumber.text(-distance)
    let less = abs(distance) < 0.01 ? "" : ", less \(NibNumber.text(distance))"
    return Remedy(
      "Make \(layout.names.inSentence(child)) as \(length == .width ? "wide" : "high") as \(layout.names.inSentence(scrollView))\(less)",
      [.addConstraint(constraint)])
  }

  /// The subview that fills the content keeps the length that the designer saw; not a width that fits into the scroll view, which
  /// is right only on one screen.
  private var kept: Remedy? {
    guard let (child, id, _) = filling,
      let canvasView = own.view.subviews.first(where: { $0.nibOrigin?.id == id })
    else { return nil }
    let size = own.frames.frame(of: canvasView).size
    let number = length == .width ? size.width : size.height
    guard number >= 1, length == .height || number > own.frames.frame(of: own.view).width else { return nil }
    var constraint = NewConstraint(.init(id, length.rawValue))
    constraint.constant = NibNumber.text(number)
    return Remedy(
      "Give \(layout.names.inSentence(child)) the \(length.rawValue) \(constraint.constant)",
      [.addConstraint(constraint)])
  }
}
