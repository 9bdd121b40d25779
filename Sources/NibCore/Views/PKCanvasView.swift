/// A sheet to draw on.
open class PKCanvasView: NibPlaceholderView {}
