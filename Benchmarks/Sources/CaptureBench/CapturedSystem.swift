import NibCore

/// The constraints that the layout engine gave to the solver for some scenes, as a workload in the format of
/// `SolverBench/Workload.swift`.
///
/// The rows are in the engine's order and have its levels. They are recorded until the scenes are solved at the size of
/// their canvas and all text is measured. A resize changes the size of the canvas; the sizes of contents are constants.
struct CapturedSystem {
  let viewCount: Int
  let name: String
  let text: String

  /// Solves the scenes and records the rows. Returns `nil` for scenes whose constraints conflict at one of the sizes.
  init?(_ scenes: [CapturedScene]) {
    guard let size = scenes.first?.size else { return nil }
    var problem = LayoutProblem()
    if scenes.count > 1 { problem.addItem(LayoutProblem.Item(name: "canvas")) }
    let starts = scenes.map { scene in
      let start = problem.items.count
      scene.add(to: &problem)
      return start
    }
    if scenes.count > 1 { CapturedSystem.putSideBySide(scenes, starts, &problem) }
    problem.rootSize = LayoutProblem.RootSize(
      width: (Double(size.width), 1000), height: (Double(size.height), 1000))
    var engine = LayoutEngine(problem)
    let solution = engine.solve { item, width in
      let index = starts.lastIndex { $0 <= item } ?? 0
      let content = scenes[index].builder.measure(item - starts[index], width)
      return LayoutProblem.MeasuredContent(width: content.width, height: content.height)
    }
    guard solution.isConverged, solution.conflicts.isEmpty else { return nil }
    let sizes = CapturedSystem.sizes(around: size)
    guard sizes.allSatisfy({ CapturedSystem.holds(problem, $0) }) else { return nil }
    text = SystemWriter(engine).text(sizes: sizes)
    viewCount = scenes.reduce(0) { $0 + $1.viewCount }
    name =
      scenes.count == 1
      ? "a real scene of \(viewCount) views" : "\(scenes.count) real scenes side by side, \(viewCount) views"
  }

  /// Places the scenes in a row. The canvas has the size of the first scene. The size of each other scene always
  /// differs from that of the canvas by the same amount.
  private static func putSideBySide(
    _ scenes: [CapturedScene], _ starts: [Int], _ problem: inout LayoutProblem
  ) {
    for (index, start) in starts.enumerated() {
      let wider = Double(scenes[index].size.width - scenes[0].size.width)
      let higher = Double(scenes[index].size.height - scenes[0].size.height)
      let before = index == 0 ? 0 : starts[index - 1]
      for constraint in [
        LayoutProblem.Constraint(first: start, .left, .equal, second: before, index == 0 ? .left : .right),
        LayoutProblem.Constraint(first: start, .top, .equal, second: 0, .top),
        LayoutProblem.Constraint(first: start, .width, .equal, second: 0, .width, constant: wider),
        LayoutProblem.Constraint(first: start, .height, .equal, second: 0, .height, constant: higher),
      ] { problem.addConstraint(constraint) }
    }
  }

  /// The canvas's own size, and larger and smaller sizes.
  private static func sizes(around size: CGSize) -> [(width: Double, height: Double)] {
    [(0, 0), (55, 69), (-20, 85), (100, -60), (10, 140), (40, 20)].map {
      (Double(size.width) + $0.0, Double(size.height) + $0.1)
    }
  }

  /// Whether all required constraints can be satisfied at a size.
  private static func holds(_ problem: LayoutProblem, _ size: (width: Double, height: Double)) -> Bool {
    var engine = LayoutEngine(problem)
    return engine.resize(width: size.width, height: size.height)
  }
}

/// Writes an engine's rows as a workload.
struct SystemWriter {
  private let engine: LayoutEngine
  /// The symbols of the items' variables.
  private let variables: Range<Simplex.Symbol>

  init(_ engine: LayoutEngine) {
    self.engine = engine
    variables = engine.variables.items[0].width..<Simplex.Symbol(engine.variables.symbolLimit)
  }

  /// The rows without those that give the root its size, which are written separately.
  private var rows: [Simplex.Recorded] {
    engine.simplex.recorded.filter { row in !row.terms.contains { isSize($0.symbol) } }
  }

  /// Whether the symbol is the root's width or height, which are the first two symbols of the engine.
  private func isSize(_ symbol: Simplex.Symbol) -> Bool {
    symbol > Simplex.lastReservedSymbol && symbol < variables.lowerBound
  }

  func text(sizes: [(width: Double, height: Double)]) -> String {
    var lines = ["variables \(variables.count)", "edit 0 required", "edit 1 required"]
    lines += rows.map(line)
    lines += sizes.map { "size \($0.width) \($0.height)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ row: Simplex.Recorded) -> String {
    var words: [String] = []
    var constant = row.constant
    for term in row.terms {
      if variables.contains(term.symbol) {
        words += ["\(term.symbol - variables.lowerBound)", "\(term.coefficient)"]
      } else {
        constant += term.coefficient * engine.simplex.value(of: term.symbol)
      }
    }
    return (["constraint", word(row.above), word(row.below), "\(constant)"] + words).joined(separator: " ")
  }

  /// The penalty as a word. A level becomes a number, which is greatest for the strongest level.
  private func word(_ penalty: Simplex.Penalty) -> String {
    switch penalty {
    case .forbidden: "required"
    case .free: "free"
    case .level(let level): "\(engine.levels.count - level)"
    }
  }
}
