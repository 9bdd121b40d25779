import ArgumentParser
import NibAnalysis
import NibCore

/// `nibterm explain FILE OBJECT [EDGE]`: explains the frame of a view, or the effect of a constraint.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain the frame of a view, or the effect of a constraint.",
    discussion: """
      OBJECT is the id, custom class or label of a view, of a controller or scene (for its view), or the id of a \
      constraint. EDGE is one of \(edges). With EDGE, lists the constraints that determine the edge, constraints that \
      are not satisfied, changes that would affect it, conflicts, and what the constraints leave undetermined. \
      Without EDGE, explains the whole frame in short form.
      """)

  private static var edges: String {
    NibExplanation.Edge.allCases.map(\.rawValue).joined(separator: ", ")
  }

  @Option(help: "Print the explanation as text or json.")
  var format = ReportFormat.text

  @OptionGroup var canvas: CanvasOptions

  @Argument(help: ArgumentHelp("The document; '-' reads standard input.", valueName: "file"))
  var file: String

  @Argument(help: ArgumentHelp("The view or constraint to explain.", valueName: "object"))
  var object: String

  @Argument(help: ArgumentHelp("The edge or dimension of the view to explain.", valueName: "edge"))
  var edge: NibExplanation.Edge?

  func run() throws {
    guard let document = InputFile.document(file) else { throw ExitCode(1) }
    guard let explanation = try explanation(in: NibCanvas(document, options: canvas.canvas)) else {
      throw ExitCode(1)
    }
    format.write(ExplainReport(explanation: explanation, file: file, object: object, edge: edge))
  }

  /// Returns the explanation, or `nil` after reporting the problem on standard error.
  private func explanation(in canvas: NibCanvas) throws -> NibExplanation? {
    if let constraint = canvas.constraint(id: object) {
      guard edge == nil else {
        throw ValidationError(
          "'\(object)' is a constraint, which has no edges; leave out '\(edge?.rawValue ?? "")'.")
      }
      return NibExplanation(of: constraint)
    }
    guard let subject = ShownSubject.all(of: canvas, named: object)?.first else {
      reportMissing(in: canvas)
      return nil
    }
    if let edge { return NibExplanation(of: subject.view, edge: edge) }
    return NibExplanation(of: subject.view)
  }

  /// Reports on standard error why the object cannot be explained.
  private func reportMissing(in canvas: NibCanvas) {
    if let element = canvas.document.object(id: object) {
      let problem =
        element.isNamed("constraint")
        ? "the constraint '\(object)' is not installed on this canvas"
        : "'\(object)' (<\(element.name)>) is not a view or constraint on this canvas"
      return Output.error("\(element.location): error: \(problem) [no-object]")
    }
    let nearest = canvas.nearestNames(to: object).map { "'\($0)'" }
    let choices = [nearest.dropLast().joined(separator: ", "), nearest.last ?? ""].filter { !$0.isEmpty }
    let hint =
      nearest.isEmpty
      ? "; 'nibterm tree' lists the document's objects"
      : ". Did you mean \(choices.joined(separator: " or "))?"
    Output.error("\(file): error: no view or constraint named '\(object)'\(hint) [no-object]")
  }
}

extension NibExplanation.Edge: ExpressibleByArgument {
  /// Creates an edge from its name, regardless of case: `centerx` is `centerX`.
  package init?(argument: String) {
    guard let edge = Self.allCases.first(where: { $0.rawValue.lowercased() == argument.lowercased() }) else {
      return nil
    }
    self = edge
  }
}

/// The output of the command: an explanation, and the arguments that it was requested with.
private struct ExplainReport: CommandReport {
  let explanation: NibExplanation
  let file: String
  let object: String
  let edge: NibExplanation.Edge?

  var text: String { explanation.rendered }

  var json: [JSON] {
    let sentences = explanation.sentences.map { ExplainReport.json(of: $0) }
    let members: [(name: String, value: JSON?)] = [
      ("file", .string(file)), ("object", .string(object)), ("edge", edge.map { .string($0.rawValue) }),
      ("value", explanation.value.map { .number(Double($0)) }), ("sentences", .lines(.list(sentences))),
    ]
    return [.lines(.object(members))]
  }

  private static func json(of sentence: NibExplanation.Sentence) -> JSON {
    let place = sentence.location
    return .object([
      ("kind", .string(sentence.kind.rawValue)), ("text", .string(sentence.text)),
      ("id", sentence.objectID.map { .string($0) }), ("file", place.map { .string($0.file) }),
      ("line", place.map { .integer($0.line) }), ("column", place.map { .integer($0.column) }),
    ])
  }
}
