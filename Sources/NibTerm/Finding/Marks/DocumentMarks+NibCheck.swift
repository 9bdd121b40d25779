import NibAnalysis
import NibCore

extension DocumentMarks {
  /// Checks documents as `nibterm check` does.
  ///
  /// - Parameters:
  ///   - root: the folder that paths are relative to.
  ///   - options: the layout settings.
  ///   - onMarks: is called on the main queue with the marks of the checked documents.
  convenience init(
    root: String, options: NibCanvas.Options, onMarks: @escaping ([String: DocumentMark]) -> Void
  ) {
    self.init(MarkChecker(root: root, options: options), onMarks: onMarks)
  }
}

extension MarkChecker {
  /// Checks the documents in a folder as `nibterm check` does.
  convenience init(root: String, options: NibCanvas.Options) {
    self.init(
      check: { path, storyboards in
        Self.mark(FolderPath.join(root, path), CheckStoryboards(storyboards), options)
      },
      look: { FileState(ofDocument: FolderPath.join(root, $0)) })
  }

  /// The mark of one document. A document that cannot be read counts as an error.
  private static func mark(
    _ path: String, _ storyboards: CheckStoryboards, _ options: NibCanvas.Options
  ) -> DocumentMark {
    nibAutoreleasePool {
      do throws(NibReadError) {
        let document = try InputFile.read(path)
        let check = NibCheck(document, options: options, storyboards: storyboards.names(beside: path))
        return DocumentMark(check.diagnostics)
      } catch {
        return DocumentMark([error.diagnostic])
      }
    }
  }
}
