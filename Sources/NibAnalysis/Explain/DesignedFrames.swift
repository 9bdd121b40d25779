import NibCore

/// The frames of views as their designer saw them: those of the document's own canvas, on which texts, images and views without
/// a content have their saved sizes. Wherever the constraints conflict or leave a position or length open even so, it is the
/// saved one: a value of the layout is only one of several possible ones, and often 0.
package struct DesignedFrames {
  private let layout: ExplainedLayout
  /// The items that a conflict can affect.
  private let conflicts: ConflictReach
  /// Keeps the views of the canvas; `nil` if another one has them.
  private let canvas: LoadedDocument?

  /// A view on this canvas, with the frames there.
  package typealias Place = (view: UIView, frames: DesignedFrames)

  /// An interval of an axis in points.
  private struct Span {
    var start: CGFloat
    var length: CGFloat
  }

  /// The edges of an axis.
  private struct Edges {
    let near: NibExplanation.Edge
    let far: NibExplanation.Edge
    let center: NibExplanation.Edge
    let length: NibExplanation.Edge

    static let horizontal = Edges(near: .left, far: .right, center: .centerX, length: .width)
    static let vertical = Edges(near: .top, far: .bottom, center: .centerY, length: .height)
  }

  private init(_ layout: ExplainedLayout, _ canvas: LoadedDocument?) {
    (self.layout, self.canvas) = (layout, canvas)
    conflicts = ConflictReach(
      of: layout.ambiguity.layout.report.solution?.conflicts ?? [], in: layout.builder.problem, layout.builder
    )
  }

  /// Finds a view as its designer saw it. Cost: lays its scene out.
  ///
  /// - Parameter view: a view that has been laid out, with any options. It is used itself if it is not part of a document.
  package static func place(of view: UIView) -> Place {
    guard let origin = view.nibOrigin, !origin.id.isEmpty else {
      return (view, DesignedFrames(ExplainedLayout(of: view), nil))
    }
    var options = LayoutOptions()
    options.replaysSavedSizes = true
    let canvas = LoadedDocument(origin.element.document, options: options, scenesOf: [origin.id])
    let own = canvas.roots.flatMap(\.view.nibTree).first { $0.nibOrigin?.id == origin.id }
    guard let own else { return (view, DesignedFrames(ExplainedLayout(of: view), nil)) }
    return NibEnvironment.$current.withValue(canvas.environment) {
      (own, DesignedFrames(ExplainedLayout(of: own), canvas))
    }
  }

  /// The frame of a view in its superview.
  package func frame(of view: UIView) -> CGRect {
    guard view !== layout.root, let saved = view.nibOrigin?.savedFrame else { return view.frame }
    let frame = view.frame
    let x = span(
      of: view, .horizontal, Span(start: frame.minX, length: frame.width),
      saved: Span(start: saved.minX, length: saved.width))
    let y = span(
      of: view, .vertical, Span(start: frame.minY, length: frame.height),
      saved: Span(start: saved.minY, length: saved.height))
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// The bounds of a view with the size that the designer saw.
  package func bounds(of view: UIView) -> CGRect {
    CGRect(origin: view.bounds.origin, size: frame(of: view).size)
  }

  private func span(of view: UIView, _ edges: Edges, _ shown: Span, saved: Span) -> Span {
    let length = isOpen(edges.length, of: view) ? saved.length : shown.length
    if !isOpen(edges.near, of: view) { return Span(start: shown.start, length: length) }
    if !isOpen(edges.far, of: view) {
      return Span(start: shown.start + shown.length - length, length: length)
    }
    if !isOpen(edges.center, of: view) {
      return Span(start: shown.start + (shown.length - length) / 2, length: length)
    }
    return Span(start: saved.start, length: length)
  }

  /// Whether constraints conflict about an edge, or leave it open. Positions are those in the superview.
  private func isOpen(_ edge: NibExplanation.Edge, of view: UIView) -> Bool {
    guard let item = layout.item(for: view) else { return false }
    if conflicts.axes(of: item).contains(edge.axes) { return true }
    let sum = layout.sum(
      item, edge.attribute(isRightToLeft: false), measuredFrom: layout.problem.items[item].parent)
    return !layout.determines(sum.terms)
  }
}
