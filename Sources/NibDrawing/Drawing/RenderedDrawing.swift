import NibCore

/// Draws a tree as it looks on the screen: backgrounds, separators, controls and texts.
struct RenderedDrawing {
  private let plan: DrawingPlan
  private let canvas: CellCanvas
  private let content: ContentMap

  init(_ plan: DrawingPlan, _ canvas: CellCanvas) {
    self.plan = plan
    self.canvas = canvas
    content = ContentMap(plan.tree, plan.placements)
  }

  func draw() {
    guard let root = plan.tree.nodes.first else { return }
    if plan.renderer.paintsPage { paintPage(root) }
    plan.walk { index in
      let node = plan.tree.nodes[index]
      drawBackground(node)
      plan.drawContent(of: node, on: canvas)
      plan.drawText(of: node, on: canvas)
    } after: { index in
      drawSeparator(below: plan.tree.nodes[index])
      drawGroups(of: index)
      mark(plan.tree.nodes[index])
    }
    makeReadable(root.clip)
    if let highlighted = plan.renderer.highlightedView { outline(highlighted) }
  }

  /// Adjusts the colors in an area for readability, except those of images.
  private func makeReadable(_ area: CellRect) {
    guard let images = plan.images, images.hasDrawn else {
      return canvas.restyle(area) { $0 = ReadableColors.readable($0) }
    }
    for row in area.rowRange {
      for column in area.columnRange {
        let place = CellPoint(column: column, row: row)
        if images.isImage(canvas.cell(at: place), at: place) { continue }
        let cell = CellRect(origin: place, size: CellSize(columns: 1, rows: 1))
        canvas.restyle(cell) { $0 = ReadableColors.readable($0) }
      }
    }
  }

  // MARK: Backgrounds and lines

  /// Paints the background that the system shows behind the views.
  private func paintPage(_ root: RenderNode) {
    let (red, green, blue) = UIColor.systemBackground.nibComponents(for: plan.traits.userInterfaceStyle).bytes
    canvas.fill(
      root.cells.intersection(root.clip),
      style: CellStyle(background: CellColor(red: red, green: green, blue: blue)))
  }

  private func drawBackground(_ node: RenderNode) {
    if let color = node.background(plan.traits) ?? node.groupedBackground(plan.traits) {
      if node.cells.isEmpty { drawHairline(node, color) } else { fill(node, color) }
    }
    drawBorder(node)
  }

  private func fill(_ node: RenderNode, _ components: ColorComponents) {
    let (red, green, blue) = components.bytes
    let color = CellColor(red: red, green: green, blue: blue)
    let area = node.cells.intersection(node.clip)
    guard components.alpha > 0.99 else {
      plan.images?.blend(area, color, opacity: components.alpha, on: canvas)
      canvas.restyle(area) {
        $0.background = color.mixed(over: $0.background ?? .default, opacity: components.alpha)
      }
      return
    }
    let isPage = !plan.renderer.paintsPage && ReadableColors.isPage(color, plan.traits.userInterfaceStyle)
    let isOnPage = canvas.background(at: area.origin) == .default
    canvas.fill(area, style: CellStyle(background: isPage && isOnPage ? .default : color))
  }

  /// Draws a view that is too thin for its own cells as a line, where the line does not cross any content.
  private func drawHairline(_ node: RenderNode, _ components: ColorComponents) {
    guard node.cells.size.columns + node.cells.size.rows > 0, !node.fillsItsFrame,
      let line = line(of: node)
    else { return }
    drawLine(line, isHorizontal: node.cells.size.rows == 0, components)
  }

  /// Draws the separator below a table's row, if the row's last line of cells is empty.
  private func drawSeparator(below node: RenderNode) {
    guard let cell = node.view as? UITableViewCell, let table = cell.superview as? UITableView,
      table.separatorStyle != .none, !cell.nibEnvironment.rules.isTerminal, node.cells.size.rows > 1
    else { return }
    let last = CellRect(
      column: node.cells.minColumn, row: node.cells.maxRow - 1, columns: node.cells.size.columns, rows: 1)
    let line = last.intersection(node.clip)
    guard content.isFree(line) else { return }
    let color = table.separatorColor ?? .separator
    drawLine(line, isHorizontal: true, color.nibComponents(for: plan.traits.userInterfaceStyle))
  }

  /// Draws lines around the groups of rows in a table: boxes in the style `insetGrouped`, lines above in the style
  /// `grouped`. Rows that were filled with a color need no boxes.
  private func drawGroups(of index: Int) {
    let node = plan.tree.nodes[index]
    guard let table = node.view as? UITableView, table.style != .plain, table.separatorStyle != .none,
      !table.nibEnvironment.rules.isTerminal
    else { return }
    let color = (table.separatorColor ?? .separator).nibComponents(for: plan.traits.userInterfaceStyle)
    for group in plan.tree.rowGroups(of: index) {
      let above = CellRect(
        column: group.minColumn, row: group.minRow - 1, columns: group.size.columns, rows: 1)
      let isClosed = content.isFree(above) && above.intersection(node.clip) == above
      if table.style == .grouped {
        if isClosed { drawLine(above, isHorizontal: true, color) }
      } else if canvas.background(at: group.origin) == .default {
        drawBox(around: group, hasTop: isClosed, within: node.clip, color)
      }
    }
  }

  /// Draws lines at the sides and the bottom of a group, and above it if there is a free row. Lines do not cross other
  /// content.
  private func drawBox(
    around group: CellRect, hasTop: Bool, within clip: CellRect, _ components: ColorComponents
  ) {
    let (red, green, blue) = components.bytes
    let style = CellStyle(foreground: CellColor(red: red, green: green, blue: blue))
    let lastRow = CellRect(
      column: group.minColumn, row: group.maxRow - 1, columns: group.size.columns, rows: 1)
    let bottom = content.isFree(lastRow) ? group.maxRow - 1 : group.maxRow
    let top = hasTop ? group.minRow - 1 : group.minRow
    let (left, right) = (group.minColumn - 1, group.maxColumn)
    guard bottom > top else { return }
    func join(_ arms: LineArms, column: Int, row: Int) {
      let place = CellPoint(column: column, row: row)
      guard clip.contains(place), content.isFree(column..<column + 1, row: row) else { return }
      canvas.join(arms, at: place, style: style)
    }
    for row in top...bottom {
      let arms = LineArms(
        up: row == top && hasTop ? .none : .light, down: row == bottom ? .none : .light)
      join(arms, column: left, row: row)
      join(arms, column: right, row: row)
    }
    for row in hasTop ? [top, bottom] : [bottom] {
      join(LineArms(right: .light), column: left, row: row)
      for column in group.columnRange {
        join(LineArms(right: .light, left: .light), column: column, row: row)
      }
      join(LineArms(left: .light), column: right, row: row)
    }
  }

  private func drawLine(_ cells: CellRect, isHorizontal: Bool, _ components: ColorComponents) {
    let arms =
      isHorizontal ? LineArms(right: .light, left: .light) : LineArms(up: .light, down: .light)
    let (red, green, blue) = components.bytes
    let style = CellStyle(foreground: CellColor(red: red, green: green, blue: blue))
    for row in cells.rowRange {
      for column in cells.columnRange {
        canvas.join(arms, at: CellPoint(column: column, row: row), style: style)
      }
    }
  }

  /// The cells next to the boundary on which a thin view is located, on the side that is empty.
  private func line(of node: RenderNode) -> CellRect? {
    let isHorizontal = node.cells.size.rows == 0
    let first = node.shownCells
    let isAfter = isHorizontal ? first.minRow == node.cells.minRow : first.minColumn == node.cells.minColumn
    let step = isAfter ? -1 : 1
    let other = first.offset(
      by: isHorizontal ? CellPoint(column: 0, row: step) : CellPoint(column: step, row: 0))
    return [first, other].map { $0.intersection(node.clip) }.first { content.isFree($0) }
  }

  /// Draws the layer's border if the view is at least three cells wide and high.
  private func drawBorder(_ node: RenderNode) {
    let layer = node.view.layer
    guard layer.borderWidth > 0, node.cells.size.rows > 2, node.cells.size.columns > 2 else { return }
    let parts = (layer.borderColor ?? .label).nibComponents(for: plan.traits.userInterfaceStyle)
    let (red, green, blue) = parts.bytes
    canvas.withClip(node.clip) {
      canvas.drawBox(
        node.cells, lines: layer.cornerRadius > 0 ? .rounded : .light,
        style: CellStyle(foreground: CellColor(red: red, green: green, blue: blue)))
    }
  }

  // MARK: Selection

  /// Draws a row that is selected or under the cursor in reverse, and in a single pair of colors. In reverse, colored
  /// parts of the row would become dark patches. Images keep their colors.
  private func mark(_ node: RenderNode) {
    guard let mark = node.view.nibRowMark else { return }
    let area = node.cells.intersection(node.clip)
    let background = node.view is UITableViewCell ? canvas.background(at: area.origin) : nil
    for row in area.rowRange {
      for column in area.columnRange {
        let place = CellPoint(column: column, row: row)
        if plan.images?.isImage(canvas.cell(at: place), at: place) == true { continue }
        canvas.restyle(CellRect(origin: place, size: CellSize(columns: 1, rows: 1))) {
          if let background {
            $0.background = background
            $0.foreground = nil
            $0.attributes.remove(.dim)
          }
          $0.attributes.formUnion(mark)
        }
      }
    }
  }

  /// Draws a heavy box around the highlighted view.
  private func outline(_ view: UIView) {
    guard let node = plan.tree.nodes.first(where: { $0.view === view }) else { return }
    canvas.withClip(node.clip) {
      canvas.drawBox(node.shownCells, lines: .heavy, style: CellStyle(attributes: .bold))
    }
  }
}
