import NibCompare
import NibCore

/// What old versions of a document say about the texts of its objects.
struct KnownVersions {
  /// The new keys of texts that stayed the same although the ids of their objects changed, by their old keys.
  private(set) var renamed: [String: String] = [:]
  /// The keys of other texts that could as well be the same, by the old keys of renamed texts: equal texts of objects that are
  /// gone, and of new objects.
  private(set) var rivals: [String: Set<ExactText>] = [:]
  /// The objects and texts of each old version, the newest one first.
  private(set) var versions: [TranslationPlan.OldVersion] = []
  /// The texts of the old versions by key.
  fileprivate(set) var texts = KnownTexts()

  /// The new ids of objects by their old ones.
  private(set) var newIDs: [String: String] = [:]
  /// The texts in lists that the newest old version had for the entries of a file, by the keys of the entries.
  fileprivate(set) var listTexts: [String: String] = [:]

  /// The largest number of equal texts of each version with which a text is compared.
  private static let rivalLimit = 50

  /// The same with what other versions say, which does not replace what is known.
  func merging(_ other: KnownVersions) -> KnownVersions {
    var result = self
    result.renamed.merge(other.renamed) { known, _ in known }
    result.rivals.merge(other.rivals) { known, _ in known }
    result.newIDs.merge(other.newIDs) { known, _ in known }
    result.versions += other.versions
    result.texts.formUnion(other.texts)
    return result
  }

  /// Adds an old version. Only a text that is the same in both versions keeps its translation: an object of the same
  /// class at the same place can be another one.
  mutating func add(_ matching: ObjectMatching) {
    let oldTexts = matching.old.document.localizableTexts
    let ids = Set(texts: matching.old.objects.indices.compactMap { matching.old.id(of: $0) })
    versions.append(TranslationPlan.OldVersion(ids: ids, texts: oldTexts))
    var newIDs: [ExactText: String] = [:]
    for (oldNumber, newNumber) in matching.renamed {
      guard let old = matching.old.id(of: oldNumber), let new = matching.new.id(of: newNumber) else {
        continue
      }
      newIDs[text: old] = new
    }
    for text in oldTexts { texts.add(text.text, of: text.key) }
    self.newIDs.merge(newIDs.map { ($0.key.text, $0.value) }) { known, _ in known }
    guard !newIDs.isEmpty else { return }
    let newTexts = matching.new.document.localizableTexts
    let textsByKey = Dictionary(newTexts.map { (ExactText($0.key), $0) }) { $1 }
    let oldRivals = matching.unmatched(oldTexts, isOld: true)
    let newRivals = matching.unmatched(newTexts, isOld: false)
    for text in oldTexts where renamed[text.key] == nil {
      guard let id = newIDs[text: text.objectID], let new = textsByKey[text: "\(id).\(text.attribute)"],
        ExactText.areEqual(new.text, text.text)
      else { continue }
      renamed[text.key] = new.key
      guard let old = matching.old.numbers[text.objectID], let newNumber = matching.new.numbers[id] else {
        continue
      }
      let likely = [(oldRivals, true), (newRivals, false)].flatMap { rivals, isOld in
        (rivals[text.meaning] ?? []).prefix(Self.rivalLimit).filter {
          !matching.isClear(old: old, new: newNumber, against: $0.object, isOld: isOld)
        }
      }
      rivals[text.key] = Set(texts: likely.map(\.key))
    }
  }
}

extension ObjectMatching {
  /// The texts of one version whose objects the other version does not have, by their meaning.
  fileprivate func unmatched(
    _ texts: [LocalizableText], isOld: Bool
  ) -> [[ExactText]: [(key: String, object: Int)]] {
    let (objects, counterparts) = isOld ? (old, newNumbers) : (new, oldNumbers)
    let found = texts.compactMap { text -> (meaning: [ExactText], key: String, object: Int)? in
      guard let number = objects.numbers[text.objectID], counterparts[number] == nil else { return nil }
      return (text.meaning, text.key, number)
    }
    return Dictionary(grouping: found, by: \.meaning).mapValues {
      $0.map { (key: $0.key, object: $0.object) }
    }
  }
}

extension LocalizableText {
  /// The class, the name and the text, which equal texts have in common.
  fileprivate var meaning: [ExactText] { [className, attribute, text].map { ExactText($0) } }
}

/// The versions of a document that git has. git runs once for all files with translations of the document.
struct DocumentHistory {
  private let document: NibDocument
  private let git: GitCommand
  /// The path of the document, relative to the top of the work tree.
  private let path: String
  /// The commit with the old version; `nil` for the last one that changed a file with translations.
  private let commit: String?
  /// The last commits that changed files, by the paths of the files in the work tree.
  private var lastChanges: [ExactText: String] = [:]
  private var versions: [String: KnownVersions] = [:]
  /// What the versions say that have the ids which were searched.
  private(set) var earlier = KnownVersions()

  /// The number of old versions that are read to find ids.
  private static let versionLimit = 50
  /// The number of ids or texts that are searched.
  private static let idLimit = 1_000

  /// - Returns: `nil` if the document is not in a work tree whose git can be used.
  init?(of document: NibDocument, commit: String?) {
    guard case .known(let workTree, let place) = GitTrust.place(of: Disk.folder(of: document.file)) else {
      return nil
    }
    (self.document, self.commit) = (document, commit)
    git = GitCommand(in: workTree)
    path = Disk.path(of: Disk.name(of: document.file), in: place)
  }

  /// Finds the commits that last changed files with translations.
  mutating func findLastChanges(of files: [String]) {
    let places = files.compactMap(Self.place)
    guard commit == nil, !places.isEmpty else { return }
    let arguments = ["log", "-z", "--format=%H", "--name-only", "--"] + places.map { ":(literal)\($0)" }
    guard let entries = try? git.entries(of: arguments) else { return }
    let wanted = Set(texts: places)
    var current = ""
    for entry in entries {
      // A line break is between the name of a commit and its files.
      let name = String(entry.drop { $0 == "\n" })
      if !wanted.contains(text: name) {
        current = name
      } else if lastChanges[text: name] == nil {
        lastChanges[text: name] = current
      }
    }
  }

  private static func place(of file: String) -> String? {
    guard case .known(_, let place) = GitTrust.place(of: Disk.folder(of: file)) else { return nil }
    return Disk.path(of: Disk.name(of: file), in: place)
  }

  /// What the version of the document says in the commit that last changed a file; nothing if git has no such version.
  mutating func version(before file: TranslationFile) -> KnownVersions {
    let place = Self.place(of: file.path)
    let version = commit ?? place.flatMap { lastChanges[text: $0] } ?? GitCommand.head
    var result = versions[version] ?? KnownVersions()
    if versions[version] == nil {
      if let old = content(in: version).flatMap(read) { result.add(ObjectMatching(old, document)) }
      versions[version] = result
    }
    // Without its old version, it is not known whether the keys of the file have been moved since.
    if let known = result.versions.first, let place, let bytes = content(in: version, at: place) {
      let old = TranslationFile(bytes, name: file.name, path: file.path)
      result.listTexts = TranslationPlan.oldListTexts(of: file.entries, old.entries, known.texts)
    }
    return result
  }

  /// Searches the versions of the document with objects that have other ids or are removed now, from the newest on. A
  /// commit that the user named is the only one that counts.
  mutating func findVersions(with ids: [String]) {
    var missing = Set(texts: ids.prefix(Self.idLimit))
    guard commit == nil, !missing.isEmpty else { return }
    let pattern = "id=\"(\(ids.prefix(Self.idLimit).joined(separator: "|")))\""
    for commit in commits(thatChange: pattern) where !missing.isEmpty {
      guard let bytes = content(in: commit + "^") else { continue }
      let found = missing.filter { bytes.firstIndex(of: Array("id=\"\($0.text)\"".utf8), from: 0) != nil }
      guard !found.isEmpty, let old = read(bytes) else { continue }
      earlier.add(ObjectMatching(old, document))
      missing.subtract(found)
    }
  }

  /// Searches the versions of the document for texts that it does not have any more, from the newest on. A commit that
  /// the user named is the only one that counts.
  mutating func findVersions(withTexts changes: [TranslationPlan.TextChange]) {
    var missing = changes.prefix(Self.idLimit).filter { !earlier.texts.contains($0.oldText, of: $0.oldKey) }
    let parts = Set(missing.compactMap { Self.searchedPart(of: $0.oldText) }).sorted()
    guard commit == nil, !parts.isEmpty else { return }
    for commit in commits(thatChange: "(\(parts.joined(separator: "|")))") where !missing.isEmpty {
      guard let old = content(in: commit + "^").flatMap(read) else { continue }
      for text in old.localizableTexts { earlier.texts.add(text.text, of: text.key) }
      missing.removeAll { earlier.texts.contains($0.oldText, of: $0.oldKey) }
    }
  }

  /// The longest part of a text that a document and a pattern write as it is; `nil` if there is none. Its beginning is enough for
  /// a long one, because the length of a command is limited.
  static func searchedPart(of text: String) -> String? {
    let parts = text.split { !$0.isLetter && !$0.isNumber && $0 != " " }.filter { $0.contains { $0 != " " } }
    return parts.max { $0.utf8.count < $1.utf8.count }.map { String($0.prefix(partLimit)) }
  }

  /// The number of characters of a text that are searched.
  private static let partLimit = 30

  /// The commits in which lines of the document changed that match a pattern, from the newest on.
  private func commits(thatChange pattern: String) -> [String] {
    let arguments = [
      "log", "-z", "--format=%H", "--max-count=\(Self.versionLimit)", "--no-textconv", "--no-ext-diff",
      "-G\(pattern)", "--", ":(literal)\(path)",
    ]
    return (try? git.entries(of: arguments)) ?? []
  }

  /// The bytes of the document in a commit; `nil` if the commit does not have it.
  private func content(in commit: String) -> [UInt8]? { content(in: commit, at: path) }

  /// The bytes of a file of the work tree in a commit; `nil` if the commit does not have it.
  private func content(in commit: String, at path: String) -> [UInt8]? {
    guard let id = try? git.id(of: "\(commit):\(path)") else { return nil }
    return try? git.content(of: id, at: path)
  }

  private func read(_ bytes: [UInt8]) -> NibDocument? { try? NibReader.read(bytes, file: document.file) }
}
