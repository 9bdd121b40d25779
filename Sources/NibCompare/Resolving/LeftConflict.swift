import NibFormats

/// One of the three versions between the markers of a conflict.
package enum ConflictSide: String, CaseIterable, Sendable {
  case base, ours, theirs
}

/// A conflict that `nibterm merge` left in a document as a comment with git's markers.
package struct LeftConflict {
  /// The sentence at the beginning of the comment.
  package let sentence: String
  /// The names of the versions after the markers.
  package let labels: MergeLabels
  /// The position of the comment in the document, both from 1.
  package let location: SourceLocation
  /// The bytes of the comment.
  let range: Range<Int>
  /// The text of each version; `nil` where the version has nothing.
  let fragments: [ConflictSide: ConflictFragment]
  let subject: Subject

  /// The element that a conflict is about.
  enum Subject {
    /// The element after the comment, which is that of ours.
    case element(MergeElement)
    /// The element is not in the document. It belongs to the place of the comment in this parent.
    case absent(parent: MergeElement)
    /// Another element in the parent has the same property or outlet: ours has that one, theirs the one in the markers.
    case slot(MergeElement)
  }

  /// The text of a version between the markers; `nil` if the version has nothing there.
  package func text(_ side: ConflictSide) -> String? {
    fragments[side].map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The name of a version after its marker.
  package func label(_ side: ConflictSide) -> String {
    switch side {
    case .base: labels.base
    case .ours: labels.ours
    case .theirs: labels.theirs
    }
  }

  /// Whether the conflict is about the place or the order of elements, of which only outlines are between the markers.
  var isAboutPlace: Bool { fragments.isEmpty || fragments.values.contains(where: \.isOutline) }

  /// Whether the versions differ in the start tag only, so that what is in the element stays.
  var isAboutTag: Bool { !fragments.isEmpty && fragments.values.allSatisfy(\.isTag) }

  /// The reason why ours and theirs cannot both be kept, as the end of a sentence; `nil` if they can. They can if they
  /// are different entries of a list whose entries have no ids.
  package var reasonAgainstBoth: String? {
    if isAboutPlace {
      return fragments.values.contains { $0.root.name == MergeOutline.orderName }
        ? "a list has one order only" : "an object can be in one place only"
    }
    guard let ours = fragments[.ours]?.root, let theirs = fragments[.theirs]?.root else {
      return "only one version has it"
    }
    if case .slot = subject { return "an outlet or a property has one value only" }
    if ours.id != nil || theirs.id != nil {
      return "an attribute of an object has one value only"
    }
    guard case .element(let element) = subject, let list = element.parent?.name,
      LeftConflict.lists.contains(list),
      ElementIdentity(ours).hasNoDistinguishingAttribute
    else { return "it is one value, and not an entry of a list" }
    return element.all.dropFirst().contains { $0.id != nil } ? "there are objects with ids in it" : nil
  }

  /// The elements whose children have no ids and can be equal to each other.
  private static let lists: Set<String> = [
    "segments", "attributedString", "array", "mutableArray", "tabStops",
  ]

  /// The ids of the objects that a picture of the conflict shows, the best first: those of the element and of the
  /// objects that it connects, and those of the objects around it.
  package var objectIDs: (own: [String], around: [String]) {
    var own: [String] = []
    var around: MergeElement?
    switch subject {
    case .element(let element), .slot(let element):
      // The order of a list is shown as the object that has the list.
      if !isAboutPlace || element.id != nil { own = LeftConflict.ids(of: element) }
      around = element.parent
    case .absent(let parent): around = parent
    }
    for fragment in ConflictSide.allCases.compactMap({ fragments[$0] }) where !fragment.isOutline {
      own += LeftConflict.ids(of: fragment.root).filter { !own.contains($0) }
    }
    var outer = sequence(first: around) { $0?.parent }.prefix { $0 != nil }.compactMap { $0?.id?.text }
    // A property without an id is shown as its object.
    if own.isEmpty, !outer.isEmpty { own = [outer.removeFirst()] }
    return (own, outer)
  }

  private static func ids(of element: MergeElement) -> [String] {
    let connected = ["destination", "firstItem", "secondItem"].compactMap { element.string($0) }
    // A scene has no id; its controller has.
    let inside = element.id == nil ? element.all.dropFirst().compactMap { $0.id?.text }.prefix(1) : []
    return [element.id?.text].compactMap { $0 } + connected + inside
  }
}

extension MergeElement {
  /// Whether an element of another version is the same element: it has the same id, or is the same property or entry of
  /// its parent.
  func isSame(as other: MergeElement) -> Bool { ElementIdentity(self) == ElementIdentity(other) }

  /// Whether an element is the one between the markers, possibly edited. An id that something else has does not make it
  /// the same.
  func isCounterpart(of other: MergeElement) -> Bool {
    guard isSame(as: other) else { return isLink && other.isLink && hasSameSlot(as: other) }
    guard isLink || other.isLink else { return true }
    // An object can have several outlets, but only the one with the same name is the same.
    if name == "outlet", !hasSameSlot(as: other) { return false }
    return name == other.name
  }
}
