import NibCore

/// Something in documents that Xcode compiles only for a version of iOS or later.
struct Availability: Sendable {
  /// The first version of iOS that has it.
  let version: IOSVersion
  /// Its name in the plural, such as `stack views`.
  let name: String
  /// Xcode's message.
  let text: String
  let isUsed: @Sendable (NibElement) -> Bool

  init(
    _ version: IOSVersion, _ name: String, _ text: String, isUsed: @escaping @Sendable (NibElement) -> Bool
  ) {
    (self.version, self.name, self.text, self.isUsed) = (version, name, text, isUsed)
  }
}

extension CheckContext {
  /// The findings about everything in a list that the document uses, but that is newer than its deployment target: one
  /// for each entry, at its first use. If "Builds for" names a version that Xcode no longer supports, what Xcode's oldest
  /// version has is left out, because that finding removes it.
  func findings(about list: [Availability]) -> [Diagnostic] {
    guard let target = deploymentTarget else { return [] }
    return uses(of: list, above: max(target, outdatedBuildVersion == nil ? target : .oldestOfXcode))
      .map { entry, uses in
        joined(uses, "this is another use") { use in
          finding(
            "\(entry.name) need iOS \(entry.version), but the document is built for iOS \(target): raise the deployment "
              + "target, or do without them", xcode: entry.text, at: use)
        }
      }
  }

  /// One diagnostic about elements with the same problem: the finding about the first, with a note on each of the others,
  /// of which the first 20 are listed.
  func joined(
    _ elements: [NibElement], _ note: String, _ finding: (NibElement) -> Diagnostic
  ) -> Diagnostic {
    let others = elements.dropFirst().enumerated().map { index, element in
      Diagnostic.Companion(
        finding(element), index < 20 ? .note(Diagnostic.Note(note, at: element.location)) : .none)
    }
    return finding(elements[0]).with(others)
  }

  /// The entries that need a newer version, with the elements that use them.
  private func uses(
    of list: [Availability], above target: IOSVersion
  ) -> [(entry: Availability, uses: [NibElement])] {
    list.filter { target < $0.version }.compactMap { entry in
      let uses = places.elements.filter(entry.isUsed)
      return uses.isEmpty ? nil : (entry: entry, uses: uses)
    }
  }

  /// The version under "Builds for", if Xcode no longer supports it.
  var outdatedBuildVersion: IOSVersion? { document.buildsFor.flatMap { $0 < .oldestOfXcode ? $0 : nil } }

  /// Notes about what the document uses although the version under "Builds for", which Xcode no longer supports, does not
  /// have it.
  func notesAboutOutdatedVersion(_ lists: [Availability]) -> [Diagnostic.Note] {
    guard let version = outdatedBuildVersion else { return [] }
    return uses(of: lists, above: version).filter { $0.entry.version <= .oldestOfXcode }.map { entry, uses in
      Diagnostic.Note(
        "\(entry.name) need iOS \(entry.version) (Xcode: \"\(entry.text)\")", at: uses[0].location)
    }
  }
}

extension IOSVersion {
  /// The oldest version of iOS for which Xcode still compiles documents.
  static let oldestOfXcode = IOSVersion(7)
}
