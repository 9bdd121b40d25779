import NibCore
import NibTools

/// Makes git use NibTerm for documents, with settings in git's configuration and in a file of attributes.
///
/// Values that somebody else wrote are never changed or removed. The setting `nibterm.attribute` stores the lines of
/// attributes that were added, so that equal lines that somebody else wrote are kept.
struct GitSetup {
  /// The repositories that the settings are for.
  enum Scope {
    /// For one repository. Its attributes are in `.gitattributes`, which can be committed.
    case local
    /// For all repositories of the user.
    case global
  }

  private let scope: Scope
  private let configuration: GitConfiguration
  /// The path of the file of attributes.
  private let attributesFile: String

  /// The setting with the lines of attributes that were added.
  private static let record = "nibterm.attribute"
  /// The setting with the ending that the file of the settings had before.
  private static let endRecord = "nibterm.ending"

  init(_ scope: Scope) throws(GitVersions.Failure) {
    self.scope = scope
    switch scope {
    case .local:
      guard case .known(let workTree, _) = GitTrust.place(of: ".") else {
        throw GitVersions.Failure("this folder is not in a git work tree; use --global for all repositories")
      }
      configuration = GitConfiguration(git: GitCommand(in: workTree), option: "--local")
      attributesFile = Disk.path(of: ".gitattributes", in: workTree.top)
    case .global:
      let git = GitCommand.withoutRepository
      configuration = GitConfiguration(git: git, option: "--global")
      // git would wait for the writer of a pipe.
      if let problem = configuration.problem { throw GitVersions.Failure(problem) }
      let named = try GitSetup.run { () throws(GitFailure) in
        try git.name("config", "--global", "--type=path", "--get", "core.attributesFile")
      }
      let standard = UserFolders().configuration.map { Disk.path(of: "git/attributes", in: $0) }
      guard let file = named ?? standard else {
        throw GitVersions.Failure("HOME is not set, so there is no configuration of the user")
      }
      guard !file.isEmpty else {
        throw GitVersions.Failure(
          "core.attributesFile is empty, so git has no attributes of the user; set it to a file, or remove it with "
            + "'\(configuration.removal(of: "core.attributesFile"))'")
      }
      attributesFile = file
    }
  }

  private static func run<Result>(
    _ body: () throws(GitFailure) -> Result
  ) throws(GitVersions.Failure) -> Result {
    do throws(GitFailure) {
      return try body()
    } catch {
      throw GitVersions.Failure(error)
    }
  }

  private func values(of name: String) throws(GitVersions.Failure) -> [String] {
    try GitSetup.run { () throws(GitFailure) in try configuration.values(of: name) }
  }

  private func set(_ name: String, to values: [String]) throws(GitVersions.Failure) {
    try GitSetup.run { () throws(GitFailure) in try configuration.set(name, to: values) }
  }

  /// Reads the file of attributes, and checks that the settings can be written.
  private func attributes() throws(GitVersions.Failure) -> GitAttributesFile {
    if let problem = configuration.problem { throw GitVersions.Failure(problem) }
    return try GitAttributesFile(attributesFile, followsLinks: scope == .global)
  }

  // MARK: Installing

  /// The warning if git will not find the program that the settings name; `nil` if it will.
  static var warning: String? {
    guard Disk.program(named: "nibterm") == nil else { return nil }
    let ownFolder = CommandLine.arguments.first.flatMap(Disk.realPath(_:)).map(Disk.folder(of:))
    return "no program called 'nibterm' is on PATH, so git will show and merge documents as text; "
      + "install it, or add " + (ownFolder.map { "'\($0)'" } ?? "its folder") + " to PATH"
  }

  /// Writes the settings, and returns the lines that describe them. If a setting cannot be written, none is.
  func install() throws(GitVersions.Failure) -> [String] {
    // Everything is read before anything is written.
    let attributes = try attributes()
    var before: [(name: String, values: [String])] = [(GitSetup.record, try values(of: GitSetup.record))]
    for setting in GitSetting.all { before.append((setting.name, try values(of: setting.name))) }
    let missing = attributes.missingLines
    let ending = configuration.ending
    try attributes.add(missing)
    do throws(GitVersions.Failure) {
      let lines = try writeSettings(before.map(\.values), missing)
      // git has ended the last line, or has created the file.
      if let ending, configuration.ending == nil { try set(GitSetup.endRecord, to: [ending.text]) }
      return lines + missing.map { "\(attributesFile): \($0)" }
    } catch {
      for (name, values) in before { try? set(name, to: values) }
      if let ending { configuration.restore(ending) }
      if !missing.isEmpty { attributes.restore() }
      throw error
    }
  }

  /// - Parameters:
  ///   - before: the values of the record, and then those of all settings.
  ///   - missing: the lines of attributes that were added.
  private func writeSettings(
    _ before: [[String]], _ missing: [String]
  ) throws(GitVersions.Failure) -> [String] {
    var report: [String] = []
    var isUpdate = false
    for (setting, values) in zip(GitSetting.all, before.dropFirst()) {
      if values == [setting.value] { continue }
      guard values.allSatisfy(setting.isOwn) else {
        report.append(
          "kept \(setting.name), which has a value of yours; to use that of nibterm, remove it with "
            + "'\(configuration.removal(of: setting.name))' and install again")
        continue
      }
      isUpdate = isUpdate || !values.isEmpty
      try set(setting.name, to: [setting.value])
      report.append("git config \(configuration.option) \(setting.name) \(ShellText.word(setting.value))")
    }
    // Earlier versions did not store the lines that they had added.
    let added = isUpdate && before[0].isEmpty ? GitAttributesFile.lines : before[0] + missing
    if added != before[0] { try set(GitSetup.record, to: added) }
    return report
  }

  private static func section(of name: String) -> String {
    name.split(separator: ".").dropLast().joined(separator: ".")
  }

  /// Removes the settings that `install` wrote, and returns the lines that describe them.
  func uninstall() throws(GitVersions.Failure) -> [String] {
    let attributes = try attributes()
    var report: [String] = []
    var isEarlier = false
    for setting in GitSetting.all {
      let values = try values(of: setting.name)
      let ownValues = values.filter(setting.isOwn)
      guard !ownValues.isEmpty else { continue }
      isEarlier = isEarlier || ownValues.contains { $0 != setting.value }
      if ownValues.count == values.count {
        try set(setting.name, to: [])
      } else {
        try GitSetup.run { () throws(GitFailure) in try configuration.remove(ownValues, from: setting.name) }
      }
      report.append(configuration.removal(of: setting.name))
    }
    let record = try values(of: GitSetup.record)
    let added = isEarlier && record.isEmpty ? GitAttributesFile.lines : record
    let present = added.filter {
      !attributes.missingLines.contains($0) && GitAttributesFile.lines.contains($0)
    }
    try attributes.remove(present)
    if !record.isEmpty { try set(GitSetup.record, to: []) }
    let endings = try values(of: GitSetup.endRecord)
    if !endings.isEmpty { try set(GitSetup.endRecord, to: []) }
    if !report.isEmpty {
      let sections = Set((GitSetting.all.map(\.name) + [GitSetup.record]).map(GitSetup.section(of:)))
      for section in sections.sorted() {
        try GitSetup.run { () throws(GitFailure) in try configuration.removeEmptySection(section) }
      }
    }
    if let ending = endings.first.flatMap(GitConfiguration.Ending.init) { configuration.restore(ending) }
    return report + present.map { "removed from \(attributesFile): \($0)" }
  }
}
