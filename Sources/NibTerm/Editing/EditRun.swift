import ArgumentParser
import NibAnalysis
import NibCompare
import NibCore
import NibEditing
import NibTools

/// A command that edits one document.
protocol EditingCommand: ParsableCommand {
  var editing: EditingArguments { get }
  var document: EditedFileArgument { get }

  /// Makes the edits of the command in the document of a run.
  ///
  /// - Throws: an error for the user, or `ExitCode` after reporting why an edit is not possible.
  func makeEdits(_ run: inout EditRun) throws
}

extension EditingCommand {
  func run() throws {
    var run = try EditRun(document.file, editing)
    try makeEdits(&run)
    try run.finish()
  }
}

/// Edits a document for commands, reports what follows from the edits, and writes the document. All edits of a run are one
/// change.
struct EditRun {
  private let file: String
  private let arguments: EditingArguments
  private var editor: DocumentEditor
  /// The ids of the objects whose style was set.
  private var styled: Set<String> = []

  /// The document with the edits that were made.
  var document: NibDocument { editor.document }

  /// Reads the document.
  ///
  /// - Throws: `ExitCode` after reporting the reason why it cannot be read or edited.
  init(_ file: String, _ arguments: EditingArguments) throws {
    guard let document = InputFile.document(file) else { throw ExitCode(1) }
    self.file = file
    self.arguments = arguments
    do throws(EditError) {
      editor = try DocumentEditor(document, resources: EditResources(around: file))
    } catch {
      Output.error(EditRun.diagnostic(error, in: document))
      throw ExitCode(1)
    }
  }

  /// The id of the object with a name, which all commands resolve in the same way.
  ///
  /// - Parameter kind: the kind of the objects, for the message.
  func id(_ name: String, kind: String = "object") throws -> String {
    try element(name, kind: kind).id ?? ""
  }

  /// The object with a name.
  func element(_ name: String, kind: String) throws -> NibElement {
    do throws(ObjectLookupError) {
      return try find(name, kind)
    } catch {
      Output.error(error.diagnostic)
      throw ExitCode(1)
    }
  }

  /// The id of another object that a constraint names.
  func id(ofOther name: String) throws(EditError) -> String? {
    do throws(ObjectLookupError) {
      return try find(name, "view").id
    } catch {
      throw EditError(error.diagnostic.message)
    }
  }

  /// Reports that an edit is not possible.
  func report(_ error: EditError) { Output.error(EditRun.diagnostic(error, in: document)) }

  private static func diagnostic(_ error: EditError, in document: NibDocument) -> Diagnostic {
    let element = error.object.flatMap { document.object(id: $0) }
    return Diagnostic(
      .impossibleEdit, error.message, at: element?.location ?? SourceLocation(file: document.file),
      path: element?.nibObjectPath ?? ObjectPath()
    ).named(in: document)
  }

  static let connections: Set<String> = ["outlet", "outletCollection", "action", "segue"]

  /// Finds an object. A segue is found last, because many segues have the identifier of the controller they lead to.
  private func find(_ name: String, _ kind: String) throws(ObjectLookupError) -> NibElement {
    let lookup = ObjectLookup(document) { !EditRun.connections.contains($0.name) }
    guard case .missing = lookup.object(named: name) else {
      return try lookup.element(named: name, kind: kind)
    }
    let segues = ObjectLookup(document) { $0.isNamed("segue") }
    guard case .missing = segues.object(named: name) else {
      return try segues.element(named: name, kind: kind)
    }
    // Other connections have no names.
    let id = name.first == "#" ? String(name.dropFirst()) : name
    if let connection = document.object(id: id) { return connection }
    return try lookup.element(named: name, kind: kind)
  }

  /// Makes edits. If one of them is not possible, none is made.
  ///
  /// - Parameter objects: objects of the scenes in which the saved frames of the views that the edits move are updated.
  /// - Throws: `ExitCode` after reporting that an edit is not possible.
  mutating func make(_ edits: [DocumentEdit], framesInScenesOf objects: Set<String> = []) throws {
    do throws(EditError) {
      let all =
        objects.isEmpty
        ? edits : try editor.withFollowingFrames(edits, in: CanvasScenes(document, of: objects))
      try editor.apply(all)
    } catch {
      report(error)
      throw ExitCode(1)
    }
    for case .set(let edit) in edits where edit.property == "style" { styled.insert(edit.object) }
  }

  /// Adds a view with properties and constraints.
  mutating func make(adding view: NewView, properties: [String], constraints: [String]) throws {
    let before = self
    let added: [DocumentEdit]
    let id: String
    do throws(EditError) {
      id = try view.id(in: document)
      try editor.apply(.add(view))
      added = try before.edits(of: id, in: document, properties, constraints)
    } catch {
      report(error)
      throw ExitCode(1)
    }
    try make(added)
    // A view with constraints has the frame that they give from the start.
    try make(UpdatedFrames(of: document, inside: [id]).edits.map { .frame($0) })
  }

  /// Adds a scene, and sets properties of its controller.
  mutating func make(adding scene: NewScene, properties: [String]) throws {
    let id: String
    do throws(EditError) {
      id = try scene.id(in: document)
    } catch {
      report(error)
      throw ExitCode(1)
    }
    try make([.addScene(scene)] + properties.map { .set(PropertyEdit(id, assignment: $0)) })
  }

  /// The edits that give a view that was added properties and constraints. The names in constraints are those of objects
  /// that existed before.
  private func edits(
    of id: String, in document: NibDocument, _ properties: [String], _ constraints: [String]
  ) throws(EditError) -> [DocumentEdit] {
    guard let element = document.object(id: id) else { throw EditError("the view was not added") }
    var edits: [DocumentEdit] = properties.map { .set(PropertyEdit(id, assignment: $0)) }
    for text in constraints {
      let text = try ConstraintText(text)
      let other = try text.other.map { other throws(EditError) in try self.id(ofOther: other.name) } ?? nil
      edits.append(.addConstraint(try text.constraint(of: element, with: other, to: .automatic)))
    }
    return edits
  }

  /// Reports what follows from the edits, and writes the document.
  ///
  /// - Throws: `ExitCode` if there are new errors, or if the file cannot be written.
  mutating func finish() throws {
    try make(UpdatedFrames.ofStyledCells(styled, from: editor.original, to: document).map { .frame($0) })
    try make(SolvedMarks.edits(from: editor.original, to: document))
    let report = EditReport(
      editor.original, document, options: arguments.layout.options, project: CheckProject(around: file),
      configuration: CheckConfigurations().configuration(for: file))
    let isRefused = report.hasNewErrors && !arguments.allowErrors
    // The report says that the document is written, so it comes after that.
    if !arguments.dryRun, !isRefused, report.isChanged { try write(document.source) }
    report.write(arguments, isWritten: !arguments.dryRun && !isRefused)
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
      try FileWriting.replace(file, with: bytes, ifStill: editor.original.source)
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
