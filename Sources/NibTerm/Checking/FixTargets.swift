import NibCore

/// The documents that `check --fix` corrects.
///
/// A file with several names, such as hard links, is corrected once. A symbolic link that a search has found is not
/// followed, because it can lead out of the project. Its target is corrected if the search finds the target too. A link
/// that is named on the command line is followed.
struct FixTargets {
  private var writtenFiles: Set<ExactText> = []
  /// The other names of files that are written.
  private var otherNames: Set<ExactText> = []

  /// - Parameters:
  ///   - files: the documents that are checked.
  ///   - paths: the documents and folders on the command line.
  init(_ files: [String], named paths: [String]) {
    let named = Set(paths.map { ExactText($0) })
    var known: Set<FileStatus.Identity> = []
    func isFoundLink(_ file: String) -> Bool {
      !named.contains(ExactText(file))
        && (try? FileStatus(of: file, followsLinks: false))?.kind == .link
    }
    for file in files where !isFoundLink(file) {
      // A file that does not exist is reported when it is read.
      guard let identity = (try? FileStatus(of: file))?.identity, !known.insert(identity).inserted else {
        writtenFiles.insert(ExactText(file))
        continue
      }
      if !writtenFiles.contains(ExactText(file)) { otherNames.insert(ExactText(file)) }
    }
    for file in files where isFoundLink(file) {
      if let identity = (try? FileStatus(of: file))?.identity, known.contains(identity) {
        otherNames.insert(ExactText(file))
      }
    }
  }

  /// Whether a document is written under this name if it is corrected.
  func contains(_ file: String) -> Bool { writtenFiles.contains(ExactText(file)) }

  /// Whether a document is corrected under another name.
  func containsUnderOtherName(_ file: String) -> Bool { otherNames.contains(ExactText(file)) }
}
