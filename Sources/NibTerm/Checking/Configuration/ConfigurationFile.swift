import NibAnalysis
import NibCore
import NibTools

/// A configuration of `check`: `.nibterm.yml`, or IBLinter's `.iblinter.yml`.
struct ConfigurationFile: Sendable {
  /// The path as diagnostics show it.
  let file: String
  /// The absolute path of the file's folder, to which the paths in the file are relative.
  let folder: String
  /// The settings of rules, by id.
  var rules: [String: CheckConfiguration.RuleSettings] = [:]
  /// The documents that are checked; empty for all.
  var included: [PathPattern] = []
  /// The documents that are not checked, although they are included.
  var excluded: [PathPattern] = []
  /// The version of iOS for which the documents are built; `nil` for that of the project.
  var deploymentTarget: IOSVersion?
  /// The problems of the file itself. If the file cannot be read, nothing is configured.
  var diagnostics: [Diagnostic] = []

  /// The names of configuration files, in the order of preference.
  static let names = [".nibterm.yml", ".iblinter.yml"]
  /// The maximum size of a file in bytes.
  private static let maximumSize = 1 << 20

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: the path; a file whose name contains `iblinter` has IBLinter's format.
  ///   - isNamed: whether the user named the file. If false and the file is a link that leads out of the project,
  ///     messages do not show its content.
  init(path: String, isNamed: Bool = false) {
    let absolute = Disk.url(path, isDirectory: false).standardizedFileURL.path
    self.init(text: nil, file: CheckPrograms.displayedPath(absolute), folder: Disk.folder(of: absolute))
    do throws(FileFailure) {
      let bytes = try FileBytes.read(path, limit: Self.maximumSize, acceptsPipe: true)
      guard let text = String(validating: bytes, as: UTF8.self) else {
        report(unreadable: "the file is not UTF-8 text")
        return
      }
      let isOutside = !isNamed && Self.isLinkOutOfProject(absolute)
      self = ConfigurationFile(text: text, file: file, folder: folder, hidesContent: isOutside)
    } catch {
      report(unreadable: error.diagnostic(file: file).message)
    }
  }

  init(text: String?, file: String, folder: String, hidesContent: Bool = false) {
    self.file = file
    self.folder = folder
    guard let text else { return }
    var reader = ConfigurationReader(text, file: file, hidesContent: hidesContent)
    if Disk.name(of: file).lowercased().contains("iblinter") {
      readIBLinter(&reader)
    } else {
      readNibTerm(&reader)
    }
    diagnostics = reader.diagnostics
  }

  /// Whether a file is a link to a file outside the work tree of git around it, or outside its folder without git.
  private static func isLinkOutOfProject(_ path: String) -> Bool {
    let folder = Disk.folder(of: path)
    guard (try? FileStatus(of: path, followsLinks: false))?.kind == .link, let target = Disk.realPath(path),
      let project = GitWorkTree.place(of: folder)?.top ?? Disk.realPath(folder)
    else { return false }
    return !target.utf8.starts(with: (project == "/" ? "/" : project + "/").utf8)
  }

  private mutating func report(unreadable reason: String) {
    diagnostics = [
      Diagnostic(
        .configuration, severity: .error, "\(reason); the standard configuration is used",
        at: SourceLocation(file: file))
    ]
  }

  /// Whether a document is checked according to the file.
  ///
  /// - Parameter path: the document's absolute path.
  func includes(_ path: String) -> Bool {
    (included.isEmpty || included.contains { $0.matches(path) }) && !excluded.contains { $0.matches(path) }
  }
}
