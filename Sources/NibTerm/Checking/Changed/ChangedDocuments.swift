import NibCore

/// The documents that differ from a commit, or are new, according to git.
struct ChangedDocuments {
  /// The reason why git cannot say what changed.
  enum Failure: Error, Equatable {
    case noWorkTree(String)
    case unknownCommit(String)
    case git(GitFailure)

    /// The message, without a full stop.
    var message: String {
      switch self {
      case .noWorkTree(let path): "'\(path)' is not in a git work tree; --changed needs one"
      case .unknownCommit(let name):
        "'\(name)' is neither a commit that git knows nor an existing file or folder. A shallow clone may not contain "
          + "the commit; fetch it first"
      case .git(let failure): failure.message
      }
    }
  }

  /// The commit if none is given.
  static let defaultCommit = "HEAD"

  private let commit: String
  /// The work trees of the paths on the command line, to which the commit belongs.
  private var tops: Set<String> = []
  /// The changed files in each work tree, relative to its top.
  private var changed: [String: Set<ExactText>] = [:]
  /// The repositories inside each work tree that its index contains, relative to its top.
  private var submodules: [String: Set<ExactText>] = [:]
  /// The work tree of each folder, and the position of the folder in it; `nil` for a folder outside work trees.
  private var places: [String: (top: String, place: String)?] = [:]

  /// - Parameters:
  ///   - commit: a commit, branch or tag. Documents that differ from its common ancestor with HEAD are changed.
  ///   - paths: the documents and folders on the command line.
  init(since commit: String, below paths: [String]) throws(Failure) {
    self.commit = commit
    for path in paths where path != "-" {
      let folder = InputFile.isFolder(path) ? path : Disk.folder(of: path)
      guard let place = place(of: folder) else { throw .noWorkTree(path) }
      tops.insert(place.top)
    }
    for top in tops.sorted() { _ = try changes(in: top) }
  }

  /// The documents that changed. Standard input always counts as changed.
  mutating func filter(_ documents: [String]) throws(Failure) -> [String] {
    var result: [String] = []
    for document in documents {
      if try contains(document) { result.append(document) }
    }
    return result
  }

  private mutating func contains(_ document: String) throws(Failure) -> Bool {
    if document == "-" { return true }
    guard let place = place(of: Disk.folder(of: document)) else { return false }
    // A document in a repository of which git at the top knows nothing is not tracked. git is not run in such a
    // repository, because its configuration can contain commands.
    guard try isKnown(place.top) else { return true }
    let path = Disk.path(of: Disk.name(of: document), in: place.place)
    return try changes(in: place.top).contains(ExactText(path))
  }

  /// Whether the work tree is one of those on the command line, or a submodule of a known work tree.
  private mutating func isKnown(_ top: String) throws(Failure) -> Bool {
    if tops.contains(top) { return true }
    guard top != "/", let outer = place(of: Disk.folder(of: top)), try isKnown(outer.top) else {
      return false
    }
    let path = Disk.path(of: Disk.name(of: top), in: outer.place)
    return try submodules(of: outer.top).contains(ExactText(path))
  }

  private mutating func submodules(of top: String) throws(Failure) -> Set<ExactText> {
    if let known = submodules[top] { return known }
    do throws(GitFailure) {
      let paths = Set(try GitCommand(top: top).submodules().map { ExactText($0) })
      submodules[top] = paths
      return paths
    } catch {
      throw .git(error)
    }
  }

  private mutating func place(of folder: String) -> (top: String, place: String)? {
    if let known = places[folder] { return known }
    let found = GitWorkTree.place(of: folder)
    places[folder] = .some(found)
    return found
  }

  /// The changed files of a work tree, and the folders with the names of documents that contain them.
  ///
  /// A repository inside those on the command line, such as a submodule, may not have the commit, or another one with
  /// the same name. In it, files that differ from HEAD are changed.
  private mutating func changes(in top: String) throws(Failure) -> Set<ExactText> {
    if let known = changed[top] { return known }
    let git = GitCommand(top: top)
    let commit = tops.contains(top) ? commit : ChangedDocuments.defaultCommit
    let found: [String]?
    do throws(GitFailure) {
      if let base = try git.base(of: commit) {
        found = try git.changedFiles(since: base)
      } else {
        found = nil
      }
    } catch {
      throw .git(error)
    }
    guard let found else { throw .unknownCommit(commit) }
    let paths = Set((found + found.flatMap(ChangedDocuments.packages)).map { ExactText($0) })
    changed[top] = paths
    return paths
  }

  /// The folders above a file that are themselves documents.
  private static func packages(above path: String) -> [String] {
    let parts = path.split(separator: "/").map(String.init)
    return parts.indices.dropLast().filter { NibPackage.isPackage(named: parts[$0]) }.map {
      parts[...$0].joined(separator: "/")
    }
  }
}
