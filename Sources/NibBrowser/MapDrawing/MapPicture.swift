import NibAnalysis
import NibCore
import NibDrawing

/// A map as a picture in points, for images: the scenes with their pictures, curves for segues, and names. The picture
/// looks like the light version of `MapSVG`.
package struct MapPicture {
  private let map: StoryboardMap
  private let pictures: MapScenePictures
  private let metrics = TextMetrics(.device(scale: 2))

  /// The maximum number of curves. More curves would cover the whole image.
  package static let maximumCurves = 1000

  private static let ink = ColorComponents(rgba: 0x1F23_28FF)
  private static let paper = ColorComponents(rgba: 0xFFFF_FFFF)
  private static let line = ColorComponents(rgba: 0x0B57_C4FF)
  /// The lengths of the dashes and of the gaps between them, in points.
  private static let dash: CGFloat = 12
  private static let gap: CGFloat = 8

  package init(_ map: StoryboardMap, pictures: MapScenePictures) {
    (self.map, self.pictures) = (map, pictures)
  }

  package var picture: VectorPicture {
    let bounds = MapGeometry.bounds(of: map)
    let curves = MapCurve.all(of: map)
    let items =
      curves.flatMap(items) + initialArrow + map.scenes.indices.map(box) + pictures.items
      + map.scenes.indices.flatMap(names) + curves.flatMap(label)
    let page = CGRect(origin: .zero, size: bounds.size)
    return VectorPicture(
      size: bounds.size,
      items: [
        .rectangle(page, MapPicture.paper), .moved(CGPoint(x: -bounds.minX, y: -bounds.minY), items),
      ])
  }

  /// The box of a scene.
  private func box(of index: Int) -> VectorItem {
    let scene = map.scenes[index]
    let corner = pictures.scenes.contains(index) ? 0 : MapGeometry.corner(of: scene)
    return .shape(
      VectorShape(
        outline: .rectangle(VectorRectangle(scene.frame, radius: corner)), fill: MapPicture.paper,
        stroke: VectorShape.Stroke(color: MapPicture.ink, width: 3, isDashed: scene.isReference)))
  }

  private func names(of index: Int) -> [VectorItem] {
    MapGeometry.names(of: map.scenes[index], hasPicture: pictures.scenes.contains(index)).map {
      .text($0.text, at: $0.origin, size: $0.size, isBold: $0.isTitle, MapPicture.ink, metrics: metrics)
    }
  }

  /// The arrow that points at the initial scene.
  private var initialArrow: [VectorItem] {
    guard let (start, tip) = MapGeometry.initialArrow(of: map) else { return [] }
    return [segment([start, tip], width: 6), head(at: tip, from: start)]
  }

  private func segment(_ points: [CGPoint], width: CGFloat) -> VectorItem {
    .shape(
      VectorShape(
        outline: .line(points), fill: nil,
        stroke: VectorShape.Stroke(color: MapPicture.line, width: width)))
  }

  /// The curve as short lines, and its arrow head.
  private func items(of curve: MapCurve) -> [VectorItem] {
    let reach = abs(curve.end.x - curve.start.x) + abs(curve.end.y - curve.start.y)
    // Only dashes need short lines.
    let step: CGFloat = curve.segue.isPresentation ? 4 : 16
    let count = min(400, max(32, Int(bounded: reach / step)))
    let points = (0...count).map { curve.point(at: CGFloat($0) / CGFloat(count)) }
    var items: [VectorItem] = []
    var travelled: CGFloat = 0
    for (start, end) in zip(points, points.dropFirst()) {
      let period = MapPicture.dash + MapPicture.gap
      let isGap =
        curve.segue.isPresentation && travelled.truncatingRemainder(dividingBy: period) > MapPicture.dash
      if !isGap { items.append(segment([start, end], width: curve.segue.isContainment ? 6 : 3)) }
      travelled += ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y))
        .squareRoot()
    }
    return items + [head(at: curve.end, from: points[count - 2])]
  }

  /// An arrow head of two lines.
  private func head(at tip: CGPoint, from origin: CGPoint) -> VectorItem {
    let (across, down) = (tip.x - origin.x, tip.y - origin.y)
    let length = max(0.001, (across * across + down * down).squareRoot())
    let (x, y) = (across / length * 20, down / length * 20)
    let ends = [1, -1].map { (side: CGFloat) in
      CGPoint(x: tip.x - x - side * y * 0.6, y: tip.y - y + side * x * 0.6)
    }
    return segment([ends[0], tip, ends[1]], width: 5)
  }

  /// The label in the middle of a curve, on a background that covers the lines behind it.
  private func label(of curve: MapCurve) -> [VectorItem] {
    let size = MapGeometry.labelSize
    let width = metrics.width(of: curve.label, font: .systemFont(ofSize: size))
    let middle = curve.point(at: 0.5)
    let origin = CGPoint(x: middle.x - width / 2, y: middle.y - 8)
    let ground = CGRect(x: origin.x - 4, y: origin.y - size * 0.8, width: width + 8, height: size)
    return [
      .rectangle(ground, MapPicture.paper),
      .text(curve.label, at: origin, size: size, MapPicture.line, metrics: metrics),
    ]
  }
}
