import NibFormats
import Testing

@testable import NibSources

/// Declarations that the scanners find in source text, and text that they must not mistake for declarations.
@Suite struct SourceScannerTests {
  private func swift(_ text: String) -> [String] { describe(text, .swift) }
  private func objectiveC(_ text: String) -> [String] { describe(text, .objectiveC) }

  /// One line per class: `Name: Super [properties] (selectors)`. Members that Objective-C does not see are in
  /// angle brackets. Extensions, categories and implementations begin with a plus sign.
  private func describe(_ text: String, _ language: SourceLanguage) -> [String] {
    SourceFile(Array(text.utf8), file: "f", language).classes.map { found in
      let properties = found.properties.map { property in
        let type = property.type.map { ":\($0)" } ?? ""
        return property.isExposed ? property.name + type : "<\(property.name)\(type)>"
      }
      let methods = found.methods.map { $0.isExposed ? $0.selectors[0] : "<\($0.selectors[0])>" }
      return "\(found.isDeclaration ? "" : "+")\(found.name): \(found.superclass ?? "-") "
        + "[\(properties.joined(separator: " "))] (\(methods.joined(separator: " ")))"
    }
  }

  @Test(
    "The scanner finds the classes and extensions in Swift source",
    arguments: [
      ("class A: UIView {}", ["A: UIView [] ()"]),
      ("public final class A<T: B>: Base<T>, P where T: Q {}", ["A: Base [] ()"]),
      ("class A: UIKit.UIView { class B: Outer.Base { } }", ["A: UIView [] ()", "B: Base [] ()"]),
      ("struct S { class A {} }\nenum E { case class_ }", ["A: - [] ()"]),
      ("extension X.A { @objc func f() {} }\nextension Y {}", ["+A: - [] (f)"]),
      (
        "import NibCore\nclass A { func f() {}; var b: Int; private var c: Int }",
        ["A: - [b:Int <c:Int>] (f)"]
      ),
      ("let text = \"class A {\" // class B {\n/* class C { /* */ */ class D {}", ["D: - [] ()"]),
      (
        "class A { let s = \"\"\"\n} \"quoted\" \\(f(\"}\"))\n\"\"\"\n @objc var b: Int }",
        ["A: - [b:Int] ()"]
      ),
      ("class A { var s = #\"\\(}\"#; @objc var b: Int }", ["A: - [<s> b:Int] ()"]),
      (
        "class A: B {\n#if X\n func f() {\n#else\n func g() {\n#endif\n }\n @objc var b: Int }",
        ["A: B [b:Int] (<f>)"]
      ),
      (
        "class A { class func f() {}\n static var g: Int = 1; @objc class var h: Int { 1 } }",
        ["A: - [] (<f>)"]
      ),
    ])
  func swiftClasses(text: String, expected: [String]) {
    #expect(swift(text) == expected)
  }

  @Test(
    "Quotes and brackets in regular expressions of Swift are text",
    arguments: [
      "if s.contains(/\"/) {}", "if s.contains(#/\"/#) {}", "let a = /[{]/", "let a = [/\\{/, /[}]/]",
      "if let m = s.firstMatch(of: /(?<k>\\w+)=\"(?<v>[^\"]*)\"/) {}", "let a = ##/a/#}\"/##",
      "let a = #/\n  \" # a quote\n  {2\n/#", "let a = #/\\/#{/#", "return /[}/]/",
      "return s.isA ? /{/ : /\"/",
      "use(!/}/)", "_ = s\n/{/.use()", "case: /{/", "let a = #//#",
    ])
  func regularExpressions(statement: String) {
    let text = "class A {\n func f() {\n\(statement)\n }\n @objc var b: Int }"
    #expect(swift(text) == ["A: - [b:Int] (<f>)"])
  }

  @Test(
    "A slash that divides, or that begins a comment, begins no regular expression",
    arguments: [
      "a / b { c } / d", "a/b { c }/d", "f(a) / 2 { c } / 2", "l[0]/2 { c }/2", "a! / b { c } / d",
      "a!/b { c }/d",
      "x.in / 2 { c } / 2", "l.reduce(1, /) { c } + m.reduce(1, /)", "a\n / b { c } / d", "a = b // { /",
      "a = /* { */ b", "a /= b { c } / d", "a = / b { c } /", "a = /b { c } /", "a </> b { c } </> d",
    ])
  func divisions(statement: String) {
    let source = SourceText(Array(statement.utf8), .swift)
    #expect(!source.tokens.contains { $0.kind == .regularExpression })
  }

  @Test("A slash of Objective-C divides") func objectiveCSlash() {
    let source = SourceText(Array("a = (/b/ #/c/#)".utf8), .objectiveC)
    #expect(!source.tokens.contains { $0.kind == .regularExpression })
  }

  @Test("A regular expression that is not closed ends with its line") func openRegularExpressions() {
    #expect(swift("class A { let a = #/b\n @objc var c: Int }") == ["A: - [c:Int] ()"])
    #expect(swift("class A { let a = /b\n @objc var c: Int }") == ["A: - [c:Int] ()"])
  }

  @Test("The lines of a regular expression are counted") func linesOfRegularExpressions() {
    let source = SourceText(Array("a = #/\n  b\n/#\nc".utf8), .swift)
    #expect(source.tokens.map(\.line) == [1, 1, 1, 4])
    #expect(source.text(2) == "#/\n  b\n/#")
  }

  @Test(
    "The scanner finds the properties of a Swift class and their types",
    arguments: [
      ("@IBOutlet weak var a: UILabel!", "a:UILabel"),
      ("@IBOutlet private(set) var a: [UIView]?", "a:[UIView]"),
      ("@IBOutlet var a: Array<UIView>!, b: UILabel!", "a:[UIView] b:UILabel"),
      ("@IBOutlet\n  var a: (UIView & P)! { didSet { a.b() } }", "a:UIView & P"),
      ("@IBOutlet var a: any P?", "a:P"), ("@IBOutlet weak var a: B.C?", "a:C"),
      ("@IBOutlet var a = UILabel()", "a"),
      ("@Outlet(.weak) var a: UIView!", "a:UIView"), ("var a: () -> Void = { x { y } }", "<a>"),
      ("@objc var a: [String: Int]", "a"), ("@NSManaged var a: Int16", "a:Int16"),
      ("override var a: Int { 1 }", "a:Int"),
      ("@available(iOS 9, *) @IBOutlet var a: UIStackView!", "a:UIStackView"),
      ("var `class`: Int", "<class:Int>"),
      ("lazy var a: Int = { 1 }()\n@objc dynamic var b = [1, 2]", "<a:Int> b"),
      (
        "override class var nibAttributes: [NibAttribute] { super.nibAttributes + [.property(\"a\", \\.a)] }",
        "a"
      ),
    ])
  func swiftProperties(text: String, expected: String) {
    #expect(swift("class A: B { \(text)\n}") == ["A: B [\(expected)] ()"])
  }

  @Test(
    "The scanner finds the selectors of a Swift class's methods",
    arguments: [
      ("@IBAction func f(_ s: Any) {}", "f:"), ("@IBAction func f(sender: Any) {}", "fWithSender:"),
      ("@IBAction func f(at i: Int, _ j: Int, with k: [A: B]) {}", "fAt::with:"),
      ("@objc func g<T>(x: T) throws -> (Int, Int) {}", "gWithX:"),
      ("@objc(a:b:) func f(x: Int, y: Int) {}", "a:b:"),
      ("@IBAction func moveTo(point: Int) {}", "moveToPoint:"),
      ("static func == (l: A, r: A) -> Bool { true }", "<=WithL:r:>"),
      ("required init?(coder aDecoder: NSCoder) {}", "<initWithCoder:>"),
      ("override class var nibActions: [NibAction] { [NibAction(\"f:\", A.f)] }", "f:"),
      ("static let nibActions: [NibAction] = [NibAction(\"f:\", A.f)]", "f:"),
    ])
  func swiftMethods(text: String, expected: String) {
    #expect(swift("class A: B { \(text) }") == ["A: B [] (\(expected))"])
  }

  @Test("In old Swift, both selectors are accepted, because first arguments had no label")
  func oldSelectors() {
    #expect(SwiftSelector.texts("press", ["sender"]) == ["pressWithSender:", "press:"])
    #expect(SwiftSelector.texts("press", []) == ["press"])
  }

  @Test(
    "The scanner finds the classes in Objective-C source and their members",
    arguments: [
      ("@interface A : B <P, Q>\n@end", ["A: B [] ()"]),
      ("@interface A (Cat)\n- (void)f;\n@end", ["+A: - [] (f)"]),
      ("@interface A () <P> { UILabel *_x; int y, z; }\n@end", ["+A: - [_x:UILabel y:int z:int] ()"]),
      ("@interface A<__covariant T> : B<T>\n@end", ["A: B [] ()"]), ("@class A, B;\n@protocol P;", []),
      ("@protocol P <NSObject>\n@property id a;\n@end\n@interface A : B\n@end", ["A: B [] ()"]),
      (
        "// @interface A : B\n#define X @interface \\\n C : D\nchar c = '\"'; @interface E : F\n@end",
        ["E: F [] ()"]
      ),
      (
        "@interface A : B\n- (IBAction)f:(id)s forEvent:(UIEvent *)e;\n+ (void)g;\n@end",
        ["A: B [] (f:forEvent: g)"]
      ),
      ("@interface A : B\n@property (copy) void (^block)(int, int);\n@end", ["A: B [block:void] ()"]),
      (
        "@interface A : B\n@property (weak, nullable) IBOutlet __kindof UIView<P> *a NS_AVAILABLE(1_0);\n@end",
        ["A: B [a:UIView] ()"]
      ),
      (
        "@interface A : B\n@property IBOutletCollection(UIButton) NSArray *a;\n@property id<P> b;\n@end",
        ["A: B [a:[UIButton] b] ()"]
      ),
      (
        "@implementation A { UILabel *x; }\n@synthesize a = _b, c;\n- (void)f { if (x) { } }\n@end",
        ["+A: - [x:UILabel a c] (f)"]
      ),
      (
        "int f(void) { return 1; }\n@implementation A\n- f { }\n- (void)g:(int)a :(int)b { }\n@end",
        ["+A: - [] (g::)"]
      ),
    ])
  func objectiveCClasses(text: String, expected: [String]) {
    #expect(objectiveC(text) == expected)
  }

  @Test("A backslash at the end of a line continues a comment in Objective-C, but not in Swift")
  func continuedComments() {
    #expect(swift("// a \\\nclass A {}") == ["A: - [] ()"])
    #expect(objectiveC("// a \\\n@interface A : B\n@end") == [])
  }

  @Test("Lines are counted correctly after an apostrophe that does not begin a character constant")
  func apostrophes() {
    let text = "#if 0\nit isn't used\n#endif\n@interface A : B\n@end"
    let classes = SourceFile(Array(text.utf8), file: "f", .objectiveC).classes
    #expect(classes.map(\.location.line) == [4])
  }

  @Test(
    "Code that is never compiled is not read",
    arguments: [
      ("#if COND\nX\n#endif", "X"), ("#if 0\nX\n#endif\nY", "Y"),
      ("#if false // not yet\nX\n#else\nY\n#endif", "Y"),
      ("#if 1\nX\n#else\nY\n#endif", "X"), ("#if !(0 || false)\nX\n#else\nY\n#endif", "X"),
      ("#if 0 && COND >= 2\nX\n#endif\nY", "Y"), ("#if COND || 1\nX\n#else\nY\n#endif", "X"),
      ("#if COND && 1\nX\n#else\nY\n#endif", "XY"), ("#if 0 != COND\nX\n#else\nY\n#endif", "XY"),
      ("#if 0\n#if COND\nX\n#else\nY\n#endif\n#endif\nZ", "Z"),
      ("#if COND\n#if 0\nX\n#endif\nY\n#endif\nZ", "YZ"),
      ("#if 0\nX /*\n#endif\n*/\n#endif\nY", "Y"), ("#endif\nX\n#else\nY", "XY"),
    ])
  func certainConditions(text: String, expected: String) {
    for language in [SourceLanguage.swift, .objectiveC] {
      let source = SourceText(Array(text.utf8), language)
      #expect(source.tokens.indices.filter { source.isWord($0) }.map(source.text).joined() == expected)
    }
  }

  @Test("The first branch that can be compiled takes the place of the branches that cannot")
  func certainBranches() {
    #expect(
      swift(
        "class A {\n#if false\n func f() {\n#elseif X\n func g() {\n#else\n func h() {\n#endif\n }\n var b = 1 }"
      )
        == ["A: - [<b>] (<g>)"])
    #expect(
      objectiveC(
        "@implementation A\n#if 0\n- (void)f { isn't\n#elif X\n- (void)g {\n#else\n- (void)h {\n#endif\n}\n@end"
      )
      .first?.contains("f") == false)
  }
}
