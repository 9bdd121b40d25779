/// The classes and protocols of NibCore with their members, which decide whether NibCore has a member that a program uses.
///
/// `NibCoreMembers` contains them as text, one line for each type: its keyword, its name, a colon and the names of its
/// superclass and protocols, an equals sign, and its members. A member that programs can override begins with `+`. The type
/// of a property that is a class follows a colon: `+backgroundColor:UIColor`.
struct NibCoreTypes {
  typealias Member = SwiftDeclarations.Member
  typealias Contents = SwiftDeclarations.Contents

  /// The types by their names. The functions and variables of no type have the name "".
  let types: [String: Contents]
  /// The names of the types, functions, variables and constants that are members of no type, without labels.
  let globals: Set<String>

  static let all = NibCoreTypes(text: NibCoreMembers.text)

  init(text: String) {
    var types: [String: Contents] = [:]
    for line in text.split(separator: "\n") {
      let halves = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2 else { continue }
      var words = halves[0].split(whereSeparator: { $0 == " " || $0 == ":" }).map(String.init)
      let keyword = words.removeFirst()
      let name = halves[0].contains(" :") ? "" : words.removeFirst()
      let members = halves[1].split(separator: " ").map(NibCoreTypes.member)
      types[name] = Contents(keyword: keyword, inherited: words, members: Set(members))
    }
    self.types = types
    globals = Set((types[""]?.members ?? []).map { String($0.baseName) })
  }

  private static func member(_ word: Substring) -> Member {
    let isOpen = word.hasPrefix("+")
    let rest = isOpen ? word.dropFirst() : word
    guard !rest.hasSuffix(")"), let colon = rest.firstIndex(of: ":") else {
      return Member(name: String(rest), isOpen: isOpen)
    }
    return Member(
      name: String(rest[..<colon]), type: String(rest[rest.index(after: colon)...]), isOpen: isOpen)
  }

  /// The text of the public types in the sources of a module. Of the types of properties, only classes are included.
  static func text(of files: [SourceText]) -> String {
    var types: [String: Contents] = [:]
    // The types that are not public, with their superclasses and protocols.
    var hidden: [String: [String]] = [:]
    for file in files {
      let all = SwiftDeclarations(file, onlyPublic: false).types
      let publicTypes = SwiftDeclarations(file, onlyPublic: true).types
      for (name, contents) in all where contents.keyword != "extension" {
        let isPublic = publicTypes[name].map { $0.keyword != "extension" } ?? false
        if !isPublic { hidden[name] = contents.inherited }
      }
      for (name, contents) in publicTypes {
        if contents.keyword != "extension" { types[name, default: Contents()].keyword = contents.keyword }
        types[name, default: Contents()].inherited += contents.inherited
        types[name, default: Contents()].members.formUnion(contents.members)
      }
    }
    let classes = Set(types.filter { $0.value.keyword == "class" }.keys)
    return types.sorted { $0.key < $1.key }.compactMap { name, contents in
      guard ["class", "protocol"].contains(contents.keyword) || ["", "NSObject"].contains(name) else {
        return nil
      }
      let members = contents.members.map { text(of: $0, classes) }
      let inherited = contents.inherited.flatMap { publicNames(of: $0, hidden, []) }
      return "\(contents.keyword) \(name):\(unique(inherited).joined(separator: " "))="
        + Set(members).sorted().joined(separator: " ")
    }.joined(separator: "\n")
  }

  /// The source file of `NibCoreMembers` with this text.
  static func file(of text: String) -> String {
    let lines = text.split(separator: "\n").map { line in
      "    " + rows(of: line, columns: 110).joined(separator: "\\\n    ")
    }
    return """
      // This file is made by `make accept ONLY=nibcore-members`. Do not edit it.

      /// The public classes and protocols of NibCore with their members, in the form that `NibCoreTypes` reads.
      enum NibCoreMembers {
        static let text = \"\"\"
      \(lines.joined(separator: "\n"))
          \"\"\"
      }

      """
  }

  /// Divides a line after spaces where possible.
  private static func rows(of line: Substring, columns: Int) -> [Substring] {
    var rows: [Substring] = []
    var rest = line
    while rest.utf8.count > columns {
      let first = rest.prefix(columns)
      let row = first.lastIndex(of: " ").map { first[...$0] } ?? first
      rows.append(row)
      rest = rest[row.endIndex...]
    }
    return rows + [rest]
  }

  /// The name of a superclass or protocol, or if it is not public, the public ones from which it inherits: its own members
  /// are not available to programs, but theirs are.
  private static func publicNames(
    of name: String, _ hidden: [String: [String]], _ seen: Set<String>
  ) -> [String] {
    guard let inherited = hidden[name] else { return [name] }
    guard !seen.contains(name) else { return [] }
    return inherited.filter { $0 != "AnyObject" }.flatMap { publicNames(of: $0, hidden, seen.union([name])) }
  }

  private static func text(of member: Member, _ classes: Set<String>) -> String {
    let type = member.type.flatMap { classes.contains($0) ? ":" + $0 : nil }
    return (member.isOpen ? "+" : "") + member.name + (type ?? "")
  }

  /// The names without repetitions, in order.
  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  // MARK: Members of classes

  /// Whether all members of a type are known: it is a class whose superclasses are in NibCore, up to `NSObject`. Views that
  /// only stand for those of modules that NibTerm does not have are not known.
  func isKnownClass(_ name: String) -> Bool {
    guard name != "NibPlaceholderView", let contents = types[name], contents.keyword == "class" else {
      return false
    }
    return contents.inherited.allSatisfy { inherited in
      types[inherited].map { $0.keyword == "protocol" || isKnownClass(inherited) || inherited == "NSObject" }
        ?? NibCoreTypes.plainTypes.contains(inherited)
    }
  }

  /// Types of the standard library and Foundation from which classes of NibCore inherit no members of their own.
  private static let plainTypes: Set<String> = [
    "NSObject", "Hashable", "Equatable", "Sendable", "AnyObject", "CustomStringConvertible", "NSCopying",
    "NSMutableCopying", "NSCoding", "NSSecureCoding", "Error", "Identifiable", "Comparable",
  ]

  /// The members with a name without labels in a class, its superclasses and its protocols.
  func members(named name: String, in type: String) -> [Member] {
    var found: [Member] = []
    var seen: Set<String> = []
    var waiting = [type, "NSObject"]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted, let contents = types[next] else { continue }
      found += contents.members.filter { $0.baseName == name }
      waiting += contents.inherited
    }
    return found
  }

  /// Whether a class has a member with a name without labels.
  func hasMember(_ name: String, in type: String) -> Bool {
    NibCoreTypes.objectMembers.contains(name) || !members(named: name, in: type).isEmpty
  }

  /// The members of every object on Linux.
  private static let objectMembers: Set<String> = [
    "init", "self", "Type", "Protocol", "copy", "mutableCopy", "isEqual", "hash", "hashValue", "description",
    "debugDescription", "classForCoder", "replacementObject", "awakeAfter", "isProxy", "superclass", "id",
  ]
}
