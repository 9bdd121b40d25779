import NibCore

/// Finds lines between boxes that consist of horizontal and vertical parts, with few bends and crossings.
///
/// The search is A* on the cells of the map. Lines do not enter boxes, and do not run along other lines. The number of
/// cells that a search examines is limited, and so is the number for all searches together. When a limit is reached,
/// lines have a simple shape and may pass behind boxes.
struct MapRouter {
  /// The cells of a line from the border of the source to the cell before the border of the destination. Each cell is
  /// beside the one before it.
  typealias Line = [CellPoint]

  private let size: CellSize
  let boxes: [CellRect]
  private var contents: [Content]
  /// The group of the lines in each cell; -1 for cells without a line of a group.
  private var groups: [Int32]
  /// The number of cells that may still be examined.
  private var budget = 250_000
  // The state of a search for each cell and direction: the lowest cost so far, the direction in the previous cell, and
  // the number of the search in which the state was set.
  private var costs: [Int32]
  private var origins: [Int8]
  private var stamps: [Int32]
  private var search: Int32 = 0

  /// The content of a cell.
  struct Content: OptionSet {
    let rawValue: UInt8
    static let box = Content(rawValue: 1)
    static let horizontal = Content(rawValue: 2)
    static let vertical = Content(rawValue: 4)
    /// A bend, an end or a label of a line. Other lines must not cross it.
    static let closed = Content(rawValue: 8)
    /// A cell beside a box.
    static let edge = Content(rawValue: 16)
    /// A cell that several lines of a group share.
    static let manyLines = Content(rawValue: 32)
  }

  private static let steps = [
    CellPoint(column: 1, row: 0), CellPoint(column: 0, row: 1), CellPoint(column: -1, row: 0),
    CellPoint(column: 0, row: -1),
  ]
  /// The maximum number of cells that one search examines.
  private static let maximumCellCount = 20_000
  private static let costOfBend = 4
  /// The cost of a cell in which a line would look like a part of another line.
  private static let costOfOverlap = 100

  init(_ layout: MapLayout) {
    size = layout.size
    boxes = layout.boxes
    let count = size.columns * size.rows
    contents = [Content](repeating: [], count: count)
    groups = [Int32](repeating: -1, count: count)
    (costs, origins, stamps) = ([], [], [])
    // A very large map has only simple lines.
    guard count <= 300_000 else { return }
    costs = [Int32](repeating: 0, count: count * 4)
    origins = [Int8](repeating: 0, count: count * 4)
    stamps = costs
    for box in boxes { mark(box.inset(columns: -1, rows: -1), .edge) }
    for box in boxes { mark(box, .box) }
  }

  private mutating func mark(_ area: CellRect, _ content: Content) {
    let area = area.intersection(CellRect(origin: .zero, size: size))
    for row in area.rowRange {
      for column in area.columnRange { contents[row * size.columns + column].insert(content) }
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
      area.columnRange.allSatisfy { contents[row * size.columns + $0].subtracting(.edge).isEmpty }
    }
  }

  /// Whether another line crosses the given cell of a line, or shares it.
  func isCrossed(_ cell: CellPoint) -> Bool {
    content(of: cell).isSuperset(of: [.horizontal, .vertical]) || content(of: cell).contains(.manyLines)
  }

  private func content(of cell: CellPoint) -> Content {
    CellRect(origin: .zero, size: size).contains(cell)
      ? contents[cell.row * size.columns + cell.column] : .box
  }

  /// Finds a line between two boxes, and reserves its cells.
  ///
  /// - Parameter group: a number that is the same for lines with the same source that may share their beginnings, like
  ///   the branches of a tree. `nil` for a line that shares no cells.
  mutating func line(from source: Int, to destination: Int, group: Int? = nil) -> Line {
    // No cell has the number -2, so a line without a group shares no cells.
    let groupNumber = Int32(group ?? -2)
    let line =
      search(from: source, to: destination, groupNumber) ?? simpleLine(from: source, to: destination)
    for (index, cell) in line.enumerated().dropFirst()
    where CellRect(origin: .zero, size: size).contains(cell) {
      let isEnd = index == 1 || index == line.count - 1
      let isHorizontal = line[index - 1].row == cell.row
      let isBend = index + 1 < line.count && (line[index + 1].row == cell.row) != isHorizontal
      let place = cell.row * size.columns + cell.column
      if groups[place] == groupNumber { contents[place].insert(.manyLines) }
      // No other line may pass through an arrow.
      groups[place] = index < line.count - 1 ? Int32(group ?? -1) : -1
      contents[place].insert(isHorizontal ? .horizontal : .vertical)
      if isEnd || isBend { contents[place].insert(.closed) }
    }
    return line
  }

  // MARK: Search

  /// Finds a line from a box to another one, around all others; `nil` if the search takes too long.
  private mutating func search(from source: Int, to destination: Int, _ group: Int32) -> Line? {
    guard !costs.isEmpty, budget > 0 else { return nil }
    search += 1
    let goal = boxes[destination]
    var queue: [[Int32]] = []
    var first = 0
    // The estimate is 1.5 times the distance. Therefore, the line that is found first may be slightly worse than the
    // best line, but far fewer cells are examined.
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
    // The cheapest line so far that reaches the destination with a bend, or from a cell of another line.
    var arrival: (cost: Int, state: Int)?
    while first < queue.count {
      if let arrival, arrival.cost <= first { return line(to: arrival.state) }
      guard let next = queue[first].popLast() else {
        first += 1
        continue
      }
      let state = Int(next)
      let cell = CellPoint(column: state / 4 % size.columns, row: state / 4 / size.columns)
      let direction = state % 4
      let cost = Int(costs[state])
      // The queue still contains a state at its old cost after the state was reached at a lower cost.
      guard cost + estimate(cell) == first else { continue }
      let isOccupied = !content(of: cell).subtracting(.edge).isEmpty
      if isArrival(cell + MapRouter.steps[direction], in: goal, direction) {
        if !isOccupied { return line(to: state) }
        let total = cost + MapRouter.costOfOverlap
        if total < arrival?.cost ?? .max { arrival = (total, state) }
      }
      examined += 1
      budget -= 1
      guard examined < MapRouter.maximumCellCount, budget > 0 else { return nil }
      for turn in [0, 1, 3] {
        let newDirection = (direction + turn) % 4
        let target = cell + MapRouter.steps[newDirection]
        if isArrival(target, in: goal, newDirection) {
          let total = cost + MapRouter.costOfBend + 2 + (isOccupied ? MapRouter.costOfOverlap : 0)
          if total < arrival?.cost ?? .max { arrival = (total, state) }
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
    return arrival.map { line(to: $0.state) }
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
      let content = content(of: cell)
      guard !content.contains(.box) else { return }
      let isOccupied = !content.subtracting(.edge).isEmpty && self.group(at: cell) != group
      starts.append((cell, direction, distance * 2 + (isOccupied ? MapRouter.costOfOverlap : 0)))
    }
    // Lines begin on the sides of a box, not at its corners. The middle of a side has the lowest cost.
    let rows = box.size.rows > 2 ? box.minRow + 1..<box.maxRow - 1 : box.rowRange
    for row in rows {
      // In the rows of the destination, a line without bends is possible.
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
      // A box of one or two rows has nothing between its corners.
      let isBetweenCorners = cell.row > goal.minRow && cell.row < goal.maxRow - 1
      return goal.size.rows < 3 || isBetweenCorners
    }
    return cell.column > goal.minColumn + 1 && cell.column < goal.maxColumn - 2
  }

  /// The cost of a step; `nil` if it is not possible. Cells with a line of the same group cost as little as free ones.
  private func stepCost(
    from cell: CellPoint, to target: CellPoint, direction: Int, isTurn: Bool, _ group: Int32
  ) -> Int? {
    let content = content(of: target)
    if content.contains(.box) { return nil }
    var cost = 1
    if isTurn {
      cost += MapRouter.costOfBend
      // A bend on another line would look like a junction.
      let isOnLine = !self.content(of: cell).isDisjoint(with: [.horizontal, .vertical, .closed])
      if isOnLine, self.group(at: cell) != group { cost += MapRouter.costOfOverlap }
    }
    if self.group(at: target) == group { return cost }
    let isHorizontal = direction % 2 == 0
    if content.contains(.edge) { cost += 1 }
    if content.contains(.closed) { cost += MapRouter.costOfOverlap }
    if content.contains(isHorizontal ? .horizontal : .vertical) { cost += MapRouter.costOfOverlap }
    if content.contains(isHorizontal ? .vertical : .horizontal) { cost += 4 }
    return cost
  }

  private func group(at cell: CellPoint) -> Int32 {
    CellRect(origin: .zero, size: size).contains(cell) ? groups[cell.row * size.columns + cell.column] : -1
  }

  /// The line of a finished search that ended in the state `end`, with the cell of the source's border.
  private func line(to end: Int) -> Line {
    var line: Line = []
    var state = end
    while true {
      let cell = CellPoint(column: state / 4 % size.columns, row: state / 4 / size.columns)
      line.append(cell)
      let previous = cell - MapRouter.steps[state % 4]
      let origin = origins[state]
      if origin < 0 {
        line.append(previous)
        return line.reversed()
      }
      state = (previous.row * size.columns + previous.column) * 4 + Int(origin)
    }
  }
}
