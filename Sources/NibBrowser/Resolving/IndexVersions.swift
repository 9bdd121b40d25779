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
    let version = { (stage: Int) in try? git.content(of: ":\(stage):\(name)", at: name) }
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
