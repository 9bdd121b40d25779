import NibCore
import NibDrawing
import NibScreen
import NibTools

/// The overlays and aids of the canvas that are switched on, such as margins, rulers and the grid.
struct CanvasOverlays: Hashable {
  var constraints = false
  var margins = false
  var safeArea = false
  var baselines = false
  /// Outlines of hidden views, and of the parts of views that others clip.
  var concealed = false
  var grid = false
  var rulers = false

  /// The parts of an overlay that are switched on.
  func parts(ofSelection isSelection: Bool) -> OverlayParts {
    var parts: OverlayParts = [.box]
    if constraints { parts.insert(.constraints) }
    if margins { parts.insert(isSelection ? .margins : .allMargins) }
    if safeArea { parts.insert(.safeArea) }
    if baselines { parts.insert(.baselines) }
    if grid { parts.insert(.grid) }
    return parts
  }
}
