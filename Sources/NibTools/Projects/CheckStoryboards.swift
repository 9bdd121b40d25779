import NibAnalysis
import NibCore

/// The names of the storyboards that a document can refer to: the storyboards that are checked in the same run, and the
/// storyboards in the document's folder. Names have no suffix.
package struct CheckStoryboards: Sendable {
  private let checkedNames: Set<String>

  /// - Parameter files: the paths of all documents that are checked.
  package init(_ files: [String]) { checkedNames = CheckStoryboards.names(of: files) }

  /// The names that the document at the given path can refer to. `nil` (unknown) for standard input, which is not in a
  /// folder.
  package func names(beside file: String) -> StoryboardNames? {
    guard file != "-" else { return nil }
    return StoryboardNames([checkedNames, CheckStoryboards.inFolder.value(in: Disk.folder(of: file))])
  }

  private static let inFolder = FolderFact { names(of: $0) }

  private static func names(of files: [String]) -> Set<String> {
    let names = files.compactMap { $0.split(separator: "/").last }
    return Set(
      names.map(String.init).filter(DocumentName.isStoryboard).map { DocumentName.withoutSuffix($0) })
  }
}
