import NibCore

/// Finds nibs that raise an exception when a table or collection view makes a cell from them
/// (docs/behaviours.md D5, D6, D8, D22).
struct CellNibRehearsal {
  private(set) var diagnostics: [Diagnostic] = []
  private let rehearsal: Rehearsal

  init(_ rehearsal: Rehearsal) {
    self.rehearsal = rehearsal
    guard rehearsal.document.kind.container != .storyboard else { return }
    let registrations = meant(rehearsal.program.sources.registrations[rehearsal.nibName] ?? [])
    for registration in registrations { check(registration) }
    if registrations.isEmpty { checkUnregistered() }
  }

  // MARK: Registered nibs

  /// Returns the registrations that mean this nib. Of several nibs with one name, a registration means the
  /// nearest.
  private func meant(_ registrations: [SourceRegistration]) -> [SourceRegistration] {
    guard !registrations.isEmpty else { return [] }
    let namesakes = rehearsal.program.documents.filter { Rehearsal.nibName(of: $0) == rehearsal.nibName }
    let places = ([rehearsal.document.file] + namesakes).map { SourcePlace($0) }
    return registrations.filter { SourcePlace($0.location.file).nearest(places).contains(0) }
  }

  private mutating func check(_ registration: SourceRegistration) {
    let note = Diagnostic.Note("registered here", at: registration.location)
    let expected = registration.isTableCell ? "UITableViewCell" : "UICollectionReusableView"
    checkOwner(note)
    guard let cell = onlyObject(ofClass: expected) else {
      let surplus =
        rehearsal.topLevel.first { !rehearsal.isKind($0, of: expected) }
        ?? rehearsal.topLevel.dropFirst().first
      invalid(expected, registration.identifier, .error, at: surplus ?? rehearsal.document.root, note)
      return
    }
    checkIdentifier(of: cell, registration, note)
  }

  /// The only top-level object; nil if there are others, or if it is known to be of another class.
  private func onlyObject(ofClass expected: String) -> NibElement? {
    guard rehearsal.topLevel.count == 1, let object = rehearsal.topLevel.first else { return nil }
    guard let found = rehearsal.objectClass(of: object) else { return object }
    return found.unknown == nil && rehearsal.table.isKind(found.name, of: expected) == false ? nil : object
  }

  private mutating func checkIdentifier(
    of cell: NibElement, _ registration: SourceRegistration, _ note: Diagnostic.Note
  ) {
    guard registration.isTableCell, let identifier = registration.identifier, !identifier.contains("\\"),
      let own = cell["reuseIdentifier"], !own.isEmpty, own != identifier
    else { return }
    diagnostics.append(
      rehearsal.diagnostic(
        "reuse-identifier", .error,
        "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib "
          + "(\(identifier))", at: cell, attribute: "reuseIdentifier", notes: [note]))
  }

  /// Checks the owner's outlets, because cells are made without an owner.
  private mutating func checkOwner(_ note: Diagnostic.Note) {
    for outlet in ownerOutlets {
      diagnostics.append(
        rehearsal.diagnostic(
          "undefined-key", .error,
          NibException.undefinedKey(outlet["property"] ?? "", ofClass: "NSObject"), at: outlet,
          attribute: "property", notes: [note, Diagnostic.Note("the owner is nil")]))
    }
  }

  private var ownerOutlets: [NibElement] {
    rehearsal.owner?.child(named: "connections")?.children.filter { $0["property"] != nil } ?? []
  }

  // MARK: Nibs that nobody is seen to register

  /// Checks a nib without a visible registration. A nib with exactly one cell is probably registered
  /// somewhere.
  private mutating func checkUnregistered() {
    let cells = rehearsal.topLevel.filter {
      rehearsal.isKind($0, of: "UITableViewCell") || rehearsal.isKind($0, of: "UICollectionViewCell")
    }
    guard cells.count == 1, let cell = cells.first else { return }
    // A nib whose owner has a class is loaded by that owner.
    if rehearsal.owner?["customClass"] == nil, ownerOutlets.isEmpty,
      let other = rehearsal.topLevel.first(where: { $0 != cell })
    {
      let isTableCell = rehearsal.isKind(cell, of: "UITableViewCell")
      invalid(
        isTableCell ? "UITableViewCell" : "UICollectionReusableView", cell["reuseIdentifier"], .warning,
        at: other,
        Diagnostic.Note(
          "raised when the nib is registered for cells, as its single cell suggests", at: cell.location))
    }
    if let outlet = ownerOutlets.first {
      diagnostics.append(
        rehearsal.diagnostic(
          "file-owner", .note,
          "cells of a registered nib are created without an owner: "
            + NibException.undefinedKey(outlet["property"] ?? "", ofClass: "NSObject"), at: outlet,
          attribute: "property"))
    }
  }

  private mutating func invalid(
    _ expected: String, _ identifier: String?, _ severity: Diagnostic.Severity, at element: NibElement,
    _ note: Diagnostic.Note
  ) {
    diagnostics.append(
      rehearsal.diagnostic(
        "cell-nib", severity,
        "invalid nib registered for identifier (\(identifier ?? "")) - nib must contain exactly one top "
          + "level object which must be a \(expected) instance", at: element, notes: [note]))
  }
}
