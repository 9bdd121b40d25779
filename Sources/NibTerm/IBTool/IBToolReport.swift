import NibCore
import NibTools

/// The output of Apple's ibtool: problems by their kind, as text or as a property list.
struct IBToolReport {
  enum Severity: String, CaseIterable {
    case error, warning, notice

    init(_ severity: Diagnostic.Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .note: self = .notice
      }
    }

    /// The end of the names of the sections.
    var section: String { rawValue + "s" }
    /// The number that ends a line about an object.
    var number: String {
      switch self {
      case .error: " [12]"
      case .warning: " [9]"
      case .notice: ""
      }
    }
  }

  /// A problem of an object of a document, or of the whole document.
  struct Problem: Hashable {
    let file: String
    let severity: Severity
    let object: String
    let message: String
    /// The category in Xcode's list of issues.
    let type: String
  }

  /// A problem of the run.
  struct Failure: Hashable {
    let file: String?
    let severity: Severity
    let description: String
  }

  /// Whether there are several documents, so that each problem in a property list needs the name of its document.
  var namesFiles = false
  private(set) var problems: [Problem] = []
  private(set) var failures: [Failure] = []

  /// Whether the run failed.
  var hasErrors: Bool {
    problems.contains { $0.severity == .error } || failures.contains { $0.severity == .error }
  }

  /// Adds what was found in a document.
  mutating func add(_ diagnostic: Diagnostic, of file: String) {
    let severity = Severity(diagnostic.severity)
    guard diagnostic.kind.topic != nil || !diagnostic.path.steps.isEmpty else {
      return fail(Self.sentence(diagnostic.message), severity, of: file)
    }
    // The findings of rules quote Xcode's text.
    let message = diagnostic.message.xcodeText ?? Self.sentence(diagnostic.message)
    problems.append(
      Problem(
        file: file, severity: severity, object: diagnostic.path.steps.first?.id ?? "global", message: message,
        type: severity == .error ? "Illegal Configuration" : "Unsupported Configuration"))
  }

  mutating func fail(_ description: String, _ severity: Severity = .error, of file: String? = nil) {
    failures.append(Failure(file: file, severity: severity, description: description))
  }

  /// A message with a full stop and, if it begins with a word and not with a name such as `secondItem`, with a capital
  /// letter.
  private static func sentence(_ message: String) -> String {
    let first = message.prefix { !$0.isWhitespace }
    let isWord = first.allSatisfy { $0.isLowercase || ",:;".contains($0) }
    let start = isWord ? first.prefix(1).uppercased() + first.dropFirst() : String(first)
    return start + message.dropFirst(first.count) + (message.hasSuffix(".") ? "" : ".")
  }

  // MARK: Output

  /// The output for the given severities. Errors of the run are always part of it.
  func output(_ format: IBToolArguments.Format, _ severities: Set<Severity>) -> [UInt8] {
    switch format {
    case .text: return Array(text(severities).utf8)
    case .xml: return Array(IBToolPropertyList.xml(propertyList(severities)).utf8)
    case .binary: return BinaryPropertyListWriter.bytes(of: propertyList(severities))
    }
  }

  private func shown(_ severities: Set<Severity>) -> [Severity] {
    Severity.allCases.filter { severity in
      severities.contains(severity) || severity == .error && failures.contains { $0.severity == .error }
    }
  }

  private func text(_ severities: Set<Severity>) -> String {
    var lines: [String] = []
    func add(_ section: String, _ entries: [String]) {
      if !entries.isEmpty { lines += ["/* com.apple.ibtool.\(section) */"] + entries }
    }
    for severity in shown(severities).reversed() {
      add(
        "document.\(severity.section)",
        problems.filter { $0.severity == severity }.map {
          "\($0.file):\($0.object): \(severity.rawValue): \(VisibleText.line($0.message))\(severity.number)"
        })
    }
    for severity in shown(severities).reversed() {
      add(
        severity.section,
        failures.filter { $0.severity == severity }.map { failure in
          (failure.file.map { $0 + ": " } ?? "")
            + "\(severity.rawValue): \(VisibleText.line(failure.description))"
        })
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func propertyList(_ severities: Set<Severity>) -> BinaryPropertyListWriter.Value {
    var pairs: [(String, BinaryPropertyListWriter.Value)] = []
    for severity in shown(severities) {
      pairs.append(("com.apple.ibtool.document.\(severity.section)", .dictionary(objects(severity))))
    }
    for severity in shown(severities) {
      let entries = failures.filter { $0.severity == severity }
      guard !entries.isEmpty else { continue }
      let list = entries.map { failure -> BinaryPropertyListWriter.Value in
        let description = (failure.file.map { $0 + ": " } ?? "") + failure.description
        return .dictionary([("description", .string(description))])
      }
      pairs.append(("com.apple.ibtool.\(severity.section)", .array(list)))
    }
    return .dictionary(pairs.sorted { $0.0 < $1.0 })
  }

  /// The problems of a severity, by the ids of the objects.
  private func objects(_ severity: Severity) -> [(String, BinaryPropertyListWriter.Value)] {
    let entries = problems.filter { $0.severity == severity }
    return Set(entries.map(\.object)).sorted().map { object in
      let list = entries.filter { $0.object == object }.map { problem -> BinaryPropertyListWriter.Value in
        let message = (namesFiles ? problem.file + ": " : "") + problem.message
        return .dictionary([("message", .string(message)), ("type", .string(problem.type))])
      }
      return (object, .array(list))
    }
  }
}

extension String {
  /// The text that a finding quotes as Xcode's; `nil` if it quotes none.
  fileprivate var xcodeText: String? {
    guard hasSuffix("\")"), let start = firstRange(of: " (Xcode: \"") else { return nil }
    return String(self[start.upperBound...].dropLast(2))
  }
}
