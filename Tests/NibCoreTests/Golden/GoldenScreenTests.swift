import Foundation
import TestSupport
import Testing

@testable import NibCore
@testable import NibDrawing

/// Every document in `Fixtures/Views`, drawn in all styles, must look as in the golden that a reviewer accepted.
///
/// A new fixture fails until its golden is accepted with `make accept ONLY=name`.
@Suite struct GoldenScreenTests {
  private static let folder = Project.root.appendingPathComponent("Tests/NibCoreTests")

  static let files: [String] = {
    let views = folder.appendingPathComponent("Fixtures/Views").path
    let files = FileManager.default.enumerator(atPath: views)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
  }()

  @Test("Every fixture is drawn as in its accepted golden", arguments: files)
  func screen(_ file: String) throws {
    let name = Self.name(of: file)
    let path = Self.folder.appendingPathComponent("Fixtures/Views/\(file)")
    let drawn = try Self.draw(Data(contentsOf: path), file: file)
    let golden = Self.folder.appendingPathComponent("Goldens/\(name).txt")
    if Self.accepts(name) { try Data(drawn.utf8).write(to: golden) }
    let accepted = (try? String(contentsOf: golden, encoding: .utf8)) ?? ""
    #expect(
      drawn == accepted,
      """
      \(accepted.isEmpty ? "no golden yet" : Self.firstDifference(drawn, accepted))
      to accept: make accept ONLY=\(name)
      \(drawn)
      """)
  }

  @Test("Every golden has a fixture, and every fixture has a golden") func orphans() {
    let goldens = FileManager.default.enumerator(atPath: Self.folder.appendingPathComponent("Goldens").path)
    let names =
      goldens?.compactMap { ($0 as? String).map { $0.replacingOccurrences(of: ".txt", with: "") } } ?? []
    #expect(names.sorted() == Self.files.map(Self.name).sorted())
  }

  /// A fixture's name without its extension.
  private static func name(of file: String) -> String { String(file.prefix { $0 != "." }) }

  /// Whether the environment asks to write the golden with the given name instead of comparing it.
  private static func accepts(_ name: String) -> Bool {
    guard let wanted = ProcessInfo.processInfo.environment["NIBTERM_ACCEPT"] else { return false }
    return wanted == "*" || wanted == name
  }

  /// The drawings of each root in all styles, each view's frame in points and cells, and the diagnostics.
  private static func draw(_ data: Data, file: String) throws -> String {
    let loaded = LoadedDocument(try NibReader.read([UInt8](data), file: file))
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

  private static func firstDifference(_ drawn: String, _ accepted: String) -> String {
    let new = drawn.split(separator: "\n", omittingEmptySubsequences: false)
    let old = accepted.split(separator: "\n", omittingEmptySubsequences: false)
    let row =
      zip(new, old).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(new.count, old.count)
    func line(_ lines: [Substring]) -> String { row < lines.count ? String(lines[row]) : "(end)" }
    return "first difference in line \(row + 1):\n  accepted: \(line(old))\n  drawn:    \(line(new))"
  }
}
