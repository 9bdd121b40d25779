import NibAnalysis
import NibCore
import Synchronization

/// Finds the configuration of each document: the nearest `.nibterm.yml` in the document's folder or a folder around it,
/// or, if there is none, the nearest `.iblinter.yml`. Each file is read once. Several threads can use it.
final class CheckConfigurations: Sendable {
  /// The file that applies to all documents; `nil` to search for files.
  private let namedFile: ConfigurationFile?
  /// The ids of the only rules to use; `nil` for those of the configuration.
  let only: Set<String>?
  /// The version of iOS for which all documents are built; `nil` for that of the configuration.
  private let deploymentTarget: IOSVersion?
  private let cache = Mutex(Cache())

  private struct Cache {
    /// The file of each kind that applies to a folder, by its name and the folder; `nil` if there is none.
    var files: [String: [String: ConfigurationFile?]] = [:]
    /// All files that were read, by path.
    var read: [String: ConfigurationFile] = [:]
    /// Whether there is no file for some documents.
    var usesStandard = false
  }

  /// - Parameters:
  ///   - path: a file that applies to all documents; `nil` to search for files.
  ///   - only: the ids of the only rules to use; `nil` for those of the configuration.
  ///   - deploymentTarget: the version of iOS for which all documents are built; `nil` for that of the configuration.
  init(path: String? = nil, only: Set<String>? = nil, deploymentTarget: IOSVersion? = nil) {
    namedFile = path.map { ConfigurationFile(path: $0, isNamed: true) }
    self.only = only
    self.deploymentTarget = deploymentTarget
  }

  /// The configuration of a document; `-` stands for a document in the current folder.
  func configuration(for file: String) -> CheckConfiguration {
    let configuration = self.file(for: Self.absolutePath(file))
    return CheckConfiguration(
      rules: configuration?.rules ?? [:], only: only, folder: configuration?.folder ?? "",
      deploymentTarget: deploymentTarget ?? configuration?.deploymentTarget)
  }

  /// Whether a document is checked. Standard input always is.
  func isChecked(_ file: String) -> Bool {
    let path = Self.absolutePath(file)
    let configuration = self.file(for: path)
    return file == "-" || configuration?.includes(path) ?? true
  }

  /// The files that were read so far and have problems, sorted by path.
  var filesWithProblems: [ConfigurationFile] {
    let files = cache.withLock { Array($0.read.values) } + [namedFile].compactMap { $0 }
    return files.filter { !$0.diagnostics.isEmpty }.sorted { $0.file < $1.file }
  }

  /// Whether a rule is used for any of the documents that were looked up so far.
  func isOn(_ rule: CheckRule) -> Bool {
    let (files, usesStandard) = cache.withLock { (Array($0.read.values), $0.usesStandard) }
    var settings = (files + [namedFile].compactMap { $0 }).map(\.rules)
    if usesStandard { settings.append([:]) }
    return settings.contains { CheckConfiguration(rules: $0, only: only).isOn(rule) }
  }

  private static func absolutePath(_ file: String) -> String {
    Disk.url(file, isDirectory: false).standardizedFileURL.path
  }

  /// The nearest configuration file above a document; `nil` if there is none.
  private func file(for path: String) -> ConfigurationFile? {
    if let namedFile { return namedFile }
    let folder = Disk.folder(of: path)
    return cache.withLock { cache in
      for name in ConfigurationFile.names {
        if let file = Self.file(named: name, above: folder, &cache) { return file }
      }
      cache.usesStandard = true
      return nil
    }
  }

  /// The nearest file with the given name in a folder or the folders around it.
  private static func file(
    named name: String, above folder: String, _ cache: inout Cache
  ) -> ConfigurationFile? {
    var visited: [String] = []
    var result: ConfigurationFile?
    for folder in SurroundingFolders(from: Disk.url(folder, isDirectory: true)).lazy.map(\.path) {
      if let known = cache.files[name]?[folder] {
        result = known
        break
      }
      visited.append(folder)
      let path = Disk.path(of: name, in: folder)
      if Disk.exists(path) {
        let file = ConfigurationFile(path: path)
        cache.read[path] = file
        result = file
        break
      }
    }
    for folder in visited { cache.files[name, default: [:]][folder] = .some(result) }
    return result
  }
}
