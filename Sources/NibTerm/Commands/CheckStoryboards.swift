import NibCore

/// The storyboards that documents can refer to: those that are checked together, and those in the document's
/// folder.
struct CheckStoryboards {
  private let checked: Set<String>

  init(_ files: [String]) { checked = CheckStoryboards.names(of: files) }

  /// The names that a document in this file can refer to; nil for standard input, which lies nowhere.
  func names(beside file: String) -> Set<String>? {
    guard file != "-" else { return nil }
    return checked.union(CheckStoryboards.names(of: FolderWalk.names(in: Disk.folder(of: file))))
  }

  private static func names(of files: [String]) -> Set<String> {
    let names = files.compactMap { $0.split(separator: "/").last }
    return Set(
      [".storyboard", ".storyboardc"].flatMap { suffix in
        names.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
      })
  }
}
