import NibSupport

/// The lists of a document that have most texts of lists whose objects are gone. Such an object has another id now.
struct ListPairs {
  /// The new lists by the old ones. Each list is in one pair.
  private(set) var pairs: [TextList: TextList] = [:]
  /// The old lists to which several lists are equally close, or the other way round.
  private(set) var undecided: Set<TextList> = []

  /// The number of pairs that are compared. No list is matched if there are more.
  private static let limit = 100_000

  /// - Parameters:
  ///   - old: the texts of lists that the document does not have any more.
  ///   - new: the texts of lists that the file does not have.
  ///   - canBeSame: returns whether two lists can belong to the same object.
  init(
    _ old: [TextList: [String]], _ new: [TextList: [String]], canBeSame: (TextList, TextList) -> Bool
  ) {
    guard !old.isEmpty, !new.isEmpty, old.count * new.count <= Self.limit else { return }
    var oldBest: [TextList: (score: Double, lists: [TextList])] = [:]
    var newBest = oldBest
    func add(_ list: TextList, _ score: Double, to best: inout (score: Double, lists: [TextList])?) {
      let known = best?.score ?? 0
      if score > known { best = (score, [list]) } else if score == known { best?.lists.append(list) }
    }
    for (list, texts) in old {
      for (newList, newTexts) in new where newList.name == list.name && canBeSame(list, newList) {
        let score = Self.score(texts, newTexts)
        guard score > 0.5 else { continue }
        add(newList, score, to: &oldBest[list])
        add(list, score, to: &newBest[newList])
      }
    }
    for (list, best) in oldBest {
      guard let newList = best.lists.first else { continue }
      if best.lists.count == 1, newBest[newList]?.lists == [list] {
        pairs[list] = newList
      } else if best.lists.count > 1 || newBest[newList]?.lists.contains(list) ?? false {
        undecided.insert(list)
      }
    }
  }

  /// The part of the texts of two lists that both have, from 0 to 1.
  private static func score(_ old: [String], _ new: [String]) -> Double {
    var counts = Dictionary(old.map { (ExactText($0), 1) }, uniquingKeysWith: +)
    var shared = 0
    for text in new {
      guard let count = counts[text: text], count > 0 else { continue }
      counts[text: text] = count - 1
      shared += 1
    }
    return Double(2 * shared) / Double(old.count + new.count)
  }
}
