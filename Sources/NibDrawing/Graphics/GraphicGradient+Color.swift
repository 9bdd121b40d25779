import NibCore

extension GraphicGradient {
  /// The greatest number of stops. More of them would not be visible.
  private static let mostStops = 256

  /// At most 256 of the given stops, with the first and the last one.
  static func limited(_ stops: [Stop]) -> [Stop] {
    guard stops.count > mostStops else { return stops }
    return (0..<mostStops).map { stops[$0 * (stops.count - 1) / (mostStops - 1)] }
  }

  /// The color at a point in the gradient's own coordinates; `nil` where it does not paint.
  func color(at point: CGPoint) -> ColorComponents? {
    guard let place = radii.map({ radialPlace(point, $0) }) ?? linearPlace(point) else { return nil }
    if place < 0, !extendsStart { return nil }
    if place > 1, !extendsEnd { return nil }
    return color(at: min(1, max(0, place)))
  }

  /// The color at a place from 0 to 1.
  func color(at place: Double) -> ColorComponents? {
    let next = stops.partitioningIndex { $0.place >= place }
    guard next < stops.count else { return stops.last?.color }
    guard next > 0, stops[next].place > stops[next - 1].place else { return stops[next].color }
    let (before, after) = (stops[next - 1], stops[next])
    let part = (place - before.place) / (after.place - before.place)
    func mix(_ path: KeyPath<ColorComponents, Double>) -> Double {
      before.color[keyPath: path] * (1 - part) + after.color[keyPath: path] * part
    }
    return ColorComponents(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }

  private func linearPlace(_ point: CGPoint) -> Double? {
    let (across, down) = (end.x - start.x, end.y - start.y)
    let square = across * across + down * down
    guard square > 0 else { return 1 }
    return ((point.x - start.x) * across + (point.y - start.y) * down) / square
  }

  /// The largest place whose circle goes through the point.
  private func radialPlace(_ point: CGPoint, _ radii: Radii) -> Double? {
    let (across, down) = (Double(end.x - start.x), Double(end.y - start.y))
    let growth = radii.end - radii.start
    let (x, y) = (Double(point.x - start.x), Double(point.y - start.y))
    let a = across * across + down * down - growth * growth
    let b = x * across + y * down + radii.start * growth
    let c = x * x + y * y - radii.start * radii.start
    var places: [Double]
    if abs(a) < 1e-9 {
      guard b != 0 else { return nil }
      places = [c / (2 * b)]
    } else {
      let root = b * b - a * c
      guard root >= 0 else { return nil }
      places = [(b + root.squareRoot()) / a, (b - root.squareRoot()) / a].sorted(by: >)
    }
    places = places.filter {
      radii.start + $0 * growth >= 0 && ($0 >= 0 || extendsStart) && ($0 <= 1 || extendsEnd)
    }
    return places.first
  }
}
