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

  /// The changes of all files with translations of a document.
  package func changes(of document: NibDocument) -> [Change] {
    let path = document.file
    return TranslationFile.all(beside: path).compactMap { file in
      guard let bytes = FileBytes.ifReadable(file.path) else { return nil }
      return change(of: file, bytes, for: document)
    }
  }

  private func change(of file: TranslationFile, _ bytes: [UInt8], for document: NibDocument) -> Change {
    let current = TranslationPlan(file.keys, TranslationPlan.Target(document, removesStale: removesStale))
    // The old version is needed only if objects can have new ids.
    let mayHaveMoved = !current.staleKeys.isEmpty && (!current.added.isEmpty || current.isOfOtherDocument)
    let renamed = mayHaveMoved ? renamedIDs(of: document, before: file) : [:]
    let plan =
      renamed.isEmpty
      ? current
      : TranslationPlan(
        file.keys, TranslationPlan.Target(document, renamed: renamed, removesStale: removesStale))
    return Change(
      file: file, plan: plan, oldBytes: bytes, newBytes: file.updated(plan) ?? bytes,
      problem: file.problem(of: plan, document))
  }

  /// The new ids of the objects whose ids changed after the last change of a file with translations.
  private func renamedIDs(of document: NibDocument, before file: TranslationFile) -> [String: String] {
    guard let old = oldVersion(of: document, before: file) else { return [:] }
    let matching = ObjectMatching(old, document)
    var ids: [String: String] = [:]
    for (oldNumber, newNumber) in matching.renamed {
      if let old = matching.old.id(of: oldNumber), let new = matching.new.id(of: newNumber) { ids[old] = new }
    }
    return ids
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
  /// The bytes of the file with the keys of a plan; `nil` if such a file cannot be changed.
  package func updated(_ plan: TranslationPlan, values: [String: String] = [:]) -> [UInt8]? {
    switch content {
    case .strings(let strings): strings.form == .text ? strings.updated(plan, values: values) : nil
    case .catalog(let catalog): catalog.updated(plan)
    }
  }

  /// The reason why a plan cannot be carried out.
  fileprivate func problem(of plan: TranslationPlan, _ document: NibDocument) -> String? {
    if plan.isOfOtherDocument {
      return
        "no key of this file is in '\(Disk.name(of: document.file))', so it may belong to another document; it is not changed"
    }
    if plan.isEmpty { return nil }
    if let problem { return "\(problem.message); correct this first" }
    if case .strings(let strings) = content, strings.form != .text {
      return "it is a property list, which is not changed; convert it to text with 'plutil -convert strings'"
    }
    return nil
  }
}
