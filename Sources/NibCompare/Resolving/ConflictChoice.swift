/// The version, or both versions, that the user chooses to resolve a conflict.
package enum ConflictChoice: String, CaseIterable, Sendable {
  case base, ours, theirs
  /// The element of ours and then that of theirs.
  case both

  /// The version that is chosen; `nil` for both.
  package var side: ConflictSide? { ConflictSide(rawValue: rawValue) }

  package init(_ side: ConflictSide) {
    switch side {
    case .base: self = .base
    case .ours: self = .ours
    case .theirs: self = .theirs
    }
  }
}
