/// The manifest of a package that uses NibTerm and its build plugin.
enum PackageManifest {
  /// The text of the manifest, for a program and its tests.
  ///
  /// - Parameters:
  ///   - name: the name of the package, the program and its module.
  ///   - nibTerm: the path or the address of the NibTerm package.
  ///   - hasResources: whether the folder of the program contains a folder `Resources`.
  static func text(name: String, nibTerm: String, hasResources: Bool = true) -> String {
    let isAddress = nibTerm.contains("://") || nibTerm.hasPrefix("git@")
    let package =
      isAddress ? "url: \"\(nibTerm)\", branch: \"main\"" : "name: \"NibTerm\", path: \"\(nibTerm)\""
    let resources = hasResources ? "\n            resources: [.copy(\"Resources\")]," : ""
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
              .product(name: "NibCore", package: "NibTerm"), .product(name: "NibScreen", package: "NibTerm"),
            ],\(resources)
            swiftSettings: [.swiftLanguageMode(.v5)],
            // Lists the actions and properties that the nibs name.
            plugins: [.plugin(name: "NibBindings", package: "NibTerm")]),
          .testTarget(
            name: "\(name)Tests", dependencies: ["\(name)", .product(name: "NibCore", package: "NibTerm")]),
        ])

      """
  }
}

/// A test file that compares the nibs of a module with its code.
enum NibTestsFile {
  static func text(module: String) -> String {
    """
    import NibCore
    import Testing

    @testable import \(module)

    /// Loads every nib and every scene, as a user who visits all screens would.
    @MainActor @Suite("The nibs of \(module)", .serialized) struct NibTests {
      nonisolated static let audit = NibAudit(NibTermBindings.self)

      @Test("Every nib and scene loads, and every didSet of its outlets runs", arguments: audit.subjects)
      func loads(_ subject: NibAudit.Subject) throws {
        let nib = try Self.audit.load(subject)
        #expect(nib.problems == [])
        #expect(nib.settersNotCalled == [])
      }

      // This runs the code of the actions. If an action must not run in a test, leave out its nib or scene here.
      @Test("Every action calls its method", arguments: audit.subjects)
      func sendsActions(_ subject: NibAudit.Subject) throws {
        let nib = try Self.audit.load(subject)
        #expect(nib.sendActions() == [])
      }
    }

    """
  }
}
