import ArgumentParser
import NibAnalysis
import NibCore
import NibTools

/// `nibterm explain FILE OBJECT [EDGE]`: explains the frame of a view, or the effect of a constraint.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", _superCommandName: "nibterm",
    abstract: "Explain what is wrong with a view, its frame, or the effect of a constraint.",
    discussion: """
      OBJECT is a view, a controller or scene (for its view), or a constraint: its id, visible text, outlet, \
      identifier, title, label or class. Case is ignored if no name matches exactly. The first lines say what is wrong \
      with the view, such as a text that is truncated, why, and how to fix it, also on smaller screens.

      EDGE is one of \(edges). With EDGE, lists the constraints that determine the edge, constraints that \
      are not satisfied, changes that would affect it, conflicts, and what the constraints leave undetermined. \
      Without EDGE, explains the whole frame in short form.
      """)

  private static var edges: String {
    NibExplanation.Edge.allCases.map(\.rawValue).joined(separator: ", ")
  }

  @Option(help: "Print the explanation as text or json.")
  var format = ReportFormat.text

  @OptionGroup var layout: LayoutArguments

  @Argument(help: ArgumentHelp("The document; '-' reads standard input.", valueName: "file"))
  var file: String

  @Argument(help: ArgumentHelp("The view or constraint to explain.", valueName: "object"))
  var object: String

  @Argument(help: ArgumentHelp("The edge or dimension of the view to explain.", valueName: "edge"))
  var edge: NibExplanation.Edge?

  func run() throws {
    guard let document = InputFile.document(file, in: layout.options.language, on: layout.options.device)
    else { throw ExitCode(1) }
    document.problem(of: layout.options.device).map { Output.error($0) }
    do {
      format.write(try report(in: LoadedDocument(document, options: layout.options)))
    } catch let error as ObjectLookupError {
      Output.error(error.diagnostic)
      throw ExitCode(1)
    }
  }

  /// - Throws: `ObjectLookupError` if there is no such view or constraint, or more than one.
  private func report(in loaded: LoadedDocument) throws -> ExplainReport {
    let element = try element(in: loaded)
    var report = ExplainReport(file: file, object: object, edge: edge, name: ObjectName(element))
    if element.isNamed("constraint") {
      guard edge == nil else {
        throw ValidationError(
          "'\(object)' is a constraint, which has no edges; leave out '\(edge?.rawValue ?? "")'.")
      }
      report.explanation = element.id.flatMap { loaded.constraint(id: $0) }.map { NibExplanation(of: $0) }
      let findings = findings(in: loaded)
      // A constraint that is not in the layout can only be explained by the reason why it could not be read.
      guard report.explanation != nil || findings.contains(where: { $0.isAboutUnread(element) }) else {
        throw ObjectLookupError(diagnostic: notShown(element))
      }
      report.verdicts = ExplainedVerdict.all(of: findings, about: [element])
      return report
    }
    guard let picture = Picture(of: element, named: object, in: loaded) else {
      throw ObjectLookupError(diagnostic: notShown(element))
    }
    let layout = ExplainedLayout(of: picture.view)
    if let edge {
      report.explanation = NibExplanation(of: picture.view, edge: edge, in: layout)
      let unread = ExplainedVerdict.ofUnreadConstraints(findings(in: loaded), placing: element)
      report.verdicts = unread.isEmpty ? nil : unread
    } else {
      report.explanation = NibExplanation(of: picture.view, in: layout)
      let ids = Set([picture.id, element.id ?? ""])
      let verdicts = ViewVerdicts(
        picture.view, in: layout, options: self.layout.options,
        smallScreens: SmallScreens(than: loaded, options: self.layout.options, scenesOf: ids),
        findings: findings(in: loaded))
      (report.verdicts, report.allClear) = (verdicts.verdicts, verdicts.allClear)
    }
    return report
  }

  /// The findings of `check` in the document.
  private func findings(in loaded: LoadedDocument) -> [Diagnostic] {
    let file = file
    return NibCheck(
      CheckContext(
        loaded.document, options: layout.options, project: CheckProject(around: file),
        configuration: CheckConfigurations().configuration(for: file), loaded: loaded)
    ).diagnostics
  }

  /// Finds the element of the view, controller or constraint.
  private func element(in loaded: LoadedDocument) throws -> NibElement {
    if let element = loaded.document.object(id: object) {
      let isExplained = element.isNamed("constraint")
      if isExplained || Picture(of: element, named: object, in: loaded) != nil { return element }
      throw ObjectLookupError(diagnostic: notShown(element))
    }
    let constraints = Set(loaded.constraints.compactMap { $0.nibOrigin?.element })
    return try Picture.element(
      named: object, in: loaded, kind: "view or constraint", others: constraints)
  }

  /// The error for an object that cannot be explained.
  private func notShown(_ element: NibElement) -> Diagnostic {
    let id = element.id ?? object
    let problem: String
    if element.isNamed("constraint") {
      problem = "the constraint '\(id)' is not installed on this canvas"
    } else if NibKind(element) == .view || element.child(key: "frame") != nil {
      problem =
        "\(ObjectName(element).withPlace) is not installed for the size classes of this canvas; choose another one with "
        + "--device"
    } else {
      problem = "'\(id)' (<\(element.name)>) is not a view or constraint on this canvas"
    }
    return Diagnostic(.noObject, problem, at: element.location)
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

/// The output of the command: the verdicts about a view, an explanation, and the arguments of the command.
private struct ExplainReport: CommandReport {
  let file: String
  let object: String
  let edge: NibExplanation.Edge?
  let name: ObjectName
  /// `nil` if an edge is explained, unless a constraint of the view cannot be read.
  var verdicts: [ExplainedVerdict]?
  /// The statement that nothing is wrong with a view.
  var allClear: String?
  /// `nil` for a view that is not part of a layout.
  var explanation: NibExplanation?

  var text: String { text(name: VisibleText.line(name.full)) }

  var terminalText: String { text(name: name.terminalText) }

  /// The explanation below a name, with the verdicts first.
  private func text(name: String) -> String {
    let details = VisibleText.lines(explanation?.rendered ?? "")
    let verdictLines = (verdicts ?? []).map {
      "\(VisibleText.line($0.sentence))\n  \(VisibleText.line($0.advice))\n"
    }
    if verdictLines.isEmpty, allClear == nil { return details }
    let clear = allClear.map { "\($0)\n" } ?? ""
    return "\(name)\n\(verdictLines.joined())\(clear)" + (details.isEmpty ? "" : "\n\(details)")
  }

  var json: [JSON] {
    let sentences = (explanation?.sentences ?? []).map { ExplainReport.json(of: $0) }
    let verdictList = verdicts.map { JSON.lines(.list($0.map { ExplainReport.json(of: $0) })) }
    let members: [(name: String, value: JSON?)] = [
      ("file", .string(file)), ("object", .string(object)), ("id", name.id.map { .string($0) }),
      ("name", .string(name.withPlace)), ("class", name.customClass.map { .string($0) }),
      ("edge", edge.map { .string($0.rawValue) }),
      ("value", explanation?.value.map { .number(Double($0)) }), ("verdicts", verdictList),
      ("sentences", .lines(.list(sentences))),
    ]
    return [.lines(.object(members))]
  }

  private static func json(of verdict: ExplainedVerdict) -> JSON {
    let members: [(name: String, value: JSON?)] = [
      ("kind", .string(verdict.id)), ("text", .string(verdict.sentence)), ("fix", .string(verdict.advice)),
      ("device", verdict.device.map { .string($0) }),
    ]
    return .object(members + place(verdict.culprit?.id, verdict.culprit?.element.location))
  }

  private static func json(of sentence: NibExplanation.Sentence) -> JSON {
    let members: [(name: String, value: JSON?)] = [
      ("kind", .string(sentence.kind.rawValue)), ("text", .string(sentence.text)),
    ]
    return .object(members + place(sentence.objectID, sentence.location))
  }

  /// The members for the id and the position of an object.
  private static func place(_ id: String?, _ place: SourceLocation?) -> [(name: String, value: JSON?)] {
    [
      ("id", id.flatMap { $0.isEmpty ? nil : .string($0) }), ("file", place.map { .string($0.file) }),
      ("line", place.map { .integer($0.line) }), ("column", place.map { .integer($0.column) }),
    ]
  }
}
