import NibFormats
import Testing

@testable import NibSources

/// The names of UIKit that `port` knows.
@Suite struct UIKitNamesTests {
  private func findings(_ text: String, with other: String = "") -> [String] {
    var declarations = AppDeclarations()
    declarations.add(Array(other.utf8))
    return PortedSource(
      Array(text.utf8), file: "A.swift", selectors: SelectorTexts(), declarations: declarations
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

  @Test("Constants and notifications of old versions of Swift that have no new name are reported") func old()
  {
    let text = """
      import UIKit
      center.addObserver(self, selector: a, name: .UIWindowDidFancy, object: nil)
      center.post(name: NSNotification.Name.UIKeyboardWillShow, object: kCAFancyMode)
      let a = kCAFillModeForwards
      """
    #expect(
      findings(text) == [
        "2: UIWindowDidFancy does not exist in NibCore", "3: kCAFancyMode does not exist in NibCore",
      ])
  }

  @Test("Names that the app declares, and members, are not reported") func own() {
    #expect(findings("class UIFancyView: UIView {}\nlet a = UIFancyView(), b = c.UIFoo") == [])
    #expect(findings("let a = UIFancyView()", with: "class UIFancyView {}") == [])
    #expect(findings("@UIApplicationMain\nclass A: UIResponder {}") == [])
  }
}
