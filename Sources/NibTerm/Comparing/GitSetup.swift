import NibCore

/// The settings that make git use NibTerm for documents: in git's configuration and in a file of attributes.
struct GitSetup {
  /// For whom the settings are.
  enum Scope {
    /// For one repository. Its attributes are in `.gitattributes`, which can be committed.
    case local
    /// For all repositories of the user.
    case global
  }

  /// The settings in git's configuration, in the order in which they are written.
  static let settings: [(name: String, value: String)] = [
    // git diff fails if the program does, so a document that cannot be read is compared as it is.
    ("diff.nibterm.textconv", "f() { nibterm tree \"$1\" 2>/dev/null || cat \"$1\"; }; f"),
    ("difftool.nibterm.cmd", "nibterm diff --path \"$MERGED\" \"$LOCAL\" \"$REMOTE\""),
    ("merge.nibterm.name", "nibterm: merge Interface Builder documents by their objects"),
    ("merge.nibterm.driver", "nibterm merge --path %P --marker-size %L -o %A %O %A %B"),
  ]

  /// The lines in the file of attributes.
  static let attributes = ["*.xib diff=nibterm merge=nibterm", "*.storyboard diff=nibterm merge=nibterm"]

  let scope: Scope
  private let git: GitCommand
  /// The path of the file of attributes.
  let attributesFile: String

  init(_ scope: Scope) throws(GitVersions.Failure) {
    self.scope = scope
    switch scope {
    case .local:
      guard let top = GitWorkTree.place(of: ".")?.top else {
        throw GitVersions.Failure("this folder is not in a git work tree; use --global for all repositories")
      }
      git = GitCommand(top: top)
      attributesFile = Disk.path(of: ".gitattributes", in: top)
    case .global:
      let git = GitCommand(top: ".")
      self.git = git
      let named = try GitSetup.run { () throws(GitFailure) in
        try git.name("config", "--global", "--type=path", "--get", "core.attributesFile")
      }
      let standard = UserFolders().configuration.map { Disk.path(of: "git/attributes", in: $0) }
      guard let file = named ?? standard else {
        throw GitVersions.Failure("HOME is not set, so there is no configuration of the user")
      }
      attributesFile = file
    }
  }

  private var option: String { scope == .local ? "--local" : "--global" }

  private static func run<Result>(
    _ body: () throws(GitFailure) -> Result
  ) throws(GitVersions.Failure) -> Result {
    do throws(GitFailure) {
      return try body()
    } catch {
      throw GitVersions.Failure(error)
    }
  }

  // MARK: Installing

  /// Writes the settings, and returns the lines that say what was written.
  func install() throws(GitVersions.Failure) -> [String] {
    var report: [String] = []
    for (name, value) in GitSetup.settings {
      _ = try GitSetup.run { () throws(GitFailure) in try git.output("config", option, name, value) }
      report.append("git config \(option) \(name) '\(value)'")
    }
    let lines = try attributeLines()
    let missing = GitSetup.attributes.filter { !lines.contains($0) }
    if !missing.isEmpty { try write(lines + missing) }
    return report + missing.map { "\(attributesFile): \($0)" }
  }

  /// Removes the settings, and returns the lines that say what was removed.
  func uninstall() throws(GitVersions.Failure) -> [String] {
    var report: [String] = []
    for section in ["diff.nibterm", "difftool.nibterm", "merge.nibterm"] {
      let isRemoved = try GitSetup.run { () throws(GitFailure) in
        try git.name("config", option, "--remove-section", section) != nil
      }
      if isRemoved { report.append("git config \(option) --remove-section \(section)") }
    }
    let lines = try attributeLines()
    let kept = lines.filter { !GitSetup.attributes.contains($0) }
    guard kept.count < lines.count else { return report }
    if kept.isEmpty { FileWriting.remove(attributesFile) } else { try write(kept) }
    return report + GitSetup.attributes.filter(lines.contains).map { "removed from \(attributesFile): \($0)" }
  }

  /// The lines of the file of attributes; none if there is no file.
  private func attributeLines() throws(GitVersions.Failure) -> [String] {
    guard Disk.exists(attributesFile) else { return [] }
    do throws(NibReadError) {
      let text = String(decoding: try InputFile.bytes(attributesFile), as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return lines.last == "" ? lines.dropLast() : lines
    } catch {
      throw GitVersions.Failure(error.diagnostic.message)
    }
  }

  private func write(_ lines: [String]) throws(GitVersions.Failure) {
    do throws(WritingFailure) {
      let path = Disk.realPath(attributesFile) ?? attributesFile
      try FileWriting.makeFolder(Disk.folder(of: path))
      let text = lines.map { $0 + "\n" }.joined()
      try FileWriting.replace(path, with: Array(text.utf8), before: try? FileStatus(of: path))
    } catch {
      throw GitVersions.Failure("\(attributesFile) cannot be written: \(error.reason)")
    }
  }
}
