import NibCompare
import NibCore

/// The version chosen for each conflict of a document, and the resulting document.
package struct ConflictDecisions {
  let document: ConflictedDocument
  private(set) var choices: [ConflictChoice?]
  package private(set) var result: ResolvedDocument
  /// The conflicts for which a version could not be chosen, with the reasons as ends of sentences.
  package private(set) var refusals: [(conflict: Int, reason: String)] = []

  init(_ document: ConflictedDocument) throws(ConflictProblem) {
    self.document = document
    choices = document.conflicts.map { _ in nil }
    result = try document.resolved(choices)
  }

  /// Chooses the same version for all conflicts: at once if possible, or otherwise for one conflict after the other.
  package init(taking side: ConflictChoice, in document: ConflictedDocument) throws(ConflictProblem) {
    try self.init(document)
    var wanted = document.conflicts.map { _ in Optional(side) }
    if side == .both {
      for (index, conflict) in document.conflicts.enumerated() {
        guard let reason = conflict.reasonAgainstBoth else { continue }
        wanted[index] = nil
        refusals.append((index, reason))
      }
    }
    if let result = try? document.resolved(wanted), result.unresolvedCount <= refusals.count,
      !result.hasImpossible
    {
      (choices, self.result) = (wanted, result)
      return
    }
    for index in choices.indices where wanted[index] != nil && result.states[index] == .unresolved {
      if let reason = choose(side, for: index) { refusals.append((index, reason)) }
    }
    refusals.sort { $0.conflict < $1.conflict }
    if side == .ours || side == .theirs { leaveOutImpossible(side) }
  }

  /// Chooses a version even for conflicts whose element needs an object that is gone. These elements are left out of
  /// the document.
  private mutating func leaveOutImpossible(_ side: ConflictChoice) {
    var wanted = choices
    for (index, _) in refusals { wanted[index] = side }
    guard !refusals.isEmpty, let result = try? document.resolved(wanted), result.unresolvedCount == 0
    else { return }
    (choices, self.result, refusals) = (wanted, result, [])
  }

  /// Chooses a version for a conflict; `nil` takes a decision back.
  ///
  /// - Returns: the reason why the version cannot be chosen; `nil` if it was chosen.
  mutating func choose(_ side: ConflictChoice?, for index: Int) -> String? {
    var choices = choices
    choices[index] = side
    let result: ResolvedDocument
    do throws(ConflictProblem) {
      result = try document.resolved(choices)
    } catch {
      return error.diagnostic.message
    }
    if let reason = ConflictDecisions.refusal(result.states[index], choices: choices, index) { return reason }
    (self.choices, self.result) = (choices, result)
    return nil
  }

  /// The reason why a choice is not possible; `nil` if it is.
  private static func refusal(_ state: ResolvedDocument.State, choices: [ConflictChoice?], _ index: Int)
    -> String?
  {
    switch state {
    case .unresolved, .resolved: nil
    case .gone: choices[index] == nil ? nil : "another decision has removed the element"
    case .unknown(let reason): reason
    case .impossible(let id): "it needs the object #\(id), which is not in the document or in another view"
    }
  }
}

extension ResolvedDocument {
  fileprivate var hasImpossible: Bool {
    states.contains { if case .impossible = $0 { true } else { false } }
  }
}
