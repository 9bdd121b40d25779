import NibAnalysis
import NibCore
import NibTools

/// The part of the map's page that describes the selected scene and lists its segues.
struct MapStrip {
  /// A segue of the selected scene.
  struct Row {
    /// The index of the segue in the map.
    let segue: Int
    /// Whether the segue leads to the selected scene.
    let isIncoming: Bool
    /// The scene at the other end; `nil` if it is not known or not in this document.
    let scene: Int?
  }

  /// The area of the strip, and that of its list.
  private var area = CellRect.zero
  private var list = CellRect.zero
  /// The index of the scene, and the lines about it.
  private var scene = 0
  private var header: [String] = []
  private var chosenRow: Int?
  private var rows: [Row] = []
  /// The first row of the list in view.
  private var top = 0
  private var showsNumbers = false

  /// The smallest number of columns for a strip at the right.
  private static let columnsForSide = 150
  private static let sideColumns = 36
  private static let bottomRows = 4

  /// Divides an area between the map and the strip.
  static func divide(_ area: CellRect) -> (map: CellRect, strip: CellRect) {
    let (columns, rows) = (area.size.columns, area.size.rows)
    if columns >= columnsForSide {
      let left = columns - sideColumns
      return (
        CellRect(origin: area.origin, size: CellSize(columns: left - 1, rows: rows)),
        CellRect(column: area.minColumn + left, row: area.minRow, columns: sideColumns, rows: rows)
      )
    }
    let strip =
      switch rows {
      case 12...: bottomRows
      case 8...: 2
      default: 0
      }
    return (
      CellRect(origin: area.origin, size: CellSize(columns: columns, rows: rows - strip)),
      CellRect(column: area.minColumn, row: area.maxRow - strip, columns: columns, rows: strip)
    )
  }

  /// The segues of a scene: first the outgoing segues, then the incoming segues.
  static func rows(of scene: Int, in map: StoryboardMap) -> [Row] {
    var outgoing: [Row] = []
    var incoming: [Row] = []
    for (index, segue) in map.segues.enumerated() {
      if segue.source == scene {
        outgoing.append(Row(segue: index, isIncoming: false, scene: segue.isUnwind ? nil : segue.destination))
      } else if segue.destination == scene {
        incoming.append(Row(segue: index, isIncoming: true, scene: segue.source))
      }
    }
    return outgoing + incoming
  }

  /// Whether a point of the screen is in the list.
  func contains(_ point: CellPoint) -> Bool { list.contains(point) }

  /// The row of the list at a point of the screen; `nil` if there is none.
  func row(at point: CellPoint) -> Int? {
    guard list.contains(point) else { return nil }
    let row = top + point.row - list.minRow
    return row < rows.count ? row : nil
  }

  // MARK: Drawing

  /// Lays the strip out.
  ///
  /// - Parameter showsNumbers: whether the names of scenes follow their numbers, because the boxes of the map contain
  ///   only the numbers.
  mutating func update(
    _ map: StoryboardMap, scene index: Int, chosenRow: Int?, showsNumbers: Bool, in area: CellRect
  ) {
    (self.area, scene, self.chosenRow, self.showsNumbers) = (area, index, chosenRow, showsNumbers)
    (list, rows) = (.zero, [])
    guard !area.isEmpty else { return }
    header = MapStrip.header(of: map.scenes[index], isInitial: index == map.initial, isOneLine: !isSide)
    if showsNumbers { header[0] = "\(index + 1)  \(header[0])" }
    let used = header.count + (isSide ? 1 : 0)
    list = CellRect(
      column: inside.minColumn, row: inside.minRow + used, columns: inside.size.columns,
      rows: max(0, inside.size.rows - used))
    rows = MapStrip.rows(of: index, in: map)
    if !list.isEmpty {
      top = min(max(0, (chosenRow ?? 0) - list.size.rows + 1), max(0, rows.count - list.size.rows))
    }
  }

  /// Whether the strip is at the right of the map.
  private var isSide: Bool { area.minColumn > 0 }

  /// The area without the line between the map and the strip.
  private var inside: CellRect { isSide ? area : area.belowTitle }

  func draw(_ map: StoryboardMap, on screen: CellCanvas, _ theme: Theme) {
    guard !area.isEmpty else { return }
    drawLine(on: screen, theme)
    for (row, line) in header.prefix(inside.size.rows).enumerated() {
      screen.put(
        CellText.truncated(line, columns: inside.size.columns),
        at: inside.origin + CellPoint(column: 0, row: row),
        style: row == 0 ? theme.accent : theme.quiet)
    }
    drawList(map, on: screen, theme)
    if isSide, showsNumbers { drawNames(map, on: screen, theme) }
  }

  /// Lists the numbers and names of the scenes below the segues, as far as there is room.
  private func drawNames(_ map: StoryboardMap, on screen: CellCanvas, _ theme: Theme) {
    let free = CellRect(
      column: list.minColumn, row: list.minRow + max(1, rows.count) + 1, columns: list.size.columns,
      rows: max(0, list.size.rows - max(1, rows.count) - 1))
    let first = max(0, min(self.scene - free.size.rows / 2, map.scenes.count - free.size.rows))
    let digits = String(map.scenes.count).count
    for (row, scene) in map.scenes.enumerated().dropFirst(first).prefix(free.size.rows) {
      let number = CellText.aligned("\(row + 1)", columns: digits, .right)
      screen.put(
        CellText.truncated("\(number) \(VisibleText.line(scene.name))", columns: free.size.columns),
        at: CellPoint(column: free.minColumn, row: free.minRow + row - first),
        style: row == self.scene ? theme.accent : theme.quiet)
    }
  }

  /// Draws the line between the map and the strip.
  private func drawLine(on screen: CellCanvas, _ theme: Theme) {
    if isSide {
      let start = CellPoint(column: area.minColumn - 1, row: area.minRow)
      screen.verticalLine(at: start, rows: area.size.rows, style: theme.line)
    } else {
      screen.horizontalLine(at: area.origin, columns: area.size.columns, style: theme.line)
    }
  }

  /// The lines about the selected scene.
  private static func header(
    of scene: StoryboardMap.Scene, isInitial: Bool, isOneLine: Bool
  ) -> [String] {
    let size = scene.frame.size.nibText
    let identifier = scene.storyboardIdentifier.map { "identifier \($0)" }
    let parts: [String?] = [
      scene.name, scene.className == scene.name ? nil : scene.className, identifier, "#\(scene.id)",
      scene.isReference ? nil : size, isInitial ? "initial scene" : nil,
      scene.isPlaced ? nil : "no saved place",
    ]
    let lines = parts.compactMap { $0.map(VisibleText.line) }
    return isOneLine ? [lines.joined(separator: "  ")] : lines
  }

  /// Draws the segues of the selected scene.
  private func drawList(_ map: StoryboardMap, on screen: CellCanvas, _ theme: Theme) {
    guard !list.isEmpty else { return }
    if rows.isEmpty { screen.put("no segues", at: list.origin, style: theme.quiet) }
    for (offset, row) in rows.dropFirst(top).prefix(list.size.rows).enumerated() {
      let line = CellRect(
        origin: list.origin + CellPoint(column: 0, row: offset),
        size: CellSize(columns: list.size.columns, rows: 1))
      let (name, detail) = texts(of: row, in: map)
      let style = row.isIncoming ? theme.quiet : .plain
      let hidden = hiddenText(inLine: offset)
      let columns = max(0, line.size.columns - CellText.columns(of: hidden))
      let used = screen.put(CellText.truncated(name, columns: columns), at: line.origin, style: style)
      screen.put(
        CellText.truncated(detail, columns: max(0, columns - used - 2)),
        at: line.origin + CellPoint(column: used + 2, row: 0), style: theme.quiet)
      if top + offset == chosenRow { Theme.markChosen(line, on: screen) }
      screen.put(hidden, at: line.origin + CellPoint(column: columns, row: 0), style: theme.focusedTitle)
    }
  }

  /// The text at the end of a line of the list that says how many rows are out of view: above in the first line, below
  /// in the last one.
  private func hiddenText(inLine line: Int) -> String {
    let below = rows.count - top - list.size.rows
    if line == list.size.rows - 1, below > 0 { return " \(below) more ↓ " }
    return line == 0 && top > 0 ? " \(top) more ↑ " : ""
  }

  /// The other end of a segue with an arrow, and the kind, the identifier and the object that performs it.
  private func texts(of row: Row, in map: StoryboardMap) -> (String, String) {
    let segue = map.segues[row.segue]
    let name =
      row.scene.map { (showsNumbers ? "\($0 + 1) " : "") + map.scenes[$0].name }
      ?? segue.endWithoutScene
    let details = [segue.kindOrAction, segue.identifier, segue.sourceObject.map { "(\($0))" }]
    return (
      "\(row.isIncoming ? "←" : "→") \(VisibleText.line(name))",
      VisibleText.line(details.compactMap { $0 }.joined(separator: " "))
    )
  }
}
