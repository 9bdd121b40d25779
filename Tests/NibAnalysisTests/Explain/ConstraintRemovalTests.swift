import Foundation
import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore

/// What `explain` says about the removal of a constraint is what `check` says about the document without it.
@Suite struct ConstraintRemovalTests {
  private typealias S = ExplainSample

  /// A saved size that only the canvas keeps is no reason why a constraint is not needed.
  @Test("A view that only its saved size would still determine would be ambiguous") func savedSize() {
    let sample = ExplainSample(
      [S.view("a")],
      [
        S.pin("a", "leading", 10), S.pin("a", "trailing", -325), S.pin("a", "top", 10),
        S.length("a", "height", 20),
      ])
    #expect(
      ["k1", "k3", "k4"].map { sample.lines(constraint: $0).last } == [
        "change: without constraint k1, view #a would be ambiguous horizontally",
        "change: without constraint k3, view #a would be ambiguous vertically",
        "change: without constraint k4, view #a would be ambiguous vertically",
      ])
    #expect(
      sample.lines("a", .width, .change).filter { $0.hasPrefix("without") } == [
        "without constraint k1, nothing would determine the width",
        "without constraint k2, nothing would determine the width",
      ])
  }

  @Test("An edge that is open already would still not be determined") func openEdge() {
    let sample = ExplainSample([S.view("a")], [S.pin("a", "top", 10), S.pin("a", "leading", 10)])
    #expect(
      sample.lines("a", .right, .change).filter { $0.hasPrefix("without") }
        == ["without constraint k2, the right would still not be determined"])
  }

  @Test("The content of a scroll view would have an ambiguous size") func content() {
    let edges = ["leading", "trailing", "top", "bottom"]
    let inner = edges.enumerated().map { index, edge in
      "<constraint id=\"d\(index)\" \(S.pin("b", edge, to: "a"))/>"
    }
    let sizes = ["width", "height"].map { "<constraint id=\"\($0)\" \(S.length("b", $0, 50))/>" }
    let content = "<subviews>\(S.view("b"))</subviews><constraints>\((inner + sizes).joined())</constraints>"
    let sample = ExplainSample(
      [S.view("a", element: "scrollView", content: content)], edges.map { S.pin("a", $0) })
    #expect(
      sample.lines(constraint: "d3").last
        == "change: without constraint d3, the height of the content of the scroll view would be ambiguous")
    #expect(
      sample.lines(constraint: "height").contains(
        "change: without constraint height, the height of the content of the scroll view would be ambiguous"))
  }

  // MARK: Documents

  /// The sample nibs, and every fourth document of the conformance suite.
  private static let files: [URL] = {
    func documents(in folder: URL) -> [URL] {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      let urls = (files?.allObjects ?? []).compactMap { $0 as? URL }
      return urls.filter { ["xib", "storyboard"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
    }
    let suite = documents(in: SourcePackage.conformance.appendingPathComponent("documents"))
    return documents(in: SourcePackage.sampleNibs)
      + suite.enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
  }()

  @Test("Each constraint of a document is removed, and the views that become ambiguous are compared")
  func documents() throws {
    var count = 0
    for file in ConstraintRemovalTests.files {
      let bytes = [UInt8](try Data(contentsOf: file))
      let document = try NibReader.read(bytes, file: file.lastPathComponent)
      let loaded = LoadedDocument(document)
      let layouts = CheckedLayout.all(in: loaded).map { ExplainedLayout(LayoutAmbiguity($0)) }
      for constraint in Array(document.root.descendants) where constraint.isNamed("constraint") {
        let shortened = ConstraintRemovalTests.removing(constraint, from: bytes)
        let without = LoadedDocument(try NibReader.read(shortened, file: file.lastPathComponent))
        let checked = CheckedLayout.all(in: without)
        guard checked.count == layouts.count else { continue }
        for (layout, other) in zip(layouts, checked) {
          guard let claims = ConstraintRemovalTests.claims(about: constraint, in: layout) else { continue }
          let after = Ambiguities(LayoutAmbiguity(other)).axes
          let before = Ambiguities(layout.ambiguity).axes
          #expect(
            claims == after.subtracting(before),
            "\(file.lastPathComponent) without \(constraint.id ?? "a constraint")")
          count += 1
        }
      }
    }
    #expect(count > 300)
  }

  /// The document without an element.
  private static func removing(_ element: NibElement, from bytes: [UInt8]) -> [UInt8] {
    let start = element.location.offset
    let text = bytes[start...]
    let end = element.children.isEmpty ? Array("/>".utf8) : Array("</constraint>".utf8)
    let last = text.indices.first { text[$0...].starts(with: end) } ?? start
    return Array(bytes[..<start] + bytes[(last + end.count)...])
  }

  /// What would be ambiguous without a constraint; `nil` if the constraint is not in the layout.
  private static func claims(about element: NibElement, in layout: ExplainedLayout) -> Set<String>? {
    let index = layout.problem.constraints.indices.first {
      layout.constraint(at: $0)?.nibOrigin?.element == element
    }
    guard let index else { return nil }
    let removal = layout.without(constraintAt: index)
    return Ambiguities(removal.ambiguity).axes.subtracting(Ambiguities(layout.ambiguity).axes)
  }

  /// The ambiguous axes of the views of a layout, each with the id of the view.
  private struct Ambiguities {
    private(set) var axes: Set<String> = []

    init(_ ambiguity: LayoutAmbiguity) {
      for view in ambiguity.layout.views {
        add(ambiguity.axes(of: view), view, "")
        add(ambiguity.contentAxes(of: view), view, " content")
      }
    }

    private mutating func add(_ axes: LayoutAxes, _ view: UIView, _ suffix: String) {
      let id = view.nibOrigin?.id ?? ""
      if axes.contains(.horizontal) { self.axes.insert("\(id)\(suffix) x") }
      if axes.contains(.vertical) { self.axes.insert("\(id)\(suffix) y") }
    }
  }
}
