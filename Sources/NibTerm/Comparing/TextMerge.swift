import NibCompare
import NibCore
import NibScreen
import NibTools

/// The merge of three texts line by line, by git.
struct TextMerge {
  let bytes: [UInt8]
  let hasConflicts: Bool

  private static var temporaryFolder: String { EnvironmentVariables.ofProcess["TMPDIR"] ?? "/tmp" }

  /// Runs `git merge-file` on copies of the texts.
  ///
  /// - Returns: `nil` if git is not installed or cannot merge the texts, for example because they are binary.
  init?(base: [UInt8], ours: [UInt8], theirs: [UInt8], labels: MergeLabels, markerSize: Int) {
    // The order of git's arguments.
    let files = [ours, base, theirs].compactMap { try? UnnamedFile($0, in: TextMerge.temporaryFolder) }
    guard files.count == 3 else { return nil }
    let arguments =
      [
        "-p", "--marker-size=\(markerSize)", "-L", labels.ours, "-L", labels.base, "-L", labels.theirs, "--",
      ] + files.map(\.path)
    // The files have to exist until git has read them.
    defer { withExtendedLifetime(files) {} }
    // The exit status is the number of conflicts, at most 127. Larger numbers are errors, and so is 127 without output.
    guard let run = try? GitCommand.mergeFiles(arguments), run.exitedNormally,
      run.status < 127 || run.status == 127 && !run.output.isEmpty
    else { return nil }
    bytes = run.output
    hasConflicts = run.status != 0
  }
}
