import Testing

@testable import NibAnalysis

@Suite struct SourcePlaceTests {
  @Test("The nearest source is in the module's folder, or else in the folder nearest to the document")
  func places() {
    let all = ["One/A.swift", "Two/A.swift", "./App/Deep/Er/A.swift"].map { SourcePlace($0) }
    #expect(SourcePlace("App/Nibs/B.xib").nearest(all) == [2])
    #expect(SourcePlace("App/B.xib", module: "Two").nearest(all) == [1])
  }

  @Test("Every Swift version in a project file is found") func versions() {
    #expect(SwiftVersion.all(in: Array("SWIFT_VERSION = 3.0;\n SWIFT_VERSION = 5;".utf8)) == [3, 5])
  }
}
