import NibCompare
import NibCore
import NibScreen

/// The merge of three texts line by line, by git.
struct TextMerge {
  let bytes: [UInt8]
  let hasConflicts: Bool

  private static var temporaryFolder: String { ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp" }

  /// Runs `git merge-file` on copies of the texts.
  ///
  /// - Returns: `nil` if git is not installed or cannot merge the texts, for example because they are binary.
  init?(base: [UInt8], ours: [UInt8], theirs: [UInt8], _ labels: MergeLabels, _ markerSize: Int) {
    let name = "nibterm-merge-\(UInt64.random(in: 0...UInt64.max))"
    let paths = ["base", "ours", "theirs"].map {
      Disk.path(of: "\(name)-\($0)", in: TextMerge.temporaryFolder)
    }
    defer {
      for path in paths { FileWriting.remove(path) }
    }
    for (path, text) in zip(paths, [base, ours, theirs]) {
      guard (try? FileWriting.replace(path, with: text, before: nil)) != nil else { return nil }
    }
    let words = [
      "git", "merge-file", "-p", "--marker-size=\(markerSize)", "-L", labels.ours, "-L", labels.base, "-L",
      labels.theirs, paths[1], paths[0], paths[2],
    ]
    // git answers with the number of conflicts, at most 127; larger numbers are errors.
    guard let run = ProgramOutput(of: words, environment: ProcessInfo.processInfo.environment),
      run.status < 127
        || (run.status == 127 && !run.output.isEmpty)
    else { return nil }
    bytes = run.output
    hasConflicts = run.status != 0
  }
}
