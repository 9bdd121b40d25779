extension JSONTree.Value {
  init(text: String) { self.init(content: .text(text), range: 0..<0) }

  /// An object with the given members.
  init(_ members: KeyValuePairs<String, JSONTree.Value>) {
    self.init(
      content: .object(members.map { JSONTree.Member(key: $0.key, keyRange: 0..<0, value: $0.value) }),
      range: 0..<0)
  }

  /// The value with another member. A new member gets its place in an order of the keys.
  func setting(
    _ key: String, to value: JSONTree.Value, in order: LanguageKeyOrder = .xcode
  ) -> JSONTree.Value {
    var members = members
    let member = JSONTree.Member(key: key, keyRange: 0..<0, value: value)
    if let index = members.firstIndex(where: { $0.key == key }) {
      members[index] = member
    } else {
      members.insert(
        member, at: members.firstIndex { order.isBefore(key, $0.key) } ?? members.count)
    }
    return JSONTree.Value(content: .object(members), range: range)
  }

  /// The value without some members.
  func removing(_ keys: Set<String>) -> JSONTree.Value {
    JSONTree.Value(content: .object(members.filter { !keys.contains($0.key) }), range: range)
  }
}
