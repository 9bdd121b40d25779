import NibCompare
import NibCore
import NibTools

/// The three versions of a file that git keeps in its index while the file is in conflict.
struct IndexVersions {
  let base: [UInt8]
  let ours: [UInt8]
  let theirs: [UInt8]

  /// Reads the versions of a file.
  ///
  /// - Returns: `nil` if the file is not in a trusted work tree, if git fails, or if the file is not in conflict.
  init?(of path: String) {
    guard case .known(let workTree, let place) = GitTrust.place(of: Disk.folder(of: path)) else { return nil }
    let git = GitCommand(in: workTree)
    let name = Disk.path(of: Disk.name(of: path), in: place)
    let version = { (stage: Int) in try? git.output("cat-file", "blob", ":\(stage):\(name)") }
    guard let ours = version(2), let theirs = version(3) else { return nil }
    // A file that both versions added has no base.
    base = version(1) ?? []
    (self.ours, self.theirs) = (ours, theirs)
  }

  /// The reason why the versions of a file are not known, as the end of a sentence.
  static func reasonForMissing(_ path: String) -> String {
    guard case .foreign(let top) = GitTrust.place(of: Disk.folder(of: path)) else {
      return "git no longer has the three versions of it"
    }
    return GitTrust.reason(for: top)
  }

  /// Whether a file is in a git work tree, so that `git add` is the next step.
  static func isInWorkTree(_ path: String) -> Bool { GitWorkTree.place(of: Disk.folder(of: path)) != nil }
}

/// The markers that git writes into a file with conflicts when it merges the file as text.
struct TextMarkers {
  /// The line of the first marker, from 1.
  let line: Int
  let labels: MergeLabels

  /// - Returns: `nil` if the text has no lines with markers outside the comments of `nibterm merge`.
  init?(in bytes: [UInt8]) {
    var (firstLine, ours, theirs) = (0, "", "")
    var isInComment = false
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      if text.containsExactly(MergeMarkers.opening) { isInComment = true }
      if text.endsExactly(with: "-->") { isInComment = false }
      guard !isInComment else { continue }
      if line.starts(with: "<<<<<<<".utf8), firstLine == 0 {
        (firstLine, ours) = (index + 1, TextMarkers.label(text))
      } else if line.starts(with: ">>>>>>>".utf8), firstLine > 0 {
        theirs = TextMarkers.label(text)
        break
      }
    }
    guard firstLine > 0 else { return nil }
    line = firstLine
    labels = MergeLabels(
      ours: ours.isEmpty ? "ours" : ours, theirs: theirs.isEmpty ? "theirs" : theirs)
  }

  private static func label(_ line: String) -> String {
    line.split(separator: " ", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
  }
}
