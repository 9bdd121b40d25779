/// The classes and protocols of NibCore with their members, which decide whether NibCore has a member that a program
/// uses.
///
/// `NibCoreMembers` contains them as text, one line for each type: its keyword, its name, a colon and the names of its
/// superclass and protocols, an equals sign, and its members. A member that programs can override begins with `+`. The
/// type of a property that is a class follows a colon: `+backgroundColor:UIColor`.
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

  /// Reads a member: `name` or `name:type`, after a `+` if it can be overridden.
  private static func member(_ word: Substring) -> Member {
    let isOpen = word.hasPrefix("+")
    let rest = isOpen ? word.dropFirst() : word
    guard !rest.hasSuffix(")"), let colon = rest.firstIndex(of: ":") else {
      return Member(name: String(rest), isOpen: isOpen)
    }
    return Member(
      name: String(rest[..<colon]), type: String(rest[rest.index(after: colon)...]), isOpen: isOpen)
  }

  /// Whether all members of a type are known: it is a class whose superclasses are in NibCore, up to `NSObject`. The
  /// placeholders of views from modules that NibTerm does not have are not known.
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

  /// Whether a class inherits from another one, or is that class.
  func isClass(_ name: String, derivedFrom base: String) -> Bool {
    name == base || types[name]?.inherited.contains { isClass($0, derivedFrom: base) } ?? false
  }

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

  private static let objectMembers: Set<String> = [
    "init", "self", "Type", "Protocol", "copy", "mutableCopy", "isEqual", "hash", "hashValue", "description",
    "debugDescription", "classForCoder", "replacementObject", "awakeAfter", "isProxy", "superclass", "id",
  ]
}
