import NibCore

/// Conflicts that have constraints or the alignment of a stack view in common, and therefore usually the same cause.
struct ConflictGroup {
  private let conflicts: [LayoutReport.Conflict]
  /// The common names of all the conflicts.
  private let sharedNames: Set<String>
  /// The properties that code sets; `nil` without sources.
  private let codeUses: ProgramViewUses?

  /// The groups, in the order of their first conflicts.
  ///
  /// - Parameter codeUses: the properties that code sets; `nil` without sources.
  static func all(of conflicts: [LayoutReport.Conflict], _ codeUses: ProgramViewUses?) -> [ConflictGroup] {
    NamedGroups(conflicts) { $0.commonNames }.groups.map {
      ConflictGroup(conflicts: $0.elements, sharedNames: $0.names, codeUses: codeUses)
    }
  }

  /// A diagnostic for the first conflict, with a note for each constraint that conflicts with the broken one, and for
  /// each other constraint that is broken.
  ///
  /// - Parameters:
  ///   - consequences: conflicts that exist only on the canvas, and only because of errors, with their common names.
  ///     Those that have a constraint in common with this group get a note.
  func diagnostic(
    in root: UIView,
    onCanvas consequences: [(conflict: LayoutReport.Conflict, names: Set<String>)] = []
  ) -> Diagnostic {
    let conflicts = conflicts.visibleFirst(in: root)
    let first = conflicts[0]
    let consequences = consequences.filter { !$0.names.isDisjoint(with: sharedNames) }.map(\.conflict)
    let names = MessageNames((conflicts + consequences).flatMap(\.namedViews) + [root])
    let origin = first.namedOrigin ?? root.nibOrigin
    var notes = first.others(names)
    var seen = Set(notes)
    notes += consequences.map { conflict in
      Diagnostic.Note(
        "'\(conflict.brokenName(names))' is broken too\(conflict.distance.inWords) \(root.nibPlaceOfLayout)",
        at: conflict.brokenOrigin?.element.location)
    }.filter { seen.insert($0).inserted }
    let broken = first.namedConstraint == first.broken ? "" : "'\(first.brokenName(names))' "
    let change = change(ofConstraintIn: first, names)
    if let change { notes.append(change) }
    let message =
      first.proportionConflict(names)
      ?? "'\(first.equationOfNamed(names))' conflicts with the constraints below in \(names.inSentenceWithSize(root)), and "
      + "\(broken)is broken\(first.distance.inWords)\(change == nil ? "" : " until the program changes one of them"): "
      + "remove one of them, or lower its priority"
    let severity = severity(of: first, consequences, in: root) ?? (change == nil ? nil : .warning)
    return Diagnostic(
      CheckRule.constraintConflict.kind, severity: severity, message,
      at: origin?.element.location, path: origin?.element.nibObjectPath ?? ObjectPath(), notes: notes
    ).with(conflicts.dropFirst().map { companion($0, in: root, names) })
  }

  /// A note about the first constraint of a conflict that code changes; `nil` if there is none.
  private func change(ofConstraintIn conflict: LayoutReport.Conflict, _ names: MessageNames) -> Diagnostic
    .Note?
  {
    guard let codeUses else { return nil }
    return conflict.constraints.lazy.compactMap { constraint in
      guard let element = constraint.nibOrigin?.element, let place = codeUses.place(ofChangeOf: element)
      else {
        return nil
      }
      return Diagnostic.Note("the program changes '\(names.equation(constraint))' here", at: place)
    }.first
  }

  /// The severity of a finding about a conflict: a note if the conflict is not visible, unless conflicts on the canvas
  /// that belong to the finding are, which are warnings. `nil` for the severity of the rule.
  private func severity(
    of conflict: LayoutReport.Conflict, _ consequences: [LayoutReport.Conflict], in root: UIView
  ) -> Diagnostic.Severity? {
    guard conflict.distance.isInvisible(in: root) else { return nil }
    return consequences.allSatisfy { $0.distance.isInvisible(in: root) } ? .note : .warning
  }

  /// The finding about a further conflict of the group, with the note that mentions it.
  private func companion(
    _ conflict: LayoutReport.Conflict, in root: UIView, _ names: MessageNames
  ) -> Diagnostic.Companion {
    let note = Diagnostic.Note(
      "'\(conflict.brokenName(names))' is broken too\(conflict.distance.inWords)",
      at: conflict.brokenOrigin?.element.location)
    let alone = ConflictGroup(
      conflicts: [conflict], sharedNames: conflict.commonNames, codeUses: codeUses)
    return Diagnostic.Companion(alone.diagnostic(in: root), .note(note))
  }
}

/// Elements in groups. Each element belongs to the first group that has one of its names, or otherwise to a new group.
/// Cost: O(number of names of all elements).
struct NamedGroups<Element> {
  /// The groups with the names of their elements, in the order of their first elements.
  private(set) var groups: [(elements: [Element], names: Set<String>)] = []

  init(_ elements: [Element], names: (Element) -> Set<String>) {
    var firstGroups: [String: Int] = [:]
    for element in elements {
      let elementNames = names(element)
      let index = elementNames.compactMap { firstGroups[$0] }.min() ?? groups.count
      if index == groups.count { groups.append((elements: [], names: [])) }
      groups[index].elements.append(element)
      groups[index].names.formUnion(elementNames)
      for name in elementNames { firstGroups[name] = index }
    }
  }
}

extension LayoutRelief {
  /// The same change without the constraints of other findings, by description.
  func without(_ constraints: Set<String>) -> LayoutRelief {
    var relief = self
    relief.withoutConstraints.formUnion(constraints)
    return relief
  }
}

extension LayoutReport.Conflict {
  /// The descriptions by which related conflicts are recognized: those of the document's constraints, and those of the
  /// constraints with which a stack view aligns its views.
  var commonNames: Set<String> {
    let alignments = ([brokenDescription] + descriptions).filter {
      $0.contains("'UISV-alignment'") || $0.contains("'UISV-spanning-boundary'")
    }
    return Set(constraints.map(\.description) + alignments)
  }

  /// The elements of the document's constraints, which identify the conflict in every layout.
  var elements: Set<NibElement> { Set(constraints.compactMap { $0.nibOrigin?.element }) }

  /// The constraint that messages name: the broken constraint or, if NibTerm added it, the document's first constraint
  /// of the conflict. Removing either of them resolves the conflict.
  var namedConstraint: NSLayoutConstraint? { broken ?? constraints.first }

  /// The broken constraint as an equation, or its name if NibTerm added it.
  func brokenName(_ names: MessageNames) -> String {
    brokenIndex.map { text(at: $0, names) } ?? brokenDescription
  }

  /// The broken constraint and the distance by which it is violated: `'photo.height == 80' is broken by 12 points`.
  func brokenStatement(_ names: MessageNames) -> String {
    "'\(brokenName(names))' is broken\(distance.inWords)"
  }

  /// The origin of the broken constraint, or of the view for which NibTerm added it.
  var brokenOrigin: NibOrigin? { brokenIndex.flatMap { origins[$0] } ?? namedOrigin }

  private var brokenIndex: Int? { descriptions.firstIndex(of: brokenDescription) }

  /// The named constraint as an equation, or its name if NibTerm added it.
  func equationOfNamed(_ names: MessageNames) -> String {
    if let namedConstraint { return names.equation(namedConstraint) }
    return brokenName(names)
  }

  /// The views that a message about the conflict names.
  var namedViews: [UIView] {
    parts.flatMap { $0.source?.namedViews ?? [] } + nonnegative.compactMap(\.view)
  }

  /// The origin of the named constraint, or of a view for which NibTerm added one of the constraints.
  var namedOrigin: NibOrigin? { namedConstraint?.nibOrigin ?? origins.lazy.compactMap { $0 }.first }

  /// A note about the broken constraint, followed by notes about the others.
  func notes(_ names: MessageNames) -> [Diagnostic.Note] {
    [Diagnostic.Note(brokenStatement(names), at: brokenOrigin?.element.location)] + others(names)
  }

  /// Notes about the constraints that conflict with the named constraint. Constraints with the same description, such
  /// as those that NibTerm adds for a stack view, have one note.
  func others(_ names: MessageNames) -> [Diagnostic.Note] {
    var seen: Set<String> = [namedConstraint?.description ?? brokenDescription]
    return descriptions.indices.filter { seen.insert(descriptions[$0]).inserted }.map { index in
      Diagnostic.Note(text(at: index, names), at: origins[index]?.element.location)
    } + bounds(names)
  }

  /// The message about a conflict between constraints that a stack view adds itself: the proportions of its views give
  /// them its whole length, but its margins leave less. `nil` for other conflicts.
  fileprivate func proportionConflict(_ names: MessageNames) -> String? {
    guard constraints.isEmpty,
      ([brokenDescription] + descriptions).contains(where: { $0.contains("'UISV-fill-proportionally'") }),
      let stack = namedViews.lazy.compactMap({ $0 as? UIStackView }).first,
      stack.isLayoutMarginsRelativeArrangement
    else { return nil }
    let margins = stack.layoutMargins
    let isHorizontal = stack.axis == .horizontal
    let missing = isHorizontal ? margins.left + margins.right : margins.top + margins.bottom
    guard missing > 0 else { return nil }
    return "the distribution Fill Proportionally gives the views of \(names.inSentence(stack)) its whole "
      + "\(isHorizontal ? "width" : "height"), but its layout margins leave \(NibNumber.text(missing)) points less: "
      + "choose another distribution, or make the margins 0"
  }

  /// The lengths that take part because they cannot be negative, as notes such as
  /// `label "Top" cannot be less than 0 high`.
  func bounds(_ names: MessageNames) -> [Diagnostic.Note] {
    nonnegative.map { length in
      Diagnostic.Note(
        "\(length.view.map(names.inSentence) ?? length.name) cannot be less than 0 "
          + (length.dimension == .width ? "wide" : "high"),
        at: length.view?.nibOrigin?.element.location)
    }
  }

  /// A constraint of the conflict as an equation, or its name if NibTerm added it, such as `UISV-hiding of stackView`.
  private func text(at index: Int, _ names: MessageNames) -> String {
    guard parts.indices.contains(index), let source = parts[index].source else {
      return "the size of the view"
    }
    return names.equation(source).replacing("'", with: "")
  }
}
