import NibCore

/// Gives the files with translations of a document the keys of the document.
///
/// Objects whose ids changed are found by comparing the document with its version in the commit that last changed the
/// file, in the same way as `diff` does. Documents that several files with translations share are read once, as long as
/// documents of the same name follow each other.
package final class StringsSync {
  /// A file with translations, and its new content.
  package struct Change {
    package let file: TranslationFile
    package let plan: TranslationPlan
    package let oldBytes: [UInt8]
    package let newBytes: [UInt8]
    /// The reason why the file stays as it is, although it lacks keys; `nil` if it can be changed.
    package let problem: String?
    /// Warnings about translations that may be outdated, or that may belong to another object, with the places in the file
    /// as it is.
    package let remarks: [Diagnostic]
    /// The same warnings with the places in the new content.
    package let remarksAfterWriting: [Diagnostic]
    /// The number of entries of a string catalog that get the state `stale`.
    package var markedCount: Int {
      if case .catalog(let catalog) = file.content { catalog.keysToMark(plan).count } else { 0 }
    }

    package var isChanged: Bool { problem == nil && newBytes != oldBytes }
  }

  /// Whether entries without a text in the document are removed.
  package let removesStale: Bool
  /// The commit with the old version of documents; `nil` for the last commit that changed a file with translations.
  package let commit: String?
  /// The folders in which files are changed; `nil` for all.
  private let folders: WritingFolders?
  /// The documents with the same files with translations as the last one, and these files' folder and name.
  private var shared: (place: String, documents: [NibDocument])?

  /// - Parameters:
  ///   - commit: the commit with the old version of documents.
  ///   - folders: the folders in which files are changed; `nil` for all.
  package init(removesStale: Bool = false, commit: String? = nil, folders: WritingFolders? = nil) {
    (self.removesStale, self.commit, self.folders) = (removesStale, commit, folders)
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
    let all = TranslationFile.all(beside: document.file)
    let tables = TranslationTables(all)
    let files = all.filter { !tables.isUnused($0) }
    guard !files.isEmpty else { return [] }
    let own = Disk.resolved(document.file)
    let others = documents(around: document).filter { Disk.resolved($0.file) != own }
    let isDevelopment = document.isInDevelopmentLanguage
    let developments = others.filter(\.isInDevelopmentLanguage)
    var knownTexts = KnownTexts()
    func plan(_ file: TranslationFile, _ known: KnownVersions = KnownVersions()) -> TranslationPlan {
      var texts = knownTexts
      texts.formUnion(known.texts)
      return TranslationPlan(
        file.entries,
        TranslationPlan.Target(
          document, renamed: known.renamed, oldVersions: known.versions, knownTexts: texts,
          removesStale: removesStale, addsMissing: isDevelopment, newIDs: known.newIDs,
          oldTexts: known.listTexts, others: others, developments: developments))
    }
    var plans = files.map { plan($0) }
    if plans.contains(where: { !$0.doubts.isEmpty }) {
      // The files in other languages show which texts the document had.
      for file in files { knownTexts.add(file.entries) }
      for index in files.indices where !plans[index].doubts.isEmpty { plans[index] = plan(files[index]) }
    }
    // Old versions are needed only if objects can have new ids, or texts other places in their lists.
    let waiting = files.indices.filter { plans[$0].needsOldVersion }
    var known: [Int: KnownVersions] = [:]
    if !waiting.isEmpty, var history = DocumentHistory(of: document, commit: commit) {
      history.findLastChanges(of: waiting.map { files[$0].path })
      for index in waiting {
        known[index] = history.version(before: files[index])
        plans[index] = plan(files[index], known[index] ?? KnownVersions())
      }
      let searched = waiting.map { plans[$0].searchedIDs(besides: known[$0] ?? KnownVersions()) }
      history.findVersions(with: Set(searched.joined()).sorted())
      history.findVersions(withTexts: waiting.flatMap { plans[$0].doubts })
      for (index, ids) in zip(waiting, searched) where !ids.isEmpty || !plans[index].doubts.isEmpty {
        let merged = (known[index] ?? KnownVersions()).merging(history.earlier)
        known[index] = merged
        plans[index] = plan(files[index], merged)
      }
    }
    return files.indices.map {
      change(of: files[$0], plans[$0], document, known[$0] ?? KnownVersions())
    }
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
    of file: TranslationFile, _ result: TranslationPlan, _ document: NibDocument, _ known: KnownVersions
  ) -> Change {
    var problem = file.problem(of: result, document)
    var newBytes = file.bytes
    do throws(LostTranslation) {
      newBytes = try file.updated(result) ?? file.bytes
    } catch {
      problem = error.message
    }
    if newBytes != file.bytes, let reason = folders?.reason(against: file.path) {
      problem = problem ?? reason
    }
    func remarks(in shown: TranslationFile) -> [Diagnostic] {
      guard problem == nil else { return [] }
      return file.remarks(onTextsChangedIn: result, in: shown)
        + file.remarks(onMovesOf: result, known.rivals, in: shown)
        + file.remarks(onAmbiguitiesOf: result, in: shown)
        + file.remarks(onUnclearListsOf: result, in: shown)
    }
    let oldRemarks = remarks(in: file)
    let isSame = newBytes == file.bytes || oldRemarks.isEmpty
    return Change(
      file: file, plan: result, oldBytes: file.bytes, newBytes: newBytes, problem: problem,
      remarks: oldRemarks,
      remarksAfterWriting: isSame
        ? oldRemarks : remarks(in: TranslationFile(newBytes, name: file.name, path: file.path)))
  }
}

extension TranslationPlan {
  /// Whether an old version of the document can show that objects have new ids, or which text an entry of a list had.
  fileprivate var needsOldVersion: Bool {
    // Comments alone can also give an entry to an object that had another one.
    moved.contains(where: \.isToOtherID) || !doubts.isEmpty || lacksListTexts
      || !staleKeys.isEmpty && (!added.isEmpty || isOfOtherDocument || !keptIDs.isEmpty)
  }

  /// The ids with which old versions are searched: those of entries that always stay, and those of entries that are moved
  /// because of their comments, because an old version can show that the other object is not the same one. A file that has
  /// no key of the document may have those of an old version.
  fileprivate func searchedIDs(besides known: KnownVersions) -> [String] {
    // Other keys are texts, whose signs have a meaning in patterns.
    func ids(_ keys: [String]) -> [String] {
      keys.filter(Self.hasGeneratedID).map { String($0.prefix { $0 != "." }) }
    }
    if isOfOtherDocument { return ids(staleKeys) }
    let moved = moved.filter(\.isToOtherID).map(\.oldKey)
    return keptIDs + ids(moved).filter { id in !known.versions.contains { $0.ids.contains(text: id) } }
  }
}

extension TranslationFile {
  /// The bytes of the file with the keys of a plan; `nil` if the file stays as it is.
  fileprivate func updated(_ plan: TranslationPlan) throws(LostTranslation) -> [UInt8]? {
    guard obstacle == nil else { return nil }
    switch content {
    case .strings(let strings): return plan.isEmpty ? nil : try strings.updated(plan)
    case .catalog(let catalog): return try catalog.updated(plan)
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
