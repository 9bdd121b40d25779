import NibAnalysis
import NibCore

/// The places of boxes, names and arrows on a map in points, for SVG documents and images.
enum MapGeometry {
  /// The free space around the scenes, for the arrow at the initial scene and for curves.
  private static let margin: CGFloat = 120
  static let nameSize: CGFloat = 30
  static let detailSize: CGFloat = 22
  static let labelSize: CGFloat = 24

  /// The area of the scenes with the free space around them.
  static func bounds(of map: StoryboardMap) -> CGRect {
    let frames = map.scenes.map(\.frame)
    let bounds = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    return bounds.insetBy(dx: -margin, dy: -margin)
  }

  /// The radius of the corners of a scene without a picture.
  static func corner(of scene: StoryboardMap.Scene) -> CGFloat { min(24, scene.frame.height / 4) }

  /// A line of text in or above a scene.
  struct Name {
    let text: String
    let isTitle: Bool
    let size: CGFloat
    /// The left end of the baseline.
    let origin: CGPoint
  }

  /// The name and the details of a scene, or only the name above its picture.
  static func names(of scene: StoryboardMap.Scene, hasPicture: Bool) -> [Name] {
    let frame = scene.frame
    let details = [scene.className, scene.storyboardIdentifier].compactMap { $0 }.filter { $0 != scene.name }
    let lines = [(scene.name, nameSize)] + (hasPicture ? [] : details.map { ($0, detailSize) })
    var y = hasPicture ? frame.minY - nameSize * 1.7 : frame.minY
    return lines.enumerated().compactMap { index, line in
      let (text, size) = line
      y += size * 1.4
      guard y < frame.maxY else { return nil }
      // Letters of these fonts are about half as wide as high.
      let columns = max(1, Int(bounded: Double((frame.width - 32) / (size * 0.55))))
      return Name(
        text: CellText.truncated(VisibleText.line(text), columns: columns), isTitle: index == 0, size: size,
        origin: CGPoint(x: hasPicture ? frame.minX : frame.minX + 16, y: y))
    }
  }

  /// The ends of the arrow that points at the initial scene; `nil` if there is none.
  static func initialArrow(of map: StoryboardMap) -> (start: CGPoint, tip: CGPoint)? {
    guard let initial = map.initial else { return nil }
    let frame = map.scenes[initial].frame
    let y = frame.minY + min(44, frame.height / 2)
    return (CGPoint(x: frame.minX - 90, y: y), CGPoint(x: frame.minX - 4, y: y))
  }
}
