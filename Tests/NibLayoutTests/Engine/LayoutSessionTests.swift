import TestSupport
import Testing

@testable import NibLayout

/// Incremental changes give the same result as solving again from the start.
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

  @Test("Only the first change of a constant builds a new solver") func changedConstants() {
    var problem = LayoutProblem(width: 320, height: 100)
    let box = problem.addContent("box", width: 10, height: 10)
    problem.pin(box, [(.left, 0), (.top, 0)])
    let session = LayoutSession(problem)
    _ = session.solve()
    for constant in [5.0, 6, 7] {
      session.setConstant(constant, ofConstraint: 0)
      #expect(session.solve().frames[box].x == constant)
    }
    #expect(session.rebuildCount == 2)
  }

  @Test("Constraints can be added and removed between solutions") func addingAndRemoving() {
    var problem = LayoutProblem(width: 320, height: 100)
    let box = problem.addContent("box", width: 10, height: 10)
    problem.pin(box, [(.left, 0), (.top, 0)])
    let session = LayoutSession(problem)
    #expect(session.solve().text[box] == "0 0 10 10")
    let index = session.addConstraint(
      LayoutProblem.Constraint(first: box, .width, .equal, second: 0, .width, multiplier: 0.5, identifier: 9))
    #expect(session.solve().text[box] == "0 0 160 10")
    #expect(session.rebuildCount == 1)
    session.addConstraint(LayoutProblem.Constraint(first: box, .width, .equal, constant: 30, identifier: 10))
    #expect(
      session.solve().conflicts == [LayoutConflict(constraints: [9, 10], broken: 10, rootLengths: [.width])])
    session.removeConstraint(at: index)
    #expect(session.solve().text[box] == "0 0 30 10")
    // A priority that no constraint had before creates a new level.
    session.addConstraint(LayoutProblem.Constraint(first: box, .height, .equal, constant: 44, priority: 333))
    #expect(session.solve().text[box] == "0 0 30 44")
  }

  @Test("Adding and removing a constraint builds no new solver") func incrementalRemoval() {
    let session = LayoutSession(RandomLayout.column(20, seed: 1))
    let before = session.solve().text
    for identifier in 1000..<1010 {
      let index = session.addConstraint(
        LayoutProblem.Constraint(
          first: 2, .width, .lessThanOrEqual, constant: 90, priority: 1000, identifier: identifier))
      #expect(session.solve().text == session.problem.solved().text)
      session.removeConstraint(at: index)
      #expect(session.solve().text == before)
    }
    #expect(session.rebuildCount == 1)
  }

  @Test("Any constraint of a random layout can be removed") func randomRemoval() {
    for seed in 1...PropertySeeds.count(15) {
      var random = SeededRandom(seed: UInt64(seed))
      let session = LayoutSession(RandomLayout.tree(10, seed: seed))
      _ = session.solve()
      for round in 1...6 {
        session.removeConstraint(at: .random(in: session.problem.constraints.indices, using: &random))
        #expect(session.solve().text == session.problem.solved().text, "seed \(seed), round \(round)")
        session.resize(width: .random(in: 50...900, using: &random), height: 400)
        #expect(
          session.solve().text == session.problem.solved().text, "seed \(seed), round \(round), resized")
      }
    }
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
