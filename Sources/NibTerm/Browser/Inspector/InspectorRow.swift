import NibAnalysis
import NibCore

/// A row of the inspector: a label and a value.
struct InspectorRow: Hashable, Sendable {
  /// The origin of a row's value, which determines its style.
  enum Kind: Hashable, Sendable {
    /// A fact of any origin, for example a frame or a class.
    case fact
    /// A value that the document sets.
    case set
    /// The class's default value.
    case standard
    /// A value that the document sets, but that has no effect here.
    case ignored
    /// A value that the document sets, but that this program does not support.
    case unsupported
    /// The other end of a connection.
    case link
    /// A constraint with its state.
    case constraint(NibConstraintState)
    /// A problem or a note.
    case diagnostic(Diagnostic.Severity)
  }

  /// Empty for rows that are sentences.
  var label = ""
  var value: String
  /// Dim text beside the value.
  var note = ""
  /// A legend for the parts of the value. Omitted if it does not fit beside the value.
  var hint = ""
  var kind = Kind.fact
  /// The id of the object that the row links to.
  var target: String?
  /// The location of the value in the document.
  var location: SourceLocation?
  /// The text to copy, if it differs from the shown value.
  var copyText: String?

  /// The text to copy.
  var copied: String { copyText ?? value }
}

/// Rows under a heading.
struct InspectorSection: Hashable, Sendable {
  /// The title. It also identifies the section, for example when the pane stores which sections are folded.
  let title: String
  let rows: [InspectorRow]
  /// Whether the section is folded initially.
  var isFoldedAtFirst = false
}
