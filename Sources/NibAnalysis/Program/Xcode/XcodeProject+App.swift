import NibCore

extension XcodeProject {
  /// The app of a project, with the frameworks and libraries that the project builds for it.
  package struct App {
    package let name: String
    /// The names of the targets that are neither parts of the app nor tests: other apps, command-line tools and
    /// extensions.
    package let others: [String]
    let targets: [XcodeTarget]

    /// The files that the targets of the app compile, copy or link, apart from those of whole folders.
    package var files: Set<String> { targets.reduce(into: []) { $0.formUnion($1.files) } }

    /// Whether a target of the app contains a file.
    package func contains(_ path: String) -> Bool { targets.contains { $0.contains(path) } }
  }

  /// The app of the project; `nil` if there is none. Apps for iOS come before other apps. The app with the given name
  /// is preferred, then the app with the most nibs.
  package func app(preferring name: String) -> App? {
    let allApps = targets.filter(\.isApp)
    let forIOS = allApps.filter(\.isIOSApp)
    let apps = forIOS.isEmpty ? allApps : forIOS
    let nibCounts = apps.map { app in files.count { DocumentName.isSource($0) && app.contains($0) } }
    let most = nibCounts.indices.first { nibCounts[$0] == nibCounts.max() }
    guard let app = apps.first(where: { $0.name == name }) ?? most.map({ apps[$0] }) else { return nil }
    let parts = targets.filter { target in
      target.name == app.name || ["framework", "library"].contains { target.productType.contains($0) }
    }
    let others = targets.filter { target in
      !parts.contains { $0.name == target.name } && !target.productType.isEmpty
        && !target.productType.contains("test")
    }
    return App(name: app.name, others: others.map(\.name), targets: parts)
  }

  /// Whether one of the targets builds an app for iOS.
  package var hasIOSApp: Bool { targets.contains(where: \.isIOSApp) }
}
