/// The style in which a JSON file is written: its indentation and the spaces around colons. A new value is written in the
/// style of the file, so that a change touches only its own lines.
struct JSONStyle {
  /// The text between a key and its value, such as ` : `.
  private let colon: String
  /// The line break and the indentation of one level; `nil` if everything is on one line.
  private let lineBreak: String?
  private let unit: String
  /// The space after a comma and beside braces in a file of one line.
  private let space: String
  /// Whether Xcode writes the file, which separates the braces of empty objects by a blank line.
  private var isXcode: Bool { colon == " : " && unit == "  " && lineBreak != nil }

  private init(colon: String, lineBreak: String?, unit: String, space: String) {
    (self.colon, self.lineBreak, self.unit, self.space) = (colon, lineBreak, unit, space)
  }

  /// The style of the outermost object of a file.
  ///
  /// - Parameter lineBreak: the line break of the file.
  init(of root: JSONTree.Value, in text: [UInt8], lineBreak: String) {
    guard let first = root.members.first else {
      // The style of Xcode.
      self.init(colon: " : ", lineBreak: lineBreak, unit: "  ", space: " ")
      return
    }
    func part(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
    let lead = part(root.range.lowerBound + 1..<first.keyRange.lowerBound)
    let unit = lead.utf8.lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .map { String(lead[lead.utf8.index(after: $0)...]) }
    let colon = part(first.keyRange.upperBound..<first.value.range.lowerBound)
    self.init(
      colon: colon, lineBreak: unit.map { _ in lineBreak }, unit: unit ?? "",
      space: colon.hasSuffix(" ") ? " " : "")
  }

  /// The text between a brace and the first key, and between a comma and the next key, at a level.
  private func lead(_ level: Int) -> String {
    lineBreak.map { $0 + String(repeating: unit, count: level) } ?? ""
  }

  /// The text of a new value.
  ///
  /// - Parameter level: the number of objects around the value.
  private func text(of value: JSONTree.Value, level: Int) -> String {
    switch value.content {
    case .text(let text): return Self.quoted(text)
    case .word(let word): return word
    case .object(let members):
      return brackets(
        "{", members.map { member(key: $0.key, text(of: $0.value, level: level + 1)) }, "}", level)
    case .array(let values):
      return brackets("[", values.map { text(of: $0, level: level + 1) }, "]", level)
    }
  }

  private func brackets(_ open: String, _ parts: [String], _ close: String, _ level: Int) -> String {
    if parts.isEmpty { return open + (isXcode ? (lineBreak ?? "") + lead(level) : "") + close }
    let separator = "," + (lineBreak == nil ? space : lead(level + 1))
    return open + lead(level + 1) + parts.joined(separator: separator) + lead(level) + close
  }

  /// The text of a member of an object.
  private func member(key: String, _ value: String) -> String { Self.quoted(key) + colon + value }

  /// The text of a changed object or value: everything that did not change has its old bytes.
  ///
  /// - Parameters:
  ///   - old: the value of the file.
  ///   - text: the text of the file.
  func changed(_ old: JSONTree.Value, to new: JSONTree.Value, in text: [UInt8], level: Int = 0) -> [UInt8] {
    if old == new { return Array(text[old.range]) }
    guard case .object(let members) = old.content, case .object(let newMembers) = new.content,
      let first = members.first, let last = members.last, !newMembers.isEmpty
    else { return Array(self.text(of: new, level: level).utf8) }
    let lead = text[old.range.lowerBound + 1..<first.keyRange.lowerBound]
    let separators = zip(members, members.dropFirst()).map {
      text[$0.value.range.upperBound..<$1.keyRange.lowerBound]
    }
    let separator =
      separators.first.map { Array($0) }
      ?? Array(("," + (lineBreak == nil ? space : "")).utf8) + (lineBreak == nil ? [] : Array(lead))
    // The same key can occur twice.
    var numbers = Dictionary(grouping: members.indices.reversed()) { members[$0].key }
    var result = [UInt8(ascii: "{")] + lead
    let byPlace = Dictionary(members.map { ($0.value.range, $0) }) { first, _ in first }
    var previous: Int?
    for (index, member) in newMembers.enumerated() {
      let number = numbers[member.key]?.popLast()
      if index > 0 {
        // Two members that were neighbours keep what is between them.
        if let number, let previous, number == previous + 1 {
          result += separators[previous]
        } else {
          result += separator
        }
      }
      result +=
        number.map { keep(members[$0], member, text, level) }
        ?? add(member, movedFrom: byPlace[member.value.range], text, level)
      previous = number
    }
    return result + text[last.value.range.upperBound..<old.range.upperBound]
  }

  /// The bytes of a member that stays, perhaps with another value.
  private func keep(
    _ old: JSONTree.Member, _ new: JSONTree.Member, _ text: [UInt8], _ level: Int
  ) -> [UInt8] {
    text[old.keyRange.lowerBound..<old.value.range.lowerBound]
      + changed(old.value, to: new.value, in: text, level: level + 1)
  }

  /// The bytes of a new member. One whose key changed keeps the bytes of its value.
  ///
  /// - Parameter old: the member of the file with the value; `nil` for a new value.
  private func add(
    _ member: JSONTree.Member, movedFrom old: JSONTree.Member?, _ text: [UInt8], _ level: Int
  ) -> [UInt8] {
    guard let old, !member.value.range.isEmpty else {
      return Array(self.member(key: member.key, self.text(of: member.value, level: level + 1)).utf8)
    }
    return Array(Self.quoted(member.key).utf8) + text[old.keyRange.upperBound..<old.value.range.lowerBound]
      + changed(old.value, to: member.value, in: text, level: level + 1)
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
