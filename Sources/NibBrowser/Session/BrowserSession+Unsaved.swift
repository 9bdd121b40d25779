import NibCore
import NibEditing
import NibTools

/// The edits of documents.
extension BrowserSession {
  /// The edits of the open document; `nil` if it has not been edited.
  var openEdits: UnsavedDocument? { open.flatMap { unsaved[$0.path] } }

  /// Whether a document has edits that are not written.
  func isUnsaved(_ path: String) -> Bool { unsaved[path]?.isUnsaved ?? false }

  /// Whether the open document has edits that are not written.
  var hasUnsavedEdits: Bool { openEdits?.isUnsaved ?? false }

  /// The paths of the documents with edits that are not written, sorted.
  var unsavedPaths: [String] { unsaved.filter(\.value.isUnsaved).map(\.key).sorted() }

  /// The reason why the open document cannot be edited; `nil` if it can.
  var reasonForNoEditing: String? {
    if setup.isReadOnly { return "Documents cannot be edited with --read-only." }
    guard let open else { return "No document is open." }
    if open.path == "-" { return "A document from standard input cannot be edited." }
    if versions != nil { return "Documents cannot be edited while versions are compared." }
    if showsRows { return "Documents cannot be edited while rows of data are shown." }
    if let failure = open.failure { return "The file cannot be read: \(failure.message)." }
    return open.document == nil ? "The document cannot be read." : nil
  }

  /// Shows a new state of the edits of a document, or its file without edits for `nil`.
  func setEdits(_ edits: UnsavedDocument?, of path: String) {
    unsaved[path] = edits
    edited.set(edits?.document, at: path)
    guard let open, open.path == path else { return }
    let keepsPage = page?.reload(in: self) ?? true
    notify { $0.documentWillBeReadAgain() }
    open.show(edited: edits?.document)
    if !keepsPage, open.failure == nil { endPage() }
    if let selected, open.element(id: selected) == nil { self.selected = nil }
    showAgain()
  }

  /// Remembers that the edits of a document have been written to its file. Nothing else changes on the screen.
  func editsWereWritten(to path: String) {
    unsaved[path]?.wasWritten()
    if open?.path == path { open?.wasWritten() }
  }
}
