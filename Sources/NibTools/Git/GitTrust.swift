import NibCore

/// The place of a folder in git's work trees.
package enum GitPlace {
  /// The folder is not in a work tree.
  case none
  /// The folder is in a work tree in which git is not run. `top` is its top, as an absolute path.
  case foreign(top: String)
  /// The folder is in a work tree in which git can be run. `path` is the path from its top to the folder; empty for the
  /// top.
  case known(TrustedWorkTree, path: String)
}

/// A work tree in which git can be run. Only `GitTrust` makes such values.
package struct TrustedWorkTree: Hashable, Sendable {
  private let path: ExactText

  fileprivate init(top: String) { path = ExactText(top) }

  /// The absolute path of the top, without links.
  package var top: String { path.text }
}

/// A repository without a work tree in which git can be run. Only `GitTrust` makes such values.
package struct BareRepository: Hashable, Sendable {
  /// The absolute path of the repository, without links.
  package let path: String
  /// Whether the variable `GIT_DIR` names the repository. git refuses others that belong to another user.
  package let isNamed: Bool

  fileprivate init(path: String, isNamed: Bool) { (self.path, self.isNamed) = (path, isNamed) }
}

/// Decides in which work trees git is run.
///
/// The configuration of a repository can name programs that git runs, such as `core.fsmonitor`. A project can contain
/// other repositories with such a configuration, for example from an archive, and a pattern such as `*/*.xib` on the
/// command line can name their documents. Therefore, only these repositories are trusted:
///
/// - the repository around the current folder;
/// - a repository that is not inside another work tree, if the user names a path in it (git itself refuses repositories
///   of other users);
/// - submodules of trusted repositories, which are in their index, and linked work trees, which use their
///   configuration.
///
/// Outside of work trees, the repository that git itself would use is trusted, too (`bareRepository`).
///
/// All other repositories are foreign: they are inside another work tree without being its submodules.
package struct GitTrust {
  /// The top of the work tree around the current folder; `nil` without one.
  private let current: ExactText?
  /// Whether each work tree is trusted, by its top.
  private var answers: [ExactText: Bool] = [:]
  /// The repositories in the index of each work tree, relative to its top.
  private var submodules: [ExactText: Set<ExactText>] = [:]
  /// The work tree of each folder, and the position of the folder in it; `nil` for a folder outside work trees.
  private var workTrees: [ExactText: (top: String, place: String)?] = [:]

  package init() { current = GitTrust.findWorkTree(around: ".").map { ExactText($0.top) } }

  /// The place of a folder. Links in its path are resolved.
  package static func place(of folder: String) -> GitPlace {
    var trust = GitTrust()
    return trust.place(of: folder)
  }

  /// The place of a folder. Links in its path are resolved.
  package mutating func place(of folder: String) -> GitPlace {
    guard let (top, place) = workTree(around: folder) else { return .none }
    return isTrusted(top) ? .known(TrustedWorkTree(top: top), path: place) : .foreign(top: top)
  }

  /// The repository that git would use where there is no work tree: that of the variable `GIT_DIR`, or else the one that
  /// contains the current folder. `nil` if there is none, or if the current folder is in a work tree: there, the variable
  /// can be that of a hook.
  package static var bareRepository: BareRepository? {
    guard findWorkTree(around: ".") == nil else { return nil }
    if let named = EnvironmentVariables.ofProcess["GIT_DIR"] {
      guard GitWorkTree.isRepository(at: named) else { return nil }
      return Disk.realPath(named).map { BareRepository(path: $0, isNamed: true) }
    }
    let found = GitWorkTree.place(of: ".", isTop: GitWorkTree.isRepository(at:))
    return found.map { BareRepository(path: $0.top, isNamed: false) }
  }

  private mutating func workTree(around folder: String) -> (top: String, place: String)? {
    if let known = workTrees[ExactText(folder)] { return known }
    let workTree = GitTrust.findWorkTree(around: folder)
    workTrees[ExactText(folder)] = .some(workTree)
    return workTree
  }

  /// The work tree that git itself would find. Folders and files with the name `.git` that are not repositories do not
  /// count.
  private static func findWorkTree(around folder: String) -> (top: String, place: String)? {
    GitWorkTree.place(of: folder, isTop: GitWorkTree.isRepository(atTop:))
  }

  private mutating func isTrusted(_ top: String) -> Bool {
    let key = ExactText(top)
    if let known = answers[key] { return known }
    let answer = key == current || isTrustedByOuterWorkTree(top)
    answers[key] = answer
    return answer
  }

  private mutating func isTrustedByOuterWorkTree(_ top: String) -> Bool {
    guard top != "/", let outer = workTree(around: Disk.folder(of: top)) else { return true }
    guard isTrusted(outer.top) else { return false }
    if GitWorkTree.isLinked(top, with: outer.top) { return true }
    return submodules(of: outer.top).contains(ExactText(Disk.path(of: Disk.name(of: top), in: outer.place)))
  }

  /// The work tree around a submodule, and the path of the submodule in it; `nil` if a work tree is no submodule.
  package mutating func superproject(of inner: TrustedWorkTree) -> (workTree: TrustedWorkTree, path: String)?
  {
    guard inner.top != "/", let outer = workTree(around: Disk.folder(of: inner.top)), isTrusted(outer.top),
      !GitWorkTree.isLinked(inner.top, with: outer.top)
    else { return nil }
    let path = Disk.path(of: Disk.name(of: inner.top), in: outer.place)
    guard submodules(of: outer.top).contains(ExactText(path)) else { return nil }
    return (TrustedWorkTree(top: outer.top), path)
  }

  /// The submodules of a trusted work tree; none if git cannot list them.
  private mutating func submodules(of top: String) -> Set<ExactText> {
    let key = ExactText(top)
    if let known = submodules[key] { return known }
    let paths = try? GitCommand(in: TrustedWorkTree(top: top)).submodules()
    let names = Set((paths ?? []).map { ExactText($0) })
    submodules[key] = names
    return names
  }

  /// The reason why git is not run in a work tree, as a sentence without a full stop.
  ///
  /// - Parameter top: the top of a foreign work tree.
  package static func reason(for top: String) -> String {
    "git is not run in '\(ReportFolder.current.relative(top))', because it is a repository inside another one, "
      + "but not its submodule"
  }
}
