import NibCore
import Testing

@testable import NibAnalysis

/// The findings that are new or gone in another version of a document.
@Suite struct FindingConsequenceTests {
  private func compare(_ old: String, _ new: String) -> FindingConsequences {
    let kind = CheckRule.outsideSuperview.kind
    return FindingConsequences(
      from: [Diagnostic(kind, old, at: SourceLocation(file: "A.xib"))],
      to: [Diagnostic(kind, new, at: SourceLocation(file: "A.xib"))], withNumbersOf: [kind])
  }

  @Test("A finding with another name of its view is the same, and one with other numbers is not")
  func names() {
    let renamed = compare("view photo2 ends 8 points right of it", "view ends 8 points right of it")
    #expect(renamed.new.isEmpty && renamed.gone.isEmpty && renamed.kept.count == 1)
    let pages = ["2", "3"].map { "label \"Page \($0) to inf\" ends 8 points right of it" }
    #expect(compare(pages[0], pages[1]).new.isEmpty)
    let moved = compare("view photo ends 8 points right of it", "view photo ends 12.5 points right of it")
    #expect(moved.new.count == 1 && moved.gone.count == 1)
  }
}
