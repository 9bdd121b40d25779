/// A recognizer for drags that begin at an edge of the screen. It never recognizes a gesture: a terminal has
/// no screen edges.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture begins.
  open var edges: UIRectEdge = []

  /// The attributes of a pan recognizer, followed by those of an edge recognizer.
  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIScreenEdgePanGestureRecognizer, ScreenEdgePanGestureRecognizerWord>.table(
        .child(.edges, UIRectEdge.nib) { $0.edges = $1 })
  }
}
