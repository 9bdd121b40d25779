import NibCore

/// The program that loads a document, as far as it is known: the classes that its sources declare, besides
/// those of Apple's frameworks and those of the running program.
package struct NibProgram: Sendable {
  /// The folders that were searched for sources.
  package let folders: [String]
  /// How many source files declare classes or may do so.
  package let sourceCount: Int
  /// Whether a folder held more files than are looked at.
  package let isCut: Bool
  /// The module that is meant where documents name none, or the app's own.
  let module: String?
  var sources: SourceIndex
  /// Whether Objective-C sees what Swift code does not show it: so it was before Swift 4.
  let infersObjectiveC: Bool
  /// The documents in the folders.
  let documents: [String]
  /// Reports of parts of the sources that are not read, in the order of the files.
  package let diagnostics: [Diagnostic]

  /// The program whose sources lie in these folders and below. Reads them all; O(size of the sources).
  ///
  /// - Parameter leavesOutProjects: whether folders below them that are projects of their own are programs of their own.
  package init(sourcesIn folders: [String] = [], leavesOutProjects: Bool = false, module: String? = nil) {
    let found = folders.map { SourceFolder($0, leavesOutProjects: leavesOutProjects) }
    var seen: Set<String> = []
    let paths = found.flatMap(\.sources).filter { seen.insert($0).inserted }
    self.init(
      files: paths.lazy.map { path in
        (path, FileBytes.ifReadable(path) ?? [])
      },
      folders: folders, documents: found.flatMap(\.documents), isCut: found.contains(where: \.isCut),
      infersObjectiveC: SwiftVersion.isOld(in: found.flatMap(\.projects)), module: module)
  }

  /// The program with these sources.
  init(
    files: some Sequence<(path: String, bytes: [UInt8])>, folders: [String] = [], documents: [String] = [],
    isCut: Bool = false, infersObjectiveC: Bool = false, module: String? = nil
  ) {
    self.folders = folders
    self.documents = documents
    self.isCut = isCut
    self.infersObjectiveC = infersObjectiveC
    self.module = module
    var count = 0
    var diagnostics: [Diagnostic] = []
    sources = SourceIndex(
      files.lazy.map { path, bytes in
        count += 1
        let file = SourceLanguage(fileName: path).map { SourceFile(bytes, file: path, $0) } ?? SourceFile()
        diagnostics += file.diagnostics
        return file
      })
    sourceCount = count
    self.diagnostics = diagnostics
  }

  /// The folder of the project that a document belongs to; nil if it is in none.
  package static func project(around document: String) -> String? {
    SourceRoot.folder(around: Disk.url(document))?.path
  }
}

/// The version of Swift that projects are written in.
enum SwiftVersion {
  /// Whether the targets of these project files are written for Swift 3 or older, all of those that say so.
  static func isOld(in projects: [String]) -> Bool {
    let versions = projects.flatMap { path in
      FileBytes.ifReadable(path).map { SwiftVersion.all(in: $0) } ?? []
    }
    return !versions.isEmpty && versions.allSatisfy { $0 < 4 }
  }

  /// The numbers behind `SWIFT_VERSION = `.
  static func all(in bytes: [UInt8]) -> [Int] {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.split(separator: "SWIFT_VERSION = ", omittingEmptySubsequences: false).dropFirst().compactMap
    { Int($0.prefix { $0.isNumber }) }
  }
}
