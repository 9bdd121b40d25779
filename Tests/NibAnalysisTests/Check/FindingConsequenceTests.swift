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

  @Test("A finding that loses one of its lengths is not gone, and one that loses both is") func reduced()
    throws
  {
    let constraints = [("width", "c1", 34), ("height", "c2", 20)]
    func document(_ count: Int) -> NibDocument {
      let list = constraints.prefix(count).map { attribute, id, constant in
        "<constraint firstAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(id)\"/>"
      }
      let edges = ["leading", "top", "trailing", "bottom"].map {
        "<constraint firstItem=\"icon\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)\" id=\"\($0)\"/>"
      }
      return CheckSample.document(
        "XIB",
        """
        <objects><view id="root"><rect key="frame" x="0" y="0" width="81" height="82"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="icon"><rect key="frame" x="0" y="0" width="81" height="82"/>
        <constraints>\(list.joined())</constraints></view></subviews><constraints>\(edges.joined())</constraints></view>
        </objects>
        """, file: "A.xib")
    }
    let kind = CheckRule.canvasConflict.kind
    let findings = (0...2).map { count in NibCheck(document(count)).diagnostics.filter { $0.kind == kind } }
    #expect(findings.map(\.count) == [0, 1, 1])
    #expect(FindingConsequences(from: findings[2], to: findings[1]).gone.isEmpty)
    #expect(FindingConsequences(from: findings[2], to: findings[0]).gone.count == 1)
  }
}
