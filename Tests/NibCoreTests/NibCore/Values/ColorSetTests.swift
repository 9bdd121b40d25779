import Foundation
import Testing

@testable import NibCore

@Suite struct ColorSetTests {
  private static let twoAppearances = """
    {"colors": [
      {"idiom": "universal",
       "color": {"color-space": "srgb", "components":
         {"red": "0xFF", "green": "128", "blue": "0.000", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"color-space": "extended-gray", "components": {"white": "1.000", "alpha": "0.500"}}}
    ], "info": {"author": "xcode", "version": 1}}
    """

  @Test("A color set has separate components for light and dark appearance") func appearances() throws {
    let set = try #require(ColorSet(json: Data(Self.twoAppearances.utf8)))
    #expect(set.components(for: .light) == ColorComponents(red: 1, green: 128.0 / 255, blue: 0))
    #expect(set.components(for: .dark) == ColorComponents(white: 1, alpha: 0.5))
  }

  @Test("Malformed JSON is not a color set", arguments: ["", "[]", "{\"colors\": [{\"color\": 1}]}"])
  func malformed(json: String) {
    #expect(ColorSet(json: Data(json.utf8)) == nil)
  }

  @Test("A color set without colors has no components") func emptySet() throws {
    let set = try #require(ColorSet(json: Data("{\"colors\": [{\"idiom\": \"universal\"}]}".utf8)))
    #expect(set.components(for: .light) == nil)
  }

  @Test("A color that the bundle does not contain is nil") func missingColor() {
    #expect(UIColor(named: "no such color") == nil)
    #expect(UIColor(named: "") == nil)
  }

  @Test("A named color is found in the asset catalog of a bundle") func bundleColor() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).bundle")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appending(path: "Assets.xcassets/Brand.colorset")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.twoAppearances.utf8).write(to: folder.appending(path: "Contents.json"))
    let color = try #require(UIColor(named: "Brand", in: Bundle(url: root)))
    #expect(color.nibName == "Brand")
    #expect(color.nibComponents(for: .dark) == ColorComponents(white: 1, alpha: 0.5))
  }
}
