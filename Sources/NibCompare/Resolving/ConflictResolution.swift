import NibFormats
import NibSupport

/// Applies decisions to the text of a document: puts the chosen elements into it, and removes the comments.
struct ConflictResolution {
  private let conflicts: [LeftConflict]
  private let choices: [ConflictChoice?]
  private let source: MergeSource
  /// The text with the decisions, in which references to removed objects may be left.
  private(set) var bytes: [UInt8] = []
  /// The state of each conflict after the decisions.
  var states: [ResolvedDocument.State]
  /// The ids of the chosen elements that were put into the document, with the number of their conflict.
  private(set) var insertedIDs: [(conflict: Int, id: ExactText)] = []
  /// Objects that a decision kept although one version deleted them.
  private(set) var keptObjects: [KeptObjects] = []
  /// The ids of objects that were removed because that was chosen.
  private(set) var removedIDs: Set<ExactText> = []
  /// The elements that have to be moved to the place, or put into the order, of an outline.
  private(set) var placedElements: [PlacedElement] = []
  private var edits: [SourceEdit] = []
  /// The parts of the original text that are removed or replaced.
  private var removedRanges: [(range: Range<Int>, side: ConflictSide)] = []
  /// The chosen elements to insert, with the ranges that they replace.
  private var insertions: [(conflict: Int, range: Range<Int>, fragment: ConflictFragment)] = []

  init(_ document: ConflictedDocument, _ choices: [ConflictChoice?]) {
    conflicts = document.conflicts
    self.choices = choices
    source = document.source
    states = choices.map { choice in choice.map { .resolved($0) } ?? .unresolved }
    for index in conflicts.indices {
      guard let choice = choices[index] else { continue }
      if let side = choice.side { decide(index, for: side) } else { keepBoth(index) }
    }
    saveMoved()
    markCovered()
    insert()
    for index in placedElements.indices where placedElements[index].isSaved {
      placedElements[index].save(edits)
    }
    bytes = edits.applied(to: source.document.source)
  }

  /// Puts the version of a side in the place of what a conflict is about.
  private mutating func decide(_ index: Int, for side: ConflictSide) {
    let conflict = conflicts[index]
    let fragment = conflict.fragments[side]
    switch conflict.subject {
    case .element(let element):
      if conflict.isAboutPlace {
        place(index, element, for: side)
      } else if let fragment {
        decide(index, about: element, for: side, fragment)
      } else {
        remove(element, for: side)
        keepMoved(from: element, for: side)
      }
    case .absent:
      if let fragment {
        insertions.append((index, conflict.range, fragment))
      } else {
        removeAbsent(index)
      }
    case .slot(let other):
      // Earlier versions of NibTerm wrote only theirs between the markers.
      guard side != .base || conflict.fragments[.ours] != nil else {
        states[index] = .unknown("the document does not say what was there before")
        return
      }
      removeAbsent(index)
      guard side != .ours else { return }
      if let fragment {
        insertions.append((index, other.start..<other.end, fragment))
        remove(other.start..<other.end, for: side)
      } else {
        remove(other, for: side)
        keepMoved(from: other, for: side)
      }
    }
  }

  /// Puts the version of a side, which has the element of a conflict, in the place of the element.
  private mutating func decide(
    _ index: Int, about element: MergeElement, for side: ConflictSide, _ fragment: ConflictFragment
  ) {
    let conflict = conflicts[index]
    if conflict.isAboutTag {
      replaceTag(of: element, with: fragment)
    } else if side != .ours {
      insertions.append((index, element.start..<element.end, fragment))
      remove(element.start..<element.end, for: side)
      keepMoved(from: element, for: side)
    }
    removeComment(of: index, before: element)
    let wasDeletedByTheirs = conflict.fragments.count < 3 && conflict.fragments[.theirs] == nil
    if wasDeletedByTheirs {
      let object = side == .ours ? element : fragment.root
      keptObjects.append(KeptObjects(ids: object.ids, side: side, companions: fragment.companions))
    }
  }

  /// Notes that an element has to be moved to the place that a side has for it.
  private mutating func place(_ index: Int, _ element: MergeElement, for side: ConflictSide) {
    let conflict = conflicts[index]
    if side != .ours {
      guard let fragment = conflict.fragments[side] else {
        states[index] = .unknown(
          "the document does not say where \(conflict.label(side)) has it; move it in Xcode")
        return
      }
      placedElements.append(PlacedElement(conflict: index, element: element, outline: fragment.root))
      keptObjects.append(
        KeptObjects(ids: element.ids, side: side, companions: fragment.companions, isOnlyMoved: true))
      removeConstraints(of: conflict.fragments[.ours], notIn: fragment, for: side)
    }
    removeComment(of: index, before: element)
  }

  /// Removes the constraints that only ours has for an object that gets another place.
  private mutating func removeConstraints(
    of ours: ConflictFragment?, notIn chosen: ConflictFragment, for side: ConflictSide
  ) {
    let ids = { (fragment: ConflictFragment) in
      Set(fragment.companions.filter { $0.name == "constraint" }.compactMap(\.id))
    }
    guard let constraintIDs = ours.map(ids)?.subtracting(ids(chosen)), !constraintIDs.isEmpty else { return }
    for element in source.root.all where element.id.map(constraintIDs.contains) ?? false {
      remove(element, for: side)
    }
  }

  /// Keeps the element of ours and puts that of theirs after it.
  private mutating func keepBoth(_ index: Int) {
    let conflict = conflicts[index]
    if let reason = conflict.reasonAgainstBoth {
      states[index] = .unknown(reason)
      return
    }
    guard case .element(let element) = conflict.subject, let theirs = conflict.fragments[.theirs] else {
      return
    }
    edits.replace(element.end..<element.end, with: theirs.copy(after: element))
    removeComment(of: index, before: element)
  }

  // MARK: Removing

  /// Removes a comment with the white space after it, which the merge had added before the element.
  private mutating func removeComment(of index: Int, before element: MergeElement) {
    let range = conflicts[index].range
    var end = range.upperBound
    let text = source.document.source
    while end < element.start, XMLCharacters.isSpace(text[end]) { end += 1 }
    edits.replace(range.lowerBound..<end)
  }

  /// Removes a comment of an element that is not in the document, with the white space before it.
  private mutating func removeAbsent(_ index: Int) {
    let range = conflicts[index].range
    edits.replace(source.root.spaceStart(before: range.lowerBound)..<range.upperBound)
  }

  /// Removes an element, because that was chosen, with all comments of conflicts about it.
  private mutating func remove(_ element: MergeElement, for side: ConflictSide) {
    remove(element.rangeWithSpace, for: side)
    edits.replace(element.rangeWithSpace)
    removedIDs.formUnion(element.ids)
    for (index, conflict) in conflicts.enumerated() {
      guard case .element(let other) = conflict.subject, other === element else { continue }
      removeAbsent(index)
      if choices[index] == nil || conflict.isAboutPlace
        || conflict.fragments[choices[index]?.side ?? .ours] != nil
      {
        states[index] = .gone
      }
    }
  }

  private mutating func remove(_ range: Range<Int>, for side: ConflictSide) {
    removedRanges.append((range, side))
  }

  /// Remembers the objects in a removed element, because the chosen version can have some of them elsewhere.
  private mutating func keepMoved(from element: MergeElement, for side: ConflictSide) {
    let ids = element.all.dropFirst().filter { !$0.isLink }.compactMap(\.id)
    if !ids.isEmpty { keptObjects.append(KeptObjects(ids: [], side: side, companions: [], moved: Set(ids))) }
  }

  /// Saves the elements inside removed ones that belong somewhere else. An element whose place was not decided, or whose
  /// chosen place is in the removed element, gets the place that it has in the version without the removed element.
  private mutating func saveMoved() {
    for (index, conflict) in conflicts.enumerated() {
      guard conflict.isAboutPlace, case .element(let element) = conflict.subject, element.id != nil,
        let side = removedRanges.first(where: { $0.range.contains(element.start) })?.side
      else { continue }
      if let position = placedElements.firstIndex(where: { $0.conflict == index }) {
        placedElements[position].isSaved = true
      } else if let outline = conflict.fragments[side]?.root, outline.name == MergeOutline.placeName {
        placedElements.append(
          PlacedElement(conflict: index, element: element, outline: outline, isSaved: true))
        removeComment(of: index, before: element)
        states[index] = .gone
      }
    }
  }

  /// Whether an element inside a removed one is put somewhere else.
  private func isSaved(_ offset: Int) -> Bool {
    placedElements.contains { $0.isSaved && $0.element.start <= offset && offset < $0.element.end }
  }

  /// Marks the conflicts in elements that are removed or replaced.
  private mutating func markCovered() {
    for (index, conflict) in conflicts.enumerated() {
      let place = conflict.range.lowerBound
      let isCovered = removedRanges.contains { $0.range.lowerBound < place && place < $0.range.upperBound }
      guard isCovered, !isSaved(place), !placedElements.contains(where: { $0.conflict == index }) else {
        continue
      }
      states[index] = .gone
    }
    insertions.removeAll { insertion in states[insertion.conflict] == .gone }
  }

  /// Gives an element the name and the attributes of another version; its content stays.
  private mutating func replaceTag(of element: MergeElement, with fragment: ConflictFragment) {
    let new = fragment.root
    let tag = new.source[new.start..<new.tagEnd.lowerBound]
    edits.replace(element.start..<element.tagEnd.lowerBound, with: Array(tag))
    if new.name != element.name, !element.endTag.isEmpty {
      edits.replace(element.endTag, with: Array("</\(new.name)>".utf8))
    }
  }

  /// Inserts the chosen elements, without objects that are elsewhere in the document.
  private mutating func insert() {
    let all = source.root.all
    var identities = InsertedIdentities(all, present: all.filter { !isRemoved($0.start) })
    for (index, range, fragment) in insertions {
      let root = fragment.root
      guard let (text, ids) = identities.insert(root) else {
        states[index] = .unknown("the document has another object with the same id")
        continue
      }
      edits.replace(range, with: text)
      if let id = root.id { insertedIDs.append((index, id)) }
      if let side = choices[index]?.side {
        keptObjects.append(KeptObjects(ids: ids, side: side, companions: fragment.companions))
      }
    }
  }

  private func isRemoved(_ offset: Int) -> Bool {
    removedRanges.contains { $0.range.contains(offset) } && !isSaved(offset)
  }
}
