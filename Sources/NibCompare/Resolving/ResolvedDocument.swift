import NibFormats

/// A document after some of its conflicts were resolved.
package struct ResolvedDocument {
  /// The text.
  package let bytes: [UInt8]
  package let states: [State]
  /// The ids of constraints, connections and similar elements that were removed because they need an object
  /// that is no longer there, sorted.
  package var removed: [String] = []

  /// The state of a conflict after the decisions.
  package enum State: Hashable, Sendable {
    case unresolved
    case resolved(ConflictChoice)
    /// The conflict was in or on an element that the decision for another conflict removed or replaced.
    case gone
    /// The chosen version cannot be used, because the document does not say enough about it. The text is the end of a
    /// sentence.
    case unknown(String)
    /// The chosen element needs an object that is not in the document, so it was removed.
    case impossible(missing: String)
  }

  /// The number of conflicts that are left.
  package var unresolvedCount: Int {
    states.count {
      switch $0 {
      case .unresolved, .unknown: true
      case .resolved, .gone, .impossible: false
      }
    }
  }
}
