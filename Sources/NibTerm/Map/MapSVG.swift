import NibAnalysis
import NibCore

/// A map as an SVG image, in points: rectangles for scenes, and curves with arrow heads for segues. It is light or
/// dark, as the reader prefers, and needs no other files. A scene with a picture has its name above it.
struct MapSVG {
  private let map: StoryboardMap
  private let title: String
  private let pictures: MapScenePictures
  private let bounds: CGRect

  /// The free space around the scenes, for the arrow at the initial scene and for curves.
  private static let margin: CGFloat = 120
  private static let nameSize: CGFloat = 30
  private static let detailSize: CGFloat = 22
  private static let labelSize: CGFloat = 24

  /// - Parameter title: the name of the document.
  init(_ map: StoryboardMap, title: String, pictures: MapScenePictures = .none) {
    (self.map, self.title, self.pictures) = (map, title, pictures)
    let all = map.scenes.map(\.frame).reduce(nil) { (all: CGRect?, frame) in all?.union(frame) ?? frame }
    bounds = (all ?? .zero).insetBy(dx: -MapSVG.margin, dy: -MapSVG.margin)
  }

  /// The document, followed by a line break.
  var text: String {
    let box: [String] = [bounds.minX, bounds.minY, bounds.width, bounds.height].map { MapSVG.number($0) }
    let connections = connections
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
      [head, words, "<defs>\(MapSVG.marker)\n\(pictures.definitions)</defs>\n", paper]
      + connections.map(\.path) + [initialArrow] + map.scenes.indices.map(frame) + [pictures.group]
      + map.scenes.indices.map(names) + connections.map(\.label)
    return parts.joined() + "</svg>\n"
  }

  private static let marker =
    "<marker id=\"head\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"24\" markerHeight=\"24\""
    + " markerUnits=\"userSpaceOnUse\" orient=\"auto\"><path class=\"arrow\" d=\"M0 0L10 5L0 10z\"/></marker>"

  // The colors have enough contrast on both backgrounds.
  private static let style =
    ".name,.detail,.label{font-family:system-ui,-apple-system,\"Segoe UI\",Roboto,Helvetica,Arial,sans-serif}\n"
    + ".name{font-size:\(number(nameSize))px;font-weight:bold}\n.detail{font-size:\(number(detailSize))px;opacity:.75}\n"
    + ".label{font-size:\(number(labelSize))px;paint-order:stroke;stroke-width:8px;stroke-linejoin:round}\n"
    + ".line,.scene{fill:none;stroke-width:3}\n.containment{stroke-width:6}\n"
    + ".presentation,.reference{stroke-dasharray:12 8}\n"
    + colors(ink: "#1f2328", paper: "#fff", line: "#0b57c4")
    + "@media(prefers-color-scheme:dark){\n\(colors(ink: "#e6edf3", paper: "#161b22", line: "#6cb6ff"))}\n"

  private static func colors(ink: String, paper: String, line: String) -> String {
    ".name,.detail{fill:\(ink)}\n.paper{fill:\(paper)}\n.scene{fill:\(paper);stroke:\(ink)}\n.line{stroke:\(line)}\n"
      + ".arrow{fill:\(line)}\n.label{fill:\(line);stroke:\(paper)}\n"
  }

  private static func number(_ value: CGFloat) -> String { NibNumber.text(value, decimals: 1) }

  // MARK: Scenes

  private func frame(of index: Int) -> String {
    let scene = map.scenes[index]
    let frame = scene.frame
    // A picture has square corners, because its content reaches into them.
    let corner = pictures.scenes.contains(index) ? 0 : min(24, frame.height / 4)
    let size =
      "width=\"\(MapSVG.number(frame.width))\" height=\"\(MapSVG.number(frame.height))\" rx=\"\(MapSVG.number(corner))\""
    let kind = scene.isReference ? "scene reference" : "scene"
    return
      "<rect class=\"\(kind)\" x=\"\(MapSVG.number(frame.minX))\" y=\"\(MapSVG.number(frame.minY))\" \(size)/>\n"
  }

  /// The name and the details of a scene, or only the name above its picture.
  private func names(of index: Int) -> String {
    let scene = map.scenes[index]
    let frame = scene.frame
    let hasPicture = pictures.scenes.contains(index)
    let details = [scene.className, scene.storyboardIdentifier].compactMap { $0 }.filter { $0 != scene.name }
    let lines =
      [("name", scene.name, MapSVG.nameSize)]
      + (hasPicture ? [] : details.map { ("detail", $0, MapSVG.detailSize) })
    var y = hasPicture ? frame.minY - MapSVG.nameSize * 1.7 : frame.minY
    let x = hasPicture ? frame.minX : frame.minX + 16
    return lines.map { name, text, size in
      y += size * 1.4
      guard y < frame.maxY else { return "" }
      // Letters of these fonts are about half as wide as high.
      let columns = max(1, Int(bounded: Double((frame.width - 32) / (size * 0.55))))
      return "<text class=\"\(name)\" x=\"\(MapSVG.number(x))\" y=\"\(MapSVG.number(y))\">"
        + "\(SVGMarkup.line(CellText.truncated(text, columns: columns)))</text>\n"
    }.joined()
  }

  /// The arrow that points at the initial scene.
  private var initialArrow: String {
    guard let initial = map.initial else { return "" }
    let frame = map.scenes[initial].frame
    let y = MapSVG.number(frame.minY + min(44, frame.height / 2))
    return "<path class=\"line containment\" marker-end=\"url(#head)\""
      + " d=\"M\(MapSVG.number(frame.minX - 90)) \(y)H\(MapSVG.number(frame.minX - 4))\"/>\n"
  }

  // MARK: Segues

  /// A side of a scene at which a curve begins or ends.
  private enum Side: Int { case right, bottom, left, top }

  /// The end of a curve.
  private struct End: Hashable { let scene: Int, side: Int }

  /// The curves of the segues, and their labels.
  private var connections: [(path: String, label: String)] {
    var bundles: [(segue: StoryboardMap.Segue, destination: Int, count: Int)] = []
    var known: [[Int]: Int] = [:]
    for segue in map.segues where !segue.isUnwind {
      guard let destination = segue.destination, destination != segue.source else { continue }
      if let index = known[[segue.source, destination]] {
        bundles[index].count += 1
      } else {
        known[[segue.source, destination]] = bundles.count
        bundles.append((segue, destination, 1))
      }
    }
    let sides = bundles.map {
      MapSVG.sides(map.scenes[$0.segue.source].frame, map.scenes[$0.destination].frame)
    }
    var ends: [End: Int] = [:]
    for (bundle, side) in zip(bundles, sides) {
      ends[End(scene: bundle.segue.source, side: side.0.rawValue), default: 0] += 1
      ends[End(scene: bundle.destination, side: side.1.rawValue), default: 0] += 1
    }
    var used: [End: Int] = [:]
    func point(_ scene: Int, _ side: Side) -> CGPoint {
      let end = End(scene: scene, side: side.rawValue)
      used[end, default: 0] += 1
      return MapSVG.point(
        map.scenes[scene].frame, side, part: CGFloat(used[end] ?? 1) / CGFloat((ends[end] ?? 1) + 1))
    }
    return zip(bundles, sides).map { bundle, side in
      MapSVG.curve(
        from: point(bundle.segue.source, side.0), side.0, to: point(bundle.destination, side.1), side.1,
        bundle.segue, count: bundle.count)
    }
  }

  /// The sides of two scenes that face each other.
  private static func sides(_ from: CGRect, _ to: CGRect) -> (Side, Side) {
    let across = max(to.minX - from.maxX, from.minX - to.maxX)
    let down = max(to.minY - from.maxY, from.minY - to.maxY)
    if across >= down { return to.midX >= from.midX ? (.right, .left) : (.left, .right) }
    return to.midY >= from.midY ? (.bottom, .top) : (.top, .bottom)
  }

  private static func point(_ frame: CGRect, _ side: Side, part: CGFloat) -> CGPoint {
    switch side {
    case .right: CGPoint(x: frame.maxX, y: frame.minY + frame.height * part)
    case .left: CGPoint(x: frame.minX, y: frame.minY + frame.height * part)
    case .bottom: CGPoint(x: frame.minX + frame.width * part, y: frame.maxY)
    case .top: CGPoint(x: frame.minX + frame.width * part, y: frame.minY)
    }
  }

  private static func curve(
    from start: CGPoint, _ startSide: Side, to end: CGPoint, _ endSide: Side, _ segue: StoryboardMap.Segue,
    count: Int
  ) -> (path: String, label: String) {
    let reach = max(40, max(abs(end.x - start.x), abs(end.y - start.y)) / 2)
    let first = moved(start, startSide, by: reach)
    let second = moved(end, endSide, by: reach)
    let points = [first, second, end].map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    let kind = segue.isContainment ? " containment" : segue.isPresentation ? " presentation" : ""
    let path =
      "<path class=\"line\(kind)\" marker-end=\"url(#head)\" d=\"M\(number(start.x)) \(number(start.y))C\(points)\"/>\n"
    let middle = CGPoint(
      x: (start.x + 3 * first.x + 3 * second.x + end.x) / 8,
      y: (start.y + 3 * first.y + 3 * second.y + end.y) / 8)
    let text = count > 1 ? "\(count) segues" : segue.kind
    return (
      path,
      "<text class=\"label\" text-anchor=\"middle\" x=\"\(number(middle.x))\" y=\"\(number(middle.y - 8))\">"
        + "\(SVGMarkup.line(text))</text>\n"
    )
  }

  private static func moved(_ point: CGPoint, _ side: Side, by distance: CGFloat) -> CGPoint {
    switch side {
    case .right: CGPoint(x: point.x + distance, y: point.y)
    case .left: CGPoint(x: point.x - distance, y: point.y)
    case .bottom: CGPoint(x: point.x, y: point.y + distance)
    case .top: CGPoint(x: point.x, y: point.y - distance)
    }
  }
}
