import NibCore

extension CheckRule {
  static let programSources = CheckRule(
    "program-sources", .loading, .note, "The number of source files that were read, and their folders.",
    details: "Reported once for each program.",
    strict: { [$0.summary] })

  static let deepSource = CheckRule(
    "deep-source", .loading, .warning,
    "A Swift file nests types, or the brackets of a type, more than 64 levels deep.",
    details: """
      The deeper ones are not read, so their classes are unknown. Reported once per file, at the first of them.
      """,
    wrong: .card(code: "\n  var cells: \(nested(levels: 65)) = []"),
    right: .card(code: "\n  var cells: \(nested(levels: 2)) = []"))

  /// The type of an array of arrays.
  private static func nested(levels: Int) -> String {
    String(repeating: "[", count: levels) + "Int" + String(repeating: "]", count: levels)
  }
}

extension StrictCheckContext {
  /// A note on the sources that were read.
  fileprivate var summary: Diagnostic {
    let count = program.sourceCount == 1 ? "1 source file was" : "\(program.sourceCount) source files were"
    let place = program.folders.isEmpty ? "" : " in \(program.folders.joined(separator: ", "))"
    let cut = program.isTruncated ? "; there are too many files to read all of them" : ""
    return Diagnostic(
      CheckRule.programSources.id, CheckRule.programSources.severity, "\(count) read\(place)\(cut)",
      at: document.root.location)
  }
}
