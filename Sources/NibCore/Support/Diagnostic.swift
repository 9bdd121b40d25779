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
  public struct Note: Hashable, Sendable {
    public var message: String
    public var location: SourceLocation?

    public init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// Stable kebab-case name of the kind of diagnostic, for filters and baselines.
  public var id: String
  public var severity: Severity
  /// What was found, what was expected, what was done instead.
  public var message: String
  public var location: SourceLocation?
  /// The object concerned and its ancestors.
  public var path: ObjectPath
  public var notes: [Note]

  public init(
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
  public var rendered: String {
    var text = "\(location.map { "\($0): " } ?? "")\(severity.rawValue): \(message) [\(id)]"
    if !path.steps.isEmpty { text += "\n  in \(path)" }
    for note in notes {
      text += "\n  \(note.location.map { "\($0): " } ?? "")note: \(note.message)"
    }
    return text
  }
}
