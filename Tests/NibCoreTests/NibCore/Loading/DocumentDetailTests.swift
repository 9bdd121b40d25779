import Testing

@testable import NibCore

/// Elements and attributes that change the loaded objects.
@Suite struct DocumentDetailTests {
  private typealias S = CheckSample

  private func canvas(_ content: String, device: Device? = nil) -> NibCanvas {
    var options = NibCanvas.Options()
    options.device = device
    return NibCanvas(S.document("XIB", content, file: "S.xib"), options: options)
  }

  private func view(_ id: String, of canvas: NibCanvas) -> UIView? {
    canvas.roots.flatMap(\.views).first { $0.nibOrigin?.id == id }
  }

  @Test("Placeholder constraints exist only on the canvas, not on a device") func placeholderConstraints() {
    let constraints = [
      S.pin("a", "leading"), S.pin("a", "top"), "placeholder=\"YES\" " + S.length("a", "width", 40),
    ]
    let content = "<objects>\(S.view(constraints: constraints))</objects>"
    #expect(view("root", of: canvas(content))?.constraints.count == 3)
    #expect(view("root", of: canvas(content, device: Device.named("retina4_7")))?.constraints.count == 2)
  }

  @Test("The document's tint color applies to root views without a tint color") func documentTint() throws {
    let objects = """
      <objects><view id="a"/><view id="b"><color key="tintColor" red="0" green="0" blue="1"/></view></objects>
      <color key="tintColor" red="1" green="0" blue="0"/>
      """
    let canvas = canvas(objects)
    let tints = ["a", "b"].map { view($0, of: canvas)?.tintColor?.nibComponents().red }
    #expect(tints == [1, 0])
  }

  @Test("The keyboard layout guide is at the bottom edge of its view") func keyboardGuide() {
    let text = S.view(
      content: "", constraints: [S.pin("a", "leading", 10), S.pin("a", "bottom", to: "keys")] + sized
    ).replacing(
      "</constraints></view>",
      with: "</constraints><keyboardLayoutGuide key=\"keyboard\" id=\"keys\"/></view>")
    #expect(
      view("a", of: canvas("<objects>\(text)</objects>"))?.frame
        == CGRect(x: 10, y: 80, width: 40, height: 20))
  }

  private var sized: [String] { [S.length("a", "width", 40), S.length("a", "height", 20)] }

  @Test("Two objects with the same id are loaded as separate objects") func duplicateIds() {
    let text = """
      <objects><view id="a"><subviews><view tag="1" id="b"/><view tag="2" id="b"/></subviews></view></objects>
      """
    #expect(view("a", of: canvas(text))?.subviews.map(\.tag) == [1, 2])
  }
}
