import NibFormats
import Testing

@testable import NibEditing

/// The heights of table cells, which Interface Builder saves in the frame and as the row height.
@Suite struct RowHeightTests {
  /// A document with a cell of 60 points, whose content view ends above a separator.
  private static func cell(_ attributes: String = "", table: String? = nil) -> String {
    let cell = """
      <tableViewCell contentMode="scaleToFill" \(attributes)id="cell">
      <rect key="frame" x="0.0" y="28" width="320" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="320" height="59.5"/>
      </tableViewCellContentView>
      </tableViewCell>
      """
    let objects =
      table.map {
        """
        <tableView contentMode="scaleToFill" \($0)id="table">
        <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
        <prototypes>
        \(cell)
        </prototypes>
        </tableView>
        """
      } ?? cell
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
      <objects>
      \(objects)
      </objects>
      </document>
      """
  }

  private static let frames = [
    #"-<rect key="frame" x="0.0" y="0.0" width="320" height="59.5"/>"#,
    #"-<rect key="frame" x="0.0" y="28" width="320" height="60"/>"#,
    #"+<rect key="frame" x="0.0" y="28" width="320" height="80"/>"#,
    #"+<rect key="frame" x="0.0" y="0.0" width="320" height="79.5"/>"#,
  ]

  /// The changed lines of frames, and the row height of the cell.
  private func changes(_ edit: DocumentEdit, in text: String) throws -> (frames: [String], height: String?) {
    let lines = try EditedXib.changes(edit, in: text)
    var editor = try EditedXib.editor(text)
    try editor.apply(edit)
    return (lines.filter { $0.contains("<rect") }, editor.document.object(id: "cell")?["rowHeight"])
  }

  @Test(
    "The row height follows the height of the frame, and the frame the row height",
    arguments: [("rowHeight", "80"), ("frame.height", "80"), ("frame", "0 28 320 80")])
  func chosen(property: String, value: String) throws {
    let edit = DocumentEdit.set(PropertyEdit("cell", property, value))
    for text in [Self.cell(), Self.cell(#"rowHeight="60" "#), Self.cell(table: #"rowHeight="-1" "#)] {
      let changes = try changes(edit, in: text)
      #expect(changes.frames == Self.frames)
      #expect(changes.height == "80")
    }
  }

  @Test("The rows and the footer below a cell move with its bottom, those above it do not") func below()
    throws
  {
    let others = """
      <tableViewCell contentMode="scaleToFill" id="above">
      <rect key="frame" x="0.0" y="0.0" width="320" height="28"/>
      </tableViewCell>
      <tableViewCell contentMode="scaleToFill" id="below">
      <rect key="frame" x="0.0" y="88" width="320" height="44"/>
      </tableViewCell>
      </prototypes>
      <view key="tableFooterView" contentMode="scaleToFill" id="footer">
      <rect key="frame" x="0.0" y="132" width="320" height="20"/>
      </view>
      """
    let text = Self.cell(table: #"rowHeight="-1" "#).replacing("</prototypes>", with: others)
    let changes = try changes(.set(PropertyEdit("cell", "rowHeight", "80")), in: text)
    let added = [
      #"+<rect key="frame" x="0.0" y="108" width="320" height="44"/>"#,
      #"+<rect key="frame" x="0.0" y="152" width="320" height="20"/>"#,
    ]
    #expect(
      changes.frames.filter { $0.hasPrefix("+") && !$0.contains("80") && !$0.contains("79.5") } == added)
  }

  @Test("A cell with the height of its table's rows needs no row height") func ofTable() throws {
    let edit = DocumentEdit.set(PropertyEdit("cell", "frame.height", "80"))
    let changes = try changes(edit, in: Self.cell(table: #"rowHeight="80" "#))
    #expect(changes.frames == Self.frames)
    #expect(changes.height == nil)
  }

  @Test("A frame that a layout gives changes a row height, but adds none") func following() throws {
    let edit = DocumentEdit.frame(FrameEdit("cell", NibRect(x: 0, y: 28, width: 320, height: 80)))
    #expect(try changes(edit, in: Self.cell()).height == nil)
    #expect(try changes(edit, in: Self.cell(#"rowHeight="60" "#)).height == "80")
  }

  @Test("The default row height leaves the frame as it is") func removed() throws {
    let edit = DocumentEdit.set(PropertyEdit("cell", "rowHeight", nil))
    let changes = try changes(edit, in: Self.cell(#"rowHeight="60" "#))
    #expect(changes.frames.isEmpty && changes.height == nil)
  }

  @Test("A mark of Interface Builder is removed, and nothing else") func mark() throws {
    let marked = EditedXib.text.replacing(
      #"<label opaque="NO""#, with: #"<label ambiguous="YES" opaque="NO""#)
    let changes = try EditedXib.changes(.unmark(MarkRemoval("lab-el-001", "ambiguous")), in: marked)
    #expect(changes.count == 2 && !changes[1].contains("ambiguous"))
    #expect(try EditedXib.changes(.unmark(MarkRemoval("lab-el-001", "misplaced")), in: marked).isEmpty)
  }
}
