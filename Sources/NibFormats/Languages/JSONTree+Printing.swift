extension JSONTree.Value {
  init(text: String) { self.init(content: .text(text), range: 0..<0) }

  /// An object with the given members.
  init(_ members: KeyValuePairs<String, JSONTree.Value>) {
    self.init(
      content: .object(members.map { JSONTree.Member(key: $0.key, keyRange: 0..<0, value: $0.value) }),
      range: 0..<0)
  }

  /// The value with another member. A new member gets its place in the order of Xcode.
  func setting(_ key: String, to value: JSONTree.Value) -> JSONTree.Value {
    var members = members
    let member = JSONTree.Member(key: key, keyRange: 0..<0, value: value)
    if let index = members.firstIndex(where: { $0.key == key }) {
      members[index] = member
    } else {
      members.insert(
        member, at: members.firstIndex { LanguageKeyOrder.isBefore(key, $0.key) } ?? members.count)
    }
    return JSONTree.Value(content: .object(members), range: range)
  }

  /// The value without some members.
  func removing(_ keys: Set<String>) -> JSONTree.Value {
    JSONTree.Value(content: .object(members.filter { !keys.contains($0.key) }), range: range)
  }

  /// The value as Xcode writes it: two spaces for each level, and a space before each colon.
  func printed(indentation: Int = 0) -> String {
    let (outer, inner) = (
      String(repeating: " ", count: indentation), String(repeating: " ", count: indentation + 2)
    )
    switch content {
    case .text(let text): return Self.quoted(text)
    case .word(let word): return word
    case .object(let members):
      if members.isEmpty { return "{\n\n\(outer)}" }
      let lines = members.map {
        "\(inner)\(Self.quoted($0.key)) : \($0.value.printed(indentation: indentation + 2))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(outer)}"
    case .array(let values):
      if values.isEmpty { return "[\n\n\(outer)]" }
      let lines = values.map { inner + $0.printed(indentation: indentation + 2) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(outer)]"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      case "\0"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
