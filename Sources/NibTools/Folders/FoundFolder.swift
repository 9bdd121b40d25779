import NibCore

/// A folder that was searched, with its documents and the subfolders to search next.
///
/// Paths are relative to the root of the search, whose own path is empty.
package struct FoundFolder {
  let path: String
  /// The documents in the folder itself, sorted by name.
  package let documents: [String]
  /// The subfolders to search, sorted by name.
  let subfolders: [PendingFolder]
  /// Whether the folder has a `.gitignore` file.
  let hasIgnoreFile: Bool
  /// The reasons why parts of the folder could not be searched or some git patterns have no effect.
  let problems: [SearchProblem]
  /// Whether the folder could not be searched at all.
  var isUnreadable = false
}
