import NibCompare
import NibCore

/// The version chosen for each conflict of a document, and the document that follows.
package struct ConflictDecisions {
  let document: ConflictedDocument
  private(set) var choices: [ConflictChoice?]
  package private(set) var result: ResolvedDocument
  /// The conflicts that could not be resolved in the wanted way, with the reasons as ends of sentences.
  package private(set) var refusals: [(conflict: Int, reason: String)] = []

  init(_ document: ConflictedDocument) throws(ConflictProblem) {
    self.document = document
    choices = document.conflicts.map { _ in nil }
    result = try document.resolved(choices)
  }

  /// The same version for all conflicts, one after the other.
  package init(taking side: ConflictChoice, in document: ConflictedDocument) throws(ConflictProblem) {
    try self.init(document)
    var all = document.conflicts.map { _ in Optional(side) }
    if side == .both {
      for (index, conflict) in document.conflicts.enumerated() {
        guard let reason = conflict.reasonAgainstBoth else { continue }
        all[index] = nil
        refusals.append((index, reason))
      }
    }
    if let whole = try? document.resolved(all), whole.unresolvedCount <= refusals.count, !whole.hasImpossible
    {
      (choices, result) = (all, whole)
      return
    }
    for index in choices.indices where all[index] != nil && result.states[index] == .unresolved {
      if let reason = choose(side, for: index) { refusals.append((index, reason)) }
    }
    refusals.sort { $0.conflict < $1.conflict }
    if side == .ours || side == .theirs { leaveOutImpossible(side) }
  }

  /// Takes a version for the conflicts that it cannot resolve because it needs an object that is gone. The element is
  /// gone then, too.
  private mutating func leaveOutImpossible(_ side: ConflictChoice) {
    var all = choices
    for (index, _) in refusals { all[index] = side }
    guard !refusals.isEmpty, let whole = try? document.resolved(all), whole.unresolvedCount == 0
    else { return }
    (choices, result, refusals) = (all, whole, [])
  }

  /// Chooses a version for a conflict; `nil` takes a decision back.
  ///
  /// - Returns: the reason why that is not possible; `nil` if it was done.
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
    states.contains {
      if case .impossible = $0 { return true }
      return false
    }
  }
}
