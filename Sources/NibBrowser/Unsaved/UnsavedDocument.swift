import NibCompare
import NibCore
import NibEditing

/// A document with a history of edits, and the bytes of its file.
struct UnsavedDocument {
  private(set) var editor: DocumentEditor
  /// The bytes of the file when it was last read or written, for the states of the history that take them into account.
  private var currentFileBytes: [UInt8]
  /// The number of steps of the history before the one that discarded the edits for another version of the file, and the bytes
  /// of the file that those steps know; `nil` if no edits were discarded.
  private var discarded: (stepCount: Int, fileBytes: [UInt8])?

  /// The bytes of the file when it was last read or written. The edits begin with these bytes, or with earlier ones. If the
  /// user has undone the discarding of edits, these are the bytes before, so that writing asks again.
  var fileBytes: [UInt8] {
    if let discarded, editor.stepCount <= discarded.stepCount { return discarded.fileBytes }
    return currentFileBytes
  }

  init(_ document: NibDocument, resources: EditResources) throws(EditError) {
    editor = try DocumentEditor(document, resources: resources)
    currentFileBytes = document.source
  }

  /// The document with all edits.
  var document: NibDocument { editor.document }

  /// Whether the document differs from its file.
  var isUnsaved: Bool { document.source != fileBytes }

  mutating func change(
    _ body: (inout DocumentEditor) throws(EditError) -> Void
  ) throws(EditError) {
    let steps = editor.stepCount
    try body(&editor)
    // An edit in place of the discarding takes the other version of the file no more into account than those before it.
    guard let discarded, steps <= discarded.stepCount, editor.stepCount > discarded.stepCount,
      document.source != currentFileBytes
    else { return }
    (currentFileBytes, self.discarded) = (discarded.fileBytes, nil)
  }

  /// The document has been written to its file.
  mutating func wasWritten() { (currentFileBytes, discarded) = (document.source, nil) }

  /// The other version of the file in place of the edits, as a step that can be undone.
  func discarded(for bytes: [UInt8]) throws(EditError) -> UnsavedDocument {
    var other = self
    try other.editor.replace(by: bytes)
    // If both versions are the same, no step discards anything.
    let isStep = other.editor.stepCount > editor.stepCount
    other.currentFileBytes = bytes
    other.discarded = isStep ? (stepCount: editor.stepCount, fileBytes: fileBytes) : nil
    return other
  }

  /// The same edits, which replace another version of the file when they are written. For versions that are not documents, on
  /// which no edits can be based.
  func thatReplace(_ bytes: [UInt8]) -> UnsavedDocument {
    var edits = self
    (edits.currentFileBytes, edits.discarded) = (bytes, nil)
    return edits
  }
}

extension UnsavedDocument {
  /// The result of a merge of the edits with a new version of the file.
  enum Merging {
    case merged(UnsavedDocument)
    /// The edits and the changes of the file contradict each other, or one of them is not a document; with the reason.
    case failed(String)
  }

  /// Merges the edits with the changes that another program has made to the file. Each step of the history is merged, so
  /// that undoing a step keeps the changes of the file. Steps that contradict these are undone together with later ones.
  func merged(with bytes: [UInt8], resources: EditResources) -> Merging {
    do {
      let merge = try merge(document.source, bytes)
      if let conflict = merge.conflicts.first { return .failed(conflict.sentence) }
      let steps = history.dropLast().map { text -> [UInt8]? in
        (try? self.merge(text, bytes)).flatMap { $0.conflicts.isEmpty ? $0.bytes : nil }
      }
      let start = steps.first.flatMap { $0 } ?? bytes
      let states = steps.dropFirst().compactMap { $0 } + [merge.bytes]
      return .merged(try onTop(of: bytes, start: start, states, resources))
    } catch let failure as DocumentMerge.Failure {
      return .failed(failure.reason)
    } catch let error as EditError {
      return .failed(error.message)
    } catch {
      return .failed("\(error)")
    }
  }

  /// Merges one state of the edits with a new version of the file.
  private func merge(_ edited: [UInt8], _ bytes: [UInt8]) throws(DocumentMerge.Failure) -> DocumentMerge {
    try DocumentMerge(
      base: fileBytes, ours: edited, theirs: bytes,
      names: MergeLabels(ours: document.file, base: document.file, theirs: document.file))
  }

  /// The maximum number of steps that a merge keeps.
  private static let maximumSteps = 40

  /// The texts of the history, the current one last.
  private var history: [[UInt8]] {
    var (texts, earlier) = ([document.source], editor)
    while earlier.canUndo, texts.count <= UnsavedDocument.maximumSteps {
      do throws(EditError) {
        try earlier.undo()
      } catch {
        break
      }
      texts.append(earlier.document.source)
    }
    return texts.reversed()
  }

  /// The same document as an edit of a new version of the file, whose changes it undoes.
  func replacing(_ bytes: [UInt8], resources: EditResources) throws(EditError) -> UnsavedDocument {
    try onTop(of: bytes, start: bytes, [document.source], resources)
  }

  /// A history on top of a new version of the file.
  ///
  /// - Parameters:
  ///   - start: the text before the first step.
  ///   - states: the texts after each step.
  private func onTop(
    of bytes: [UInt8], start: [UInt8], _ states: [[UInt8]], _ resources: EditResources
  ) throws(EditError) -> UnsavedDocument {
    let file: NibDocument
    do throws(NibReadError) {
      file = try NibReader.read(start, file: document.file)
    } catch {
      throw EditError("the file cannot be read: \(error.diagnostic.message)")
    }
    var unsaved = try UnsavedDocument(file, resources: resources)
    unsaved.currentFileBytes = bytes
    for state in states { try unsaved.editor.replace(by: state) }
    return unsaved
  }
}
