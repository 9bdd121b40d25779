import NibAnalysis
import NibCore

/// The cells of the scenes of a map.
///
/// Scenes keep their order on both axes, and scenes that are nearly in a row or column in Interface Builder are exactly
/// in one here. Distances are not to scale: scenes that are too close for their boxes are moved apart, and wide empty
/// areas are made narrower.
package struct MapLayout {
  private(set) var boxes: [CellRect] = []
  /// The size of the map, with a margin for lines around it.
  package private(set) var size = CellSize.zero

  /// The margin around the boxes, which is wider if many lines have to go around them.
  private static func margin(_ map: StoryboardMap) -> CellSize {
    CellSize(columns: 4, rows: map.segues.count > 12 ? 2 : 1)
  }

  /// The maximum number of scenes that keep their places. Comparing the places of more scenes takes longer than the
  /// answer to a key may take, so the scenes of larger maps are put in rows. The largest known storyboards have about a
  /// hundred scenes.
  private static let mostScenes = 2_000

  init(_ map: StoryboardMap, _ scale: MapScale) {
    guard !map.scenes.isEmpty else { return }
    let frames = map.scenes.map(\.frame)
    let margin = MapLayout.margin(map)
    let step = MapLayout.step(of: frames)
    let x = MapAxis(frames.map { Double($0.midX / step.width) })
    let y = MapAxis(frames.map { Double($0.midY / step.height) })
    let pitch = CellSize(
      columns: scale.box.columns + scale.gap.columns, rows: scale.box.rows + scale.gap.rows)
    let places =
      map.scenes.count > MapLayout.mostScenes
      ? MapLayout.rows(x: x, y: y, pitch: pitch) : MapLayout.places(x: x, y: y, pitch: pitch, scale)
    boxes = places.map { place in
      CellRect(
        origin: place + CellPoint(column: margin.columns, row: margin.rows), size: scale.box
      )
    }
    size = CellSize(
      columns: (boxes.map(\.maxColumn).max() ?? 0) + margin.columns,
      rows: (boxes.map(\.maxRow).max() ?? 0) + margin.rows)
  }

  /// The usual distance between neighbors in points: the median size of the scenes, and a fifth or a quarter of it as a
  /// gap.
  private static func step(of frames: [CGRect]) -> CGSize {
    func median(_ values: [CGFloat]) -> CGFloat { max(1, values.sorted()[values.count / 2]) }
    return CGSize(width: median(frames.map(\.width)) * 1.25, height: median(frames.map(\.height)) * 1.2)
  }

  /// The places of the boxes. The values of both axes are columns and rows of a table. Two scenes that are closer than
  /// one step on both axes are separated on the axis on which they are farther apart.
  ///
  /// - Parameters:
  ///   - x, y: the positions of the scenes.
  ///   - pitch: the distance from a box to the next one.
  private static func places(
    x: MapAxis, y: MapAxis, pitch: CellSize, _ scale: MapScale
  ) -> [CellPoint] {
    var columnGaps: [MapAxis.Pair] = []
    var rowGaps: [MapAxis.Pair] = []
    let fromLeft = x.ranks.indices.sorted { (x.ranks[$0], $0) < (x.ranks[$1], $1) }
    for (index, first) in fromLeft.enumerated() {
      for second in fromLeft[(index + 1)...] {
        let distance = (x.value(second) - x.value(first), abs(y.value(first) - y.value(second)))
        guard distance.0 < 1 else { break }
        guard distance.1 < 1 else { continue }
        if distance.0 >= distance.1, distance.0 > 0 {
          columnGaps.append(x.pair(first, second))
        } else if distance.1 > 0 {
          rowGaps.append(y.pair(first, second))
        }
      }
    }
    let columns = x.cells(pitch: pitch.columns, gaps: columnGaps)
    let rows = y.cells(pitch: pitch.rows, gaps: rowGaps)
    return separate(
      x.ranks.indices.map { CellPoint(column: columns[x.ranks[$0]], row: rows[y.ranks[$0]]) }, pitch: pitch,
      scale)
  }

  /// Moves boxes down that overlap or touch others, because wide empty rows and columns were made narrower.
  private static func separate(
    _ places: [CellPoint], pitch: CellSize, _ scale: MapScale
  ) -> [CellPoint] {
    var result = places
    let order = places.indices.sorted {
      (places[$0].row, places[$0].column, $0) < (places[$1].row, places[$1].column, $1)
    }
    for (number, index) in order.enumerated() {
      let above = order[..<number].filter { other in
        abs(result[other].column - result[index].column) < scale.box.columns + 1
      }
      // Moving a box down below another one cannot make it overlap those above that one.
      for other in above.sorted(by: { (result[$0].row, $0) < (result[$1].row, $1) }) {
        let rows = abs(result[other].row - result[index].row)
        guard rows < scale.box.rows + min(1, scale.gap.rows) else { continue }
        result[index].row = result[other].row + pitch.rows
      }
    }
    return result
  }

  /// Rows of equal length in the order of the places, for maps with very many scenes.
  private static func rows(x: MapAxis, y: MapAxis, pitch: CellSize) -> [CellPoint] {
    let order = x.ranks.indices.sorted {
      (y.ranks[$0], x.ranks[$0], $0) < (y.ranks[$1], x.ranks[$1], $1)
    }
    let perRow = max(1, Int(bounded: Double(order.count).squareRoot().rounded(.up)))
    var places = [CellPoint](repeating: .zero, count: order.count)
    for (number, index) in order.enumerated() {
      places[index] = CellPoint(column: number % perRow * pitch.columns, row: number / perRow * pitch.rows)
    }
    return places
  }
}

/// The positions of the scenes on one axis, in steps. Positions that are nearly equal are one rank.
private struct MapAxis {
  /// Two ranks that must be at least one pitch apart; the smaller one first.
  typealias Pair = (lower: Int, upper: Int)

  private(set) var ranks: [Int]
  /// The position of each rank, ascending, without wide gaps.
  private(set) var values: [Double] = []

  /// Positions that differ by less are equal.
  private static let tolerance = 0.3
  /// The largest distance between neighboring ranks.
  private static let farthest = 1.3

  init(_ positions: [Double]) {
    ranks = [Int](repeating: 0, count: positions.count)
    var start = -Double.infinity
    var last = 0.0
    for index in positions.indices.sorted(by: { (positions[$0], $0) < (positions[$1], $1) }) {
      if positions[index] - start >= MapAxis.tolerance {
        values.append(values.isEmpty ? 0 : last + min(positions[index] - start, MapAxis.farthest))
        start = positions[index]
        last = values[values.count - 1]
      }
      ranks[index] = values.count - 1
    }
  }

  func value(_ index: Int) -> Double { values[ranks[index]] }

  func pair(_ first: Int, _ second: Int) -> Pair {
    (min(ranks[first], ranks[second]), max(ranks[first], ranks[second]))
  }

  /// The cell at which each rank begins: its position in cells, or more if gaps require it.
  func cells(pitch: Int, gaps: [Pair]) -> [Int] {
    let lower = Dictionary(grouping: gaps, by: \.upper)
    var cells: [Int] = []
    for rank in values.indices {
      // A rank never moves away from the one before it by more than in the document.
      let step = rank == 0 ? 0 : (values[rank] - values[rank - 1]) * Double(pitch)
      let before = rank == 0 ? 0 : cells[rank - 1] + Int(bounded: step.rounded())
      let required = (lower[rank] ?? []).map { cells[$0.lower] + pitch }.max() ?? 0
      cells.append(max(before, required))
    }
    return cells
  }
}
