import NibSupport

/// Something worth telling about a document, as a value. Printing is the caller's business.
public struct Diagnostic: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable, Comparable {
    case note, warning, error

    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// A remark that belongs to a diagnostic, with a place of its own.
  package struct Note: Hashable, Sendable {
    public var message: String
    package var location: SourceLocation?

    package init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// Stable kebab-case name of the kind of diagnostic, for filters and baselines.
  public var id: String
  public var severity: Severity
  /// What was found, what was expected, what was done instead.
  public var message: String
  package var location: SourceLocation?
  /// The object concerned and its ancestors.
  public var path: ObjectPath
  package var notes: [Note]

  package init(
    _ id: String, _ severity: Severity, _ message: String, at location: SourceLocation? = nil,
    path: ObjectPath = ObjectPath(), notes: [Note] = []
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.location = location
    self.path = path
    self.notes = notes
  }

  /// `file:line:column: severity: message [id]`, then the object path, then the notes; no trailing newline.
  ///
  /// Each is one line that can be written to a terminal, whatever stands in names and values.
  public var rendered: String {
    var lines = ["\(location.map { "\($0): " } ?? "")\(severity.rawValue): \(message) [\(id)]"]
    if !path.steps.isEmpty { lines.append("  in \(path)") }
    lines += notes.map { note in "  \(note.location.map { "\($0): " } ?? "")note: \(note.message)" }
    return lines.map(VisibleText.line).joined(separator: "\n")
  }
}
