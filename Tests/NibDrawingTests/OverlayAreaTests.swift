import NibCoreTestSupport
import TestSupport
import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// Boxes, margins, safe areas, baselines and marks of ambiguity over a picture.
@Suite struct OverlayAreaTests {
  private static func rows(_ root: UIView, _ overlay: Overlay, grid: CellGrid = .standard) -> [String] {
    let canvas = TreeRenderer(grid: grid).canvas(for: root)
    overlay.draw(on: canvas)
    return TextExport().rows(of: canvas)
  }

  private static func rows(_ root: UIView, selection: UIView?, _ parts: OverlayParts) -> [String] {
    rows(root, Overlay(of: root, selection: selection, parts: parts, renderer: TreeRenderer()))
  }

  @Test("The selection box does not cover text, and is visible around the thinnest view") func boxes() {
    let line = box(1, 1, 10, 0.1)
    #expect(Self.rows(box(0, 0, 14, 3, line), selection: line, .box) == ["", "[━━━━━━━━━━]", "   80 × 1.6"])
    let bar = box(3, 0, 0.1, 3)
    #expect(Self.rows(box(0, 0, 8, 3, bar), selection: bar, .box) == ["   ┃", "   ┃", "   ┃"])
    let row = text("A name", 2, 1, 6, 1)
    #expect(Self.rows(box(0, 0, 14, 3, row), selection: row, .box) == ["", " [A name]", " 48 × 16"])
    let low = text("A name", 2, 1, 6, 2)
    #expect(
      Self.rows(box(0, 0, 14, 4, low), selection: low, .box) == ["", " ┏━━━━━━┓", " ┗A name┛", " 48 × 32"])
    let large = text("A name", 2, 1, 14, 3)
    #expect(
      Self.rows(box(0, 0, 18, 5, large), selection: large, .box)
        == ["", "  ┏━━━━━━━━━━━━┓", "  A name       ┃", "  ┗━━━━112 × 48┛", ""])
  }

  @Test("Over an image, the box of a view with few rows is around its cells", arguments: [1, 2, 4])
  func boxOverImage(rows: Int) {
    let view = box(2, 1, 6, Double(rows))
    let root = box(0, 0, 10, Double(rows) + 2, view)
    let canvas = CellCanvas(size: CellSize(columns: 10, rows: rows + 2))
    canvas.fill(canvas.bounds, style: CellStyle(background: .clear))
    Overlay(of: root, selection: view, parts: .box, renderer: TreeRenderer()).draw(on: canvas)
    let drawn = TextExport().rows(of: canvas)
    #expect(drawn[0] == " ┏━━━━━━┓")
    #expect(drawn[1...rows].allSatisfy { $0 == " ┃      ┃" })
  }

  @Test("The box of a view outside the picture is at the view's position") func offScreen() {
    let off = box(6, 1, 8, 3)
    let root = box(0, 0, 6, 5, off)
    let canvas = CellCanvas(size: CellSize(columns: 16, rows: 5))
    Overlay(of: root, selection: off, parts: .box, renderer: TreeRenderer()).draw(on: canvas)
    #expect(
      TextExport().rows(of: canvas) == [
        "", "      ┏━━━━━━┓", "      ┃      ┃", "      ┗━━━━━━┛", "       64 × 48",
      ])
  }

  @Test("Margins are dotted and do not cover text") func margins() {
    let root = box(0, 0, 20, 6, text("Some words that stay", 0, 1, 20, 1))
    root.layoutMargins = UIEdgeInsets(top: 16, left: 24, bottom: 16, right: 8)
    #expect(
      Self.rows(root, selection: root, .margins) == [
        "", "Some words that stay", "   ┊              ┊", "   ┊              ┊", "   ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈", "",
      ])
    #expect(Self.rows(root, selection: nil, .margins) == ["", "Some words that stay", "", "", "", ""])
    #expect(Self.rows(root, selection: nil, .allMargins) == Self.rows(root, selection: root, .margins))
  }

  @Test("The safe area is that of the screen that contains the selection") func safeArea() {
    let root = box(0, 0, 10, 5, box(2, 2, 4, 1))
    root.givenSafeAreaInsets = UIEdgeInsets(top: 16, left: 0, bottom: 16, right: 0)
    #expect(
      Self.rows(root, selection: root.subviews[0], .safeArea) == [
        "", "┄┄┄┄┄┄┄┄┄┄", "┆        ┆", "┄┄┄┄┄┄┄┄┄┄", "",
      ])
    root.givenSafeAreaInsets = .zero
    #expect(Self.rows(root, selection: nil, .safeArea) == ["", "", "", "", ""])
  }

  @Test("Text is underlined along its baseline") func baselines() {
    let label = UILabel(frame: CGRect(x: 8, y: 0, width: 72, height: 32))
    label.text = "Words"
    let root = box(0, 0, 12, 2, label)
    let canvas = TreeRenderer().canvas(for: root)
    Overlay(of: root, selection: label, parts: .baselines, renderer: TreeRenderer()).draw(on: canvas)
    #expect(TextExport().rows(of: canvas) == [" ┈┈┈┈┈┈┈┈┈", " Words┈┈┈┈"])
    let underlined = (0..<2).flatMap { row in
      (0..<12).filter { canvas[row: row, column: $0].style.attributes.contains(.underline) }
    }
    #expect(underlined.count == 5)
  }

  @Test("An ambiguous view is marked with its ambiguous axes") func ambiguity() throws {
    let loaded = CanvasSample().xib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="160" height="96"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="16" y="16" width="80" height="48"/></view></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top"
       constant="16" id="1"/>
      <constraint firstItem="a" firstAttribute="height" constant="48" id="2"/>
      <constraint firstItem="a" firstAttribute="width" constant="80" id="3"/>
      </constraints></view>
      """)
    let root = try #require(loaded.roots.first?.view)
    let ambiguous = AmbiguousViews(in: root)
    #expect(ambiguous.entries.map { $0.view.nibOrigin?.id } == ["a"])
    #expect(ambiguous.entries.map(\.axes) == [.horizontal])
    let overlay = Overlay(of: root, parts: .ambiguity, renderer: TreeRenderer(), ambiguous: ambiguous)
    #expect(Self.rows(root, overlay) == ["", "  ╌?x╌╌╌╌╌╌╌", "  ╎        ╎", "  ╌╌╌╌╌╌╌╌╌╌", "", ""])
  }

  @Test("Colors are legible on light and dark backgrounds, and distinct with only eight colors")
  func colors() {
    let colors = OverlayColors()
    let main = [colors.selection, colors.constraint, colors.conflict, colors.margins, colors.safeArea]
    #expect(Set(main.map(TerminalPalette.nearestOf8)).count == main.count)
    for color in main + [colors.baselines, colors.ambiguity, colors.handles] {
      #expect((80...180).contains(color.brightness))
      #expect(ReadableColors.readable(CellStyle(foreground: color)).foreground == color)
    }
  }

  @Test(
    "Colors contrast with every background, and are unchanged on the terminal's own",
    arguments: [0xF033B8, 0x3A8EE6, 0xFFFFFF, 0x101010, 0x34C759, 0x8A8A8A] as [UInt32])
  func backgrounds(ground: UInt32) {
    let background = CellColor(rgb: ground)
    let colors = OverlayColors()
    for color in [
      colors.selection, colors.constraint, colors.conflict, colors.margins, colors.grid, .default,
    ] {
      let shown = OverlayPen.readable(color, on: background)
      #expect(abs(shown.brightness - background.brightness) >= 45)
    }
    #expect(OverlayPen.readable(colors.conflict, on: .default) == colors.conflict)
  }

  @Test(
    "Every part of an overlay can be drawn at every size",
    arguments: [(1, 1), (2, 1), (3, 2), (20, 7), (60, 30)])
  func anySize(columns: Int, rows: Int) throws {
    let loaded = CanvasSample().storyboard(CanvasSample().scene(CanvasSample.root(375, 667)))
    let root = try #require(loaded.roots.first?.view)
    for grid in [CellGrid(cellWidth: 1, cellHeight: 2), .standard, CellGrid(cellWidth: 500, cellHeight: 900)]
    {
      let overlay = Overlay(
        of: root, selection: root.subviews[0], parts: OverlayParts(rawValue: .max),
        renderer: TreeRenderer(grid: grid),
        ambiguous: AmbiguousViews(in: root))
      for offset in [CellPoint.zero, CellPoint(column: -7, row: -3), CellPoint(column: 4, row: 2)] {
        let small = CellCanvas(size: CellSize(columns: columns, rows: rows))
        small.translated(by: offset) { overlay.draw(on: small) }
        #expect(TextExport().rows(of: small).count == rows)
      }
    }
  }

  @Test(
    "Every view of real documents can be selected",
    .enabled(if: DocumentCorpus.isPresent, "the corpus is not beside the package"))
  func corpus() throws {
    for name in DocumentCorpus.names.enumerated().filter({ $0.offset % 40 == 3 }).map(\.element) {
      let loaded = LoadedDocument(try NibReader.read(try DocumentCorpus.bytes(name), file: name))
      for root in loaded.roots {
        let drawn = CellCanvas(size: CellSize(columns: 60, rows: 40))
        for view in root.views.prefix(20) {
          let overlay = Overlay(
            of: root.view, selection: view, parts: OverlayParts(rawValue: .max), renderer: TreeRenderer())
          overlay.draw(on: drawn)
          for mark in overlay.constraints.marks.map(\.constraint) { #expect(mark.nibOrigin?.id != "") }
        }
      }
    }
  }
}
