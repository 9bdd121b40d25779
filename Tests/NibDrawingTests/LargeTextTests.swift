import Foundation
import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// Texts that are drawn with letters of several rows.
@Suite struct LargeTextTests {
  private static func label(
    _ text: String, _ size: CGFloat, _ frame: CGRect, bold: Bool = false,
    _ change: (UILabel) -> Void = { _ in }
  ) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = bold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    change(label)
    return label
  }

  private static func canvas(
    _ size: CGSize, _ views: [UIView], cell: Double = 8, style: NibDrawingContext.Style = .rendered
  ) -> CellCanvas {
    let root = UIView(frame: CGRect(origin: .zero, size: size))
    for view in views { root.addSubview(view) }
    root.nibAdopt(phone)
    var renderer = TreeRenderer(style: style, grid: CellGrid(cellWidth: cell, cellHeight: 2 * cell))
    renderer.drawsLargeText = true
    return renderer.canvas(for: root)
  }

  private static func rows(
    _ size: CGSize, _ views: UIView..., cell: Double = 8, style: NibDrawingContext.Style = .rendered
  ) -> [String] {
    TextExport().rows(of: canvas(size, views, cell: cell, style: style))
  }

  private static let wide = CGSize(width: 160, height: 80)
  private static let wideFrame = CGRect(origin: .zero, size: wide)

  @Test("A text of 69 points is drawn in large letters") func symbol() {
    #expect(
      Self.rows(Self.wide, Self.label("He", 69, Self.wideFrame)) == [
        "", "▌ ▌", "▙▄▌▗▀▚", "▌ ▌▐▀▀", "▘ ▘ ▀▘",
      ])
  }

  @Test("Text less than two rows high is ordinary, and large text is drawn only on request") func ordinary() {
    let small = Self.label("Title", 24, Self.wideFrame)
    #expect(Self.rows(Self.wide, small).filter { !$0.isEmpty } == ["Title"])
    #expect(!TreeRenderer().drawsLargeText)
    let root = Self.label("Title", 69, Self.wideFrame)
    #expect(drawing(root).filter { !$0.isEmpty } == ["Title"])
  }

  @Test("A text is ordinary as a whole if no face has one of its characters") func missingCharacter() {
    let label = Self.label("日本", 69, Self.wideFrame)
    #expect(Self.rows(Self.wide, label).filter { !$0.isEmpty } == ["日本"])
  }

  @Test("Zooming in makes ordinary text large") func zoom() {
    let label = Self.label("On", 17, CGRect(x: 0, y: 0, width: 60, height: 21))
    let size = CGSize(width: 64, height: 32)
    #expect(Self.rows(size, label).filter { !$0.isEmpty } == ["On"])
    #expect(Self.rows(size, label, cell: 4).filter { !$0.isEmpty } == ["On"])
    #expect(Self.rows(size, label, cell: 2).filter { !$0.isEmpty }.count == 4)
    #expect(Self.rows(size, label, cell: 1).filter { !$0.isEmpty }.count > 6)
  }

  @Test("Large text stays inside its frame at every size and scale") func staysInside() {
    for size in stride(from: CGFloat(20), through: 120, by: 12) {
      for width in stride(from: CGFloat(10), through: 250, by: 16) {
        for cell in [3.0, 8, 13] {
          let frame = CGRect(x: 40, y: 30, width: width, height: size * 1.2)
          let label = Self.label("Sign in", size, frame) { $0.textAlignment = .center }
          let canvas = Self.canvas(CGSize(width: 400, height: 240), [label], cell: cell)
          let cells = CellGrid(cellWidth: cell, cellHeight: 2 * cell).cells(frame)
          let isLarge = Self.isLarge(canvas)
          for row in canvas.bounds.rowRange where isLarge {
            for column in canvas.bounds.columnRange where canvas[row: row, column: column].text != " " {
              #expect(cells.contains(CellPoint(column: column, row: row)), "\(size) \(width) \(cell)")
            }
          }
        }
      }
    }
  }

  @Test(
    "Text of two rows is bold, because letters of four rows of pixels are not legible, or large in sextants")
  func twoRows() throws {
    let root = UIView(frame: Self.wideFrame)
    root.addSubview(Self.label("Settings", 34, Self.wideFrame))
    root.nibAdopt(phone)
    var renderer = TreeRenderer()
    renderer.drawsLargeText = true
    let canvas = renderer.canvas(for: root)
    let row = try #require(canvas.bounds.rowRange.first { canvas[row: $0, column: 0].text == "S" })
    #expect(TextExport().rows(of: canvas).filter { !$0.isEmpty } == ["Settings"])
    #expect(canvas[row: row, column: 0].style.attributes.contains(.bold))
    renderer.largeTextBlocks = .sextants
    #expect(TextExport().rows(of: renderer.canvas(for: root)).filter { !$0.isEmpty }.count == 2)
  }

  @Test("A text that does not fit uses a smaller face, then ordinary characters") func shrinks() {
    func height(_ width: CGFloat) -> Int {
      let label = Self.label("Total", 60, CGRect(x: 0, y: 0, width: width, height: 72))
      return Self.rows(CGSize(width: 240, height: 80), label).filter { !$0.isEmpty }.count
    }
    #expect([200, 90, 80, 50].map { height($0) } == [4, 3, 1, 1])
  }

  @Test("A text taller than the visible part of its frame is ordinary instead of cut off") func tallText() {
    let frame = CGRect(x: -50_000, y: -20, width: 50_160, height: 26_000)
    let rows = Self.rows(Self.wide, Self.label("Fallen", 20_000, frame) { $0.textAlignment = .right })
    #expect(rows.allSatisfy { row in !row.contains { "▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".contains($0) } })
  }

  @Test("Only the visible part of a text is drawn, at its usual position") func partlyVisible() {
    func rows(_ width: CGFloat) -> [String] {
      let frame = CGRect(x: 0, y: 0, width: 30_000, height: 72)
      return Self.rows(
        CGSize(width: width, height: 80), Self.label(String(repeating: "Total ", count: 100), 60, frame))
    }
    #expect(rows(160).map { String($0.prefix(18)) } == rows(1600).map { String($0.prefix(18)) })
  }

  @Test("Large text does not cover its neighbors") func neighbors() {
    // The small text is at the upper edge of the large text's cells and has only this row.
    let large = Self.label("12", 60, CGRect(x: 0, y: 14, width: 160, height: 66))
    let small = Self.label("kg", 10, CGRect(x: 0, y: 2, width: 40, height: 12))
    let rows = Self.rows(Self.wide, large, small)
    #expect(rows.contains { $0.contains("kg") })
    // These asterisks overlap the large text in cells, but not in points.
    let stars = StarView(frame: CGRect(x: 0, y: 0, width: 160, height: 13))
    #expect(Self.rows(Self.wide, large, stars).first == String(repeating: "*", count: 20))
  }

  @Test("A view over part of the frame leaves the rest of the text visible") func covered() {
    let label = Self.label("Label", 60, CGRect(x: 0, y: 0, width: 160, height: 72))
    let stars = StarView(frame: CGRect(x: 112, y: 0, width: 48, height: 80))
    let rows = Self.rows(Self.wide, label, stars)
    #expect(rows.allSatisfy { $0.hasSuffix("******") })
    #expect(rows.filter { $0.prefix(14).contains { $0 != " " } }.count == 4)
    // A view below the text does not limit it.
    #expect(Self.rows(Self.wide, stars, label).contains { $0.suffix(6) != "******" })
  }

  @Test("Texts side by side are both large") func sideBySide() {
    let left = Self.label("A", 60, CGRect(x: 0, y: 0, width: 60, height: 72))
    let right = Self.label("B", 60, CGRect(x: 64, y: 0, width: 60, height: 72))
    let rows = Self.rows(Self.wide, left, right)
    #expect(rows.filter { !$0.isEmpty }.count == 4)
    #expect(!rows.contains { $0.contains("A") || $0.contains("B") })
  }

  @Test("Large text is aligned to the left, to the center or to the right of its frame") func alignment() {
    func start(_ alignment: NSTextAlignment) -> Int? {
      let label = Self.label("I", 60, Self.wideFrame) { $0.textAlignment = alignment }
      return Self.rows(Self.wide, label).filter { !$0.isEmpty }.compactMap { row in
        row.firstIndex { $0 != " " }.map { row.distance(from: row.startIndex, to: $0) }
      }.min()
    }
    #expect([.left, .center, .right].map(start) == [0, 9, 18])
  }

  @Test("Lines of large text break where they break in points") func lines() {
    let label = Self.label("one two", 40, CGRect(x: 0, y: 0, width: 96, height: 96)) { $0.numberOfLines = 2 }
    let rows = Self.rows(CGSize(width: 96, height: 96), label)
    #expect(rows.prefix(3).allSatisfy { !$0.isEmpty } && rows.dropFirst(3).contains { !$0.isEmpty })
    let cut = Self.label("one two three four", 40, CGRect(x: 0, y: 0, width: 96, height: 96)) {
      $0.numberOfLines = 2
    }
    #expect(Self.rows(CGSize(width: 96, height: 96), cut).contains { $0.contains("one") })
  }

  @Test("Large text has its color and bold strokes, and is underlined in its last row only") func style() {
    let plain = Self.canvas(Self.wide, [Self.label("H", 69, Self.wideFrame) { $0.textColor = .systemRed }])
    #expect(plain[row: 1, column: 0].style.foreground == CellColor(red: 255, green: 59, blue: 48))
    func ink(_ canvas: CellCanvas) -> Int {
      TextExport().rows(of: canvas).joined().filter { $0 == "█" }.count
    }
    let bold = Self.canvas(Self.wide, [Self.label("H", 69, Self.wideFrame, bold: true)])
    #expect(ink(bold) > ink(plain))
    let lined = NSAttributedString(
      string: "H", attributes: [.font: UIFont.systemFont(ofSize: 69), .underlineStyle: 1])
    let canvas = Self.canvas(Self.wide, [Self.label("", 69, Self.wideFrame) { $0.attributedText = lined }])
    let marks = canvas.bounds.rowRange.map {
      canvas[row: $0, column: 0].style.attributes.contains(.underline)
    }
    #expect(marks.filter { $0 }.count == 1)
  }

  @Test("Runs of one text keep their own colors") func runs() {
    let text = NSMutableAttributedString(
      string: "AB", attributes: [.font: UIFont.systemFont(ofSize: 69), .foregroundColor: UIColor.systemRed])
    text.addAttribute(
      .foregroundColor, value: UIColor.systemBlue, range: NSRange(location: 1, length: 1))
    let canvas = Self.canvas(Self.wide, [Self.label("", 69, Self.wideFrame) { $0.attributedText = text }])
    let colors = canvas.bounds.columnRange.map { canvas[row: 2, column: $0].style.foreground }
      .compactMap { $0 }
    #expect(colors.first == CellColor(red: 255, green: 59, blue: 48))
    #expect(colors.last == CellColor(red: 0, green: 122, blue: 255))
  }

  @Test("Boxes with large text keep their outlines and names") func boxes() {
    let label = Self.label("12", 69, CGRect(x: 0, y: 0, width: 160, height: 112))
    let rows = Self.rows(CGSize(width: 160, height: 112), label, style: .boxes)
    #expect(rows.first?.contains("UILabel") == true)
    #expect(rows.first?.hasPrefix("┌") == true && rows.last?.hasPrefix("└") == true)
    #expect(rows.joined().unicodeScalars.contains { 0x2580...0x259F ~= $0.value })
  }

  private static func isLarge(_ canvas: CellCanvas) -> Bool {
    TextExport().rows(of: canvas).joined().unicodeScalars.contains { 0x2580...0x259F ~= $0.value }
  }

  @Test("A text is not larger than one beside it whose font is as large") func neighborsOfOneSize() {
    // The right label has no room for large letters.
    let left = Self.label("Total", 60, CGRect(x: 0, y: 0, width: 100, height: 72))
    let right = Self.label("12345678", 60, CGRect(x: 104, y: 0, width: 56, height: 72))
    let rows = Self.rows(Self.wide, left, right)
    #expect(rows.filter { !$0.isEmpty }.count == 1 && rows.contains { $0.hasPrefix("Tot") })
    // A larger one can be.
    let larger = Self.label("Total", 61, CGRect(x: 0, y: 0, width: 100, height: 72))
    #expect(!Self.rows(Self.wide, larger, right).contains { $0.contains("Tot") })
  }
}
