extension LayoutBuilder {
  /// The lines of UIKit's log about a conflict, in its order. A required size of the root is a line of its own; the
  /// rule that no length is negative has none.
  func logLines(of conflict: LayoutConflict) -> [ConflictLogLine] {
    let sizes = conflict.rootLengths.map { dimension in
      let isWidth = dimension == .width
      let length = isWidth ? problem.rootSize.width?.value : problem.rootSize.height?.value
      return ConflictLogLine(
        identifier: "UIView-Encapsulated-Layout-\(isWidth ? "Width" : "Height")",
        body: "\(root.nibDisplayName).\(dimension) == \(NibNumber.text(length ?? 0))")
    }
    return ConflictLogLine.sorted(conflict.constraints.compactMap(logLine) + sizes)
  }

  /// The line of a constraint; `nil` if there is none with the identifier.
  func logLine(_ identifier: Int) -> ConflictLogLine? {
    guard sources.indices.contains(identifier) else { return nil }
    switch sources[identifier] {
    case .constraint(let constraint): return ConflictLogLine(constraint)
    case .engine(let source):
      guard let constraint = problem.constraints.first(where: { $0.identifier == identifier }) else {
        return nil
      }
      return logLine(constraint, source)
    }
  }

  private func logLine(
    _ constraint: LayoutProblem.Constraint, _ source: EngineSource
  ) -> ConflictLogLine {
    var line = ConflictLogLine(body: equation(constraint))
    if constraint.protection == .autoresizingMask, let view = source.view {
      line.className = ConflictLogLine.maskClass
      line.marks = view.autoresizingMask.logMarks
    }
    line.identifier = source.logIdentifier(constraint.terms.first?.attribute)
    return line
  }

  /// A constraint that NibTerm added as an equation, such as `logo.top == title.bottom + 8`.
  private func equation(_ constraint: LayoutProblem.Constraint) -> String {
    func text(_ terms: [LayoutProblem.Term]) -> String {
      terms.map { term in
        let factor = abs(term.coefficient)
        let times = abs(factor - 1) < 1e-9 ? "" : "\(NibNumber.text(factor))*"
        return "\(times)\(problem.items[term.item].name).\(term.attribute)"
      }.joined(separator: " + ")
    }
    let sign =
      switch constraint.relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    let (constant, number) = (constraint.constant, NibNumber.text(abs(constraint.constant)))
    let left = text(constraint.terms.filter { $0.coefficient > 0 })
    let right = text(constraint.terms.filter { $0.coefficient < 0 })
    if right.isEmpty { return "\(left) \(sign) \(constant < 0 ? "-" : "")\(number)" }
    return "\(left) \(sign) \(right)" + (number == "0" ? "" : " \(constant < 0 ? "-" : "+") \(number)")
  }
}

extension LayoutBuilder.EngineSource {
  /// The identifier of UIKit's constraint; `nil` if it has none.
  fileprivate func logIdentifier(_ attribute: LayoutProblem.Attribute?) -> String? {
    switch self {
    case .purpose(let purpose, _):
      return purpose.hasPrefix("'") ? String(purpose.dropFirst().dropLast()) : nil
    case .guide(let guide):
      guard let attribute else { return nil }
      switch guide.role {
      case .safeArea: return "UIViewSafeAreaLayoutGuide-\(attribute)"
      case .margins: return "UIView-\(attribute)Margin-guide-constraint"
      default: return nil
      }
    }
  }
}

extension UIView.AutoresizingMask {
  /// The marks of UIKit's log: `h=` for the left margin, the width and the right margin, `v=` for the top margin, the
  /// height and the bottom margin; `&` is flexible, `-` is fixed.
  fileprivate var logMarks: String {
    func marks(_ parts: [UIView.AutoresizingMask]) -> String {
      parts.map { contains($0) ? "&" : "-" }.joined()
    }
    return "h=" + marks([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]) + " v="
      + marks([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
  }
}
