/// A view whose content a terminal cannot show, such as a map, a web page or a 3D scene. It draws a dashed box
/// that contains its name.
open class NibPlaceholderView: UIView {
  /// The delegate. It is stored, but never called.
  open weak var delegate: AnyObject?

  /// The name that is shown in the box. By default, the name of the class.
  package var nibPlaceholderName: String { nibClassName(of: self) }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [.property("delegate", \NibPlaceholderView.delegate)]
  }

  /// Rows for attributes that have no effect, because only the placeholder's name is drawn.
  static func ignored(_ names: String...) -> [NibAttribute] {
    names.map { .ignored($0, because: unseen) }
  }

  /// The reason why the attributes of placeholders have no effect.
  static let unseen = "a terminal shows only the view's name"

  /// The name, with a note that the content is unknown.
  package override var nibAccessibility: NibAccessibility? { .text("\(nibPlaceholderName), content unknown") }

  /// Draws the dashed box and the name. In the `boxes` style, the renderer has already drawn an outline and the name.
  open override func nibDraw(in context: NibDrawingContext) {
    guard context.style == .rendered, !context.cells.isEmpty else { return }
    // Without a color, the box has a color that contrasts with its background.
    let style = CellStyle(attributes: .dim)
    context.canvas.drawBox(context.cells, lines: .dashed, style: style)
    let line = context.controlLine
    let nameCells = CellRect(
      column: 1, row: line.minRow, columns: max(0, line.size.columns - 2), rows: 1)
    context.canvas.put(nibPlaceholderName, in: nameCells, .center, style: style)
  }
}

/// A 3D SceneKit scene over the image of the camera.
package class ARSCNView: SCNView {}

/// A 2D SpriteKit scene over the image of the camera.
package class ARSKView: SKView {}

/// A RealityKit scene over the image of the camera.
package class ARView: NibPlaceholderView {}

/// A slider for the system's volume.
package class MPVolumeView: NibPlaceholderView {}

/// A view of PDFKit that shows a document.
package class PDFView: NibPlaceholderView {}

/// A view of PhotosUI that plays a Live Photo.
package class PHLivePhotoView: NibPlaceholderView {}

/// A canvas for drawing with PencilKit.
package class PKCanvasView: NibPlaceholderView {}

/// A 2D SpriteKit scene.
package class SKView: NibPlaceholderView {
  package override class var nibAttributes: [NibAttribute] { super.nibAttributes + ignored("sceneName") }
}

/// A surface for OpenGL ES drawing.
package class GLKView: NibPlaceholderView {
  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + ignored(
        "enableSetNeedsDisplay", "drawableColorFormat", "drawableDepthFormat", "drawableStencilFormat",
        "drawableMultisample")
  }
}

/// A 3D SceneKit scene.
package class SCNView: NibPlaceholderView {
  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + ignored(
        "sceneName", "allowsCameraControl", "preferredRenderingAPI", "wantsMultisampling",
        "autoenablesDefaultLighting", "jitteringEnabled", "playing", "loops")
  }
}

/// A surface for Metal drawing.
package class MTKView: NibPlaceholderView {
  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + ignored(
        "colorPixelFormat", "depthStencilPixelFormat", "paused", "enableSetNeedsDisplay", "sampleCount",
        "preferredFramesPerSecond", "framebufferOnly", "autoResizeDrawable", "presentsWithTransaction",
        "clearDepth", "clearStencil")
      + [.ignoredChild("clearColor", because: unseen)]
  }
}

/// A web page. iOS 12 deprecated this class in favor of `WKWebView`.
open class UIWebView: NibPlaceholderView {
  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIWebView, WebViewWord>.table(
        .ignored(
          .allowsInlineMediaPlayback, .scalesPageToFit, .mediaPlaybackRequiresUserAction,
          .mediaPlaybackAllowsAirPlay, .keyboardDisplayRequiresUserAction, .suppressesIncrementalRendering,
          .allowsLinkPreview, .allowsPictureInPictureMediaPlayback, because: unseen),
        .ignoredChild(.dataDetectorTypes, because: unseen))
  }
}
