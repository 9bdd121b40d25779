import NibCore
import NibSources

/// The files that an Xcode project file (`project.pbxproj`) refers to. All paths are absolute, normalized by
/// `SourcePlace.path`, and in lowercase, because Xcode's file systems ignore case.
package struct XcodeProject: Sendable {
  /// The files in the project's list, including those that no target contains.
  package private(set) var files: Set<String> = []
  /// The files that a target compiles, copies or links.
  package private(set) var members: Set<String> = []
  /// The paths of the files and folders as they are written, by their form in `files` and `folders`.
  package private(set) var spellings: [String: String] = [:]
  /// The paths of the source files in the project's list, as they are written.
  private(set) var sources: [String] = []
  /// The folders whose whole content belongs to the project.
  package private(set) var folders: [String] = []
  /// The names of the languages of the project, with `Base`; `nil` if the project does not list them.
  private(set) var regions: [String]?
  /// The development language; `nil` if the project does not say it.
  private(set) var developmentRegion: String?
  /// The ids of the groups that hold the versions of a localized file, by the paths of these versions.
  private(set) var variantGroups: [String: String] = [:]
  /// The modules of the project's own targets.
  package private(set) var modules: Set<String> = []
  /// The names of the packages and frameworks that the project links from elsewhere.
  private(set) var libraries: Set<String> = []
  /// Whether the project uses packages that Xcode downloads.
  private(set) var usesRemotePackages = false
  /// The targets, with their files and settings.
  private(set) var targets: [XcodeTarget] = []
  /// The settings that all targets share, for each build configuration.
  private(set) var configurations: [BuildSettings] = []
  /// The offset in bytes at which the project file is damaged; `nil` if it was read, or if it is in XML, which is not read.
  private(set) var damagedOffset: Int?

  /// Reads a project file. If it cannot be read, it has no files.
  ///
  /// - Parameter folder: the folder that contains the project, to which its paths are relative.
  package init(_ bytes: [UInt8], in folder: String) {
    var parser = OldPropertyList(bytes)
    guard let objects = parser.read()?["objects"]?.entries,
      let project = objects.values.first(where: { $0["isa"]?.text == "PBXProject" }),
      let group = project["mainGroup"]?.text
    else {
      let isXML = [Array("<?xml".utf8), Array("<!DOCTYPE".utf8), Array("<plist".utf8)].contains(
        where: bytes.starts)
      damagedOffset = isXML ? nil : min(parser.index, bytes.count)
      return
    }
    regions = project["knownRegions"]?.items?.compactMap(\.text)
    developmentRegion = project["developmentRegion"]?.text
    var base = folder
    if let path = project["projectDirPath"]?.text, !path.isEmpty { base += "/\(path)" }
    var paths: [String: [String]] = [:]
    var wholeFolders: [String: String] = [:]
    var pending: [(id: String, folder: String, variant: String?)] = [(group, base, nil)]
    var seen: Set<String> = []
    while let next = pending.popLast() {
      guard let object = objects[next.id], seen.insert(next.id).inserted else { continue }
      let path = XcodeProject.path(of: object, in: next.folder, root: base)
      switch object["isa"]?.text {
      case "PBXFileReference"?:
        guard let path else { continue }
        for id in [next.id, next.variant].compactMap({ $0 }) { paths[id, default: []].append(path) }
        if let variant = next.variant { variantGroups[XcodeProject.normalized(path)] = variant }
        if object["lastKnownFileType"]?.text == "folder" { folders.append(path) }
      case "PBXFileSystemSynchronizedRootGroup"?:
        if let path { folders.append(path) }
        wholeFolders[next.id] = path
      default:
        let variant = object["isa"]?.text == "PBXVariantGroup" ? next.id : nil
        pending += (object["children"]?.items ?? []).compactMap(\.text).map { id in
          (id, path ?? next.folder, variant)
        }
      }
    }
    for object in objects.values { addModulesAndLibraries(of: object) }
    let written = Set(paths.values.joined().map(SourcePlace.path)).sorted()
    for path in written { spellings[path.lowercased()] = path }
    files = Set(spellings.keys)
    for path in folders.map(SourcePlace.path) { spellings[path.lowercased()] = path }
    sources = written.filter { SourceLanguage(fileName: $0) != nil }
    folders = folders.map(XcodeProject.normalized)
    let built = objects.values.lazy.filter { $0["isa"]?.text == "PBXBuildFile" }
      .compactMap { $0["fileRef"]?.text }
    members = Set(built.flatMap { paths[$0] ?? [] }.map(XcodeProject.normalized))
    let reader = XcodeTargetReader(
      objects: objects, project: project, paths: paths, folders: wholeFolders)
    (targets, configurations) = (reader.targets, reader.configurations)
  }

  /// The form of a path in which the paths of projects are compared.
  static func normalized(_ path: String) -> String { SourcePlace.path(path).lowercased() }

  /// Adds the module of a target, or the library that an object stands for.
  private mutating func addModulesAndLibraries(of object: OldPropertyList.Value) {
    switch object["isa"]?.text {
    case "PBXNativeTarget"?:
      for name in [object["name"]?.text, object["productName"]?.text].compactMap({ $0 }) {
        modules.insert(String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }))
      }
    case "XCRemoteSwiftPackageReference"?: usesRemotePackages = true
    case "XCSwiftPackageProductDependency"?:
      if let name = object["productName"]?.text { libraries.insert(name) }
    case "PBXFileReference"?:
      guard object["sourceTree"]?.text != "SDKROOT", let path = object["path"]?.text else { return }
      let name = Disk.name(of: path)
      if name.hasPrefix("libPods") || name.hasSuffix("framework"), let end = name.lastIndex(of: ".") {
        libraries.insert(String(name[..<end]))
      }
    default: return
    }
  }

  /// The path of a file or group; `nil` if it is relative to a folder of Xcode's, such as that of an SDK.
  private static func path(of object: OldPropertyList.Value, in folder: String, root: String) -> String? {
    let path = object["path"]?.text
    switch object["sourceTree"]?.text {
    case "<group>"?, nil: return path.map { "\(folder)/\($0)" } ?? folder
    case "SOURCE_ROOT"?: return path.map { "\(root)/\($0)" } ?? root
    case "<absolute>"?: return path
    default: return nil
    }
  }

  /// Whether the project lists a file, or contains its folder.
  func lists(_ path: String) -> Bool { files.contains(path) || isInFolder(path) }

  /// Whether a target of the project contains a file.
  package func contains(_ path: String) -> Bool { members.contains(path) || isInFolder(path) }

  private func isInFolder(_ path: String) -> Bool { folders.contains { path.hasPrefix($0 + "/") } }
}
