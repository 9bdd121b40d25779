@testable import NibSources

/// Makes the table of NibCore's members from the sources of NibCore.
extension NibCoreTypes {
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
}
