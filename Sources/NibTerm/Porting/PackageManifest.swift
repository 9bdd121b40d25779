import NibSupport

/// The manifest of a package that uses NibTerm and its build plugin.
enum PackageManifest {
  /// The text of the manifest, for a program and its tests. The folder of the program contains a folder `Resources`.
  ///
  /// - Parameters:
  ///   - name: the name of the package, the program and its module.
  ///   - nibTerm: the path or the address of the NibTerm package.
  static func text(name: String, nibTerm: String) -> String {
    let place = nibTerm.quotedLiteral
    let package = isAddress(nibTerm) ? "url: \(place), branch: \"main\"" : "name: \"NibTerm\", path: \(place)"
    let identity = identity(of: nibTerm).quotedLiteral
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "\(name)",
        platforms: [.macOS(.v15)],
        dependencies: [.package(\(package))],
        targets: [
          .executableTarget(
            name: "\(name)",
            dependencies: [
              .product(name: "NibCore", package: \(identity)), .product(name: "NibScreen", package: \(identity)),
            ],
            // The program finds the files in this folder with Bundle.resources.
            resources: [.copy("Resources")],
            swiftSettings: [.swiftLanguageMode(.v5)],
            // Lists the actions and properties that the nibs name.
            plugins: [.plugin(name: "NibBindings", package: \(identity))]),
          .testTarget(
            name: "\(name)Tests",
            dependencies: [
              "\(name)", .product(name: "NibCore", package: \(identity)),
              .product(name: "NibScreen", package: \(identity)),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        ])

      """
  }

  /// Whether a value is the address of a repository and not a path: `https://host/folder`, or `user@host:folder`, which
  /// Git uses for `ssh`.
  static func isAddress(_ place: String) -> Bool {
    if place.contains("://") { return true }
    let host = place.prefix { $0 != ":" && $0 != "/" }
    return host.count < place.count && place.dropFirst(host.count).first == ":" && host.contains("@")
  }

  /// The name by which targets refer to the package: that of its repository, or `NibTerm` for a path.
  private static func identity(of place: String) -> String {
    guard isAddress(place) else { return "NibTerm" }
    let last = place.split(whereSeparator: { "/:".contains($0) }).last.map(String.init) ?? "NibTerm"
    return last.hasSuffix(".git") ? String(last.dropLast(".git".count)) : last
  }
}

/// A test file that compares the nibs of a module with its code.
enum NibTestsFile {
  static func text(module: String) -> String {
    """
    import NibCore
    import Testing

    @testable import \(module)

    /// Compares every nib and every scene with the code: classes, outlets, runtime attributes and actions.
    @MainActor @Suite("The nibs of \(module)", .serialized) struct NibTests {
      nonisolated static let audit = NibAudit(NibTermBindings.self)

      /// The nibs and scenes to test. Leave one out by its description, which a failed test shows:
      ///
      ///     audit.subjects.filter { $0.description != "Main, DetailController #a1B-2c-D3e" }
      nonisolated static let subjects = audit.subjects

      // Objects are made and connected, but viewDidLoad does not run, because a screen may need data from
      // prepare(for:sender:). In a test of a screen that needs none, use audit.load(_:) to run viewDidLoad, and
      // sendActions() to call its actions.
      @Test("Every outlet and action of the nibs is in the code", arguments: subjects)
      func connects(_ subject: NibAudit.Subject) throws {
        let nib = try Self.audit.connect(subject)
        #expect(nib.problems == [])
        #expect(nib.settersNotCalled == [])
        #expect(nib.unansweredActions == [])
      }

      // The class of such a scene needs data in its initializer, so that only its segue action can make it.
      @Test(
        "Scenes that segue actions make are not tested here",
        .disabled(
          if: !audit.subjectsOfSegueActions.isEmpty,
          "\\(audit.subjectsOfSegueActions.map(\\.description).joined(separator: "; "))"))
      func scenesOfSegueActions() {}
    }

    """
  }
}
