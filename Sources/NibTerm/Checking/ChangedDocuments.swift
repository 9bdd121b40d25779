import NibCore
import NibTools

/// The documents that differ from a commit, or are new, or whose translations do or are, according to git.
struct ChangedDocuments {
  /// The reason why git cannot say what changed.
  enum Failure: Error, Equatable {
    case noWorkTree(String)
    case unknownCommit(String)
    /// A word that could be either a commit or a path.
    case ambiguous(String)
    case git(GitFailure)

    /// The message, without a full stop.
    var message: String {
      switch self {
      case .noWorkTree(let path): "'\(path)' is not in a git work tree; --changed needs one"
      case .unknownCommit(let name):
        "'\(name)' is neither a commit that git knows nor an existing file or folder. "
          + GitCommand.reasonForUnknownCommit
      case .ambiguous(let name):
        "'\(name)' is both a commit and a file or folder; write '--changed=\(name)' for the commit, or './\(name)' for "
          + "the path"
      case .git(let failure): failure.message
      }
    }
  }

  /// The changes in a work tree.
  private struct Changes {
    /// The changed files, and the folders around them that are documents, relative to the top.
    let paths: Set<ExactText>
    /// The files of the commit that the work tree does not contain, and the folders around them that are documents.
    let deleted: Set<ExactText>
    /// The paths, without endings, of the documents that changed files with translations belong to. A document in a
    /// language folder has the path that it would have in the folder around it.
    let translated: Set<ExactText>
    /// The same for changed documents in the folders of languages. They are compared with the document in the development
    /// language.
    let versions: Set<ExactText>
  }

  private let commit: String
  private var trust = GitTrust()
  /// The work trees to which the commit on the command line belongs.
  private var commitTrees: Set<TrustedWorkTree> = []
  /// The changes in each work tree; `nil` if all of its documents count as changed.
  private var knownChanges: [TrustedWorkTree: Changes?] = [:]
  /// The tops of the work trees in which git is not run, so that all of their documents count as changed. Sorted.
  private(set) var foreign: [String] = []
  /// The tops of the submodules without the commit to compare with, so that all of their documents count as changed, in
  /// the order in which they were found.
  private(set) var incomplete: [String] = []
  /// The tops of the submodules that differ from the base, but are not checked out.
  private(set) var absent: [String] = []

  /// - Parameters:
  ///   - commit: a commit, branch or tag. Documents that differ from its common ancestor with HEAD are changed.
  ///   - paths: the documents and folders on the command line.
  init(since commit: String, below paths: [String]) throws(Failure) {
    self.commit = commit
    var places: [(workTree: TrustedWorkTree, path: String)] = []
    for path in paths where path != "-" {
      switch trust.place(of: InputFile.isFolder(path) ? path : Disk.folder(of: path)) {
      case .none: throw .noWorkTree(path)
      case .foreign: break
      case .known(let workTree, let place):
        commitTrees.insert(workTree)
        if InputFile.isFolder(path) { places.append((workTree, place)) }
      }
    }
    for workTree in commitTrees.sorted(by: { $0.top < $1.top }) { _ = try changes(in: workTree) }
    for place in places { try findAbsent(below: place.path, in: place.workTree) }
  }

  /// Checks that a path on the command line is not also the name of a commit.
  func expectNoCommit(_ path: String) throws(Failure) {
    for workTree in commitTrees {
      do throws(GitFailure) {
        guard try GitCommand(in: workTree).base(of: path) != nil else { continue }
      } catch {
        throw .git(error)
      }
      throw .ambiguous(path)
    }
  }

  /// The documents that changed. Standard input always counts as changed.
  mutating func filter(_ documents: [String]) throws(Failure) -> [String] {
    var result: [String] = []
    for document in documents {
      if try contains(document) { result.append(document) }
    }
    return result
  }

  /// Whether a document has changed. One in a repository that is not trusted counts as changed, and so does one that
  /// neither version has, but not one that was deleted.
  private mutating func contains(_ document: String) throws(Failure) -> Bool {
    if document == "-" { return true }
    switch trust.place(of: Disk.folder(of: document)) {
    case .none: return false
    case .foreign(let top):
      if !foreign.contains(top) { foreign = (foreign + [top]).sorted() }
      return true
    case .known(let workTree, let place):
      let path = Disk.path(of: Disk.name(of: document), in: place)
      guard let changes = try changes(in: workTree) else { return true }
      // A document that neither version has is reported as missing.
      guard Disk.existsOrIsLink(document) else { return !changes.deleted.contains(ExactText(path)) }
      let shared = ChangedDocuments.translatedPath(of: path, in: workTree)
      return changes.paths.contains(ExactText(path)) || changes.translated.contains(shared)
        || changes.versions.contains(shared) && LanguageFiles.isDevelopmentDocument(document)
    }
  }

  /// The changes in a work tree. `nil` if all of its documents count as changed, because its base is not known.
  private mutating func changes(in workTree: TrustedWorkTree) throws(Failure) -> Changes? {
    if let known = knownChanges[workTree] { return known }
    var result: Changes?
    if let base = try base(of: workTree) {
      let (files, deleted): ([String], [String])
      do throws(GitFailure) {
        (files, deleted) = try GitCommand(in: workTree).changedFiles(since: base)
      } catch {
        throw .git(error)
      }
      let translations = (files + deleted).filter {
        Disk.name(of: $0, endsIn: TranslationFile.endings)
      }
      let versions = (files + deleted).filter {
        DocumentName.isSource($0) && DocumentFolder.language(of: Disk.folder(of: $0)) != nil
      }
      result = Changes(
        paths: ChangedDocuments.withPackages(files), deleted: ChangedDocuments.withPackages(deleted),
        translated: Set(translations.map { ChangedDocuments.translatedPath(of: $0, in: workTree) }),
        versions: Set(versions.map { ChangedDocuments.translatedPath(of: $0, in: workTree) }))
    } else {
      incomplete.append(workTree.top)
    }
    knownChanges[workTree] = .some(result)
    return result
  }

  /// The path, without ending, that documents share with the files of their translations: the name in the folder around
  /// the language folders.
  ///
  /// - Parameter path: the path of a document or a file with translations, which need not exist, from the top.
  private static func translatedPath(of path: String, in workTree: TrustedWorkTree) -> ExactText {
    let place = DocumentFolder(of: Disk.path(of: path, in: workTree.top))
    return ExactText(Disk.path(of: place.name, in: place.folder))
  }

  /// The commit with which the files of a work tree are compared; `nil` for a submodule that does not have this commit.
  ///
  /// For a work tree of a path on the command line, this is the common ancestor of the commit and HEAD. A repository
  /// inside such a work tree may not have the commit, or may use its name for another commit. Therefore, a submodule is
  /// compared with the commit that the base of the repository around it names, and any other repository with HEAD.
  private mutating func base(of workTree: TrustedWorkTree) throws(Failure) -> String? {
    if commitTrees.contains(workTree) {
      if let base = try ancestor(of: commit, in: workTree) { return base }
      // In a submodule, the commit can be one of the repository around it.
      guard let outer = trust.superproject(of: workTree)?.workTree else { throw .unknownCommit(commit) }
      commitTrees.insert(outer)
    }
    if let (outer, path) = trust.superproject(of: workTree) {
      guard let base = try base(of: outer) else { return nil }
      do throws(GitFailure) {
        let git = GitCommand(in: workTree)
        guard let commit = try GitCommand(in: outer).commit(ofSubmodule: path, in: base) else {
          return try git.emptyTree()
        }
        return try git.id(of: "\(commit)^{commit}")
      } catch {
        throw .git(error)
      }
    }
    guard let head = try ancestor(of: GitCommand.head, in: workTree) else {
      throw .unknownCommit(GitCommand.head)
    }
    return head
  }

  /// The common ancestor of a commit and HEAD; `nil` if git does not know the commit.
  private func ancestor(of commit: String, in workTree: TrustedWorkTree) throws(Failure) -> String? {
    do throws(GitFailure) {
      return try GitCommand(in: workTree).base(of: commit)
    } catch {
      throw .git(error)
    }
  }

  /// Finds the submodules below a folder that differ from the base, but are not checked out.
  private mutating func findAbsent(below place: String, in workTree: TrustedWorkTree) throws(Failure) {
    guard let changed = try changes(in: workTree)?.paths, !changed.isEmpty else { return }
    do throws(GitFailure) {
      for path in try GitCommand(in: workTree).submodules() where changed.contains(ExactText(path)) {
        let top = Disk.path(of: path, in: workTree.top)
        let isBelow = place.isEmpty || path == place || path.beginsExactly(with: place + "/")
        if isBelow, !GitWorkTree.isRepository(atTop: top), !absent.contains(top) { absent.append(top) }
      }
    } catch {
      throw .git(error)
    }
  }

  /// The paths of files, and of the folders around them that are documents.
  private static func withPackages(_ files: [String]) -> Set<ExactText> {
    Set((files + files.flatMap(packages)).map { ExactText($0) })
  }

  /// The folders above a file that are themselves documents.
  private static func packages(above path: String) -> [String] {
    let parts = path.split(separator: "/").map(String.init)
    return parts.indices.dropLast().filter { DocumentName.isPackage(parts[$0]) }.map {
      parts[...$0].joined(separator: "/")
    }
  }
}
