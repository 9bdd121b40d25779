import NibCore

extension NibExplanation {
  /// One thing worth knowing.
  package struct Sentence: Hashable, Sendable {
    /// What a sentence is about; also the order of the parts of an explanation.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
      /// What is explained, and its value.
      case headline
      /// The same as arithmetic.
      case equation
      /// One of the demands that fix it.
      case reason
      /// Something to know besides.
      case note
      /// A demand that does not hold.
      case lost
      /// A bound that holds with room to spare.
      case slack
      /// Constraints that cannot hold together.
      case conflict
      /// What something else would lead to.
      case change
      /// What the constraints leave open.
      case ambiguity
    }

    package let kind: Kind
    /// A sentence without a capital and without a full stop; one line.
    package let text: String
    /// The id of the constraint or view that the sentence is about.
    package let objectID: String?
    /// Where that stands in the document.
    package let location: SourceLocation?

    init(_ kind: Kind, _ text: String, _ origin: NibOrigin? = nil) {
      self.kind = kind
      self.text = text
      objectID = origin.map(\.id).flatMap { $0.isEmpty ? nil : $0 }
      location = origin?.element.location
    }
  }

  /// All sentences as text, with their places in the file: what fixes an edge below its equation, all else
  /// below a heading a kind; ends with a line break.
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
  /// Whether it stands at the left, as a heading of what follows.
  fileprivate var isAtTop: Bool { self == .headline || self == .equation }

  /// Nil for what needs none.
  fileprivate var heading: String? {
    switch self {
    case .headline, .equation, .reason: nil
    case .note: "to know"
    case .lost: "lost"
    case .slack: "room to spare"
    case .conflict: "conflict"
    case .change: "would change"
    case .ambiguity: "open"
    }
  }
}
