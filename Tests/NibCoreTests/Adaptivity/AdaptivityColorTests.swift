import Foundation
import NibCoreTestSupport
import TestSupport
import Testing

@testable import NibCore

@Suite struct AdaptivityColorTests {
  /// The palette that Apple publishes, as red, green and blue in light and dark.
  private static let palette: [(UIColor, light: [Int], dark: [Int])] = [
    (.systemRed, [255, 59, 48], [255, 69, 58]), (.systemOrange, [255, 149, 0], [255, 159, 10]),
    (.systemYellow, [255, 204, 0], [255, 214, 10]), (.systemGreen, [52, 199, 89], [48, 209, 88]),
    (.systemMint, [0, 199, 190], [99, 230, 226]), (.systemTeal, [48, 176, 199], [64, 200, 224]),
    (.systemCyan, [50, 173, 230], [100, 210, 255]), (.systemBlue, [0, 122, 255], [10, 132, 255]),
    (.systemIndigo, [88, 86, 214], [94, 92, 230]), (.systemPurple, [175, 82, 222], [191, 90, 242]),
    (.systemPink, [255, 45, 85], [255, 55, 95]), (.systemBrown, [162, 132, 94], [172, 142, 104]),
    (.systemGray, [142, 142, 147], [142, 142, 147]), (.systemGray2, [174, 174, 178], [99, 99, 102]),
    (.systemGray3, [199, 199, 204], [72, 72, 74]), (.systemGray4, [209, 209, 214], [58, 58, 60]),
    (.systemGray5, [229, 229, 234], [44, 44, 46]), (.systemGray6, [242, 242, 247], [28, 28, 30]),
    (.link, [0, 122, 255], [9, 132, 255]), (.tintColor, [0, 122, 255], [10, 132, 255]),
    (.opaqueSeparator, [198, 198, 200], [56, 56, 58]), (.separator, [60, 60, 67], [84, 84, 88]),
    (.label, [0, 0, 0], [255, 255, 255]), (.secondaryLabel, [60, 60, 67], [235, 235, 245]),
    (.tertiaryLabel, [60, 60, 67], [235, 235, 245]), (.quaternaryLabel, [60, 60, 67], [235, 235, 245]),
    (.placeholderText, [60, 60, 67], [235, 235, 245]), (.systemFill, [120, 120, 128], [120, 120, 128]),
    (.secondarySystemFill, [120, 120, 128], [120, 120, 128]),
    (.tertiarySystemFill, [118, 118, 128], [118, 118, 128]),
    (.quaternarySystemFill, [116, 116, 128], [118, 118, 128]),
    (.systemBackground, [255, 255, 255], [0, 0, 0]),
    (.secondarySystemBackground, [242, 242, 247], [28, 28, 30]),
    (.tertiarySystemBackground, [255, 255, 255], [44, 44, 46]),
    (.systemGroupedBackground, [242, 242, 247], [0, 0, 0]),
    (.secondarySystemGroupedBackground, [255, 255, 255], [28, 28, 30]),
    (.tertiarySystemGroupedBackground, [242, 242, 247], [44, 44, 46]),
    (.darkText, [0, 0, 0], [0, 0, 0]), (.lightText, [255, 255, 255], [255, 255, 255]),
  ]

  /// The opacities, in whole percents; all other colors are opaque.
  private static let opacities: [(UIColor, light: Int, dark: Int)] = [
    (.secondaryLabel, 60, 60), (.tertiaryLabel, 30, 30), (.quaternaryLabel, 18, 16),
    (.placeholderText, 30, 30), (.separator, 29, 60), (.systemFill, 20, 36), (.secondarySystemFill, 16, 32),
    (.tertiarySystemFill, 12, 24), (.quaternarySystemFill, 8, 18), (.lightText, 60, 60), (.label, 100, 100),
  ]

  @Test("System colors have the components that Apple publishes for light and dark") func systemColors() {
    for (color, light, dark) in Self.palette {
      for (style, expected) in [(UIUserInterfaceStyle.light, light), (.dark, dark)] {
        let bytes = color.nibComponents(for: style).bytes
        #expect([Int(bytes.0), Int(bytes.1), Int(bytes.2)] == expected, "\(color.nibName ?? "") \(style)")
      }
    }
    for (color, light, dark) in Self.opacities {
      let found = [UIUserInterfaceStyle.light, .dark].map {
        (color.nibComponents(for: $0).alpha * 100).rounded()
      }
      #expect(found == [Double(light), Double(dark)], "\(color.nibName ?? "")")
    }
  }

  @Test("A color with a light and a dark variant resolves by interface style and compares by its variants")
  func dynamicColors() {
    let (black, white) = (ColorComponents(white: 0), ColorComponents(white: 1))
    let color = UIColor(nibLight: black, dark: white)
    #expect(color == UIColor(nibLight: black, dark: white) && color != UIColor(nibLight: white, dark: black))
    #expect(color.nibComponents(for: .dark) == white && color.nibComponents(for: .unspecified) == black)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(UIColor(nibLight: white, dark: white) == .white)
  }

  // MARK: Asset catalogs

  private static func colorSet(_ light: String, _ dark: String) -> String {
    let entries = [light, dark].map { red in
      "\"color\": {\"color-space\": \"srgb\", \"components\": {\"red\": \"\(red)\", \"green\": \"0\", \"blue\": \"0\"}}"
    }
    return """
      {"colors": [{"idiom": "universal", \(entries[0])}, {"idiom": "universal", \(entries[1]),
      "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """
  }

  private static let view = """
    <view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/>
    <color key="backgroundColor" name="Brand"/></view>
    """
  private static let resources = """
    <resources><namedColor name="Brand"><color red="0.2" green="0" blue="0" alpha="1"/></namedColor></resources>
    """

  /// Returns the red component of the view's background in light and dark. The document is in `App/Views` of a folder
  /// that contains the given files.
  private func reds(_ files: [String: String]) throws -> [UInt8] {
    let folder = try TemporaryFolder(files)
    let document = try folder.write("", to: "App/Views/Sample.xib")
    let loaded = AdaptivitySample.xib(
      Self.view, LayoutOptions(), rest: Self.resources, file: document)
    let color = try #require(loaded.roots.first?.view.backgroundColor)
    #expect(color.nibName == "Brand")
    return [UIUserInterfaceStyle.light, .dark].map { color.nibComponents(for: $0).bytes.0 }
  }

  @Test("Named colors come from the project's asset catalogs, or else from the document")
  func namedColors() throws {
    let project = ["App.xcodeproj/project.pbxproj": ""]
    let saved: [UInt8] = [51, 51]
    #expect(try reds([:]) == saved)
    let near = "App/Views/Colors.xcassets/Brand.colorset/Contents.json"
    #expect(try reds([near: Self.colorSet("10", "20")]) == [10, 20])
    let above = "App/Assets.xcassets/Group/Brand.colorset/Contents.json"
    #expect(try reds(project.merging([above: Self.colorSet("30", "40")]) { own, _ in own }) == [30, 40])
    let beside = "App/Resources/Assets.xcassets/Brand.colorset/Contents.json"
    #expect(try reds(project.merging([beside: Self.colorSet("50", "60")]) { own, _ in own }) == [50, 60])
    #expect(
      try reds([above: Self.colorSet("30", "40")]) == [30, 40],
      "without a project, the folder of the app's files is searched")
    #expect(try reds(project.merging([above: "no JSON"]) { own, _ in own }) == saved)
    let label = #"{"colors": [{"color": {"platform": "ios", "reference": "labelColor"}}]}"#
    #expect(try reds([near: label]) == [0, 255], "a color set can refer to a color of the system")
  }

  @Test("The dark appearance does not change frames") func darkAppearance() throws {
    var options = LayoutOptions()
    let light = AdaptivitySample.xib(CanvasSample.root(414, 896), options)
    options.style = .dark
    let dark = AdaptivitySample.xib(CanvasSample.root(414, 896), options)
    #expect(dark.frame("inner") == light.frame("inner"))
    #expect(dark.environment.traits.userInterfaceStyle == .dark)
  }
}
