import Testing

@testable import NibLayout

/// The meaning of a layout problem's constraints, with one test per rule.
struct LayoutProblemTests {
  // MARK: Attributes

  struct AttributeCase: CustomTestStringConvertible {
    var attribute: LayoutProblem.Attribute
    /// The expected left or top edge of an item of 40 x 20 points whose attribute is 100.
    var edge: Double
    var testDescription: String { "\(attribute)" }
  }

  @Test(
    "An attribute sets the position of its edge, center or baseline",
    arguments: [
      AttributeCase(attribute: .left, edge: 100), AttributeCase(attribute: .right, edge: 60),
      AttributeCase(attribute: .centerX, edge: 80), AttributeCase(attribute: .top, edge: 100),
      AttributeCase(attribute: .bottom, edge: 80), AttributeCase(attribute: .centerY, edge: 90),
      AttributeCase(attribute: .firstBaseline, edge: 85), AttributeCase(attribute: .lastBaseline, edge: 84),
    ])
  func positions(_ example: AttributeCase) {
    var problem = LayoutProblem(width: 300, height: 300)
    var item = LayoutProblem.Item(parent: 0)
    item.firstBaseline = 15
    item.lastBaseline = 4
    let id = problem.addItem(item)
    problem.set(id, .width, 40)
    problem.set(id, .height, 20)
    problem.set(id, example.attribute, 100)
    let frame = problem.solved().frames[id]
    let isHorizontal = [.left, .right, .centerX].contains(example.attribute)
    #expect((isHorizontal ? frame.x : frame.y) == example.edge)
  }

  /// The top edge replaces a first baseline, and the bottom edge a last baseline.
  @Test("An item without baselines uses its top and bottom edges instead") func missingBaselines() {
    var problem = LayoutProblem(width: 300, height: 300)
    let first = problem.addContent("a", width: 10, height: 30)
    let second = problem.addContent("b", width: 10, height: 20)
    problem.pin(first, [(.left, 0), (.top, 0)])
    problem.pin(second, [(.left, 0)])
    problem.relate(second, .firstBaseline, .equal, first, .lastBaseline)
    #expect(problem.solved().text == ["0 0 300 300", "0 0 10 30", "0 30 10 20"])
  }

  /// A label of a launch screen, whose center is at a third of the root's bottom plus 1 point.
  @Test("A multiplier of a position is applied to the position in the root") func positionMultiplier() {
    var problem = LayoutProblem(width: 480, height: 480)
    let label = problem.addContent("label", width: 441, height: 43)
    problem.pin(label, [(.centerX, 0)])
    problem.relate(label, .centerY, .equal, 0, .bottom, 1, multiplier: 1.0 / 3)
    #expect(problem.solved().text[label] == "19.5 139.5 441 43")
  }

  @Test("A multiplied position is measured from the reference of the constraint") func multiplierReference() {
    var problem = LayoutProblem(width: 300, height: 100)
    let box = problem.addContent("box", width: 100, height: 50)
    var item = LayoutProblem.Item(parent: box)
    item.intrinsicWidth = 10
    item.intrinsicHeight = 10
    let dot = problem.addItem(item)
    problem.pin(box, [(.left, 200), (.top, 10)])
    problem.pin(dot, to: box, [(.top, 0)])
    var constraint = LayoutProblem.Constraint(
      first: dot, .centerX, .equal, second: box, .centerX, multiplier: 0.5)
    constraint.reference = box
    problem.addConstraint(constraint)
    #expect(problem.solved().text[dot] == "20 0 10 10")
  }

  // MARK: Content sizes

  struct PriorityCase: CustomTestStringConvertible {
    var name: String
    var hugging: [Float] = [250, 250]
    var compression: [Float] = [750, 750]
    var width: Double
    var widths: [Double]
    var testDescription: String { name }
  }

  /// Two items with a content width of 100 points fill the width of the root side by side.
  @Test(
    "The item with the lower priority is stretched or compressed",
    arguments: [
      PriorityCase(name: "the second item hugs less", hugging: [251, 250], width: 300, widths: [100, 200]),
      PriorityCase(name: "the first item hugs less", hugging: [250, 251], width: 300, widths: [200, 100]),
      PriorityCase(
        name: "the first item resists less", compression: [749, 750], width: 150, widths: [50, 100]),
      PriorityCase(
        name: "priorities can be fractions", compression: [750, 749.5], width: 150, widths: [100, 50]),
      PriorityCase(name: "required resistance", compression: [1000, 999], width: 120, widths: [100, 20]),
      PriorityCase(name: "the first item does not hug", hugging: [0, 250], width: 300, widths: [200, 100]),
    ])
  func huggingAndCompression(_ example: PriorityCase) {
    var problem = LayoutProblem(width: example.width, height: 50)
    for index in 0..<2 {
      var item = LayoutProblem.Item(parent: 0)
      item.intrinsicWidth = 100
      item.hugging.width = example.hugging[index]
      item.compression.width = example.compression[index]
      problem.pin(problem.addItem(item), [(.top, 0), (.bottom, 0)])
    }
    problem.pin(1, [(.left, 0)])
    problem.relate(2, .left, .equal, 1, .right)
    problem.pin(2, [(.right, 0)])
    let solution = problem.solved()
    #expect(solution.frames.dropFirst().map(\.width) == example.widths)
    #expect(solution.ambiguous == [[], [], []])
  }

  @Test("Items with equal hugging priorities are ambiguous") func equalHugging() {
    var problem = LayoutProblem(width: 300, height: 50)
    for _ in 0..<2 {
      problem.pin(problem.addContent("", width: 100, height: nil), [(.top, 0), (.bottom, 0)])
    }
    problem.pin(1, [(.left, 0)])
    problem.relate(2, .left, .equal, 1, .right)
    problem.pin(2, [(.right, 0)])
    #expect(problem.solved().ambiguous == [[], .horizontal, .horizontal])
  }

  @Test("A required content size gives way to other required constraints") func requiredContentSize() {
    var problem = LayoutProblem(width: 300, height: 50)
    var item = LayoutProblem.Item(parent: 0)
    item.intrinsicWidth = 400
    item.compression.width = 1000
    problem.pin(problem.addItem(item), [(.left, 0), (.right, 0), (.top, 0), (.bottom, 0)])
    #expect(problem.solved().text[1] == "0 0 300 50")
  }

  @Test("A required content size that gives way is still stronger than all optional demands")
  func requiredBeforeOptional() {
    var problem = LayoutProblem(width: 200, height: 50)
    for compression: Float in [1000, 750] {
      var item = LayoutProblem.Item(parent: 0)
      item.intrinsicWidth = 184
      item.compression.width = compression
      problem.pin(problem.addItem(item), [(.top, 0), (.bottom, 0)])
    }
    problem.pin(1, [(.left, 8)])
    problem.relate(2, .left, .equal, 1, .right, 8)
    problem.pin(2, [(.right, -8)])
    let solution = problem.solved()
    #expect(solution.text.dropFirst() == ["8 0 176 50", "192 0 0 50"])
    #expect(solution.ambiguous == [[], [], []])
  }

  // MARK: Measured heights

  private func wrapping(_ width: Double) -> LayoutProblem {
    var problem = LayoutProblem(width: width, height: 0)
    problem.rootSize.height?.priority = 50
    var text = LayoutProblem.Item(parent: 0)
    text.intrinsicWidth = 1000
    text.intrinsicHeight = 20
    text.heightDependsOnWidth = true
    problem.pin(problem.addItem(text), [(.left, 10), (.right, -10), (.top, 5), (.bottom, -5)])
    return problem
  }

  @Test("Text is measured at its solved width") func measuredText() {
    var widths: [Double] = []
    let solution = wrapping(220).solved { item, width in
      #expect(item == 1)
      widths.append(width)
      return LayoutProblem.MeasuredContent(height: 20 * (1000 / width).rounded(.up))
    }
    #expect(solution.text == ["0 0 220 110", "10 5 200 100"])
    #expect(Set(widths) == [200])
  }

  @Test("A required measured height gives way to other required constraints") func requiredMeasuredHeight() {
    var problem = LayoutProblem(width: 100, height: 60)
    var text = LayoutProblem.Item(parent: 0)
    text.intrinsicWidth = 1000
    text.intrinsicHeight = 20
    text.heightDependsOnWidth = true
    text.compression.height = 1000
    problem.pin(problem.addItem(text), [(.left, 0), (.right, 0), (.top, 0), (.bottom, 0)])
    #expect(problem.solved { _, _ in LayoutProblem.MeasuredContent(height: 200) }.text[1] == "0 0 100 60")
  }

  @Test("A height that keeps changing is measured three times") func changingHeights() {
    var problem = wrapping(220)
    problem.relate(1, .width, .equal, 1, .height, multiplier: 0.5, priority: 900)
    var calls = 0
    _ = problem.solved { _, _ in
      calls += 1
      return LayoutProblem.MeasuredContent(height: Double(calls * 37 % 100))
    }
    #expect(calls == 3)
  }

  /// Two texts of equal width, at most 100 points. The first one needs 1000 points on one line, and the second one 70.
  private func equallyWide(hugging: Float, compression: Float) -> LayoutProblem {
    var problem = LayoutProblem(width: 300, height: 300)
    for width in [1000, 70.0] {
      var text = LayoutProblem.Item(parent: 0)
      text.intrinsicWidth = width
      text.intrinsicHeight = 20
      text.heightDependsOnWidth = true
      text.hugging.width = hugging
      text.compression.width = compression
      problem.pin(problem.addItem(text), [(.left, 0), (.top, 0)])
    }
    problem.relate(1, .width, .lessThanOrEqual, 0, .width, multiplier: 1.0 / 3)
    problem.relate(2, .width, .equal, 1, .width)
    return problem
  }

  /// A text whose widest line takes nine tenths of the width at which it wraps.
  private func wrapped(_ item: LayoutProblem.ItemID, _ width: Double) -> LayoutProblem.MeasuredContent {
    item == 1
      ? LayoutProblem.MeasuredContent(width: width * 0.9, height: 20 * (1000 / width).rounded(.up))
      : LayoutProblem.MeasuredContent(width: 70, height: 20)
  }

  @Test("A required width that is impossible on one line stays required for the wrapped text")
  func requiredWrappedWidth() {
    let problem = equallyWide(hugging: 999, compression: 1000)
    let solution = problem.solved(measure: wrapped)
    // Its height is that at its final width.
    #expect(solution.text == ["0 0 300 300", "0 0 90 240", "0 0 90 20"])
    #expect(solution.conflicts.isEmpty)
  }

  @Test(
    "Text whose width follows its lines is measured once, so that it does not become narrower and narrower")
  func measuredWidth() {
    let problem = equallyWide(hugging: 751, compression: 750)
    #expect(problem.solved(measure: wrapped).text == ["0 0 300 300", "0 0 63 320", "0 0 63 20"])
  }

  @Test("A session measures the width of a text again after each change") func measuredWidthOfSession() {
    let session = LayoutSession(equallyWide(hugging: 999, compression: 1000), measure: wrapped)
    #expect(session.solve().text[1] == "0 0 90 240")
    session.resize(width: 240, height: 300)
    #expect(session.solve().text[1] == "0 0 72 280")
    session.resize(width: 300, height: 300)
    #expect(session.solve().text[1] == "0 0 90 240")
  }

  // MARK: Ambiguity and hints

  @Test("Hints determine what the constraints leave open, which remains ambiguous") func hints() {
    var problem = LayoutProblem(width: 300, height: 300)
    var item = LayoutProblem.Item(parent: 0)
    item.hint = LayoutRect(x: 11, y: 22, width: 33, height: 44)
    let free = problem.addItem(item)
    let pinned = problem.addItem(item)
    problem.pin(pinned, [(.left, 0), (.right, -8), (.top, 5)])
    let solution = problem.solved()
    #expect(solution.text == ["0 0 300 300", "11 22 33 44", "0 5 292 44"])
    #expect(solution.ambiguous[free] == [.horizontal, .vertical])
    #expect(solution.ambiguous[pinned] == .vertical)
  }

  @Test("Hints are relative to the parent") func hintOrigin() {
    var problem = LayoutProblem(width: 300, height: 300)
    let box = problem.addContent("box", width: 100, height: 100)
    problem.pin(box, [(.left, 50), (.top, 60)])
    var item = LayoutProblem.Item(parent: box)
    item.hint = LayoutRect(x: 1, y: 2, width: 3, height: 4)
    problem.addItem(item)
    #expect(problem.solved().text == ["0 0 300 300", "50 60 100 100", "1 2 3 4"])
  }

  @Test("Hints are weaker than a constraint of priority 1") func hintPriority() {
    var problem = LayoutProblem(width: 300, height: 300)
    var item = LayoutProblem.Item(parent: 0)
    item.hint = LayoutRect(x: 500, y: 0, width: 10, height: 10)
    let id = problem.addItem(item)
    problem.relate(id, .right, .lessThanOrEqual, 0, .right, priority: 1)
    #expect(problem.solved().frames[id].x == 290)
  }

  @Test(
    "A constraint above 1000 is required, and one of 0 or less has no effect",
    arguments: [(1001, 60), (.infinity, 60), (0, 50), (-1, 50), (-.infinity, 50), (.nan, 50)]
      as [(Float, Double)])
  func priorityLimits(_ priority: Float, _ width: Double) {
    var problem = LayoutProblem(width: 300, height: 300)
    let item = problem.addItem(LayoutProblem.Item(parent: 0))
    problem.addConstraint(.init(first: item, .width, .equal, constant: 50, priority: 500))
    problem.addConstraint(.init(first: item, .width, .equal, constant: 60, priority: priority))
    #expect(problem.solved().frames[item].width == width)
  }

  @Test("With known conflicts, the same constraints are broken without another search") func knownConflicts()
  {
    var problem = LayoutProblem(width: 300, height: 300)
    let item = problem.addContent("item", width: 100, height: 50)
    problem.pin(item, [(.left, 10), (.top, 10)])
    for (identifier, width) in [(10, 200.0), (11, 220), (12, -5)] {
      problem.addConstraint(.init(first: item, .width, .equal, constant: width, identifier: identifier))
    }
    let solution = problem.solved()
    #expect(solution.conflicts.map(\.broken).sorted() == [11, 12])
    var engine = LayoutEngine(problem, knownConflicts: solution.conflicts)
    #expect(engine.conflicts == solution.conflicts)
    let again = engine.solve { _, _ in .init(height: 0) }
    #expect(again == solution)
  }

  // MARK: Fitting sizes

  @Test(
    "A root with an optional size fits its content", arguments: [(0.0, "0 0 140 70"), (500, "0 0 140 70")])
  func fittingSize(_ target: Double, _ expected: String) {
    var problem = LayoutProblem()
    problem.addItem(LayoutProblem.Item())
    problem.rootSize = LayoutProblem.RootSize(width: (target, 50), height: (target, 50))
    let label = problem.addContent("label", width: 120, height: 50)
    problem.pin(label, [(.left, 10), (.right, -10), (.top, 10), (.bottom, -10)])
    #expect(problem.solved().text[0] == expected)
  }

  @Test("A root without a size is ambiguous on both axes") func rootWithoutSize() {
    var problem = LayoutProblem()
    problem.addItem(LayoutProblem.Item())
    #expect(problem.solved().ambiguous == [[.horizontal, .vertical]])
  }

  @Test("A problem without items has an empty solution") func noItems() {
    #expect(
      LayoutProblem().solved() == LayoutSolution(frames: [], ambiguous: [], ambiguousSizes: [], conflicts: [])
    )
  }
}
