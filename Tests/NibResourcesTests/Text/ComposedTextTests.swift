import Testing

@testable import NibResources

/// Letters and their marks as one scalar.
@Suite struct ComposedTextTests {
  @Test("A long text is composed as its parts are", arguments: [0, 1, 999, 1_000, 1_001, 4_321])
  func parts(count: Int) {
    let composed = String(repeating: "e\u{301}", count: count).nibComposed
    #expect(composed.unicodeScalars.count == count)
    #expect(composed.unicodeScalars.allSatisfy { $0 == "\u{E9}" })
  }

  @Test("Text without marks is unchanged") func plain() {
    #expect(Array("a日👨‍👩‍👧\r\nb".nibComposed.unicodeScalars) == Array("a日👨‍👩‍👧\r\nb".unicodeScalars))
  }
}
