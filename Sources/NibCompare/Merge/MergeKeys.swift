/// Numbers the elements of all versions, so that the same element has the same number in each.
///
/// An element with an id is the same wherever it is. Any other element is identified by its parent, its name or `key`,
/// the attribute that distinguishes it from its siblings, and its number among siblings that have these in common. In the
/// versions after the first one, these siblings are numbered by comparing their contents (`ListAlignment`).
/// `ElementIdentity` has the same rule; here, the value of a property stays the same when its element's name changes
/// (`nil` and `color` are two values of `textColor`), and a scene is not mistaken for an object with the same id.
struct MergeKeys {
  private struct Identity: Hashable {
    let parent: Int
    let name: String
    let value: String
    var number = 0
  }

  /// A sibling that a version added to a list.
  private struct Addition: Hashable {
    let identity: Identity
    /// The number of the sibling of the first version before which it is.
    let place: Int
    let content: ArraySlice<UInt8>
    /// Counts equal additions.
    let count: Int
  }

  private var numbers: [Identity: Int] = [:]
  /// The elements of the first version, by key.
  private var first: [Int: MergeElement] = [:]
  private var isFirst = true
  /// The numbers of siblings that the other versions added, by their contents.
  private var added: [Addition: Int] = [:]
  /// The ids that occur twice in one of the versions and thus do not identify an object.
  private let ambiguous: Set<String>

  /// The number of keys.
  var count: Int { numbers.count }

  init(_ versions: [MergeElement]) {
    var ambiguous: Set<String> = []
    for version in versions {
      var seen: Set<String> = []
      for element in version.all {
        if let id = MergeKeys.globalID(element), !seen.insert(id).inserted { ambiguous.insert(id) }
      }
    }
    self.ambiguous = ambiguous
  }

  /// Gives each element of a version its key. The first version is the base.
  mutating func number(_ root: MergeElement) {
    root.key = key(Identity(parent: -1, name: "", value: ""))
    for element in root.all {
      if isFirst { first[element.key] = element }
      var siblings: [Identity: [MergeElement]] = [:]
      for child in element.children {
        siblings[identity(of: child, in: element.key), default: []].append(child)
      }
      let known = isFirst ? nil : first[element.key].map { siblingsOfFirst(in: $0, like: siblings) }
      for child in element.children {
        var identity = identity(of: child, in: element.key)
        guard let same = siblings.removeValue(forKey: identity) else { continue }
        let numbers = self.numbers(of: same, identity, known: known?[identity] ?? [])
        for (sibling, number) in zip(same, numbers) {
          identity.number = number
          sibling.key = key(identity)
        }
      }
    }
    isFirst = false
  }

  /// The children of an element of the first version by identity, if one of the versions has several with the same one.
  private func siblingsOfFirst(
    in element: MergeElement, like siblings: [Identity: [MergeElement]]
  ) -> [Identity: [MergeElement]] {
    var known: [Identity: [MergeElement]] = [:]
    for child in element.children { known[identity(of: child, in: element.key), default: []].append(child) }
    return known.filter { $0.value.count > 1 || siblings[$0.key].map { $0.count > 1 } ?? false }
  }

  /// The numbers of siblings with the same identity.
  ///
  /// - Parameter known: the siblings of the first version.
  private mutating func numbers(
    of siblings: [MergeElement], _ identity: Identity, known: [MergeElement]
  ) -> [Int] {
    guard !known.isEmpty else { return Array(siblings.indices) }
    let alignment = ListAlignment(known.map(\.bytes), siblings.map(\.bytes))
    var next = known.count
    var counts: [Addition: Int] = [:]
    return siblings.indices.map { index in
      if let number = alignment.counterparts[index] { return number }
      let content = siblings[index].bytes
      let addition = Addition(identity: identity, place: alignment.places[index], content: content, count: 0)
      let count = counts[addition, default: 0]
      counts[addition] = count + 1
      let key = Addition(identity: identity, place: addition.place, content: content, count: count)
      if let number = added[key] { return number }
      while numbers[numbered(identity, next)] != nil { next += 1 }
      added[key] = next
      next += 1
      return next - 1
    }
  }

  private func numbered(_ identity: Identity, _ number: Int) -> Identity {
    var identity = identity
    identity.number = number
    return identity
  }

  private mutating func key(_ identity: Identity) -> Int {
    if let known = numbers[identity] { return known }
    let next = numbers.count
    numbers[identity] = next
    return next
  }

  private func identity(of element: MergeElement, in parent: Int) -> Identity {
    if let id = MergeKeys.globalID(element), !ambiguous.contains(id) {
      return Identity(parent: -1, name: "", value: id)
    }
    if let key = element.string("key") {
      return Identity(
        parent: parent, name: element.name == "variation" ? "variation" : "", value: "key \(key)")
    }
    let value = MergeKeys.distinguishing.lazy.compactMap { element.string($0) }.first ?? ""
    return Identity(parent: parent, name: element.name, value: value)
  }

  /// The id of an object or, with a prefix, that of a scene.
  static func globalID(_ element: MergeElement) -> String? {
    element.id.map { "#" + $0 } ?? element.string("sceneID").map { "scene " + $0 }
  }

  private static let distinguishing = ["reference", "keyPath", "identifier", "name", "className"]
}
