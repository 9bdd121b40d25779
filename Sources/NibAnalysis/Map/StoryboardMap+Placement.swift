import NibCore

/// Finds the frames of the scenes in points.
///
/// Interface Builder saves the center of a scene in `canvasLocation`. If the document names a device, the numbers are
/// not points: the screen of the device then has the size 600 x 600. Both rules were derived from public storyboards
/// and nibs. With them, 13 of 2,012 pairs of neighbors with different sizes overlap; if the numbers were the top left
/// corner, 41 pairs would overlap.
extension StoryboardMap {
  /// The largest accepted distance of a scene from the origin, in points. Scenes farther away are treated as if they
  /// had no place.
  private static let farthest: CGFloat = 200_000
  /// The distance between scenes that Interface Builder did not place, and between scenes that are moved apart.
  private static let gap: CGFloat = 20
  /// The size of a storyboard reference, which has no view.
  private static let referenceSize = CGSize(width: 240, height: 64)
  /// The maximum number of moves of overlapping scenes, which limits the time for documents with thousands of scenes at
  /// the same place. Scenes that still overlap are put in rows.
  private static let maximumMoves = 4_000

  mutating func place(in document: NibDocument) {
    let screen = NibEnvironment(canvasOf: document, options: LayoutOptions()).screenSize
    let hasDevice = document.root.child(named: "device") != nil
    let unit = hasDevice ? CGSize(width: screen.width / 600, height: screen.height / 600) : nil
    for index in scenes.indices {
      let size = StoryboardMap.size(of: scenes[index], screen: screen)
      scenes[index].frame.size = size
      guard let center = StoryboardMap.location(of: scenes[index].element, unit: unit) else { continue }
      scenes[index].isPlaced = true
      scenes[index].frame.origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
    }
    moveApart()
    if scenes.contains(where: \.isPlaced) { placeUnplacedInRows() } else { placeByDistance() }
  }

  /// The saved place of a scene's center on the canvas, in points; `nil` if there is none, or if it is too far away.
  private static func location(of controller: NibElement, unit: CGSize?) -> CGPoint? {
    // The point belongs to the scene; in nibs and in some old storyboards, to the object itself.
    let scene = controller.parent?.parent
    let point = scene?.child(key: "canvasLocation") ?? controller.child(key: "canvasLocation")
    guard let x = point?["x"].flatMap(Double.init), let y = point?["y"].flatMap(Double.init) else {
      return nil
    }
    let place = CGPoint(x: x * (unit?.width ?? 1), y: y * (unit?.height ?? 1))
    return abs(place.x) <= farthest && abs(place.y) <= farthest ? place : nil
  }

  /// The saved size of a scene's view, or that of the screen.
  private static func size(of scene: Scene, screen: CGSize) -> CGSize {
    if scene.isReference { return referenceSize }
    let frame = scene.element.child(key: "view")?.child(key: "frame").flatMap { NibRect($0) }
    guard let size = frame.map({ CGRect($0).size }), size.width >= 1, size.height >= 1, size.width <= 10_000,
      size.height <= 10_000
    else { return screen }
    return size
  }

  /// Moves scenes that overlap an earlier one by the smallest distance that frees them.
  private mutating func moveApart() {
    var moves = 0
    var placed: [Int] = []
    for index in scenes.indices where scenes[index].isPlaced {
      var frame = scenes[index].frame
      var tries = 0
      while let other = placed.first(where: { scenes[$0].frame.intersects(frame) }) {
        moves += 1
        guard moves <= StoryboardMap.maximumMoves else { break }
        StoryboardMap.move(&frame, outOf: scenes[other].frame, onlyRight: tries > 8)
        tries += 1
      }
      guard moves <= StoryboardMap.maximumMoves else {
        scenes[index].isPlaced = false
        continue
      }
      scenes[index].frame = frame
      placed.append(index)
    }
  }

  /// Moves a frame out of another one in the direction with the smallest distance.
  ///
  /// - Parameter onlyRight: whether to move to the right in any case, so that repeated moves do not go back and forth.
  private static func move(_ frame: inout CGRect, outOf other: CGRect, onlyRight: Bool) {
    let right = other.maxX + gap - frame.minX
    let left = frame.maxX + gap - other.minX
    let down = other.maxY + gap - frame.minY
    let up = frame.maxY + gap - other.minY
    let least = onlyRight ? right : min(right, left, down, up)
    if least == right {
      frame.origin.x += right
    } else if least == down {
      frame.origin.y += down
    } else if least == left {
      frame.origin.x -= left
    } else {
      frame.origin.y -= up
    }
  }

  /// Puts the scenes without a place in rows below the scenes with a place.
  private mutating func placeUnplacedInRows() {
    let placed = scenes.filter(\.isPlaced).map(\.frame)
    let left = placed.map(\.minX).min() ?? 0
    var top = (placed.map(\.maxY).max() ?? 0) + 100
    let unplaced = scenes.indices.filter { !scenes[$0].isPlaced }
    let width = unplaced.map { scenes[$0].frame.width + 100 }.max() ?? 0
    let perRow = max(4, Int(bounded: Double(unplaced.count).squareRoot().rounded(.up)))
    var rowHeight: CGFloat = 0
    for (number, index) in unplaced.enumerated() {
      if number > 0, number % perRow == 0 { (top, rowHeight) = (top + rowHeight + 100, 0) }
      scenes[index].frame.origin = CGPoint(x: left + CGFloat(number % perRow) * width, y: top)
      rowHeight = max(rowHeight, scenes[index].frame.height)
    }
  }

  /// Puts scenes in columns by the number of segues that lead to them from the initial scene. Used if no scene has a
  /// place, as in compiled storyboards.
  private mutating func placeByDistance() {
    var destinations: [Int: [Int]] = [:]
    for segue in segues where !segue.isUnwind {
      if let destination = segue.destination { destinations[segue.source, default: []].append(destination) }
    }
    let width = (scenes.map(\.frame.width).max() ?? 0) * 1.3
    let height = (scenes.map(\.frame.height).max() ?? 0) * 1.2
    var rows: [Int] = []
    var firstRow = 0
    var isReached = [Bool](repeating: false, count: scenes.count)
    for start in (initial.map { [$0] } ?? []) + Array(scenes.indices) where !isReached[start] {
      isReached[start] = true
      var reached = [(index: start, column: 0, row: firstRow)]
      var position = 0
      while position < reached.count {
        let (index, column, row) = reached[position]
        position += 1
        while rows.count <= column { rows.append(0) }
        let place = max(rows[column], row)
        rows[column] = place + 1
        firstRow = max(firstRow, place + 1)
        scenes[index].frame.origin = CGPoint(x: CGFloat(column) * width, y: CGFloat(place) * height)
        for child in destinations[index] ?? [] where !isReached[child] {
          isReached[child] = true
          reached.append((child, column + 1, place))
        }
      }
    }
  }
}
