import NibAnalysis
import NibCore

/// Adds the new ids of objects: those that translations name are changes, and all others are noise.
struct IDComparison {
  private let matching: ObjectMatching
  let translatedIDs: TranslatedIDs

  init(_ matching: ObjectMatching, translations: () -> [TranslationFile]) {
    self.matching = matching
    translatedIDs = TranslatedIDs(matching, translations: translations)
  }

  /// Adds the new ids that translations do not know, and counts all others.
  func add(to changes: inout ChangeList) {
    for change in translatedIDs.changes {
      let (old, new) = (matching.old.objects[change.old].element, matching.new.objects[change.new].element)
      changes.add(
        DocumentChange(
          .changed, .attribute, "id", old: change.oldID, new: change.newID, note: change.note,
          at: old.location,
          new.location),
        to: .new(change.new))
    }
    changes.count(.ids, matching.newIDCount - translatedIDs.changes.count)
  }
}
