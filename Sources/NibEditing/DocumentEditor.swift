import NibFormats

/// A document that is edited. Every change is one step of a history; undoing a step restores the bytes before it.
package struct DocumentEditor: Sendable {
  /// The document with all changes.
  package private(set) var document: NibDocument
  /// The document before the first change.
  package let original: NibDocument
  private let resources: EditResources
  private var done: [TextChange] = []
  private var undone: [TextChange] = []

  /// - Throws: an error with the reason if the document cannot be edited: it is an archive of Xcode 3, a compiled nib, not
  ///   in UTF-8, or has errors in its ids.
  package init(_ document: NibDocument, resources: EditResources = EditResources()) throws(EditError) {
    if let reason = DocumentEditor.reasonAgainst(document) { throw EditError(reason) }
    self.document = document
    original = document
    self.resources = resources
  }

  /// The reason why a document cannot be edited; `nil` if it can.
  private static func reasonAgainst(_ document: NibDocument) -> String? {
    if document.source.isEmpty || document.kind.container == .nib {
      return "the document is compiled; edit the .xib or .storyboard file that it was made from"
    }
    if document.lineText != document.source {
      return "the document is not in UTF-8; save it as UTF-8 to edit it"
    }
    if !document.kind.isSupported { return "only documents for iOS and tvOS can be edited" }
    // The elements of an archive differ from those of its translation.
    guard let maker = EditMaker(document), maker.isWrittenAsRead else {
      return "the document is in the format of Xcode 3; open and save it in Xcode to edit it"
    }
    return document.diagnostics.first { $0.kind == .duplicateID }.map { "\($0.message); correct this first" }
  }

  /// Makes an edit as one step of the history.
  package mutating func apply(_ edit: DocumentEdit) throws(EditError) { try apply([edit]) }

  /// Makes edits in their order as one step of the history. If one of them fails, none is made.
  package mutating func apply(_ edits: [DocumentEdit]) throws(EditError) {
    var current = document
    for edit in edits {
      do throws(EditError) {
        current = try DocumentEditor.document(current, after: edit, resources)
      } catch {
        throw error.of(edit.subject)
      }
    }
    try DocumentEditor.checkConstraints(current, after: edits)
    add(current)
  }

  /// Checks the constraints whose items or attributes were set. They have to fit only when all edits are made.
  private static func checkConstraints(
    _ document: NibDocument, after edits: [DocumentEdit]
  ) throws(EditError) {
    var changed: [String: Set<String>] = [:]
    for case .set(let edit) in edits { changed[edit.object, default: []].insert(edit.property) }
    for (id, names) in changed.sorted(by: { $0.key < $1.key }) {
      guard let element = document.object(id: id), element.isNamed("constraint") else { continue }
      do throws(EditError) {
        try ConstraintItems(element, changed: names).check()
      } catch {
        throw error.of(id)
      }
    }
  }

  /// Replaces the whole text as one step of the history, such as by the result of a merge.
  package mutating func replace(by text: [UInt8]) throws(EditError) {
    add(try DocumentEditor.read(text, file: document.file))
  }

  /// Makes a document the current one, as one step of the history if its text differs.
  private mutating func add(_ new: NibDocument) {
    let step = TextChange(from: document.source, to: new.source)
    guard !step.isEmpty else { return }
    done.append(step)
    undone = []
    document = new
  }

  private static func document(
    _ document: NibDocument, after edit: DocumentEdit, _ resources: EditResources
  ) throws(EditError) -> NibDocument {
    guard let maker = EditMaker(document) else { throw EditError("the document cannot be edited") }
    let edits = try edit.edits(maker, resources)
    guard !edits.isEmpty else { return document }
    let changed = try self.document(document, changedBy: edits)
    let update = ResourceUpdate(from: document, to: changed, resources)
    let more = update.edits
    return more.isEmpty ? changed : try self.document(changed, changedBy: more)
  }

  private static func document(
    _ document: NibDocument, changedBy edits: [SourceEdit]
  ) throws(EditError) -> NibDocument {
    let hasReturns = EditMaker.lineBreak(of: document.source) != "\n"
    let written = (document.isInUTF8 ? edits : edits.map(\.inASCII)).map { hasReturns ? $0.withReturns : $0 }
    return try read(written.applied(to: document.source), file: document.file)
  }

  private static func read(_ bytes: [UInt8], file: String) throws(EditError) -> NibDocument {
    do throws(NibReadError) {
      return try NibReader.read(bytes, file: file)
    } catch {
      throw EditError("the edited document cannot be read: \(error.diagnostic.message)")
    }
  }

  // MARK: History

  /// The number of steps that can be undone.
  package var stepCount: Int { done.count }
  package var canUndo: Bool { !done.isEmpty }
  package var canRedo: Bool { !undone.isEmpty }

  /// Restores the document before the last step. Does nothing if there is none.
  package mutating func undo() throws(EditError) {
    guard let step = done.popLast() else { return }
    document = try DocumentEditor.read(step.undone(in: document.source), file: document.file)
    undone.append(step)
  }

  /// Makes the step again that was undone last. Does nothing if there is none.
  package mutating func redo() throws(EditError) {
    guard let step = undone.popLast() else { return }
    document = try DocumentEditor.read(step.made(in: document.source), file: document.file)
    done.append(step)
  }
}

extension NibDocument {
  /// Whether the document's encoding can be UTF-8. A document that declares another one can be edited if it has only ASCII
  /// characters.
  fileprivate var isInUTF8: Bool {
    guard let encoding = EncodingDeclaration(source)?.name.lowercased() else { return true }
    return encoding == "utf-8" || encoding == "utf8"
  }
}

extension SourceEdit {
  /// The edit with the line breaks of a document whose lines end with carriage returns and line feeds.
  fileprivate var withReturns: SourceEdit {
    guard replacement.contains(.lineFeed) else { return self }
    var bytes: [UInt8] = []
    for byte in replacement {
      if byte == .lineFeed, bytes.last != .carriageReturn { bytes.append(.carriageReturn) }
      bytes.append(byte)
    }
    return SourceEdit(range: range, replacement: bytes)
  }

  /// The edit with character references instead of characters that are not ASCII, which every encoding has.
  fileprivate var inASCII: SourceEdit {
    guard !replacement.allSatisfy({ $0 < 0x80 }) else { return self }
    let text = String(decoding: replacement, as: UTF8.self).unicodeScalars.map { scalar in
      scalar.isASCII ? String(scalar) : "&#\(scalar.value);"
    }
    return SourceEdit(range: range, replacement: Array(text.joined().utf8))
  }
}
