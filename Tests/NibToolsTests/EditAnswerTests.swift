import NibCore
import Testing

@testable import NibAnalysis
@testable import NibCompare
@testable import NibTools

/// The answer to an edit, compared with what `check` says before and after it.
@Suite struct EditAnswerTests {
  /// A banner between the edges of the safe area with a saved width that is out of date, and a box in it.
  private static func document(_ banner: String, _ box: String = "") throws -> NibDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="200"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="banner">
      <rect key="frame" x="0" y="20" width="300" height="40"/><constraints>
      <constraint firstAttribute="height" constant="40" id="height"/>
      \(banner)
      </constraints></view>\(box)</subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
      <constraint firstItem="banner" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c1"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="banner" secondAttribute="trailing" id="c2"/>
      <constraint firstItem="banner" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c3"/>
      </constraints></view></objects></document>
      """
    return try NibReader.read(Array(text.utf8), file: "Banner.xib")
  }

  private static let conflict = "<constraint firstAttribute=\"width\" constant=\"300\" id=\"width\"/>"

  private func report(_ old: NibDocument, _ new: NibDocument) -> DiffReport {
    DiffReport(
      editing: old, to: new, options: LayoutOptions(), project: CheckProject(),
      configuration: CheckConfiguration())
  }

  @Test("The removal of a constraint says that the saved frame is out of date without it") func newNote()
    throws
  {
    let report = report(try Self.document(Self.conflict), try Self.document(""))
    let findings = try #require(report.findings)
    #expect(findings.new.map(\.id) == ["misplaced-view"])
    #expect(findings.new.map(\.severity) == [.note])
    #expect(findings.gone.map(\.id) == ["canvas-conflict"])
    #expect(report.consequences.hasSuffix("1 finding gone, 1 new note"))
    #expect(
      report.consequencesInWords.hasSuffix(
        "1 new note: the saved width of the view is 300, but its constraints give 320: update its frame"))
  }

  @Test("The findings of an answer are those by which the checks before and after differ")
  func sameAsCheck() throws {
    let box = """
      <view fixedFrame="YES" id="box"><rect key="frame" x="280" y="80" width="20" height="20"/></view>
      <button fixedFrame="YES" id="button"><rect key="frame" x="8" y="80" width="20" height="20"/>
      <state key="normal" image="close"/></button>
      """
    let versions = try [
      Self.document(""), Self.document(Self.conflict), Self.document("", box),
      Self.document(Self.conflict, box),
    ]
    for old in versions {
      for new in versions where new !== old {
        let answer = report(old, new)
        let (before, after) = (identities(NibCheck(old).diagnostics), identities(NibCheck(new).diagnostics))
        #expect(identities(answer.findings?.new ?? []) == after.subtracting(before))
        #expect(identities(answer.findings?.gone ?? []) == before.subtracting(after))
        #expect(identities(answer.findings?.kept ?? []) == after.intersection(before))
      }
    }
  }

  private func identities(_ findings: [Diagnostic]) -> Set<FindingIdentity> {
    Set(findings.flatMap(\.single).map(\.identity))
  }

  @Test("An edit is laid out as the document is shown: by the rules of its own canvas") func ownCanvas()
    throws
  {
    let (old, new) = (try Self.document(Self.conflict), try Self.document(""))
    func frames(_ document: NibDocument) -> [String: CGRect] {
      let views = LoadedDocument(document).roots.flatMap(\.views)
      return Dictionary(uniqueKeysWithValues: views.map { ($0.nibOrigin?.id ?? "", $0.frame) })
    }
    let (before, after) = (frames(old), frames(new))
    for change in try #require(report(old, new).layout).views {
      #expect(change.old == before[change.oldID])
      #expect(change.new == after[change.newID])
    }
  }

  @Test("Findings that are reported together count as one, as in the output of check") func counts() {
    func finding(_ id: String, _ kind: DiagnosticKind, _ severity: Diagnostic.Severity? = nil) -> Diagnostic {
      let path = ObjectPath([ObjectPath.Step(className: "view", id: id)])
      return Diagnostic(kind, severity: severity, "\(id) is wrong", path: path)
    }
    let kind = CheckRule.misplacedView.kind
    let together = finding("a", kind).with([
      Diagnostic.Companion(finding("b", kind), .note(Diagnostic.Note("b, too")))
    ])
    let note = finding("c", kind, .note)
    let all = FindingConsequences(from: [], to: [together, note])
    #expect(all.counts == "1 new finding, 1 new note")
    #expect(all.words == "1 new finding: a is wrong; 1 new note: c is wrong")
    let half = FindingConsequences(from: [together, note], to: [finding("a", kind)])
    #expect(half.words == "1 finding gone: b is wrong; 1 note gone: c is wrong")
  }
}
