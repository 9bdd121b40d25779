import NibCoreTestSupport
import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// Constraints of the selected view, drawn as Interface Builder draws them.
@Suite struct OverlayConstraintTests {
  /// A root of 160 x 128 points (20 x 8 cells) with a view `a` of 80 x 48 at (32, 32), a view `b` of 16 x 16
  /// at (128, 96), and the given constraints in addition to `base`.
  private static func loaded(_ constraints: String) -> LoadedDocument {
    var sample = CanvasSample()
    sample.hasSafeAreas = false
    return sample.xib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="160" height="128"/>
      <subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="32" y="32" width="80" height="48"/></view>
      <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="128" y="96" width="16" height="16"/></view>
      </subviews>
      <constraints>\(base)\(constraints)</constraints></view>
      """)
  }

  /// Determines the position of `a`, so that the tested constraint need not do so.
  private static let base = """
    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading"
     constant="32" id="left"/>
    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top"
     constant="32" id="top"/>
    <constraint firstItem="a" firstAttribute="width" constant="80" id="width"/>
    <constraint firstItem="a" firstAttribute="height" constant="48" id="height"/>
    """

  private static func constraint(_ first: String, _ second: String, _ rest: String = "") -> String {
    func side(_ text: String, _ name: String) -> String {
      let parts = text.split(separator: ".")
      return parts.count < 2 ? "" : "\(name)Item=\"\(parts[0])\" \(name)Attribute=\"\(parts[1])\""
    }
    return "<constraint \(side(first, "first")) \(side(second, "second")) \(rest) id=\"x\"/>"
  }

  /// The rows of an overlay without its picture. It shows only `constraint`, or the selected view `a` if `only` is
  /// false.
  private static func drawn(
    _ constraint: String, only: Bool = true, parts: OverlayParts = []
  ) throws -> [String] {
    let root = try #require(loaded(constraint).roots.first)
    let overlay = Overlay(
      of: root.view, selection: only ? nil : root.view.subviews[0], constraintID: only ? "x" : nil,
      parts: parts,
      renderer: TreeRenderer())
    let canvas = CellCanvas(size: CellSize(columns: 20, rows: 8))
    overlay.draw(on: canvas)
    return TextExport().rows(of: canvas)
  }

  /// The drawing of a single constraint: its attributes, and the rows of the picture.
  struct Look: CustomTestStringConvertible {
    var first: String
    var second = ""
    var rest: String
    var rows: [String]
    var testDescription: String { "\(first) \(second) \(rest)" }
  }

  private static let looks = [
    // Distances are I-beams with their constant.
    Look(
      first: "a.trailing", second: "root.trailing", rest: "constant=\"-48\"",
      rows: ["", "", "", "              ┣-48━┫", "", "", "", ""]),
    Look(
      first: "b.top", second: "a.bottom", rest: "constant=\"16\"",
      rows: ["", "", "", "", "", "                16", "", ""]),
    Look(
      first: "a.top", second: "root.top", rest: "constant=\"32\"",
      rows: ["        ┳32", "        ┻", "", "", "", "", "", ""]),
    // Relation and priority are beside the constant; optional constraints are dashed.
    Look(
      first: "a.trailing", second: "root.trailing",
      rest: "relation=\"lessThanOrEqual\" constant=\"-8\" priority=\"750\"",
      rows: ["", "", "          <= -8 @750", "              ┣━━━━┫", "", "", "", ""]),
    // Shared edges and centers are lines along them.
    Look(
      first: "b.bottom", second: "root.bottom", rest: "constant=\"0\" priority=\"1\"",
      rows: ["", "", "", "", "", "", "                @1", "               ╺━━╸"]),
    Look(
      first: "a.centerY", second: "root.centerY", rest: "constant=\"-8\"",
      rows: ["", "", "", "        -8", "", "", "", ""]),
    Look(
      first: "a.centerX", second: "root.centerX", rest: "multiplier=\"0.9\"",
      rows: ["", "", "       = 0.9x", "         ╋", "", "", "", ""]),
    // Lengths are inside large views and beside small ones; ratios are in a corner.
    Look(
      first: "a.width", second: "root.width", rest: "multiplier=\"0.5\"",
      rows: ["", "", "", "", "", "    ┣━= 0.5x━┫", "", ""]),
    Look(
      first: "a.width", second: "a.height", rest: "multiplier=\"5:3\"",
      rows: ["", "", "", "          5:3", "", "", "", ""]),
    Look(
      first: "b.width", rest: "constant=\"16\"", rows: ["", "", "", "", "", "", "", "                16"]),
  ]

  @Test("Each kind of constraint is drawn in a separate style", arguments: looks)
  func look(_ look: Look) throws {
    let drawn = try Self.drawn(Self.constraint(look.first, look.second, look.rest))
    #expect(drawn == look.rows)
  }

  @Test("The box, the size and the constraints of a selection are drawn without overlapping labels")
  func selection() throws {
    let drawn = try Self.drawn("", only: false, parts: [.box, .constraints])
    #expect(
      drawn == [
        "        ┬32", "        ┴", "    ┏━━━━━━━┯┓", "├32┤┃       48", "    ┗━80 × 48┛", "    ├───80───┤",
        "", "",
      ])
  }

  @Test("A center constraint is extended by dots to the edge of the other item") func center() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 96, height: 144))
    let view = box(0, 0, 4, 3)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      view.widthAnchor.constraint(equalToConstant: 32), view.heightAnchor.constraint(equalToConstant: 48),
    ])
    root.layoutIfNeeded()
    let canvas = CellCanvas(size: CellSize(columns: 12, rows: 9))
    Overlay(of: root, selection: view, parts: [.box, .constraints], renderer: TreeRenderer()).draw(on: canvas)
    #expect(
      TextExport().rows(of: canvas) == [
        "     16", "    ┏━┯┓┬", "    ┃ │┃48", "    ┗━┷┛┴", " 32 × 48", "     32", "      ┊", "      ┊",
        "      ┊",
      ])
  }

  @Test(
    "The text of a constraint shows its relation, multiplier, constant and priority",
    arguments: [
      ("a.top", "root.top", "constant=\"16\"", false, "16"), ("a.top", "root.top", "", true, ""),
      (
        "a.top", "root.top", "relation=\"greaterThanOrEqual\" constant=\"8\" priority=\"750\"", false,
        ">= 8 @750"
      ),
      ("a.top", "root.top", "relation=\"lessThanOrEqual\"", true, "<="),
      ("a.width", "", "constant=\"80.5\"", false, "80.5"),
      ("a.width", "b.width", "", false, "="), ("a.width", "b.width", "constant=\"-4\"", false, "= -4"),
      ("a.width", "b.width", "multiplier=\"2\"", false, "= 2x"),
      ("a.width", "b.width", "multiplier=\"1:4\" constant=\"3\" priority=\"999\"", false, "= 0.25x + 3 @999"),
      ("a.width", "a.height", "multiplier=\"16:9\"", false, "16:9"),
      ("a.height", "a.width", "multiplier=\"16:9\"", false, "9:16"),
      ("a.width", "a.height", "multiplier=\"2\"", false, "2:1"),
      ("a.width", "a.height", "relation=\"greaterThanOrEqual\" constant=\"5\"", false, ">= 1:1 + 5"),
      ("a.centerX", "root.centerX", "priority=\"250\"", true, "@250"),
    ])
  func text(first: String, second: String, rest: String, isAlignment: Bool, expected: String) throws {
    let loaded = Self.loaded(Self.constraint(first, second, rest))
    let constraint = try #require(
      loaded.roots.flatMap(\.views).flatMap(\.constraints).first { $0.nibOrigin?.id == "x" })
    #expect(constraint.nibOverlayText(isAlignment: isAlignment) == expected)
  }

  @Test("Conflicting constraints are red and marked") func conflicts() throws {
    let loaded = Self.loaded(Self.constraint("a.trailing", "root.trailing", "constant=\"-16\""))
    let root = try #require(loaded.roots.first)
    let colors = OverlayColors()
    let drawn = CellCanvas(size: CellSize(columns: 20, rows: 8))
    let overlay = Overlay(
      of: root.view, selection: root.view.subviews[0], parts: .constraints, renderer: TreeRenderer(),
      colors: colors)
    overlay.draw(on: drawn)
    #expect(
      TextExport().rows(of: drawn) == [
        "        ┬32", "        ┴", "            ┬", "!32┤        48├!-16┤", "            ┴",
        "    ├──!80───┤", "", "",
      ])
    let red = try #require(overlay.constraints.marks.map(\.constraint).first)
    #expect(["left", "width", "x"].contains(red.nibOrigin?.id ?? ""))
    let styles = Set((0..<8).flatMap { row in (0..<20).map { drawn[row: row, column: $0].style.foreground } })
    #expect(styles == [nil, colors.conflict, colors.constraint])
  }

  @Test("A click on a line or its text finds the constraint") func hits() throws {
    let root = try #require(Self.loaded("").roots.first)
    let overlay = Overlay(
      of: root.view, selection: root.view.subviews[0], parts: [.box, .constraints], renderer: TreeRenderer())
    let found = (0..<20).map { overlay.constraintID(at: CellPoint(column: $0, row: 3)) ?? "-" }
    #expect(
      found.joined(separator: " ")
        == "left left left left - - - - - - - - height height - - - - - -")
    #expect(overlay.constraintID(at: CellPoint(column: 8, row: 0)) == "top")
    #expect(overlay.constraintID(at: CellPoint(column: 19, row: 7)) == nil)
  }

  @Test("Constraints inside the selected view and of views in other pictures are not shown")
  func otherSelections() throws {
    let root = try #require(Self.loaded("").roots.first)
    func count(_ selection: UIView?) -> Int {
      Overlay(of: root.view, selection: selection, parts: .constraints, renderer: TreeRenderer())
        .constraints.marks.count
    }
    #expect(count(root.view) == 0)
    #expect(count(root.view.subviews[0]) == 4)
    #expect(count(UIView(frame: .zero)) == 0)
    #expect(count(nil) == 0)
  }

  @Test("In right-to-left layouts, the leading edge is on the right") func rightToLeft() throws {
    var options = LayoutOptions()
    options.isRightToLeft = true
    let loaded = LoadedDocument(Self.loaded("").document, options: options)
    let root = try #require(loaded.roots.first)
    let overlay = Overlay(
      of: root.view, selection: root.view.subviews[0], parts: .constraints, renderer: TreeRenderer())
    #expect(overlay.constraintID(at: CellPoint(column: 18, row: 3)) == "left")
  }
}
