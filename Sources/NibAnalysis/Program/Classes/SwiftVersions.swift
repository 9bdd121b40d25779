import NibCore
import NibSources

/// The versions of Swift in which the sources of a program are written, according to the program's settings and to the
/// sources themselves.
final class SwiftVersions: Sendable {
  private let projects: SourceProjects
  /// The folders of the program, above which nothing is read.
  private let roots: [String]
  /// The folders with sources that no version before Swift 3 compiles.
  private let newFolders: Set<String>
  private let files = NibLazyValues<String, Bool>()

  init(projects: SourceProjects, folders: [String], newFolders: Set<String>) {
    self.projects = projects
    roots = folders.map(SourcePlace.path)
    self.newFolders = newFolders
  }

  /// Whether a source file is certainly compiled as Swift 3 or later. The targets that contain it decide, then the
  /// files `.swift-version` and `Package.swift` around it, then the sources in its folder.
  func isAtLeast3(_ file: String) -> Bool { files.get(file, find) }

  /// Whether a method can have a selector. The selectors of Swift 2 count only if its file may be in Swift 2.
  func canHave(_ selector: String, _ method: SourceMethod) -> Bool {
    method.selectors.first == selector
      || method.selectors.contains(selector) && !isAtLeast3(method.location.file)
  }

  /// Whether a file is compiled by Swift 3 or later, according to the target, or else to files around it.
  private func find(_ file: String) -> Bool {
    switch projects.swiftVersions(of: file) {
    case .known(let versions): return versions.allSatisfy { $0 >= 3 }
    case .noTarget: if let version = version(around: SourcePlace(file)) { return version >= 3 }
    case .unknown: break
    }
    return newFolders.contains(Disk.folder(of: file))
  }

  /// The version in the nearest folder around a file that names one.
  private func version(around file: SourcePlace) -> Int? {
    file.folderPaths(in: roots).lazy.compactMap(SwiftVersions.version).first { _ in true }
  }

  /// The version that `.swift-version` or the manifest in a folder names.
  private static func version(in folder: String) -> Int? {
    let read = { (name: String) in
      FileBytes.ifReadable(Disk.path(of: name, in: folder), limit: 1 << 20).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    if let version = read(".swift-version").flatMap({ Int($0.prefix(while: \.isNumber)) }) { return version }
    let tools = read("Package.swift")?.firstMatch(of: /swift-tools-version:\s*([0-9]+)/)
    return tools.flatMap { Int($0.output.1) }
  }
}
