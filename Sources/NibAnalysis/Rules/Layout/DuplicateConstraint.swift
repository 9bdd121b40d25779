import NibCore
import NibEditing

extension CheckRule {
  static let duplicateConstraint = CheckRule(
    "duplicate-constraint", .layout, .warning,
    "Two constraints mean the same, even if they name their items in a different order.",
    details: """
      A placeholder (*Remove at build time*) does not repeat a constraint that stays in the app. Of two constraints, \
      `nibterm check --fix` removes the one that has nothing that the other lacks, such as a custom class, an \
      identifier, or an outlet that leads to it. If each has something of its own, both stay, and a note says why.
      """,
    advice: "Remove one.",
    wrong: .label(pinned: ("leading", 16), ("top", 20), ("top", 20)),
    right: .label(pinned: ("leading", 16), ("top", 20)),
    find: duplicates,
    fix: removeDuplicates)

  /// The constraints that say the same as an earlier one, with a note about that one.
  @Sendable private static func duplicates(_ context: CheckContext) -> [Diagnostic] {
    lazy var choice = DuplicateChoice(context.document)
    var seen: [CheckedConstraint: NibElement] = [:]
    var findings: [Diagnostic] = []
    for installed in context.installedConstraints {
      let element = installed.element
      let constraint = CheckedConstraint(element, installed.owner)
      guard let first = seen[constraint] else {
        seen[constraint] = element
        continue
      }
      let notes = [Diagnostic.Note("the earlier constraint is here", at: first.location)]
      findings.append(
        context.finding(
          "the constraint '\(ConstraintSentence(element).text)' repeats an earlier one: remove one of them",
          at: element,
          notes: notes + [choice.refusal(element, first)].compactMap { $0.map { Diagnostic.Note($0) } }))
    }
    return findings
  }

  /// Removes the superfluous constraint of each pair of duplicates, if there is one.
  @Sendable private static func removeDuplicates(
    _ context: CheckContext, _ findings: [Diagnostic], _ editor: EditMaker
  ) -> [SourceEdit] {
    let choice = DuplicateChoice(context.document)
    var removed: Set<NibElement> = []
    for finding in findings {
      // Of three duplicates, the earlier constraint of a pair may have been removed already.
      guard let later = context.element(of: finding),
        let earlier = finding.notes.first?.location.flatMap(context.element(at:)),
        removed.isDisjoint(with: [later, earlier]), let element = choice.superfluous(later, earlier)
      else { continue }
      removed.insert(element)
    }
    // A list with a comment stays, because the comment is about more than the removed constraints.
    let emptied = Set(removed.compactMap(\.parent)).filter { list in
      list.children.allSatisfy(removed.contains) && !editor.hasComment(list)
    }
    let alone = removed.filter { !($0.parent.map(emptied.contains) ?? false) }
    return (Array(emptied) + Array(alone)).map { editor.edit(removing: $0) }
  }
}

/// The meaning of a constraint. Two values are equal if the constraints have the same effect, even if they name their
/// items in a different order. A placeholder, which Xcode removes at build time, does not have the effect of a real
/// constraint.
private struct CheckedConstraint: Hashable {
  private let effect: ConstraintEffect
  private let variations: [String]
  private let isPlaceholder: Bool

  init(_ element: NibElement, _ owner: NibElement) {
    effect = ConstraintEffect(element, owner: owner.id ?? "<\(owner.index)>")
    variations = element.children(named: "variation").map { variation in
      variation.attributes.map { "\($0.name)=\($0.value)" }.sorted().joined(separator: " ")
    }
    isPlaceholder = element["placeholder"] == "YES"
  }
}
