import Foundation
import NibFormats
import TestSupport
import Testing

@testable import NibSources

/// The names of UIKit that `port` knows.
@Suite struct UIKitNamesTests {
  @Test("The table has every name that begins with UI and that NibCore declares") func declared() throws {
    let root = Project.root.appendingPathComponent("Sources/NibCore")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    let kinds = "class|struct|enum|protocol|typealias|func|let|var|actor"
    let pattern = try Regex<(Substring, Substring)>(
      "(?:^|\\n)(?: ?@[^\\n]*\\n)? {0,2}(?:open |public |final |indirect )+(?:\(kinds)) (UI[A-Z]\\w+)")
    var missing: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: pattern) where UIKitNames.isAbsent(String(match.1)) {
        missing.insert(String(match.1))
      }
    }
    #expect(missing.sorted() == [], "add these names to UIKitNames.declared")
  }

  private func findings(_ text: String, declaredNames: Set<String> = []) -> [String] {
    PortedSource(
      Array(text.utf8), file: "A.swift", selectors: SelectorTexts(), declaredNames: declaredNames
    ).findings.map { "\($0.location?.line ?? 0): \($0.message)" }
  }

  @Test("Names of UIKit that NibCore does not declare are reported at their first use") func reported() {
    let text = """
      import UIKit
      let a = UIFancyView()
      let b: UIFancyView
      let c = NSItemProvider()
      let d = UIView(), e = UIColor.red
      """
    #expect(
      findings(text) == [
        "2: UIFancyView does not exist in NibCore", "4: NSItemProvider does not exist in NibCore",
      ])
  }

  @Test("Names that the app declares, and members, are not reported") func own() {
    #expect(findings("class UIFancyView: UIView {}\nlet a = UIFancyView(), b = c.UIFoo") == [])
    #expect(findings("let a = UIFancyView()", declaredNames: ["UIFancyView"]) == [])
    #expect(findings("@UIApplicationMain\nclass A: UIResponder {}") == [])
  }
}
