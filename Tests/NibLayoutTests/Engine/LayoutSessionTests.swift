import TestSupport
import Testing

@testable import NibLayout

/// Incremental resizing gives the same result as solving again from the start.
struct LayoutSessionTests {
  @Test("Resizing gives the frames of a new solution without building a new solver") func resizing() {
    let session = LayoutSession(RandomLayout.column(20, seed: 1))
    _ = session.solve()
    for (width, height) in [(320.0, 480.0), (1024, 768), (200, 100), (375, 667), (320, 480)] {
      session.resize(width: width, height: height)
      #expect(session.solve().text == session.problem.solved().text)
    }
    #expect(session.rebuildCount == 1)
  }

  @Test("A conflict at a small size disappears at a larger size") func resizingConflict() {
    var problem = LayoutProblem(width: 320, height: 100)
    let box = problem.addContent("box", width: nil, height: nil)
    problem.pin(box, [(.left, 0), (.right, 0), (.top, 0), (.bottom, 0)])
    problem.set(box, .width, 200, .greaterThanOrEqual)
    let session = LayoutSession(problem)
    #expect(session.solve().conflicts == [])
    session.resize(width: 100, height: 100)
    #expect(
      session.solve().conflicts == [LayoutConflict(constraints: [0, 1, 4], broken: 4, rootLengths: [.width])])
    session.resize(width: 300, height: 100)
    let solution = session.solve()
    #expect(solution.conflicts == [])
    #expect(solution.text[box] == "0 0 300 100")
  }

  @Test("A resized random layout has the frames of a new solution") func randomResizing() {
    for seed in 1...PropertySeeds.count(20) {
      var random = SeededRandom(seed: UInt64(seed))
      let session = LayoutSession(RandomLayout.tree(12, seed: seed))
      for round in 1...4 {
        session.resize(
          width: .random(in: 50...900, using: &random), height: .random(in: 50...900, using: &random))
        #expect(session.solve().text == session.problem.solved().text, "seed \(seed), round \(round)")
      }
    }
  }
}
