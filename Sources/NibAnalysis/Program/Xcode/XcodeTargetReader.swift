import NibCore

/// Reads the targets and build settings in the objects of an Xcode project.
struct XcodeTargetReader {
  /// The objects of the project, by id.
  let objects: [String: OldPropertyList.Value]
  /// The object of the project itself.
  let project: OldPropertyList.Value
  /// The absolute paths of files, by the ids of their references.
  let paths: [String: [String]]
  /// The absolute paths of the folders whose whole content belongs to a target, by id.
  let folders: [String: String]

  /// The targets, in the order of the project.
  var targets: [XcodeTarget] {
    let shared = layers(of: project)
    let exceptions = exceptions
    return (project["targets"]?.items ?? []).compactMap(\.text).compactMap { id in
      guard let target = objects[id] else { return nil }
      return XcodeTarget(
        name: target["name"]?.text ?? "", productType: target["productType"]?.text ?? "",
        files: Set(files(of: target)), folders: folders(of: target), exceptions: exceptions[id] ?? [],
        configurations: layers(of: target).map { name, layer in
          BuildSettings(name: name, layers: [layer] + shared.filter { $0.name == name }.map(\.layer))
        })
    }
  }

  /// The settings that all targets share, for each build configuration.
  var configurations: [BuildSettings] {
    layers(of: project).map { BuildSettings(name: $0.name, layers: [$0.layer]) }
  }

  /// The paths of the files that are exceptions in the folders of the project, by the ids of the targets.
  private var exceptions: [String: Set<String>] {
    // Versions of Xcode differ in the text before a localized file.
    let localized = ["/Localized: ", "/Localized/"]
    var result: [String: Set<String>] = [:]
    for (id, folder) in folders {
      guard let group = objects[id] else { continue }
      for set in objects(in: group, "exceptions") {
        guard let target = set["target"]?.text else { continue }
        for name in (set["membershipExceptions"]?.items ?? []).compactMap(\.text) {
          let prefix = localized.first(where: name.hasPrefix) ?? ""
          let name = String(name.dropFirst(prefix.count))
          // Without the folders of languages, this path would stand for the whole folder around it.
          guard !name.hasSuffix(".lproj") else { continue }
          let path = XcodeProject.normalized("\(folder)/\(name)")
          let names = path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }
          result[target, default: []].insert("/" + names.joined(separator: "/"))
        }
      }
    }
    return result
  }

  private func objects(in object: OldPropertyList.Value, _ key: String) -> [OldPropertyList.Value] {
    (object[key]?.items ?? []).compactMap { $0.text.flatMap { objects[$0] } }
  }

  private func files(of target: OldPropertyList.Value) -> [String] {
    objects(in: target, "buildPhases").flatMap { objects(in: $0, "files") }
      .compactMap { $0["fileRef"]?.text }.flatMap { paths[$0] ?? [] }.map(XcodeProject.normalized)
  }

  private func folders(of target: OldPropertyList.Value) -> [String] {
    (target["fileSystemSynchronizedGroups"]?.items ?? []).compactMap { $0.text.flatMap { folders[$0] } }
      .map(XcodeProject.normalized)
  }

  /// The settings of the build configurations of a target or project, with their names.
  private func layers(of owner: OldPropertyList.Value) -> [(name: String, layer: BuildSettings.Layer)] {
    guard let list = owner["buildConfigurationList"]?.text.flatMap({ objects[$0] }) else { return [] }
    return objects(in: list, "buildConfigurations").map { configuration in
      // The entries are sorted, so that the result is the same in each run.
      let entries = (configuration["buildSettings"]?.entries ?? [:]).sorted { $0.key < $1.key }
      let values = entries.reduce(into: SettingList()) { list, entry in
        if let text = entry.value.text { list.add(entry.key, text) }
      }
      return (
        configuration["name"]?.text ?? "", BuildSettings.Layer(values: values, file: file(of: configuration))
      )
    }
  }

  /// The path of the file on which a build configuration is based; `nil` if there is none.
  private func file(of configuration: OldPropertyList.Value) -> String? {
    if let reference = configuration["baseConfigurationReference"]?.text {
      return paths[reference]?.first.map(SourcePlace.path)
    }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text.flatMap({ folders[$0] }),
      let name = configuration["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return SourcePlace.path(Disk.path(of: name, in: anchor))
  }
}
