import NibCore
import NibDrawing
import TestSupport
import Testing

@testable import NibBrowser
@testable import NibTools

@Suite struct CanvasTests {
  private static let phone = CGSize(width: 375, height: 812)
  private static let pad = CGSize(width: 1024, height: 1366)

  /// Opens a picture of the given size in a pane of 50 columns.
  private func open(_ size: CGSize, in viewport: inout CanvasViewport) {
    let pane = CellSize(columns: 50, rows: 20)
    viewport.showTop()
    viewport.fitIfLarge(size, in: pane)
    if viewport.fits { viewport.fit(size, in: pane) }
    let picture = CellRect(
      column: 0, row: 0, columns: viewport.grid.columns(Double(size.width)),
      rows: viewport.grid.rows(Double(size.height)))
    viewport.place(picture, in: CellRect(origin: .zero, size: pane))
  }

  @Test("A picture that is wider than the pane is fitted when it opens") func fitting() {
    var viewport = CanvasViewport()
    open(Self.pad, in: &viewport)
    #expect(viewport.fits && viewport.zoom < 0.5)
    open(Self.phone, in: &viewport)
    #expect(!viewport.fits && viewport.zoom == 1)
  }

  @Test("The zoom that the user has chosen stays for pictures that are not wider") func chosenZoom() {
    var viewport = CanvasViewport()
    open(Self.phone, in: &viewport)
    viewport.zoomIn()
    open(Self.phone, in: &viewport)
    #expect(!viewport.fits && viewport.zoom == 1.5)
    open(Self.pad, in: &viewport)
    #expect(viewport.fits && viewport.zoom < 0.5)
    #expect(viewport.chosenZoom?.factor == 1.5)
    open(Self.phone, in: &viewport)
    #expect(!viewport.fits && viewport.zoom == 1.5)
  }

  @Test("Fitting the picture again keeps it fitted") func fittingAgain() {
    var viewport = CanvasViewport()
    open(Self.phone, in: &viewport)
    viewport.fitPane()
    viewport.fitPane()
    open(Self.phone, in: &viewport)
    #expect(viewport.fits && viewport.zoom < 1)
    viewport.showActualSize()
    #expect(!viewport.fits && viewport.zoom == 1)
  }

  @Test("A zoom of an earlier run is that of the first picture") func restoredZoom() {
    var viewport = CanvasViewport()
    viewport.restore(zoom: 1.5, fits: false)
    open(Self.phone, in: &viewport)
    #expect(!viewport.fits && viewport.zoom == 1.5)
    open(Self.pad, in: &viewport)
    #expect(viewport.fits)
  }

  @Test("Moving the picture does not choose its zoom for others") func movedPicture() {
    var viewport = CanvasViewport()
    open(Self.phone, in: &viewport)
    viewport.pan(columns: 0, rows: 5)
    #expect(viewport.offset.row == 4 && viewport.chosenZoom == nil)
    open(Self.pad, in: &viewport)
    #expect(viewport.fits)
    let before = viewport.offset
    viewport.pan(columns: 3, rows: 0)
    #expect(viewport.fits && viewport.offset == before)
  }

  @Test("The revealed cells stay visible when the pane becomes smaller") func smallerPane() {
    var viewport = CanvasViewport()
    let picture = CellRect(column: 0, row: 0, columns: 40, rows: 60)
    viewport.place(picture, in: CellRect(column: 0, row: 1, columns: 50, rows: 40))
    viewport.reveal(CellRect(column: 2, row: 30, columns: 10, rows: 2))
    viewport.place(picture, in: CellRect(column: 0, row: 1, columns: 50, rows: 15))
    #expect(viewport.offset.row <= 30 && viewport.offset.row + 15 >= 32)
  }

  @Test(
    "Names of devices are short where there is little room",
    arguments: [
      ("iPhone SE (3rd generation)", "iPhone SE 3"), ("iPad Pro 11 (M4)", "iPad Pro 11 (M4)"),
      ("iPhone 15", "iPhone 15"),
    ])
  func briefNames(name: String, brief: String) {
    #expect(Device.briefName(name) == brief)
  }

  @Test("A contact sheet that is too high scrolls to the chosen print") func contactSheet() throws {
    let document = try NibReader.read(Array(SmallNibs.label("Name").utf8), file: "A.xib")
    let picture = try #require(Picture.all(of: LoadedDocument(document)).first)
    let sheet = ContactSheet(
      document, picture: picture, options: LayoutOptions(),
      variants: LayoutSettings.commonDevices.map { .device($0) })
    #expect(sheet.layOutNext())
    #expect(sheet.chosen == LayoutSettings.commonDevices.first.map { .device($0) })
    while sheet.layOutNext() {}
    let screen = CellCanvas(size: CellSize(columns: 50, rows: 20))
    let pane = CellRect(origin: .zero, size: screen.size)
    func draw() -> String {
      screen.fill(pane, style: .plain)
      sheet.update(in: pane, TreeRenderer())
      sheet.draw(on: screen, in: pane, Theme())
      return TextExport().text(of: screen)
    }
    #expect(draw().contains("iPhone SE 1"))
    #expect(sheet.chosen == LayoutSettings.commonDevices.first.map { .device($0) })
    for _ in 0..<10 { sheet.choose(.right) }
    #expect(sheet.chosen == LayoutSettings.commonDevices.last.map { .device($0) })
    _ = draw()
    sheet.choose(.up)
    #expect(sheet.chosen != LayoutSettings.commonDevices.last.map { .device($0) } || !draw().contains("more"))
  }

  @Test("The frames of a contact sheet are as wide as their titles") func contactSheetTitles() throws {
    let text = SmallNibs.document(
      "<view id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"40\" height=\"32\"/></view>")
    let document = try NibReader.read(Array(text.utf8), file: "A.xib")
    let picture = try #require(Picture.all(of: LoadedDocument(document)).first)
    let sheet = ContactSheet(
      document, picture: picture, options: LayoutOptions(),
      variants: ["iPhone SE (1st generation)", "iPhone 17 Pro Max"].compactMap { Device.named($0) }.map {
        .device($0)
      })
    while sheet.layOutNext() {}
    let screen = CellCanvas(size: CellSize(columns: 60, rows: 8))
    sheet.update(in: screen.bounds, TreeRenderer())
    sheet.draw(on: screen, in: screen.bounds, Theme())
    #expect(TextExport().rows(of: screen)[0].contains("┌─iPhone SE 1─"))
    #expect(TextExport().rows(of: screen)[0].contains("┌─iPhone 17 Pro Max─"))
  }

  @Test("Page keys, Home and End move the chosen print of a contact sheet, which stays in view")
  func contactSheetPages() throws {
    let document = try NibReader.read(Array(SmallNibs.label("Name").utf8), file: "A.xib")
    let picture = try #require(Picture.all(of: LoadedDocument(document)).first)
    let sheet = ContactSheet(
      document, picture: picture, options: LayoutOptions(),
      variants: LayoutSettings.commonDevices.map { .device($0) })
    while sheet.layOutNext() {}
    let screen = CellCanvas(size: CellSize(columns: 30, rows: 8))
    /// Draws the sheet, and returns whether it shows the name of the chosen print, which is in reverse.
    func drawsChosen() -> Bool {
      screen.fill(screen.bounds, style: .plain)
      sheet.update(in: screen.bounds, TreeRenderer())
      sheet.draw(on: screen, in: screen.bounds, Theme())
      return screen.bounds.rowRange.contains { row in
        screen.bounds.columnRange.contains {
          screen[row: row, column: $0].style.attributes.contains(.reverse)
        }
      }
    }
    #expect(drawsChosen())
    for movement in [Movement.pageDown, .pageDown, .pageUp, .end, .home] {
      sheet.move(movement)
      #expect(drawsChosen(), "\(movement)")
    }
    #expect(sheet.chosen == LayoutSettings.commonDevices.first.map { .device($0) })
    sheet.move(.end)
    #expect(sheet.chosen == LayoutSettings.commonDevices.last.map { .device($0) })
  }

  @Test("Problems that a device causes are found, and those that the document has anyway are not")
  func layoutFindings() throws {
    let constraint = { (id: String, first: String, attribute: String, second: String) in
      """
      <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
      secondAttribute="\(attribute)" constant="20" id="\(id)"/>
      """
    }
    let text = SmallNibs.document(
      """
      <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="320" height="400"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
      <label opaque="NO" contentMode="left" text="A long text that does not fit into it" \
      lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" id="l" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="20" width="280" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
      \(constraint("a", "l", "leading", "v"))\(constraint("b", "v", "trailing", "l"))
      \(constraint("c", "l", "top", "v"))</constraints></view>
      """)
    let document = try NibReader.read(Array(text.utf8), file: "A.xib")
    var narrow = LayoutOptions()
    narrow.size = CGSize(width: 150, height: 400)
    let findings = LayoutFindings(document, options: narrow, usual: LayoutOptions())
    #expect(findings.new.map(\.id).contains("truncated-text"))
    let sentence = try #require(findings.sentence(about: "150 x 400"))
    #expect(sentence.hasPrefix("150 x 400: ") && sentence.hasSuffix(")") && sentence.count < 80)
    let short = try #require(findings.sentence(about: "150 x 400", columns: sentence.count - 1))
    #expect(!short.contains("150 x 400") && short.hasSuffix(sentence.suffix(12)))
    let none = LayoutFindings(document, options: LayoutOptions(), usual: LayoutOptions())
    #expect(none.new.isEmpty && none.sentence(about: "") == nil)
  }

  @Test("The light and dark themes paint cells that have no color of their own") func paintedThemes() {
    let screen = CellCanvas(size: CellSize(columns: 3, rows: 1))
    let red = CellColor(rgb: 0xFF0000)
    screen.put("a", at: .zero)
    screen.put("b", at: CellPoint(column: 1, row: 0), style: CellStyle(foreground: red))
    let theme = Theme.named(.light)
    theme.paint(screen)
    #expect(
      screen[row: 0, column: 0].style == CellStyle(foreground: theme.foreground, background: theme.background)
    )
    #expect(screen[row: 0, column: 1].style.foreground == red)
    #expect(theme.background != nil && Theme.named(.default).background == nil)
  }
}
