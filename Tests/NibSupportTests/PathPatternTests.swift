import Testing

@testable import NibSupport

/// Patterns of paths, as in the configuration of `check`.
@Suite struct PathPatternTests {
  @Test(
    "A pattern matches files and everything in folders",
    arguments: [
      ("Pods", "/app/Pods/A/B.xib", true), ("Pods", "/app/Sources/Pods/B.xib", false),
      ("Pods/", "/app/Pods/B.xib", true), ("./Pods", "/app/Pods/B.xib", true),
      ("**/Pods", "/app/Sources/Pods/B.xib", true), ("**/Pods", "/app/Pods/B.xib", true),
      ("Pods/**", "/app/Pods/A/B.xib", true), ("**", "/app/B.xib", true), (".", "/app/B.xib", true),
      ("*.xib", "/app/B.xib", true), ("*.xib", "/app/A/B.xib", false), ("**/*.xib", "/app/A/C/B.xib", true),
      ("A/*/B.xib", "/app/A/C/B.xib", true), ("A/*/B.xib", "/app/A/C/D/B.xib", false),
      ("A/**/B.xib", "/app/A/C/D/B.xib", true), ("A/**/B.xib", "/app/A/B.xib", true),
      ("?.xib", "/app/B.xib", true), ("?.xib", "/app/BB.xib", false), ("*a*b*", "/app/xaxbx", true),
      ("*a*b*", "/app/xbxax", false), ("{A,B}/*.xib", "/app/B/C.xib", true),
      ("{A,B}.xib", "/app/C.xib", false),
      ("A{,1}.xib", "/app/A.xib", true), ("{A,{B,C}}.xib", "/app/C.xib", true),
      ("{A}.xib", "/app/{A}.xib", true),
      ("{A.xib", "/app/{A.xib", true), ("../lib/*.xib", "/lib/B.xib", true),
      ("/else/B.xib", "/else/B.xib", true),
      ("/else", "/app/else/B.xib", false), ("Ä*.xib", "/app/Äpfel.xib", true), ("a", "/app/A/B.xib", false),
    ])
  func matching(pattern: String, path: String, expected: Bool) {
    #expect(PathPattern(pattern, in: "/app").matches(path) == expected)
  }

  @Test("Patterns with many wildcards and braces take little time") func hostilePatterns() {
    let name = String(repeating: "a", count: 200)
    #expect(!PathPattern(String(repeating: "*a", count: 100) + "b", in: "/app").matches("/app/\(name)"))
    let braces = PathPattern(String(repeating: "{a,b}", count: 40), in: "/app")
    #expect(!braces.matches("/app/\(name)"))
    let deep = PathPattern(String(repeating: "**/", count: 100) + "b", in: "/app")
    #expect(!deep.matches("/app/" + String(repeating: "a/", count: 100)))
  }
}
