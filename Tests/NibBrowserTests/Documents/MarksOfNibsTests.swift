import NibAnalysis
import NibCore
import TestSupport
import Testing

@testable import NibBrowser
@testable import NibTools

/// The marks of documents on disk.
@Suite struct MarksOfNibsTests {
  @Test("Marks show the same results as nibterm check") func marksOfDocuments() throws {
    let folder = try TemporaryFolder()
    try folder.write(SmallNibs.label("Good"), to: "a/Good.xib")
    try folder.write(SmallNibs.document("<label sparkle=\"YES\" id=\"a\"/>"), to: "Odd.xib")
    try folder.write("<document><objects></document>", to: "Broken.xib")
    let own = " customModule=\"App\" customModuleProvider=\"target\""
    try folder.write(SmallNibs.document("<view customClass=\"Card\"\(own) id=\"v\"/>"), to: "Card.xib")
    try folder.write(SmallNibs.document("<view customClass=\"Crad\"\(own) id=\"v\"/>"), to: "Crad.xib")
    try folder.write(
      "class Card: UIView {}  // Good Odd\nlet names = [\"Good\", \"Odd\", \"Crad\"]", to: "Card.swift")
    let programs = CheckPrograms(folders: [], checked: [folder.path], module: nil)
    let checker = MarkChecker(root: folder.path, check: DocumentCheck(), programs: programs)
    checker.change {
      $0.setDocuments(["Broken.xib", "Odd.xib", "a/Good.xib", "Card.xib", "Crad.xib", "gone.xib"])
    }
    var marks: [String: DocumentMark] = [:]
    var next = Worker.Next.goOn
    while next == .goOn {
      let step = checker.step()
      marks.merge(step.marks) { $1 }
      next = step.next
    }
    let error = DocumentMark([Diagnostic(DiagnosticKind("a", .error, ""), "")])
    let warning = DocumentMark([Diagnostic(DiagnosticKind("a", .warning, ""), "")])
    #expect(
      marks == [
        "Broken.xib": error, "Odd.xib": warning, "a/Good.xib": .clean, "Card.xib": .clean,
        "Crad.xib": warning,
      ])
  }

  @Test("Marks count what the configuration of nibterm check leaves") func configuration() throws {
    let odd = SmallNibs.document("<label sparkle=\"YES\" id=\"a\"/>")
    let folder = try TemporaryFolder(["Off.xib": odd, "Skipped.xib": odd, "Odd.xib": odd])
    let check = DocumentCheck(configuration: { path in
      if path.hasSuffix("Skipped.xib") { return nil }
      let settings = CheckConfiguration.RuleSettings(isOn: !path.hasSuffix("Off.xib"))
      return CheckConfiguration(rules: ["unsupported-attribute": settings])
    })
    let programs = CheckPrograms(folders: [], checked: [folder.path], module: nil)
    let checker = MarkChecker(root: folder.path, check: check, programs: programs)
    checker.change { $0.setDocuments(["Odd.xib", "Off.xib", "Skipped.xib"]) }
    var marks: [String: DocumentMark] = [:]
    var next = Worker.Next.goOn
    while next == .goOn {
      let step = checker.step()
      marks.merge(step.marks) { $1 }
      next = step.next
    }
    #expect(marks.mapValues(\.count) == ["Odd.xib": 1, "Off.xib": 0, "Skipped.xib": 0])
  }
}
