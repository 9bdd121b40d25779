import Foundation
import TestSupport
import Testing

@testable import NibTerm

/// The commands that edit documents.
@Suite struct EditCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <view contentMode="scaleToFill" id="roo-t0-001">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <subviews>
                    <label opaque="NO" contentMode="left" fixedFrame="YES" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
                        <rect key="frame" x="16" y="20" width="100" height="20.5"/>
                    </label>
                </subviews>
            </view>
        </objects>
    </document>

    """

  private func run(_ arguments: String...) throws -> CommandRun { try run(arguments: arguments) }

  private func run(arguments: [String]) throws -> CommandRun {
    try CommandRun(arguments: arguments, directory: folder.path)
  }

  private func text() throws -> String {
    try String(contentsOfFile: "\(folder.path)/View.xib", encoding: .utf8)
  }

  @Test("set and remove find segues by id and by identifier, but a controller with this name first")
  func segues() throws {
    let trip = SourcePackage.root.appendingPathComponent("docs/screens/Trip.storyboard")
    let storyboard = try String(contentsOf: trip, encoding: .utf8).replacing(
      #"kind="relationship" relationship="viewControllers" id="seg-40-tab""#,
      with: #"kind="show" id="show-01""#)
    try folder.write(storyboard, to: "Main.storyboard")
    let text = { try String(contentsOfFile: "\(folder.path)/Main.storyboard", encoding: .utf8) }
    #expect(try run("set", "Main.storyboard", "show-01", "identifier=go").status == 0)
    #expect(try text().contains("identifier=\"go\" id=\"show-01\""))
    #expect(try run("remove", "Main.storyboard", "go").status == 0)
    #expect(try !text().contains("show-01"))
  }

  private static let width = #"<constraint firstAttribute="width" constant="100" id="wid-th-001"/>"#

  @Test("A text that no longer fits, lost constraints and the ids of new ones are in a short report")
  func consequences() throws {
    let document = Self.document.replacing(#"fixedFrame="YES""#, with: #"adjustsFontSizeToFit="NO""#)
      .replacing(
        "</label>",
        with: "<constraints>\(Self.width)</constraints></label>"
      ).replacing(
        "            </subviews>\n        </view>",
        with: """
                  </subviews>
                  <constraints>
                      <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="roo-t0-001" secondAttribute="top" constant="20" id="top-00-001"/>
                      <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-t0-001" secondAttribute="leading" constant="16" id="lea-di-001"/>
                  </constraints>
              </view>
          """)
    try folder.write(document, to: "View.xib")
    let long = try run(
      "edit", "--brief", "--dry-run", "View.xib", "set Title text='A title that is much too long'")
    #expect(long.output.contains("New findings of check on"))
    #expect(long.output.contains("! note: the text of label \"A title that is much too long\" does not fit"))
    // A text that did not fit before the change either is named again.
    let cut = document.replacing("text=\"Title\"", with: "text=\"A title that was too long before\"")
    try folder.write(cut, to: "Cut.xib")
    let still = try run(
      "edit", "--brief", "--dry-run", "Cut.xib", "set lab-el-001 text='Another title that is too long'")
    #expect(still.output.contains("the text of label \"Another title that is too long\" does not fit"))
    let removal = try run("edit", "--brief", "--dry-run", "View.xib", "remove lab-el-001")
    #expect(removal.output.contains("Removed with other objects: constraint"))
    #expect(removal.output.contains("#top-00-001"))
    let addition = try run("edit", "--brief", "--dry-run", "View.xib", "constrain lab-el-001 height=30")
    #expect(addition.output.contains(/\+ constraint .*#[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}/))
  }

  @Test(
    "A short report names all removed constraints and has no heading without lines; --all lists everything")
  func removedParts() throws {
    let labels = (1...9).map { number in
      #"<label contentMode="left" text="L\#(number)" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-01\#(number)">"#
        + #"<rect key="frame" x="16" y="\#(number * 30)" width="20" height="20.5"/></label>"#
    }
    let constraints = (1...9).flatMap { number in
      [("top", number * 30), ("leading", 16)].map { edge, constant in
        #"<constraint firstItem="lab-el-01\#(number)" firstAttribute="\#(edge)" secondItem="roo-t0-001" "#
          + #"secondAttribute="\#(edge)" constant="\#(constant)" id="\#(edge.prefix(3))-00-01\#(number)"/>"#
      }
    }
    let document = Self.document.replacing(
      "            </subviews>\n",
      with: labels.joined(separator: "\n") + "\n</subviews>\n<constraints>\n"
        + constraints.joined(separator: "\n") + "\n</constraints>\n")
    try folder.write(document, to: "View.xib")
    let names = (1...9).flatMap {
      ["L\($0).top = Superview.top + \($0 * 30)", "L\($0).leading = Superview.leading + 16"]
    }
    let edit = "wrap " + (1...9).map { "L\($0)" }.joined(separator: " ")
    let short = try run("edit", "--brief", "--dry-run", "View.xib", edit).output
    for name in names { #expect(short.contains("constraint \(name)"), "\(short)") }
    let lines = short.split(separator: "\n")
    for (line, next) in zip(lines, lines.dropFirst()) where line.hasSuffix(":") && line.hasPrefix("  ") {
      #expect(!next.drop { $0 == " " }.hasPrefix("and "), "\(short)")
    }
    let all = try run("edit", "--brief", "--all", "--dry-run", "View.xib", edit).output
    #expect(!all.contains(" more"), "\(all)")
    for name in names { #expect(all.contains("- constraint \(name)"), "\(all)") }
  }

  @Test("A view that an edit moves outside its superview or the screen is a new finding") func outside()
    throws
  {
    try folder.write(Self.document, to: "View.xib")
    let edit = "constrain lab-el-001 trailing=-16 top=20 width=100 height=21"
    let run = try run("edit", "--brief", "--dry-run", "View.xib", edit)
    #expect(
      run.output.contains(#"! note: label "Title" ends 16 points beyond the right edge of"#), "\(run.output)")
    let inside = try self.run(
      "edit", "--brief", "--dry-run", "View.xib", edit.replacing("-16", with: "16"))
    #expect(!inside.output.contains("beyond"), "\(inside.output)")
  }

  private static let settings = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="s">
                <objects>
                    <navigationController title="Start" id="nav" sceneMemberID="viewController"/>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  @Test("A scene has the size of the device; rows and their styles are added and moved") func rows() throws {
    try folder.write(Self.settings, to: "View.xib")
    let adding = try run(
      "edit", "View.xib", "add tableViewController title=Settings",
      "add tableViewSection --to Settings headerTitle=General userLabel=general",
      "add tableViewCell --to general userLabel=first style=subtitle",
      "add tableViewCell --to general userLabel=second style=basic", "move second --before first")
    #expect(adding.status == 0, "\(adding.error)")
    let lines = try text().split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains(#"<rect key="frame" x="0.0" y="0.0" width="375" height="667"/>"#))
    let cells = lines.filter { $0.hasPrefix("<tableViewCell ") }
    #expect(cells.map { $0.contains(#"userLabel="second""#) } == [true, false])
    #expect(lines.contains { $0.hasPrefix(#"<rect key="frame" x="16" y="0.0" width="343""#) })
    #expect(lines.contains { $0.contains(#"text="Subtitle""#) })
    let wrong = try run("move", "View.xib", "first", "--before", "second", "--at", "0")
    #expect(wrong.status == 64)
    #expect(wrong.error.contains("An object has one new place"))
    // The copy of a cell with a style has the frames of the original.
    try folder.write(try text().replacing(#" width="343""#, with: #" width="300""#), to: "View.xib")
    let before = try text().split(separator: "\n").count { $0.contains(#" width="300""#) }
    let copying = try run("duplicate", "View.xib", "second")
    #expect(copying.status == 0, "\(copying.error)")
    #expect(try text().split(separator: "\n").count { $0.contains(#" width="300""#) } == before + 1)
  }

  @Test("The saved frames of views that move in a stack view follow") func movedFrames() throws {
    let views = [("one", 0, 20), ("two", 20, 30)].map { id, y, height in
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0.0" y="\(y)" width="100" height="\(height)"/>
      <constraints><constraint firstAttribute="height" constant="\(height)" id="\(id)-h"/></constraints></view>
      """
    }
    try folder.write(
      SmallNibs.document(
        """
        <view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>
        <stackView fixedFrame="YES" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="0.0" y="0.0" width="100" height="50"/><subviews>
        \(views.joined(separator: "\n"))
        </subviews></stackView></subviews></view>
        """), to: "View.xib")
    let moved = try run("move", "View.xib", "two", "--at", "0")
    #expect(moved.status == 0, "\(moved.error)")
    #expect(!moved.output.contains("misplaced-view"))
    let text = try text()
    #expect(text.contains(#"y="0.0" width="100" height="30""#))
    #expect(text.contains(#"y="30" width="100" height="20""#))
  }

  @Test("A short report names the ids of all new objects") func newIDs() throws {
    try folder.write(Self.document, to: "View.xib")
    let additions = (1...9).map {
      "add label --to roo-t0-001 text=L\($0) --constrain leading=16 --constrain top=\($0)"
    }
    let run = try run(arguments: ["edit", "--brief", "View.xib"] + additions)
    let new = Self.ids(try text()).subtracting(Self.ids(Self.document))
    #expect(new.count == 27)
    for id in new { #expect(run.output.contains("#\(id)"), "\(run.output)") }
    let copy = try self.run("edit", "--brief", "--dry-run", "View.xib", "wrap L1 L2")
    #expect(copy.output.contains(/stackView #|stack view #/), "\(copy.output)")
    #expect(copy.output.contains("constraint"), "\(copy.output)")
  }

  private static func ids(_ text: String) -> Set<String> {
    Set(text.matches(of: /\sid="([^"]+)"/).map { String($0.1) })
  }

  @Test("The changed lines of a document with carriage returns are only these lines") func carriageReturns()
    throws
  {
    try folder.write(Self.document.replacing("\n", with: "\r\n"), to: "View.xib")
    let run = try run("set", "View.xib", "Title", "text=New", "--dry-run")
    #expect(run.output.split(separator: "\n").count { $0.hasPrefix("-") } == 1)
  }

  @Test("One property with two values is an error") func twoValues() throws {
    try folder.write(Self.document, to: "View.xib")
    let run = try run("set", "View.xib", "Title", "text=A", "text=B")
    #expect(run.status == 64)
    #expect(run.error.hasPrefix("Error: 'text' has two values."))
  }

  @Test("set changes a property by the name of the object, and says what follows")
  func sets() throws {
    try folder.write(EditCommandTests.document, to: "View.xib")
    let run = try run("set", "View.xib", "Title", "text=Hello", "hidden=YES")
    #expect(run.status == 0)
    #expect(run.output.contains("text: Title → Hello"))
    let expected = EditCommandTests.document.replacing("text=\"Title\"", with: "text=\"Hello\"")
      .replacing("<label opaque", with: "<label hidden=\"YES\" opaque")
    #expect(try text() == expected)
  }

  @Test("Frames for a size are headed by the size") func size() throws {
    try folder.write(EditCommandTests.document, to: "View.xib")
    let run = try run("set", "View.xib", "lab-el-001", "frame.x=50", "--size", "320x568", "--dry-run")
    #expect(run.output.contains("Laid out differently on the canvas, 320 x 568 points:"), "\(run.output)")
  }

  @Test("A dry run shows the changed lines and writes nothing; JSON says what was written")
  func reports() throws {
    try folder.write(EditCommandTests.document, to: "View.xib")
    let dry = try run("set", "View.xib", "lab-el-001", "frame.x=8", "--dry-run")
    #expect(dry.output.contains("+                    <rect key=\"frame\" x=\"8\""))
    #expect(try text() == EditCommandTests.document)
    let json = try run("set", "View.xib", "lab-el-001", "frame.x=8", "--json")
    #expect(json.output.contains("\"written\": true"))
  }

  @Test("An impossible edit is an error and changes nothing")
  func refuses() throws {
    try folder.write(EditCommandTests.document, to: "View.xib")
    let run = try run("set", "View.xib", "Title", "text=Hello", "textColr=#000")
    #expect(run.status == 1)
    #expect(run.error.contains("Did you mean 'textColor'? [impossible-edit]"))
    #expect(try text() == EditCommandTests.document)
  }

  @Test("constrain, update-frames, add, connect, wrap and remove")
  func changesStructure() throws {
    try folder.write(EditCommandTests.document, to: "View.xib")
    let constrained = try run("constrain", "View.xib", "Title", "leading=24", "top=40", "--to", "superview")
    #expect(constrained.status == 0, "\(constrained.error)")
    #expect(try run("update-frames", "View.xib").status == 0)
    #expect(try text().contains("<rect key=\"frame\" x=\"24\" y=\"40\""))
    let added = try run(
      "add", "View.xib", "button", "--to", "roo-t0-001", "title=Go", "--constrain", "leading=24",
      "--constrain",
      "top=Title.bottom+8")
    #expect(added.status == 0, "\(added.error)")
    #expect(try text().contains("title=\"Go\""))
    let connected = try run("connect", "View.xib", "--", "-1", "titleLabel", "Title")
    #expect(connected.status == 0, "\(connected.error)")
    #expect(try run("wrap", "View.xib", "titleLabel", "Go", "--spacing", "8").status == 0)
    #expect(try text().contains("axis=\"vertical\" spacing=\"8\""))
    let removed = try run("remove", "View.xib", "titleLabel")
    #expect(removed.status == 0, "\(removed.error)")
    #expect(try !text().contains("titleLabel"))
  }

  @Test(
    "An added view with constraints has the size of its content, and update-frames says which frames it saved"
  )
  func updatesFrames() throws {
    try folder.write(EditCommandTests.document, to: "View.xib")
    let added = try run(
      "add", "View.xib", "label", "--to", "roo-t0-001", "text=A much longer text", "font=bold 22",
      "--constrain",
      "leading=20", "--constrain", "top=60", "--json")
    #expect(added.status == 0, "\(added.error)")
    let first = try text()
    #expect(first.contains(/<rect key="frame" x="20" y="60" width="(19|20|21)[0-9.]+" height="26[0-9.]*"/))
    let unchanged = try run("update-frames", "View.xib")
    #expect(unchanged.output.contains("View.xib: no changes"))
    #expect(try run("set", "View.xib", "A much longer text", "text=Short").status == 0)
    let updated = try run("update-frames", "View.xib")
    #expect(updated.output.contains("View.xib: 1 saved frame updated"), "\(updated.output)")
    #expect(updated.output.contains(/label "Short" #\S+: 20 60 \S+ \S+ → 20 60 \S+ \S+ \(\S+ narrower\)/))
    #expect(try text().contains(/<rect key="frame" x="20" y="60" width="(5|6)[0-9.]+" height="26[0-9.]*"/))
  }

  @Test("A view with an unknown font keeps its saved size")
  func keepsEstimatedSizes() throws {
    try folder.write(EditCommandTests.document, to: "View.xib")
    #expect(
      try run("constrain", "View.xib", "Title", "leading=16", "top=20", "--to", "superview").status == 0)
    #expect(
      try run("set", "View.xib", "Title", "text=Another much longer text", "font=NoSuchFont-Bold 20").status
        == 0)
    let updated = try run("update-frames", "View.xib")
    #expect(updated.error.contains("keeps its saved size, because its content can only be estimated"))
    #expect(try text().contains("<rect key=\"frame\" x=\"16\" y=\"20\" width=\"100\" height=\"20.5\"/>"))
  }

  @Test("A connection that the class in the sources does not have is a warning")
  func warnsAboutConnections() throws {
    let document = EditCommandTests.document.replacing(
      "userLabel=\"File's Owner\"", with: "userLabel=\"File's Owner\" customClass=\"Form\"")
    try folder.write(document, to: "View.xib")
    try folder.write(
      "import UIKit\nclass Form: UIViewController {\n  @IBOutlet var titleLabel: UILabel!\n}\n",
      to: "Form.swift")
    let known = try run("connect", "View.xib", "--", "-1", "titleLabel", "Title")
    #expect(known.status == 0 && !known.output.contains("warning: "), "\(known.output)")
    let dry = try run("connect", "View.xib", "--dry-run", "--", "-1", "titelLabel", "Title")
    #expect(dry.output.contains("[undefined-key]"), "\(dry.output)")
    let unknown = try run("connect", "View.xib", "--", "-1", "titelLabel", "Title")
    #expect(unknown.status == 0)
    #expect(
      unknown.output.contains("warning") && unknown.output.contains("[undefined-key]"), "\(unknown.output)")
    #expect(try text().contains("property=\"titelLabel\""))
  }

  @Test("Findings of check that need the project are new findings of an edit and of diff")
  func findingsOfProject() throws {
    let document = EditCommandTests.document.replacing(
      "userLabel=\"File's Owner\"/>",
      with: """
        userLabel="File's Owner" customClass="ViewController"><connections>\
        <outlet property="view" destination="roo-t0-001" id="vie-w0-001"/></connections></placeholder>
        """
    ).replacing(
      "<label opaque", with: "<imageView id=\"pic-tu-001\"/>\n<label opaque"
    ).replacing(
      "contentMode=\"left\" fixedFrame", with: "contentMode=\"left\" customClass=\"Badge\" fixedFrame")
    try folder.write(document, to: "View.xib")
    try folder.write(
      "import UIKit\nclass ViewController: UIViewController {}\n@objc(Badge) class Badge: UILabel {}\n",
      to: "Code.swift")
    try folder.write("{}", to: "Assets.xcassets/Apple.imageset/Contents.json")
    let image = try run("set", "View.xib", "pic-tu-001", "image=Aple", "--dry-run")
    #expect(image.output.contains("[missing-image]"), "\(image.output)")
    let attribute = try run("set", "View.xib", "lab-el-001", "runtime.bogusKey=x", "--dry-run")
    #expect(attribute.output.contains("[runtime-attribute]"), "\(attribute.output)")
    let view = try run("remove", "View.xib", "roo-t0-001", "--dry-run")
    #expect(view.output.contains("[view-outlet]"), "\(view.output)")
    try folder.write(
      document.replacing("id=\"pic-tu-001\"", with: "image=\"Aple\" id=\"pic-tu-001\""), to: "New.xib")
    let diff = try run("diff", "View.xib", "New.xib")
    #expect(diff.output.contains("[missing-image]"), "\(diff.output)")
  }

  @Test(
    "A value of another type is refused with what is allowed",
    arguments: [
      ("placeholderIntrinsicWidth=abc", "use a number or infinite"),
      ("customClass=My View", "use the name of a class"), ("textAlignment=centre", "Did you mean 'center'?"),
    ])
  func refusesValues(assignment: String, message: String) throws {
    try folder.write(EditCommandTests.document, to: "View.xib")
    let run = try run("set", "View.xib", "Title", assignment)
    #expect(run.status == 1)
    #expect(run.error.contains(message))
    #expect(try text() == EditCommandTests.document)
  }

  @Test("An impossible edit names the place and the object")
  func namesPlaces() throws {
    try folder.write(EditCommandTests.document, to: "View.xib")
    let run = try run("set", "View.xib", "Title", "alpha=7")
    #expect(run.error.hasPrefix("View.xib:8:"), "\(run.error)")
    #expect(run.error.contains("label \"Title\" #lab-el-001"))
  }

  @Test("edit makes several edits as one change, and later edits can name what earlier ones added")
  func editsAtOnce() throws {
    try folder.write(EditCommandTests.document, to: "View.xib")
    let run = try run(
      "edit", "View.xib", "set Title text='New title'", "add button --to roo-t0-001 title=Go",
      "constrain Go leading=16 top='New title.bottom+8'")
    #expect(run.status == 0)
    #expect(run.output.contains("added"))
    #expect(try text().contains("New title"))
    #expect(try text().contains("firstAttribute=\"leading\""))
  }

  @Test(
    "An edit in a message has only the quotation marks that it needs",
    arguments: [
      (
        "set -- lbl-00-001 'attributedText=' 'text=Hi there'",
        "set lbl-00-001 attributedText= text='Hi there'"
      ),
      ("set 'Sign in' textColor=#FF0000", "set 'Sign in' textColor=#FF0000"),
      ("set Title 'a", "set Title 'a"),
    ])
  func shownEdits(line: String, shown: String) { #expect(EditDocument.shown(line) == shown) }

  @Test(
    "An edit that is not possible is named, and nothing is written",
    arguments: [
      ("set None text=a", "edit 2 of 2 is not possible"), ("sett Title text=a", "Did you mean 'set'?"),
      ("set Title", "In edit 2 of 2"), ("set Title 'a", "the quote is never closed"),
      ("set Title text=b --dry-run", "belong to the whole change"),
    ])
  func impossibleEdits(edit: String, message: String) throws {
    try folder.write(EditCommandTests.document, to: "View.xib")
    let run = try run("edit", "View.xib", "set Title hidden=YES", edit)
    #expect(run.status != 0)
    #expect(run.error.contains(message))
    #expect(try text() == EditCommandTests.document)
  }

  @Test("inspect prints the properties, constraints and connections of an object") func inspects() throws {
    try folder.write(EditCommandTests.document, to: "View.xib")
    let run = try run("inspect", "View.xib", "Title")
    #expect(run.output.contains("#lab-el-001"))
    #expect(run.output.contains("  text = Title\n"))
  }
}
