import NibCore

extension CheckRule {
  package static let programSources = CheckRule(
    "program-sources", .loading, .note, "The number of source files that were read, and their folders.",
    details: "Reported once for each program.",
    strict: { [$0.summary] })
}

extension StrictCheckContext {
  /// A note on the sources that were read.
  fileprivate var summary: Diagnostic {
    let count = program.sourceCount == 1 ? "1 source file was" : "\(program.sourceCount) source files were"
    let place = program.folders.isEmpty ? "" : " in \(program.folders.joined(separator: ", "))"
    let limit = program.isTruncated ? "; there are too many files to read all of them" : ""
    return Diagnostic(
      CheckRule.programSources.kind, "\(count) read\(place)\(limit)", at: document.root.location)
  }
}
