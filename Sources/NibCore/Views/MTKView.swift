/// A surface for Metal.
open class MTKView: NibPlaceholderView {
  /// The attributes of every view, and those of the surface.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + ignored(
        "colorPixelFormat", "depthStencilPixelFormat", "paused", "enableSetNeedsDisplay", "sampleCount",
        "preferredFramesPerSecond", "framebufferOnly", "autoResizeDrawable", "presentsWithTransaction",
        "clearDepth", "clearStencil")
      + ignoredChildren("clearColor")
  }
}
