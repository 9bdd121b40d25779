import NibSupport

/// Gives the objects of a compiled document ids as Interface Builder writes them: `Tka-1R-vQm`.
///
/// A compiled nib contains few ids, which stay as they are. Other objects are named by their numbers in the file. The new
/// ids depend only on these, so that the same nib always gives the same source.
struct SourceIDs {
  private var fresh = FreshIDs(taken: [])
  private var known: [ExactText: String] = [:]

  /// Adds an id that stays as it is. All of these must be added before new ids are made.
  mutating func keep(_ id: String) { fresh.taken.insert(ExactText(id)) }

  /// Makes new ids for those that a reader of compiled nibs made. The new ones are in ascending order, because compilers
  /// sort some lists by the ids.
  mutating func replace(_ ids: [String]) {
    let keys = ids.map { ExactText($0) }.uniqued().filter { known[$0] == nil }
    let new = keys.map { fresh.make(for: $0).text }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for (key, id) in zip(keys, new) { known[key] = id }
  }

  /// The id that was made for an object; the same text if there is no such object.
  func reference(to id: String) -> String { known[text: id] ?? id }
}
