import Foundation

/// The corpus of real documents, which is beside the package and not part of it.
package enum DocumentCorpus {
  /// The names of its files, sorted; empty if the corpus is not present.
  package static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: SourcePackage.corpusFiles.path)) ?? []).sorted()

  package static var isPresent: Bool { !names.isEmpty }

  /// Whether tests use every file of the corpus instead of a sample, which takes long.
  package static let isWhole = ProcessInfo.processInfo.environment["NIBTERM_ALL_DOCUMENTS"] != nil

  /// The names of every `step`th file; all names if `isWhole`.
  package static func sample(every step: Int, from first: Int = 0) -> [String] {
    isWhole ? names : names.enumerated().filter { $0.offset % step == first }.map(\.element)
  }

  /// The names of the files that are archives of Xcode 3.
  package static func archives() throws -> [String] {
    try names.filter { String(decoding: try bytes($0).prefix(400), as: UTF8.self).contains("<archive ") }
  }

  /// The names of the xibs that were saved in the format of Xcode 4.5 or later.
  package static func modernXibs() throws -> [String] {
    try names.filter {
      try $0.hasSuffix(".xib") && String(decoding: bytes($0).prefix(300), as: UTF8.self).contains("<document")
    }
  }

  package static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: SourcePackage.corpusFiles.appendingPathComponent(name)))
  }
}
