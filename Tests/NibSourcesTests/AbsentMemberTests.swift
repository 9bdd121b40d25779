import NibFormats
import Testing

@testable import NibSources

/// The report of members of UIKit's classes that NibCore does not have.
@Suite struct AbsentMemberTests {
  private func findings(_ text: String, with other: String = "", isComplete: Bool = true) -> [String] {
    var declarations = AppDeclarations(isComplete: isComplete)
    for source in [text, other] { declarations.add(Array(source.utf8)) }
    return PortedSource(
      Array(text.utf8), file: "A.swift", selectors: SelectorTexts(), declarations: declarations
    ).findings.map { "\($0.location?.line ?? 0): \($0.message)" }
  }

  /// A controller with some properties, and statements in its `viewDidLoad`.
  private func controller(_ statement: String) -> String {
    """
    class Screen: UIViewController {
      @IBOutlet weak var bar: UIToolbar!
      let label = UILabel()
      override func viewDidLoad() {
        \(statement)
      }
    }
    """
  }

  @Test(
    "A member of an object whose class is certain is reported",
    arguments: [
      ("bar.fancyTint = .red", "UIToolbar has no member 'fancyTint'"),
      ("self.bar?.fancyTint = .red", "UIToolbar has no member 'fancyTint'"),
      ("label.fancy()", "UILabel has no member 'fancy'"),
      ("view.fancyFrame()", "UIView has no member 'fancyFrame'"),
      ("navigationController?.navigationBar.fancyTint = 1", "UINavigationBar has no member 'fancyTint'"),
      ("UIView.fancyAnimate(1)", "UIView has no member 'fancyAnimate'"),
      ("becomeFancyResponder()", "UIViewController has no member 'becomeFancyResponder'"),
      ("self.fancy = 1", "UIViewController has no member 'fancy'"),
      ("let a = UIToolbar(frame: .zero); a.fancyTint = 1", "UIToolbar has no member 'fancyTint'"),
    ])
  func reported(statement: String, message: String) {
    #expect(findings(controller(statement)) == ["5: \(message) in NibCore"])
  }

  @Test("A variadic parameter is an array") func variadicParameters() {
    #expect(findings("func add(_ views: UIView...) { views.forEach { $0.fancy() } }") == [])
  }

  @Test("Members are not reported if another library may add them, in files that do not import it, too")
  func otherLibraries() {
    #expect(
      findings(controller("label.snp"), with: "import UIKit\nimport CoreData") == [
        "5: UILabel has no member 'snp' in NibCore"
      ])
    #expect(findings(controller("label.snp"), with: "import UIKit\nimport SnapKit") == [])
  }

  @Test(
    "Members that exist, that the app declares, or of objects whose class is not certain are not reported",
    arguments: [
      "bar.setItems([], animated: true)", "label.text = view.isHidden ? .none : .some(\"a\")",
      "let label = make(); label.fancy()", "other.forEach { label in label.fancy() }",
      "for bar in bars { bar.fancy() }", "view.subviews.first?.fancy()", "(view as? Own)?.fancy()",
      "undoManager?.undo()", "transitionCoordinator?.animate(alongsideTransition: nil)",
      "performSelector(inBackground: a, with: nil)", "bar.own = 1", "ownMethod()", "assertionFailure(text)",
      "withUnsafePointer(to: a) { _ in }", "let doIt = { }; doIt()", "view.layer.description", "print(1)",
      "addChildViewController(a)", "label.copy()",
    ])
  func notReported(statement: String) {
    let other = "extension UIToolbar { var own: Int { 1 } }\nfunc ownMethod() {}"
    #expect(findings(controller(statement), with: other) == [])
  }

  @Test("The other files of a program must be known, and only known modules imported") func doubts() {
    #expect(findings(controller("bar.fancyTint = 1"), isComplete: false) == [])
    #expect(
      findings("import SnapKit\n" + controller("becomeFancyResponder()")).map { $0.contains("no member") }
        == [
          false
        ])
  }

  @Test(
    "An override of a member that does not exist, or that cannot be overridden, is reported",
    arguments: [
      (
        "class A: UIView { override func fancy(_ a: Int, b: Int) {} }",
        "UIView has no member 'fancy(_:b:)' to override"
      ),
      ("class A: UIView { override var fancy: Int { 1 } }", "UIView has no member 'fancy' to override"),
      (
        "class A: UIView { override func layoutSubviews(a: Int) {} }",
        "UIView has no member 'layoutSubviews(a:)' to override"
      ),
      (
        "class A: UIToolbar { override var barPosition: UIBarPosition { .top } }",
        "'barPosition' of UIToolbar cannot be overridden"
      ),
    ], [true, false])
  func overrides(row: (text: String, message: String), isComplete: Bool) {
    #expect(findings(row.text, isComplete: isComplete) == ["1: \(row.message) in NibCore"])
  }

  @Test(
    "Overrides of members that exist, also in a class of the app, are not reported",
    arguments: [
      "class A: UIView { override func layoutSubviews() {} }",
      "class A: UITextField { override func deleteBackward() {}\n override var hasText: Bool { true } }",
      "class A: UIView { override var description: String { \"\" } }",
      "class B: UIView { func fancy() {} }\nclass A: B { override func fancy() {} }",
      "class A: Unknown { override func fancy() {} }", "class A: UIView { override init(frame: CGRect) {} }",
      "class A: UIViewController { override class func make() {} }\nclass C { class func make() {} }",
    ])
  func allowed(text: String) { #expect(findings(text) == []) }

  @Test("A timer with a block gets the initializer that waits for its interval")
  func timers() {
    func ported(_ text: String) -> String {
      PortedSource(Array(text.utf8), file: "A.swift", selectors: SelectorTexts()).text
    }
    #expect(
      ported("import UIKit\nlet a = Timer(timeInterval: 1, repeats: true) { _ in }")
        == "import NibCore\nlet a = Timer(nibTimeInterval: 1, repeats: true) { _ in }")
    #expect(
      ported("import Foundation\nlet a = Timer.init(timeInterval: f(1, 2), repeats: b, block: c)")
        == "import NibCore\nimport Foundation\nlet a = Timer.init(nibTimeInterval: f(1, 2), repeats: b, block: c)"
    )
    let target =
      "import NibCore\nlet a = Timer(timeInterval: 1, target: a, selector: b, userInfo: c, repeats: true)"
    #expect(ported(target) == target)
  }
}
