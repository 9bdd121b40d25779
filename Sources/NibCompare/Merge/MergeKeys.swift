import NibFormats
import NibSupport

/// Numbers the elements of all versions, so that the same element has the same number in each.
///
/// The rule is that of `ElementIdentity`. In the versions after the first one, the entries of a list are numbered by
/// comparing their contents with those of the first version (`ListAlignment`).
struct MergeKeys {
  private struct Identity: Hashable {
    /// The key of the parent; -1 for an element whose identity does not depend on its place.
    let parent: Int
    var own: ElementIdentity?
  }

  /// A sibling that a version added to a list.
  private struct Addition: Hashable {
    let identity: Identity
    /// The number of the sibling of the first version before which it is.
    let place: Int
    let content: ArraySlice<UInt8>
    let count: Int
  }

  private var numbers: [Identity: Int] = [:]
  /// The elements of the first version that contain others, by key.
  private var firstElements: [Int: MergeElement] = [:]
  /// The keys of elements of the first version that have several children with the same identity.
  private var lists: Set<Int> = []
  private var isFirst = true
  /// The numbers of siblings that the other versions added, by their contents.
  private var addedNumbers: [Addition: Int] = [:]
  /// The ids that occur twice in one of the versions and thus do not identify an object.
  private let ambiguous: Set<ExactText>

  /// The keys of texts with attributes that an element has in addition to the text without them.
  private let separate: Set<String>

  var count: Int { numbers.count }

  init(_ versions: [MergeElement]) {
    var ambiguous: Set<ExactText> = []
    for version in versions {
      var seen: Set<ExactText> = []
      for element in version.all {
        if let id = MergeKeys.globalID(element), !seen.insert(id).inserted { ambiguous.insert(id) }
      }
    }
    self.ambiguous = ambiguous
    separate = Set(versions.flatMap(\.all).compactMap(MergeKeys.separateKey))
  }

  /// Gives each element of a version its key. The first version is the base.
  mutating func number(_ root: MergeElement) {
    root.key = key(Identity(parent: -1))
    for element in root.all where !element.children.isEmpty {
      var (identities, siblings) = self.siblings(in: element)
      let hasLists = siblings.count < element.children.count
      if isFirst {
        firstElements[element.key] = element
        if hasLists { lists.insert(element.key) }
      }
      let needsContents = !isFirst && (hasLists || lists.contains(element.key))
      let firstSiblings =
        needsContents ? firstElements[element.key].map { self.siblings(in: $0).byIdentity } : nil
      for identity in identities {
        // The first of the siblings numbers all of them.
        guard let same = siblings.removeValue(forKey: identity) else { continue }
        let numbers = numbers(of: same, identity, known: firstSiblings?[identity] ?? [])
        for (sibling, number) in zip(same, numbers) { sibling.key = key(numbered(identity, number)) }
      }
    }
    isFirst = false
  }

  /// The identities of an element's children, in their order, and the children by identity.
  private func siblings(
    in element: MergeElement
  ) -> (identities: [Identity], byIdentity: [Identity: [MergeElement]]) {
    let identities = element.children.map { identity(of: $0, in: element.key) }
    var siblings: [Identity: [MergeElement]] = [:]
    for (child, identity) in zip(element.children, identities) {
      siblings[identity, default: []].append(child)
    }
    return (identities, siblings)
  }

  /// The numbers of siblings with the same identity.
  ///
  /// - Parameter known: the siblings of the first version.
  private mutating func numbers(
    of siblings: [MergeElement], _ identity: Identity, known: [MergeElement]
  ) -> [Int] {
    guard !known.isEmpty else { return Array(siblings.indices) }
    let alignment = ListAlignment(known.map(\.bytes), siblings.map(\.bytes), findsMoved: true)
    var next = known.count
    var counts: [Addition: Int] = [:]
    return siblings.indices.map { index in
      if let number = alignment.counterparts[index] { return number }
      let content = siblings[index].bytes
      let addition = Addition(identity: identity, place: alignment.places[index], content: content, count: 0)
      let count = counts[addition, default: 0]
      counts[addition] = count + 1
      let key = Addition(identity: identity, place: addition.place, content: content, count: count)
      if let number = addedNumbers[key] { return number }
      while numbers[numbered(identity, next)] != nil { next += 1 }
      addedNumbers[key] = next
      next += 1
      return next - 1
    }
  }

  /// The key of a text with attributes, if its parent has the same text without them, too.
  private static func separateKey(_ element: MergeElement) -> String? {
    guard let key = element.string("key"), let plain = NibAttributedString.plainName(ofAttributed: key),
      let parent = element.parent,
      parent.value(plain) != nil || parent.children.contains(where: { $0.string("key") == plain })
    else { return nil }
    return key
  }

  private func numbered(_ identity: Identity, _ number: Int) -> Identity {
    var identity = identity
    identity.own?.number = number
    return identity
  }

  private mutating func key(_ identity: Identity) -> Int {
    if let key = numbers[identity] { return key }
    let newKey = numbers.count
    numbers[identity] = newKey
    return newKey
  }

  /// What makes an element the same in all versions: its id, if it is unambiguous, or else its place in its parent.
  private func identity(of element: MergeElement, in parent: Int) -> Identity {
    if let alias = element.alias { return Identity(parent: -1, own: ElementIdentity(object: alias.text)) }
    let own = ElementIdentity(element)
    if own.kind == .property, !separate.contains(own.value), let property = element.property {
      return Identity(parent: parent, own: ElementIdentity(property: property))
    }
    guard own.isGlobal else { return Identity(parent: parent, own: own) }
    return ambiguous.contains(ExactText(own.description))
      ? Identity(parent: parent, own: ElementIdentity(element, ignoresID: true))
      : Identity(parent: -1, own: own)
  }

  /// The name of an object with an id among those of `globalID(_:)`.
  static func name(ofID id: ExactText) -> ExactText { ExactText("#\(id)") }

  /// The id of an object or of a scene, with a prefix; `nil` for other elements.
  static func globalID(_ element: MergeElement) -> ExactText? {
    let identity = ElementIdentity(element)
    return identity.isGlobal ? ExactText(identity.description) : nil
  }
}
