import NibFormats
import NibSupport

/// Completes decisions: moves elements to the place that was chosen, and gives an object that is kept although one
/// version deleted it the constraints, connections and objects that belong to it.
struct ConflictRestoring {
  /// The merged versions; `nil` if they are not known. Then the outlines between the markers are used.
  private let versions: ConflictVersions?
  private let resolution: ConflictResolution
  private(set) var states: [ResolvedDocument.State]

  init(_ versions: ConflictVersions?, _ resolution: ConflictResolution) {
    self.versions = versions
    self.resolution = resolution
    states = resolution.states
  }

  /// Returns the document with everything in its place.
  mutating func restored(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var remaining = resolution.placedElements
    placeAll(&remaining, in: &bytes)
    for kept in keptObjects { bytes = complete(kept, in: bytes) }
    placeAll(&remaining, in: &bytes)
    for placed in remaining where states[placed.conflict] != .gone {
      states[placed.conflict] = .unknown("the document no longer has that place")
    }
    return bytes
  }

  /// Puts elements into their places, and removes those from the list. An element can be put into another element only
  /// when that is in its place.
  private func placeAll(_ remaining: inout [PlacedElement], in bytes: inout [UInt8]) {
    var count: Int
    repeat {
      count = remaining.count
      remaining.removeAll { placed in
        guard let new = place(placed, in: bytes) else { return false }
        bytes = new
        return true
      }
    } while remaining.count < count
  }

  /// The kept objects, those of each version together, so that they are completed in a few rounds.
  private var keptObjects: [KeptObjects] {
    var result: [KeptObjects] = []
    for kept in resolution.keptObjects {
      if let index = result.firstIndex(where: {
        $0.side == kept.side && $0.isOnlyMoved == kept.isOnlyMoved
      }) {
        result[index].add(kept)
      } else {
        result.append(kept)
      }
    }
    return result
  }

  private func tree(_ bytes: [UInt8]) -> MergeSource? {
    guard let document = try? NibReader.read(bytes, file: "") else { return nil }
    return MergeSource(document)
  }

  // MARK: Places

  /// Moves an element to its place in the chosen version; `nil` if this is not possible.
  private func place(_ placed: PlacedElement, in bytes: [UInt8]) -> [UInt8]? {
    let (element, outline) = (placed.element, placed.outline)
    guard let source = tree(bytes) else { return nil }
    let current = InsertionPlace.counterpart(of: element, in: source.root)
    var edits: [SourceEdit] = []
    if outline.name == MergeOutline.orderName {
      guard let current else { return nil }
      reorder(current, as: outline, &edits)
      return edits.applied(to: bytes)
    }
    guard let wanted = outline.all.first(where: { $0.isSame(as: element) }),
      let place = InsertionPlace(for: wanted, in: source.root),
      !sequence(first: place.parent, next: \.parent).contains(where: { $0 === current }),
      current != nil || placed.isSaved
    else { return nil }
    var text = placed.text
    if let current {
      let range = current.rangeWithConflicts
      edits.replace(range)
      text = Array(source.document.source[range])
    }
    // The markers of conflicts in the element stay at the beginning of their lines.
    if !String(decoding: text, as: UTF8.self).contains(MergeMarkers.opening) {
      let levels = place.depth - (current ?? element).depth
      let space = text.prefix { XMLCharacters.isSpace($0) }
      let root = current ?? ConflictFragment(Array(text.dropFirst(space.count)))?.root
      let content = root.map { $0.content(movedBy: levels) } ?? Array(text.dropFirst(space.count))
      text = MergeWriter.indented(space, by: levels) + content
    }
    place.insert(text, into: &edits)
    return edits.applied(to: bytes)
  }

  /// Puts the children that both versions have into the order of the other version.
  private func reorder(_ current: MergeElement, as wanted: MergeElement, _ edits: inout [SourceEdit]) {
    let pairs = places(of: current.children, in: wanted.children)
    for (old, new) in zip(pairs, pairs.sorted { $0.place < $1.place }) where old.place != new.place {
      let range = new.child.rangeWithConflicts
      edits.replace(old.child.rangeWithConflicts, with: Array(current.source[range]))
    }
  }

  /// Children with their places in an outline. Entries without a name or id are paired by their contents, and in their
  /// order if these are different.
  private func places(
    of children: [MergeElement], in outline: [MergeElement]
  ) -> [(child: MergeElement, place: Int)] {
    var free = Dictionary(grouping: outline.indices) { ElementIdentity(outline[$0]) }
    let identities = children.map { ElementIdentity($0) }
    var places = [Int?](repeating: nil, count: children.count)
    for comparesContent in [true, false] {
      for (index, child) in children.enumerated() where places[index] == nil {
        let identity = identities[index]
        let position = free[identity]?.firstIndex {
          !comparesContent || !identity.hasNoDistinguishingAttribute || outline[$0].bytes == child.bytes
        }
        if let position { places[index] = free[identity]?.remove(at: position) }
      }
    }
    return zip(children, places).compactMap { child, place in place.map { (child, $0) } }
  }

  // MARK: Completing

  /// The number of rounds for objects that the kept ones need, besides one for each kept object. Each round can add
  /// objects that others refer to.
  private static let maximumRounds = 32

  /// Adds what kept objects need from other versions, and what these objects need, until nothing is missing.
  private func complete(_ kept: KeptObjects, in bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var wanted = kept.ids
    for _ in 0..<ConflictRestoring.maximumRounds + kept.ids.count + kept.moved.count {
      guard let source = tree(bytes) else { return bytes }
      var round = RestoringRound(source.root, kept: kept, wanted: wanted, versions: versions)
      round.addMissingElements()
      if round.edits.isEmpty { return bytes }
      wanted = round.wanted
      bytes = round.edits.applied(to: bytes)
    }
    return bytes
  }
}

extension MergeElement {
  /// The element as text with the white space before it, without the objects with the given names, which are
  /// elsewhere.
  func text(without present: Set<ExactText>) -> [UInt8] {
    Array(source[spaceStart(before: start)..<start]) + content(without: present)
  }

  /// The element without the white space before it.
  ///
  /// - Parameter levels: the number of levels by which the lines in it are moved to the right. Texts stay as they are.
  fileprivate func content(without present: Set<ExactText> = [], movedBy levels: Int = 0) -> [UInt8] {
    var result = MergedElement(self).startTag
    if let text { return result + source[text] + source[endTag] }
    for child in children {
      if let id = MergeKeys.globalID(child), present.contains(id) { continue }
      result += MergeWriter.indented(source[child.lead], by: levels)
      result += child.content(without: present, movedBy: levels)
    }
    return result + MergeWriter.indented(source[tail], by: levels) + source[endTag]
  }
}
