import NibCore

/// The documents that differ between two versions of a git work tree.
struct GitVersions {
  /// The reason why git cannot say what changed.
  struct Failure: Error {
    /// The message, without a full stop.
    let message: String

    init(_ message: String) { self.message = message }

    init(_ failure: GitFailure) {
      switch failure {
      case .notInstalled: message = "git cannot be run; install it"
      case .failed: message = failure.message
      }
    }
  }

  private let git: GitCommand
  /// The position of the current folder in the work tree; empty for the top.
  private let place: String

  /// The work tree around the current folder, or around the first path if that is elsewhere.
  init(around path: String?) throws(Failure) {
    let folder = path.map { InputFile.isFolder($0) ? $0 : Disk.folder(of: $0) } ?? "."
    guard let found = GitWorkTree.place(of: ".") ?? GitWorkTree.place(of: folder) else {
      throw Failure("'\(folder)' is not in a git work tree; name two files to compare")
    }
    git = GitCommand(top: found.top)
    place = found.place
  }

  /// The commit or tree with a name; `nil` if git does not know it.
  func commit(_ name: String) throws(Failure) -> String? {
    guard !name.hasPrefix("-") else { return nil }
    return try run { git throws(GitFailure) in
      try git.name("rev-parse", "--verify", "--quiet", "\(name)^{tree}")
    } == nil ? nil : name
  }

  /// The common ancestor of two commits.
  func base(of a: String, _ b: String) throws(Failure) -> String? {
    try run { git throws(GitFailure) in try git.name("merge-base", a, b) }
  }

  /// The commit with which the work tree is compared if none is named: HEAD, or an empty tree before the first commit.
  func head() throws(Failure) -> String {
    let name = try run { git throws(GitFailure) in
      try git.name("rev-parse", "--verify", "--quiet", "HEAD") == nil
        ? try git.emptyTree() : "HEAD"
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

  /// The documents below the paths that differ.
  ///
  /// - Parameters:
  ///   - old: the old commit.
  ///   - new: the new commit; `nil` for the work tree.
  ///   - paths: files and folders, relative to the current folder. If empty, the whole work tree is compared.
  func pairs(from old: String, to new: String?, below paths: [String]) throws(Failure) -> [DiffPair] {
    let below = paths.map(placeInWorkTree)
    let limits = below.isEmpty ? [] : ["--"] + below.map { ":(literal)\($0.isEmpty ? "." : $0)" }
    let list = try run { git throws(GitFailure) in
      try git.words(
        of: ["diff", "--name-status", "-z", "-M", "--no-ext-diff", old] + [new].compactMap { $0 } + limits)
    }
    var untracked: [String] = []
    if new == nil { untracked = try run { git throws(GitFailure) in try git.untrackedFiles(limits) } }
    let others = Set(untracked)
    var pairs: [DiffPair] = []
    for entry in GitVersions.entries(list) where GitVersions.isDocument(entry.new) {
      // A document that was removed from the index only is still in the work tree.
      let isRemoved = entry.status == "D" && !others.contains(entry.new)
      pairs.append(
        DiffPair(
          old: try side(entry.old, exists: entry.status != "A", in: old),
          new: try side(entry.new, exists: !isRemoved, in: new), name: shown(entry.new), isInRepository: true)
      )
    }
    let known = Set(pairs.map(\.name))
    for path in untracked where GitVersions.isDocument(path) && !known.contains(shown(path)) {
      pairs.append(
        DiffPair(
          old: DiffPair.Side(name: shown(path), content: .missing),
          new: try side(path, exists: true, in: nil),
          name: shown(path), isInRepository: true))
    }
    return pairs
  }

  private func side(_ path: String, exists: Bool, in commit: String?) throws(Failure) -> DiffPair.Side {
    guard exists else { return DiffPair.Side(name: shown(path), content: .missing) }
    guard let commit else {
      return DiffPair.Side(name: shown(path), content: .file(Disk.path(of: path, in: git.top)))
    }
    let bytes = try run { git throws(GitFailure) in try git.output("cat-file", "blob", "\(commit):\(path)") }
    return DiffPair.Side(name: shown(path), content: .bytes(bytes))
  }

  /// The entries of `git diff --name-status -z`: a status, a path, and for renamed files the new path.
  static func entries(_ words: [String]) -> [(status: Character, old: String, new: String)] {
    var entries: [(status: Character, old: String, new: String)] = []
    var words = words[...]
    while let status = words.popFirst()?.first, let old = words.popFirst() {
      let isPair = status == "R" || status == "C"
      entries.append((status, old, isPair ? words.popFirst() ?? old : old))
    }
    return entries
  }

  /// Whether a path is that of a document in one file.
  static func isDocument(_ path: String) -> Bool {
    Disk.name(of: path, endsIn: [".xib", ".storyboard", ".nib"])
  }

  // MARK: Paths

  /// A path relative to the current folder as one relative to the top of the work tree.
  private func placeInWorkTree(_ path: String) -> String {
    let folder = InputFile.isFolder(path) ? path : Disk.folder(of: path)
    let found = GitWorkTree.place(of: folder)?.place ?? folder
    return InputFile.isFolder(path) ? found : Disk.path(of: Disk.name(of: path), in: found)
  }

  /// A path relative to the top of the work tree as one relative to the current folder, if it is below it.
  private func shown(_ path: String) -> String {
    if place.isEmpty {
      return GitWorkTree.place(of: ".")?.top == git.top ? path : Disk.path(of: path, in: git.top)
    }
    return path.hasPrefix(place + "/")
      ? String(path.dropFirst(place.count + 1)) : Disk.path(of: path, in: git.top)
  }
}
