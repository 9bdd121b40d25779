import NibFormats
import Testing

@testable import NibSources

/// The edits that make a source file for UIKit one for NibTerm.
@Suite struct PortedSourceTests {
  private func port(_ text: String, with declarations: String = "") -> PortedSource {
    var selectors = SelectorTexts()
    for source in [text, declarations] {
      selectors.add(SourceFile(Array(source.utf8), file: "A.swift", .swift))
    }
    return PortedSource(Array(text.utf8), file: "A.swift", selectors: selectors)
  }

  @Test(
    "Outlets and inspectable properties get wrappers",
    arguments: [
      ("class A { @IBOutlet var a: B! }", "class A { @Outlet var a: B! }"),
      ("class A { @IBOutlet weak var a: B! }", "class A { @Outlet(.weak) var a: B! }"),
      ("class A { @IBOutlet private weak var a: B! }", "class A { @Outlet(.weak) private var a: B! }"),
      ("class A { @IBOutlet unowned(safe) var a: B! }", "class A { @Outlet(.weak) var a: B! }"),
      ("class A {\n  @IBOutlet\n  weak var a: B!\n}", "class A {\n  @Outlet(.weak)\n  var a: B!\n}"),
      ("class A { @IBInspectable var a = 1 }", "class A { @Inspectable var a = 1 }"),
      (
        "class A { @IBInspectable var a: Int = 1 { didSet { b() } } }",
        "class A { @Inspectable var a: Int = 1 { didSet { b() } } }"
      ),
      // The plugin's file has to call the setter.
      (
        "class A { @IBOutlet private var a: B! { didSet { b() } } }",
        "class A { @Outlet var a: B! { didSet { b() } } }"
      ),
      // A wrapper cannot be applied to a computed property.
      (
        "extension A {\n  @IBInspectable\n  var a: Int { get { 1 } set {} }\n}",
        "extension A {\n  var a: Int { get { 1 } set {} }\n}"
      ),
      (
        "class A { @IBOutlet override var a: B! { didSet {} } }",
        "class A { override var a: B! { didSet {} } }"
      ),
    ])
  func properties(text: String, expected: String) { #expect(port(text).text == expected) }

  @Test(
    "The attributes of Objective-C are removed, and methods that are called by name become visible",
    arguments: [
      ("class A { @IBAction func f(_ s: Any) {} }", "class A { func f(_ s: Any) {} }"),
      ("class A { @IBAction private func f() {} }", "class A { func f() {} }"),
      ("class A {\n  @objc\n  fileprivate func f() {}\n}", "class A {\n  func f() {}\n}"),
      ("@objc(Card) class A { @objc dynamic var a = 1 }", "class A { var a = 1 }"),
      ("@objc private enum E: Int { case a }", "private enum E: Int { case a }"),
      ("@objcMembers @IBDesignable class A {}", "class A {}"),
      ("@available(iOS 13, *) @objc func f() {}", "@available(iOS 13, *) func f() {}"),
    ])
  func attributes(text: String, expected: String) { #expect(port(text).text == expected) }

  @Test(
    "Expressions that are not closed stay as they are",
    arguments: [
      "#selector(", "#selector(\n", "a = #selector(//x", "#selector(getter:", "#selector(b", "#keyPath(\n",
      "#imageLiteral( ", "#imageLiteral(a", "a = #imageLiteral(b)", "#colorLiteral(", "#Preview {",
    ])
  func openExpressions(text: String) { #expect(port(text).text == text) }

  @Test("A selector without labels is that of the method of the class around it, or of its superclass")
  func selectorsOfClasses() {
    let source = """
      class Store { func add(_ item: Int) {}
        func save(_ item: Int) {} }
      class Base: UIViewController { @objc func save() {} }
      class List: Base {
        let first = #selector(add)
        let second = #selector(save)
        let third = #selector(Store.add)
      }
      extension List { @objc private func add() {} }
      """
    var selectors = SelectorTexts()
    selectors.add(SourceFile(Array(source.utf8), file: "A.swift", .swift))
    let text = PortedSource(Array(source.utf8), file: "A.swift", selectors: selectors).text
    #expect(text.contains("first = Selector(\"add\")"))
    #expect(text.contains("second = Selector(\"save\")"))
    #expect(text.contains("third = Selector(\"add:\")"))
  }

  @Test("The class around an expression decides among thousands of methods with one name")
  func manyClasses() {
    let classes = (0..<6_000).map { number in
      "class C\(number) { @objc(run\(number):) func run(_ a: Int) {}\n  let s = #selector(run) }\n"
    }
    let text = port(classes.joined()).text
    for number in [0, 1, 2_999, 5_999] {
      #expect(text.contains("Selector(\"run\(number):\")"))
    }
  }

  @Test("A renamed method keeps its name if the file declares it, in a file with thousands of calls")
  func manyCalls() {
    let calls = (0..<20_000).map { "a.addChildViewController(b\($0))\n" }.joined()
    let own = "func addChildViewController(_ a: B) {}\n"
    #expect(port(own + calls).text == own + calls)
  }

  @Test("The last protocol before an optional method gets its default implementation")
  func protocols() {
    let text = port(
      """
      protocol A { func f() }
      @objc protocol B { @objc optional func g()
        @objc optional func h() }
      class C { @objc optional func i() {} }
      """
    ).text
    #expect(text.hasSuffix("\nextension B {\n  func g() {}\n}\n\nextension B {\n  func h() {}\n}\n"))
  }

  @Test("An overriding member moves into its class, but not into one that moves itself")
  func nestedClasses() {
    let inner = "class B {}"
    let text = port(
      """
      class A {}
      extension A { override func f() { \(inner) } }
      extension B { override func g() {} }
      """
    ).text
    #expect(
      text == """
        class A {
          override func f() { \(inner) }
        }
        extension A {  }
        extension B { override func g() {} }
        """)
  }

  @Test(
    "A selector becomes the text that Objective-C gives the method",
    arguments: [
      ("#selector(f)", "func f() {}", "Selector(\"f\")"),
      ("#selector(f)", "func f(_ s: Any) {}", "Selector(\"f:\")"),
      ("#selector(f(_:))", "", "Selector(\"f:\")"),
      ("#selector(self.f(sender:))", "func f(sender: Any) {}", "Selector(\"fWithSender:\")"),
      ("#selector(Card.f(_:at:))", "", "Selector(\"f:at:\")"),
      ("#selector(f(x:))", "@objc(custom:) func f(x: Int) {}", "Selector(\"custom:\")"),
      ("#selector(f(_:) as (A) -> (B) -> Void)", "", "Selector(\"f:\")"),
      ("#selector(getter: Card.title)", "", "Selector(\"title\")"),
      ("#selector(setter: Card.title)", "", "Selector(\"setTitle:\")"),
      ("#selector(UIView.endEditing)", "", "Selector(\"endEditing:\")"),
      ("#keyPath(Card.owner.name)", "", "\"owner.name\""),
    ])
  func selectors(text: String, members: String, expected: String) {
    #expect(port("let s = \(text)", with: "class D { \(members) }").text == "let s = \(expected)")
  }

  @Test(
    "Literals of colors and images become calls, and previews are removed",
    arguments: [
      ("#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", "UIColor(red: 1, green: 0, blue: 0, alpha: 1)"),
      ("#imageLiteral(resourceName: \"a\")", "UIImage(named: \"a\")!"),
      ("class A {}\n#Preview(\"a\") {\n  A()\n}\n", "class A {}\n"),
    ])
  func literals(text: String, expected: String) { #expect(port(text).text == expected) }

  @Test(
    "Modules of Apple become NibCore, and those that Linux keeps separate are imported",
    arguments: [
      ("import UIKit\n", "import NibCore\n"), ("import os.log\n", "import NibCore\n"),
      ("import class UIKit.UIView\n", "import NibCore\n"), ("import Foundation\n", "import Foundation\n"),
      (
        "import UIKit\nlet s = URLSession.shared\n",
        "import FoundationNetworking\nimport NibCore\nlet s = URLSession.shared\n"
      ),
      ("import UIKit\nlet p: XMLParser\n", "import FoundationXML\nimport NibCore\nlet p: XMLParser\n"),
      ("import UIKit\n@UIApplicationMain\nclass A {}", "import NibScreen\nimport NibCore\n@main\nclass A {}"),
      ("import Foundation\nlet i: UIImage\n", "import NibCore\nimport Foundation\nlet i: UIImage\n"),
      ("import UIKit\n@main class A {}", "import NibScreen\nimport NibCore\n@main class A {}"),
    ])
  func imports(text: String, expected: String) { #expect(port(text).text == expected) }

  @Test(
    "A file imports NibCore once, whatever the forms of its imports",
    arguments: [
      ("import UIKit\nimport os.log\n", "import NibCore\n"),
      ("import UIKit\nimport UIKit.UIGestureRecognizerSubclass\n", "import NibCore\n"),
      ("import UIKit; import QuartzCore; import Foundation\n", "import NibCore; import Foundation\n"),
      ("import class UIKit.UIView\nimport func Darwin.C.math.sin\n", "import NibCore\n"),
      (
        "/* a */ import /* b */ UIKit // c\n@_implementationOnly import QuartzCore // d\n",
        "/* a */ import NibCore // c\n// d\n"
      ),
      ("import UIKit\n@_exported import UIKit\n", "import NibCore\n@_exported import NibCore\n"),
      ("@_spi(A) internal import UIKit\nimport Foundation\n", "import NibCore\nimport Foundation\n"),
      ("import NibCore\nimport os\n", "import NibCore\n"),
      (
        "#if DEBUG\nimport os\n#endif\nimport UIKit\n", "#if DEBUG\nimport NibCore\n#endif\nimport NibCore\n"
      ),
    ])
  func singleImports(text: String, expected: String) { #expect(port(text).text == expected) }

  @Test(
    "Tests for UIKit and iOS hold in the package, and branches that are left out stay as they are",
    arguments: [
      (
        "#if canImport(UIKit)\nimport UIKit\n#elseif canImport(AppKit)\nimport AppKit\n#endif\n",
        "#if canImport(NibCore)\nimport NibCore\n#elseif canImport(AppKit)\nimport AppKit\n#endif\n"
      ),
      (
        "#if os(iOS) || os(tvOS)\nimport UIKit\n#else\nimport AppKit\nlet a = NSOpenPanel()\n#endif\n",
        "#if canImport(NibCore) || os(tvOS)\nimport NibCore\n#else\nimport AppKit\nlet a = NSOpenPanel()\n#endif\n"
      ),
      ("#if !os(iOS)\n@objc func f() {}\n#endif\n", "#if !canImport(NibCore)\n@objc func f() {}\n#endif\n"),
      ("#if canImport(Darwin)\nimport Darwin\n#endif\n", "#if canImport(Darwin)\nimport Darwin\n#endif\n"),
      (
        "#if targetEnvironment(macCatalyst)\nimport AppKit\n#endif\nimport UIKit\n@main class A {}",
        "#if targetEnvironment(macCatalyst)\nimport AppKit\n#endif\nimport NibScreen\nimport NibCore\n@main class A {}"
      ),
    ])
  func branches(text: String, expected: String) {
    #expect(port(text).text == expected)
    #expect(port(text).findings.isEmpty)
  }

  @Test(
    "The selector in @objc(...) stays for the build plugin, under a condition",
    arguments: [
      (
        "class A {\n  @objc(go:) private func f(_ s: Any) {}\n}",
        "class A {\n  #if canImport(ObjectiveC)\n  @objc(go:)\n  #endif\n  func f(_ s: Any) {}\n}"
      ),
      (
        "class A {\n  @IBAction @objc(go)\n  func f() {}\n}",
        "class A {\n  #if canImport(ObjectiveC)\n  @objc(go)\n  #endif\n  \n  func f() {}\n}"
      ),
      (
        "class A { @objc(go) func f() {} }",
        "class A { \n#if canImport(ObjectiveC)\n@objc(go)\n#endif\nfunc f() {} }"
      ),
    ])
  func selectorsOfAttributes(text: String, expected: String) {
    #expect(port(text).text == expected)
    #expect(port(expected).text == expected)
    let methods = SourceFile(Array(expected.utf8), file: "A.swift", .swift).classes.flatMap(\.methods)
    #expect(methods.map(\.selectors) == [[text.contains("go:") ? "go:" : "go"]])
  }

  @Test(
    "Spellings that Linux or Swift 5 does not accept are replaced",
    arguments: [
      ("protocol P: class {}", "protocol P: AnyObject {}"), ("protocol P: A, B {}", "protocol P: A, B {}"),
      ("var window: UIWindow!", "var window: UIWindow?"),
      ("let a: [UIApplicationLaunchOptionsKey: Any]", "let a: [UIApplication.LaunchOptionsKey: Any]"),
      (
        "Bundle.main.url(forResource: \"a\", withExtension: nil)",
        "Bundle.resources.url(forResource: \"a\", withExtension: nil)"
      ),
      ("Bundle.main.resourcePath!", "Bundle.resources.resourcePath!"),
      ("Bundle.main.decode(\"a\")", "Bundle.resources.decode(\"a\")"),
      ("Bundle.main.loadNibNamed(\"A\")", "Bundle.main.loadNibNamed(\"A\")"),
      ("f(bundle: Bundle.main)", "f(bundle: Bundle.main)"),
      ("let text = \"@IBOutlet #selector(f)\" // @objc", "let text = \"@IBOutlet #selector(f)\" // @objc"),
    ])
  func spellings(text: String, expected: String) { #expect(port(text).text == expected) }

  @Test("A module without a replacement is reported with its place, and its import is removed")
  func findings() {
    let ported = port("import UIKit\nimport MapKit\nclass A {}\n")
    #expect(ported.text == "import NibCore\nclass A {}\n")
    #expect(
      ported.findings.map(\.rendered) == [
        "A.swift:2:1: warning: the module MapKit does not exist on Linux, and NibTerm has no replacement [not-ported]"
      ])
  }

  @Test("An import of another library is reported with its place, and stays in the file")
  func libraries() {
    let text = """
      import UIKit
      import RealmSwift
      @preconcurrency import class Alamofire.Session
      import Foundation.NSString
      import Dispatch

      """
    let ported = port(text)
    #expect(ported.text == text.replacing("UIKit", with: "NibCore"))
    let rest =
      "belongs to another library, which the package does not contain; add it to Package.swift if it supports Linux, "
      + "or replace what it is used for [not-ported]"
    #expect(
      ported.findings.map(\.rendered) == [
        "A.swift:2:1: warning: the module RealmSwift \(rest)",
        "A.swift:3:17: warning: the module Alamofire \(rest)",
      ])
  }

  @Test("Attributes and modifiers of an import are removed with it") func modifiedImports() {
    #expect(port("@preconcurrency import MapKit\nimport UIKit\n").text == "import NibCore\n")
    #expect(port("private import MapKit\nimport UIKit\n").text == "import NibCore\n")
  }

  @Test("Modules of the app are one module in the package, so that their imports are removed")
  func ownModules() {
    let text = "import UIKit\nimport AppKitchen\n@testable import App\n"
    let ported = PortedSource(
      Array(text.utf8), file: "A.swift", selectors: SelectorTexts(), ownModules: ["App", "AppKitchen"])
    #expect(ported.text == "import NibCore\n")
    #expect(ported.findings.isEmpty)
  }

  @Test(
    "An import that the compiler on Linux leaves out stays and is not reported",
    arguments: [
      ("#if canImport(Lottie)\nimport Lottie\n#endif\n", 0), ("#if os(macOS)\nimport AppKit\n#endif\n", 0),
      ("#if os(Linux)\nimport Lottie\n#endif\n", 1), ("#if !os(macOS)\nimport Lottie\n#endif\n", 1),
      ("#if canImport(Lottie)\n#else\nimport Lottie\n#endif\n", 1),
      ("#if canImport(Lottie)\n#endif\nimport Lottie\n", 1),
      ("#if DEBUG || canImport(Lottie)\nimport Lottie\n#endif\n", 1),
      ("#if DEBUG\n#elseif canImport(Lottie)\nimport Lottie\n#endif\n", 0), ("#endif\nimport Lottie\n", 1),
    ])
  func conditionalImports(text: String, count: Int) {
    let ported = port(text)
    #expect(ported.text == text)
    #expect(ported.findings.count == count)
  }

  @Test(
    "Calls that ask for the Library folder become those of NibCore",
    arguments: [
      (
        "m.urls(for: .libraryDirectory, in: .userDomainMask)",
        "m.nibURLs(for: .libraryDirectory, in: .userDomainMask)"
      ),
      ("m.urls(for: kind, in: .userDomainMask)", "m.nibURLs(for: kind, in: .userDomainMask)"),
      (
        "m.url(for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: true)",
        "m.nibURL(for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: true)"
      ),
      (
        "NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true)",
        "nibSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true)"
      ),
    ])
  func libraryFolder(text: String, expected: String) {
    #expect(port("import UIKit\n" + text).text == "import NibCore\n" + expected)
    #expect(port("import Foundation\n" + text).text == "import NibCore\nimport Foundation\n" + expected)
  }

  @Test(
    "Calls that ask for folders which Foundation on Linux knows stay as they are",
    arguments: [
      "m.urls(for: .documentDirectory, in: .userDomainMask)", "store.urls(for: query, in: folder)",
      "NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true)",
    ])
  func otherFolders(text: String) { #expect(port(text).text == text) }

  @Test(
    "A file in Swift 2 is reported at its first old name",
    arguments: [
      ("let a = UIColor.redColor()", "1:17", "1 place", "UIColor.redColor()", "UIColor.red"),
      (
        "class A {\n  func tableView(tableView: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }\n}",
        "2:8",
        "1 place", "tableView(tableView: UITableView", "tableView(_ tableView: UITableView"
      ),
      (
        "let c = t.dequeueReusableCellWithIdentifier(\"a\")\nlet d = NSUserDefaults.standardUserDefaults()",
        "1:11",
        "3 places", "dequeueReusableCellWithIdentifier", "dequeueReusableCell(withIdentifier:for:)"
      ),
      (
        "let p: NSIndexPath\nlet r = CGRectMake(0, 0, 1, 1)\nself.presentViewController(c, animated: true, completion: nil)",
        "1:8", "3 places", "NSIndexPath", "IndexPath"
      ),
    ])
  func swift2(text: String, place: String, count: String, old: String, new: String) {
    #expect(
      port(text).findings.map(\.rendered) == [
        "A.swift:\(place): warning: this file is written in Swift 2 (\(count)): '\(old)' is now '\(new)'; convert it before "
          + "porting: open it in Xcode 8 and choose Edit > Convert > To Current Swift Syntax, or change the names by hand "
          + "[not-ported]"
      ])
  }

  @Test(
    "Current sources are not taken for Swift 2",
    arguments: [
      "let p = NSIndexPath(item: 0, section: 0)", "let r = CGRectMake(0, 0, 1, 1)\nlet p = NSIndexPath()",
      "func CGRectMake(_ x: Int) {}\nlet a = CGRectMake(1), b = CGRectMake(2), c = CGRectMake(3)",
      "let a = UIColor.brandColor(), b = UIColor.red", "let t = \"NSBundle\" // NSUserDefaults",
      "func tableView(_ tableView: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }",
      "func label(label: Int) {}", "let a = Bundle.main, b = UIApplication.shared",
    ])
  func noSwift2(text: String) {
    #expect(!port(text).findings.contains { $0.message.contains("Swift 2") })
  }

  @Test(
    "Names of older versions of Swift become the current ones",
    arguments: [
      ("let a = UITableViewCellSeparatorStyle.none", "let a = UITableViewCell.SeparatorStyle.none"),
      ("let a: UITableViewCellEditingStyle", "let a: UITableViewCell.EditingStyle"),
      (
        "f(UIViewContentMode.center, [.top] as NSLayoutAttribute)",
        "f(UIView.ContentMode.center, [.top] as NSLayoutConstraint.Attribute)"
      ),
      ("[NSAttributedStringKey: Any]()", "[NSAttributedString.Key: Any]()"),
      ("f(UILayoutFittingCompressedSize)", "f(UIView.layoutFittingCompressedSize)"),
      ("case UIGestureRecognizerState.began:", "case UIGestureRecognizer.State.began:"),
      ("f(kCAMediaTimingFunctionEaseIn)", "f(CAMediaTimingFunctionName.easeIn)"),
      (
        "f(kCATransitionFromLeft, kCATransitionFade)",
        "f(CATransitionSubtype.fromLeft, CATransitionType.fade)"
      ),
      ("f(UIFontWeightBold)", "f(UIFont.Weight.bold)"),
      ("info[UIKeyboardFrameEndUserInfoKey]", "info[UIResponder.keyboardFrameEndUserInfoKey]"),
      ("f(NSNotification.Name.UIKeyboardWillShow)", "f(UIResponder.keyboardWillShowNotification)"),
      ("f(name: .UIKeyboardDidHide)", "f(name: UIResponder.keyboardDidHideNotification)"),
      ("f(Notification.Name.UITextFieldTextDidChange)", "f(UITextField.textDidChangeNotification)"),
      ("view.bringSubview(toFront: a)", "view.bringSubviewToFront(a)"),
      ("view.sendSubview(toBack: a)", "view.sendSubviewToBack(a)"),
      ("addChildViewController(a)", "addChild(a)"),
      ("a.removeFromParentViewController()", "a.removeFromParent()"),
      ("a.didMove(toParentViewController: self)", "a.didMove(toParent: self)"),
      (
        "override func willMove(toParentViewController p: A?) {}", "override func willMove(toParent p: A?) {}"
      ),
      ("text.size(attributes: a)", "text.size(withAttributes: a)"),
      ("text?.characters.count", "text?.count"),
      ("let characters = 1\nself.characters", "let characters = 1\nself.characters"),
      ("var timer = Timer()", "var timer = Timer(timeInterval: 0, repeats: false, block: { _ in })"),
      ("view.bringSubview(a)", "view.bringSubview(a)"),
      (
        "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }",
        "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }"
      ),
    ])
  func olderNames(text: String, expected: String) { #expect(port(text).text == expected) }

  @Test(
    "Dictionaries of text attributes get a type",
    arguments: [
      (
        "let a = [NSFontAttributeName: f, NSForegroundColorAttributeName: c]",
        "let a: [NSAttributedString.Key: Any] = [NSAttributedString.Key.font: f, NSAttributedString.Key.foregroundColor: c]"
      ),
      (
        "var a = [NSAttributedString.Key.font: f]",
        "var a: [NSAttributedString.Key: Any] = [NSAttributedString.Key.font: f]"
      ),
      ("let a = [NSAttributedString.Key.font]", "let a = [NSAttributedString.Key.font]"),
      (
        "let a: [B: C] = [NSAttributedString.Key.font: f]", "let a: [B: C] = [NSAttributedString.Key.font: f]"
      ),
    ])
  func attributes(of text: String, expected: String) { #expect(port(text).text == expected) }

  @Test(
    "Overriding members of extensions move into the class if it is in the same file",
    arguments: [
      (
        "class A: B {\n}\nextension A {\n  func f() {}\n  override func g(_ a: [Int]) -> C { h { 1 } }\n}\n",
        "class A: B {\n\n  override func g(_ a: [Int]) -> C { h { 1 } }\n}\nextension A {\n  func f() {}\n  \n}\n"
      ),
      (
        "extension A: D {\n  override var v: Int { 1 }\n}\nclass A: B { class func c() {} }\n",
        "extension A: D {\n  \n}\nclass A: B { class func c() {} \n  override var v: Int { 1 }\n}\n"
      ),
      ("extension A { override func f() {} }", "extension A { override func f() {} }"),
      (
        "class A {}\nextension A where B: C { override func f() {} }",
        "class A {}\nextension A where B: C { override func f() {} }"
      ),
    ])
  func overrides(text: String, expected: String) { #expect(port(text).text == expected) }

  @Test("A private class that a nib names becomes visible to the loader")
  func privateClasses() {
    let text = "private class Cell: A {}\nfileprivate final class Row {}\nprivate class Other {}"
    let ported = PortedSource(
      Array(text.utf8), file: "A.swift", selectors: SelectorTexts(), nibClasses: ["Cell", "Row"])
    #expect(ported.text == "class Cell: A {}\nfinal class Row {}\nprivate class Other {}")
  }

  @Test("What a terminal does not have is reported at its first use")
  func missing() {
    let text = """
      import UIKit
      import AVFoundation
      let a = AVAudioPlayer(), b = AVAudioPlayer(), AVERAGE = 1
      let c: MKMapView
      class V: UIView { override func draw(_ rect: CGRect) {} }
      let p = UIImagePickerController()
      """
    #expect(
      port(text).findings.map(\.rendered) == [
        "A.swift:2:1: warning: the module AVFoundation does not exist on Linux, and NibTerm has no replacement [not-ported]",
        "A.swift:3:9: warning: AVAudioPlayer belongs to AVFoundation (sound, video and cameras), which a terminal does not have [not-ported]",
        "A.swift:5:33: warning: draw(_:) is not called in a terminal; draw with nibDraw(in:) [not-ported]",
        "A.swift:6:9: warning: UIImagePickerController needs a camera and a photo library, which a terminal does not have [not-ported]",
      ])
  }

  @Test("Parts that NibCore does not have are reported where they are used") func limits() {
    let text = #"""
      import UIKit
      let a = NSPredicate(format: "SUBQUERY(books, $b, $b.year > 1900).@count > 0")
      let b = NSPredicate(format: "lowercase(name) == %@", name)
      let c = NSPredicate(format: "name == $NAME")
      let d = NSPredicate(format: "NOT(a IN (1, 2)) AND b == 'f(x) $y' AND c == \"g(x)\"")
      let e = NSPredicate(format: "a == \(value(1))")
      UITraitCollection.current = traits
      if UITraitCollection.current == traits {}
      let f = NSDiffableDataSourceSectionSnapshot<Item>(), g = NSDiffableDataSourceSectionSnapshot<Item>()
      let h = NSError(), i = NSError(domain: "d", code: 1)
      """#
    let functions = "do not exist in NibCore; use NSPredicate(block:) [not-ported]"
    #expect(
      port(text).findings.map(\.rendered) == [
        "A.swift:2:30: warning: subqueries in predicates \(functions)",
        "A.swift:3:30: warning: functions in predicates \(functions)",
        "A.swift:4:30: warning: variables in predicates \(functions)",
        "A.swift:7:1: warning: UITraitCollection.current cannot be set; use resolvedColor(with:) or performAsCurrent(_:) [not-ported]",
        "A.swift:9:9: warning: NSDiffableDataSourceSectionSnapshot: section snapshots do not exist; apply a snapshot of the whole list [not-ported]",
        "A.swift:10:9: warning: NSError() does not exist on Linux; use NSError(domain:code:) [not-ported]",
      ])
  }

  @Test(
    "Optional requirements get default implementations, and calls of them are not optional",
    arguments: [
      (
        "@objc protocol P { @objc optional func f(_ a: A) }\nclass B { func g() { d?.f?(a) } }",
        "protocol P { func f(_ a: A) }\nclass B { func g() { d?.f(a) } }\nextension P {\n  func f(_ a: A) {}\n}\n"
      ),
      (
        "@objc protocol P {\n  @objc optional func f() -> A?\n}",
        "protocol P {\n  func f() -> A?\n}\nextension P {\n  func f() -> A? { nil }\n}\n"
      ),
      ("@objc protocol P {\n  @objc optional func f() -> A\n}", "protocol P {\n  func f() -> A\n}"),
    ])
  func optionalRequirements(text: String, expected: String) { #expect(port(text).text == expected) }
}
