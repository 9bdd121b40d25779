import Testing

@testable import NibLayout

/// The cell of seed document 000 (see docs/seeds.md): two boxes at the sides and a label between them. The expected
/// frames were computed by hand.
struct SeedCellTests {
  struct Case: CustomTestStringConvertible {
    var width: Double
    var height: Double
    var frames: [String]
    var testDescription: String { "\(width) x \(height)" }
  }

  static let cases = [
    Case(width: 320, height: 110.5, frames: ["0 0 256 110.5", "209.5 0 110.5 110.5", "78.25 14 163.5 82.5"]),
    Case(
      width: 375, height: 110.5, frames: ["0 0 300 110.5", "264.5 0 110.5 110.5", "105.75 14 163.5 82.5"]),
    Case(width: 320, height: 43.5, frames: ["0 0 256 43.5", "276.5 0 43.5 43.5", "78.25 14 163.5 15.5"]),
    Case(width: 100, height: 110.5, frames: ["0 0 80 110.5", "-10.5 0 110.5 110.5", "-31.75 14 163.5 82.5"]),
  ]

  /// The layout of the cell. `hasTopConstraint` adds the constraint of the label's top, which the document leaves
  /// out. Identifiers: 0-3 are the constraints of the magenta box, 4-7 those of the button, 8-9 the label's
  /// horizontal center, which the document has twice, 10 its vertical center, 11 its bottom, 12 its top.
  private func problem(_ width: Double, _ height: Double, bottomMargin: Double = 8, hasTopConstraint: Bool)
    -> LayoutProblem
  {
    var problem = LayoutProblem(width: width, height: height)
    let box = problem.addContent("box", width: nil, height: nil)
    let button = problem.addContent("button", width: nil, height: nil)
    let label = problem.addContent("label", width: 163.5, height: 82.5)
    problem.pin(box, [(.top, 0), (.left, 0), (.bottom, 0)])
    problem.relate(box, .width, .equal, 0, .width, multiplier: 0.8)
    problem.pin(button, [(.right, 0), (.bottom, 0), (.top, 0)])
    problem.relate(button, .width, .equal, button, .height)
    problem.pin(label, [(.centerX, 0), (.centerX, 0)])
    problem.relate(label, .centerY, .equal, box, .centerY)
    problem.pin(label, [(.bottom, -bottomMargin - 6)])
    if hasTopConstraint { problem.pin(label, [(.top, 14)]) }
    return problem
  }

  @Test(
    "The cell has the frames that were computed by hand, without conflict or ambiguity", arguments: cases,
    [false, true])
  func frames(_ example: Case, hasTopConstraint: Bool) {
    let solution = problem(example.width, example.height, hasTopConstraint: hasTopConstraint).solved()
    #expect(solution.text == ["0 0 \(example.text)"] + example.frames)
    #expect(solution.conflicts == [])
    #expect(solution.ambiguous == Array(repeating: [], count: 4))
  }

  @Test("A smaller bottom margin makes the label taller on both sides of its center") func unequalMargins() {
    let solution = problem(320, 110.5, bottomMargin: 4, hasTopConstraint: false).solved()
    #expect(solution.text[3] == "78.25 10 163.5 90.5")
    #expect(solution.conflicts == [])
  }

  @Test("A smaller bottom margin contradicts the constraint of the label's top") func contradictedTop() {
    let solution = problem(320, 110.5, bottomMargin: 4, hasTopConstraint: true).solved()
    // The box's top and bottom determine the label's center. With the label's bottom, this determines its top, which
    // is not 14.
    #expect(solution.conflicts == [LayoutConflict(constraints: [0, 2, 10, 11, 12], broken: 12)])
    #expect(solution.text[3] == "78.25 10 163.5 90.5")
  }

  @Test("In a cell that is too low for its margins, the constraint of the label's bottom is broken")
  func lowCell() {
    let solution = problem(320, 20, hasTopConstraint: false).solved()
    #expect(
      solution.conflicts == [
        LayoutConflict(
          constraints: [0, 2, 10, 11], broken: 11, nonnegative: [LayoutLength(3, .height)],
          rootLengths: [.height])
      ])
    #expect(solution.text[3] == "78.25 -31.25 163.5 82.5")
  }

  @Test("A cell without a required height is as tall as its content") func fittingHeight() {
    var fitting = problem(320, 0, hasTopConstraint: false)
    fitting.rootSize = LayoutProblem.RootSize(width: (320, 1000), height: (0, 50))
    #expect(fitting.solved().text[0] == "0 0 320 110.5")
  }
}

extension SeedCellTests.Case {
  fileprivate var text: String { "\(Int(width)) \(height)" }
}
