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

  /// Whether a finding, or the explanation of its view, can suggest changes.
  package static func canBeExplained(_ finding: Diagnostic) -> Bool {
    conflictKinds.contains(finding.kind) || finding.kind == CheckRule.ambiguousLayout.kind
      || finding.kind == CheckRule.truncatedText.kind || finding.kind == .danglingReference
  }

  /// Whether a finding is about an object, or about constraints of it.
  package static func concern(_ finding: Diagnostic, _ object: NibElement, in places: ElementPlaces) -> Bool {
    if let id = object.id, finding.path.steps.first?.id == id { return true }
    return elements(of: finding, in: places).contains { element in
      element == object
        || element.isNamed("constraint")
          && object.id.map(ConstraintSentence.items(of: element).contains) == true
    }
  }

  /// The changes that resolve a finding about constraints in conflict, or about a connection to an object that does not exist;
  /// empty for other findings.
  ///
  /// - Parameters:
  ///   - views: the views of the layout in which the finding was found.
  ///   - options: the options of the layout.
  package static func remedies(
    of finding: Diagnostic, in places: ElementPlaces, _ views: [UIView], _ options: LayoutOptions
  ) -> [Remedy] {
    if finding.kind == .danglingReference { return disconnecting(finding, in: places) }
    guard conflictKinds.contains(finding.kind) else { return [] }
    let named = elements(of: finding, in: places)
    let remedies = (ofCanvas(finding, named, views, options) + Remedy.resolving(named)).uniqued()
    let isRemoval = { (remedy: Remedy) in
      remedy.edits.contains { if case .remove = $0 { true } else { false } }
    }
    // Of two equal constraints, a lower priority of one changes nothing.
    if finding.kind == CheckRule.duplicateConstraint.kind { return remedies.filter(isRemoval) }
    guard kindsWithLowerPriority.contains(finding.kind) else { return remedies }
    return remedies.filter { !isRemoval($0) } + remedies.filter(isRemoval)
  }

  /// The removal of a connection.
  private static func disconnecting(_ finding: Diagnostic, in places: ElementPlaces) -> [Remedy] {
    guard let id = finding.path.steps.first?.id, !id.isEmpty,
      let connection = places.elements.first?.document.object(id: id),
      connection.parent?.isNamed("connections") == true
    else { return [] }
    let name = connection["property"] ?? connection["selector"] ?? connection["identifier"]
    let words = "\(connection.name)\(name.map { " '\($0)'" } ?? "")"
    return [Remedy("Remove the \(words), whose object does not exist", [.remove(Removal([id]))])]
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
