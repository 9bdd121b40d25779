import NibAnalysis
import NibCore

/// One change of an object, as a person would describe it.
package struct DocumentChange: Hashable, Sendable {
  /// A kind of change of a `subject`.
  package enum Action: String, Sendable {
    case added, removed, moved, changed

    /// The action that turns a value of the old version into that of the new one. A value is `nil` if its version does
    /// not have it.
    init<Value>(from old: Value?, to new: Value?) {
      self =
        switch (old, new) {
        case (nil, .some): .added
        case (.some, nil): .removed
        default: .changed
        }
    }
  }

  /// The kind of thing that changed.
  package enum Subject: String, Sendable {
    case object
    /// An attribute, or another value of the object.
    case attribute
    /// A layout constraint, as a sentence.
    case constraint
    case outlet, action, segue
    /// An image or color that the document lists in its resources.
    case resource
  }

  package let action: Action
  package let subject: Subject
  /// The attribute's name, the sentence of a constraint, or the words for a connection; empty for an object.
  package let name: String
  /// The value in the old version, in words; `nil` if there was none.
  package let old: String?
  /// The value in the new version, in words; `nil` if there is none.
  package let new: String?
  /// A consequence for other files, such as translations; `nil` if there is none.
  package let note: String?
  /// The place in the old version.
  package let oldLocation: SourceLocation?
  /// The place in the new version.
  package let newLocation: SourceLocation?

  init(
    _ action: Action, _ subject: Subject, _ name: String = "", old: String? = nil, new: String? = nil,
    note: String? = nil, at oldLocation: SourceLocation?, _ newLocation: SourceLocation?
  ) {
    (self.action, self.subject, self.name) = (action, subject, name)
    if let old, let new {
      (self.old, self.new) = CodePoints.distinguishing(old, new)
    } else {
      (self.old, self.new) = (old, new)
    }
    self.note = note
    (self.oldLocation, self.newLocation) = (oldLocation, newLocation)
  }
}
