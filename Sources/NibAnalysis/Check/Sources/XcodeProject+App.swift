extension XcodeProject {
  /// The app of a project, with the frameworks and libraries that the project builds for it.
  package struct App {
    /// The name of the app's target.
    package let name: String
    /// The targets that are no part of the app and no tests: other apps, command-line tools and extensions.
    package let others: [String]
    /// The targets of the app.
    let targets: [XcodeTarget]

    /// Whether a target of the app contains a file.
    package func contains(_ path: String) -> Bool { targets.contains { $0.contains(path) } }
  }

  /// The app of the project: the one with the given name, or else the first one; `nil` if there is none.
  package func app(preferring name: String) -> App? {
    let apps = targets.filter { $0.productType == "com.apple.product-type.application" }
    guard let app = apps.first(where: { $0.name == name }) ?? apps.first else { return nil }
    let parts = targets.filter { target in
      target.name == app.name || ["framework", "library"].contains { target.productType.contains($0) }
    }
    let others = targets.filter { target in
      !parts.contains { $0.name == target.name } && !target.productType.isEmpty
        && !target.productType.contains("test")
    }
    return App(name: app.name, others: others.map(\.name), targets: parts)
  }
}
