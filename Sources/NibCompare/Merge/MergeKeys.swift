/// Numbers the elements of all versions, so that the same element has the same number in each.
///
/// An element with an id is the same wherever it is. Any other element is identified by its parent, its name or `key`,
/// the attribute that distinguishes it from its siblings, and its number among siblings that have these in common.
/// `ElementIdentity` has the same rule; here, the value of a property stays the same when its element's name changes
/// (`nil` and `color` are two values of `textColor`), and a scene is not mistaken for an object with the same id.
struct MergeKeys {
  private struct Identity: Hashable {
    let parent: Int
    let name: String
    let value: String
    var number = 0
  }

  private var numbers: [Identity: Int] = [:]
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

  /// Gives each element of a version its key.
  mutating func number(_ root: MergeElement) {
    root.key = key(Identity(parent: -1, name: "", value: ""))
    for element in root.all {
      var counts: [Identity: Int] = [:]
      for child in element.children {
        var identity = identity(of: child, in: element.key)
        let number = counts[identity, default: 0]
        counts[identity] = number + 1
        identity.number = number
        child.key = key(identity)
      }
    }
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
