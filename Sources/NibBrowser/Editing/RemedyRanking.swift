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
  let project: CheckProject
  let configuration: CheckConfiguration

  /// The maximum number of remedies that are tried.
  private static let maximumTrials = 12

  /// The place of a value that the user enters: after changes that are known to resolve a finding, and cause none.
  private static let rankOfValue = [1, 0, 0, 0, 0, 0]

  /// The possible changes with what follows from them, the safest first. Changes with the same result are listed once. Changes
  /// that leave their problem are listed only if no other change is known to solve it.
  func sorted(_ choices: [RemedyChoice]) -> [RemedyChoice] {
    let trials = RemedyTrials(
      base.document, shown: shown, others: others.all, scenesOf: ids, project: project,
      configuration: configuration,
      about: Set(choices.compactMap { $0.problem?.object }))
    let scenes = CanvasScenes(base.document, of: ids)
    // If only the canvas is too small, the constraints are right.
    let isOfCanvas = choices.contains(where: \.isOfConflict) && trials.conflictsOnlyAsShown
    let choices = choices + (isOfCanvas ? [RemedyChoice(showing: others.device)].compactMap { $0 } : [])
    let isCanvasWrong =
      isOfCanvas || choices.allSatisfy { $0.problem.map(FindingRemedies.isOfCanvas) ?? false }
    var seen: Set<[UInt8]> = []
    var tried: [(choice: RemedyChoice, rank: [Int])] = []
    for choice in choices.prefix(RemedyRanking.maximumTrials) {
      switch choice.change {
      case .device:
        tried.append((choice, [0]))
        continue
      case .value:
        tried.append((choice, RemedyRanking.rankOfValue))
        continue
      case .edits, .text: break
      }
      guard let document = choice.document(after: base, in: scenes), seen.insert(document.source).inserted
      else {
        continue
      }
      let result = trials.result(of: document, solving: choice.problem)
      var choice = choice
      (choice.consequences, choice.isUnsolved) = (result.words, result.isUnsolved)
      let isFirst = isCanvasWrong && choice.isOfCanvas && result.goneCount > 0 && result.newCount == 0
      tried.append((choice, [isFirst ? 0 : 1] + result.rank))
    }
    let order = tried.indices.sorted { first, second in
      let (a, b) = (tried[first].rank, tried[second].rank)
      return a == b ? first < second : a.lexicographicallyPrecedes(b)
    }
    let sorted = order.map { tried[$0].choice }
    let solving = sorted.filter { !$0.isUnsolved }
    return (solving.isEmpty ? sorted : solving) + choices.dropFirst(RemedyRanking.maximumTrials)
  }
}
