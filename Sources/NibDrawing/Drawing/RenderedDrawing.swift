import NibCore

/// Draws a tree as it looks on the screen: backgrounds, separators, controls and texts.
struct RenderedDrawing {
  private let plan: DrawingPlan
  private let canvas: CellCanvas
  private let content: ContentMap
  private let texts: ContentMap
  /// The groups of rows in grouped tables, by the number of the table's node.
  private let groups: [Int: [RowGroup]]
  /// The numbers of the last rows of groups that are cards.
  private let lastRows: Set<Int>

  init(_ plan: DrawingPlan, _ canvas: CellCanvas) {
    self.plan = plan
    self.canvas = canvas
    content = ContentMap(plan.tree, plan.placements)
    texts = ContentMap(plan.placements)
    let tables = plan.tree.nodes.indices.filter { plan.tree.nodes[$0].view is UITableView }
    let groups = Dictionary(uniqueKeysWithValues: tables.map { ($0, plan.tree.rowGroups(of: $0)) })
    let cards = tables.filter { (plan.tree.nodes[$0].view as? UITableView)?.style == .insetGrouped }
    self.groups = groups
    lastRows = Set(cards.flatMap { groups[$0]?.map(\.last) ?? [] })
  }

  /// Draws the views from back to front, then makes the colors readable on the terminal, and outlines what cannot be
  /// seen otherwise.
  func draw() {
    guard let root = plan.tree.nodes.first else { return }
    if plan.renderer.paintsPage { paintPage(root) }
    plan.walk { index in
      let node = plan.tree.nodes[index]
      drawBackground(node)
      plan.drawContent(of: node, on: canvas)
      plan.drawText(of: node, on: canvas)
    } after: { index in
      if !lastRows.contains(index) { drawSeparator(below: plan.tree.nodes[index]) }
      drawGroups(of: index)
      drawBorderOverSubviews(plan.tree.nodes[index])
      mark(plan.tree.nodes[index])
    }
    makeReadable(root.clip)
    for index in plan.tree.nodes.indices { drawInvisibleBoxes(of: index) }
    if let highlighted = plan.renderer.highlightedView { outline(highlighted) }
  }

  /// Adapts the colors in an area to the terminal's own background, except those of images.
  private func makeReadable(_ area: CellRect) {
    guard let images = plan.images, images.hasDrawn else {
      return canvas.restyle(area) { $0 = ReadableColors.readable($0, page: plan.page) }
    }
    for row in area.rowRange {
      for column in area.columnRange {
        let place = CellPoint(column: column, row: row)
        if ImagePainter.isImage(canvas.cell(at: place)) { continue }
        let cell = CellRect(origin: place, size: CellSize(columns: 1, rows: 1))
        canvas.restyle(cell) { $0 = ReadableColors.readable($0, page: plan.page) }
      }
    }
  }

  // MARK: Backgrounds and lines

  /// Paints the background that the system shows behind the views.
  private func paintPage(_ root: RenderNode) {
    canvas.fill(root.cells.intersection(root.clip), style: CellStyle(background: plan.systemBackground))
  }

  /// Draws the background and the border of a view.
  private func drawBackground(_ node: RenderNode) {
    if let color = node.background(plan.traits) {
      if let text = node.text { paint(behind: plan.placements[text], of: node, color) }
      if !node.cells.isEmpty {
        fill(node, color)
      } else if node.text == nil {
        drawHairline(node, color)
      }
    }
    drawBorder(node)
  }

  /// Paints the background of a view behind its text where the text needs cells outside the view. This happens if the
  /// view is too low to have cells, or if the letters are narrower on a device. Otherwise, a part of a word would have
  /// another background.
  private func paint(behind text: TextPlacement, of node: RenderNode, _ components: ColorComponents) {
    guard components.alpha > 0.99, !isInvisible(components, at: node.shownCells.origin) else { return }
    for line in text.lines {
      let cells = CellRect(
        column: line.columns.lowerBound, row: line.start.row, columns: line.columns.count, rows: 1)
      canvas.restyle(cells.intersection(node.clip)) { $0.background = components.cellColor }
    }
  }

  /// Fills the cells of a view with its background, mixed with what is behind it if it is transparent. The
  /// color of the page becomes the terminal's own background.
  private func fill(_ node: RenderNode, _ components: ColorComponents) {
    let color = components.cellColor
    let area = node.backgroundCells(plan.tree.grid).intersection(node.clip)
    guard components.alpha > 0.99 else {
      plan.images?.blend(area, color, opacity: components.alpha, on: canvas)
      canvas.restyle(area) {
        $0.background = color.mixed(over: $0.background ?? .default, opacity: components.alpha)
      }
      return
    }
    let isPage = !plan.renderer.paintsPage && ReadableColors.isPage(color, plan.traits.userInterfaceStyle)
    // A bar has the color of the page, even where colored content is behind it.
    let isOnPage = node.view is NibBar || canvas.background(at: area.origin) == .default
    canvas.fill(area, style: CellStyle(background: isPage && isOnPage ? .default : color))
  }

  /// Draws a view that is too thin for its own cells as a line, where the line does not cross any content.
  private func drawHairline(_ node: RenderNode, _ components: ColorComponents) {
    guard node.cells.size.columns + node.cells.size.rows > 0, !node.fillsItsFrame,
      let line = line(of: node), !isInvisible(components, at: line.origin)
    else { return }
    drawLine(line, isHorizontal: node.cells.size.rows == 0, components)
  }

  /// Whether a color is that of its background.
  private func isInvisible(_ components: ColorComponents, at place: CellPoint) -> Bool {
    let color = components.cellColor
    let background = canvas.background(at: place)
    return background.isDefault
      ? ReadableColors.isPage(color, plan.traits.userInterfaceStyle) : color == background
  }

  /// Draws the separator below a table's row, if there is no text in the row's last line of cells. Controls in that
  /// line interrupt the separator. If only a small part of it would be left, it is not drawn.
  private func drawSeparator(below node: RenderNode) {
    guard let cell = node.view as? UITableViewCell, let table = cell.superview as? UITableView,
      table.separatorStyle != .none, !cell.nibEnvironment.rules.isTerminal, node.cells.size.rows > 1
    else { return }
    let last = CellRect(
      column: node.cells.minColumn, row: node.cells.maxRow - 1, columns: node.cells.size.columns, rows: 1)
    let line = last.intersection(node.clip)
    guard texts.isFree(line) else { return }
    let color = (table.separatorColor ?? .separator).nibComponents(for: plan.traits.userInterfaceStyle)
    let columns = line.columnRange.filter { content.isFree($0..<$0 + 1, row: line.minRow) }
    guard columns.count * 2 > line.size.columns else { return }
    for column in columns {
      let place = CellRect(column: column, row: line.minRow, columns: 1, rows: 1)
      drawLine(place, isHorizontal: true, color)
    }
  }

  /// Draws lines around the groups of rows in a table: boxes in the style `insetGrouped`, lines above in the style
  /// `grouped`. Rows that were filled with a color need no boxes.
  private func drawGroups(of index: Int) {
    guard let groups = groups[index], let table = groupedTable(index), table.separatorStyle != .none else {
      return
    }
    let clip = plan.tree.nodes[index].clip
    let color = (table.separatorColor ?? .separator).nibComponents(for: plan.traits.userInterfaceStyle)
    let style = CellStyle(foreground: color.cellColor)
    for group in groups.map(\.cells) {
      if table.style == .grouped {
        let above = rowAbove(group)
        if isFree(above, within: clip) { drawLine(above, isHorizontal: true, color) }
      } else if !isFilled(group, within: clip) {
        drawBox(around: group, within: clip) { _ in style }
      }
    }
  }

  /// Draws boxes around the groups of an inset grouped table whose rows are filled with a color. The boxes have the
  /// color of their background, so they are only visible where colors are not shown, unless the renderer outlines
  /// cards.
  private func drawInvisibleBoxes(of index: Int) {
    guard let groups = groups[index], let table = groupedTable(index), table.style == .insetGrouped else {
      return
    }
    let clip = plan.tree.nodes[index].clip
    let line = UIColor.secondaryLabel.nibComponents(for: plan.traits.userInterfaceStyle).cellColor
    for group in groups.map(\.cells) where isFilled(group, within: clip) {
      drawBox(around: group, within: clip) { place in
        var style = canvas.cell(at: place).style
        if style.attributes.contains(.reverse) { return nil }
        style.foreground = plan.renderer.outlinesCards ? line : style.background
        return style
      }
    }
  }

  /// The grouped table of a node; `nil` for other views and in a terminal layout.
  private func groupedTable(_ index: Int) -> UITableView? {
    let table = plan.tree.nodes[index].view as? UITableView
    return table.flatMap { $0.style != .plain && !$0.nibEnvironment.rules.isTerminal ? $0 : nil }
  }

  /// Whether the visible part of a group was filled with a color.
  private func isFilled(_ group: CellRect, within clip: CellRect) -> Bool {
    let visible = group.intersection(clip)
    return !visible.isEmpty && canvas.background(at: visible.origin) != .default
  }

  private func rowAbove(_ group: CellRect) -> CellRect {
    CellRect(column: group.minColumn, row: group.minRow - 1, columns: group.size.columns, rows: 1)
  }

  private func isFree(_ cells: CellRect, within clip: CellRect) -> Bool {
    content.isFree(cells) && cells.intersection(clip) == cells
  }

  /// Draws lines at the sides and the bottom of a group, and above it if there is a free row. Lines do not cross other
  /// content, and are interrupted where `style` returns `nil`.
  private func drawBox(around group: CellRect, within clip: CellRect, _ style: (CellPoint) -> CellStyle?) {
    let hasTop = isFree(rowAbove(group), within: clip)
    let lastRow = CellRect(
      column: group.minColumn, row: group.maxRow - 1, columns: group.size.columns, rows: 1)
    let bottom = content.isFree(lastRow) ? group.maxRow - 1 : group.maxRow
    let top = hasTop ? group.minRow - 1 : group.minRow
    let (left, right) = (group.minColumn - 1, group.maxColumn)
    guard bottom > top else { return }
    func join(_ arms: LineArms, column: Int, row: Int) {
      let place = CellPoint(column: column, row: row)
      guard clip.contains(place), content.isFree(column..<column + 1, row: row), let style = style(place)
      else {
        return
      }
      canvas.join(arms, at: place, style: style)
    }
    for row in top...bottom {
      let arms = LineArms(
        up: row == top && hasTop ? .none : .light, down: row == bottom ? .none : .light)
      join(arms, column: left, row: row)
      join(arms, column: right, row: row)
    }
    let separators = (top + 1..<bottom).filter {
      canvas.lines(at: CellPoint(column: group.minColumn, row: $0)).left != .none
    }
    for row in separators {
      join(LineArms(right: .light), column: left, row: row)
      join(LineArms(left: .light), column: right, row: row)
    }
    for row in hasTop ? [top, bottom] : [bottom] {
      join(LineArms(right: .light), column: left, row: row)
      for column in group.columnRange {
        join(LineArms(right: .light, left: .light), column: column, row: row)
      }
      join(LineArms(left: .light), column: right, row: row)
    }
  }

  /// Draws a line of cells, in a color that is visible on each background.
  private func drawLine(_ cells: CellRect, isHorizontal: Bool, _ components: ColorComponents) {
    let arms =
      isHorizontal ? LineArms(right: .light, left: .light) : LineArms(up: .light, down: .light)
    let color = components.cellColor
    for row in cells.rowRange {
      for column in cells.columnRange {
        let place = CellPoint(column: column, row: row)
        let lineColor = ReadableColors.line(
          color, opacity: components.alpha, on: canvas.background(at: place))
        canvas.join(arms, at: place, style: CellStyle(foreground: lineColor))
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
    canvas.withClip(node.clip) {
      canvas.drawBox(
        node.cells, lines: layer.cornerRadius > 0 ? .rounded : .light,
        style: CellStyle(foreground: parts.cellColor))
    }
  }

  /// Draws the layer's border again where subviews have covered it, because a border is in front of them. Texts at the
  /// edge stay readable.
  private func drawBorderOverSubviews(_ node: RenderNode) {
    guard node.view.layer.borderWidth > 0, !node.view.subviews.isEmpty else { return }
    for edge in node.cells.edges {
      let visible = edge.intersection(node.clip)
      for row in visible.rowRange {
        for columns in coveredRuns(visible.columnRange, row: row) {
          let run = CellRect(column: columns.lowerBound, row: row, columns: columns.count, rows: 1)
          canvas.withClip(run) { drawBorder(node) }
        }
      }
    }
  }

  /// The ranges of columns in which a row shows a background or an image.
  private func coveredRuns(_ columns: Range<Int>, row: Int) -> [Range<Int>] {
    columns.runs { column in
      let place = CellPoint(column: column, row: row)
      let cell = canvas.cell(at: place)
      let isImage = ImagePainter.isImage(cell)
      let hasNoText = cell.text == " " || isImage
      return hasNoText && texts.isFree(column..<column + 1, row: row)
    }
  }

  // MARK: Selection

  /// Marks a row that is selected or under the cursor. A reversed row has a single pair of colors, because its colored
  /// parts would become dark patches. Images keep their colors.
  private func mark(_ node: RenderNode) {
    if node.view.nibShowsFocusAsBox || hidesFocus(node) { return markFocus(of: node) }
    guard let mark = node.view.nibRowMark else { return }
    let area = node.cells.intersection(node.clip)
    let hasOnePair = node.view is UITableViewCell && mark.contains(.reverse)
    let background = hasOnePair ? canvas.background(at: area.origin) : nil
    for row in area.rowRange {
      for column in area.columnRange {
        let place = CellPoint(column: column, row: row)
        if ImagePainter.isImage(canvas.cell(at: place)) { continue }
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

  /// Whether the view has the focus, but nothing that was drawn in its cells is reversed to show it. Examples are a
  /// button with only an image, an empty button, and a control of the program.
  private func hidesFocus(_ node: RenderNode) -> Bool {
    guard node.view.nibNeedsFocusMark else { return false }
    let area = node.shownCells.intersection(node.clip)
    return !area.rowRange.contains { row in
      area.columnRange.contains { column in
        canvas.cell(at: CellPoint(column: column, row: row)).style.attributes.contains(.reverse)
      }
    }
  }

  /// Shows the focus without colors: as a box around a view, in reversed cells of a small one, and at the edge of a
  /// text, which a box would cover.
  private func markFocus(of node: RenderNode) {
    var area = node.shownCells
    if node.view is UITextView {
      area = CellRect(origin: area.origin, size: CellSize(columns: 1, rows: area.size.rows))
    } else if area.size.columns > 2, area.size.rows > 2 {
      return outline(node.view)
    }
    canvas.restyle(area.intersection(node.clip)) { $0.attributes.insert(.reverse) }
  }

  /// Draws a heavy box around the highlighted view.
  private func outline(_ view: UIView) {
    guard let node = plan.tree.nodes.first(where: { $0.view === view }) else { return }
    canvas.withClip(node.clip) {
      canvas.drawBox(node.shownCells, lines: .heavy, style: CellStyle(attributes: .bold))
    }
  }
}
