import NibFormats
import NibSupport

/// Removes references to objects that are no longer in a document, as a merge does. Constraints and connections are
/// removed as a whole, and other references as attributes. A constraint is also removed if one of its objects is no
/// longer in the view to which the constraint belongs.
struct ReferenceCleaning {
  /// The values of references to missing objects that the document had before.
  private let knownDangling: Set<ExactText>
  /// The ids of constraints that had an object outside their view before.
  private let knownStrays: Set<ExactText>
  /// The ids of removed elements, with the id of the object that each needs.
  private(set) var removed: [ExactText: ExactText] = [:]

  /// - Parameter root: the document before, whose dangling references stay.
  init(before root: MergeElement) {
    knownDangling = ReferenceCleaning.dangling(in: root)
    let objects = root.objects
    knownStrays = Set(objects.values.filter { $0.strayItem(among: objects) != nil }.compactMap(\.id))
  }

  /// The values of references to objects that are not in a document.
  private static func dangling(in root: MergeElement) -> Set<ExactText> {
    let all = root.all
    let ids = Set(all.compactMap(\.id))
    return Set(
      all.flatMap { element in
        element.attributes.filter(\.isReference).map {
          ExactText(decoding: $0.value)
        }
      }
    ).subtracting(ids)
  }

  /// Returns the document without references to missing objects and without the lists that became empty.
  mutating func cleaned(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<ReferenceCleaning.maximumRounds {
      guard let document = try? NibReader.read(bytes, file: ""), let source = MergeSource(document) else {
        return bytes
      }
      let edits = edits(in: source.root)
      if edits.isEmpty { return bytes }
      bytes = edits.applied(to: bytes)
    }
    return bytes
  }

  /// Each round can remove objects that others refer to.
  private static let maximumRounds = 64

  /// The edits that remove empty lists and references to objects that do not exist.
  private mutating func edits(in root: MergeElement) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    let all = root.all
    let objects = root.objects
    let ids = Set(objects.keys)
    for element in all {
      if isEmptyList(element) {
        edits.replace(element.rangeWithSpace)
        continue
      }
      if let id = element.id, !knownStrays.contains(id), let item = element.strayItem(among: objects) {
        edits.replace(element.rangeWithConflicts)
        removed[id] = item
        continue
      }
      let dangling = element.attributes.filter { attribute in
        guard attribute.isReference else { return false }
        let value = ExactText(decoding: attribute.value)
        return !ids.contains(value) && !knownDangling.contains(value)
      }
      if dangling.isEmpty { continue }
      if let needed = dangling.first(where: { NibReference.isRequired($0.name, of: element.name) }) {
        edits.replace(element.rangeWithConflicts)
        if let id = element.id { removed[id] = ExactText(decoding: needed.value) }
      } else {
        let kept = element.attributes.filter { attribute in !dangling.contains { $0.name == attribute.name } }
        edits.replace(
          element.start..<element.tagEnd.lowerBound,
          with: Array("<\(element.name)".utf8) + kept.flatMap(\.bytes))
      }
    }
    return edits
  }

  /// Whether an element only groups others and has nothing left in it.
  private func isEmptyList(_ element: MergeElement) -> Bool {
    guard ReferenceCleaning.lists.contains(element.name), element.children.isEmpty, element.text == nil,
      !element.isEmptyTag, element.attributes.allSatisfy({ $0.name == "key" })
    else { return false }
    let tail = element.source[element.tail]
    return tail.allSatisfy { XMLCharacters.isSpace($0) } && tail.contains(UInt8(ascii: "\n"))
  }

  private static let lists: Set<String> = [
    "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "items", "viewControllers",
  ]
}
