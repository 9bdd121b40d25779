import TestSupport
import Testing

@testable import NibAnalysis

@Suite struct SourcePlaceTests {
  @Test("The nearest source is in the module's folder, or else in the folder nearest to the document")
  func places() {
    let all = ["One/A.swift", "Two/A.swift", "./App/Deep/Er/A.swift"].map { SourcePlace($0) }
    #expect(SourcePlace("App/Nibs/B.xib").nearest(all) == [2])
    #expect(SourcePlace("App/B.xib", module: "Two").nearest(all) == [1])
  }

  @Test("The places in the deepest common folder are the nearest ones of all places", arguments: 0..<20)
  func index(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let file = {
      let folders = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        ["App", "Core", "Views", "en.lproj"].randomElement(using: &random) ?? ""
      }
      return (folders + ["A.swift"]).joined(separator: "/")
    }
    let all = (0..<12).map { _ in SourcePlace(file()) }
    let places = SourcePlaces(all)
    for module in [nil, "Core"] {
      for savedModule in [nil, "Views"] {
        let place = SourcePlace(file(), module: module, savedModule: savedModule)
        #expect(places.nearest(to: place) == place.nearest(all), "seed \(seed)")
        let other = SourcePlace(file())
        #expect(
          places.isNearest(other, to: place) == place.nearest([other] + all).contains(0), "seed \(seed)")
      }
    }
  }

  @Test("Without other places, a place is the nearest one") func noPlaces() {
    #expect(SourcePlaces([]).isNearest(SourcePlace("A.swift"), to: SourcePlace("B.swift")))
    #expect(SourcePlaces([]).nearest(to: SourcePlace("B.swift")) == [])
  }

  @Test("Every Swift version in a project file is found") func versions() {
    #expect(SwiftVersion.all(in: Array("SWIFT_VERSION = 3.0;\n SWIFT_VERSION = 5;".utf8)) == [3, 5])
  }
}
