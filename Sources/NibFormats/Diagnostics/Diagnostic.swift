import NibSupport

/// An error, a warning or a note about a document, as a value. Printing it is up to the caller.
public struct Diagnostic: Hashable, Sendable {
  /// The importance of a diagnostic. Errors make commands fail; warnings and notes do not.
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

  /// Additional information that belongs to a diagnostic and can have its own location.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var location: SourceLocation?

    package init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  package var kind: DiagnosticKind
  /// The stable name of the kind of diagnostic, in kebab case. Filters and baselines refer to it.
  public var id: String { kind.id }
  /// The importance of the problem.
  public var severity: Severity
  /// A sentence that says what was found, what was expected, and what was done instead.
  public var message: String
  package var location: SourceLocation?
  /// The object that the diagnostic is about, and its ancestors.
  package var path: ObjectPath
  /// The notes about this finding itself.
  package var ownNotes: [Note]
  /// Further findings that are reported together with this one.
  package var companions: [Companion] = []
  /// The outlet or method that is missing, if that is the problem.
  package var missingMember: MissingMember?

  /// - Parameter severity: the severity; `nil` for that of the kind.
  package init(
    _ kind: DiagnosticKind, severity: Severity? = nil, _ message: String, at location: SourceLocation? = nil,
    path: ObjectPath = ObjectPath(), notes: [Note] = []
  ) {
    self.kind = kind
    self.severity = severity ?? kind.severity
    self.message = message
    self.location = location
    self.path = path
    ownNotes = notes
  }

  /// The diagnostic as text: `file:line:column: severity: message [id]`, then the name of the object or the object
  /// path, then the notes; no trailing newline.
  ///
  /// Each of these is one line. The lines are safe to write to a terminal, whatever characters names and values
  /// contain.
  public var rendered: String {
    var lines = ["\(location.map { "\($0): " } ?? "")\(severity.rawValue): \(message) [\(id)]"]
    if !path.steps.isEmpty { lines.append("  in \(path.name ?? path.description)") }
    lines += notes.map { note in "  \(note.location.map { "\($0): " } ?? "")note: \(note.message)" }
    return lines.map(VisibleText.line).joined(separator: "\n")
  }
}
