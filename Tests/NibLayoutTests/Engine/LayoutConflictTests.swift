import Testing

@testable import NibLayout

/// Constraints that cannot all be satisfied, and constraints that are invalid.
struct LayoutConflictTests {
  @Test("Duplicate and redundant constraints do not conflict") func redundantConstraints() {
    var problem = LayoutProblem(width: 320, height: 100)
    let box = problem.addContent("box", width: nil, height: nil)
    problem.pin(box, [(.left, 10), (.left, 10), (.right, -10), (.top, 0), (.bottom, 0), (.centerX, 0)])
    problem.set(box, .width, 300)
    problem.set(box, .width, 300, .lessThanOrEqual)
    problem.relate(box, .width, .equal, 0, .width, multiplier: 300.0 / 320)
    let solution = problem.solved()
    #expect(solution.conflicts == [])
    #expect(solution.text[box] == "10 0 300 100")
  }

  @Test("The last constraint of a conflict is broken") func brokenConstraint() {
    var problem = LayoutProblem(width: 320, height: 100)
    let box = problem.addContent("box", width: nil, height: nil)
    let other = problem.addContent("", width: 5, height: 5)
    problem.pin(other, [(.left, 0), (.top, 0)])
    problem.pin(box, [(.left, 10), (.top, 0), (.bottom, 0), (.right, -10)])
    problem.set(box, .width, 200)
    let solution = problem.solved()
    #expect(solution.conflicts == [LayoutConflict(constraints: [2, 5, 6], broken: 6, rootLengths: [.width])])
    #expect(solution.text[box] == "10 0 300 100")
    #expect(solution.violations == [6: 100])
  }

  @Test("Violations are measured from the real end of a guide with a negative height")
  func violationOfNegativeGuide() {
    // The safe area of a root that is lower than its insets: its end, 26, is above its beginning.
    var problem = LayoutProblem(width: 393, height: 60)
    var item = LayoutProblem.Item(parent: 0, name: "safe area")
    item.canBeNegative = true
    let guide = problem.addItem(item)
    problem.pin(guide, [(.left, 0), (.right, 0), (.top, 118), (.bottom, -34)])
    let box = problem.addContent("box", width: nil, height: nil)
    problem.set(box, .height, 20)
    problem.pin(box, to: guide, [(.left, 0), (.right, 0), (.top, 0), (.bottom, 0)])
    let solution = problem.solved()
    #expect(solution.text[guide] == "0 118 393 0")
    #expect(solution.conflicts.map(\.broken) == [8])
    #expect(solution.violations == [8: 112])
  }

  @Test("A constraint that is not breakable holds in a conflict") func unbreakableConstraint() {
    var problem = LayoutProblem(width: 320, height: 100)
    let guide = problem.addContent("guide", width: nil, height: nil)
    problem.pin(guide, [(.top, 0), (.bottom, 0), (.left, 0), (.right, 0)])
    problem.addConstraint(
      LayoutProblem.Constraint(
        first: guide, .right, .equal, constant: 280, identifier: 77, protection: .system))
    let solution = problem.solved()
    #expect(solution.conflicts == [LayoutConflict(constraints: [3, 77], broken: 3, rootLengths: [.width])])
    #expect(solution.text[guide] == "0 0 280 100")
  }

  @Test("Each conflict is reported") func severalConflicts() {
    var problem = LayoutProblem(width: 320, height: 100)
    for _ in 0..<2 {
      let box = problem.addContent("box", width: 10, height: 10)
      problem.pin(box, [(.top, 0), (.left, 0), (.left, 7)])
    }
    #expect(
      problem.solved().conflicts == [
        LayoutConflict(constraints: [1, 2], broken: 2), LayoutConflict(constraints: [4, 5], broken: 5),
      ])
  }

  @Test("Constraints that make a length negative conflict, and one is broken") func negativeLength() {
    var problem = LayoutProblem(width: 43, height: 43)
    let tile = problem.addContent("tile", width: nil, height: nil)
    problem.pin(tile, [(.left, 30), (.right, -30), (.top, 30), (.bottom, -30)])
    let solution = problem.solved()
    #expect(
      solution.conflicts == [
        LayoutConflict(
          constraints: [0, 1], broken: 1, nonnegative: [LayoutLength(tile, .width)], rootLengths: [.width]),
        LayoutConflict(
          constraints: [2, 3], broken: 3, nonnegative: [LayoutLength(tile, .height)], rootLengths: [.height]),
      ])
    #expect(solution.text[tile].hasPrefix("30 30 "))
  }

  @Test("An optional constraint is violated before a length becomes negative") func optionalConstraint() {
    var problem = LayoutProblem(width: 43, height: 43)
    let tile = problem.addContent("tile", width: nil, height: nil)
    problem.pin(tile, [(.left, 30), (.top, 0), (.bottom, 0)])
    problem.relate(tile, .right, .equal, 0, .right, -30, priority: 999)
    let solution = problem.solved()
    #expect(solution.conflicts == [])
    #expect(solution.text[tile] == "30 0 0 43")
  }

  @Test("Constraints with invalid numbers or items are left out") func invalidConstraints() {
    var problem = LayoutProblem(width: 100, height: 100)
    let box = problem.addContent("box", width: 10, height: 20)
    problem.pin(box, [(.left, 1), (.top, 2)])
    for number in [Double.nan, .infinity, -.infinity, 1e308, 1e9] {
      problem.pin(box, [(.left, number)])
      problem.relate(box, .left, .equal, 0, .width, multiplier: number)
    }
    problem.relate(7, .left, .equal, box, .left)
    problem.relate(box, .left, .equal, -1, .left)
    var withInvalidReference = LayoutProblem.Constraint(first: box, .left, .equal, constant: 50)
    withInvalidReference.reference = 99
    problem.addConstraint(withInvalidReference)
    problem.set(box, .left, 60, priority: .nan)
    let solution = problem.solved()
    #expect(solution.text == ["0 0 100 100", "1 2 10 20"])
    #expect(solution.conflicts == [])
  }

  @Test("Items with invalid numbers give finite frames") func invalidItems() {
    var problem = LayoutProblem(width: .nan, height: 1e308)
    var item = LayoutProblem.Item(parent: 55)
    item.intrinsicWidth = .infinity
    item.intrinsicHeight = .nan
    item.firstBaseline = .nan
    item.hint = LayoutRect(x: .nan, y: 1, width: .infinity, height: 2)
    item.hugging.width = .nan
    let id = problem.addItem(item)
    problem.set(id, .firstBaseline, 3)
    let solution = problem.solved { _, _ in LayoutProblem.MeasuredContent(height: .nan) }
    let numbers = solution.frames.flatMap { [$0.x, $0.y, $0.width, $0.height] }
    #expect(numbers.filter { !$0.isFinite } == [])
  }

  /// 120 views with margins that are larger than the root.
  @Test("At most 100 conflicts are reported") func manyConflicts() {
    var problem = LayoutProblem(width: 3, height: 1000)
    for _ in 0..<120 {
      let id = problem.addItem(LayoutProblem.Item(parent: 0))
      problem.pin(id, [(.left, 2), (.right, -2), (.top, 0), (.bottom, 0)])
    }
    let solution = problem.solved()
    #expect(solution.conflicts.count == 100)
    #expect(solution.frames.suffix(20).allSatisfy { $0.width == 0 && $0.height == 1000 })
  }

  /// Multipliers as small and values as large as the most extreme ones of real documents.
  @Test("Small multipliers and large values keep their precision") func precision() {
    var problem = LayoutProblem(width: 1e7, height: 100)
    let box = problem.addContent("box", width: nil, height: nil)
    problem.pin(box, [(.top, 0), (.bottom, 0), (.left, 0)])
    problem.relate(box, .width, .equal, 0, .width, multiplier: 0.0083333)
    problem.relate(box, .width, .lessThanOrEqual, 0, .width, multiplier: 0.0083333)
    let solution = problem.solved()
    #expect(solution.conflicts == [])
    #expect(abs(solution.frames[box].width - 83333) < 1e-6)
  }
}
