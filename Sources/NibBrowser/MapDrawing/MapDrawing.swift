import NibAnalysis
import NibCore

/// Draws a planned map on a canvas.
package struct MapDrawing {
  let plan: MapPlan
  /// The index of the selected scene; `nil` if none is selected.
  var selection: Int?
  /// The index of a segue of the map whose line is drawn in the style of the selection; `nil` for all segues of the
  /// selected scene.
  var segue: Int?
  var theme: Theme
  /// Returns the drawing of a scene, at most as large as the given size; `nil` if there is none.
  var picture: (_ scene: Int, _ size: CellSize) -> CellCanvas?

  package init(
    plan: MapPlan, selection: Int? = nil, segue: Int? = nil, theme: Theme = Theme(),
    picture: @escaping (_ scene: Int, _ size: CellSize) -> CellCanvas? = { _, _ in nil }
  ) {
    (self.plan, self.selection, self.segue) = (plan, selection, segue)
    (self.theme, self.picture) = (theme, picture)
  }

  /// Draws the whole map with its top left cell at the origin.
  package func draw(on canvas: CellCanvas) {
    let visible = canvas.clipBounds
    for connection in plan.connections where !isHighlighted(connection) {
      draw(connection, on: canvas, lines: lines(of: connection), style: theme.line)
    }
    for connection in plan.connections where isHighlighted(connection) {
      draw(connection, on: canvas, lines: lines(of: connection), style: theme.accent)
    }
    for (index, box) in plan.layout.boxes.enumerated()
    where !box.inset(columns: -4, rows: 0).intersection(visible).isEmpty {
      draw(plan.map.scenes[index], index, box, on: canvas)
    }
    // The boxes hide the beginnings of lines.
    for connection in plan.connections { drawEnds(of: connection, on: canvas) }
    guard !plan.scale.isNumbered else { return }
    for index in plan.layout.boxes.indices {
      if let note = plan.notes[index] { draw(note, of: index, on: canvas) }
    }
  }

  // MARK: Lines

  private func isHighlighted(_ connection: MapPlan.Connection) -> Bool {
    if let segue { return connection.segues.contains(segue) }
    return selection.map { connection.source == $0 || connection.destination == $0 } ?? false
  }

  /// Whether the connection contains the chosen segue.
  private func isChosen(_ connection: MapPlan.Connection) -> Bool {
    segue.map { connection.segues.contains($0) } ?? false
  }

  /// The style of a line. The line of the chosen segue is double, because not every terminal shows colors or dim text.
  private func lines(of connection: MapPlan.Connection) -> LineStyle {
    isChosen(connection) ? .double : MapPlan.lines(of: connection.segues.map { plan.map.segues[$0] })
  }

  private func draw(
    _ connection: MapPlan.Connection, on canvas: CellCanvas, lines: LineStyle, style: CellStyle
  ) {
    for part in MapPlan.parts(of: Array(connection.line.dropFirst())) {
      let start = CellPoint(
        column: min(part[0].column, part[part.count - 1].column),
        row: min(part[0].row, part[part.count - 1].row))
      // A line of one cell has both arms of its direction.
      if part[0].row == part[part.count - 1].row {
        canvas.horizontalLine(at: start, columns: part.count, lines: lines, style: style)
      } else {
        canvas.verticalLine(at: start, rows: part.count, lines: lines, style: style)
      }
    }
  }

  /// Draws the beginning, the arrow head and the label of a line.
  private func drawEnds(of connection: MapPlan.Connection, on canvas: CellCanvas) {
    let style = isHighlighted(connection) ? theme.accent : theme.line
    let line = connection.line
    if line.count > 1 {
      if !plan.scale.isNumbered {
        let arms = MapDrawing.arm(from: line[0], to: line[1], lines(of: connection))
        canvas.join(arms, at: line[0], lines: .light, style: boxStyle(of: connection.source))
      }
      let back = MapDrawing.arm(from: line[1], to: line[0], lines(of: connection))
      if line.count > 2 { canvas.join(back, at: line[1], lines: lines(of: connection), style: style) }
      let head = MapDrawing.head(at: line[line.count - 1], into: plan.layout.boxes[connection.destination])
      canvas.put(head, at: line[line.count - 1], style: style)
    }
    if let label = connection.label {
      var labelStyle = style
      labelStyle.attributes.remove(.dim)
      if isChosen(connection) { labelStyle.attributes.insert(.reverse) }
      canvas.put(label.text, at: label.place, style: labelStyle)
    }
  }

  /// The arm of a line in a cell that leads to a neighboring cell.
  private static func arm(from cell: CellPoint, to neighbor: CellPoint, _ lines: LineStyle) -> LineArms {
    let weight = lines.weight
    if neighbor.row < cell.row { return LineArms(up: weight) }
    if neighbor.row > cell.row { return LineArms(down: weight) }
    return neighbor.column > cell.column ? LineArms(right: weight) : LineArms(left: weight)
  }

  /// The arrow head at the end of a line, which is beside the box that it points at.
  private static func head(at cell: CellPoint, into box: CellRect) -> String {
    if cell.row < box.minRow { return "▼" }
    if cell.row >= box.maxRow { return "▲" }
    return cell.column < box.minColumn ? "▶" : "◀"
  }

  // MARK: Scenes

  private func boxStyle(of scene: Int) -> CellStyle { scene == selection ? theme.accent : CellStyle.plain }

  private func draw(_ scene: StoryboardMap.Scene, _ index: Int, _ box: CellRect, on canvas: CellCanvas) {
    let isSelected = index == selection
    let style = boxStyle(of: index)
    let solidLines: LineStyle = isSelected ? .heavy : .light
    let lines = scene.isReference ? .dashed : solidLines
    canvas.drawBox(box, lines: lines, style: style, interior: CellStyle(background: .default))
    if index == plan.map.initial {
      let area = MapPlan.arrowArea(of: box)
      canvas.put("──▶", at: area.origin, style: theme.accent)
    }
    let inside =
      box.inset(columns: plan.scale.textMargin, rows: plan.scale.isNumbered ? 0 : 1)
    canvas.withClip(inside) {
      let name = plan.scale.isNumbered ? ["\(index + 1)"] : MapName(scene.name).lines(in: inside.size)
      let hasPicture = drawPicture(of: index, in: inside, on: canvas)
      let lines = hasPicture ? name : name + details(of: scene)
      for (row, text) in lines.prefix(inside.size.rows).enumerated() {
        let columns = inside.size.columns
        let shown = CellText.aligned(text, columns: columns, plan.scale.isNumbered ? .center : .left)
        var textStyle = row < name.count ? CellStyle(attributes: .bold) : theme.quiet
        if isSelected, row < name.count { textStyle.attributes.insert(.reverse) }
        canvas.put(
          shown, at: inside.origin + CellPoint(column: 0, row: row), style: textStyle, maxColumns: columns)
      }
    }
  }

  /// Draws a scene below the two lines for its name. Returns false if the box has no room for it or there is no
  /// drawing.
  private func drawPicture(of scene: Int, in inside: CellRect, on canvas: CellCanvas) -> Bool {
    guard plan.scale.hasPictures, !inside.intersection(canvas.clipBounds).isEmpty else { return false }
    let room = CellRect(
      column: inside.minColumn, row: inside.minRow + 2, columns: inside.size.columns,
      rows: inside.size.rows - 2)
    guard let picture = picture(scene, room.size) else { return false }
    let free = (room.size.columns - picture.size.columns) / 2
    canvas.draw(picture, at: room.origin + CellPoint(column: max(0, free), row: 0))
    return true
  }

  /// Draws a text in the bottom edge of a box.
  private func draw(_ note: String, of index: Int, on canvas: CellCanvas) {
    let box = plan.layout.boxes[index]
    let edge = CellRect(
      origin: CellPoint(column: box.minColumn, row: box.maxRow - 1),
      size: CellSize(columns: box.size.columns, rows: 2))
    canvas.drawTitle(note, in: edge, style: theme.quiet, alignment: .right)
  }

  /// The lines of text below the name: the class, the storyboard identifier and the size.
  private func details(of scene: StoryboardMap.Scene) -> [String] {
    guard !plan.scale.isNumbered, plan.scale.box.columns >= MapScale.withClasses.box.columns else {
      return []
    }
    let size = "\(scene.frame.size.nibText) points"
    let details = [
      scene.className, scene.storyboardIdentifier, plan.scale.lines > 3 && !scene.isReference ? size : nil,
    ]
    return details.compactMap { $0 }.filter { $0 != scene.name }
  }
}

/// The name of a scene in a box, on up to two lines.
private struct MapName {
  private let name: String

  init(_ name: String) { self.name = name }

  /// The lines of the name. A name that needs too many lines is shortened by the usual last words of the names of
  /// controllers: `Login` for `LoginViewController`.
  func lines(in size: CellSize) -> [String] {
    let count = min(2, size.rows)
    let whole = MapName.lines(of: name, columns: size.columns)
    if whole.count <= count, whole.allSatisfy({ CellText.columns(of: $0) <= size.columns }) { return whole }
    let short = MapName.lines(of: shortName, columns: size.columns)
    guard short.count > count else { return short }
    return Array(short.prefix(count - 1)) + [short[(count - 1)...].joined(separator: " ")]
  }

  private var shortName: String {
    let ending = MapName.endings.first { name.hasSuffix($0) && name.count > $0.count + 1 }
    let short = String(name.dropLast(ending?.count ?? 0))
    return short.last == " " ? String(short.dropLast()) : short
  }

  private static let endings = [
    "TableViewController", "CollectionViewController", "ViewController", "View Controller", "Controller",
  ]

  /// Breaks a name at spaces, and before the capital letters inside of words.
  private static func lines(of name: String, columns: Int) -> [String] {
    var lines = [""]
    for word in words(of: name) {
      let last = lines[lines.count - 1]
      if last.isEmpty || CellText.columns(of: last + word) <= columns {
        lines[lines.count - 1] += word
      } else {
        lines.append(word)
      }
    }
    return lines.map { $0.last == " " ? String($0.dropLast()) : $0 }
  }

  /// The parts of a name that can be on separate lines. Spaces belong to the word before them.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var last: Character?
    for character in name {
      let isStart = last.map { $0 == " " || $0 == "_" || $0.isLowercase && character.isUppercase } ?? true
      if isStart { words.append("") }
      words[words.count - 1].append(character)
      last = character
    }
    return words
  }
}
