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
