import NibCore
import NibTools

/// The file of `nibterm check --baseline`.
struct BaselineFile {
  /// The file that `--write-baseline` writes if `--baseline` is not given.
  static let defaultPath = ".nibterm-baseline.json"

  let path: String

  /// The folder to which the paths in the file are relative.
  var folder: ReportFolder { ReportFolder(Disk.folder(of: Disk.realPath(path) ?? path)) }

  /// Reads the file.
  ///
  /// - Returns: `nil` if the file does not exist.
  /// - Throws: a diagnostic for a file that cannot be read or is not a baseline.
  func read() throws(BaselineFailure) -> Baseline? {
    guard Disk.existsOrIsLink(path) else { return nil }
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileBytes.read(path)
    } catch {
      throw BaselineFailure(error.diagnostic(file: path))
    }
    do throws(Baseline.Problem) {
      return try Baseline(json: bytes)
    } catch {
      throw failure("this is not a baseline: \(error.reason); name another file with --baseline")
    }
  }

  /// Writes the file completely or not at all.
  func write(_ baseline: Baseline) throws(BaselineFailure) {
    do throws(WritingFailure) {
      try FileWriting.replace(path, with: Array(baseline.json.utf8))
    } catch {
      throw failure("the baseline cannot be written: \(error.reason)")
    }
  }

  private func failure(_ message: String) -> BaselineFailure {
    BaselineFailure(
      Diagnostic(.baseline, message, at: SourceLocation(file: path)))
  }
}

/// The reason why a baseline cannot be read or written.
struct BaselineFailure: Error {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
