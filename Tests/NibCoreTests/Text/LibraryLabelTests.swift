import NibFormats
import Testing

@testable import NibCore
@testable import NibResources

@Suite("Labels that keep the height of Interface Builder's library") struct LibraryLabelTests {
  @Test(
    "The saved heights of two labels of a scene tell whether it was measured again",
    arguments: [
      ([20.5, 20.5], 0), ([20.5], 21), ([20.5, 20.5, 21], 21), ([21, 21, 21], 21),
      ([20.5, 20.5, 20.5, 21], 0), ([30, 30], 21), ([], 21),
    ] as [([Double], CGFloat)])
  func savedHeights(heights: [Double], minimum: CGFloat) throws {
    let labels = heights.map { label(height: $0) } + [label(height: 44, id: "l")]
    #expect(try minimumHeight(scenes: [labels]) == minimum)
  }

  @Test(
    "Only labels count whose height the library can have determined",
    arguments: [
      "numberOfLines=\"2\"", "usesAttributedText=\"YES\" text=\"\"", "text=\"\"",
      "translatesAutoresizingMaskIntoConstraints=\"YES\"",
    ])
  func otherLabels(attributes: String) throws {
    let others = Array(repeating: label(attributes, height: 20.5), count: 3)
    #expect(try minimumHeight(scenes: [others + [label(height: 44, id: "l")]]) == 21)
  }

  @Test("Each scene is decided on its own") func otherScene() throws {
    let measured = Array(repeating: label(height: 20.5), count: 3)
    #expect(try minimumHeight(scenes: [measured, [label(height: 44, id: "l")]]) == 21)
  }

  @Test("Lines of whole points are as high as the label of the library") func wholePoints() throws {
    let labels = Array(repeating: label(height: 21), count: 4) + [label(height: 44, id: "l")]
    #expect(try minimumHeight(scenes: [labels], toolsVersion: 7531) == 21)
  }

  private func label(_ attributes: String = "", height: Double, id: String? = nil) -> String {
    let defaults = [("text", "Title"), ("translatesAutoresizingMaskIntoConstraints", "NO")]
      .filter { !attributes.contains("\($0.0)=") }.map { "\($0.0)=\"\($0.1)\"" }.joined(separator: " ")
    return """
      <label \(attributes) \(defaults) id="\(id ?? "")"><rect key="frame" x="0" y="0" width="9" height="\(height)"/>\
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
  }

  /// The minimum height of the label with the id `l`.
  private func minimumHeight(scenes: [[String]], toolsVersion: Int = 15705) throws -> CGFloat? {
    let scenes = scenes.map { labels in
      """
      <scene><objects><viewController sceneMemberID="viewController"><view key="view">\
      <subviews>\(labels.joined())</subviews></view></viewController></objects></scene>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(toolsVersion)"><device id="retina4_7"/><scenes>\(scenes.joined())</scenes></document>
      """
    let document = try NibReader.read(Array(text.utf8), file: "Labels.storyboard")
    let environment = NibEnvironment(canvasOf: document, options: LayoutOptions())
    return document.root.descendants.first { $0.id == "l" }.map(environment.libraryLabelHeight)
  }
}
