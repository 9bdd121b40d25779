extension ProblemLog {
  /// Reports conflicting constraints. The same conflict is reported only once, even if the size of the view or the
  /// constants and priorities of the constraints change.
  func report(_ conflict: LayoutReport.Conflict) {
    let constraints = conflict.constraints.map {
      "\($0.nibOrigin?.element.document.file ?? "") \($0.nibEquationWithoutConstant)"
    }
    let members = constraints.isEmpty ? conflict.descriptions : constraints
    report(conflict.message, key: members.joined(separator: "\n"))
  }
}
