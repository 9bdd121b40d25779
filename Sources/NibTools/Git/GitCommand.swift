import NibCore
import NibScreen

/// Runs git in a work tree. All uses of git are in this type, and `GitTrust` decides where it can be used.
package struct GitCommand: Sendable {
  /// The repository that git uses.
  private enum Repository: Hashable, Sendable {
    case workTree(TrustedWorkTree)
    case bare(BareRepository)
    /// None, for commands that need no repository.
    case none
  }

  private let repository: Repository

  package init(in workTree: TrustedWorkTree) { repository = .workTree(workTree) }

  package init(in bare: BareRepository) { repository = .bare(bare) }

  private init() { repository = .none }

  /// The commit to compare with if the user names no commit.
  package static let head = "HEAD"

  /// A sentence about a commit that git does not know, without a full stop.
  package static let reasonForUnknownCommit = "A shallow clone may not contain the commit; fetch it first"

  /// git outside of all work trees, for the settings of the user.
  package static let withoutRepository = GitCommand()

  /// The commit to compare the work tree with: the common ancestor of a commit and HEAD, or the commit itself if there
  /// is no common ancestor, as in a shallow clone. In a repository without commits, HEAD stands for an empty tree.
  ///
  /// - Returns: `nil` if git does not know the commit.
  package func base(of commit: String) throws(GitFailure) -> String? {
    // A name that begins with a hyphen would be an option.
    guard !commit.beginsExactly(with: "-") else { return nil }
    guard let id = try id(of: "\(commit)^{commit}") else {
      guard commit == GitCommand.head else { return nil }
      return try emptyTree()
    }
    return try name("merge-base", id, "HEAD") ?? id
  }

  /// The files that differ from a commit or are not tracked, without files that git ignores, and the files of the commit
  /// that the work tree does not contain. A renamed file is deleted, and changed under its new name. Paths are relative
  /// to the top.
  package func changedFiles(
    since commit: String
  ) throws(GitFailure) -> (changed: [String], deleted: [String]) {
    // The output has a status and a path in turn.
    let fields = try entries(of: [
      "diff", "--name-status", "--no-renames", "--no-ext-diff", "-z", commit, "--",
    ])
    var (changed, deleted): ([String], [String]) = ([], [])
    for index in stride(from: 0, to: fields.count - 1, by: 2) {
      if fields[index] == "D" { deleted.append(fields[index + 1]) } else { changed.append(fields[index + 1]) }
    }
    return try (changed + untrackedFiles(), deleted)
  }

  /// The folders that the index contains as repositories of their own, relative to the top.
  package func submodules() throws(GitFailure) -> [String] {
    let mode = "160000 "
    return try entries(of: ["ls-files", "--stage", "-z"]).filter { $0.hasPrefix(mode) }.compactMap { line in
      line.split(separator: "\t", maxSplits: 1).dropFirst().first.map(String.init)
    }
  }

  /// The paths of the submodules by their names, from the file `.gitmodules` of a commit.
  ///
  /// - Parameter commit: a commit; an empty string for the index.
  func submodulePaths(in commit: String) throws(GitFailure) -> [String: String] {
    let run = try run([
      "config", "--blob", "\(commit):.gitmodules", "-z", "--get-regexp", #"^submodule\..*\.path$"#,
    ])
    guard run.status == 0 else { return [:] }
    var paths: [String: String] = [:]
    for entry in run.output.split(separator: 0) {
      let parts = String(decoding: entry, as: UTF8.self).split(separator: "\n", maxSplits: 1)
      if parts.count == 2 { paths[String(parts[0])] = String(parts[1]) }
    }
    return paths
  }

  /// The commit of a submodule that a commit or tree names; `nil` if it has no such submodule.
  ///
  /// - Parameter path: the path of the submodule, relative to the top.
  package func commit(ofSubmodule path: String, in tree: String) throws(GitFailure) -> String? {
    let fields = try entries(of: ["ls-tree", "-z", tree, "--", path]).first?.split(
      whereSeparator: \.isWhitespace)
    guard let fields, fields.count > 2, fields[0] == "160000" else { return nil }
    return String(fields[2])
  }

  /// The files that git neither tracks nor ignores, relative to the top.
  ///
  /// - Parameter limits: the arguments that name the paths to search; none for the whole work tree.
  func untrackedFiles(_ limits: [String] = []) throws(GitFailure) -> [String] {
    try entries(of: ["ls-files", "--others", "--exclude-standard", "-z"] + limits)
  }

  /// The content of a stored file as git would write it to a work tree: with the line breaks, the encoding and the
  /// filters, such as those of Git LFS, that the attributes of its path name.
  ///
  /// - Parameters:
  ///   - id: the id of the file, or its name, such as `:2:Main.xib`.
  ///   - path: the path of the file, relative to the top.
  package func content(of id: String, at path: String) throws(GitFailure) -> [UInt8] {
    try output("cat-file", "--filters", "--path=\(path)", id)
  }

  /// The name of a tree without files.
  package func emptyTree() throws(GitFailure) -> String? {
    try name("hash-object", "-t", "tree", "/dev/null")
  }

  /// The path of a file of the repository, such as its configuration; `nil` without a repository.
  package func pathInRepository(_ name: String) throws(GitFailure) -> String? {
    guard case .workTree(let workTree) = repository, let path = try self.name("rev-parse", "--git-path", name)
    else { return nil }
    return path.beginsExactly(with: "/") ? path : Disk.path(of: path, in: workTree.top)
  }

  /// The entries in the output of a command with the option `-z`, which ends each entry with a zero byte.
  func entries(of arguments: [String]) throws(GitFailure) -> [String] {
    try output(of: arguments).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The id of the commit, tree or branch with the given name; `nil` if there is none.
  ///
  /// - Throws: also if git cannot use the repository, for example because it belongs to another user.
  package func id(of name: String) throws(GitFailure) -> String? {
    let run = try run(["rev-parse", "--verify", "--quiet", name])
    if run.status == GitCommand.fatal, !run.errors.isEmpty {
      throw .failed("rev-parse", reason: run.errors)
    }
    // A caret in front of an id excludes a commit.
    return firstLine(of: run).flatMap { $0.beginsExactly(with: "^") ? nil : $0 }
  }

  /// The exit status of git after a fatal error.
  private static let fatal: Int32 = 128

  /// The first line of the output; `nil` if git fails.
  package func name(_ arguments: String...) throws(GitFailure) -> String? {
    firstLine(of: try run(arguments))
  }

  private func firstLine(of run: ProgramOutput) -> String? {
    guard run.status == 0 else { return nil }
    return String(decoding: run.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  package func output(_ arguments: String...) throws(GitFailure) -> [UInt8] { try output(of: arguments) }

  func output(of arguments: [String]) throws(GitFailure) -> [UInt8] {
    let run = try run(arguments)
    guard run.status == 0 else { throw .failed(arguments[0], reason: run.errors) }
    return run.output
  }

  /// Runs git in the work tree, or outside of all work trees.
  ///
  /// - Throws: `GitFailure` if git cannot be run or exceeds a limit, but not if it ends with an error.
  package func run(_ arguments: [String]) throws(GitFailure) -> ProgramOutput {
    var environment = ProcessInfo.processInfo.environment
    for name in GitCommand.otherRepositories { environment[name] = nil }
    // git must neither write the index nor wait for its lock.
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    let folder: String
    var allowedBare = "explicit"
    switch repository {
    case .workTree(let workTree):
      folder = workTree.top
      // If this is not a repository after all, git must not use a repository around it instead.
      environment["GIT_CEILING_DIRECTORIES"] = Disk.folder(of: folder)
    case .bare(let bare):
      folder = bare.path
      if bare.isNamed {
        environment["GIT_DIR"] = folder
      } else {
        environment["GIT_CEILING_DIRECTORIES"] = Disk.folder(of: folder)
        allowedBare = "all"
      }
    case .none:
      folder = "."
      environment["GIT_DIR"] = "/dev/null"
    }
    // Whatever the configuration of the user says, git must not write colors, and must use a folder as a repository
    // only if the folder is called .git or the repository has no work tree.
    let options = ["-c", "color.ui=never", "-c", "safe.bareRepository=\(allowedBare)"]
    let run = try GitCommand.start(["-C", folder] + options + arguments, environment)
    guard run.exitedNormally else { throw .stopped(arguments[0], run.ending) }
    if run.status == 127 { throw .notInstalled }
    return run
  }

  /// Environment variables that make git use another repository or index, or interpret paths in another way, such as
  /// the variables that git sets for hooks.
  private static let otherRepositories = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_IMPLICIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_INDEX_FILE", "GIT_PREFIX",
    "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE", "GIT_GRAFT_FILE",
    "GIT_SHALLOW_FILE", "GIT_REPLACE_REF_BASE", "GIT_NO_REPLACE_OBJECTS", "GIT_LITERAL_PATHSPECS",
    "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS",
  ]

  /// Starts git.
  private static func start(
    _ arguments: [String], _ environment: [String: String]
  ) throws(GitFailure) -> ProgramOutput {
    guard let run = ProgramOutput(of: ["git"] + arguments, environment: environment) else {
      throw .notInstalled
    }
    return run
  }

  // The following commands run in the current folder, with the environment of this program. They only read settings or
  // files, and do not run programs that the configuration names.

  /// Whether git runs this program and shows its output in a pager with colors.
  package static var usesColors: Bool {
    let environment = ProcessInfo.processInfo.environment
    guard environment["GIT_PAGER_IN_USE"] == "true", (environment["NO_COLOR"] ?? "").isEmpty,
      environment["TERM"] != "dumb"
    else { return false }
    let run = try? start(["config", "--get-colorbool", "color.diff", "true"], environment)
    return run?.output.starts(with: "true".utf8) ?? false
  }

  /// Runs `git merge-file`.
  package static func mergeFiles(_ arguments: [String]) throws(GitFailure) -> ProgramOutput {
    try start(["merge-file"] + arguments, ProcessInfo.processInfo.environment)
  }
}
