import NibCore
import NibSources
import Synchronization

/// The source files of a program, which are scanned together when a rule first needs what they contain. Many documents need
/// nothing of it: those without classes of the program and without names that code can use.
final class ScannedSources: Sendable {
  /// What the files contain.
  struct Content: Sendable {
    let index: SourceIndex
    let words: SourceWords
    let swiftVersions: SwiftVersions
    /// Diagnostics about parts of the sources that were skipped, in the order of the files.
    let diagnostics: [Diagnostic]
  }

  /// A file with its content.
  typealias File = (path: String, bytes: [UInt8])

  /// The number of files.
  let count: Int
  private let file: @Sendable (Int) -> File
  private let versions: @Sendable (Set<String>) -> SwiftVersions
  private let knownContent = NibLazy<Content>()
  private let hasContent = Atomic(false)
  /// The number of searches of single files so far.
  private let searches = Atomic(0)

  /// - Parameters:
  ///   - files: the files; each is read when its element is used.
  ///   - versions: returns the versions of Swift if the sources in the given folders are in Swift 3 or later.
  init(
    _ files: some RandomAccessCollection<File> & Sendable,
    versions: @escaping @Sendable (_ newFolders: Set<String>) -> SwiftVersions
  ) {
    count = files.count
    file = { files[files.index(files.startIndex, offsetBy: $0)] }
    self.versions = versions
  }

  /// Whether the files have been scanned.
  var isScanned: Bool { hasContent.load(ordering: .acquiring) }

  /// What the files contain. Cost: O(size of the files) for the first call.
  var content: Content {
    knownContent.get {
      let content = scan()
      hasContent.store(true, ordering: .releasing)
      return content
    }
  }

  private func scan() -> Content {
    var words = SourceWords()
    var diagnostics: [Diagnostic] = []
    var newFolders: Set<String> = []
    let index = SourceIndex(
      (0..<count).lazy.map { number in
        let (path, bytes) = self.file(number)
        let file = Self.scanned(bytes, path, &words)
        diagnostics += file.diagnostics
        if file.isInSwift3 { newFolders.insert(Disk.folder(of: path)) }
        return file
      })
    return Content(
      index: index, words: words, swiftVersions: versions(newFolders), diagnostics: diagnostics)
  }

  private static func scanned(_ bytes: [UInt8], _ path: String, _ words: inout SourceWords) -> SourceFile {
    SourceLanguage(fileName: path).map { SourceFile(bytes, file: path, $0, words: &words) } ?? SourceFile()
  }
}

extension ScannedSources {
  /// The number of names for which single files are searched. More names are worth a scan of all files.
  private static let mostSearches = 2

  /// Whether the files mention a name; see `SourceWords.mention(_:)`. If only a few names are looked up, only the files that
  /// contain them are scanned, as far as these show it.
  func mention(_ name: String) -> Bool {
    if !isScanned, searches.add(1, ordering: .relaxed).oldValue < Self.mostSearches, isFound(name) {
      return true
    }
    return content.words.mention(name)
  }

  /// Whether one of the files that contain a name mentions it.
  private func isFound(_ name: String) -> Bool {
    (0..<count).contains { number in
      let (path, bytes) = file(number)
      guard bytes.contains(text: name) else { return false }
      var words = SourceWords()
      _ = Self.scanned(bytes, path, &words)
      return words.mention(name)
    }
  }
}

/// Files that are read when they are used. A file that cannot be read is empty.
struct FilesOnDisk: RandomAccessCollection, Sendable {
  let paths: [String]

  var startIndex: Int { 0 }
  var endIndex: Int { paths.count }
  subscript(index: Int) -> ScannedSources.File { (paths[index], FileBytes.ifReadable(paths[index]) ?? []) }
}
