/// Solves a workload with NibTerm's solver. Sizes are parameters, which are set before the constraints are added.
struct WorkloadSolver {
  private let workload: Workload
  private(set) var simplex: Simplex
  /// The first variable. The others follow it.
  private let first: Simplex.Symbol
  private var changes: [(parameter: Simplex.Symbol, value: Double)] = []
  /// Whether each constraint was accepted.
  private(set) var isAccepted: [Bool] = []

  init(_ workload: Workload) {
    self.workload = workload
    // Assigned immediately, because a second reference would cause a copy at the next change.
    simplex = Simplex(levelCount: workload.levelCount)
    first = simplex.makeVariable()
    for _ in 1..<max(1, workload.variableCount) { _ = simplex.makeVariable() }
    for value in workload.sizes.first ?? [] { changes.append((simplex.makeParameter(value), value)) }
    for (edit, change) in zip(workload.edits, changes) {
      let terms = [Simplex.Term(first + Int32(edit.variable), 1), Simplex.Term(change.parameter, -1)]
      _ = simplex.add(terms, constant: 0, above: edit.penalty, below: edit.penalty)
    }
    isAccepted.reserveCapacity(workload.rows.count)
    for row in workload.rows { isAccepted.append(add(row)) }
  }

  private mutating func add(_ row: Workload.Row) -> Bool {
    var terms = row.terms
    for index in terms.indices { terms[index].symbol += first }
    return simplex.add(terms, constant: row.constant, above: row.above, below: row.below)
  }

  mutating func resize(_ size: [Double]) {
    for index in size.indices { changes[index].value = size[index] }
    _ = simplex.suggest(changes)
  }

  /// A buffer for `read`.
  func makeBuffer() -> [Double] { [Double](repeating: 0, count: Int(first) + workload.variableCount) }

  /// The values of the variables, at the end of the buffer.
  mutating func read(into buffer: inout [Double]) { simplex.read(into: &buffer) }

  func values(in buffer: [Double]) -> ArraySlice<Double> { buffer[Int(first)...] }
}
