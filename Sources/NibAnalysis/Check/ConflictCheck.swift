import NibCore

/// Finds required constraints that cannot all hold.
struct ConflictCheck {
  let diagnostics: [Diagnostic]

  init(_ layouts: [CheckedLayout]) {
    diagnostics = layouts.flatMap { layout in layout.report.conflicts.map { $0.diagnostic(in: layout.root) } }
  }
}

extension LayoutReport.Conflict {
  /// A diagnostic with a note for each constraint that conflicts with the broken one. Its position is that of the
  /// broken constraint, or, if NibTerm added that one, the first other constraint of the conflict.
  fileprivate func diagnostic(in root: UIView) -> Diagnostic {
    let origin = (broken ?? constraints.first)?.nibOrigin
    let size = "\(NibNumber.text(root.bounds.width))x\(NibNumber.text(root.bounds.height))"
    return Diagnostic(
      "constraint-conflict", .error,
      "'\(Self.equation(brokenDescription))' is broken: in \(root.nibDisplayName) (\(size)) "
        + "it conflicts with the constraints below",
      at: origin?.element.location, path: origin?.element.nibObjectPath ?? ObjectPath(), notes: others)
  }

  /// The constraints that conflict with the broken one. Constraints with the same description, such as those
  /// that NibTerm adds for a stack view, are listed once.
  private var others: [Diagnostic.Note] {
    let origins = constraints.reduce(into: [String: NibOrigin]()) { $0[$1.description] = $1.nibOrigin }
    var seen: Set<String> = [brokenDescription]
    return descriptions.filter { seen.insert($0).inserted }.map { description in
      Diagnostic.Note(Self.equation(description), at: origins[description]?.element.location)
    }
  }

  /// Removes the angle brackets and the name of the constraint from its description. Returns, for example,
  /// `UILabel#a.top == UIView#b.top + 8` for `<NSLayoutConstraint#c UILabel#a.top == UIView#b.top + 8>`.
  private static func equation(_ description: String) -> String {
    let inner = description.hasPrefix("<") ? String(description.dropFirst().dropLast()) : description
    guard inner.hasPrefix("NSLayoutConstraint"), let space = inner.firstIndex(of: " ") else { return inner }
    return String(inner[inner.index(after: space)...])
  }
}
