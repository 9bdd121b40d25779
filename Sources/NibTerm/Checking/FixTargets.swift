import NibCore

/// The documents that `check --fix` corrects.
///
/// A file with several names, such as hard links, is corrected once. A symbolic link that a search has found is not
/// followed, because it can lead out of the project. Its target is corrected if the search finds the target too. A link
/// that is named on the command line is followed.
struct FixTargets {
  private var written: Set<ExactText> = []
  /// The files that are other names of one that is written.
  private var otherNames: Set<ExactText> = []

  /// - Parameters:
  ///   - files: the documents that are checked.
  ///   - paths: the documents and folders on the command line.
  init(_ files: [String], named paths: [String]) {
    let named = Set(paths.map { ExactText($0) })
    var known: Set<FileStatus.Identity> = []
    let isLink = { (file: String) in
      !named.contains(ExactText(file))
        && (try? FileStatus(of: file, followsLinks: false))?.kind == .link
    }
    let (links, others) = (files.filter(isLink), files.filter { !isLink($0) })
    for file in others {
      // Reading reports a file that does not exist.
      guard let identity = (try? FileStatus(of: file))?.identity, !known.insert(identity).inserted else {
        written.insert(ExactText(file))
        continue
      }
      if !written.contains(ExactText(file)) { otherNames.insert(ExactText(file)) }
    }
    for file in links {
      if let identity = (try? FileStatus(of: file))?.identity, known.contains(identity) {
        otherNames.insert(ExactText(file))
      }
    }
  }

  /// Whether a document is written if it is corrected.
  func contains(_ file: String) -> Bool { written.contains(ExactText(file)) }

  /// Whether a document is corrected under another name.
  func containsUnderOtherName(_ file: String) -> Bool { otherNames.contains(ExactText(file)) }
}
