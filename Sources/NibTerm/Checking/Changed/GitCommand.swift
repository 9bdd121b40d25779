import NibCore
import NibScreen

/// Runs git in a work tree.
struct GitCommand: Sendable {
  /// The path of the top of the work tree.
  let top: String

  /// The commit to compare the work tree with: the common ancestor of a commit and HEAD, or the commit itself if there
  /// is none, as in a shallow clone. In a repository without commits, HEAD stands for an empty tree.
  ///
  /// - Returns: `nil` if git does not know the commit.
  func base(of commit: String) throws(GitFailure) -> String? {
    // A name that begins with a hyphen would be an option.
    guard !commit.beginsExactly(with: "-") else { return nil }
    guard let id = try name("rev-parse", "--verify", "--quiet", "\(commit)^{commit}") else {
      guard commit == ChangedDocuments.defaultCommit else { return nil }
      return try emptyTree()
    }
    return try name("merge-base", id, "HEAD") ?? id
  }

  /// The files that differ from a commit or are not tracked, without those that are deleted and those that git ignores.
  /// A renamed file counts under its new name. Paths are relative to the top.
  func changedFiles(since commit: String) throws(GitFailure) -> [String] {
    try words(of: [
      "diff", "--name-only", "--no-renames", "--no-ext-diff", "--diff-filter=d", "-z", commit, "--",
    ]) + untrackedFiles()
  }

  /// The folders that the index contains as repositories of their own, relative to the top.
  func submodules() throws(GitFailure) -> [String] {
    let mode = "160000 "
    return try words(of: ["ls-files", "--stage", "-z"]).filter { $0.hasPrefix(mode) }.compactMap { line in
      line.split(separator: "\t", maxSplits: 1).dropFirst().first.map(String.init)
    }
  }

  /// The files that git neither tracks nor ignores, relative to the top.
  ///
  /// - Parameter limits: the arguments that name the paths to search; none for the whole work tree.
  func untrackedFiles(_ limits: [String] = []) throws(GitFailure) -> [String] {
    try words(of: ["ls-files", "--others", "--exclude-standard", "-z"] + limits)
  }

  /// Whether git, which runs this program and shows its output in a pager, uses colors there.
  static var usesColors: Bool {
    let environment = ProcessInfo.processInfo.environment
    guard environment["GIT_PAGER_IN_USE"] == "true", (environment["NO_COLOR"] ?? "").isEmpty,
      environment["TERM"] != "dumb"
    else { return false }
    let run = ProgramOutput(
      of: ["git", "config", "--get-colorbool", "color.diff", "true"], environment: environment)
    return run?.output.starts(with: "true".utf8) ?? false
  }

  /// The name of a tree without files.
  func emptyTree() throws(GitFailure) -> String? { try name("hash-object", "-t", "tree", "/dev/null") }

  /// The words of the output of a command with the option `-z`, which ends each with a zero byte.
  func words(of arguments: [String]) throws(GitFailure) -> [String] {
    try output(of: arguments).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The first line of the output; `nil` if git fails.
  func name(_ arguments: String...) throws(GitFailure) -> String? {
    let run = try run(arguments)
    guard run.status == 0 else { return nil }
    return String(decoding: run.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  func output(_ arguments: String...) throws(GitFailure) -> [UInt8] { try output(of: arguments) }

  /// The output of a command.
  func output(of arguments: [String]) throws(GitFailure) -> [UInt8] {
    let run = try run(arguments)
    guard run.status == 0 else {
      throw .failed(arguments[0], reason: String(decoding: run.errors, as: UTF8.self))
    }
    return run.output
  }

  /// Runs git. Variables that git sets for hooks, and that would make it use another repository or index, are removed.
  ///
  /// - Throws: `GitFailure` if git cannot be run or exceeds a limit, but not if it ends with an error.
  func run(_ arguments: [String]) throws(GitFailure) -> ProgramOutput {
    var environment = ProcessInfo.processInfo.environment
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"] { environment[name] = nil }
    // git must neither write the index nor wait for its lock.
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    // git must not write colors or quote paths, whatever the configuration of the user says.
    let words = ["git", "-C", top, "-c", "color.ui=never"] + arguments
    guard let run = ProgramOutput(of: words, environment: environment) else { throw .notInstalled }
    guard run.ending == .ended else { throw .stopped(arguments[0], run.ending) }
    if run.status == 127 { throw .notInstalled }
    return run
  }
}

/// The reason why git could not be used.
enum GitFailure: Error, Equatable {
  case notInstalled
  /// A command failed with this text on standard error.
  case failed(String, reason: String)
  /// A command was stopped, because it exceeded a limit.
  case stopped(String, ProgramOutput.Ending)

  /// The message, without a full stop.
  var message: String {
    switch self {
    case .notInstalled: "git cannot be run; install it, or check without --changed"
    case .failed(let command, let reason):
      "git \(command) failed: "
        + (reason.split(whereSeparator: \.isNewline).first.map(String.init) ?? "it gave no reason")
    case .stopped(let command, let ending):
      "git \(command) was stopped, because it \(GitFailure.words(ending))"
    }
  }

  private static func words(_ ending: ProgramOutput.Ending) -> String {
    switch ending {
    case .ended: "ended"
    case .silent(let seconds): "wrote nothing for \(seconds) seconds"
    case .tooLong(let seconds): "did not end within \(seconds) seconds"
    case .tooMuch(let bytes): "wrote more than \(bytes) bytes"
    }
  }
}
