import Testing

@testable import NibSupport

/// The names of Swift classes in the Objective-C runtime.
@Suite struct SwiftClassNameTests {
  @Test(
    "The runtime name of a Swift class is split into module and class",
    arguments: [
      ("_TtC7Nibbage15MyTableViewCell", "MyTableViewCell", "Nibbage"), ("App.Cell", "Cell", "App"),
      ("UIView", "UIView", nil), ("_TtC99A", "_TtC99A", nil), ("_TtC1A", "_TtC1A", nil),
      ("_TtC", "_TtC", nil),
      ("_TtC1A99999999999999999999B", "_TtC1A99999999999999999999B", nil),
      ("_TtCC1A1B1C", "_TtCC1A1B1C", nil), ("", "", nil),
    ] as [(String, String, String?)])
  func swiftClassNames(runtimeName: String, name: String, module: String?) {
    #expect(SwiftClassName(runtimeName: runtimeName) == SwiftClassName(name: name, module: module))
  }
}
