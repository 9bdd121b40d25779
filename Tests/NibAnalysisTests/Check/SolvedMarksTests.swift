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
    let frames = UpdatedFrames(of: wrong) { _ in true }
    #expect(frames.edits.map(\.view) == ["a"])
    #expect(names(frames.marks) == ["a ambiguous"])
    let none = UpdatedFrames(of: wrong) { _ in false }
    #expect(none.all.isEmpty)
    let open = UpdatedFrames(of: document(marks, Self.place())) { _ in true }
    #expect(!names(open.marks).contains("a ambiguous"))
  }
}
