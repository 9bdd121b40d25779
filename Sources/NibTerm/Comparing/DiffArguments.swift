import NibCore
import NibTools

/// The documents that `nibterm diff` compares, according to its arguments.
struct DiffArguments {
  let pairs: [DiffPair]
  /// The reasons why the documents of some submodules are not compared, as messages without full stops.
  var problems: [String] = []
  /// The submodules that were moved, as messages without full stops.
  var renamedSubmodules: [String] = []
  /// Whether git calls the program for one file. git interprets any exit status but 0 as a failure.
  var isExternalDiff = false

  /// - Parameters:
  ///   - arguments: two files, or commits and paths.
  ///   - pathCount: the number of arguments after `--`, none of which is a commit; `nil` without `--`.
  ///   - name: the name to show for two files; `nil` for their own names.
  init(
    _ arguments: [String], pathCount: Int? = DiffArguments.pathCount, name: String?
  ) throws(GitVersions.Failure) {
    if let pair = DiffArguments.externalPair(arguments) {
      pairs = [pair]
      isExternalDiff = true
      return
    }
    if arguments.count == 2, pathCount != 1, arguments.allSatisfy(DiffArguments.isFile) {
      pairs = [DiffArguments.pair(old: arguments[0], new: arguments[1], name: name)]
      return
    }
    let nearest = try GitVersions(around: arguments.first(where: Disk.existsOrIsLink))
    let (git, commits, paths) = try DiffArguments.split(arguments, pathCount, nearest)
    let old: String
    if let first = commits.first { old = first } else { old = try git.head() }
    let result = try git.pairs(from: old, to: commits.count > 1 ? commits[1] : nil, below: paths)
    (pairs, problems, renamedSubmodules) = (result.pairs, result.problems, result.renamedSubmodules)
  }

  /// Writes the problems and the renamed submodules to standard error.
  func report() {
    for problem in problems { Output.error("nibterm: error: \(problem)") }
    for renamed in renamedSubmodules { Output.error("nibterm: note: \(renamed)") }
  }

  /// The number of arguments of this program after `--`; `nil` without `--`, which is not among the parsed arguments.
  private static var pathCount: Int? {
    let arguments = CommandLine.arguments
    return arguments.firstIndex(of: "--").map { arguments.count - $0 - 1 }
  }

  /// The file that git passes to external diff programs: path, old file, its id and mode, new file, its id and mode,
  /// and for a renamed file the new path and a description. `nil` for other arguments.
  private static func externalPair(_ arguments: [String]) -> DiffPair? {
    guard arguments.count == 7 || arguments.count == 9, isHex(arguments[2]), isHex(arguments[5]) else {
      return nil
    }
    let name = arguments.count > 7 ? arguments[7] : arguments[0]
    var pair = DiffPair(
      old: side(arguments[1], name: arguments[0]), new: side(arguments[4], name: name), name: name,
      isInRepository: true)
    if arguments[3] != arguments[6], arguments[3] != ".", arguments[6] != "." {
      pair.modes = (arguments[3], arguments[6])
    }
    return pair
  }

  private static func isHex(_ text: String) -> Bool {
    text == "." || text.count >= 4 && text.allSatisfy(\.isHexDigit)
  }

  /// Whether an argument names a file rather than a commit. A missing file with the name of a document counts.
  private static func isFile(_ argument: String) -> Bool {
    argument == "-" || argument == "/dev/null" || DocumentName.isPackage(argument)
      || Disk.exists(argument) && !Disk.isFolder(argument) || DocumentName.isFile(argument)
  }

  private static func pair(old: String, new: String, name: String?) -> DiffPair {
    DiffPair(
      old: side(old, name: name), new: side(new, name: name), name: name ?? (isMissing(new) ? old : new))
  }

  private static func side(_ path: String, name: String?) -> DiffPair.Side {
    let isMissing = isMissing(path)
    return DiffPair.Side(
      name: name ?? path, content: isMissing ? .missing : .file(path), place: isMissing ? nil : name ?? path)
  }

  private static func isMissing(_ path: String) -> Bool { path == "/dev/null" }

  /// The commits at the beginning of the arguments, and the paths after them.
  ///
  /// - Parameter git: the work tree around the paths.
  /// - Returns: the same work tree, or the repository around a submodule if only that repository has the commits.
  /// - Throws: also if a argument is both a commit and a path, and there is no `--`.
  private static func split(
    _ arguments: [String], _ pathCount: Int?, _ git: GitVersions
  ) throws(GitVersions.Failure) -> (git: GitVersions, commits: [String], paths: [String]) {
    var commits: [String] = []
    var paths = arguments[...]
    while let argument = paths.first, commits.count < 2, paths.count > pathCount ?? 0 {
      // In a repository without a work tree, files such as HEAD are those of the repository.
      let isPath = git.hasWorkTree && Disk.existsOrIsLink(argument)
      if let range = try range(argument, git), commits.isEmpty {
        commits = range
      } else if let commit = try git.commit(argument) {
        guard !isPath || pathCount != nil else { throw ambiguous(argument) }
        commits.append(commit)
      } else if pathCount == nil, isPath || DocumentName.isFile(argument) {
        // Only the old version may have the document.
        break
      } else if let outer = git.superproject {
        return try split(arguments, pathCount, outer)
      } else {
        // git, too, takes only commits before '--'.
        let kinds =
          pathCount == nil
          ? "neither a commit that git knows nor a file or folder" : "not a commit that git knows"
        throw GitVersions.Failure("'\(argument)' is \(kinds). \(GitCommand.reasonForUnknownCommit)")
      }
      paths.removeFirst()
    }
    return (git, commits, Array(paths))
  }

  private static func ambiguous(_ argument: String) -> GitVersions.Failure {
    GitVersions.Failure(
      "'\(argument)' is both a commit and a file or folder; write '\(argument) --' for the commit, or '-- \(argument)' for the "
        + "path")
  }

  /// The two commits of `A..B`, or the common ancestor and the second commit of `A...B`. `..` alone is the folder, as for
  /// git.
  private static func range(_ argument: String, _ git: GitVersions) throws(GitVersions.Failure) -> [String]? {
    guard argument != ".." else { return nil }
    for separator in ["...", ".."] {
      guard let range = argument.range(of: separator) else { continue }
      let ends = [argument[..<range.lowerBound], argument[range.upperBound...]].map {
        $0.isEmpty ? "HEAD" : String($0)
      }
      guard let old = try git.commit(ends[0]), let new = try git.commit(ends[1]) else { return nil }
      guard separator == "..." else { return [old, new] }
      guard let base = try git.base(of: old, new) else {
        throw GitVersions.Failure(
          "'\(ends[0])' and '\(ends[1])' have no common ancestor. A shallow clone may not contain it; run 'git fetch "
            + "--unshallow', or compare the commits with '\(ends[0])..\(ends[1])'")
      }
      return [base, new]
    }
    return nil
  }
}
