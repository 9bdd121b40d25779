import NibAnalysis
import NibCore

/// The objects whose ids changed and whose translations name them by one of these ids. Such a change is visible to
/// users: a text whose key names the old id is not translated any more.
package struct TranslatedIDs {
  /// An object with a new id.
  package struct Change: Sendable {
    /// The object in each version.
    let old: Int
    let new: Int
    package let oldID: String
    package let newID: String
    package let name: ObjectName
    /// The files that have the old id only.
    package let stale: [String]
    /// The files that have the new id.
    let updated: [String]

    /// Says which id the translations name, such as `de.lproj/Main.strings still names the old one`.
    package var note: String {
      stale.isEmpty
        ? Change.sentence(updated, "already", object: "the new one")
        : Change.sentence(stale, "still", object: "the old one")
    }

    /// The number of files that a sentence names.
    private static let maximumFiles = 3

    /// Returns, for example, `de.lproj/Main.strings still names the old one`.
    private static func sentence(_ files: [String], _ adverb: String, object: String) -> String {
      "\(files.listed(maximum: maximumFiles)) \(adverb) \(files.count == 1 ? "names" : "name") \(object)"
    }
  }

  package let changes: [Change]
  /// The reasons why some translations cannot be read. Ids in them are not known.
  package let problems: [Diagnostic]

  /// - Parameter translations: returns the translations of the document. Called only if an object has a new id.
  package init(_ matching: ObjectMatching, translations: () -> [TranslationFile]) {
    let renamed = matching.renamed
    let files = renamed.isEmpty ? [] : translations()
    problems = files.compactMap(\.problem)
    changes = renamed.compactMap { old, new in
      guard let oldID = matching.old.id(of: old), let newID = matching.new.id(of: new) else { return nil }
      let updated = files.filter { $0.ids.contains(text: newID) }.map(\.name)
      let stale = files.filter { $0.ids.contains(text: oldID) && !$0.ids.contains(text: newID) }.map(\.name)
      guard !updated.isEmpty || !stale.isEmpty else { return nil }
      return Change(
        old: old, new: new, oldID: oldID, newID: newID, name: ObjectName(matching.new.objects[new].element),
        stale: stale, updated: updated)
    }
  }
}
