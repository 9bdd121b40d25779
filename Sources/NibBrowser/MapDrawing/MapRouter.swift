import NibCore

/// Finds lines between boxes that consist of horizontal and vertical parts, with few bends and crossings.
///
/// The search is A* on the cells of the map. Lines do not enter boxes, and do not run along other lines. Each search
/// and all searches together examine a limited number of cells; after that, lines have a simple shape and may pass
/// behind boxes.
struct MapRouter {
  /// The cells of a line from the border of the source to the cell before the border of the destination. Each cell is
  /// beside the one before it.
  typealias Line = [CellPoint]

  private let size: CellSize
  let boxes: [CellRect]
  /// The content of each cell.
  private var uses: [Use]
  /// The group of the lines in each cell; -1 for cells without a line of a group.
  private var groups: [Int32]
  /// The number of cells that may still be examined.
  private var budget = 250_000
  // The state of a search: for each cell and direction, the lowest cost so far, the direction in the cell before, and
  // the number of the search in which they were set.
  private var costs: [Int32]
  private var origins: [Int8]
  private var stamps: [Int32]
  private var search: Int32 = 0

  /// The content of a cell.
  struct Use: OptionSet {
    let rawValue: UInt8
    static let box = Use(rawValue: 1)
    static let horizontal = Use(rawValue: 2)
    static let vertical = Use(rawValue: 4)
    /// A bend, an end or a label of a line, which no other line may cross.
    static let closed = Use(rawValue: 8)
    /// A cell beside a box.
    static let edge = Use(rawValue: 16)
    /// A cell that several lines of a group share.
    static let manyLines = Use(rawValue: 32)
  }

  private static let steps = [
    CellPoint(column: 1, row: 0), CellPoint(column: 0, row: 1), CellPoint(column: -1, row: 0),
    CellPoint(column: 0, row: -1),
  ]
  /// The largest number of cells that one search examines.
  private static let mostCells = 20_000
  private static let bend = 4
  /// The cost of a cell in which a line would be taken for a part of another line.
  private static let overlap = 100

  init(_ layout: MapLayout) {
    size = layout.size
    boxes = layout.boxes
    let count = size.columns * size.rows
    uses = [Use](repeating: [], count: count)
    groups = [Int32](repeating: -1, count: count)
    (costs, origins, stamps) = ([], [], [])
    // A very large map has only simple lines.
    guard count <= 300_000 else { return }
    costs = [Int32](repeating: 0, count: count * 4)
    origins = [Int8](repeating: 0, count: count * 4)
    stamps = costs
    for box in boxes {
      mark(box.inset(columns: -1, rows: -1), .edge)
    }
    for box in boxes { mark(box, .box) }
  }

  private mutating func mark(_ area: CellRect, _ use: Use) {
    let area = area.intersection(CellRect(origin: .zero, size: size))
    for row in area.rowRange {
      for column in area.columnRange { uses[row * size.columns + column].insert(use) }
    }
  }

  /// Marks cells as used by a label or an arrow.
  mutating func close(_ area: CellRect) { mark(area, .closed) }

  /// Whether nothing has been drawn in the cells.
  func isFree(_ area: CellRect) -> Bool {
    guard area.minColumn >= 0, area.minRow >= 0, area.maxColumn <= size.columns, area.maxRow <= size.rows
    else {
      return false
    }
    return area.rowRange.allSatisfy { row in
      area.columnRange.allSatisfy { uses[row * size.columns + $0].subtracting(.edge).isEmpty }
    }
  }

  /// Whether another line crosses the given cell of a line, or shares it.
  func isCrossed(_ cell: CellPoint) -> Bool {
    use(cell).isSuperset(of: [.horizontal, .vertical]) || use(cell).contains(.manyLines)
  }

  private func use(_ cell: CellPoint) -> Use {
    CellRect(origin: .zero, size: size).contains(cell) ? uses[cell.row * size.columns + cell.column] : .box
  }

  /// Finds a line between two boxes, and reserves its cells.
  ///
  /// - Parameter group: a number that is the same for lines with the same source that may share their beginnings, like
  ///   the branches of a tree; nil for a line that shares no cells.
  mutating func line(from source: Int, to destination: Int, group: Int? = nil) -> Line {
    // No cell has the number -2, so a line without a group shares none.
    let own = Int32(group ?? -2)
    let line = search(from: source, to: destination, own) ?? simpleLine(from: source, to: destination)
    for (index, cell) in line.enumerated().dropFirst()
    where CellRect(origin: .zero, size: size).contains(cell) {
      let isEnd = index == 1 || index == line.count - 1
      let isHorizontal = line[index - 1].row == cell.row
      let isBend = index + 1 < line.count && (line[index + 1].row == cell.row) != isHorizontal
      let place = cell.row * size.columns + cell.column
      if groups[place] == own { uses[place].insert(.manyLines) }
      // No other line may pass through an arrow.
      groups[place] = index < line.count - 1 ? Int32(group ?? -1) : -1
      uses[place].insert(isHorizontal ? .horizontal : .vertical)
      if isEnd || isBend { uses[place].insert(.closed) }
    }
    return line
  }

  // MARK: Search

  private mutating func search(from source: Int, to destination: Int, _ group: Int32) -> Line? {
    guard !costs.isEmpty, budget > 0 else { return nil }
    search += 1
    let goal = boxes[destination]
    var queue: [[Int32]] = []
    var first = 0
    // The estimate is half again as large as the distance. The line that is found first may therefore be slightly worse
    // than the best one, but far fewer cells are examined.
    func estimate(_ cell: CellPoint) -> Int {
      let distance =
        max(goal.minColumn - 1 - cell.column, cell.column - goal.maxColumn, 0)
        + max(goal.minRow - 1 - cell.row, cell.row - goal.maxRow, 0)
      return distance + distance / 2
    }
    func push(_ state: Int32, cost: Int) {
      while queue.count <= cost { queue.append([]) }
      queue[cost].append(state)
      first = min(first, cost)
    }
    for (cell, direction, cost) in starts(at: boxes[source], toward: goal, group) {
      let state = (cell.row * size.columns + cell.column) * 4 + direction
      set(state, cost: cost, origin: -1)
      push(Int32(state), cost: cost + estimate(cell))
    }
    var examined = 0
    // The cheapest way found so far whose last cell is a bend or part of another line.
    var turned: (cost: Int, state: Int)?
    while first < queue.count {
      if let turned, turned.cost <= first { return line(to: turned.state, from: boxes[source]) }
      guard let next = queue[first].popLast() else {
        first += 1
        continue
      }
      let state = Int(next)
      let cell = CellPoint(column: state / 4 % size.columns, row: state / 4 / size.columns)
      let direction = state % 4
      let cost = Int(costs[state])
      // A state that was reached at a lower cost later is in the queue twice.
      guard cost + estimate(cell) == first else { continue }
      let isUsed = !use(cell).subtracting(.edge).isEmpty
      if isArrival(cell + MapRouter.steps[direction], in: goal, direction) {
        if !isUsed { return line(to: state, from: boxes[source]) }
        if cost + MapRouter.overlap < turned?.cost ?? .max { turned = (cost + MapRouter.overlap, state) }
      }
      examined += 1
      budget -= 1
      guard examined < MapRouter.mostCells, budget > 0 else { return nil }
      for turn in [0, 1, 3] {
        let newDirection = (direction + turn) % 4
        let target = cell + MapRouter.steps[newDirection]
        if isArrival(target, in: goal, newDirection) {
          let whole = cost + MapRouter.bend + 2 + (isUsed ? MapRouter.overlap : 0)
          if whole < turned?.cost ?? .max { turned = (whole, state) }
        }
        let isTurn = turn != 0
        guard
          let step = stepCost(from: cell, to: target, direction: newDirection, isTurn: isTurn, group)
        else {
          continue
        }
        let newState = (target.row * size.columns + target.column) * 4 + newDirection
        let newCost = cost + step
        guard stamps[newState] != search || Int(costs[newState]) > newCost else { continue }
        set(newState, cost: newCost, origin: Int8(direction))
        push(Int32(newState), cost: newCost + estimate(target))
      }
    }
    return turned.flatMap { line(to: $0.state, from: boxes[source]) }
  }

  private mutating func set(_ state: Int, cost: Int, origin: Int8) {
    (costs[state], origins[state], stamps[state]) = (Int32(cost), origin, search)
  }

  /// The cells beside the source where a line can begin, with the direction away from it.
  private func starts(
    at box: CellRect, toward goal: CellRect, _ group: Int32
  ) -> [(CellPoint, Int, Int)] {
    var starts: [(CellPoint, Int, Int)] = []
    func add(_ cell: CellPoint, _ direction: Int, _ distance: Int) {
      let use = use(cell)
      guard !use.contains(.box) else { return }
      let isTaken = !use.subtracting(.edge).isEmpty && self.group(at: cell) != group
      starts.append((cell, direction, distance * 2 + (isTaken ? MapRouter.overlap : 0)))
    }
    // Lines begin on the sides of a box rather than at its corners, and rather in the middle of a side.
    let rows = box.size.rows > 2 ? box.minRow + 1..<box.maxRow - 1 : box.rowRange
    for row in rows {
      // A line without bends is best.
      let distance = goal.rowRange.contains(row) ? 0 : abs(2 * row + 1 - box.minRow - box.maxRow) / 2
      add(CellPoint(column: box.maxColumn, row: row), 0, distance)
      add(CellPoint(column: box.minColumn - 1, row: row), 2, distance)
    }
    let middle = (box.minColumn + box.maxColumn - 1) / 2
    for column in box.minColumn + 2..<box.maxColumn - 2 {
      let distance = abs(column - middle) / 2
      add(CellPoint(column: column, row: box.maxRow), 1, distance)
      add(CellPoint(column: column, row: box.minRow - 1), 3, distance)
    }
    return starts
  }

  /// Whether a step leads into the destination, and not into one of its corners.
  private func isArrival(_ cell: CellPoint, in goal: CellRect, _ direction: Int) -> Bool {
    guard goal.contains(cell) else { return false }
    if direction % 2 == 0 {
      return goal.size.rows < 3 || cell.row > goal.minRow && cell.row < goal.maxRow - 1
    }
    return cell.column > goal.minColumn + 1 && cell.column < goal.maxColumn - 2
  }

  /// The cost of a step; nil if it is not possible. Cells with a line of the same group cost as little as free ones.
  private func stepCost(
    from cell: CellPoint, to target: CellPoint, direction: Int, isTurn: Bool, _ group: Int32
  ) -> Int? {
    let use = use(target)
    if use.contains(.box) { return nil }
    var cost = 1
    if isTurn {
      cost += MapRouter.bend
      // A bend on another line would look like a junction.
      let isOther = !self.use(cell).isDisjoint(with: [.horizontal, .vertical, .closed])
      if isOther, self.group(at: cell) != group { cost += MapRouter.overlap }
    }
    if self.group(at: target) == group { return cost }
    if use.contains(.edge) { cost += 1 }
    if use.contains(.closed) { cost += MapRouter.overlap }
    if use.contains(direction % 2 == 0 ? .horizontal : .vertical) { cost += MapRouter.overlap }
    if use.contains(direction % 2 == 0 ? .vertical : .horizontal) { cost += 4 }
    return cost
  }

  private func group(at cell: CellPoint) -> Int32 {
    CellRect(origin: .zero, size: size).contains(cell) ? groups[cell.row * size.columns + cell.column] : -1
  }

  /// The line of a finished search, with the cell of the source's border.
  private func line(to end: Int, from source: CellRect) -> Line {
    var line: Line = []
    var state = end
    while true {
      let cell = CellPoint(column: state / 4 % size.columns, row: state / 4 / size.columns)
      line.append(cell)
      let before = cell - MapRouter.steps[state % 4]
      let origin = origins[state]
      if origin < 0 {
        line.append(before)
        return line.reversed()
      }
      state = (before.row * size.columns + before.column) * 4 + Int(origin)
    }
  }
}
