import NibAnalysis
import NibCore

/// A row of the inspector: a label and a value. It can lead to another object, and be copied.
struct InspectorRow: Hashable, Sendable {
  /// The meaning or origin of a row's value, which determines its style.
  enum Kind: Hashable, Sendable {
    /// A value that is computed, such as a frame, or that identifies the object, such as a class.
    case fact
    /// A value that the document sets.
    case set
    /// The class's default value.
    case standard
    /// A value that the document sets, but that has no effect here.
    case ignored
    /// A value that the document sets, but that this program does not support.
    case unsupported
    /// A reference to another object, for example the other end of a connection.
    case link
    case constraint(NibConstraintState)
    /// A problem or a note.
    case diagnostic(Diagnostic.Severity)
    /// An object that differs between two versions, with a sign as its label.
    case change(ChangeMark)
  }

  /// A value that a row shows and that can be edited.
  enum Edit: Hashable, Sendable {
    /// A property of the object that the inspector shows, by its name or path.
    case property(String)
    /// The values of a constraint, by its id.
    case constraint(String)
  }

  /// The label; empty for rows that are sentences.
  var label = ""
  var value: String
  /// Dim text after the value, on separate lines if it does not fit beside the value.
  var note = ""
  /// Dim text that explains the parts of the value, such as "x y width height". Omitted if it does not fit beside the
  /// value, or if there is a note.
  var hint = ""
  var kind = Kind.fact
  /// The id of the object that the row links to.
  var target: String?
  /// The location of the value in the document.
  var location: SourceLocation?
  /// The value that the row shows and that can be edited; `nil` for other rows.
  var edit: Edit?
  /// The text to copy, if it differs from the shown value.
  var copyText: String?

  /// The text that the copy menu offers for the row.
  var textToCopy: String { copyText ?? value }
}
