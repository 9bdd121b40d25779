import NibAnalysis
import NibCore

/// Tries remedies, and puts them into an order.
struct RemedyRanking: Sendable {
  /// The document without a remedy.
  let base: UnsavedDocument
  /// The options with which it is shown.
  let shown: LayoutOptions
  let others: TrialOptions
  /// The objects whose scenes are laid out.
  let ids: Set<String>

  /// The maximum number of remedies that are tried.
  private static let maximumTrials = 12

  /// The possible changes with what follows from them, the safest first. Changes with the same result are listed once.
  func sorted(_ choices: [RemedyChoice]) -> [RemedyChoice] {
    let trials = RemedyTrials(base.document, options: [shown] + others.all, scenesOf: ids)
    // If only the canvas is too small, the constraints are right.
    let isOfCanvas = choices.contains(where: \.isOfConflict) && trials.conflictsOnlyAsShown
    let choices = choices + (isOfCanvas ? [RemedyChoice(showing: others.device)].compactMap { $0 } : [])
    guard choices.count > 1 else { return choices }
    var seen: Set<[UInt8]> = []
    var tried: [(choice: RemedyChoice, rank: [Int])] = []
    for choice in choices.prefix(RemedyRanking.maximumTrials) {
      if case .device = choice.change {
        tried.append((choice, [0]))
        continue
      }
      guard let document = choice.document(after: base), seen.insert(document.source).inserted else {
        continue
      }
      let result = trials.result(of: document)
      var choice = choice
      choice.consequences = result.words
      let isFirst = isOfCanvas && choice.isOfCanvas && result.goneCount > 0 && result.newCount == 0
      tried.append((choice, [isFirst ? 0 : 1] + result.rank))
    }
    let order = tried.indices.sorted { first, second in
      let (a, b) = (tried[first].rank, tried[second].rank)
      return a == b ? first < second : a.lexicographicallyPrecedes(b)
    }
    return order.map { tried[$0].choice } + choices.dropFirst(RemedyRanking.maximumTrials)
  }
}
