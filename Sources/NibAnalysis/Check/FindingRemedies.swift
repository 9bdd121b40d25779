import NibCore
import NibEditing

/// The changes of a document that resolve findings about conflicts, without the layout that shows them.
package enum FindingRemedies {
  /// The rules about constraints in conflict, which are listed in a finding and its notes.
  private static let conflictKinds = CheckRule.conflictKinds.union([CheckRule.duplicateConstraint.kind])

  /// The rules that advise to lower a priority: the constraints are right in other states of the program.
  private static let kindsWithLowerPriority: Set<DiagnosticKind> = [
    CheckRule.hiddenViewConflict.kind, CheckRule.roundedRow.kind,
  ]

  /// Whether a finding is about constraints in conflict.
  package static func isOfConflict(_ finding: Diagnostic) -> Bool { conflictKinds.contains(finding.kind) }

  /// Whether the problem is a conflict of constraints that are right, because the canvas alone has the wrong size.
  package static func isOfCanvas(_ problem: FindingIdentity) -> Bool {
    problem.rule == CheckRule.canvasConflict.id
  }

  /// Whether a finding, or the explanation of its view, can suggest changes.
  package static func canBeExplained(_ finding: Diagnostic) -> Bool {
    conflictKinds.contains(finding.kind) || otherKinds.contains(finding.kind)
  }

  /// The other kinds of findings that have remedies, or whose views have.
  private static let otherKinds: Set<DiagnosticKind> = [
    CheckRule.ambiguousLayout.kind, CheckRule.truncatedText.kind, .danglingReference,
    CheckRule.effectViewConstraint.kind, CheckRule.uninstalledItem.kind, CheckRule.misplacedView.kind,
    CheckRule.undefinedKey.kind, CheckRule.unrecognizedSelector.kind, CheckRule.connectionToOtherScene.kind,
    CheckRule.layerColor.kind,
  ]

  /// Whether the remedies of a finding take the place of the correction of its rule, which corrects less.
  package static func replaceFix(of finding: Diagnostic) -> Bool {
    finding.kind == CheckRule.misplacedView.kind
  }

  /// Whether findings that are reported together have remedies for all of them, because they have the same cause: an object,
  /// or the size of a view on the canvas.
  package static func solveTogether(_ finding: Diagnostic) -> Bool {
    [CheckRule.uninstalledItem.kind, CheckRule.canvasConflict.kind].contains(finding.kind)
  }

  /// The problem that a remedy of a finding solves: that of the connection which it removes or changes, if several
  /// connections have a finding together.
  package static func problem(of remedy: Remedy, for finding: Diagnostic) -> FindingIdentity {
    guard MissingMemberRemedies.kinds.contains(finding.kind), let id = remedy.edits.first?.subject
    else { return finding.identity }
    return FindingIdentity(rule: finding.id, object: id)
  }

  /// Whether a finding is about an object, about constraints of it, or about connections of it that a class lacks.
  package static func concern(_ finding: Diagnostic, _ object: NibElement, in places: ElementPlaces) -> Bool {
    if let id = object.id, finding.path.steps.first?.id == id { return true }
    if let members = MissingMemberRemedies(of: finding, in: places) { return members.concern(object) }
    return elements(of: finding, in: places).contains { element in
      element == object
        || element.isNamed("constraint")
          && object.id.map(ConstraintSentence.items(of: element).contains) == true
    }
  }

  /// The changes that resolve a finding about constraints in conflict, about a reference to an object that does not exist, about
  /// several ambiguous views in one that contains them, about constraints with an object that is not there when they are
  /// added, about a wrong saved frame, or about a connection that a class lacks; empty for other findings.
  ///
  /// - Parameters:
  ///   - views: the views of the layout in which the finding was found.
  ///   - options: the options of the layout.
  ///   - object: the object that is selected, which is one of several that a finding is about; `nil` for all of them.
  package static func remedies(
    of finding: Diagnostic, in places: ElementPlaces, _ views: [UIView], _ options: LayoutOptions,
    about object: NibElement? = nil
  ) -> [Remedy] {
    if finding.kind == .danglingReference {
      return DanglingReference(of: finding, in: places)?.remedies ?? []
    }
    if let remedy = Remedy.removing(finding, in: places) { return [remedy] }
    if finding.kind == CheckRule.misplacedView.kind { return updatingFrame(finding, in: places) }
    if let members = MissingMemberRemedies(of: finding, in: places) { return members.remedies(about: object) }
    if finding.kind == CheckRule.ambiguousLayout.kind { return determining(finding, views, options) }
    let named = elements(of: finding, in: places)
    if finding.kind == CheckRule.effectViewConstraint.kind {
      return [Remedy.connectingWithContentView(named)].compactMap(\.self)
    }
    if finding.kind == CheckRule.uninstalledItem.kind {
      return Remedy.uninstalling(named.filter { $0.isNamed("constraint") })
    }
    guard conflictKinds.contains(finding.kind) else { return [] }
    let remedies = (ofCanvas(finding, named, views, options) + Remedy.resolving(named)).uniqued()
    let isRemoval = { (remedy: Remedy) in
      remedy.edits.contains { if case .remove = $0 { true } else { false } }
    }
    // Of two equal constraints, a lower priority of one changes nothing.
    if finding.kind == CheckRule.duplicateConstraint.kind { return remedies.filter(isRemoval) }
    guard kindsWithLowerPriority.contains(finding.kind) else { return remedies }
    return remedies.filter { !isRemoval($0) } + remedies.filter(isRemoval)
  }

  /// The remedies of the ambiguous views inside of the view of a finding. A view that is ambiguous itself has none here, because
  /// its explanation suggests them.
  private static func determining(
    _ finding: Diagnostic, _ views: [UIView], _ options: LayoutOptions
  ) -> [Remedy] {
    guard let id = finding.path.steps.first?.id,
      let container = views.first(where: { $0.nibOrigin?.id == id })
    else { return [] }
    return NibEnvironment.$current.withValue(container.nibEnvironment) {
      let inner = container.subviews.first.map { ExplainedLayout(of: $0) }
      let layouts = [ExplainedLayout(of: container), inner].compactMap(\.self)
      guard layouts.allSatisfy({ ViewAmbiguity(of: container, in: $0) == nil }) else { return [] }
      // The container can be the root of the layout of its contents.
      let layout = layouts.last ?? ExplainedLayout(of: container)
      let inside = layout.builder.views.map(\.view).filter {
        $0 !== container && $0.isDescendant(of: container)
      }
      return inside.flatMap { view in
        ViewVerdicts.ofConstraints(view, layout, options, isDoubtful: false)
          .filter { $0.kind == CheckRule.ambiguousLayout.kind }.flatMap(\.remedies)
      }.uniqued()
    }
  }

  /// The update of a saved frame that is wrong, as `update-frames` makes it.
  private static func updatingFrame(_ finding: Diagnostic, in places: ElementPlaces) -> [Remedy] {
    guard let document = places.elements.first?.document, let id = finding.path.steps.first?.id,
      let view = document.object(id: id)
    else { return [] }
    let edits = UpdatedFrames(of: document, inside: [id]).all
    return edits.isEmpty ? [] : [Remedy("Update the frame of \(ObjectName(view).inSentence)", edits)]
  }

  /// The remedies of a conflict that only the canvas causes: the size on the canvas with which it is resolved, and changes of
  /// the constraints in conflict, of which the finding names only those that are broken.
  private static func ofCanvas(
    _ finding: Diagnostic, _ named: [NibElement], _ views: [UIView], _ options: LayoutOptions
  ) -> [Remedy] {
    guard finding.kind == CheckRule.canvasConflict.kind, let id = finding.path.steps.first?.id,
      let view = views.first(where: { $0.nibOrigin?.id == id && $0.nibLayoutReport != nil })
    else { return [] }
    return NibEnvironment.$current.withValue(view.nibEnvironment) {
      let layout = ExplainedLayout(of: view)
      let size = [NeededSize(of: layout, options, resolvesAll: false)?.remedy].compactMap { $0 }
      let others = ExplainedConflicts(layout).objects(involving: Set(named.compactMap(\.id)))
      return size + Remedy.resolving(named + others)
    }
  }

  /// The elements that a finding and its notes are about, the finding's own first.
  private static func elements(of finding: Diagnostic, in places: ElementPlaces) -> [NibElement] {
    let file = places.elements.first?.document.file
    let locations = [finding.location] + finding.notes.map(\.location)
    return locations.compactMap { $0 }.filter { $0.file == file }.compactMap { place in
      places.first(from: place.offset).flatMap { $0.location.offset == place.offset ? $0 : nil }
    }
  }
}
