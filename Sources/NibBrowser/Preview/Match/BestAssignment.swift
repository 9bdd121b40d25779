/// Assigns columns to views one to one, so that the sum of the scores is as large as possible.
enum BestAssignment {
  /// The maximum number of columns or views for which the largest sum is computed. If there are more, the pairs with
  /// the highest scores are taken one by one.
  private static let limit = 120

  /// The weight of one point of a score. It is so large that the order of columns and views only decides between
  /// assignments with the same total score.
  private static let weight = 2 * limit * limit * limit

  /// The chosen candidates, by the indices of their columns.
  ///
  /// - Parameter candidates: the possible views of each column. Columns without candidates are left out.
  static func of(_ candidates: [(column: Int, views: [MatchCandidate])]) -> [Int: MatchCandidate] {
    let views = Set(candidates.flatMap { $0.views.map(\.view) }).sorted()
    guard candidates.count <= limit, views.count <= limit else { return greedy(candidates) }
    return optimal(candidates, views)
  }

  /// Takes the pairs in descending order of their scores. Cost: O(pairs · log pairs).
  private static func greedy(_ candidates: [(column: Int, views: [MatchCandidate])]) -> [Int: MatchCandidate]
  {
    let pairs = candidates.flatMap { column, views in views.map { (column: column, candidate: $0) } }
    let sorted = pairs.sorted {
      ($1.candidate.score, $0.column, $0.candidate.view) < ($0.candidate.score, $1.column, $1.candidate.view)
    }
    var result: [Int: MatchCandidate] = [:]
    var usedViews: Set<Int> = []
    for pair in sorted where result[pair.column] == nil {
      guard usedViews.insert(pair.candidate.view).inserted else { continue }
      result[pair.column] = pair.candidate
    }
    return result
  }

  /// The Hungarian algorithm. Each column can also stay without a view, which costs nothing. Cost: O(columns² ·
  /// (columns
  /// + views)).
  private static func optimal(
    _ candidates: [(column: Int, views: [MatchCandidate])], _ views: [Int]
  ) -> [Int: MatchCandidate] {
    let positions = Dictionary(uniqueKeysWithValues: views.enumerated().map { ($1, $0) })
    let (rows, width) = (candidates.count, views.count + candidates.count)
    var costs = [[Int]](repeating: [Int](repeating: 0, count: width), count: rows)
    for (row, candidate) in candidates.enumerated() {
      for view in candidate.views {
        let place = positions[view.view] ?? 0
        // Of several assignments with the same total, prefer the one that keeps the order of columns and views.
        costs[row][place] = -view.score * weight + (row - place) * (row - place)
      }
    }
    // Index 0 of the arrays stands for no row and no place, as is usual for this algorithm.
    var rowPotential = [Int](repeating: 0, count: rows + 1)
    var placePotential = [Int](repeating: 0, count: width + 1)
    var rowOfPlace = [Int](repeating: 0, count: width + 1)
    for row in stride(from: 1, through: rows, by: 1) {
      rowOfPlace[0] = row
      var place = 0
      var least = [Int](repeating: .max, count: width + 1)
      var previous = [Int](repeating: 0, count: width + 1)
      var isUsed = [Bool](repeating: false, count: width + 1)
      repeat {
        isUsed[place] = true
        let current = rowOfPlace[place]
        var (step, next) = (Int.max, 0)
        for candidate in 1...width where !isUsed[candidate] {
          let reduced = costs[current - 1][candidate - 1] - rowPotential[current] - placePotential[candidate]
          if reduced < least[candidate] { (least[candidate], previous[candidate]) = (reduced, place) }
          if least[candidate] < step { (step, next) = (least[candidate], candidate) }
        }
        for other in 0...width {
          if isUsed[other] {
            rowPotential[rowOfPlace[other]] += step
            placePotential[other] -= step
          } else if least[other] != .max {
            least[other] -= step
          }
        }
        place = next
      } while rowOfPlace[place] != 0
      repeat {
        rowOfPlace[place] = rowOfPlace[previous[place]]
        place = previous[place]
      } while place != 0
    }
    var result: [Int: MatchCandidate] = [:]
    for place in views.indices where rowOfPlace[place + 1] > 0 {
      let candidate = candidates[rowOfPlace[place + 1] - 1]
      result[candidate.column] = candidate.views.first { $0.view == views[place] }
    }
    return result
  }
}
