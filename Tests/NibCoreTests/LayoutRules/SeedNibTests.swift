import Foundation
import TestSupport
import Testing

@testable import NibCore

/// docs/behaviours.md appendix 2: the lesson's cell, whose constraints include a duplicate and an excluded one.
@Suite struct SeedNibTests {
  private static let file = SourcePackage.sampleNib("Lesson/MyTableViewCell.xib")

  private func loaded(_ size: CGSize? = nil, edit: (String) -> String = { $0 }) throws -> LoadedDocument {
    let text = edit(try String(contentsOf: Self.file, encoding: .utf8))
    let document = try NibReader.read(Array(text.utf8), file: "MyTableViewCell.xib")
    var options = LayoutOptions()
    options.size = size
    return LoadedDocument(document, options: options)
  }

  /// The frames by id, and the layout's report.
  private func layout(_ loaded: LoadedDocument) throws -> (frames: [String: CGRect], report: LayoutReport) {
    let root = try #require(loaded.roots.first)
    let pairs = root.views.compactMap { view in view.nibOrigin.map { ($0.id, view.frame) } }
    let content = try #require(root.views.first { $0.nibOrigin?.id == "G1P-Uc-WNL" })
    return (Dictionary(uniqueKeysWithValues: pairs), content.nibLayoutReport ?? LayoutReport())
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("I4 I5 I6 I9 I10 I11: The cell has the documented frames at widths of 320 and 375 points")
  func frames() throws {
    for (width, band, label, toggle) in [
      (CGFloat(320), CGFloat(256), CGFloat(78.5), CGFloat(209.5)), (375, 300, 106, 264.5),
    ] {
      let (frames, report) = try layout(try loaded(CGSize(width: width, height: 111)))
      #expect(frames["G1P-Uc-WNL"] == rect(0, 0, width, 110.5))
      #expect(frames["2q2-Op-QHx"] == rect(0, 0, band, 110.5))
      #expect(frames["Myn-ju-uct"] == rect(label, 14, 163.5, 82.5))
      #expect(frames["rqt-CB-x9N"] == rect(toggle, 0, 110.5, 110.5))
      #expect(report.conflicts.isEmpty)
      #expect(report.ambiguous.isEmpty)
    }
  }

  @Test("I10: At a height of 44 points the label is compressed, without a conflict") func lowRow() throws {
    let (frames, report) = try layout(try loaded(CGSize(width: 320, height: 44)))
    #expect(frames["rqt-CB-x9N"] == rect(276.5, 0, 43.5, 43.5))
    #expect(frames["Myn-ju-uct"]?.height == 15.5)
    #expect(report.conflicts.isEmpty)
  }

  private func installed(_ text: String) -> String {
    text.replacingOccurrences(of: "<exclude reference=\"F97-LP-Gpx\"/>", with: "")
  }

  @Test("I7: The excluded constraint, if installed, follows from the others without a conflict")
  func redundantConstraint() throws {
    let (frames, report) = try layout(try loaded(edit: installed))
    #expect(frames["Myn-ju-uct"] == rect(78.5, 14, 163.5, 82.5))
    #expect(report.conflicts.isEmpty)
  }

  @Test("I8: With unequal margins, the conflict names its constraints and the broken one")
  func conflict() throws {
    let margins =
      "<edgeInsets key=\"layoutMargins\" top=\"8\" left=\"8\" bottom=\"4\" right=\"8\"/>\n<subviews>"
    let unequal = { (text: String) in text.replacingOccurrences(of: "<subviews>", with: margins) }
    let (frames, fine) = try layout(try loaded(edit: unequal))
    #expect(frames["Myn-ju-uct"] == rect(78.5, 10, 163.5, 90.5))
    #expect(fine.conflicts.isEmpty)

    let (_, report) = try layout(try loaded(edit: { unequal(installed($0)) }))
    let conflict = try #require(report.conflicts.first)
    #expect(report.conflicts.count == 1)
    let named = Set(conflict.constraints.compactMap { $0.nibOrigin?.id })
    #expect(named.isSuperset(of: ["F97-LP-Gpx", "W9u-Lc-r8t", "bvq-nr-hn2"]))
    #expect(conflict.broken.map { named.contains($0.nibOrigin?.id ?? "") } == true)
    #expect(conflict.message.hasPrefix("Unable to simultaneously satisfy constraints.\n    Probably at"))
    #expect(
      conflict.message.contains("Will attempt to recover by breaking constraint \n<NSLayoutConstraint#"))
  }
}
