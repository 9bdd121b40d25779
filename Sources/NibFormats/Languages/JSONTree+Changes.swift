import NibSupport

extension JSONTree.Value {
  init(text: String) { self.init(content: .text(text), range: 0..<0) }

  /// An object with the given members.
  init(_ members: KeyValuePairs<String, JSONTree.Value>) {
    self.init(
      content: .object(members.map { JSONTree.Member(key: $0.key, keyRange: 0..<0, value: $0.value) }),
      range: 0..<0)
  }

  /// The value with another member. A new member stands before the first one that comes after it in the order of Xcode.
  func setting(_ key: String, to value: JSONTree.Value) -> JSONTree.Value {
    var changes = JSONObjectChanges(self, order: .xcode)
    changes[key] = value
    return changes.value
  }
}

/// Changes of the members of an object. Each takes O(1), and the value with all of them O(members * log members).
struct JSONObjectChanges {
  private let old: JSONTree.Value
  private let order: LanguageKeyOrder
  /// The members of the object, and after them the new ones.
  private var members: [JSONTree.Member]
  /// The numbers of the members by key; the first of several.
  private var numbers: [ExactText: Int] = [:]
  private var removed: Set<ExactText> = []

  /// - Parameter order: the order of the keys, in which new members are inserted.
  init(_ old: JSONTree.Value, order: LanguageKeyOrder) {
    (self.old, self.order, members) = (old, order, old.members)
    numbers = Dictionary(members.enumerated().map { (ExactText($0.element.key), $0.offset) }) { first, _ in
      first
    }
  }

  /// The value of a key; `nil` if there is none. Setting `nil` removes all members with the key.
  subscript(key: String) -> JSONTree.Value? {
    get { numbers[text: key].map { members[$0].value } }
    set {
      guard let newValue else {
        numbers[text: key] = nil
        removed.insert(text: key)
        return
      }
      let member = JSONTree.Member(key: key, keyRange: 0..<0, value: newValue)
      if let number = numbers[text: key] {
        members[number] = member
      } else {
        numbers[text: key] = members.count
        members.append(member)
      }
    }
  }

  /// The object with all changes.
  var value: JSONTree.Value {
    let kept = old.members.indices.filter { !removed.contains(text: members[$0].key) }
    let new = members[old.members.count...].filter { numbers[text: $0.key] != nil }
      .sorted { order.isBefore($0.key, $1.key) }
    guard !new.isEmpty else {
      return JSONTree.Value(content: .object(kept.map { members[$0] }), range: old.range)
    }
    let places = InsertionPlaces(kept, order) { members[$0].key }
    let before = Dictionary(grouping: new) { places.number(after: $0.key) }
    let result = kept.flatMap { before[$0, default: []] + [members[$0]] } + before[nil, default: []]
    return JSONTree.Value(content: .object(result), range: old.range)
  }
}
