import NibAnalysis
import NibCore

/// Compares two versions of a document by the objects in them.
///
///     let comparison = DocumentComparison(old, new)
///     for object in comparison.difference.objects { print(object.name, object.changes) }
package struct DocumentComparison {
  package let matching: ObjectMatching
  package private(set) var difference: DocumentDifference
  /// The reasons why some translations cannot be read. The new ids of objects that they name count as noise.
  package let translationProblems: [Diagnostic]

  /// Compares two versions. Cost: O(n log n).
  ///
  /// - Parameter translations: returns the translations of the document, which name objects by their ids. Called only
  ///   if an object has a new id.
  package init(
    _ old: NibDocument, _ new: NibDocument, translations: () -> [TranslationFile] = { [] }
  ) {
    matching = ObjectMatching(old, new)
    let ids = IDComparison(matching, translations: translations)
    translationProblems = ids.translatedIDs.problems
    difference = DocumentDifference(objects: [], noise: [:])
    var changes = ChangeList(matching)
    PropertyComparison(matching).add(to: &changes)
    HierarchyComparison(matching).add(to: &changes)
    ConstraintComparison(matching).add(to: &changes)
    ConnectionComparison(matching).add(to: &changes)
    DeclarationComparison(matching).add(to: &changes)
    CommentComparison(matching).add(to: &changes)
    ids.add(to: &changes)
    if changes.isEmpty { RemainingDifference(old, new).add(to: &changes) }
    difference = changes.difference
  }
}
