import NibCompare
import NibCore

/// Gives the files with translations of a document the keys of the document.
///
/// Objects whose ids changed are found by comparing the document with its version in the commit that last changed the
/// file, in the same way as `diff` does.
package struct StringsSync {
  /// A file with translations, and its new content.
  package struct Change {
    package let file: TranslationFile
    package let plan: TranslationPlan
    package let oldBytes: [UInt8]
    package let newBytes: [UInt8]
    /// The reason why the file stays as it is, although it lacks keys; `nil` if it can be changed.
    package let problem: String?

    package var isChanged: Bool { problem == nil && newBytes != oldBytes }
  }

  /// Whether entries without a text in the document are removed.
  package let removesStale: Bool
  /// The commit with the old version of documents; `nil` for the last commit that changed a file with translations.
  package let commit: String?

  package init(removesStale: Bool = false, commit: String? = nil) {
    self.removesStale = removesStale
    self.commit = commit
  }

  /// Checks that git knows the commit with the old versions of documents.
  ///
  /// - Throws: an error that names the first document whose repository lacks the commit.
  package func checkCommit(for documents: [String]) throws(NibReadError) {
    guard let commit else { return }
    var known: Set<TrustedWorkTree> = []
    for path in documents {
      let places = DocumentFolder(of: path).translationPlaces
      guard places.contains(where: { Disk.exists($0.path) }) else { continue }
      guard case .known(let workTree, _) = GitTrust.place(of: Disk.folder(of: path)) else {
        throw Self.refusal("'\(path)' is not in a git work tree; --since needs one", path)
      }
      guard known.insert(workTree).inserted else { continue }
      do throws(GitFailure) {
        if !commit.beginsExactly(with: "-"),
          try GitCommand(in: workTree).id(of: "\(commit)^{commit}") != nil
        {
          continue
        }
      } catch {
        throw Self.refusal(error.message, path)
      }
      throw Self.refusal(
        "'\(commit)' is not a commit that git knows. A shallow clone may not contain it; fetch it first",
        path)
    }
  }

  private static func refusal(_ message: String, _ path: String) -> NibReadError {
    NibReadError(Diagnostic(.unchangedTranslation, message, at: SourceLocation(file: path)))
  }

  /// The changes of all files with translations of a document.
  package func changes(of document: NibDocument) -> [Change] {
    let files = TranslationFile.all(beside: document.file)
    guard !files.isEmpty else { return [] }
    let others = document.documentsWithSameTranslations
    return files.map { change(of: $0, for: document, others) }
  }

  private func change(
    of file: TranslationFile, for document: NibDocument, _ others: [NibDocument]
  ) -> Change {
    let isDevelopment = document.isInDevelopmentLanguage
    let developments = others.filter(\.isInDevelopmentLanguage)
    let entries = file.entries
    func plan(_ renamed: [String: String], _ comparedIDs: Set<ExactText>) -> TranslationPlan {
      TranslationPlan(
        entries,
        TranslationPlan.Target(
          document, renamed: renamed, comparedIDs: comparedIDs, removesStale: removesStale,
          addsMissing: isDevelopment, others: others, developments: developments))
    }
    var result = plan([:], [])
    // The old version is needed only if objects can have new ids.
    if !result.staleKeys.isEmpty,
      !result.added.isEmpty || !result.moved.isEmpty || result.isOfOtherDocument || result.keptCount > 0,
      let matching = oldVersion(of: document, before: file).map({ ObjectMatching($0, document) })
    {
      result = plan(Self.renamedIDs(matching), Self.ids(of: matching.old))
    }
    return Change(
      file: file, plan: result, oldBytes: file.bytes, newBytes: file.updated(result) ?? file.bytes,
      problem: file.problem(of: result, document))
  }

  /// The new ids of the objects whose ids changed after the last change of a file with translations.
  private static func renamedIDs(_ matching: ObjectMatching) -> [String: String] {
    var ids: [String: String] = [:]
    for (oldNumber, newNumber) in matching.renamed {
      if let old = matching.old.id(of: oldNumber), let new = matching.new.id(of: newNumber) { ids[old] = new }
    }
    return ids
  }

  private static func ids(of objects: ComparedObjects) -> Set<ExactText> {
    Set(texts: objects.objects.indices.compactMap { objects.id(of: $0) })
  }

  /// The version of a document in the commit that last changed a file with translations.
  private func oldVersion(of document: NibDocument, before file: TranslationFile) -> NibDocument? {
    guard case .known(let workTree, let place) = GitTrust.place(of: Disk.folder(of: document.file)) else {
      return nil
    }
    let git = GitCommand(in: workTree)
    let documentPath = Disk.path(of: Disk.name(of: document.file), in: place)
    do throws(GitFailure) {
      var version = commit
      if version == nil { version = try lastChange(of: file.path, git) }
      guard let version, let id = try git.id(of: "\(version):\(documentPath)") else { return nil }
      let bytes = try git.output("cat-file", "blob", id)
      return try? NibReader.read(bytes, file: document.file)
    } catch {
      return nil
    }
  }

  private func lastChange(of path: String, _ git: GitCommand) throws(GitFailure) -> String? {
    guard case .known(_, let place) = GitTrust.place(of: Disk.folder(of: path)) else { return nil }
    let file = Disk.path(of: Disk.name(of: path), in: place)
    guard let name = try git.name("log", "-1", "--format=%H", "--", ":(literal)\(file)"), !name.isEmpty else {
      return try git.id(of: "HEAD")
    }
    return name
  }
}

extension TranslationFile {
  /// The bytes of the file with the keys of a plan; `nil` if such a file stays as it is.
  fileprivate func updated(_ plan: TranslationPlan) -> [UInt8]? {
    switch content {
    case .strings(let strings): strings.form == .text && !plan.isEmpty ? strings.updated(plan) : nil
    case .catalog(let catalog):
      problem == nil ? catalog.updated(plan) : nil
    }
  }

  /// The reason why a plan cannot be carried out.
  fileprivate func problem(of plan: TranslationPlan, _ document: NibDocument) -> String? {
    if let problem { return "\(problem.message); correct this first" }
    if plan.isOfOtherDocument {
      return
        "no key of this file is in '\(Disk.name(of: document.file))', so it may belong to another document; it is not changed"
    }
    if plan.isEmpty { return nil }
    if case .strings(let strings) = content, strings.form != .text {
      return "it is a property list, which is not changed; convert it to text with 'plutil -convert strings'"
    }
    return nil
  }
}
