/// Names for the module of a new package.
enum ModuleName {
  /// The reason why a name cannot be that of a module; `nil` if it can.
  static func problem(of name: String) -> String? {
    let isPlain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    guard isPlain, let first = name.first, !first.isNumber, name.contains(where: { $0 != "_" }) else {
      return
        "'\(name)' is not the name of a Swift module; use letters, digits and underscores, and begin with a letter"
    }
    if keywords.contains(name) { return "'\(name)' is a word of the language Swift; choose another name" }
    if takenNames.contains(name.lowercased()) {
      return "'\(name)' is the name of another module; choose another name"
    }
    return nil
  }

  /// The name of a module for a project: the project's name without the characters that a module cannot have. `App` is
  /// added to a name that is not possible.
  static func module(for project: String) -> String {
    let plain = String(project.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    guard plain.contains(where: { $0 != "_" }), let first = plain.first else { return "App" }
    let name = first.isNumber ? "_" + plain : plain
    return problem(of: name) == nil ? name : name + "App"
  }

  /// Modules that a package with NibTerm contains or imports, in lowercase, and names that the compiler reserves.
  private static let takenNames: Set<String> = [
    "nibterm", "nibcore", "nibscreen", "nibdrawing", "nibformats", "niblayout", "nibcells", "nibsupport",
    "nibsources", "nibanalysis", "nibcompare", "nibbindings", "nibbindingstool", "nibtermbindings",
    "cncurses", "cfreetype", "cpng", "cjpeg", "swift", "builtin", "cxx", "glibc", "musl", "darwin",
    "synchronization", "observation", "distributed", "regexbuilder", "foundation", "foundationessentials",
    "foundationinternationalization", "foundationnetworking", "foundationxml", "corefoundation", "testing",
    "xctest", "dispatch", "main", "argumentparser", "yams", "cyaml",
  ]

  /// The words that Swift does not accept as names.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
