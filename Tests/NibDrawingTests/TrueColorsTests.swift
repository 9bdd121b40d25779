import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// Colors and opacities are drawn as a document has them, even if nothing can be read.
@Suite struct TrueColorsTests {
  private static func label(_ color: UIColor, on ground: UIColor? = nil, alpha: CGFloat = 1) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    (label.text, label.textColor, label.backgroundColor, label.alpha) = ("Text", color, ground, alpha)
    return label
  }

  /// The text and the color of the first cell of a page that contains the view.
  private static func first(
    _ view: UIView, paintsPage: Bool = true, _ environment: NibEnvironment = phone
  ) -> (text: String, color: UInt32?, attributes: CellStyle.Attributes) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    root.addSubview(view)
    root.nibAdopt(environment)
    var renderer = TreeRenderer()
    renderer.paintsPage = paintsPage
    let cell = renderer.canvas(for: root)[row: 0, column: 0]
    return (cell.text, cell.style.foreground?.rgb, cell.style.attributes)
  }

  @Test("A color that cannot be read on its background is not changed") func lowContrast() {
    let nearlyBlack = UIColor(white: 0.1, alpha: 1)
    #expect(Self.first(Self.label(nearlyBlack, on: .black)).color == 0x1A1A1A)
    let dark = NibEnvironment(device: Device.all[2], style: .dark)
    #expect(Self.first(Self.label(nearlyBlack), dark).color == 0x1A1A1A)
    #expect(Self.first(Self.label(UIColor(white: 0.95, alpha: 1))).color == 0xF2F2F2)
  }

  @Test("A line that the device truncates has its ellipsis although the cells have room for all of it")
  func truncatedOnDevice() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    (label.text, label.font) = ("WWWWWWWWWW", .systemFont(ofSize: 17))
    label.nibAdopt(phone)
    func shown() -> String {
      let canvas = TreeRenderer().canvas(for: label)
      return (0..<12).map { canvas[row: 0, column: $0].text }.filter { $0 != " " }.joined()
    }
    #expect(shown() == "WWWWW…")
    label.text = "WWWWW"
    #expect(shown() == "WWWWW")
  }

  @Test("A text that needs more cells than its view has one color, and the background of the view behind it")
  func wideText() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 16))
    (label.text, label.textColor, label.backgroundColor) = ("Premium", .white, .red)
    label.font = .systemFont(ofSize: 8)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
    root.addSubview(label)
    root.nibAdopt(phone)
    for paintsPage in [true, false] {
      var renderer = TreeRenderer()
      renderer.paintsPage = paintsPage
      let canvas = renderer.canvas(for: root)
      let cells = (0..<8).map { canvas[row: 0, column: $0] }
      #expect(cells.map(\.text).joined() == "Premium ")
      #expect(Set(cells.prefix(7).map(\.style)).count == 1)
      #expect(cells[7].style.background != cells[0].style.background)
    }
  }

  @Test(
    "A text that is transparent or has the color of its background is not drawn", arguments: [true, false])
  func invisible(paintsPage: Bool) {
    for view in [
      Self.label(.clear), Self.label(.white), Self.label(.black, on: .black),
      Self.label(.black, alpha: 0.004),
      Self.label(UIColor(white: 0, alpha: 0.005)),
    ] {
      #expect(Self.first(view, paintsPage: paintsPage).text == " ")
    }
    #expect(Self.first(Self.label(.black), paintsPage: paintsPage).text == "T")
  }

  @Test("The opacities of a view and its superviews are multiplied, also for what views draw themselves")
  func opacity() {
    func group(_ view: UIView) -> UIView {
      let group = UIView(frame: view.frame)
      group.alpha = 0.5
      group.addSubview(view)
      return group
    }
    #expect(Self.first(group(Self.label(.black, alpha: 0.5))).color == 0xBFBFBF)
    let drawn = StarView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    drawn.alpha = 0.5
    #expect(Self.first(group(drawn)).text == "*")
    let line = UISlider(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    line.minimumTrackTintColor = .black
    line.value = 1
    #expect(Self.first(group(line)).color == 0x808080)
  }

  @Test("On the terminal's own background, a text that can hardly be read is dim") func ownBackground() {
    let faint = Self.first(Self.label(UIColor(white: 0.95, alpha: 1)), paintsPage: false)
    #expect(faint.color == nil && faint.attributes == .dim && faint.text == "T")
    let program = Self.first(Self.label(.white), paintsPage: false, NibEnvironment(device: .terminal))
    #expect(program.text == "T" && program.attributes == [])
  }

  @Test("A missing image is gray, has its name in a corner, and shows texts over it") func missingImage() {
    let view = UIImageView(image: UIImage(nibSource: .named("no such image.jpg")))
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 48)
    let root = UIView(frame: view.frame)
    root.addSubview(view)
    let white = Self.label(.white)
    white.frame.origin.y = 32
    root.addSubview(white)
    root.nibAdopt(phone)
    let canvas = TreeRenderer().canvas(for: root)
    #expect(TextExport().rows(of: canvas) == ["┌▨ no suc┐", "┆        ┆", "Text┄┄┄┄┄┘"])
    #expect(canvas[row: 1, column: 5].style.background?.rgb == 0xAEAEB2)
    #expect(canvas[row: 2, column: 0].style.foreground?.rgb == 0xFFFFFF)
  }
}
