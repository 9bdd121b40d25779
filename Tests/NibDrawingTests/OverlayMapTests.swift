import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// Selecting views of a picture by position, by direction and by the tree.
@Suite struct OverlayMapTests {
  /// A form: a title `t`, a button `b`, and between them two rows `r` and `s`, each with a caption and a field. The
  /// letters are the accessibility identifiers of the views.
  ///
  ///     t t t t t t
  ///     [c] [f f f]
  ///     [d] [g g g]
  ///           [b b]
  private static func form() -> UIView {
    let title = named("t", text("Title", 0, 0, 20, 2))
    let first = named("r", box(0, 3, 20, 2, named("c", box(0, 0, 6, 2)), named("f", box(8, 0, 12, 2))))
    let second = named("s", box(0, 6, 20, 2, named("d", box(0, 0, 6, 2)), named("g", box(8, 0, 12, 2))))
    let button = named("b", box(12, 9, 8, 2))
    return named("root", box(0, 0, 20, 12, title, first, second, button))
  }

  private static func named(_ name: String, _ view: UIView) -> UIView {
    view.accessibilityIdentifier = name
    return view
  }

  private static func map(_ root: UIView) -> PictureMap {
    PictureMap(TreeRenderer().places(in: root)) { $0.accessibilityIdentifier != nil }
  }

  private static func view(_ name: String, in root: UIView) throws -> UIView {
    try #require(root.nibTree.first { $0.accessibilityIdentifier == name })
  }

  @Test(
    "Arrow keys move to siblings first, then to cousins, then to containers",
    arguments: [
      ("c", PictureDirection.right, "f"), ("f", .left, "c"), ("c", .down, "d"), ("f", .down, "g"),
      ("g", .up, "f"), ("d", .up, "c"), ("g", .down, "b"), ("d", .down, "b"), ("c", .up, "t"),
      ("t", .down, "r"), ("r", .down, "s"), ("s", .down, "b"), ("b", .up, "s"), ("c", .left, "-"),
      ("f", .right, "-"), ("t", .up, "-"), ("root", .down, "-"), ("b", .left, "-"),
    ])
  func neighbors(start: String, direction: PictureDirection, expected: String) throws {
    let root = Self.form()
    let found = Self.map(root).neighbor(of: try Self.view(start, in: root), toward: direction)
    #expect(found?.accessibilityIdentifier ?? "-" == expected)
  }

  @Test(
    "A view straight ahead is nearer than a diagonal one, and an overlapping one is farthest",
    arguments: [
      // From a rectangle at (100, 100) of 50 x 20.
      ([CGRect(x: 160, y: 100, width: 9, height: 9), CGRect(x: 155, y: 130, width: 9, height: 9)], 0),
      ([CGRect(x: 300, y: 100, width: 9, height: 9), CGRect(x: 155, y: 130, width: 9, height: 9)], 0),
      ([CGRect(x: 300, y: 100, width: 9, height: 9), CGRect(x: 200, y: 119, width: 9, height: 9)], 1),
      ([CGRect(x: 120, y: 90, width: 90, height: 90), CGRect(x: 400, y: 300, width: 9, height: 9)], 1),
      ([CGRect(x: 120, y: 90, width: 90, height: 90)], 0),
      ([CGRect(x: 0, y: 100, width: 99, height: 9)], -1),
      ([CGRect(x: 149.7, y: 100, width: 9, height: 9)], 0),
    ])
  func distances(targets: [CGRect], nearest: Int) {
    let start = CGRect(x: 100, y: 100, width: 50, height: 20)
    let found = targets.indices
      .compactMap { index in PictureDistance(from: start, to: targets[index], .right).map { ($0, index) } }
      .min { $0.0 < $1.0 }
    #expect(found?.1 ?? -1 == nearest)
  }

  @Test("Repeated clicks select one view behind another, then the first one again")
  func repeatedClicks() throws {
    let root = Self.form()
    let map = Self.map(root)
    let point = CellPoint(column: 9, row: 4)
    #expect(map.views(at: point).map(\.accessibilityIdentifier) == ["f", "r", "root"])
    var selected: [String?] = []
    var current: UIView?
    for _ in 0..<4 {
      current = map.view(at: point, behind: current)
      selected.append(current?.accessibilityIdentifier)
    }
    #expect(selected == ["f", "r", "root", "f"])
    #expect(map.view(at: point, behind: try Self.view("b", in: root))?.accessibilityIdentifier == "f")
    #expect(map.view(at: CellPoint(column: 50, row: 4)) == nil)
  }

  @Test("A view thinner than a cell can be clicked") func hairline() throws {
    let root = box(0, 0, 10, 4, box(0, 2, 10, 0.05))
    let line = root.subviews[0]
    #expect(TreeRenderer().view(at: CellPoint(column: 3, row: 2), in: root) === line)
    #expect(TreeRenderer().views(at: CellPoint(column: 3, row: 1), in: root).map { $0 === root } == [true])
  }

  @Test("The children of a view are in reading order") func children() throws {
    let root = Self.named(
      "root",
      box(
        0, 0, 30, 10, Self.named("right", box(15, 0, 5, 4)), Self.named("low", box(0, 5, 5, 2)),
        Self.named("left", box(0, 1, 5, 2))))
    let map = Self.map(root)
    #expect(map.children(of: root).map(\.accessibilityIdentifier) == ["left", "right", "low"])
    #expect(map.firstChild(of: root)?.accessibilityIdentifier == "left")
    #expect(map.parent(of: root.subviews[0]) === root)
    #expect(map.parent(of: root) == nil)
    root.semanticContentAttribute = .forceRightToLeft
    #expect(map.firstChild(of: root)?.accessibilityIdentifier == "right")
  }

  @Test("Views that cannot be selected are skipped") func skippedViews() {
    let inner = box(1, 1, 4, 2)
    let root = box(0, 0, 10, 4, box(0, 0, 8, 4, inner))
    let map = PictureMap(TreeRenderer().places(in: root)) { $0 === inner || $0 === root }
    #expect(map.parent(of: inner) === root)
    #expect(map.parent(of: root.subviews[0]) === root)
    #expect(map.neighbor(of: root.subviews[0], toward: .left) === root)
    #expect(map.place(of: root.subviews[0]) == nil && map.place(of: inner)?.frame.minX == 8)
    #expect(map.firstChild(of: root) === inner)
    #expect(map.views(at: CellPoint(column: 6, row: 1)).map { $0 === root } == [true])
  }
}
