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
  public var path: ObjectPath
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

  /// The diagnostic as text: `file:line:column: severity: message [id]`, then the name of the object or the object path,
  /// then the notes; no trailing newline.
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

/// The path from an object to the root of its document, leaf first.
public struct ObjectPath: Hashable, Sendable, CustomStringConvertible {
  /// One object on the path.
  public struct Step: Hashable, Sendable {
    /// The object's custom class if it has one, otherwise its built-in class.
    public var className: String
    /// The object's id in the document.
    public var id: String
    /// The name that the user gave the object in Interface Builder.
    public var userLabel: String?
    /// The number of the object's element in its document; `nil` if the object is known only by its id, which another
    /// object can have too.
    package var element: Int?

    /// Creates a step from an object's class, id and label.
    package init(className: String, id: String, userLabel: String? = nil, element: Int? = nil) {
      self.className = className
      self.id = id
      self.userLabel = userLabel
      self.element = element
    }
  }

  /// The objects, leaf first.
  public var steps: [Step]
  /// The name of the first object as people know it, such as `label "Symbol" (in MyCell)`; `nil` if it has not been
  /// determined.
  package var name: String?

  /// Creates a path from its steps, leaf first.
  package init(_ steps: [Step] = []) { self.steps = steps }

  /// The steps as text, leaf first: `UILabel#G3a-p1-jLE "Symbol" < UITableViewCell#KGk-i7-Jjw`.
  public var description: String {
    steps.map { "\($0.className)#\($0.id)\($0.userLabel.map { " \"\($0)\"" } ?? "")" }
      .joined(separator: " < ")
  }
}

/// A place in a file that a diagnostic refers to.
///
/// `line` and `column` are 1-based. `column` counts UTF-8 bytes; `offset` counts bytes from the start of the
/// file (or from the start of its text as UTF-8, if the file has another encoding). `line` is 0 for a place in a binary
/// file, and for an element that does not come from a file.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The name of the file, as passed to the reader.
  public var file: String
  /// The 1-based line; 0 if there is none.
  public var line: Int
  /// The 1-based column in UTF-8 bytes.
  public var column: Int
  /// The offset in bytes from the start of the file.
  public var offset: Int

  /// Creates a location. Without a line, it is that of the file as a whole.
  package init(file: String, line: Int = 0, column: Int = 0, offset: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// `file:line:column`, the form that editors and CI logs turn into links. A place without a line, such as
  /// one in a binary file, is written as the file name alone.
  public var description: String { line > 0 ? "\(file):\(line):\(column)" : file }
}
