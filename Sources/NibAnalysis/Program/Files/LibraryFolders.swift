/// The folders with files that are not part of the program itself: libraries that are checked in, built products and
/// templates for new files.
enum LibraryFolders {
  private static let names: Set<Substring> = [
    "Pods", "Carthage", "Vendor", "vendor", "ThirdParty", "External", "node_modules",
  ]
  private static let suffixes = [".framework", ".bundle", ".app", ".appex", ".xcarchive", ".xctemplate"]

  /// Whether a file is in one of these folders.
  static func contain(_ file: String) -> Bool {
    file.split(separator: "/").contains { folder in
      names.contains(folder) || suffixes.contains(where: folder.hasSuffix) || folder.contains("___")
    }
  }
}
