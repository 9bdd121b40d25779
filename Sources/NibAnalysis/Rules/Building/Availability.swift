import NibCore

/// Something in documents that Xcode compiles only for a version of iOS or later.
struct Availability: Sendable {
  /// The first version of iOS that has it.
  let version: IOSVersion
  /// Its name in the plural, such as `stack views`.
  let name: String
  /// Xcode's message.
  let text: String
  /// Whether an element uses it.
  let isUsed: @Sendable (NibElement) -> Bool

  init(
    _ version: IOSVersion, _ name: String, _ text: String, isUsed: @escaping @Sendable (NibElement) -> Bool
  ) {
    (self.version, self.name, self.text, self.isUsed) = (version, name, text, isUsed)
  }
}

extension CheckContext {
  /// The findings about everything in a list that the document uses, but that is newer than its deployment target: one
  /// for each entry, at its first use.
  func findings(about list: [Availability]) -> [Diagnostic] {
    guard let target = deploymentTarget else { return [] }
    return list.filter { target < $0.version }.compactMap { entry in
      let uses = places.elements.filter(entry.isUsed)
      guard let first = uses.first else { return nil }
      return finding(
        "\(entry.name) need iOS \(entry.version), but the document is built for iOS \(target): raise the deployment "
          + "target, or do without them", xcode: entry.text, at: first,
        notes: uses.dropFirst().prefix(20).map { Diagnostic.Note("this is another use", at: $0.location) })
    }
  }
}
