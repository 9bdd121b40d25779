import NibCore

extension CheckRule {
  /// The kinds of findings about constraints that conflict.
  static let conflictKinds: Set<DiagnosticKind> = [
    constraintConflict.kind, canvasConflict.kind, hiddenViewConflict.kind, roundedRow.kind,
  ]

  package static let constraintConflict = CheckRule(
    "constraint-conflict", .layout, .error, "Required constraints cannot all be satisfied.",
    details: """
      The constraint that is broken is named first, the others in notes. Notes also name the views that would have to \
      be less than 0 wide or high. Conflicts with a constraint in common are one finding. The message says by how many \
      points the constraint is violated. If this is at most one pixel of the device, the finding is a note, because \
      nobody sees the difference. If the sources are known and code sets the constant or priority of one of the \
      constraints, or whether it is active, the finding is a warning that names the place. A horizontal compression \
      resistance with the priority 1000 is required, too: a label with one line that constraints make narrower than \
      its text is a warning, because the program can show another text. UIKit logs "Unable to simultaneously satisfy \
      constraints" and breaks the same constraint. Views whose frames follow from the conflict are not reported as \
      ambiguous, misplaced, truncated, overlapping or outside their superview.
      """,
    advice: "Remove one of the constraints, or lower its priority.",
    wrong: .label(pinned: ("leading", 16), ("leading", 20), ("top", 20)),
    right: .label(pinned: ("leading", 16), ("top", 20)),
    find: { $0.ownFindings(in: $0.conflicts) + $0.requiredContents.map(\.diagnostic) })
}
