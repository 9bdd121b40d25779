import NibCore

/// Reads deployment targets from the manifests of tools other than Xcode: SwiftPM's `Package.swift`, the podspecs of
/// CocoaPods, XcodeGen's `project.yml` and Tuist's `Project.swift`. Each folder is read once.
final class DeploymentManifests: Sendable {
  private let versions = NibLazyValues<String, IOSVersion?>()

  /// The version in the nearest folder around a file that has a manifest with one; `nil` if there is none.
  ///
  /// - Parameter roots: the folders of the program, above which nothing is read.
  func deploymentTarget(around file: SourcePlace, below roots: [String]) -> IOSVersion? {
    file.folderPaths(in: roots.map(SourcePlace.path)).lazy.compactMap(version).first { _ in true }
  }

  private func version(in folder: String) -> IOSVersion? { versions.get(folder, Self.read) }

  /// The lowest version in the manifests of a folder.
  private static func read(_ folder: String) -> IOSVersion? {
    FolderWalk.names(in: folder).compactMap { name -> IOSVersion? in
      guard let manifest = ProgramManifest(fileName: name) else { return nil }
      return manifest.text(of: Disk.path(of: name, in: folder)).flatMap { manifest.deploymentTarget(in: $0) }
    }.min()
  }
}
