import NibFormats
import NibSupport

/// One round of `ConflictRestoring`: the edits that add missing elements whose places exist.
///
/// Objects and new lists are added one at a time, because several elements may need the same new list. The next round
/// finds the list in the document.
struct RestoringRound {
  private let root: MergeElement
  private let kept: KeptObjects
  /// The merged versions; `nil` if only the outlines between the markers are used.
  private let versions: ConflictVersions?
  /// The elements of the document.
  private let all: [MergeElement]
  /// The names of the elements with an id in the document.
  private let present: Set<ExactText>
  private var added: Set<ExactText> = []
  /// The ids of the objects that are kept or were added.
  private(set) var wanted: Set<ExactText>
  private(set) var edits: [SourceEdit] = []

  init(
    _ root: MergeElement, kept: KeptObjects, wanted: Set<ExactText>, versions: ConflictVersions?
  ) {
    (self.root, self.kept, self.wanted) = (root, kept, wanted)
    self.versions = kept.isOnlyMoved ? nil : versions
    all = root.all
    present = Set(all.compactMap(MergeKeys.globalID))
  }

  /// Adds an object, if one is missing, and otherwise the constraints and connections.
  mutating func addMissingElements() { if !addMovedObject(), !addNeededObject() { addLinks() } }

  /// Adds an object that went with a removed one, although the chosen version has it elsewhere. Returns whether there
  /// is one.
  private mutating func addMovedObject() -> Bool {
    for id in kept.moved.sorted() where isMissing(id) {
      if let object = versions?.object(id, kept.side), add(outermostMissing(object)) { return true }
    }
    return false
  }

  /// Adds an object that the kept ones need, with everything in it. Returns whether there is one.
  private mutating func addNeededObject() -> Bool {
    for element in all {
      guard let id = element.id, wanted.contains(id) else { continue }
      for neededID in element.needs where isMissing(neededID) {
        guard let object = versions?.object(neededID, kept.side) ?? kept.companion(neededID) else { continue }
        if add(outermostMissing(object)) { return true }
      }
    }
    return false
  }

  /// Adds the constraints and connections of the wanted objects, up to the first that needs a new list.
  private mutating func addLinks() {
    let meanings = Set(all.filter(\.isLink).map { LinkMeaning($0, isWhole: true) })
    for element in versions?.all(kept.side) ?? kept.companions {
      guard let id = element.id, isMissing(id) else { continue }
      let needs = element.needs
      guard !needs.isEmpty, !meanings.contains(LinkMeaning(element, isWhole: true)),
        needs.contains(where: wanted.contains), !needs.contains(where: isMissing)
      else { continue }
      let isNewList = InsertionPlace(for: element, in: root)?.list != nil
      if isNewList, !edits.isEmpty { return }
      if add(element), isNewList { return }
    }
  }

  /// Adds an element with everything in it. Returns false if it has no place, or if something else is in its place.
  private mutating func add(_ element: MergeElement) -> Bool {
    guard let id = MergeKeys.globalID(element), added.insert(id).inserted,
      let place = InsertionPlace(for: element, in: root),
      !place.parent.children.contains(where: { $0.hasSameSlot(as: element) })
    else { return false }
    var text = element.text(without: present)
    if versions == nil { text = place.lineBreakWithIndentation + text.drop { XMLCharacters.isSpace($0) } }
    place.insert(text, into: &edits)
    wanted.formUnion(element.all.compactMap(\.id))
    return true
  }

  private func isMissing(_ id: ExactText) -> Bool { !present.contains(MergeKeys.name(ofID: id)) }

  /// The outermost element with an id around an object, up to the first that is in the document; the object itself if
  /// there is none.
  private func outermostMissing(_ object: MergeElement) -> MergeElement {
    var result = object
    for outer in sequence(first: object, next: \.parent).dropFirst() {
      guard let name = MergeKeys.globalID(outer) else { continue }
      if present.contains(name) { break }
      result = outer
    }
    return result
  }
}
