import TestSupport

@testable import NibLayout

/// Random chains of views with little room: from one edge of their container to the other, with fixed and flexible lengths,
/// inequalities, nested containers, guides, and views aligned with others. All numbers are multiples of a half.
struct RandomChain {
  private(set) var problem: LayoutProblem
  private var random: SeededRandom
  private let isHorizontal: Bool
  private let isMirrored: Bool

  init(seed: Int) {
    random = SeededRandom(seed: UInt64(seed))
    isHorizontal = Bool.random(using: &random)
    isMirrored = Bool.random(using: &random)
    let room = Double(Int.random(in: 20...160, using: &random)) / 2
    problem = isHorizontal ? LayoutProblem(width: room, height: 44) : LayoutProblem(width: 320, height: room)
    addChain(in: 0, depth: 2)
    for index in 0..<Int.random(in: 0...2, using: &random) where index < problem.items.count { addStray() }
  }

  private var start: LayoutProblem.Attribute { isHorizontal ? (isMirrored ? .right : .left) : .top }
  private var end: LayoutProblem.Attribute { isHorizontal ? (isMirrored ? .left : .right) : .bottom }
  private var size: LayoutProblem.Attribute { isHorizontal ? .width : .height }
  private var sign: Double { isHorizontal && isMirrored ? -1 : 1 }

  /// Adds views one after the other, from the start of the container to its end.
  private mutating func addChain(in container: Int, depth: Int) {
    var previous: Int?
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let view = addView(in: container)
      if let previous {
        relate(view, start, previous, end, gap())
      } else {
        relate(view, start, container, start, gap())
      }
      if depth > 0, Int.random(in: 0..<5, using: &random) == 0 { addChain(in: view, depth: depth - 1) }
      previous = view
    }
    if let previous { relate(container, end, previous, end, gap()) }
  }

  private mutating func addView(in container: Int) -> Int {
    var item = LayoutProblem.Item(parent: container, name: "\(problem.items.count)")
    if Bool.random(using: &random) {
      let length = Double(Int.random(in: 0...60, using: &random))
      if isHorizontal { item.intrinsicWidth = length } else { item.intrinsicHeight = length }
    }
    let view = problem.addItem(item)
    let length = Double(Int.random(in: 0...80, using: &random)) / 2
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: problem.set(view, size, length)
    case 2:
      problem.set(view, size, length, Bool.random(using: &random) ? .greaterThanOrEqual : .lessThanOrEqual)
    case 3: problem.set(view, size, length, priority: 999)
    case 4 where view > 1: problem.relate(view, size, .equal, view - 1, size)
    default: break
    }
    return view
  }

  /// Adds a constraint between two random views, for example of their centers.
  private mutating func addStray() {
    let first = Int.random(in: 1..<problem.items.count, using: &random)
    let second = Int.random(in: 0..<problem.items.count, using: &random)
    let center: LayoutProblem.Attribute = isHorizontal ? .centerX : .centerY
    guard first != second else { return }
    relate(first, Bool.random(using: &random) ? center : start, second, center, 0)
  }

  private mutating func relate(
    _ first: Int, _ firstAttribute: LayoutProblem.Attribute, _ second: Int,
    _ secondAttribute: LayoutProblem.Attribute, _ distance: Double
  ) {
    let isExact = Int.random(in: 0..<5, using: &random) > 0
    problem.relate(
      first, firstAttribute, isExact ? .equal : sign > 0 ? .greaterThanOrEqual : .lessThanOrEqual, second,
      secondAttribute, sign * distance)
  }

  private mutating func gap() -> Double { Double(Int.random(in: 0...40, using: &random)) / 2 }
}
