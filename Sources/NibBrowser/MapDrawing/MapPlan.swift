import NibAnalysis
import NibCore

/// A map at one scale, ready to be drawn: the boxes of the scenes, the lines between them and the labels of the lines.
///
/// Finding the lines takes longer than drawing them, and does not depend on the selection, so a plan is used for many
/// drawings.
package final class MapPlan {
  /// All segues from one scene to another.
  struct Connection {
    let source: Int
    let destination: Int
    let segues: [Int]
    let line: MapRouter.Line
    fileprivate(set) var label: (text: String, place: CellPoint)?
  }

  let map: StoryboardMap
  package let scale: MapScale
  package let layout: MapLayout
  private(set) var connections: [Connection] = []
  /// The texts in the bottom edges of boxes: unwind segues and segues from a scene to itself.
  let notes: [Int: String]

  /// The maximum number of connections with a line. Other connections are only in the list of a scene's segues.
  private static let mostConnections = 2_000

  package init(_ map: StoryboardMap, _ scale: MapScale) {
    (self.map, self.scale) = (map, scale)
    layout = MapLayout(map, scale)
    notes = MapPlan.notes(of: map)
    var router = MapRouter(layout)
    if let initial = map.initial { router.close(MapPlan.arrowArea(of: layout.boxes[initial])) }
    let bundles = Array(MapPlan.bundles(of: map, layout).prefix(MapPlan.mostConnections))
    let groups = MapPlan.groups(of: bundles, map)
    for (bundle, group) in zip(bundles, groups) {
      let line = router.line(from: bundle.source, to: bundle.destination, group: group)
      connections.append(
        Connection(
          source: bundle.source, destination: bundle.destination, segues: bundle.segues, line: line))
    }
    guard !scale.isNumbered else { return }
    for index in connections.indices { connections[index].label = label(of: connections[index], &router) }
  }

  /// The largest scale at which the map fits into the given size; the smallest if none does.
  ///
  /// - Parameters:
  ///   - rows: `nil` if the height does not matter.
  ///   - scales: the scales to choose from, the smallest first.
  package static func scale(
    fitting map: StoryboardMap, columns: Int, rows: Int?, among scales: [MapScale] = MapScale.all
  ) -> MapScale {
    scales.last { scale in
      let size = MapLayout(map, scale).size
      return size.columns <= columns && size.rows <= rows ?? .max
    } ?? scales[0]
  }

  /// The scale with boxes that are wide enough for the names of all scenes, or as wide as the map can have in the given
  /// number of columns. A scale whose boxes show numbers or drawings stays the same.
  static func widened(
    _ scale: MapScale, for map: StoryboardMap, columns: Int, among scales: [MapScale]
  ) -> MapScale {
    func fitsNames(_ scale: MapScale) -> Bool { map.scenes.allSatisfy { scale.fits($0.name) } }
    guard !scale.isNumbered, !scale.hasPictures, !fitsNames(scale) else { return scale }
    let wider = scales.filter { $0.box.columns > scale.box.columns && !$0.hasPictures }
      .map { scale.widened(to: $0) }.prefix { MapLayout(map, $0).size.columns <= columns }
    return wider.first(where: fitsNames) ?? wider.last ?? scale
  }

  /// The cells of the arrow that points at the initial scene.
  static func arrowArea(of box: CellRect) -> CellRect {
    CellRect(column: box.minColumn - 3, row: box.minRow + (box.size.rows > 2 ? 1 : 0), columns: 3, rows: 1)
  }

  // MARK: Segues

  /// The bundles of a map. Bundles between near scenes come first, so that long lines go around short lines.
  private static func bundles(of map: StoryboardMap, _ layout: MapLayout) -> [StoryboardMap.Bundle] {
    let bundles = map.bundles
    let lengths = bundles.map { bundle in
      let (from, to) = (layout.boxes[bundle.source].origin, layout.boxes[bundle.destination].origin)
      return abs(from.column - to.column) + 2 * abs(from.row - to.row)
    }
    return bundles.indices.sorted { (lengths[$0], $0) < (lengths[$1], $1) }.map { bundles[$0] }
  }

  /// The minimum number of lines of the same style from one scene that share their beginnings.
  private static let linesOfTree = 5

  /// For each bundle, the group of lines that share their beginnings; `nil` if its line shares nothing. Without groups,
  /// a scene with many segues, such as a menu, would be surrounded by parallel lines.
  private static func groups(of bundles: [StoryboardMap.Bundle], _ map: StoryboardMap) -> [Int?] {
    struct Key: Hashable { let source: Int, lines: LineStyle }
    let keys = bundles.map { bundle in
      Key(source: bundle.source, lines: lines(of: bundle.segues.map { map.segues[$0] }))
    }
    let counts = Dictionary(grouping: keys) { $0 }.mapValues(\.count)
    var numbers: [Key: Int] = [:]
    return keys.map { key in
      guard counts[key] ?? 0 >= linesOfTree else { return nil }
      let number = numbers[key] ?? numbers.count
      numbers[key] = number
      return number
    }
  }

  /// The style of the line of the segues between two scenes: heavy for the children of containers, dashed for sheets
  /// and popovers.
  static func lines(of segues: [StoryboardMap.Segue]) -> LineStyle {
    if segues.contains(where: \.isContainment) { return .heavy }
    return segues.allSatisfy(\.isPresentation) ? .dashed : .rounded
  }

  /// Notes about the segues that are not lines on the map: those that unwind, and those that lead to the
  /// scene itself.
  private static func notes(of map: StoryboardMap) -> [Int: String] {
    var unwinds: [Int: Int] = [:]
    var loops: [Int: Int] = [:]
    for segue in map.segues {
      if segue.isUnwind {
        unwinds[segue.source, default: 0] += 1
      } else if segue.destination == segue.source {
        loops[segue.source, default: 0] += 1
      }
    }
    func counted(_ word: String, _ count: Int?) -> String? {
      count.map { $0 == 1 ? word : "\(word) ×\($0)" }
    }
    return Set(unwinds.keys).union(loops.keys).reduce(into: [:]) { notes, scene in
      notes[scene] = [counted("unwind", unwinds[scene]), counted("self", loops[scene])].compactMap { $0 }
        .joined(separator: ", ")
    }
  }

  // MARK: Labels

  /// The longest label of a connection for which there is room: the kind with the identifier, or the kind.
  private func label(
    of connection: Connection, _ router: inout MapRouter
  ) -> (text: String, place: CellPoint)? {
    for text in texts(of: connection) {
      let columns = CellText.columns(of: text)
      guard let place = place(ofLabel: columns, on: connection.line, router) else { continue }
      router.close(CellRect(origin: place, size: CellSize(columns: columns, rows: 1)))
      return (text, place)
    }
    return nil
  }

  /// The labels of a line, the longest first.
  private func texts(of connection: Connection) -> [String] {
    let segues = connection.segues.map { map.segues[$0] }
    guard segues.count == 1 else {
      let kinds = Set(segues.map(\.kind))
      return [kinds.count == 1 ? "\(segues[0].kind) ×\(segues.count)" : "\(segues.count) segues"]
    }
    let long = segues[0].identifier.map { "\(segues[0].kind) \(CellText.truncated($0, columns: 24))" }
    return [long, segues[0].kind].compactMap { $0 }
  }

  /// The place of a label on the longest horizontal part of a line that has room, or else to the right of a vertical
  /// part.
  private func place(ofLabel columns: Int, on line: MapRouter.Line, _ router: MapRouter) -> CellPoint? {
    let parts = MapPlan.parts(of: line)
    let horizontal = parts.filter { $0.first?.row == $0.last?.row && $0.count >= columns + 3 }
    for part in horizontal.sorted(by: { $0.count > $1.count }) {
      let left = min(part[0].column, part[part.count - 1].column)
      let place = CellPoint(column: left + (part.count - columns) / 2, row: part[0].row)
      let isCovered = part.contains { cell in
        cell.column >= place.column && cell.column < place.column + columns && router.isCrossed(cell)
      }
      if !isCovered { return place }
    }
    for part in parts where part.count >= 3 && part[0].column == part[part.count - 1].column {
      let middle = part[part.count / 2]
      let place = CellPoint(column: middle.column + 2, row: middle.row)
      let area = CellRect(
        origin: place - CellPoint(column: 1, row: 0), size: CellSize(columns: columns + 2, rows: 1))
      if router.isFree(area) { return place }
    }
    return nil
  }

  /// The straight parts of a line. A bend belongs to the parts on both sides.
  static func parts(of line: MapRouter.Line) -> [[CellPoint]] {
    var parts: [[CellPoint]] = []
    for cell in line {
      if let last = parts.last,
        last.count == 1 || isStraight(last[last.count - 2], last[last.count - 1], cell)
      {
        parts[parts.count - 1].append(cell)
      } else {
        parts.append((parts.last?.last).map { [$0, cell] } ?? [cell])
      }
    }
    return parts
  }

  private static func isStraight(_ first: CellPoint, _ second: CellPoint, _ third: CellPoint) -> Bool {
    first.row == third.row && second.row == third.row
      || first.column == third.column && second.column == third.column
  }
}
