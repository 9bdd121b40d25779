import Testing

@testable import NibCore
@testable import NibLayout

/// The cell of document 000: two boxes at the sides and a label between them, solved by hand. See
/// docs/seeds.md.
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

  /// `topRule` is the constraint that the document leaves out. Identifiers: 0-3 the magenta box, 4-7 the
  /// button, 8-9 the label's center twice, 10 its other center, 11 its bottom, 12 its top.
  private func problem(_ width: Double, _ height: Double, bottomMargin: Double = 8, topRule: Bool)
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
    if topRule { problem.pin(label, [(.top, 14)]) }
    return problem
  }

  @Test(arguments: cases, [false, true]) func frames(_ example: Case, topRule: Bool) {
    let solution = problem(example.width, example.height, topRule: topRule).solved()
    #expect(solution.text == ["0 0 \(example.text)"] + example.frames)
    #expect(solution.conflicts == [])
    #expect(solution.ambiguous == Array(repeating: [], count: 4))
  }

  @Test func unequalMarginsMoveTheLabel() {
    let solution = problem(320, 110.5, bottomMargin: 4, topRule: false).solved()
    #expect(solution.text[3] == "78.25 10 163.5 90.5")
    #expect(solution.conflicts == [])
  }

  @Test func unequalMarginsContradictTheTopRule() {
    let solution = problem(320, 110.5, bottomMargin: 4, topRule: true).solved()
    // The box's top and bottom determine the center, and with its bottom the label's top, which is not 14.
    #expect(solution.conflicts == [LayoutConflict(constraints: [0, 2, 10, 11, 12], broken: 12)])
    #expect(solution.text[3] == "78.25 10 163.5 90.5")
  }

  @Test func aCellTooLowForItsMarginsGivesUpTheLabelsHeight() {
    let solution = problem(320, 20, topRule: false).solved()
    #expect(solution.conflicts == [LayoutConflict(constraints: [0, 2, 10, 11], broken: 11)])
    #expect(solution.text[3] == "78.25 14 163.5 0")
  }

  @Test func theContentGivesTheHeight() {
    var fitting = problem(320, 0, topRule: false)
    fitting.rootSize = LayoutProblem.RootSize(width: (320, 1000), height: (0, 50))
    #expect(fitting.solved().text[0] == "0 0 320 110.5")
  }
}

extension SeedCellTests.Case {
  fileprivate var text: String { "\(Int(width)) \(height)" }
}
