import NibCore
import NibEditing

/// The removal of outlets, actions and selectors of segues that a class lacks, according to a finding. One finding can be about
/// several of them.
struct MissingMemberRemedies {
  /// The rules about members that a class lacks.
  static let kinds: Set<DiagnosticKind> = [CheckRule.undefinedKey.kind, CheckRule.unrecognizedSelector.kind]

  /// The connections, in the order of the finding; never empty.
  private let connections: [NibElement]

  /// Returns `nil` for findings about something else, also about connections of a class that is not found, or of an owner
  /// that is not loaded: those are right when the class or the owner is.
  init?(of finding: Diagnostic, in places: ElementPlaces) {
    guard MissingMemberRemedies.kinds.contains(finding.kind), finding.missingMember != nil,
      let document = places.elements.first?.document
    else { return nil }
    let first = finding.path.steps.first.flatMap { document.object(id: $0.id) }
    let others = finding.notes.compactMap(\.location).filter { $0.file == document.file }.map {
      places.last(upTo: $0.offset)
    }
    connections = ([first] + others).compactMap(\.self).filter { element in
      element.parent?.isNamed("connections") == true && element.id?.isEmpty == false
    }.uniqued()
    guard !connections.isEmpty else { return nil }
  }

  /// Whether an object is one of the connections, or has one of them.
  func concern(_ object: NibElement) -> Bool {
    connections.contains { $0 == object || $0.parent?.parent == object }
  }

  /// The removal of all that the class lacks, and of each member. A segue stays, without the method that creates its
  /// destination.
  ///
  /// - Parameter object: the connection that is removed; `nil`, or another object, for all.
  func remedies(about object: NibElement?) -> [Remedy] {
    let chosen = connections.filter { $0 == object }
    let single = (chosen.isEmpty ? connections : chosen).map { connection in
      Remedy(
        "Remove the \(MissingMemberRemedies.name(of: connection)), which the class lacks",
        MissingMemberRemedies.edits(removing: [connection]))
    }
    guard single.count > 1 else { return single }
    let all = Remedy(
      "Remove all \(single.count) connections that the class lacks",
      MissingMemberRemedies.edits(removing: connections))
    return [all] + single
  }

  private static func edits(removing connections: [NibElement]) -> [DocumentEdit] {
    let segues = connections.filter { $0[segueSelector] != nil }.compactMap(\.id)
    let ids = connections.filter { $0[segueSelector] == nil }.compactMap(\.id)
    let changes = segues.map { DocumentEdit.set(PropertyEdit($0, segueSelector, nil)) }
    return ids.isEmpty ? changes : [.remove(Removal(ids))] + changes
  }

  private static func name(of connection: NibElement) -> String {
    connection[segueSelector].map { "segue's method '\($0)'" } ?? connection.nameOfConnection
  }

  /// The attribute of a segue with the method that creates its destination.
  private static let segueSelector = "destinationCreationSelector"
}
