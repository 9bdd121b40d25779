/// A folder that was searched: its documents, and where to search next.
///
/// Paths go from the folder that the search began in, whose own path is empty.
struct FoundFolder {
  let path: String
  /// The documents in the folder itself, sorted by name.
  let documents: [String]
  /// The folders in it that are to be searched, sorted by name.
  let subfolders: [PendingFolder]
  /// Whether there is a `.gitignore`.
  let hasIgnoreFile: Bool
  /// Why not everything in the folder could be looked at, or not every pattern of git's counts.
  let remarks: [FinderRemark]
}
