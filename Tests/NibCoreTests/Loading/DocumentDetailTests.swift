import NibCoreTestSupport
import Testing

@testable import NibCore

/// Elements and attributes that change the loaded objects.
@Suite struct DocumentDetailTests {
  private func loaded(_ objects: String, rest: String = "", device: Device? = nil) -> LoadedDocument {
    var options = LayoutOptions()
    options.device = device
    return CanvasSample(device: nil, hasSafeAreas: false, options: options).xib(objects, rest: rest)
  }

  /// A root view of 100 x 100 points with the given constraints and a subview `a` of 40 x 20 points.
  private func root(_ constraints: [String], rest: String = "") -> String {
    let list = constraints.enumerated().map {
      "<constraint id=\"c\($0.offset)\" firstItem=\"a\" \($0.element)/>"
    }
    return """
      <view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="10" y="10" width="40" height="20"/></view></subviews>
      <constraints>\(list.joined())</constraints>\(rest)</view>
      """
  }

  private func pin(_ edge: String, to other: String = "root", _ constant: Int = 0) -> String {
    "firstAttribute=\"\(edge)\" secondItem=\"\(other)\" secondAttribute=\"\(edge)\" constant=\"\(constant)\""
  }

  private func length(_ attribute: String, _ constant: Int) -> String {
    "firstAttribute=\"\(attribute)\" constant=\"\(constant)\""
  }

  private func view(_ id: String, of loaded: LoadedDocument) -> UIView? {
    loaded.roots.flatMap(\.views).first { $0.nibOrigin?.id == id }
  }

  @Test("Placeholder constraints exist only on the canvas, not on a device") func placeholderConstraints() {
    let content = root([pin("leading"), pin("top"), length("width", 40) + " placeholder=\"YES\""])
    #expect(view("root", of: loaded(content))?.constraints.count == 3)
    #expect(view("root", of: loaded(content, device: Device.named("retina4_7")))?.constraints.count == 2)
  }

  @Test("The document's tint color applies to root views without a tint color") func documentTint() throws {
    let objects = """
      <view id="a"/><view id="b"><color key="tintColor" red="0" green="0" blue="1"/></view>
      """
    let loaded = loaded(objects, rest: "<color key=\"tintColor\" red=\"1\" green=\"0\" blue=\"0\"/>")
    let tints = ["a", "b"].map { view($0, of: loaded)?.tintColor?.nibComponents().red }
    #expect(tints == [1, 0])
  }

  @Test("The keyboard layout guide is at the bottom edge of its view") func keyboardGuide() {
    let constraints = [
      pin("leading", 10), pin("bottom", to: "keys"), length("width", 40), length("height", 20),
    ]
    let text = root(constraints, rest: "<keyboardLayoutGuide key=\"keyboard\" id=\"keys\"/>")
    #expect(view("a", of: loaded(text))?.frame == CGRect(x: 10, y: 80, width: 40, height: 20))
  }

  @Test("Two objects with the same id are loaded as separate objects") func duplicateIds() {
    let text = """
      <view id="a"><subviews><view tag="1" id="b"/><view tag="2" id="b"/></subviews></view>
      """
    #expect(view("a", of: loaded(text))?.subviews.map(\.tag) == [1, 2])
  }
}
