import Testing

@testable import NibAnalysis
@testable import NibCore
@testable import NibLayout

/// The elimination that finds which rows add up to the value of an edge.
@Suite struct EliminationTests {
  private func terms(_ pairs: (Simplex.Symbol, Double)...) -> [Simplex.Term] {
    pairs.map { Simplex.Term($0.0, $0.1) }
  }

  @Test("A combination lists the rows that add up to the given terms, and their factors") func combination() {
    var elimination = Elimination()
    elimination.add(7, terms((1, 1), (2, -1)))
    elimination.add(3, terms((2, 2), (3, 1)))
    elimination.add(9, terms((3, 4)))
    let sum = elimination.combination(terms((1, 1)))
    #expect(sum?.map(\.row) == [3, 7, 9])
    #expect(sum?.map(\.factor) == [0.5, 1, -0.125])
    #expect(elimination.combination(terms((4, 1))) == nil)
    #expect(elimination.combination([])?.isEmpty == true)
  }

  @Test("A row that follows from earlier rows is not used") func dependentRow() {
    var elimination = Elimination()
    elimination.add(0, terms((1, 1), (2, 1)))
    elimination.add(1, terms((2, 2), (1, 2)))
    elimination.add(2, terms((2, 1)))
    #expect(elimination.combination(terms((1, 3)))?.map(\.row) == [0, 2])
  }

  @Test("Repeated terms of a row are added") func repeatedTerms() {
    var elimination = Elimination()
    elimination.add(0, terms((1, 1), (1, 1)))
    #expect(elimination.combination(terms((1, 1)))?.map(\.factor) == [0.5])
  }
}
