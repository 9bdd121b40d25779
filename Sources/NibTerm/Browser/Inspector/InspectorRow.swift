import NibAnalysis
import NibCore

/// A line of the inspector: what it is about, and what is so.
struct InspectorRow: Hashable, Sendable {
  /// Where a row comes from, which decides how it looks.
  enum Kind: Hashable, Sendable {
    /// What is so, whoever said it: a frame, a class.
    case fact
    /// The document says it.
    case set
    /// The class's own value.
    case standard
    /// The document says it, and it changes nothing here.
    case ignored
    /// The document says it, and nothing here understands it.
    case unsupported
    /// The other end of a connection.
    case link
    /// A constraint, and how it stands.
    case constraint(NibConstraintState)
    /// Something that is wrong or worth telling.
    case diagnostic(Diagnostic.Severity)
  }

  /// Empty for rows that are sentences.
  var label = ""
  var value: String
  /// What is told beside the value, faintly.
  var note = ""
  /// A reminder of what the parts of the value are; it is left out where there is no room beside the value.
  var hint = ""
  var kind = Kind.fact
  /// The id of the object that the row leads to.
  var target: String?
  /// Where the document says it.
  var location: SourceLocation?
  /// What is copied of the row, if not the value as it is shown.
  var copyText: String?

  /// The text to copy.
  var copied: String { copyText ?? value }
}

/// Rows under a heading.
struct InspectorSection: Hashable, Sendable {
  /// Stable: folds go by it.
  let title: String
  let rows: [InspectorRow]
  /// Whether the rows are folded until someone opens them.
  var isFoldedAtFirst = false
}
