import Foundation
import Testing

@testable import NibAnalysis
@testable import NibCore

/// Views that are as wide as designed only because the canvas keeps the saved width of a view without content.
@Suite struct KeptLengthTests {
  private typealias S = ExplainSample

  /// A label, and a line below it that is as wide as the label. Both are saved 240 points wide.
  private static func sample(
    _ constraints: [String] = [], options: LayoutOptions = LayoutOptions()
  ) -> ExplainSample {
    func view(_ element: String, _ id: String, _ attributes: String = "") -> String {
      S.view(id, element: element, attributes: attributes)
        .replacingOccurrences(of: "width=\"40\"", with: "width=\"240\"")
    }
    return ExplainSample(
      [view("label", "text", "text=\"Email\" horizontalHuggingPriority=\"251\""), view("view", "line")],
      [
        S.pin("text", "leading", 10), S.pin("text", "top", 10), S.pin("line", "leading", 10),
        S.pin("line", "top", 4, to: "text", "bottom"), S.length("line", "height", 2),
        S.pin("line", "width", to: "text"),
      ] + constraints, options: options)
  }

  private static func sentences(_ sample: ExplainSample, _ id: String) -> [String] {
    KeptLength.all(of: sample.view(id), in: ExplainedLayout(of: sample.view(id))).map(\.explained).flatMap {
      [$0.sentence, $0.advice]
    }
  }

  @Test("The line and the label that is tied to it are wider than on a device", arguments: ["line", "text"])
  func kept(id: String) throws {
    let sample = Self.sample()
    #expect(sample.view("text").frame.width == 240)
    let sentences = Self.sentences(sample, id)
    #expect(
      sentences.first?.hasPrefix("Only the canvas makes it 240 pt wide: on a device, it is about ") == true)
    #expect(
      sentences.first?.hasSuffix(
        "because the canvas keeps the saved width of view #line, which constraints only tie to the content of other views."
      ) == true)
    #expect(sentences.last == "Give view #line a width, or pin its left and right.")
    let verdicts = ViewVerdicts(sample.view(id), in: ExplainedLayout(of: sample.view(id)))
    #expect(verdicts.verdicts.map(\.id) == ["kept-length"] && verdicts.allClear == nil)
  }

  @Test("A width that constraints determine is the same on a device") func determined() {
    #expect(Self.sentences(Self.sample([S.length("line", "width", 240)]), "line") == [])
    #expect(Self.sentences(Self.sample([S.pin("text", "trailing", -10)]), "text") == [])
  }

  @Test("A layout for a device keeps no saved width, and the layout is not ambiguous there") func device() {
    var options = LayoutOptions()
    options.device = Device.named("iPhone 16")
    let sample = Self.sample(options: options)
    #expect(sample.view("line").frame.width == sample.view("text").frame.width)
    #expect(sample.view("line").frame.width < 100)
    #expect(Self.sentences(sample, "line") == [])
    #expect(ViewAmbiguity(of: sample.view("line")) == nil)
  }

  @Test("Labels without text, which have a size only on the canvas, make nothing higher on a device")
  func emptyLabels() throws {
    let labels = ["a", "b"].map { id in
      """
      <label text="" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0" y="0" width="50" height="44"/></label>
      """
    }
    let edges = [("top", "top"), ("leading", "leading"), ("bottom", "bottom"), ("trailing", "trailing")]
    let constraints = edges.map { own, other in
      "<constraint firstItem=\"outer\" firstAttribute=\"\(own)\" secondItem=\"content\" "
        + "secondAttribute=\"\(other)\" id=\"\(own)\"/>"
    }
    let document = CheckSample.document(
      "XIB",
      """
      <objects><tableViewCell rowHeight="44" id="cell"><rect key="frame" x="0" y="0" width="414" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="414" height="44"/><subviews>
      <stackView alignment="top" translatesAutoresizingMaskIntoConstraints="NO" id="outer">
      <rect key="frame" x="0" y="0" width="414" height="44"/><subviews>
      <stackView axis="vertical" alignment="top" translatesAutoresizingMaskIntoConstraints="NO" id="inner">
      <rect key="frame" x="0" y="0" width="414" height="44"/><subviews>\(labels.joined())</subviews></stackView>
      </subviews></stackView></subviews><constraints>\(constraints.joined())</constraints>
      </tableViewCellContentView></tableViewCell></objects>
      """, file: "Cell.xib")
    let loaded = LoadedDocument(document)
    let outer = try #require(loaded.roots.flatMap(\.views).first { $0.nibOrigin?.id == "outer" })
    NibEnvironment.$current.withValue(loaded.environment) {
      #expect(KeptLength.all(of: outer, in: ExplainedLayout(of: outer)).isEmpty)
    }
  }
}
