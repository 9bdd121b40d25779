import Testing

@testable import NibAnalysis
@testable import NibCore
@testable import NibDrawing
@testable import NibFormats

/// Documents with very many views, constraints, characters or items. `Fuzzing/floods.py` tests the release build of
/// the program with even larger ones.
@Suite struct FloodTests {
  private static func loaded(_ inner: String, _ constraints: String = "") throws -> LoadedDocument {
    LoadedDocument(
      try NibReader.read([UInt8](RobustXib.text(inner, constraints: constraints).utf8), file: "Flood.xib"))
  }

  private static func drawn(_ loaded: LoadedDocument) -> [CellCanvas] {
    var renderer = TreeRenderer()
    renderer.drawsLargeText = true
    return loaded.roots.map { renderer.canvas(for: $0.view) }
  }

  /// The sizes of the drawings: 320 x 480 points in cells of 8 x 16 points.
  private static let sizes = [CellSize(columns: 40, rows: 30)]

  @Test("A view with 3,000 subviews is loaded and drawn") func manySiblings() throws {
    let count = 3_000
    let views = (0..<count).map { RobustXib.view("v\($0)") }.joined()
    let loaded = try Self.loaded(views)
    #expect(loaded.roots.first?.views.count == count + 1)
    #expect(Self.drawn(loaded).map(\.size) == Self.sizes)
  }

  @Test("Hundreds of labels in one place are drawn") func manyLabelsInOnePlace() throws {
    let labels = (0..<400).map { RobustXib.label("v\($0)", "text") }.joined()
    #expect(Self.drawn(try Self.loaded(labels)).map(\.size) == Self.sizes)
  }

  /// The maximum depth of documents, with two elements per view.
  @Test("A document of the maximum depth is loaded, drawn and outlined") func manyLevels() throws {
    let levels = XMLLimits.depth / 2 - 6
    let views = (0..<levels).reversed().reduce("") { RobustXib.view("v\($1)", inside: $0) }
    let loaded = try Self.loaded(views)
    #expect(loaded.roots.first?.views.count == levels + 1)
    #expect(Self.drawn(loaded).map(\.size) == Self.sizes)
    #expect(NibOutline(loaded.document).text().contains("#v\(levels - 1)"))
  }

  /// Views made in code can be nested deeper than those of documents.
  @Test("Views that are nested 1,000 levels deep in code are laid out and drawn") func levelsMadeInCode() {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let innermost = UIView(frame: frame)
    let root = (0..<1_000).reduce(innermost) { inner, _ in
      let outer = UIView(frame: frame)
      outer.addSubview(inner)
      return outer
    }
    root.layoutIfNeeded()
    #expect(TreeRenderer().canvas(for: root).size == CellSize(columns: 40, rows: 30))
    #expect(innermost.isDescendant(of: root))
  }

  @Test(
    "Long texts of any characters are laid out and drawn",
    arguments: ["word ", "x", "\u{301}", "e\u{301}\u{301}", "&#10;", "漢", "&#9;", "👨‍👩‍👧‍👦"])
  func longTexts(_ unit: String) throws {
    let text = String(repeating: unit, count: 2_000 / unit.utf8.count)
    for attributes in [
      "numberOfLines=\"0\"", "lineBreakMode=\"middleTruncation\"",
      "adjustsFontSizeToFit=\"YES\" minimumFontSize=\"1\" numberOfLines=\"3\"",
    ] {
      let constraint = "<constraint firstAttribute=\"width\" firstItem=\"l\" constant=\"200\" id=\"c\"/>"
      let loaded = try Self.loaded(RobustXib.label("l", text, attributes), constraint)
      #expect(Self.drawn(loaded).map(\.size) == Self.sizes)
    }
  }

  @Test("A thousand contradictory constraints of one view are reported as conflicts")
  func manyConstraintsOfOneView() throws {
    let constraints = (0..<1_000).map {
      "<constraint firstItem=\"v\" firstAttribute=\"width\" constant=\"\($0)\" id=\"c\($0)\"/>"
    }
    let loaded = try Self.loaded(RobustXib.view("v", attributes: RobustXib.constrained), constraints.joined())
    let report = loaded.roots.first?.view.nibLayoutReport
    #expect(report?.conflicts.isEmpty == false)
  }

  @Test(
    "A bar or segmented control with 1,000 items is drawn",
    arguments: [
      ("segmentedControl", "segments", "<segment title=\"s\"/>"),
      ("tabBar", "items", "<tabBarItem title=\"t\"/>"),
      ("toolbar", "items", "<barButtonItem title=\"b\"/>"),
    ])
  func manyItems(_ element: String, _ list: String, _ item: String) throws {
    let items = String(repeating: item, count: 1_000)
    let bar = "<\(element) id=\"bar\">\(RobustXib.rect)<\(list)>\(items)</\(list)></\(element)>"
    #expect(Self.drawn(try Self.loaded(bar)).map(\.size) == Self.sizes)
  }

  @Test("Outlets that form circles are loaded without additional views") func circularOutlets() throws {
    let connections = ["a", "b", "root", "-1"].flatMap { source in
      ["a", "b", "root"].map {
        "<outlet property=\"\(source)\" destination=\"\($0)\" id=\"\(source)-\($0)\"/>"
      }
    }
    let inside = "<connections>\(connections.joined())</connections>"
    let loaded = try Self.loaded(RobustXib.view("a", after: inside) + RobustXib.view("b", after: inside))
    #expect(loaded.roots.first?.views.count == 3)
  }
}
