import ArgumentParser
import NibAnalysis
import NibCompare
import NibCore
import NibEditing
import NibTools

/// Edits a document for a command, reports what follows from the edits, and writes the document.
struct EditRun {
  private let file: String
  private let arguments: EditingArguments
  /// The document before the edits.
  let document: NibDocument
  private let resources: EditResources

  /// Reads the document.
  ///
  /// - Throws: `ExitCode` after reporting the reason why it cannot be read.
  init(_ file: String, _ arguments: EditingArguments) throws {
    guard let document = InputFile.document(file) else { throw ExitCode(1) }
    self.file = file
    self.arguments = arguments
    self.document = document
    resources = EditResources(around: file)
  }

  /// The id of the object with a name, which all commands resolve in the same way.
  ///
  /// - Parameter kind: the kind of the objects, for the message.
  func id(_ name: String, kind: String = "object") throws -> String {
    try element(name, kind: kind).id ?? ""
  }

  /// The object with a name.
  func element(_ name: String, kind: String) throws -> NibElement {
    let lookup = ObjectLookup(document) { !EditRun.connections.contains($0.name) }
    do throws(ObjectLookupError) {
      return try element(name, lookup, kind)
    } catch {
      Output.error(error.diagnostic)
      throw ExitCode(1)
    }
  }

  /// The id of another object that a constraint names.
  func id(ofOther name: String) throws(EditError) -> String? {
    let lookup = ObjectLookup(document) { !EditRun.connections.contains($0.name) }
    do throws(ObjectLookupError) {
      return try element(name, lookup, "view").id
    } catch {
      throw EditError(error.diagnostic.message)
    }
  }

  /// Reports that an edit is not possible.
  func report(_ error: EditError) {
    let element = error.object.flatMap { document.object(id: $0) }
    Output.error(
      Diagnostic(
        .impossibleEdit, error.message, at: element?.location ?? SourceLocation(file: document.file),
        path: element?.nibObjectPath ?? ObjectPath()
      ).named(in: document))
  }

  private static let connections: Swift.Set<String> = ["outlet", "outletCollection", "action", "segue"]

  /// Finds an object. `Scene/text` is the object with a text in a scene.
  private func element(
    _ name: String, _ lookup: ObjectLookup, _ kind: String
  ) throws(ObjectLookupError) -> NibElement {
    guard case .missing = lookup.object(named: name), let slash = name.firstIndex(of: "/"),
      case .found(let outer) = lookup.object(named: String(name[..<slash]))
    else { return try lookup.element(named: name, kind: kind) }
    let container = outer.ancestor(named: "scene") ?? outer
    let inner = ObjectLookup(document) {
      !EditRun.connections.contains($0.name) && $0.isInside(container)
    }
    return try inner.element(named: String(name[name.index(after: slash)...]), kind: kind)
  }

  /// Makes the edits as one change, prints the report, and writes the document.
  ///
  /// - Throws: `ExitCode` if an edit is not possible, if there are new errors, or if the file cannot be written.
  func apply(_ edits: [DocumentEdit]) throws {
    let editor: DocumentEditor
    do throws(EditError) {
      var edited = try DocumentEditor(document, resources: resources)
      try edited.apply(edits)
      editor = edited
    } catch {
      report(error)
      throw ExitCode(1)
    }
    try finish(editor, edits)
  }

  /// Adds a view with properties and constraints, as one change.
  func apply(adding view: NewView, properties: [String], constraints: [String]) throws {
    let all: [DocumentEdit]
    do throws(EditError) {
      let id = try view.id(in: document)
      var added = try DocumentEditor(document, resources: resources)
      try added.apply(.add(view))
      guard let element = added.document.object(id: id) else { throw EditError("the view was not added") }
      var edits: [DocumentEdit] = properties.map { .set(PropertyEdit(id, assignment: $0)) }
      for text in constraints {
        let text = try ConstraintText(text)
        let other = try text.other.map { other throws(EditError) in try self.id(ofOther: other.name) } ?? nil
        edits.append(.addConstraint(try text.constraint(of: element, with: other, to: .automatic)))
      }
      // A view with constraints has the frame that they give from the start.
      try added.apply(edits)
      let isChosen = { (element: NibElement) in element.id == id }
      all =
        [.add(view)] + edits
        + UpdatedFrames(of: added.document, where: isChosen).edits.map { .frame($0) }
    } catch {
      report(error)
      throw ExitCode(1)
    }
    try apply(all)
  }

  /// Reports what follows from the edits, and writes the document.
  private func finish(_ editor: DocumentEditor, _ edits: [DocumentEdit]) throws {
    let report = EditReport(
      document, editor.document, options: arguments.layout.options,
      configuration: CheckConfigurations().configuration(for: file))
    let isRefused = report.hasNewErrors && !arguments.allowErrors
    // The report says that the document is written, so it comes after that.
    if !arguments.dryRun, !isRefused, report.isChanged { try write(editor.document.source) }
    report.write(
      asJSON: arguments.json, withLines: arguments.dryRun, isWritten: !arguments.dryRun && !isRefused)
    for finding in ConnectionFindings(of: edits, in: editor.document).findings { Output.error(finding) }
    guard isRefused else { return }
    if !arguments.dryRun {
      Output.error(
        Diagnostic(
          .editWithErrors,
          "the document is not written, because check finds new errors; --allow-errors writes it",
          at: SourceLocation(file: document.file)))
    }
    throw ExitCode(1)
  }

  private func write(_ bytes: [UInt8]) throws {
    guard file != "-" else { return Output.write(bytes) }
    do throws(WritingFailure) {
      try FileWriting.replace(file, with: bytes, ifStill: document.source)
    } catch {
      Output.error(
        Diagnostic(
          .unwritable, "the edited document cannot be written: \(error.reason)",
          at: SourceLocation(file: file)))
      throw ExitCode(1)
    }
  }
}

extension DiagnosticKind {
  static let impossibleEdit = DiagnosticKind(
    "impossible-edit", .error, "An edit cannot be made. The document is not changed.")

  static let editWithErrors = DiagnosticKind(
    "edit-with-errors", .error, "An edit would cause errors that check reports. The document is not changed.",
    advice: "Correct the edit, or write it with `--allow-errors`.")
}
