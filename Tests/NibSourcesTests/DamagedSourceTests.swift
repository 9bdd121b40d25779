import TestSupport
import Testing

@testable import NibSources

/// Sources that end too early or lack tokens, as while they are edited. Reading and porting them must not trap.
@Suite struct DamagedSourceTests {
  private static let swift = [
    "import UIKit\n@preconcurrency import class MapKit.MKMapView\nprivate import os.log\n",
    "class A: UIView { @IBOutlet private weak var a: B! { didSet { b() } }; @IBInspectable var c: Int = 1 }",
    "@objc(Card) public final class A<T: B>: X.Base<T>, P where T: Q { @IBAction private func f(_ s: Any) {} }",
    "@objc protocol P: class { @objc optional func f(a: Int) -> [Int]? }; p?.f?(a: 1)",
    "@available(iOS 13, *) @objc dynamic unowned(safe) var a: (Int, B) -> [String: C<D>]? = nil, e: any F & G",
    "let s = #selector(A.save(_:at:) as (A) -> (Any) -> Void), g = #selector(getter: A.title)",
    "let k = #keyPath(A.owner.name), i = #imageLiteral(resourceName: \"a\"), c = #colorLiteral(red: 1, blue: 2)",
    "#Preview(\"Name\") { A() }\n#Preview { B() }\nlet n = Selector(\"a:\")",
    "@UIApplicationMain class D: UIResponder, UIApplicationDelegate { var window: UIWindow! }",
    "n.addObserver(NSNotification.Name.UIKeyboardWillShow); f(.UIKeyboardWillHide); .Name.UIKeyboardDidShow",
    "view.bringSubview(toFront: a); c.didMove(toParentViewController: self); s.characters.count; let t = Timer()",
    "let a = [NSAttributedStringKey.font: f, NSKernAttributeName: 1] as! B; m.urls(for: k, in: .userDomainMask)",
    "NSPredicate(format: \"a = %@ \\(b)\"); UITraitCollection.current = t; UIColor.redColor(); CGRectMake(0, 0)",
    "class A { func g() {} }\nextension A { override func f() { super.f() }; override var c: Int { 1 } }",
    "extension A { override func f() { g({ 1 }) } }\nextension A { override init(coder: B) {} }\nclass A {}",
    "#if canImport(Lottie) && !os(macOS)\nimport Lottie\n#elseif DEBUG\n{ (\n#else\n} )\n#endif\n",
    "let s = \"a\\(b(\"c\"))d\", t = #\"\\(\"#, u = \"\"\"\n \"x\" \\(y)\n\"\"\", v = \"cell-\\(k)\" + w + \"%02d\"",
    "let r = /[\"{]/, q = #/\\\"/#, m = ##/\n a/# \\/\n/##; a / b; use(/) /* /* */ */ // c",
    "let n = UINib(nibName: \"A\", bundle: Bundle(for: B.self)).instantiate(withOwner: self)[0] as! X.Y",
    "t.register(UINib(nibName: String(describing: A.self), bundle: nil), forCellReuseIdentifier: A.id)",
    "let b = UIStoryboard(name: k, bundle: nil); b.instantiateViewController(withIdentifier: \"x\") as! V",
    "t.dequeueReusableCell(withIdentifier: C.id, for: i) as? C; self?.performSegue(withIdentifier: s, sender: 1)",
    "Bundle.main.loadNibNamed(\"A\", owner: self)?.first as? A; Bundle.main.path; [\"A\", \"B\"].forEach { n in f(n) }",
    "enum K: String { case a = \"x\", b }; var n: String { get { return K.a.rawValue } }; func f() -> String { \"n\" }",
    "var nibActions: [String] = [\"save:\"]; static let nibAttributes = [\"a\"]; typealias T = Array<Optional<U>>",
    "override func draw(_ rect: CGRect) { if x { return }; addSubview(v); self.v?.insertSubview(w, at: 0) }",
  ]
  private static let objectiveC = [
    "@interface A : B <P> { @private IBOutlet UILabel *a, *b; IBOutletCollection(C) NSArray *c; }\n- (IBAction)d;\n@end",
    "@property (nonatomic, copy) void (^block)(int, NSArray<X *> *), (^other)(void);\n@synthesize a = _b, c;",
    "NS_SWIFT_NAME(Card) @interface A (B)\n+ (id)f:(id)x g:(int)y;\n@end\n@compatibility_alias C D;\n@protocol P, Q;",
    "@implementation A\n- (void)f:(id)s { [self setUp]; _v = [[A alloc] initWithNibName:@\"N\" bundle:nil]; }\n@end",
    "#define NAME @\"text\" \\\n more\nNSString *const n = @\"a\"; [t registerNib:n forCellReuseIdentifier:NAME]; 'a'",
    "[[UIStoryboard storyboardWithName:@\"M\" bundle:b] instantiateViewControllerWithIdentifier:@\"x\"];",
  ]

  /// Reads a text in both languages and ports it.
  private func use(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    var selectors = SelectorTexts()
    selectors.add(SourceFile(bytes, file: "A.swift", .swift))
    _ = SourceFile(bytes, file: "A.m", .objectiveC)
    _ = PortedSource(bytes, file: "A.swift", selectors: selectors, nibClasses: ["A"], ownModules: ["B"]).text
  }

  @Test("A source that ends at any byte is read", arguments: swift + objectiveC)
  func ends(text: String) {
    for count in 0...text.utf8.count { use(text.utf8.prefix(count)) }
  }

  @Test("A source whose beginning is missing is read", arguments: swift + objectiveC)
  func beginnings(text: String) {
    let bytes = Array(text.utf8)
    for token in SourceText(bytes, .swift).tokens { use(bytes[token.range.lowerBound...]) }
  }

  @Test("A source without some of its tokens is read") func missingTokens() {
    var random = SeededRandom(seed: 1)
    let bytes = Array((DamagedSourceTests.swift + DamagedSourceTests.objectiveC).joined(separator: "\n").utf8)
    let ranges = SourceText(bytes, .swift).tokens.map(\.range)
    for _ in 0..<60 {
      var damaged = bytes
      for index in ranges.indices.reversed() where Int.random(in: 0..<20, using: &random) == 0 {
        damaged.removeSubrange(ranges[index])
      }
      use(damaged)
    }
  }

  @Test("A text without some of its tokens is read by itself", arguments: swift + objectiveC)
  func missingToken(text: String) {
    let bytes = Array(text.utf8)
    for token in SourceText(bytes, .swift).tokens {
      use(bytes[..<token.range.lowerBound] + bytes[token.range.upperBound...])
    }
  }

  @Test("Members of extensions are moved only if their braces are closed")
  func openExtensions() {
    let text = "class A {}\nextension A { override func f() {\nextension A { override func g() {}\n"
    #expect(PortedSource(Array(text.utf8), file: "A.swift", selectors: SelectorTexts()).text == text)
  }
}
