import Foundation
import TestSupport
import Testing

@testable import NibCore
@testable import NibDrawing

/// Every document in `Fixtures/Views`, drawn in all styles, must look as in the golden that a reviewer accepted.
///
/// A new fixture fails until its golden is accepted with `make accept ONLY=name`.
@Suite struct GoldenScreenTests {
  static let files = SourcePackage.fixtures(in: "Views")

  @Test("Every fixture is drawn as in its accepted golden", arguments: files)
  func screen(_ file: String) throws {
    try AcceptedText(Self.name(of: file)).check(try Self.draw(file))
  }

  @Test("Every golden has a fixture, and every fixture has a golden") func orphans() {
    let goldens = FileManager.default.enumerator(atPath: AcceptedText.goldens().path)
    let names =
      goldens?.compactMap { ($0 as? String).map { $0.replacingOccurrences(of: ".txt", with: "") } } ?? []
    #expect(names.sorted() == Self.files.map(Self.name).sorted())
  }

  /// A fixture's name without its folder and extension.
  private static func name(of file: String) -> String {
    String(file.split(separator: "/").last?.prefix { $0 != "." } ?? "")
  }

  /// The drawings of each root in all styles, each view's frame in points and cells, and the diagnostics.
  private static func draw(_ file: String) throws -> String {
    let loaded = LoadedDocument(
      try NibReader.read(SourcePackage.fixture(file), file: name(of: file) + ".xib"))
    var text = ""
    for root in loaded.roots {
      for style in NibDrawingContext.Style.allCases {
        text += "\(style.rawValue)\n"
        text += GoldenExport.text(of: TreeRenderer(style: style).canvas(for: root.view)) + "\n"
      }
      for place in TreeRenderer().places(in: root.view) where place.view.nibOrigin != nil {
        text += "\(place.view.nibDisplayName): \(points(place.frame)) points, \(cells(place.cells)) cells\n"
      }
    }
    let problems = loaded.diagnostics.filter { $0.severity > .note }.map { "\($0.rendered)\n" }
    return text + problems.joined()
  }

  private static func points(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { NibNumber.text($0) }.joined(separator: " ")
  }

  private static func cells(_ rect: CellRect) -> String {
    "\(rect.minColumn) \(rect.minRow) \(rect.size.columns) \(rect.size.rows)"
  }
}
