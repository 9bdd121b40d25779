import NibCompare
import NibCore
import NibEditing

/// A document with a history of edits, and the bytes of its file.
struct UnsavedDocument {
  private(set) var editor: DocumentEditor
  /// The bytes of the file when it was last read or written. The edits begin with these bytes, or with earlier ones.
  private(set) var fileBytes: [UInt8]

  init(_ document: NibDocument, resources: EditResources) throws(EditError) {
    editor = try DocumentEditor(document, resources: resources)
    fileBytes = document.source
  }

  /// The document with all edits.
  var document: NibDocument { editor.document }

  /// Whether the document differs from its file.
  var isUnsaved: Bool { document.source != fileBytes }

  mutating func change(
    _ body: (inout DocumentEditor) throws(EditError) -> Void
  ) throws(EditError) { try body(&editor) }

  /// The document has been written to its file.
  mutating func wasWritten() { fileBytes = document.source }
}

extension UnsavedDocument {
  /// The result of a merge of the edits with a new version of the file.
  enum Merging {
    case merged(UnsavedDocument)
    /// The edits and the changes of the file contradict each other, or one of them is not a document; with the reason.
    case failed(String)
  }

  /// Merges the edits with the changes that another program has made to the file. The edits become one step of the
  /// history, which begins with the new version of the file.
  func merged(with bytes: [UInt8], resources: EditResources) -> Merging {
    do {
      let merge = try DocumentMerge(
        base: fileBytes, ours: document.source, theirs: bytes,
        names: MergeLabels(ours: document.file, base: document.file, theirs: document.file))
      if let conflict = merge.conflicts.first { return .failed(conflict.sentence) }
      return .merged(try onTop(of: bytes, merge.bytes, resources))
    } catch let failure as DocumentMerge.Failure {
      return .failed(failure.reason)
    } catch let error as EditError {
      return .failed(error.message)
    } catch {
      return .failed("\(error)")
    }
  }

  /// The same document as an edit of a new version of the file, whose changes it undoes.
  func replacing(_ bytes: [UInt8], resources: EditResources) throws(EditError) -> UnsavedDocument {
    try onTop(of: bytes, document.source, resources)
  }

  private func onTop(
    of bytes: [UInt8], _ edited: [UInt8], _ resources: EditResources
  ) throws(EditError) -> UnsavedDocument {
    let file: NibDocument
    do throws(NibReadError) {
      file = try NibReader.read(bytes, file: document.file)
    } catch {
      throw EditError("the file cannot be read: \(error.diagnostic.message)")
    }
    var unsaved = try UnsavedDocument(file, resources: resources)
    try unsaved.editor.replace(by: edited)
    return unsaved
  }
}
