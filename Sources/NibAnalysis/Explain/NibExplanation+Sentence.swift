import NibCore

extension NibExplanation {
  package struct Sentence: Hashable, Sendable {
    /// The kind of statement that a sentence makes. The cases are in the order of the parts of an explanation.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
      /// The explained object and its value.
      case headline
      case equation
      /// A demand that determines the value.
      case reason
      /// Additional information.
      case note
      /// A demand that is not satisfied.
      case lost
      /// A bound that holds without being reached.
      case slack
      /// Constraints that cannot all hold.
      case conflict
      case change
      /// Values that the constraints do not determine.
      case ambiguity
    }

    package let kind: Kind
    /// The sentence on one line. It begins with a lowercase letter and has no full stop.
    package let text: String
    /// The id of the constraint or view that the sentence is about.
    package let objectID: String?
    /// The position of that constraint or view in the document.
    package let location: SourceLocation?

    init(_ kind: Kind, _ text: String, _ origin: NibOrigin? = nil) {
      self.kind = kind
      self.text = text
      objectID = origin.map(\.id).flatMap { $0.isEmpty ? nil : $0 }
      location = origin?.element.location
    }
  }

  /// All sentences as text with their positions in the file. The rows that determine an edge follow its equation;
  /// all other sentences follow a heading for their kind. The text ends with a line break.
  package var rendered: String {
    var text = ""
    var heading: String?
    for sentence in sentences {
      let own = sentence.kind.heading
      if let own, own != heading { text += "\(own)\n" }
      heading = own
      let place = sentence.location.map { "  [\($0)]" } ?? ""
      text += VisibleText.line("\(sentence.kind.isAtTop ? "" : "  ")\(sentence.text)\(place)") + "\n"
    }
    return text
  }
}

extension NibExplanation.Sentence.Kind {
  /// Whether sentences of this kind are not indented, because they head the lines that follow.
  fileprivate var isAtTop: Bool { self == .headline || self == .equation }

  /// The heading of this kind; `nil` if it needs none.
  fileprivate var heading: String? {
    switch self {
    case .headline, .equation, .reason: nil
    case .note: "note"
    case .lost: "not satisfied"
    case .slack: "room to spare"
    case .conflict: "conflict"
    case .change: "would change"
    case .ambiguity: "not determined"
    }
  }
}
