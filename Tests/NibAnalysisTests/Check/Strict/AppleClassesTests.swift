import Testing

@testable import NibAnalysis
@testable import NibCore

/// The tables of Apple's classes must list only members that no class of NibTerm declares.
@Suite struct AppleClassesTests {
  @Test("AppleClasses lists no superclass that a class in NibTerm already has") func redundantClasses() {
    for row in AppleClasses.rows {
      for name in row.classes.split(separator: " ").map(String.init) {
        guard let type = AppleClasses.implementation(of: name) else { continue }
        #expect(
          AppleClasses.superclass(of: type) != row.superclass,
          "\(name) is implemented with that superclass: remove it from AppleClasses.rows")
      }
    }
  }

  @Test("UIKitKeys lists no key that a class in NibTerm declares") func redundantKeys() {
    for row in UIKitKeys.rows {
      guard let type = AppleClasses.implementation(of: row.name) else { continue }
      let table = NibAttributeTable.table(of: type)
      let declared = row.keys.split(separator: " ").map(String.init).filter { table.property($0) != nil }
      #expect(declared.isEmpty, "\(row.name) declares these keys: remove them from UIKitKeys.rows")
    }
  }

  @Test("Keys and superclasses of Apple's classes are known") func appleClasses() {
    #expect(AppleKeys.contains("stepValue", in: "UIStepper") == true)
    #expect(AppleKeys.contains("isContinuous", in: "UIStepper") == true)
    #expect(AppleKeys.contains("amount", in: "UIStepper") == false)
    #expect(AppleKeys.contains("toolTip", in: "UIControl") == true)
    #expect(AppleKeys.contains("scene", in: "SCNView") == nil)
    #expect(AppleKeys.contains("rootView", in: "UIHostingController") == nil)
    #expect(AppleClasses.superclass(of: "SCNView") == "UIView")
    #expect(AppleClasses.superclass(of: "PKCanvasView") == "UIScrollView")
    #expect(!AppleClasses.contains("NibPlaceholderView"))
  }
}
