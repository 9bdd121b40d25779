/// A surface for OpenGL.
open class GLKView: NibPlaceholderView {
  /// The attributes of every view, and those of the surface.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + ignored(
        "enableSetNeedsDisplay", "drawableColorFormat", "drawableDepthFormat", "drawableStencilFormat",
        "drawableMultisample")
  }
}
