import Foundation
import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// Vector pictures, and the SVG documents and images that are made of them.
@Suite struct VectorTests {
  private static let size = CGSize(width: 120, height: 60)

  private static func root(_ views: UIView...) -> UIView {
    let root = UIView(frame: CGRect(origin: .zero, size: size))
    for view in views { root.addSubview(view) }
    root.nibAdopt(phone)
    return root
  }

  private static func svg(_ views: UIView...) throws -> String {
    let root = UIView(frame: CGRect(origin: .zero, size: size))
    for view in views { root.addSubview(view) }
    root.nibAdopt(phone)
    return try VectorSVG.document(of: VectorDrawing(root).picture, title: "T")
  }

  private static func box(_ frame: CGRect, _ color: UIColor) -> UIView {
    let box = UIView(frame: frame)
    box.backgroundColor = color
    return box
  }

  @Test("Views are rectangles in points with corners, borders and opacity") func boxes() throws {
    let box = Self.box(CGRect(x: 10, y: 5, width: 50, height: 20), .red)
    box.layer.cornerRadius = 4
    box.layer.borderWidth = 2
    box.layer.borderColor = .blue
    box.alpha = 0.5
    let text = try Self.svg(box)
    #expect(
      text.contains(
        ##"<rect x="10" y="5" width="50" height="20" rx="4" fill="#ff0000" fill-opacity="0.5"/>"##))
    #expect(text.contains(##"stroke="#0000ff" stroke-width="2" stroke-opacity="0.5""##))
  }

  @Test("The name of content that cannot be drawn is readable on its ground and behind a transparent view")
  func hints() {
    let page = ColorComponents(white: 1)
    let gray = ColorComponents(white: 0.56)
    let frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    var name = VectorText(
      string: "Name", origin: CGPoint(x: 10, y: 14), width: 30, face: .system(.regular), size: 12, color: gray
    )
    name.isHint = true
    func color(_ items: VectorItem...) -> ColorComponents? {
      for case .clip(_, let inner) in VectorHints.readable([.clip(VectorRectangle(frame), items)], on: page) {
        for case .text(let text) in inner { return text.color }
      }
      return nil
    }
    let veil = VectorItem.rectangle(frame, ColorComponents(white: 0, alpha: 0.65))
    let black = VectorItem.rectangle(frame, ColorComponents(white: 0))
    #expect(color(.text(name)) == gray)
    #expect(color(black, .text(name)) == gray)
    #expect(color(.rectangle(frame, gray), .text(name)) == ColorComponents(white: 0))
    #expect(color(veil, .text(name)) == ColorComponents(white: 1))
    #expect(color(.text(name), veil) == ColorComponents(white: 0))
    var text = name
    text.isHint = false
    #expect(color(.text(text), veil) == gray)
  }

  @Test("A subclass is drawn as the nearest class with a drawing of its own") func subclasses() throws {
    final class Tag: UILabel {}
    let tag = Tag(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    tag.text = "Tag"
    #expect(try Self.svg(tag).contains(">Tag</text>"))
  }

  @Test("Hidden and transparent views are left out, and clipping views cut off their subviews") func clipped()
    throws
  {
    let clip = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    clip.clipsToBounds = true
    clip.addSubview(Self.box(CGRect(x: 10, y: 10, width: 40, height: 40), .green))
    let hidden = Self.box(CGRect(x: 0, y: 0, width: 5, height: 5), .red)
    hidden.isHidden = true
    let faded = Self.box(CGRect(x: 0, y: 0, width: 5, height: 5), .red)
    faded.alpha = 0
    let text = try Self.svg(clip, hidden, faded)
    #expect(
      text.contains(##"<clipPath id="c1"><rect x="0" y="0" width="20" height="20"/></clipPath>"##))
    #expect(!text.contains("#ff0000"))
  }

  @Test("Texts are escaped, truncated and as wide as the layout has measured") func texts() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 70, height: 20))
    label.text = "A & B <C> is too long"
    let text = try Self.svg(label)
    #expect(text.contains("A &amp; B"))
    #expect(text.contains("…</text>"))
    let widths = VectorDrawing(Self.root(label)).picture.items.compactMap { item -> CGFloat? in
      if case .text(let text) = item { text.width } else { nil }
    }
    #expect(widths.count == 1 && widths[0] <= 70.5)
  }

  /// The label's lines in a picture, as they are drawn.
  private static func lines(
    _ text: NSAttributedString, height: CGFloat, _ mode: NSLineBreakMode, count: Int = 0,
    shrinks: Bool = false
  ) -> [String] {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: height))
    label.attributedText = text
    (label.lineBreakMode, label.numberOfLines) = (mode, count)
    (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (shrinks, 0.1)
    let texts = VectorDrawing(root(label)).picture.items.compactMap { item -> VectorText? in
      if case .text(let text) = item { text } else { nil }
    }
    return texts.map(\.string)
  }

  @Test(
    "A label shows the lines that fit into its height, at least one, and truncates the last one",
    arguments: [
      (28, .byTruncatingTail, 0, ["one two thr…"]), (5, .byTruncatingTail, 0, ["one two thr…"]),
      (45, .byTruncatingTail, 0, ["one two", "three four f…"]),
      (45, .byTruncatingTail, 3, ["one two", "three four f…"]),
      (28, .byTruncatingTail, 2, ["one two thr…"]), (28, .byTruncatingHead, 0, ["…even eight"]),
      (28, .byWordWrapping, 0, ["one two"]), (28, .byClipping, 0, ["one two"]),
      (100, .byTruncatingTail, 0, ["one two", "three four", "five six", "seven eight"]),
    ] as [(height: CGFloat, mode: NSLineBreakMode, count: Int, lines: [String])])
  func lowLabels(label: (height: CGFloat, mode: NSLineBreakMode, count: Int, lines: [String])) {
    let string = "one two three four five six seven eight"
    let attributed = NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    #expect(Self.lines(attributed, height: label.height, label.mode, count: label.count) == label.lines)
  }

  @Test("A label with several lines shrinks its text to its bounds, unless its lines only wrap")
  func shrunkLines() {
    let string = "one two three four five six seven eight"
    let attributed = NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let lines = { (height: CGFloat, mode: NSLineBreakMode) in
      Self.lines(attributed, height: height, mode, count: 2, shrinks: true)
    }
    #expect(lines(28, .byTruncatingTail).joined(separator: " ") == string)
    #expect(lines(28, .byTruncatingTail).count == 2)
    #expect(lines(28, .byWordWrapping) == ["one two"])
  }

  @Test("A text view shows lines that its edge cuts off") func scrollingText() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    view.text = "one\ntwo"
    #expect(try Self.svg(view).contains(">two</text>"))
  }

  @Test(
    "A label of one line shows the first line of its text, with an ellipsis only if it truncates the end",
    arguments: [
      (NSLineBreakMode.byTruncatingTail, "first…"), (.byTruncatingMiddle, "first"),
      (.byTruncatingHead, "first"),
      (.byClipping, "first"),
    ])
  func firstLine(mode: NSLineBreakMode, expected: String) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 110, height: 21))
    label.text = "first\nsecond"
    label.lineBreakMode = mode
    let root = Self.root(label)
    let texts = VectorDrawing(root).picture.items.compactMap { item -> String? in
      if case .text(let text) = item { text.string } else { nil }
    }
    #expect(texts == [expected])
    #expect(TextExport().rows(of: TreeRenderer(style: .rendered).canvas(for: root)).contains(expected))
  }

  @Test("A missing image in the size of an icon shows the beginning of its name", .timeLimit(.minutes(1)))
  func missingIcon() throws {
    let view = UIImageView(image: UIImage(nibSource: .named(String(repeating: "name", count: 50_000))))
    view.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
    let texts = VectorDrawing(Self.root(view)).picture.items.compactMap { item -> VectorText? in
      if case .text(let text) = item { text } else { nil }
    }
    let name = try #require(texts.first)
    #expect(texts.count == 1 && name.width <= 14)
    #expect(!name.string.isEmpty && "namename".hasPrefix(name.string))
  }

  @Test("A label with two lines has a text for each, one below the other") func lines() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 50))
    label.text = "one two three"
    label.numberOfLines = 2
    let texts = VectorDrawing(Self.root(label)).picture.items.compactMap { item -> VectorText? in
      if case .text(let text) = item { text } else { nil }
    }
    #expect(texts.map(\.string) == ["one two", "three"])
    #expect(texts.count == 2 && texts[1].origin.y - texts[0].origin.y > 15)
  }

  @Test("Of a text with very many lines, the lines near the view are drawn") func manyLines() {
    var run = NibText.Run((0..<9_999).map(String.init).joined(separator: "\n"))
    run.font = .systemFont(ofSize: 17)
    let layout = VectorTextLayout(
      NibText(runs: [run], numberOfLines: 0), size: CGSize(width: 80, height: CGFloat.infinity),
      metrics: Self.root().nibEnvironment.textMetrics)
    let texts = layout.texts(in: CGRect(x: 0, y: 0, width: 80, height: 50)) { _, _ in
      ColorComponents(white: 0)
    }
    #expect(texts.count < 2_000)
    #expect(texts.contains { $0.string == "4999" && (20...50).contains($0.origin.y) })
  }

  @Test("Lines of a text that is made smaller are as near to each other as its font is smaller")
  func smallerLines() {
    var run = NibText.Run("One word after another word that needs several lines")
    run.font = .systemFont(ofSize: 17)
    let metrics = Self.root().nibEnvironment.textMetrics
    func lines(_ size: CGSize, _ scale: CGFloat) -> [VectorText] {
      VectorTextLayout(
        NibText(runs: [run], numberOfLines: 2), size: size, metrics: metrics, smallestScale: scale
      ).texts(in: CGRect(origin: .zero, size: size)) { _, _ in ColorComponents(white: 0) }
    }
    let full = lines(CGSize(width: 260, height: 100), 1)
    let small = lines(CGSize(width: 150, height: 100), 0.3)
    #expect(full.count == 2 && small.count == 2 && small[0].size < 17)
    let (gap, smallGap) = (full[1].origin.y - full[0].origin.y, small[1].origin.y - small[0].origin.y)
    #expect(abs(smallGap - gap * small[0].size / full[0].size) < 0.5)
  }

  @Test("The wheels of a date picker show the chosen time in a band, and other times around it") func wheels()
  {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .time
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = Date(timeIntervalSince1970: 5 * 3600)
    let items = VectorDrawing(picker).picture.items
    let texts = items.compactMap { item -> VectorText? in if case .text(let text) = item { text } else { nil }
    }
    #expect(texts.map(\.string).prefix(7) == ["2", "3", "4", "5", "6", "7", "8"])
    #expect(texts.map(\.string).suffix(2) == ["AM", "PM"])
    #expect(texts.count == 16)
    #expect(texts.count == 16 && texts[3].color.alpha > texts[2].color.alpha)
  }

  @Test("Pixels have the colors of the views, and edges between pixels are mixed") func pixels() throws {
    let red = Self.box(CGRect(x: 10, y: 10, width: 10.5, height: 10), .red)
    let round = Self.box(CGRect(x: 40, y: 10, width: 20, height: 20), .blue)
    round.layer.cornerRadius = 10
    let image = try VectorRaster.image(
      of: VectorDrawing(Self.root(red, round)).picture, scale: 1, background: ColorComponents(white: 1),
      fonts: .strokes)
    let read = try PNGReader.read(try PNGWriter.bytes(of: image))
    #expect(read == image)
    #expect(read.width == 120 && read.height == 60)
    func color(_ x: Int, _ y: Int) -> [UInt8] { Array(read.bytes[4 * (y * 120 + x)..<4 * (y * 120 + x) + 4]) }
    #expect(color(5, 5) == [255, 255, 255, 255])
    #expect(color(12, 12) == [255, 0, 0, 255])
    #expect(color(20, 12) == [255, 128, 128, 255])
    #expect(color(50, 20) == [0, 0, 255, 255])
    #expect(color(40, 10) == [255, 255, 255, 255])
  }

  @Test("An image that is too large is an error with its size") func tooLarge() {
    let picture = VectorPicture(size: CGSize(width: 100_000, height: 50_000), items: [])
    #expect(throws: VectorRaster.Failure.tooLarge(width: 200_000, height: 100_000)) {
      try VectorRaster.image(of: picture, scale: 2, background: ColorComponents(white: 1), fonts: .strokes)
    }
  }

  @Test("The letters of a text have dark pixels inside its width") func letters() throws {
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 80, height: 21))
    label.text = "Label"
    let image = try VectorRaster.image(
      of: VectorDrawing(Self.root(label)).picture, scale: 2, background: ColorComponents(white: 1),
      fonts: .strokes)
    let dark = stride(from: 0, to: image.bytes.count, by: 4).filter { image.bytes[$0] < 80 }
      .map { $0 / 4 % 240 }
    #expect(dark.count > 60)
    #expect((dark.min() ?? 0) >= 40 && (dark.max() ?? 240) < 140)
  }

  @Test("Cells are drawn with their characters, lines and colors") func cells() throws {
    let canvas = CellCanvas(size: CellSize(columns: 3, rows: 1))
    canvas.put("A█", at: .zero, style: CellStyle(background: CellColor(red: 0, green: 0, blue: 255)))
    let picture = CellPicture.picture(of: canvas, isDark: false)
    #expect(picture.size == CGSize(width: 24, height: 16))
    let image = try VectorRaster.image(
      of: picture, scale: 1, background: ColorComponents(white: 1), fonts: .strokes)
    func color(_ x: Int, _ y: Int) -> [UInt8] { Array(image.bytes[4 * (y * 24 + x)..<4 * (y * 24 + x) + 3]) }
    #expect(color(0, 0) == [0, 0, 255])
    #expect(color(12, 8) == [31, 35, 40])
    #expect(color(20, 8) == [255, 255, 255])
  }
}

/// Pictures of cells.
@Suite struct CellPictureTests {
  @Test("A wide character is drawn over the background of both of its cells") func wideCharacters() {
    let canvas = CellCanvas(size: CellSize(columns: 4, rows: 1))
    canvas.put("支出", at: .zero, style: CellStyle(background: CellColor(red: 0, green: 0, blue: 255)))
    let items = CellPicture.picture(of: canvas, isDark: false).items
    let widths = items.map { item -> Double in
      if case .text(let text) = item { return Double(text.width) }
      return 0
    }
    #expect(widths == [0, 0, 0, 0, 16, 16])
  }

  /// Each case is the texts of a row, and its letters from left to right.
  @Test(
    "Words that run from right to left are drawn in this order, with joined letters",
    arguments: [
      ("ab גד", "ab דג"), ("│שלום│", "│םולש│"),
      ("\u{633}\u{644}\u{627}\u{645}", " \u{FEE1}\u{FEFC}\u{FEB3}"), ("א12", "12א"),
    ])
  func rightToLeft(row: String, seen: String) {
    let canvas = CellCanvas(size: CellSize(columns: row.unicodeScalars.count, rows: 1))
    canvas.put(row, at: .zero)
    var letters = canvas.bounds.columnRange.map { _ in " " }
    for case .text(let text) in CellPicture.picture(of: canvas, isDark: false).items {
      letters[Int(text.origin.x / 8)] = text.string
    }
    // Lines are shapes and not texts.
    #expect(letters.joined() == seen.replacing("│", with: " "))
  }
}

/// Grouped tables in vector pictures.
@Suite struct VectorTableTests {
  @Test("An inset grouped table has a gray ground, and its rows are white cards with round corners")
  func cards() throws {
    let source = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
          <tableView style="insetGrouped" dataMode="static" rowHeight="44" id="table">
            <rect key="frame" x="0.0" y="0.0" width="320" height="240"/>
            <sections><tableViewSection id="s"><cells>
              <tableViewCell id="a"><rect key="frame" x="16" y="40" width="288" height="44"/>
                <tableViewCellContentView key="contentView" tableViewCell="a" id="av"/></tableViewCell>
              <tableViewCell id="b"><rect key="frame" x="16" y="84" width="288" height="44"/>
                <tableViewCellContentView key="contentView" tableViewCell="b" id="bv"/></tableViewCell>
            </cells></tableViewSection></sections>
          </tableView>
        </objects>
      </document>
      """
    let loaded = LoadedDocument(try NibReader.read(Array(source.utf8), file: "T.xib"))
    let root = try #require(loaded.roots.first?.view)
    let image = try VectorRaster.image(
      of: VectorDrawing(root).picture, scale: 1, background: ColorComponents(white: 1), fonts: .strokes)
    func color(_ x: Int, _ y: Int) -> [UInt8] {
      let start: Int = 4 * (y * image.width + x)
      return Array(image.bytes[start..<start + 3])
    }
    #expect(color(5, 5) == [242, 242, 247])
    #expect(color(160, 60) == [255, 255, 255])
    #expect(color(160, 110) == [255, 255, 255])
    // The upper left corner of the first row is round, that of the second is not.
    #expect(color(17, 41) == [242, 242, 247])
    #expect(color(17, 90) == [255, 255, 255])
    #expect(color(160, 200) == [242, 242, 247])
  }
}
