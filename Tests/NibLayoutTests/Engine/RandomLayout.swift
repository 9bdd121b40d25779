import TestSupport

@testable import NibLayout

/// Random layouts of any number of views, for tests of properties and of scaling.
enum RandomLayout {
  /// A form: rows of a label and a field, one below the other. All fields begin at the same column, right of the
  /// widest label.
  static func column(_ count: Int, seed: Int) -> LayoutProblem {
    var random = SeededRandom(seed: UInt64(seed))
    var problem = LayoutProblem(width: 320, height: 480)
    var above: Int?
    for _ in 0..<count {
      var item = LayoutProblem.Item(parent: 0, name: "label")
      item.intrinsicWidth = .random(in: 20...90, using: &random)
      item.intrinsicHeight = 20.5
      item.hugging = LayoutProblem.SizePriorities(width: 251, height: 251)
      let label = problem.addItem(item)
      let field = problem.addContent("field", width: 97, height: 30)
      problem.pin(label, [(.left, 16)])
      problem.relate(field, .left, .equal, label, .right, 8)
      problem.pin(field, [(.right, -16)])
      problem.relate(label, .lastBaseline, .equal, field, .lastBaseline)
      if let above {
        problem.relate(field, .top, .equal, above, .bottom, 8)
        problem.relate(field, .left, .equal, above, .left)
        problem.relate(field, .height, .equal, above, .height)
      } else {
        problem.pin(field, [(.top, 20)])
      }
      above = field
    }
    // The widest label determines the width; the others are stretched.
    for index in problem.items.indices where problem.items[index].name == "label" {
      problem.relate(index, .width, .greaterThanOrEqual, 0, .width, multiplier: 0.1)
    }
    return problem
  }

  /// A tree of views, each positioned in its parent in one of several common ways, with conflicting content
  /// sizes.
  static func tree(_ count: Int, seed: Int) -> LayoutProblem {
    var random = SeededRandom(seed: UInt64(seed))
    var problem = LayoutProblem(width: 320, height: 480)
    for _ in 1..<count {
      let parent = Int.random(in: max(0, problem.items.count - 8)..<problem.items.count, using: &random)
      var item = LayoutProblem.Item(parent: parent, name: "\(problem.items.count)")
      if Bool.random(using: &random) { item.intrinsicWidth = .random(in: 10...200, using: &random) }
      if Bool.random(using: &random) { item.intrinsicHeight = .random(in: 10...100, using: &random) }
      item.hugging.width = Float.random(in: 249...252, using: &random).rounded()
      let id = problem.addItem(item)
      place(id, in: parent, .horizontal, &problem, &random)
      place(id, in: parent, .vertical, &problem, &random)
    }
    return problem
  }

  private static func place(
    _ item: Int, in parent: Int, _ axis: LayoutAxes, _ problem: inout LayoutProblem,
    _ random: inout SeededRandom
  ) {
    let isHorizontal = axis == .horizontal
    let start: LayoutProblem.Attribute = isHorizontal ? .left : .top
    let end: LayoutProblem.Attribute = isHorizontal ? .right : .bottom
    let center: LayoutProblem.Attribute = isHorizontal ? .centerX : .centerY
    let size: LayoutProblem.Attribute = isHorizontal ? .width : .height
    let inset = Double(Int.random(in: 0...12, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: problem.pin(item, to: parent, [(start, inset), (end, -inset)])
    case 1:
      problem.pin(item, to: parent, [(center, 0)])
      problem.relate(item, size, .equal, parent, size, multiplier: 0.5)
    case 2:
      problem.pin(item, to: parent, [(start, inset)])
      problem.relate(item, end, .lessThanOrEqual, parent, end, -inset)
      problem.set(item, size, 60, priority: 300)
    case 3:
      problem.relate(item, start, .greaterThanOrEqual, parent, start, inset, priority: 900)
      problem.relate(item, end, .equal, parent, end, -inset)
      problem.set(item, size, 30, .greaterThanOrEqual, priority: 600)
      problem.set(item, size, 44, priority: 240)
    default:
      problem.pin(item, to: parent, [(start, inset)])
      problem.set(item, size, Double.random(in: 10...120, using: &random))
    }
  }
}
