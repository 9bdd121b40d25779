import NibCore
import NibTools

/// The files and folders that the compiler wrote, which it may replace.
enum CompiledNibs {
  /// Whether a folder is empty, or is a compiled storyboard and contains nothing else.
  static func isStoryboard(_ path: String) -> Bool {
    if FolderWriting.isEmpty(path) { return true }
    guard let files = FolderWriting.files(of: path) else { return false }
    return files.contains { $0.name == "Info.plist" && NibReader.isStoryboardIndex($0.bytes) }
      && files.allSatisfy { $0.name == "Info.plist" || $0.name.hasSuffix(".nib") }
  }

  /// Whether there is a compiled nib, as a file or as a folder, or an empty folder.
  static func isNib(_ path: String) -> Bool {
    FolderWriting.isEmpty(path) || isNibFolder(path)
      || NibReader.isCompiledNib(FileBytes.beginning(of: path))
  }

  /// Whether a folder contains the archives of a nib for different systems, and nothing else. The source of a nib, which
  /// old versions of Xcode saved in such a folder, is not an archive.
  static func isNibFolder(_ path: String) -> Bool {
    guard let files = FolderWriting.files(of: path), !files.isEmpty else { return false }
    return files.allSatisfy {
      ($0.name == "runtime.nib" || $0.name.hasPrefix("objects")) && NibReader.isCompiledNib($0.bytes)
    }
  }
}
