/// A JSON value; objects keep the order of their members, numbers their digits.
indirect enum JSONNode: Hashable {
  case scalar(RowValue)
  case list([JSONNode])
  case object([Member])

  struct Member: Hashable {
    var key: String
    var value: JSONNode
  }

  /// What it is, for messages.
  var kind: String {
    switch self {
    case .scalar(.null): "null"
    case .scalar(.bool): "a truth value"
    case .scalar(.number): "a number"
    case .scalar(.text): "a text"
    case .list: "an array"
    case .object: "an object"
    }
  }

  /// The values of an object by column: `user.name` for a member of a member. An array is one text, its
  /// elements joined by commas.
  func columns() -> [(name: String, value: RowValue)] {
    var columns: [(name: String, value: RowValue)] = []
    add(to: &columns, "")
    return columns
  }

  private func add(to columns: inout [(name: String, value: RowValue)], _ name: String) {
    guard case .object(let members) = self else { return columns.append((name, flat)) }
    for member in members {
      member.value.add(to: &columns, name.isEmpty ? member.key : "\(name).\(member.key)")
    }
  }

  private var flat: RowValue {
    switch self {
    case .scalar(let value): value
    case .list(let nodes): .text(nodes.map(\.flat.text).joined(separator: ", "))
    case .object(let members): .text(members.map(\.value.flat.text).joined(separator: " "))
    }
  }
}
