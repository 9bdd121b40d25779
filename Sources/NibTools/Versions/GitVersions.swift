import NibCore

/// The documents that differ between two versions of a git work tree, or between two commits of a repository without one.
package struct GitVersions {
  /// The reason why git cannot determine the changes.
  package struct Failure: Error {
    /// The message, without a full stop.
    package let message: String

    package init(_ message: String) { self.message = message }

    package init(_ failure: GitFailure) {
      switch failure {
      case .notInstalled: message = "git cannot be run; install it"
      case .failed, .stopped: message = failure.message
      }
    }
  }

  /// The result of a comparison.
  package struct Comparison {
    package fileprivate(set) var pairs: [DiffPair] = []
    /// The reasons why the documents of some submodules are not among the pairs, as messages without full stops.
    package fileprivate(set) var problems: [String] = []
    /// The submodules that were moved, as messages without full stops.
    package fileprivate(set) var renamedSubmodules: [String] = []
  }

  private let git: GitCommand
  /// The work tree in which git runs; `nil` in a repository without one.
  private let workTree: TrustedWorkTree?
  /// The text that names the index, in place of a commit, in `COMMIT:PATH`.
  private let index = ""

  private init(in workTree: TrustedWorkTree) {
    self.workTree = workTree
    git = GitCommand(in: workTree)
  }

  private init(in bare: BareRepository) {
    workTree = nil
    git = GitCommand(in: bare)
  }

  /// Whether the repository has a work tree, whose files can be compared and whose paths can be named.
  package var hasWorkTree: Bool { workTree != nil }

  /// The work tree around a path, or around the current folder. Without one, the repository in the current folder.
  ///
  /// - Parameter path: a file or folder, which need not exist any more.
  package init(around path: String?) throws(Failure) {
    let folder = path.map { GitVersions.existingFolder(of: $0).folder } ?? "."
    switch GitTrust.place(of: folder) {
    case .none:
      guard let bare = GitTrust.bareRepository else {
        throw Failure("'\(folder)' is not in a git work tree; name two files to compare")
      }
      self.init(in: bare)
    case .foreign(let top):
      throw Failure("\(GitTrust.reason(for: top)); run nibterm in that folder to compare its documents")
    case .known(let workTree, _): self.init(in: workTree)
    }
  }

  /// The work tree around this one; `nil` if this one is not a submodule.
  package var superproject: GitVersions? {
    guard let workTree else { return nil }
    var trust = GitTrust()
    return trust.superproject(of: workTree).map { GitVersions(in: $0.workTree) }
  }

  /// The commit or tree with a name; `nil` if git does not know it.
  package func commit(_ name: String) throws(Failure) -> String? {
    guard !name.beginsExactly(with: "-") else { return nil }
    return try run { git throws(GitFailure) in try git.id(of: "\(name)^{tree}") } == nil ? nil : name
  }

  /// The common ancestor of two commits.
  package func base(of a: String, _ b: String) throws(Failure) -> String? {
    try run { git throws(GitFailure) in try git.name("merge-base", a, b) }
  }

  /// The commit with which the work tree is compared by default: HEAD, or an empty tree before the first commit.
  package func head() throws(Failure) -> String {
    let name = try run { git throws(GitFailure) in
      try git.id(of: "HEAD") == nil ? try git.emptyTree() : "HEAD"
    }
    return name ?? "HEAD"
  }

  private func run<Result>(_ body: (GitCommand) throws(GitFailure) -> Result) throws(Failure) -> Result {
    do throws(GitFailure) {
      return try body(git)
    } catch {
      throw Failure(error)
    }
  }

  // MARK: Documents

  /// The documents below the paths that differ, including documents in submodules.
  ///
  /// - Parameters:
  ///   - old: the old commit.
  ///   - new: the new commit; `nil` for the work tree.
  ///   - paths: files and folders, relative to the current folder. If empty, the whole work tree is compared.
  package func pairs(
    from old: String, to new: String?, below paths: [String]
  ) throws(Failure) -> Comparison {
    guard hasWorkTree || new != nil else {
      throw Failure("this repository has no work tree; name two commits to compare")
    }
    var below: [String] = []
    for path in paths {
      let place = try placeInWorkTree(path)
      if !hasWorkTree || !Disk.existsOrIsLink(path) {
        try expect(place, in: [old, new ?? index], named: path)
      }
      below.append(place)
    }
    let untracked = new == nil ? try untrackedDocuments(below: below) : []
    let untrackedPaths = Set(untracked.map { ExactText($0) })
    let differences = try run { git throws(GitFailure) in
      try git.differences(from: old, to: new, below: below, untracked: untrackedPaths)
    }
    var comparison = Comparison()
    for entry in try joiningMovedSubmodules(differences, from: old, to: new ?? index) {
      if let path = entry.submodulePath {
        addSubmodule(path, entry, isInWorkTree: new == nil, to: &comparison)
      }
      if entry.isRenamedSubmodule {
        comparison.renamedSubmodules.append(
          "the submodule '\(shellText(entry.new.path))' was renamed from '\(shellText(entry.old.path))'")
      }
      guard entry.isDocument else { continue }
      // A document that was removed from the index only is still in the work tree.
      let isTracked = entry.new.exists && !isLeftOut(entry.new)
      let isInWorkTree = new == nil && (isTracked || untrackedPaths.contains(ExactText(entry.new.path)))
      var pair = DiffPair(
        old: side(entry.old), new: side(isInWorkTree ? entry.new.inWorkTree : entry.new),
        name: shellText(entry.new.path), isInRepository: true)
      pair.modes = entry.modes
      comparison.pairs.append(pair)
    }
    let known = Set(comparison.pairs.map { ExactText($0.name) })
    for path in untracked where !known.contains(ExactText(shellText(path))) {
      let new = side(GitDifference.Side(path: path).inWorkTree)
      comparison.pairs.append(
        DiffPair(
          old: DiffPair.Side(name: shellText(path), content: .missing), new: new, name: shellText(path),
          isInRepository: true))
    }
    return comparison
  }

  /// Whether a sparse checkout leaves a file out. git knows its content from the index.
  private func isLeftOut(_ side: GitDifference.Side) -> Bool {
    guard case .blob = side.content else { return false }
    return !Disk.existsOrIsLink(path(of: side.path))
  }

  /// The path of a file in the work tree, as an absolute path. In a repository without a work tree, its path from the top.
  private func path(of path: String) -> String {
    workTree.map { Disk.path(of: path, in: $0.top) } ?? path
  }

  /// The documents that git neither tracks nor ignores, relative to the top.
  private func untrackedDocuments(below places: [String]) throws(Failure) -> [String] {
    let files = try run { git throws(GitFailure) in
      try git.untrackedFiles(["--"] + GitCommand.pathspecs(places))
    }
    return files.flatMap(documents(at:)).filter(isUntrackedDocument)
  }

  /// Checks that one of the versions has a file or folder that is not in the work tree.
  private func expect(_ place: String, in versions: [String], named path: String) throws(Failure) {
    for version in versions {
      let id = try run { git throws(GitFailure) in try git.id(of: "\(version):\(place)") }
      if id != nil { return }
    }
    throw Failure("'\(path)' is not a file or folder, neither here nor in the versions that are compared")
  }

  /// An untracked file, or the documents in an untracked repository, of which git names only the folder.
  private func documents(at path: String) -> [String] {
    guard path.endsExactly(with: "/") else { return [path] }
    let search = FolderSearch(root: self.path(of: path), respectsIgnore: true)
    return search.flatMap(\.documents).map { Disk.path(of: $0, in: path) }
  }

  /// Whether an untracked path is the path of a document. A link is not a document, because git stores it as a text.
  private func isUntrackedDocument(_ path: String) -> Bool {
    guard DocumentName.isFile(path) else { return false }
    let status = try? FileStatus(of: self.path(of: path), followsLinks: false)
    return status?.kind != .link
  }

  /// One side of a difference. The content is read later, so that a side that cannot be read affects only its document.
  private func side(_ side: GitDifference.Side) -> DiffPair.Side {
    let git = git
    let content: DiffPair.Content =
      switch side.content {
      case .missing, .submodule: .missing
      case .blob(let id): .stored { () throws(GitFailure) in try git.content(of: id, at: side.path) }
      case .workTree where side.isUTF8: .file(path(of: side.path))
      case .workTree: .unreadable("the name of the file is not valid UTF-8")
      }
    return DiffPair.Side(
      name: shellText(side.path), content: content, place: hasWorkTree ? path(of: side.path) : nil)
  }

  // MARK: Submodules

  /// Adds the documents of a submodule that differ between the commits that the versions name, or between a commit and
  /// the work tree. If they cannot be compared, adds the reason.
  ///
  /// - Parameter isInWorkTree: whether the new version is the work tree.
  private func addSubmodule(
    _ path: String, _ entry: GitDifference, isInWorkTree: Bool, to comparison: inout Comparison
  ) {
    do throws(Failure) {
      let inner = try submodule(path)
      let old = try inner.version(entry.old)
      let isOnDisk = isInWorkTree && entry.new.submodule != nil
      let new = isOnDisk ? nil : try inner.version(entry.new)
      let changes = try inner.pairs(from: old, to: new, below: [])
      comparison.pairs += changes.pairs
      comparison.problems += changes.problems
      comparison.renamedSubmodules += changes.renamedSubmodules
    } catch {
      comparison.problems.append(
        "the documents in the submodule '\(shellText(path))' were not compared: \(error.message)")
    }
  }

  /// Joins the two entries of each submodule that was moved. The name of the submodule in `.gitmodules` stays the same.
  private func joiningMovedSubmodules(
    _ entries: [GitDifference], from old: String, to new: String
  ) throws(Failure) -> [GitDifference] {
    var entries = entries
    let removed = entries.filter { $0.old.submodule != nil && $0.new.submodule == nil }
    if removed.isEmpty { return entries }
    let before = try run { git throws(GitFailure) in try git.submodulePaths(in: old) }
    let after = try run { git throws(GitFailure) in try git.submodulePaths(in: new) }
    for entry in removed {
      guard let name = before.first(where: { $0.value == entry.old.path })?.key, let path = after[name],
        let added = entries.firstIndex(where: { $0.submodulePath == path && $0.old.submodule == nil })
      else { continue }
      entries[added] = GitDifference(old: entry.old, new: entries[added].new, modes: nil)
      entries.removeAll { $0.old.path == entry.old.path && $0.new.submodule == nil }
    }
    return entries
  }

  /// The work tree of a submodule.
  ///
  /// - Throws: if it is not checked out, or git is not run in it.
  private func submodule(_ path: String) throws(Failure) -> GitVersions {
    guard hasWorkTree else { throw Failure("a repository without a work tree does not contain it") }
    let top = self.path(of: path)
    switch GitTrust.place(of: top) {
    case .known(let inner, _) where ExactText(inner.top) == ExactText(top): return GitVersions(in: inner)
    case .foreign(let inner) where ExactText(inner) == ExactText(top):
      throw Failure(GitTrust.reason(for: inner))
    case .none, .foreign, .known:
      let isInIndex = try run { git throws(GitFailure) in try git.submodules() }.contains(path)
      throw Failure(
        isInIndex
          ? "it is not checked out; run 'git submodule update --init'"
          : "the index does not contain it, so its repository is not in the work tree")
    }
  }

  /// The commit of this submodule in a version of the repository around it, or an empty tree if that version does not
  /// have the submodule.
  private func version(_ side: GitDifference.Side) throws(Failure) -> String {
    guard let id = side.submodule else {
      return try run { git throws(GitFailure) in try git.emptyTree() } ?? "HEAD"
    }
    guard let commit = try commit(id) else {
      throw Failure("it does not have the commit \(id.prefix(10)); run 'git fetch' in it")
    }
    return commit
  }

  // MARK: Paths

  /// A path relative to the current folder as one relative to the top of the work tree.
  private func placeInWorkTree(_ path: String) throws(Failure) -> String {
    // Without a work tree, paths are those of the commits.
    guard let workTree else { return path == "." ? "" : path }
    let (folder, remainder) = GitVersions.existingFolder(of: path)
    switch GitTrust.place(of: folder) {
    case .known(workTree, let place): return Disk.path(of: remainder, in: place)
    case .known(let inner, let place):
      guard let submodule = submodule(with: inner) else {
        throw Failure(
          "'\(path)' is not in the git work tree '\(workTree.top)'; compare its documents separately")
      }
      guard place.isEmpty, remainder.isEmpty else {
        throw Failure(
          "'\(path)' is in the submodule '\(shellText(submodule))'; name that folder, or commits of the submodule"
        )
      }
      return submodule
    case .foreign(let top):
      throw Failure("\(GitTrust.reason(for: top)); run nibterm in that folder to compare its documents")
    case .none:
      throw Failure(
        "'\(path)' is not in the git work tree '\(workTree.top)'; compare its documents separately")
    }
  }

  /// The path of the submodule with a work tree; `nil` if it is not a submodule of this one.
  private func submodule(with inner: TrustedWorkTree) -> String? {
    var trust = GitTrust()
    guard let outer = trust.superproject(of: inner), outer.workTree == workTree else { return nil }
    return outer.path
  }

  /// The nearest existing folder around a path, and the remainder of the path.
  private static func existingFolder(of path: String) -> (folder: String, remainder: String) {
    var (folder, remainder) = (path, "")
    while !InputFile.isFolder(folder) {
      remainder = Disk.path(of: remainder, in: Disk.name(of: folder))
      let next = Disk.folder(of: folder)
      if next == folder { break }
      folder = next
    }
    return (folder, remainder)
  }

  /// Converts a path from the top of the work tree to a path from the current folder, or to an absolute path outside
  /// it.
  private func shellText(_ path: String) -> String { ShellText.unmistakable(relative(path)) }

  private func relative(_ path: String) -> String {
    guard hasWorkTree else { return path }
    let full = self.path(of: path)
    let current = Disk.currentFolder
    let start = (current.hasSuffix("/") ? current : current + "/").utf8
    return full.utf8.starts(with: start) ? String(Substring(full.utf8.dropFirst(start.count))) : full
  }
}
