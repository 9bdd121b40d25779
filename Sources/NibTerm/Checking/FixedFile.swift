import NibAnalysis
import NibCore

/// Writes documents that `check --fix` has changed.
enum FixedFile {
  /// Replaces the text of a document. A symbolic link stays a link: the file that it leads to is replaced.
  ///
  /// - Returns: `nil` if the file was written, otherwise an error that says why not.
  static func write(_ fix: DocumentFix, to path: String) -> Diagnostic? {
    do throws(WritingFailure) {
      let target = Disk.realPath(path) ?? path
      try FileWriting.replace(target, with: fix.bytes, before: try? FileStatus(of: target))
      return nil
    } catch {
      return Diagnostic(
        "unwritable", .error, "the fixed document cannot be written: \(error.reason)",
        at: SourceLocation(file: path, line: 1, column: 1))
    }
  }
}
