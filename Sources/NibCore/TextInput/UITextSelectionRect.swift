/// The frame of a part of a selection. Terminals have no selection.
open class UITextSelectionRect: NSObject {
  /// The frame, in points.
  open var rect: CGRect { .zero }
}
