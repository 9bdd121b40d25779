extension LayoutBuilder {
  /// The conflicts and ambiguous views of a solution of this problem.
  package func report(of solution: LayoutSolution) -> LayoutReport {
    var report = LayoutReport()
    report.isComplete = solution.isConverged
    report.solution = solution
    for conflict in solution.conflicts {
      report.conflicts.append(
        LayoutReport.Conflict(
          parts: conflict.constraints.map { index in
            LayoutReport.Conflict.Part(sources.indices.contains(index) ? sources[index] : nil)
          },
          constraints: conflict.constraints.compactMap(constraint),
          descriptions: conflict.constraints.map(description), origins: conflict.constraints.map(origin),
          broken: constraint(conflict.broken), brokenDescription: description(conflict.broken),
          violation: solution.violations[conflict.broken] ?? 0,
          nonnegative: conflict.nonnegative.map(length), logLines: logLines(of: conflict),
          brokenLine: logLine(conflict.broken)))
    }
    for target in targets.views.dropFirst() where !solution.ambiguous[target.item].isEmpty {
      let axes = solution.ambiguous[target.item]
      report.ambiguous.append((target.object, axes.contains(.horizontal), axes.contains(.vertical)))
    }
    return report
  }

  private func length(_ length: LayoutLength) -> LayoutReport.Conflict.Length {
    LayoutReport.Conflict.Length(
      view: view(of: length.item), name: problem.items[length.item].name, dimension: length.dimension)
  }

  /// The document's or program's constraint with an identifier; `nil` for a constraint that NibTerm added.
  package func constraint(_ identifier: Int) -> NSLayoutConstraint? {
    guard sources.indices.contains(identifier), case .constraint(let constraint) = sources[identifier] else {
      return nil
    }
    return constraint
  }

  /// The origin of a constraint, or of the view for which NibTerm added it.
  private func origin(_ identifier: Int) -> NibOrigin? {
    guard sources.indices.contains(identifier) else { return root.nibOrigin }
    switch sources[identifier] {
    case .constraint(let constraint): return constraint.nibOrigin
    case .engine(let source): return source.view?.nibOrigin
    }
  }

  /// The text for a constraint in conflict messages.
  package func description(_ identifier: Int) -> String {
    guard sources.indices.contains(identifier) else { return "<size of the layout's root>" }
    switch sources[identifier] {
    case .constraint(let constraint): return constraint.description
    case .engine(let source): return "<\(source.name)>"
    }
  }
}

extension LayoutRect {
  package init(_ rectangle: CGRect) {
    self.init(
      x: Double(rectangle.minX), y: Double(rectangle.minY), width: Double(rectangle.width),
      height: Double(rectangle.height))
  }
}
