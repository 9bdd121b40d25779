import NibCore

/// A feature of documents that needs a version of iOS.
struct Availability: Sendable {
  /// The first version of iOS with the feature.
  let version: IOSVersion
  /// The name of the feature in the plural, such as `stack views`.
  let name: String
  /// Xcode's message about a use of the feature for an older version.
  let text: String
  /// Whether an element uses the feature.
  let isUsed: @Sendable (NibElement) -> Bool

  init(
    _ version: IOSVersion, _ name: String, _ text: String, isUsed: @escaping @Sendable (NibElement) -> Bool
  ) {
    (self.version, self.name, self.text, self.isUsed) = (version, name, text, isUsed)
  }
}

extension CheckContext {
  /// The findings about the features in a list that the document uses although its deployment target does not have
  /// them: one for each feature, at its first use.
  ///
  /// If "Builds for" names a version that Xcode no longer supports, features of Xcode's oldest version are left out.
  /// The version has a finding of its own, and correcting the version makes the features available.
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

  /// One diagnostic about elements with the same problem: the finding about the first element, with notes about the
  /// next 20 elements.
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

  /// Notes about the features in a list that the document uses although the version under "Builds for", which Xcode no
  /// longer supports, does not have them.
  func notesAboutOutdatedVersion(_ list: [Availability]) -> [Diagnostic.Note] {
    guard let version = outdatedBuildVersion else { return [] }
    return uses(of: list, above: version).filter { $0.entry.version <= .oldestOfXcode }.map { entry, uses in
      Diagnostic.Note(
        "\(entry.name) need iOS \(entry.version) (Xcode: \"\(entry.text)\")", at: uses[0].location)
    }
  }
}

extension IOSVersion {
  /// The oldest version of iOS for which Xcode still compiles documents.
  static let oldestOfXcode = IOSVersion(7)
}
