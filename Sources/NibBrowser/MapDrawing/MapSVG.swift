import NibAnalysis
import NibCore
import NibDrawing

/// A map as an SVG image, in points: rectangles for scenes, and curves with arrow heads for segues. The image is light
/// or dark, as the reader prefers, and needs no other files. The name of a scene with a picture is above the picture.
package struct MapSVG {
  private let map: StoryboardMap
  private let title: String
  private let pictures: MapScenePictures
  private let bounds: CGRect
  private let scenes: (definitions: String, group: String)

  /// - Parameter title: the name of the document.
  package init(_ map: StoryboardMap, title: String, pictures: MapScenePictures = .none) throws(PNGWriter
    .Failure)
  {
    (self.map, self.title, self.pictures) = (map, title, pictures)
    bounds = MapGeometry.bounds(of: map)
    scenes = try VectorSVG.part(pictures.items)
  }

  /// The document, followed by a line break.
  package var text: String {
    let box: [String] = [bounds.minX, bounds.minY, bounds.width, bounds.height].map { MapSVG.number($0) }
    let curves = MapCurve.all(of: map)
    let description = map.segues.map { segue in
      let destination = segue.destination.map { map.scenes[$0].name } ?? "?"
      return "\(map.scenes[segue.source].name): \(segue.kind) \(destination)"
    }
    let size = "width=\"\(box[2])\" height=\"\(box[3])\""
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) viewBox=\"\(box.joined(separator: " "))\" role=\"img\">\n"
    let words =
      "<title>\(SVGMarkup.line(title))</title>\n"
      + "<desc>\(SVGMarkup.escaped(description.joined(separator: "\n")))</desc>\n<style>\n\(MapSVG.style)</style>\n"
    let paper = "<rect class=\"paper\" x=\"\(box[0])\" y=\"\(box[1])\" \(size)/>\n"
    let parts: [String] =
      [head, words, "<defs>\(MapSVG.marker)\n\(scenes.definitions)</defs>\n", paper]
      + curves.map(MapSVG.path) + [initialArrow] + map.scenes.indices.map(frame) + [scenes.group]
      + map.scenes.indices.map(names) + curves.map(MapSVG.label)
    return parts.joined() + "</svg>\n"
  }

  private static let marker =
    "<marker id=\"head\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"24\" markerHeight=\"24\""
    + " markerUnits=\"userSpaceOnUse\" orient=\"auto\"><path class=\"arrow\" d=\"M0 0L10 5L0 10z\"/></marker>"

  // The colors have enough contrast on both backgrounds.
  private static let style =
    ".name,.detail,.label{font-family:system-ui,-apple-system,\"Segoe UI\",Roboto,Helvetica,Arial,sans-serif}\n"
    + ".name{font-size:\(number(MapGeometry.nameSize))px;font-weight:bold}\n.detail{font-size:\(number(MapGeometry.detailSize))px;opacity:.75}\n"
    + ".label{font-size:\(number(MapGeometry.labelSize))px;paint-order:stroke;stroke-width:8px;stroke-linejoin:round}\n"
    + ".line,.scene{fill:none;stroke-width:3}\n.containment{stroke-width:6}\n"
    + ".presentation,.reference{stroke-dasharray:12 8}\n"
    + colors(ink: "#1f2328", paper: "#fff", line: "#0b57c4")
    + "@media(prefers-color-scheme:dark){\n\(colors(ink: "#e6edf3", paper: "#161b22", line: "#6cb6ff"))}\n"

  private static func colors(ink: String, paper: String, line: String) -> String {
    ".name,.detail{fill:\(ink)}\n.paper{fill:\(paper)}\n.scene{fill:\(paper);stroke:\(ink)}\n.line{stroke:\(line)}\n"
      + ".arrow{fill:\(line)}\n.label{fill:\(line);stroke:\(paper)}\n"
  }

  private static func number(_ value: CGFloat) -> String { NibNumber.text(value, decimals: 1) }

  /// The rectangle of a scene.
  private func frame(of index: Int) -> String {
    let scene = map.scenes[index]
    let frame = scene.frame
    // A picture has square corners, because its content reaches into them.
    let corner = pictures.scenes.contains(index) ? 0 : MapGeometry.corner(of: scene)
    let size =
      "width=\"\(MapSVG.number(frame.width))\" height=\"\(MapSVG.number(frame.height))\" rx=\"\(MapSVG.number(corner))\""
    let kind = scene.isReference ? "scene reference" : "scene"
    return
      "<rect class=\"\(kind)\" x=\"\(MapSVG.number(frame.minX))\" y=\"\(MapSVG.number(frame.minY))\" \(size)/>\n"
  }

  private func names(of index: Int) -> String {
    MapGeometry.names(of: map.scenes[index], hasPicture: pictures.scenes.contains(index)).map { name in
      "<text class=\"\(name.isTitle ? "name" : "detail")\" x=\"\(MapSVG.number(name.origin.x))\""
        + " y=\"\(MapSVG.number(name.origin.y))\">\(SVGMarkup.line(name.text))</text>\n"
    }.joined()
  }

  /// The arrow that points at the initial scene.
  private var initialArrow: String {
    guard let arrow = MapGeometry.initialArrow(of: map) else { return "" }
    return "<path class=\"line containment\" marker-end=\"url(#head)\""
      + " d=\"M\(MapSVG.number(arrow.start.x)) \(MapSVG.number(arrow.start.y))H\(MapSVG.number(arrow.tip.x))\"/>\n"
  }

  /// The curve of a segue.
  private static func path(of curve: MapCurve) -> String {
    let points = [curve.startControl, curve.endControl, curve.end].map { "\(number($0.x)) \(number($0.y))" }
    var classes = "line"
    if curve.segue.isContainment {
      classes += " containment"
    } else if curve.segue.isPresentation {
      classes += " presentation"
    }
    return "<path class=\"\(classes)\" marker-end=\"url(#head)\""
      + " d=\"M\(number(curve.start.x)) \(number(curve.start.y))C\(points.joined(separator: " "))\"/>\n"
  }

  private static func label(of curve: MapCurve) -> String {
    let middle = curve.point(at: 0.5)
    return
      "<text class=\"label\" text-anchor=\"middle\" x=\"\(number(middle.x))\" y=\"\(number(middle.y - 8))\">"
      + "\(SVGMarkup.line(curve.label))</text>\n"
  }
}
