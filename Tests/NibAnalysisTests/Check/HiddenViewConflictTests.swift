import Testing

@testable import NibAnalysis
@testable import NibCore

/// Hidden views in stack views, whose constraints prevent a length of zero.
@Suite struct HiddenViewConflictTests {
  private typealias S = CheckSample

  /// A stack view in a screen, with a visible view and a hidden one.
  ///
  /// - Parameter constraints: further constraints of the screen.
  private func document(_ axis: String, _ constraints: [String] = []) -> NibDocument {
    let length = axis == "vertical" ? "height" : "width"
    let pins = ([S.pin("stack", "top", 40), S.pin("stack", "leading", 20)] + constraints).enumerated().map {
      #"<constraint id="p\#($0.offset)" \#($0.element)/>"#
    }
    func view(_ id: String, _ attributes: String, _ constant: Int) -> String {
      """
      <view \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0" y="0" width="30" height="30"/><constraints>
      <constraint \(S.length(id, length, constant)) id="\(id)1"/></constraints></view>
      """
    }
    return S.document(
      "XIB",
      """
      <device id="retina6_12" orientation="portrait" appearance="light"/><objects><view id="root">
      <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <stackView opaque="NO" axis="\(axis)" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="20" y="40" width="30" height="30"/><subviews>
      \(view("shown", "", 30))\(view("hidden", #"hidden="YES""#, 50))</subviews></stackView></subviews>
      <constraints>\(pins.joined())</constraints></view></objects>
      """, file: "S.xib")
  }

  /// The options of the canvas, of a device, and of a size.
  private static let screens: [LayoutOptions] = {
    var (device, size) = (LayoutOptions(), LayoutOptions())
    device.device = Device.named("iPhone SE (1st generation)")
    size.size = CGSize(width: 320, height: 480)
    return [LayoutOptions(), device, size]
  }()

  private func conflicts(_ document: NibDocument, _ options: LayoutOptions) -> [String] {
    NibCheck(document, options: options).diagnostics.filter { $0.id.hasSuffix("-conflict") }
      .map { "\($0.severity) \($0.id) \($0.path.steps.first?.id ?? "")" }
  }

  @Test(
    "A hidden view that cannot have a length of zero is one warning on every screen",
    arguments: ["vertical", "horizontal"])
  func oneFinding(axis: String) {
    for options in Self.screens {
      #expect(conflicts(document(axis), options) == ["warning hidden-view-conflict hidden"])
    }
  }

  @Test("Another conflict beside it is an error on every screen") func anotherConflict() {
    let document = document("vertical", [S.pin("stack", "top", 60)])
    for options in Self.screens {
      #expect(
        Set(
          conflicts(document, options).map {
            String($0.split(separator: " ").prefix(2).joined(separator: " "))
          })
          == ["warning hidden-view-conflict", "error constraint-conflict"])
    }
  }
}
