import NibEditing
import Testing

@testable import NibAnalysis
@testable import NibCore

/// Marks of views that are no longer misplaced or ambiguous.
@Suite struct SolvedMarksTests {
  private typealias S = ExplainSample

  /// Constraints that leave the height open.
  private static func place(width: Int = 40) -> [String] {
    [S.pin("a", "leading", 10), S.pin("a", "top", 10), S.length("a", "width", width)]
  }

  private func document(_ marks: String, _ constraints: [String]) -> NibDocument {
    ExplainSample([S.view("a", attributes: marks)], constraints).loaded.document
  }

  private func names(_ edits: [DocumentEdit]) -> [String] {
    edits.compactMap { edit in
      guard case .unmark(let removal) = edit else { return nil }
      return "\(removal.view) \(removal.name)"
    }
  }

  @Test("The mark of an ambiguous view is removed by the edit that determines the view") func ambiguous() {
    let mark = #"ambiguous="YES""#
    let open = document(mark, Self.place())
    let solved = document(mark, Self.place() + [S.length("a", "height", 20)])
    #expect(names(SolvedMarks.edits(from: open, to: solved)) == ["a ambiguous"])
    // Still ambiguous, and a mark that was wrong before.
    let other = document(mark, Self.place(width: 50))
    #expect(SolvedMarks.edits(from: open, to: other).isEmpty)
    #expect(SolvedMarks.edits(from: solved, to: solved).isEmpty)
  }

  @Test("The mark of a misplaced view is removed by the edit that gives it the saved frame") func misplaced()
  {
    let mark = #"misplaced="YES""#
    let height = [S.length("a", "height", 20)]
    let wrong = document(mark, Self.place(width: 80) + height)
    let right = document(mark, Self.place() + height)
    #expect(names(SolvedMarks.edits(from: wrong, to: right)) == ["a misplaced"])
    #expect(SolvedMarks.edits(from: right, to: wrong).isEmpty)
  }

  @Test("Updating frames removes the marks of all chosen views that have no problem") func updated() {
    let marks = #"ambiguous="YES" misplaced="YES""#
    let wrong = document(marks, Self.place(width: 80) + [S.length("a", "height", 20)])
    let frames = UpdatedFrames(of: wrong)
    #expect(frames.edits.map(\.view) == ["a"])
    #expect(names(frames.marks) == ["a ambiguous"])
    let none = UpdatedFrames(of: wrong, inside: [])
    #expect(none.all.isEmpty)
    let open = UpdatedFrames(of: document(marks, Self.place()))
    #expect(!names(open.marks).contains("a ambiguous"))
  }

  @Test(
    "The marks of all views of a layout go with its conflict, also in a document for tvOS",
    arguments: [false, true])
  func conflict(isTelevision: Bool) throws {
    let mark = #"ambiguous="YES""#
    func version(_ constraints: [String]) throws -> NibDocument {
      let views = [S.view("a", attributes: mark), S.view("b", attributes: mark)]
      let source = String(decoding: ExplainSample(views, constraints).loaded.document.source, as: UTF8.self)
      let text = source.replacing("<view id=\"root\">", with: "<view \(mark) id=\"root\">").replacing(
        "com.apple.InterfaceBuilder3.CocoaTouch.XIB",
        with: isTelevision
          ? "com.apple.InterfaceBuilder.AppleTV.XIB" : "com.apple.InterfaceBuilder3.CocoaTouch.XIB")
      return try NibReader.read(Array(text.utf8), file: "S.xib")
    }
    let other = [S.pin("b", "leading", 10), S.pin("b", "top", 10), S.length("b", "width", 40)]
    let right = Self.place() + other + [S.length("a", "height", 20), S.length("b", "height", 20)]
    let wrong = try version(right + [S.length("a", "height", 40)])
    #expect(
      names(SolvedMarks.edits(from: wrong, to: try version(right)))
        == ["root ambiguous", "a ambiguous", "b ambiguous"])
    #expect(SolvedMarks.edits(from: wrong, to: wrong).isEmpty)
  }
}
