import NibCore
import NibSources

/// The modules in which the files of a program are compiled, according to Xcode projects, packages and podspecs.
final class SourceModules: Sendable {
  enum Modules: Hashable {
    /// All modules that compile the file.
    case known(Set<String>)
    /// The module of a pod without a project. The value is the name of the pod, which is often that of the module, too.
    case library(String)
    case unknown
  }

  private let projects: SourceProjects
  /// The folders of the program, above which no manifests are read.
  private let roots: [String]
  private let files = NibLazyValues<String, Modules>()
  /// The classes in known modules, by their names.
  private let knownClasses = NibLazyValues<String, [SourceClass]>()
  private let manifests = NibLazyValues<String, [ModuleManifest]>()

  init(projects: SourceProjects = SourceProjects(), folders: [String] = []) {
    self.projects = projects
    roots = folders.map(SourcePlace.path)
  }

  // MARK: Files

  func modules(ofSource file: String) -> Modules { files.get(file, find) }

  /// The classes with a name whose names at run time contain modules that are known. They are the same for all documents.
  func inKnownModules(_ name: String, among namesakes: SourceNamesakes) -> [SourceClass] {
    knownClasses.get(name) { _ in
      namesakes.declarations { part in
        guard part.hasModuleName, case .known = modules(ofSource: part.location.file) else { return false }
        return true
      }
    }
  }

  /// The modules that contain a file, according to projects and manifests.
  private func find(_ file: String) -> Modules {
    var result = projects.modules(of: file)
    let path = SourcePlace.path(file)
    for manifest in manifests(around: file) {
      switch manifest.modules(of: path) {
      case .known(let names): result.names.formUnion(names)
      case .unknown: result.isComplete = false
      case .library: break
      }
    }
    guard result.isComplete else { return .unknown }
    if !result.names.isEmpty { return .known(result.names) }
    return result.isInTarget ? .unknown : SourceModules.pod(of: path).map(Modules.library) ?? .unknown
  }

  /// The modules that Xcode inserts into a document for classes of the document's own module: those of the targets that
  /// contain it. `nil` if they are not known.
  func modules(ofDocument document: String) -> Set<String>? {
    let targets = projects.modules(of: document)
    if targets.isInTarget { return targets.isComplete ? targets.names : nil }
    // The resources of a pod can be in a bundle of their own, which is compiled with another name.
    let path = SourcePlace.path(document)
    let packages = manifests(around: document).filter(\.isPackage).map { $0.modules(of: path) }
    var names: Set<String> = []
    for case .known(let found) in packages { names.formUnion(found) }
    return names.isEmpty || packages.contains(.unknown) ? nil : names
  }

  /// The name of the pod that a file in a folder `Pods` belongs to.
  static func pod(of path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    guard let pods = folders.lastIndex(of: "Pods"), pods + 1 < folders.endIndex else { return nil }
    let name = String(folders[pods + 1])
    return ["Headers", "Local Podspecs", "Target Support Files"].contains(name) ? nil : name
  }

  /// The manifests in the folders around a file, as far as they belong to the program.
  private func manifests(around file: String) -> [ModuleManifest] {
    SourcePlace(file).folderPaths(in: roots).flatMap { folder in
      manifests.get(folder) { ModuleManifest.all(in: $0) }
    }
  }
}

/// A manifest that names modules and the folders of their sources: a `Package.swift` or a podspec.
private struct ModuleManifest: Sendable {
  private struct Target: Sendable {
    let module: String
    /// The folders with the sources, which end with `/`; empty if they are not known.
    let folders: [String]
  }

  let isPackage: Bool
  private let targets: [Target]

  /// The manifests in a folder: `Package.swift`, and specifications of CocoaPods.
  static func all(in folder: String) -> [ModuleManifest] {
    FolderWalk.names(in: folder).compactMap { name in
      guard let kind = ProgramManifest(fileName: name), kind == .podspec || name == "Package.swift",
        let text = kind.text(of: Disk.path(of: name, in: folder))
      else { return nil }
      let isPackage = kind == .package
      return ModuleManifest(
        isPackage: isPackage, targets: isPackage ? package(text, folder) : podspec(text, folder))
    }
  }

  /// The modules of a file; no names if the manifest does not compile it.
  func modules(of path: String) -> SourceModules.Modules {
    guard !targets.contains(where: \.folders.isEmpty) else { return .unknown }
    return .known(
      Set(targets.filter { $0.folders.contains { path.hasPrefix($0) } }.map(\.module)))
  }

  /// The targets of a package: `.target(name: "Core", path: "Sources")`. Without a path, the sources are in one of
  /// several folders.
  private static func package(_ text: String, _ folder: String) -> [Target] {
    let declaration = /\.(?:target|executableTarget|testTarget|macro)\(\s*name:\s*"([^"]+)"\s*[,)]/
    let matches = text.matches(of: declaration)
    // A dependency such as `.target(name: "Core")` looks like a target without settings.
    let starts = matches.filter { text[$0.range].hasSuffix(",") }.map(\.range.lowerBound) + [text.endIndex]
    return matches.map { match in
      let name = String(match.output.1)
      let end = starts.first { $0 > match.range.lowerBound } ?? text.endIndex
      let isDependency = text[match.range].hasSuffix(")")
      let path =
        isDependency ? nil : text[match.range.upperBound..<end].firstMatch(of: /[^A-Za-z_]path:\s*"([^"]*)"/)
      let folders =
        path.map { [String($0.output.1)] }
        ?? ["Sources", "Source", "src", "srcs", "Tests"].map { "\($0)/\(name)" }
      return Target(
        module: name.asIdentifier, folders: folders.map { SourcePlace.path("\(folder)/\($0)") + "/" })
    }
  }

  /// The pod of a podspec: `s.name`, `s.module_name` and `s.source_files`.
  private static func podspec(_ text: String, _ folder: String) -> [Target] {
    let name =
      text.firstMatch(of: /[^A-Za-z_]module_name["']?\s*[=:]\s*["']([^"']+)["']/)
      ?? text.firstMatch(of: /[^A-Za-z_]name["']?\s*[=:]\s*["']([^"']+)["']/)
    guard let module = name.map({ String($0.output.1).asIdentifier }) else { return [] }
    var folders: [String] = []
    for line in text.split(whereSeparator: \.isNewline) where line.contains("source_files") {
      let patterns = line.matches(of: /["']([^"']+)["']/).map { String($0.output.1) }
        .filter { $0 != "source_files" }
      // The patterns can be in other lines, or contain constants.
      guard !patterns.isEmpty, !patterns.contains(where: { $0.contains("#{") }) else {
        return [Target(module: module, folders: [])]
      }
      folders += patterns.map { pattern in
        // A pattern without wildcards is a file or a folder.
        let fixed = pattern.prefix { !"*{[?".contains($0) }
        let isFolder = fixed.count == pattern.count && !pattern.contains(".")
        let end = isFolder ? fixed.endIndex : fixed.lastIndex(of: "/") ?? fixed.startIndex
        return SourcePlace.path("\(folder)/\(fixed[..<end])") + "/"
      }
    }
    return [Target(module: module, folders: folders)]
  }
}
