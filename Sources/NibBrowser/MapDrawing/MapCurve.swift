import NibAnalysis
import NibCore

/// The curve of all segues from one scene to another on a map in points.
struct MapCurve {
  /// The ends, at the edges of the scenes.
  let start: CGPoint
  let end: CGPoint
  /// The control points of the cubic curve.
  let startControl: CGPoint
  let endControl: CGPoint
  /// The first of the segues that the curve stands for.
  let segue: StoryboardMap.Segue
  /// The number of segues.
  let count: Int

  /// The kind of the segue, or the number of segues.
  var label: String { count > 1 ? "\(count) segues" : segue.kind }

  /// The point on the curve at the parameter `t`, from 0 at the start to 1 at the end.
  func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    return zip(weights, [start, startControl, endControl, end]).reduce(.zero) { sum, part in
      let (weight, point) = part
      return CGPoint(x: sum.x + weight * point.x, y: sum.y + weight * point.y)
    }
  }

  /// The curves of a map. Ends at the same side of a scene are at equal distances from each other.
  static func all(of map: StoryboardMap) -> [MapCurve] {
    let bundles = map.bundles
    let sides = bundles.map {
      MapCurve.sides(from: map.scenes[$0.source].frame, to: map.scenes[$0.destination].frame)
    }
    var counts: [SceneSide: Int] = [:]
    for (bundle, sides) in zip(bundles, sides) {
      counts[SceneSide(scene: bundle.source, side: sides.start), default: 0] += 1
      counts[SceneSide(scene: bundle.destination, side: sides.end), default: 0] += 1
    }
    var usedCounts: [SceneSide: Int] = [:]
    func point(_ scene: Int, _ side: Side) -> CGPoint {
      let sceneSide = SceneSide(scene: scene, side: side)
      usedCounts[sceneSide, default: 0] += 1
      let part = CGFloat(usedCounts[sceneSide] ?? 1) / CGFloat((counts[sceneSide] ?? 1) + 1)
      return side.point(of: map.scenes[scene].frame, part: part)
    }
    return zip(bundles, sides).map { bundle, sides in
      let (start, end) = (point(bundle.source, sides.start), point(bundle.destination, sides.end))
      let reach = max(40, max(abs(end.x - start.x), abs(end.y - start.y)) / 2)
      return MapCurve(
        start: start, end: end, startControl: sides.start.moved(start, by: reach),
        endControl: sides.end.moved(end, by: reach),
        segue: map.segues[bundle.segues[0]], count: bundle.segues.count)
    }
  }

  /// A side of a scene at which a curve begins or ends.
  private enum Side {
    case right, bottom, left, top

    func point(of frame: CGRect, part: CGFloat) -> CGPoint {
      switch self {
      case .right: CGPoint(x: frame.maxX, y: frame.minY + frame.height * part)
      case .left: CGPoint(x: frame.minX, y: frame.minY + frame.height * part)
      case .bottom: CGPoint(x: frame.minX + frame.width * part, y: frame.maxY)
      case .top: CGPoint(x: frame.minX + frame.width * part, y: frame.minY)
      }
    }

    /// A point moved away from the scene.
    func moved(_ point: CGPoint, by distance: CGFloat) -> CGPoint {
      switch self {
      case .right: CGPoint(x: point.x + distance, y: point.y)
      case .left: CGPoint(x: point.x - distance, y: point.y)
      case .bottom: CGPoint(x: point.x, y: point.y + distance)
      case .top: CGPoint(x: point.x, y: point.y - distance)
      }
    }
  }

  private struct SceneSide: Hashable { let scene: Int, side: Side }

  /// The sides of two scenes that face each other.
  private static func sides(from: CGRect, to: CGRect) -> (start: Side, end: Side) {
    let across = max(to.minX - from.maxX, from.minX - to.maxX)
    let down = max(to.minY - from.maxY, from.minY - to.maxY)
    if across >= down { return to.midX >= from.midX ? (.right, .left) : (.left, .right) }
    return to.midY >= from.midY ? (.bottom, .top) : (.top, .bottom)
  }
}
