import NibCompare
import NibCore

/// Gives the files with translations of a document the keys of the document.
///
/// Objects whose ids changed are found by comparing the document with its version in the commit that last changed the
/// file, in the same way as `diff` does.
///
/// Documents and their old versions that several files with translations share are read once, as long as documents of the
/// same name follow each other.
package final class StringsSync {
  /// A file with translations, and its new content.
  package struct Change {
    package let file: TranslationFile
    package let plan: TranslationPlan
    package let oldBytes: [UInt8]
    package let newBytes: [UInt8]
    /// The reason why the file stays as it is, although it lacks keys; `nil` if it can be changed.
    package let problem: String?
    /// Warnings about translations that may be outdated.
    package let remarks: [Diagnostic]

    package var isChanged: Bool { problem == nil && newBytes != oldBytes }
  }

  /// Whether entries without a text in the document are removed.
  package let removesStale: Bool
  /// The commit with the old version of documents; `nil` for the last commit that changed a file with translations.
  package let commit: String?
  /// The documents with the same files with translations as the last one, and these files' folder and name.
  private var shared: (place: String, documents: [NibDocument])?
  /// The comparisons of a document with its versions in commits.
  private var matchings: (document: String, byCommit: [String: ObjectMatching?])?

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
    let own = Disk.resolved(document.file)
    let others = documents(around: document).filter { Disk.resolved($0.file) != own }
    return files.map { change(of: $0, for: document, others) }
  }

  /// A document that was read for the files with translations of another one; `nil` if it was not.
  package func knownDocument(_ path: String) -> NibDocument? {
    let resolved = Disk.resolved(path)
    return shared?.documents.first { Disk.resolved($0.file) == resolved }
  }

  /// The documents that have the same files with translations, with the given one.
  private func documents(around document: NibDocument) -> [NibDocument] {
    let folder = DocumentFolder(of: document.file)
    let place = Disk.resolved(Disk.path(of: folder.name, in: folder.folder.isEmpty ? "." : folder.folder))
    if let shared, shared.place == place { return shared.documents }
    let documents = [document] + document.documentsWithSameTranslations
    shared = (place, documents)
    return documents
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
      let matching = matching(of: document, before: file)
    {
      result = plan(Self.renamedIDs(matching), Self.ids(of: matching.old))
    }
    let problem = file.problem(of: result, document)
    return Change(
      file: file, plan: result, oldBytes: file.bytes, newBytes: file.updated(result) ?? file.bytes,
      problem: problem, remarks: problem == nil ? file.remarks(onTextsChangedIn: result) : [])
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

  /// The comparison of a document with its version in the commit that last changed a file with translations; `nil` if
  /// git has no such version.
  private func matching(of document: NibDocument, before file: TranslationFile) -> ObjectMatching? {
    guard case .known(let workTree, let place) = GitTrust.place(of: Disk.folder(of: document.file)) else {
      return nil
    }
    let git = GitCommand(in: workTree)
    do throws(GitFailure) {
      var version = commit
      if version == nil { version = try lastChange(of: file.path, git) }
      guard let version else { return nil }
      if matchings?.document != document.file { matchings = (document.file, [:]) }
      if let known = matchings?.byCommit[version] { return known }
      let old = try oldVersion(
        of: document, at: Disk.path(of: Disk.name(of: document.file), in: place), in: version, git)
      let result = old.map { ObjectMatching($0, document) }
      matchings?.byCommit[version] = .some(result)
      return result
    } catch {
      return nil
    }
  }

  /// The version of a document in a commit; `nil` if the commit does not have it.
  private func oldVersion(
    of document: NibDocument, at path: String, in version: String, _ git: GitCommand
  ) throws(GitFailure) -> NibDocument? {
    guard let id = try git.id(of: "\(version):\(path)") else { return nil }
    let bytes = try git.content(of: id, at: path)
    return try? NibReader.read(bytes, file: document.file)
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
  /// The bytes of the file with the keys of a plan; `nil` if the file stays as it is.
  fileprivate func updated(_ plan: TranslationPlan) -> [UInt8]? {
    guard obstacle == nil else { return nil }
    switch content {
    case .strings(let strings): return plan.isEmpty ? nil : strings.updated(plan)
    case .catalog(let catalog): return catalog.updated(plan)
    }
  }

  /// The reason why a plan cannot be carried out.
  fileprivate func problem(of plan: TranslationPlan, _ document: NibDocument) -> String? {
    if problem == nil, plan.isOfOtherDocument {
      return
        "no key of this file is in '\(Disk.name(of: document.file))', so it may belong to another document; it is not changed"
    }
    // A property list that has all keys need not be changed.
    return problem == nil && plan.isEmpty ? nil : obstacle?.reason
  }
}
