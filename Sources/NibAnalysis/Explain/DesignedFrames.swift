import NibCore

/// The frames of the views of a layout as their designer saw them: those of the layout, but with the saved positions and
/// lengths wherever the constraints conflict or leave them open. There, a value of the layout is only one of several possible
/// ones, and often 0.
package struct DesignedFrames {
  private let layout: ExplainedLayout
  /// The items that a conflict can affect.
  private let conflicts: ConflictReach
  /// Keeps the views of the document's own canvas; `nil` if another one has them.
  private var canvas: LoadedDocument?

  /// A view on the document's own canvas, with the frames there.
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

  /// - Parameter layout: a layout of the document's own canvas.
  package init(_ layout: ExplainedLayout) {
    self.layout = layout
    conflicts = ConflictReach(
      of: layout.ambiguity.layout.report.solution?.conflicts ?? [], in: layout.builder.problem, layout.builder
    )
  }

  /// Finds a view on the document's own canvas. Cost: lays its scene out if the view is shown in another way.
  ///
  /// - Parameters:
  ///   - view: a view that has been laid out.
  ///   - layout: its layout, if the caller has it already.
  ///   - options: the options of this layout.
  package static func onCanvas(
    _ view: UIView, in layout: ExplainedLayout? = nil, _ options: LayoutOptions
  ) -> Place {
    if options != LayoutOptions(), let origin = view.nibOrigin, !origin.id.isEmpty {
      let canvas = LoadedDocument(origin.element.document, scenesOf: [origin.id])
      let own = canvas.roots.flatMap(\.view.nibTree).first { $0.nibOrigin?.id == origin.id }
      if let own {
        return NibEnvironment.$current.withValue(canvas.environment) {
          var frames = DesignedFrames(ExplainedLayout(of: own))
          frames.canvas = canvas
          return (own, frames)
        }
      }
    }
    return (view, DesignedFrames(layout ?? ExplainedLayout(of: view)))
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
    return layout.ambiguous.isAmbiguous(
      layout.sum(
        item, edge.attribute(isRightToLeft: false), measuredFrom: layout.problem.items[item].parent))
  }
}
