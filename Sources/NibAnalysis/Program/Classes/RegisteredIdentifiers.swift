import NibSources

/// The identifiers for which the code of a program registers cells.
struct RegisteredIdentifiers: Sendable {
  /// The identifiers that code states as literals.
  private(set) var stated: Set<String> = []
  /// The registrations whose identifiers are not all stated.
  private(set) var computedRegistrations: [SourceRegisteredIdentifier] = []
  private var byOwner: [String: [SourceRegisteredIdentifier]] = [:]

  mutating func add(_ registered: SourceRegisteredIdentifier) {
    let literals = registered.names.compactMap(\.literal)
    stated.formUnion(literals)
    guard literals.isEmpty || literals.count < registered.names.count else { return }
    computedRegistrations.append(registered)
    if let owner = registered.owner { byOwner[owner, default: []].append(registered) }
  }

  /// The registrations in the code of a class whose identifiers are not all stated.
  func computedRegistrations(by owner: String) -> [SourceRegisteredIdentifier] { byOwner[owner] ?? [] }
}
