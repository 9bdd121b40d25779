import NibAnalysis
import NibCore
import NibTools

extension CheckReporterKind {
  /// The Static Analysis Results Interchange Format, version 2.1.0.
  static let sarif = CheckReporterKind("sarif") { SARIFReporter() }
}

/// Writes the findings and the rules as SARIF.
private struct SARIFReporter: CheckReporter {
  private let folder = ReportFolder.current
  private var fingerprints = Fingerprints()
  /// The findings and their results, without the indices of their rules.
  private var results: [(rule: String, level: Diagnostic.Severity, members: [(name: String, value: JSON?)])] =
    []
  private var notifications: [JSON] = []

  /// The name of the folder to which the paths of documents are relative.
  private static let base = "%SRCROOT%"

  mutating func document(_ document: CheckedDocument) -> String {
    if let problem = document.unreadable {
      notifications.append(
        .object([
          ("level", .string(problem.severity.rawValue)), ("message", SARIFReporter.message(problem.line)),
          ("descriptor", .object([("id", .string(problem.id))])),
          ("locations", .list([.object([physical(problem.location, in: document)])])),
        ]))
    }
    for finding in document.findings {
      let members = members(of: finding, in: document)
      results.append((finding.id, finding.severity, members))
    }
    return ""
  }

  func end(_ summary: CheckSummary) -> String {
    let rules = Set(results.map(\.rule)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
    let driver = JSON.object([
      ("name", .string("nibterm")), ("version", .string(ProgramVersion.version)),
      ("semanticVersion", .string(ProgramVersion.version)),
      ("rules", .lines(.list(rules.map(SARIFReporter.descriptor)))),
    ])
    let base = JSON.object([
      ("description", SARIFReporter.message("The folder in which nibterm was started."))
    ])
    let invocation = JSON.object([
      ("executionSuccessful", .bool(!summary.isInterrupted && summary.unreadable == 0)),
      ("toolExecutionNotifications", notifications.isEmpty ? nil : .lines(.list(notifications))),
    ])
    let resultObjects = results.map { result in
      let rule: [(name: String, value: JSON?)] = [
        ("ruleId", .string(result.rule)), ("ruleIndex", indices[result.rule].map { .integer($0) }),
        ("level", .string(result.level.rawValue)),
      ]
      return JSON.object(rule + result.members)
    }
    let run = JSON.object([
      ("tool", .lines(.object([("driver", .lines(driver))]))), ("invocations", .list([.lines(invocation)])),
      ("columnKind", .string("utf16CodeUnits")),
      ("originalUriBaseIds", .object([(SARIFReporter.base, base)])),
      ("results", .lines(.list(resultObjects))),
    ])
    let log = JSON.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
      ("runs", .list([.lines(run)])),
    ])
    return JSON.lines(log).text + "\n"
  }

  /// The description of a rule.
  private static func descriptor(of id: String) -> JSON {
    guard let rule = CheckRule.named(id) else { return .object([("id", .string(id))]) }
    let help = [rule.details, rule.advice].filter { !$0.isEmpty }.joined(separator: "\n\n")
    return .object([
      ("id", .string(id)), ("shortDescription", message(rule.summary)),
      ("fullDescription", message(rule.details.isEmpty ? rule.summary : rule.details)),
      ("help", message(help.isEmpty ? rule.summary : help)),
      ("defaultConfiguration", .object([("level", .string(rule.severity.rawValue))])),
      ("properties", .object([("tags", .list([.string(rule.topic?.rawValue ?? "")]))])),
    ])
  }

  private static func message(_ text: String) -> JSON { .object([("text", .string(text))]) }

  // MARK: Results

  /// The members of a result. The fingerprint does not have GitHub's name `primaryLocationLineHash`, because GitHub
  /// warns about each value under this name that is not its own hash of the line.
  private mutating func members(
    of finding: Diagnostic, in document: CheckedDocument
  ) -> [(name: String, value: JSON?)] {
    let text =
      [finding.line] + finding.notes.filter { $0.location == nil }.map { VisibleText.line($0.message) }
    let related = finding.notes.compactMap { note in
      note.location.map { place in
        JSON.object([
          physical(place, in: document), ("message", SARIFReporter.message(VisibleText.line(note.message))),
        ])
      }
    }
    let logical = SARIFReporter.logical(finding.path)
    return [
      ("message", SARIFReporter.message(text.joined(separator: "\n"))),
      (
        "locations",
        .list([.object([physical(finding.location, in: document), ("logicalLocations", logical)])])
      ),
      ("relatedLocations", related.isEmpty ? nil : .list(related)),
      (
        "partialFingerprints",
        .object([("objectAndRule/v1", .string(fingerprints.next(finding, in: document.file)))])
      ),
    ]
  }

  /// The object and the objects that contain it, from the root of the document; `nil` if there is no object.
  private static func logical(_ path: ObjectPath) -> JSON? {
    guard let leaf = path.steps.first else { return nil }
    let names = path.steps.reversed().map { "\($0.className)#\($0.id)" }
    return .list([
      .object([
        ("name", .string(path.name ?? leaf.userLabel ?? names.last ?? "")),
        ("fullyQualifiedName", .string(names.joined(separator: "/"))), ("kind", .string("element")),
      ])
    ])
  }

  /// The place of a finding in a file.
  private func physical(
    _ place: SourceLocation?, in document: CheckedDocument
  ) -> (name: String, value: JSON?) {
    let place = place ?? SourceLocation(file: document.file)
    let region = JSON.object([
      ("startLine", .integer(place.line)), ("startColumn", .integer(max(1, document.utf16Column(of: place)))),
    ])
    return (
      "physicalLocation",
      .object([("artifactLocation", artifact(place.file)), ("region", place.line > 0 ? region : nil)])
    )
  }

  /// A file: by its relative path if it is in the current folder, otherwise by its absolute path.
  private func artifact(_ file: String) -> JSON {
    let path = folder.relative(file)
    if path == ".." || path.beginsExactly(with: "../") {
      return .object([("uri", .string("file://" + SARIFReporter.escaped(folder.absolute(file))))])
    }
    return .object([
      ("uri", .string(SARIFReporter.escaped(path))), ("uriBaseId", .string(SARIFReporter.base)),
    ])
  }

  /// A path as part of a URI.
  private static func escaped(_ path: String) -> String {
    path.utf8.reduce(into: "") { result, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
