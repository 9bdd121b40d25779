import NibCore

extension GitCommand {
  /// The files and submodules that differ between two versions, sorted by their paths.
  ///
  /// Only documents are searched for renamed ones. git reads all files that it compares for this purpose, and other
  /// files can be large, and missing in a partial clone.
  ///
  /// - Parameters:
  ///   - new: the new commit; `nil` for the work tree.
  ///   - paths: files and folders, relative to the top. If empty, everything is compared.
  ///   - untracked: the documents in the work tree that git does not track. One that was removed from the index only
  ///     is not the old version of a renamed document.
  func differences(
    from old: String, to new: String?, below paths: [String], untracked: Set<ExactText>
  ) throws(GitFailure) -> [GitDifference] {
    let versions = [old] + [new].compactMap(\.self)
    let all = try differences(versions, "--no-renames", GitCommand.pathspecs(paths))
    func isUntracked(_ entry: GitDifference) -> Bool {
      entry.isRemoved && untracked.contains(ExactText(entry.old.path))
    }
    let documents = all.filter { $0.isDocument && !isUntracked($0) }
    guard documents.contains(where: \.isAdded), documents.contains(where: \.isRemoved) else { return all }
    let remaining = all.filter(isUntracked)
    let limits =
      GitCommand.documentPathspecs(paths)
      + remaining.map { ":(exclude,literal)\($0.old.path)" }
    // Without the content of a document, it cannot be found under its new name, but all others can be compared.
    guard let renamed = try? differences(versions, "-M", limits) else { return all }
    return (all.filter { !$0.isDocument } + remaining + renamed.filter(\.isDocument)).sorted {
      $0.new.path.utf8.lexicographicallyPrecedes($1.new.path.utf8)
    }
  }

  private func differences(
    _ versions: [String], _ renames: String, _ limits: [String]
  ) throws(GitFailure) -> [GitDifference] {
    // The hyphens distinguish commits from files with the same name.
    GitDifference.all(
      in: try output(
        of: ["diff", "--raw", "--no-abbrev", "-z", renames, "--no-ext-diff", "--ignore-submodules=none"]
          + versions + ["--"] + limits))
  }

  /// The arguments for files and folders, relative to the top.
  static func pathspecs(_ paths: [String]) -> [String] {
    paths.map { ":(literal)\($0.isEmpty ? "." : $0)" }
  }

  /// The arguments for the documents among files and in folders.
  private static func documentPathspecs(_ paths: [String]) -> [String] {
    let endings = ["[xX][iI][bB]", "[sS][tT][oO][rR][yY][bB][oO][aA][rR][dD]", "[nN][iI][bB]"]
    return (paths.isEmpty ? [""] : paths).flatMap { path in
      let folder = path.map { "*?[\\".contains($0) ? "\\\($0)" : String($0) }.joined()
      let inside = endings.map { ":(glob)\(folder.isEmpty ? "" : folder + "/")**/*.\($0)" }
      return inside + (DocumentName.isFile(path) ? pathspecs([path]) : [])
    }
  }
}

extension GitDifference {
  /// Whether only the new version has the file.
  fileprivate var isAdded: Bool { new.exists && !old.exists }
  /// Whether only the old version has the file.
  fileprivate var isRemoved: Bool { old.exists && !new.exists }
}
