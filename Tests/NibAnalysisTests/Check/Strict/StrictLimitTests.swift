import Testing

@testable import NibAnalysis
@testable import NibCore
@testable import NibSources

/// Unrealistic sources: deep nesting, long chains of classes, unclosed brackets.
@Suite(.timeLimit(.minutes(2))) struct StrictLimitTests {
  private static let card = "class Card: UIView { @IBOutlet var title: UILabel! }\n"

  /// The diagnostics of a view of the class `name` with a connected outlet `title`, in a program with one source.
  private func check(_ source: String, _ file: String = "App/Card.swift", name: String = "Card") -> [String] {
    let view = StrictSample.view(name, connections: StrictSample.outlet("title", to: "l"))
    return StrictSample.xib(view + StrictSample.label, [(file, source)])
  }

  private func diagnostics(_ source: String) -> [String] {
    NibProgram(files: [("f.swift", Array(source.utf8))]).diagnostics.map(\.rendered)
  }

  private func repeated(_ text: String, _ count: Int = 5_000) -> String {
    String(repeating: text, count: count)
  }

  // MARK: Nesting

  @Test("Types are read 64 levels deep, and reading continues after deeper ones") func nestedTypes() {
    func nested(_ count: Int) -> String {
      (1...count).map { "class N\($0): UIView {\n" }.joined() + repeated("} ", count) + Self.card
    }
    func names(_ source: String) -> [String] {
      SourceFile(Array(source.utf8), file: "f", .swift).classes.map(\.name)
    }
    #expect(names(nested(64)) == (1...64).map { "N\($0)" } + ["Card"])
    #expect(diagnostics(nested(64)) == [])
    let warning =
      "f.swift:65:19: warning: types are nested more than 64 levels deep; deeper ones are not read "
      + "[deep-source]"
    for count in [65, 5_000] {
      #expect(names(nested(count)) == (1...64).map { "N\($0)" } + ["Card"])
      #expect(diagnostics(nested(count)) == [warning])
    }
    #expect(check(nested(5_000)) == [])
  }

  @Test("Nested types have the members inside their own braces") func membersOfNestedTypes() {
    let source = """
      class A: UIView { struct B { class C: UIView { @objc var c: Int }; @objc var b: Int }
      #if X
      @objc var d: Int }
      #else
      @objc func f() {} }
      #endif
      } static class D: UIView { @objc var e: Int }
      """
    let classes = SourceFile(Array(source.utf8), file: "f", .swift).classes
    #expect(
      classes.map { "\($0.name) \($0.properties.map(\.name))" } == ["A [\"d\"]", "C [\"c\"]", "D [\"e\"]"])
  }

  @Test("The brackets of a type are read 64 levels deep") func nestedBrackets() {
    func type(_ count: Int, _ open: String, _ close: String) -> [String] {
      let text =
        "class A: B { @objc var a: \(repeated(open, count))C\(repeated(close, count)); @objc var b: D }"
      return SourceFile(Array(text.utf8), file: "f", .swift).classes[0].properties.map { property in
        "\(property.name):\(property.type.map(\.description) ?? "-")"
      }
    }
    for (open, close, expected) in [("(", ")", "C"), ("[", "]", "[C]"), ("Array<", ">", "[C]")] {
      #expect(type(64, open, close) == ["a:\(expected)", "b:D"])
      #expect(type(65, open, close) == ["a:-", "b:D"])
      #expect(type(5_000, open, close) == ["a:-", "b:D"])
    }
    #expect(type(5_000, "A<", ">") == ["a:A", "b:D"])
    #expect(type(5_000, "A -> ", "") == ["a:-", "b:D"])
    let warning = diagnostics("class A: B {\n  @objc var a: \(repeated("["))")
    #expect(
      warning == [
        "f.swift:2:80: warning: types are nested more than 64 levels deep; deeper ones are not read "
          + "[deep-source]"
      ])
  }

  @Test(
    "Other nesting uses no stack, and reading continues after it",
    arguments: [
      ("/*", "*/"), ("func f() { {(", ")} }"), ("let s = \"\\(", ")\"\n"), ("var a = [", "]\n"),
      ("#if A\n", "\n#endif\n"),
      ("let s = \"", "\"\n"), ("@objc(", ")"), ("}", "}"),
    ])
  func otherNesting(open: String, close: String) {
    #expect(check(repeated(open) + repeated(close) + Self.card) == [])
    _ = check(repeated(open))
  }

  // MARK: Brackets that are never closed

  @Test(
    "Text with many brackets that are never closed is read quickly",
    arguments: [
      ("A.swift", "class Card: UIView {", "var a: [A<]\nfunc f(a: <) {}\n"),
      ("A.swift", "class Card: UIView {", "var a: ([Array<"), ("A.swift", "", "nibName: String("),
      ("A.swift", "", "##########"),
      ("A.swift", "", "struct A {"), ("A.swift", "", "extension A { func f("),
      ("A.swift", "", "class A: [@].b<c "),
      ("A.m", "@interface B : UIView {", "A < ; "),
      ("A.m", "@interface B : UIView\n", "@property (a) IBOutletCollection( b <"),
      ("A.m", "@implementation B\n", "- (a)b:(c { "), ("A.m", "", "@interface A : B <"),
      ("A.h", "", "@protocol A <"),
    ])
  func unclosed(file: String, start: String, part: String) {
    _ = check(start + repeated(part), file)
  }

  // MARK: Classes

  /// A chain of the given number of subclasses of `UIView`. The first one has the outlet.
  private func chain(_ count: Int) -> String {
    "@interface C1 : UIView\n@property IBOutlet UILabel *title;\n@end\n"
      + (2...count).map { "@interface C\($0) : C\($0 - 1)\n@end\n" }.joined()
  }

  @Test("Up to 255 superclasses of a class are read") func superclasses() {
    // The limit includes `UIView`, `UIResponder` and `NSObject`.
    #expect(check(chain(253), "App/C.h", name: "C253") == [])
    for count in [254, 300, 50_000] {
      #expect(
        check(chain(count), "App/C.h", name: "C\(count)") == [
          "warning deep-superclasses: C\(count) has more than 255 superclasses; the ones above are not read"
            + " | C\(count) is declared here App/C.h:\(count * 2)"
        ])
    }
  }

  @Test("Many classes of one long chain are checked quickly") func manyOfOneChain() {
    let views = (1...500).map { StrictSample.view("C\($0 * 40)", id: "v\($0)") }.joined()
    let found = StrictSample.xib(views, [("App/C.h", chain(20_000))])
    #expect(found.count == 500 - 6)
    #expect(found.allSatisfy { $0.hasPrefix("warning deep-superclasses: ") })
  }

  @Test("The search for a key ends if superclasses form a circle") func circularClasses() {
    let circle = (0..<1000).map { "@interface C\($0) : C\(($0 + 1) % 1000)\n@end\n" }.joined()
    #expect(check(circle, "App/C.h", name: "C0").count == 1)
    let small = check("@interface A : B\n@end\n@interface B : A\n@end", "App/A.h", name: "A")
    #expect(small == [StrictSample.undefined("title", "A") + " | A is declared here App/A.h:1"])
  }

  @Test("A chain of 200 type aliases is followed, and the search in a chain of 20,000 ends") func aliases() {
    let few = (0..<200).map { "typealias A\($0) = A\($0 + 1)\n" }.joined()
    #expect(check(few + "typealias A200 = Card\n" + Self.card, name: "A0") == [])
    let many = (0..<20_000).map { "typealias A\($0) = A\($0 + 1)\n" }.joined()
    #expect(check(many + "typealias A20000 = Card\n" + Self.card, name: "A0").count == 1)
  }

  @Test("Members are found in every part of a class, quickly even in large classes") func parts() {
    let large =
      "class Card: UIView "
      + "{\n\((0..<6_000).map { "@objc var a\($0): UIButton\nfunc f\($0)() {}\n" }.joined())}\n"
    let parts = large + "extension Card { @objc func setLate(_ a: Any) {} }\n"
    func outlets(_ names: [String]) -> [String] {
      let connections = names.map { StrictSample.outlet($0, to: "l") }.joined()
      return StrictSample.xib(
        StrictSample.view("Card", connections: connections) + StrictSample.label, [("App/Card.swift", parts)])
    }
    #expect(outlets(["late", "a0"]).map { $0.prefix(23) } == ["warning mistyped-outlet"])
    #expect(outlets((0..<2000).map { "b\($0)" }).count == 2000)
    let any = parts + "extension Card { override func setValue(_ a: Any?, forUndefinedKey b: String) {} }\n"
    #expect(check(any) == [])
  }

  @Test("Many classes with the same name and their extensions are read") func namesakes() {
    #expect(check(repeated(Self.card + "extension Card { @objc func f() {} }\n", 5000)) == [])
  }
}
