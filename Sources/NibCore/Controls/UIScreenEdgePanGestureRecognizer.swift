/// Recognizes dragging that begins at an edge of the screen (kept: a terminal has no such edges).
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture begins.
  open var edges: UIRectEdge = []

  /// The rows of an edge recognizer, after those of every pan recognizer.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .child("edges", decode: decodedEdges) {
        (recognizer: UIScreenEdgePanGestureRecognizer, edges: UIRectEdge) in recognizer.edges = edges
      }
    ]
  }

  private static func decodedEdges(_ element: NibElement, _ coder: NibCoder) -> UIRectEdge? {
    let names: KeyValuePairs<String, UIRectEdge> = [
      "top": .top, "left": .left, "bottom": .bottom, "right": .right,
    ]
    return names.reduce(into: []) { edges, name in
      if element.bool(name.key) ?? false { edges.insert(name.value) }
    }
  }
}
