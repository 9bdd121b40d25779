import Testing

@testable import NibAnalysis
@testable import NibCore

/// Conflicts that exist only because of what a layout has on Interface Builder's canvas.
@Suite struct CanvasConflictTests {
  private typealias S = CheckSample
  private static let placed = [S.pin("a", "leading", 10), S.pin("a", "top", 10)]

  @Test("A size that a view has only on the canvas gives one warning, at the view") func freeView() {
    let sized = [S.length("a", "width", 40), S.length("a", "height", 20)]
    let lines = S.xib(S.view(constraints: Self.placed + sized + [S.pin("a", "trailing", -10)]))
    #expect(
      lines == [
        "S.xib:2:10: warning: the view needs a width of 60 points for its content, but is 100 points wide on the "
          + "canvas: correct its size there [canvas-conflict]",
        "  in UIView#root",
        "  S.xib:9:1: note: 'view#a.trailing == view#root.trailing - 10' is broken by 40 points on the canvas",
      ])
  }

  private static let onDevice: LayoutOptions = {
    var options = LayoutOptions()
    options.device = Device.named("iPhone 15")
    return options
  }()

  @Test("On a device, the size of a view to which the device gives none is not called that of the canvas")
  func freeViewOnDevice() {
    let sized = [S.length("a", "width", 40), S.length("a", "height", 20)]
    let view = S.view(constraints: Self.placed + sized + [S.pin("a", "trailing", -10)])
    let document = S.document("XIB", "<objects>\(view)</objects>", file: "S.xib")
    let found = NibCheck(document, options: Self.onDevice).diagnostics.filter { $0.id == "canvas-conflict" }
    #expect(
      found.map(\.message) == [
        "the view needs a width of 60 points for its content, but is 100 points wide on the device: correct its size, "
          + "unless the program does"
      ])
    #expect(
      found.flatMap(\.notes).map(\.message) == [
        "'view#a.trailing == view#root.trailing - 10' is broken by 40 points on the device"
      ])
  }

  @Test("A conflict that only a size of zero would resolve is an error, because no view has such a size")
  func impossibleSize() {
    let document = S.document(
      "XIB",
      """
      <objects>\(S.view(constraints: Self.placed + [
        S.length("a", "height", 20),
        #"firstItem="a" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="-1""#,
      ]))</objects>
      """, file: "S.xib")
    let found = conflicts(in: document)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasPrefix("error ") && $0.contains("== -1*view#root.width") })
    let loaded = LoadedDocument(document)
    let view = loaded.roots.flatMap(\.view.nibTree).first { $0.nibOrigin?.id == "a" }
    let advice = view.map { ViewVerdicts($0, in: ExplainedLayout(of: $0)).verdicts.map(\.advice) }
    #expect(
      advice?.contains("Remove one of the constraints in conflict, or lower its priority.") == true)
  }

  /// The messages of the conflicts of a cell that is 69 points high and needs 62, with their severities.
  private func cell(table: String, cell: String = "", height: Int = 54, others: String = "") -> [String] {
    let objects = """
      <tableViewController id="t"><tableView key="view" \(table) id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes><tableViewCell \(cell) id="cell">
      <rect key="frame" x="0" y="28" width="375" height="69"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="375" height="69"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0" y="4" width="375" height="61"/></view></subviews><constraints>
      <constraint \(S.pin("a", "leading", to: "content")) id="c1"/>
      <constraint \(S.pin("a", "trailing", to: "content")) id="c2"/>
      <constraint \(S.pin("a", "top", 4, to: "content")) id="c3"/>
      <constraint \(S.pin("a", "bottom", -4, to: "content")) id="c4"/>
      <constraint \(S.length("a", "height", height)) id="c5"/>\(others)
      </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
      """
    return conflicts(
      in: S.document(
        "Storyboard.XIB", "<scenes><scene sceneID=\"s\"><objects>\(objects)</objects></scene></scenes>",
        file: "S.storyboard"))
  }

  private func conflicts(in document: NibDocument, _ options: LayoutOptions = LayoutOptions()) -> [String] {
    NibCheck(document, options: options).diagnostics.filter { $0.id.hasSuffix("-conflict") }.map {
      "\($0.severity) \($0.location?.line ?? 0): \($0.message)"
    }
  }

  private static let needs62 =
    "warning 5: the content view needs a height of 62 points for its content, but is 69 points high on the "
    + "canvas: correct its size there"

  @Test(
    "explain gives the same advice as check",
    arguments: [
      ("canvas-conflict", "correct its size there."), ("rounded-row", "UIKit rounds"),
      ("constraint-conflict", "Remove one"),
    ])
  func explanation(id: String, words: String) throws {
    let example = try #require(CheckRule.named(id)?.wrong)
    let loaded = LoadedDocument(try NibReader.read(Array(example.document.utf8), file: "E.xib"))
    let advice = loaded.roots.flatMap(\.view.nibTree).flatMap { view in
      ViewVerdicts(view, in: ExplainedLayout(of: view)).verdicts.filter { $0.id == "constraint-conflict" }
        .map(\.advice)
    }
    #expect(!advice.isEmpty)
    #expect(advice.allSatisfy { $0.contains(words) }, "\(advice)")
  }

  @Test("A row that is rounded by less than a pixel is not reported") func roundedByLessThanPixel() throws {
    func findings(_ change: (String) -> String) throws -> [Diagnostic] {
      let example = try #require(CheckRule.roundedRow.wrong).document
      return NibCheck(try NibReader.read(Array(change(example).utf8), file: "E.xib")).diagnostics.filter {
        CheckRule.conflictKinds.contains($0.kind)
      }
    }
    #expect(try findings { $0 }.map(\.severity) == [.warning])
    // The image view is 210.9375 points high, and 211 in a row of whole pixels.
    let wide = try findings { $0.replacing("21:9", with: "16:9").replacing("\"161\"", with: "\"211\"") }
    #expect(wide == [])
  }

  @Test("A conflict on the canvas that an error explains is a note of the error") func sameCause() throws {
    // The content view needs 62 points with a height of 54, and 69 with one of 61, which it has.
    let found = cell(
      table: #"dataMode="prototypes" rowHeight="-1""#,
      others: "<constraint \(S.length("a", "height", 61)) id=\"c6\"/>")
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasPrefix("error ") && $0.contains("is broken by 7 points") })
  }

  @Test("A conflict on the canvas that is left without the error is a warning without its constraints")
  func otherCause() {
    let found = cell(
      table: #"dataMode="prototypes" rowHeight="-1""#,
      others: "<constraint \(S.length("a", "width", 20)) id=\"c6\"/>")
    #expect(found.count == 2)
    #expect(found.filter { $0.hasPrefix("warning ") } == [Self.needs62])
    // The width of the row is 375 points.
    #expect(found.contains { $0.hasPrefix("error ") && $0.contains("is broken by 355 points") })
  }

  @Test(
    "A row whose height the document leaves open gives a warning with the height that it needs",
    arguments: [
      (#"dataMode="prototypes" rowHeight="-1""#, #"rowHeight="69""#),
      (#"dataMode="prototypes" rowHeight="44""#, #"rowHeight="69""#), (#"dataMode="prototypes""#, ""),
    ])
  func selfSizingRow(table: String, cell: String) {
    #expect(self.cell(table: table, cell: cell) == [Self.needs62])
  }

  @Test("Static cells without a saved frame have their row height and the width of the table")
  func unsavedCells() {
    let rows: [(attribute: String, height: Int)] = [(#"rowHeight="130""#, 130), ("", 44)]
    let cells = rows.enumerated().map { index, row in
      """
      <tableViewCell \(row.attribute) id="cell\(index)">
      <tableViewCellContentView key="contentView" tableViewCell="cell\(index)" id="content\(index)"><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a\(index)">
      <rect key="frame" x="6" y="0" width="308" height="\(row.height - 6)"/></view></subviews><constraints>
      <constraint \(S.pin("a\(index)", "leading", 6, to: "content\(index)")) id="c\(index)1"/>
      <constraint \(S.pin("a\(index)", "trailing", -6, to: "content\(index)")) id="c\(index)2"/>
      <constraint \(S.pin("a\(index)", "top", to: "content\(index)")) id="c\(index)3"/>
      <constraint \(S.pin("a\(index)", "bottom", -6, to: "content\(index)")) id="c\(index)4"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """
    }
    let table = """
      <tableViewController id="t"><tableView key="view" dataMode="static" rowHeight="44" id="table">
      <rect key="frame" x="0" y="0" width="320" height="568"/><sections><tableViewSection id="section"><cells>
      \(cells.joined())</cells></tableViewSection></sections></tableView></tableViewController>
      """
    #expect(S.storyboard(table) == [])
  }

  @Test("A row whose height the document determines gives an error") func fixedRow() {
    let table = #"dataMode="prototypes" rowHeight="69""#
    let messages = cell(table: table)
    #expect(messages.count == 1)
    #expect(
      messages.first == """
        error 12: 'view.bottom == content view.bottom - 4' conflicts with the constraints below in the content view \
        (375x69), and is broken by 7 points: remove one of them, or lower its priority
        """)
  }

  @Test("A conflict inside a row that sizes itself stays an error") func innerConflict() {
    let other = "<constraint \(S.length("a", "height", 50)) id=\"c6\"/>"
    let messages = cell(table: #"dataMode="prototypes" rowHeight="-1""#, others: other)
    let errors = messages.filter { $0.hasPrefix("error ") }
    #expect(errors.count == 1 && errors.allSatisfy { $0.contains("is broken by 4 points") }, "\(messages)")
  }

  /// A content view that is 44 points high on the canvas, with a label above a required distance of 100 points.
  @Test("A row needs the height of its texts too, which its required constraints alone would make smaller")
  func rowWithText() throws {
    let objects = """
      <tableViewController id="t"><tableView key="view" dataMode="prototypes" rowHeight="-1" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes><tableViewCell id="cell">
      <rect key="frame" x="0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>
      <label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0" y="0" width="375" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
      <constraint \(S.pin("a", "leading", to: "content")) id="c1"/>
      <constraint \(S.pin("a", "trailing", to: "content")) id="c2"/>
      <constraint \(S.pin("a", "top", to: "content")) id="c3"/>
      <constraint \(S.pin("a", "bottom", -100, to: "content")) id="c4"/>
      </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
      """
    let found = conflicts(
      in: S.document(
        "Storyboard.XIB", "<scenes><scene sceneID=\"s\"><objects>\(objects)</objects></scene></scenes>",
        file: "S.storyboard"))
    #expect(
      found == [
        "warning 5: the content view needs a height of 121 points for its content, but is 44 points high on the "
          + "canvas: correct its size there"
      ])
  }

  @Test(
    "A row needs the room of an image view without an image that has none on the canvas", arguments: [0, 10])
  func rowWithSquashedImage(saved: Int) {
    func pins(_ id: String, _ distance: Int) -> String {
      [
        S.pin(id, "leading", to: "content"), S.pin(id, "trailing", to: "content"),
        S.pin(id, "top", distance, to: "content"), S.pin(id, "bottom", -distance, to: "content"),
      ].enumerated().map { #"<constraint \#($0.element) id="\#(id)\#($0.offset)"/>"# }.joined()
    }
    let objects = """
      <tableViewController id="t"><tableView key="view" dataMode="prototypes" rowHeight="-1" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes><tableViewCell id="cell">
      <rect key="frame" x="0" y="28" width="375" height="20"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="375" height="20"/><subviews>
      <imageView verticalHuggingPriority="1000" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0" y="10" width="375" height="\(saved)"/><constraints>
      <constraint \(S.length("a", "height", 59)) priority="500" id="h1"/></constraints></imageView>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="0" y="0" width="375" height="20"/><constraints>
      <constraint \(S.length("b", "height", 30)) id="h2"/></constraints></view></subviews><constraints>
      \(pins("a", 10))<constraint \(S.pin("b", "leading", to: "content")) id="b0"/>
      <constraint \(S.pin("b", "trailing", to: "content")) id="b1"/>
      <constraint \(S.pin("b", "top", to: "content")) id="b2"/>
      <constraint firstItem="content" firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="b"
      secondAttribute="bottom" id="b3"/></constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
      """
    let found = conflicts(
      in: S.document(
        "Storyboard.XIB", "<scenes><scene sceneID=\"s\"><objects>\(objects)</objects></scene></scenes>",
        file: "S.storyboard"))
    // The size that an image view without an image has on the canvas is what its designer chose, unless it is zero.
    let height = saved == 0 ? 79 : 30
    #expect(
      found == [
        "warning 5: the content view needs a height of \(height) points for its content, but is 20 points high on the "
          + "canvas: correct its size there"
      ])
  }

  @Test(
    "Both lengths of a view that no controller owns are open, also if the canvas is as wide or as large as a screen",
    arguments: [
      ("width", "equal", 320.0, 480.0), ("width", "greaterThanOrEqual", 320, 100),
      ("width", "equal", 330, 100),
      ("width", "equal", 393, 852), ("height", "equal", 320, 100), ("height", "equal", 320, 480),
    ])
  func openSize(length: String, relation: String, width: Double, height: Double) {
    let view = """
      <view id="root"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="8" y="8" width="40" height="20"/></view></subviews><constraints>
      <constraint \(S.pin("a", "leading", 8)) id="c1"/><constraint \(S.pin("a", "top", 8)) id="c2"/>
      <constraint \(S.pin("a", "trailing", -8)) id="c3"/><constraint \(S.pin("a", "bottom", -8)) id="c4"/>
      <constraint firstItem="a" firstAttribute="\(length)" relation="\(relation)" constant="1000" id="c5"/>
      </constraints></view>
      """
    let found = conflicts(in: S.document("XIB", "<objects>\(view)</objects>", file: "S.xib"))
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("warning 2: the view needs a \(length) of 1016 points for its content") == true,
      "\(found)")
  }

  @Test("A width that no screen has stays an error in a row") func impossibleWidth() {
    let other = "<constraint \(S.length("a", "width", 10_000)) id=\"c6\"/>"
    let messages = cell(table: #"dataMode="prototypes" rowHeight="-1""#, height: 61, others: other)
    #expect(messages.count == 1)
    #expect(
      messages.first == """
        error 10: 'view.trailing == content view.trailing' conflicts with the constraints below in the content view \
        (375x69), and is broken by 9625 points: remove one of them, or lower its priority
        """)
    #expect(messages.first?.contains("is broken by 9625 points") == true, "\(messages)")
  }

  @Test("The safe area of a low view without a controller gives a warning") func safeArea() {
    let document = S.document(
      "XIB",
      """
      <device id="retina6_1" orientation="portrait" appearance="light"/><objects><view id="root">
      <rect key="frame" x="0" y="0" width="414" height="22"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="1" width="414" height="20"/>
      </view></subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
      <constraint \(S.pin("a", "leading")) id="c1"/><constraint \(S.pin("a", "trailing")) id="c2"/>
      <constraint \(S.pin("a", "top", 1, to: "safe")) id="c3"/><constraint \(S.pin("a", "bottom", -1)) id="c4"/>
      <constraint \(S.length("a", "height", 20)) id="c5"/></constraints></view></objects>
      """, file: "S.xib")
    #expect(
      conflicts(in: document) == [
        "warning 2: the constraints of the view (414x22) conflict only with the safe area that it has on the canvas"
      ])
    // On a device, the program places the view where it has no safe area.
    #expect(conflicts(in: document, Self.onDevice) == [])
  }

  @Test("Constraints that are removed at build time give a warning") func placeholders() {
    let sized = [S.length("a", "width", 40), S.length("a", "height", 20)]
    let placeholder = S.length("a", "width", 60) + " placeholder=\"YES\""
    let document = S.document(
      "XIB", "<objects>\(S.view(constraints: Self.placed + sized + [placeholder]))</objects>", file: "S.xib")
    #expect(
      conflicts(in: document) == [
        "warning 2: the constraints of the view (100x100) conflict only with placeholders, which are removed at "
          + "build time"
      ])
  }
}
