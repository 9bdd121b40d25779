/// A view whose content is no affair of a terminal: a map, a web page, a scene. It shows a frame with its name.
open class NibPlaceholderView: UIView {
  /// Kept: nothing happens in the view that it could be told of.
  open weak var delegate: AnyObject?

  /// What stands in the frame.
  open var nibPlaceholderName: String { nibClassName(of: self) }

  /// A placeholder.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A placeholder from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The rows of every placeholder, after those of every view.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [.property("delegate", \NibPlaceholderView.delegate)]
  }

  /// Attributes of a map, a page or a scene, which change nothing of a frame with a name.
  static func ignored(_ names: String...) -> [NibAttribute] {
    names.map { .ignored($0, because: "a terminal shows no more than the view's name") }
  }

  /// Children with such a key.
  static func ignoredChildren(_ keys: String...) -> [NibAttribute] {
    keys.map { .ignoredChild($0, because: "a terminal shows no more than the view's name") }
  }

  /// Draws the frame and the name; in boxes style the renderer has done both.
  open override func nibDraw(in context: NibDrawingContext) {
    guard context.style == .rendered, !context.cells.isEmpty else { return }
    let style = context.style(.secondaryLabel, .dim)
    context.canvas.drawBox(context.cells, lines: .dashed, style: style)
    let line = context.controlLine
    let room = CellRect(
      column: 1, row: line.minRow, columns: max(0, line.size.columns - 2), rows: 1)
    context.canvas.put(nibPlaceholderName, in: room, .center, style: style)
  }
}

/// A scene in space, over the camera's picture.
open class ARSCNView: SCNView {}

/// A scene of sprites, over the camera's picture.
open class ARSKView: SKView {}

/// A scene in space, over the camera's picture, of RealityKit.
open class ARView: NibPlaceholderView {}

/// A slider for the system's volume.
open class MPVolumeView: NibPlaceholderView {}

/// A PDF document.
open class PDFView: NibPlaceholderView {}

/// A photograph that moves.
open class PHLivePhotoView: NibPlaceholderView {}

/// A sheet to draw on.
open class PKCanvasView: NibPlaceholderView {}

/// A scene of sprites.
open class SKView: NibPlaceholderView {}

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

/// A scene in space.
open class SCNView: NibPlaceholderView {
  /// The attributes of every view, and those of scenes.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + ignored(
        "sceneName", "allowsCameraControl", "preferredRenderingAPI", "wantsMultisampling",
        "autoenablesDefaultLighting", "jitteringEnabled", "playing", "loops")
  }
}

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

/// A map.
open class MKMapView: NibPlaceholderView {
  /// What the map shows.
  public enum MapType: Int, Hashable, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
  }

  /// What the map shows; it stands in the frame if it is not the standard one.
  open var mapType = MapType.standard { didSet { setNeedsDisplay() } }

  /// The class's name, with the type of map.
  open override var nibPlaceholderName: String {
    mapType == .standard ? super.nibPlaceholderName : "\(super.nibPlaceholderName) (\(mapType))"
  }

  /// The attributes of every view, and those of maps.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + [
        .choice(
          "mapType",
          [
            "standard": .standard, "satellite": .satellite, "hybrid": .hybrid,
            "satelliteFlyover": .satelliteFlyover, "hybridFlyover": .hybridFlyover,
            "mutedStandard": .mutedStandard,
          ], \MKMapView.mapType)
      ]
      + ignored(
        "rotateEnabled", "pitchEnabled", "showsUserLocation", "zoomEnabled", "scrollEnabled",
        "showsBuildings", "showsCompass", "showsPointsOfInterest", "showsScale", "showsTraffic")
  }
}

/// A web page, as documents before iOS 12 had it.
open class UIWebView: NibPlaceholderView {
  /// The attributes of every view, and those of web pages.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + ignored(
        "allowsInlineMediaPlayback", "scalesPageToFit", "mediaPlaybackRequiresUserAction",
        "mediaPlaybackAllowsAirPlay", "keyboardDisplayRequiresUserAction",
        "suppressesIncrementalRendering", "allowsLinkPreview", "allowsPictureInPictureMediaPlayback")
      + ignoredChildren("dataDetectorTypes")
  }
}

/// A web page.
open class WKWebView: NibPlaceholderView {
  /// Kept, as the delegate is.
  open weak var navigationDelegate: AnyObject?
  /// Kept, as the delegate is.
  open weak var uiDelegate: AnyObject?

  /// The attributes of every view, and those of web pages.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + ignored("allowsBackForwardNavigationGestures", "allowsLinkPreview", "customUserAgent")
      + ignoredChildren("configuration")
      + [
        .property("navigationDelegate", \WKWebView.navigationDelegate),
        .property("uiDelegate", \WKWebView.uiDelegate), .property("UIDelegate", \WKWebView.uiDelegate),
      ]
  }
}
