import NibSupport

/// Gives the objects of a compiled document ids as Interface Builder writes them: `Tka-1R-vQm`.
///
/// A compiled nib contains no ids. Its objects are named by their numbers in the file. The new ids depend only on these,
/// so that the same nib always gives the same source.
struct SourceIDs {
  private var fresh = FreshIDs(taken: [])
  private var known: [ExactText: String] = [:]

  /// Makes the new id for one that a reader of compiled nibs made. The ids of placeholders (`-1`) stay as they are.
  mutating func add(_ id: String) {
    let key = ExactText(id)
    if id.hasPrefix("-") || known[key] != nil { return }
    known[key] = fresh.make(for: key).text
  }

  /// The id that was made for an object; the same text if there is no such object.
  func reference(to id: String) -> String { known[text: id] ?? id }
}
