import NibCore

/// An entry in the output of `git diff --raw -z`: a file in two versions.
struct GitDifference {
  /// A file in one version.
  struct Side {
    /// The place of a file's content.
    enum Content {
      case missing
      /// In git's database, with this id.
      case blob(String)
      case workTree
      /// A folder that is another repository, with the id of its commit. The id is zero if git has not determined it.
      case submodule(String)
    }

    /// The path from the top of the work tree. Bytes that are not UTF-8 are replaced.
    let path: String
    /// Whether `path` contains no replaced bytes.
    var isUTF8 = true
    var content = Content.missing

    /// Whether the version has the file.
    var exists: Bool {
      switch content {
      case .missing, .submodule: false
      case .blob, .workTree: true
      }
    }

    /// The commit of a folder that is another repository; `nil` for everything else.
    var submodule: String? { if case .submodule(let commit) = content { commit } else { nil } }

    /// The same file in the work tree.
    var inWorkTree: Side { Side(path: path, isUTF8: isUTF8, content: .workTree) }
  }

  let old: Side
  let new: Side
  /// The permissions of both versions in octal digits, if they differ; `nil` otherwise.
  let modes: (old: String, new: String)?

  /// Whether the entry is about a document, and not about a link or a folder that is another repository.
  var isDocument: Bool {
    guard DocumentName.isFile(new.path) else { return false }
    return old.exists || new.exists
  }

  /// The path of the submodule in the new version, or else in the old version; `nil` if neither has a submodule.
  var submodulePath: String? { [new, old].first { $0.submodule != nil }?.path }

  /// Whether the versions have a submodule at different paths.
  var isRenamedSubmodule: Bool {
    old.submodule != nil && new.submodule != nil && ExactText(old.path) != ExactText(new.path)
  }

  /// Reads the output of `git diff --raw -z`: the modes, ids and status of each file, and then its path, or
  /// both paths of a renamed one.
  static func all(in output: [UInt8]) -> [GitDifference] {
    var entries: [GitDifference] = []
    var parts = output.split(separator: 0)[...]
    while let header = parts.popFirst(), let path = parts.popFirst() {
      let fields = String(decoding: header, as: UTF8.self).dropFirst().split(separator: " ").map(String.init)
      guard fields.count == 5, let status = fields[4].first else { continue }
      let isPair = status == "R" || status == "C"
      let other = isPair ? parts.popFirst() ?? path : path
      entries.append(
        GitDifference(
          old: side(path, mode: fields[0], id: fields[2]), new: side(other, mode: fields[1], id: fields[3]),
          modes: modes(fields[0], fields[1])))
    }
    return entries
  }

  /// The mode of a folder that is another repository.
  private static let submodule = "160000"
  /// The modes of a missing file, of a folder that is another repository, and of a link, whose content is a path.
  private static let noFile: Set<String> = ["000000", submodule, "120000"]

  /// One version of a file.
  private static func side(_ path: ArraySlice<UInt8>, mode: String, id: String) -> Side {
    let text = String(decoding: path, as: UTF8.self)
    let content: Side.Content
    if mode == submodule {
      content = .submodule(id)
    } else if noFile.contains(mode) {
      content = .missing
    } else {
      // git does not compute the id of a file in the work tree.
      content = id.allSatisfy { $0 == "0" } ? .workTree : .blob(id)
    }
    return Side(path: text, isUTF8: String(validating: path, as: UTF8.self) != nil, content: content)
  }

  private static func modes(_ old: String, _ new: String) -> (old: String, new: String)? {
    old == new || noFile.contains(old) || noFile.contains(new) ? nil : (old, new)
  }
}
