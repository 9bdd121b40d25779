import NibCore

/// The messages of commands in the words of tools, because agents have neither the commands nor their options.
enum MCPWords {
  /// The message with the names of tools and parameters instead of those of commands and options.
  static func ofTool(_ tool: MCPTool, _ text: String) -> String {
    let replaced = words.reduce(text) { $0.replacing($1.key, with: $1.value) }
    let known = replaced.contains("Did you mean") ? "" : " Known are: \(devices)."
    return replaced.replacing(" 'nibterm devices' lists all devices.", with: known)
      .replacing(/--([a-z][a-z-]*)/) { match in
        let name = String(match.1).replacing("-", with: "_")
        return tool.parameterNames.contains(name) ? "'\(name)'" : String(match.0)
      }
  }

  private static let words: KeyValuePairs = [
    "'nibterm tree'": "'outline'", "'nibterm tree --full'": "'object'", "'nibterm inspect'": "'object'",
    "'nibterm explain'": "'explain'", "'nibterm set'": "'set'", "'nibterm constrain'": "'constrain'",
    "'nibterm update-frames'": "'update-frames'", "'nibterm show'": "'picture'",
    "'nibterm check --rules' lists": "'check' with 'explain_rule': 'all' lists", "'nibterm check'": "'check'",
    "`nibterm strings sync`": "the tool 'strings'", "`--prune`": "'prune'",
    "findings of check --strict": "findings of 'check' with 'strict'",
    "leave out --to, --as, --at, --frame and --constrain":
      "leave out 'to', 'as', 'at', 'frame' and 'constraints'", " with --to.": " as 'to'.",
    "--segue": "'connection': 'segue'", "--action": "'connection': 'action'",
    "--collection": "'connection': 'collection'",
  ]

  private static var devices: String {
    Device.all.filter { $0.idiom != .terminal }.map { Device.briefName($0.shownName) }.joined(separator: ", ")
  }
}

extension MCPTool {
  /// The names of the parameters and of the members of objects in them.
  fileprivate var parameterNames: Set<String> { Set(parameters.flatMap(\.names)) }
}

extension MCPParameter {
  fileprivate var names: [String] {
    switch kind {
    case .list(.object(let members)), .object(let members): [name] + members.flatMap(\.names)
    default: [name]
    }
  }
}
