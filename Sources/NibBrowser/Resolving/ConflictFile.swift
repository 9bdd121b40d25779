import NibCompare
import NibCore
import NibTools

/// A file with conflicts: reads its document, and writes the resolved document.
package final class ConflictFile {
  /// The path as the user gave it.
  let path: String
  package let document: ConflictedDocument
  /// Whether the document was merged again from git's index, because git had merged the file as text.
  package let isMergedAgain: Bool
  /// The bytes of the file as last read or written.
  private var bytesOnDisk: [UInt8]

  /// Reads a file and finds its conflicts.
  ///
  /// - Parameter paths: the paths of base, ours and theirs; empty to take the versions from git's index, which has them
  ///   while the file is in conflict.
  /// - Throws: `NibReadError` or `ConflictProblem` if a file cannot be read or a conflict is damaged.
  package init(_ path: String, versions paths: [String] = []) throws {
    self.path = path
    let bytes = try InputFile.bytes(path)
    bytesOnDisk = bytes
    var versions: (base: [UInt8], ours: [UInt8], theirs: [UInt8])?
    if paths.count == 3 {
      versions = (
        try InputFile.bytes(paths[0]), try InputFile.bytes(paths[1]), try InputFile.bytes(paths[2])
      )
    } else if let index = IndexVersions(of: path) {
      versions = (index.base, index.ours, index.theirs)
    }
    guard let markers = TextMarkers(in: bytes) else {
      // The comments in the file describe the conflicts, so versions that cannot be read are ignored.
      let known = versions.flatMap { try? ConflictVersions(base: $0.base, ours: $0.ours, theirs: $0.theirs) }
      document = try ConflictedDocument(bytes, file: path, versions: known)
      isMergedAgain = false
      return
    }
    let place = SourceLocation(file: path, line: markers.line, column: 1)
    guard let versions else {
      throw NibReadError(
        Diagnostic(
          .textConflict,
          "git merged this file as text, and \(IndexVersions.reasonForMissing(path)); "
            + "name the three versions: nibterm merge --resolve FILE BASE OURS THEIRS", at: place))
    }
    let merge: DocumentMerge
    do throws(DocumentMerge.Failure) {
      merge = try DocumentMerge(
        base: versions.base, ours: versions.ours, theirs: versions.theirs,
        markers: MergeMarkers(labels: markers.labels))
    } catch {
      throw NibReadError(
        error.diagnostic
          ?? Diagnostic(.textConflict, "the versions cannot be merged: \(error.reason)", at: place))
    }
    let merged = MergeCheck(merge.bytes, versions: [versions.ours, versions.theirs], file: path).bytes
    document = try ConflictedDocument(
      merged, file: path,
      versions: try ConflictVersions(base: versions.base, ours: versions.ours, theirs: versions.theirs))
    isMergedAgain = true
  }

  package var count: Int { document.conflicts.count }

  /// Replaces the content of the file, and keeps its owner and permissions.
  ///
  /// - Throws: the reason if the file cannot be written, or if another program has changed the file since it was read.
  package func write(_ bytes: [UInt8]) throws(WritingFailure) {
    guard bytes != bytesOnDisk else { return }
    try FileWriting.replace(path, with: bytes, ifStill: bytesOnDisk)
    bytesOnDisk = bytes
  }

  /// The command that tells git that the conflicts are resolved; `nil` outside of git work trees.
  package var nextStep: String? {
    IndexVersions.isInWorkTree(path) ? "git add \(ShellText.path(path))" : nil
  }
}

extension DiagnosticKind {
  static let textConflict = DiagnosticKind(
    "text-conflict", .error,
    "The file has the markers of a merge of lines, and its versions cannot be merged.")
}
