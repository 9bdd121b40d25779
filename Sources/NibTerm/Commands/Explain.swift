import ArgumentParser
import NibAnalysis
import NibCore

/// `nibterm explain FILE OBJECT [EDGE]`: explains the frame of a view, or the effect of a constraint.
struct Explain: ParsableCommand {
  /// The output format.
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain the frame of a view, or the effect of a constraint.",
    discussion: """
      OBJECT is a view (its id, custom class or label), a controller or scene (for its view), or the id of a \
      constraint. EDGE is one of \(edges). With EDGE, lists the constraints that determine the edge, those that do not \
      hold, what would change it, conflicts, and what the constraints do not determine. Without EDGE, explains the \
      whole frame in short form.
      """)

  private static var edges: String {
    NibExplanation.Edge.allCases.map(\.rawValue).joined(separator: ", ")
  }

  @Option(help: "Print the explanation as text or json.")
  var format = Format.text

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
    switch format {
    case .text: Output.write(explanation.rendered)
    case .json: Output.write(ExplainJSON.text(of: explanation, file: file, object: object, edge: edge))
    }
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
      tellMissing(canvas)
      return nil
    }
    if let edge { return NibExplanation(of: subject.view, edge: edge) }
    return NibExplanation(of: subject.view)
  }

  private func tellMissing(_ canvas: NibCanvas) {
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
  public init?(argument: String) {
    guard let edge = Self.allCases.first(where: { $0.rawValue.lowercased() == argument.lowercased() }) else {
      return nil
    }
    self = edge
  }
}

/// Formats an explanation as one JSON object.
enum ExplainJSON {
  static func text(
    of explanation: NibExplanation, file: String, object: String, edge: NibExplanation.Edge?
  ) -> String {
    var members = ["\"file\": \(JSON.string(file))", "\"object\": \(JSON.string(object))"]
    if let edge { members.append("\"edge\": \(JSON.string(edge.rawValue))") }
    if let value = explanation.value { members.append("\"value\": \(JSON.number(Double(value)))") }
    let sentences = explanation.sentences.map { "    \(text(of: $0))" }.joined(separator: ",\n")
    members.append("\"sentences\": [\n\(sentences)\n  ]")
    return "{\n" + members.map { "  \($0)" }.joined(separator: ",\n") + "\n}\n"
  }

  private static func text(of sentence: NibExplanation.Sentence) -> String {
    var members = [
      "\"kind\": \(JSON.string(sentence.kind.rawValue))", "\"text\": \(JSON.string(sentence.text))",
    ]
    if let id = sentence.objectID { members.append("\"id\": \(JSON.string(id))") }
    if let place = sentence.location {
      members += [
        "\"file\": \(JSON.string(place.file))", "\"line\": \(place.line)", "\"column\": \(place.column)",
      ]
    }
    return "{\(members.joined(separator: ", "))}"
  }
}
