import Foundation
import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore
@testable import NibEditing

/// `check --fix`: which bytes of a document it changes.
@Suite struct DocumentFixTests {
  private func fix(_ text: String, only rule: String) throws -> (text: String, fix: DocumentFix) {
    let document = try NibReader.read(Array(text.utf8), file: "Example.xib")
    let fix = DocumentFix(document, configuration: CheckConfiguration(only: [rule]))
    return (String(decoding: fix.bytes, as: UTF8.self), fix)
  }

  @Test(
    "Fixing the wrong example of a rule leaves no finding, and a second fix changes nothing",
    arguments: CheckRule.all.filter { $0.fix != nil }.map(\.id))
  func examples(id: String) throws {
    let wrong = try #require(CheckRule.named(id)?.wrong)
    let (text, fix) = try fix(wrong.document, only: id)
    #expect(text != wrong.document && fix.fixedCount > 0 && fix.diagnostics.isEmpty)
    let again = try self.fix(text, only: id)
    #expect(again.text == text && again.fix.fixedCount == 0)
  }

  @Test("Only the wrong lengths of a frame are replaced, and line ends stay") func frames() throws {
    let wrong = try #require(CheckRule.named("misplaced-view")?.wrong).document
    let text = wrong.replacingOccurrences(of: "\n", with: "\r\n")
    let expected = text.replacingOccurrences(of: #"x="16" y="20""#, with: #"x="16" y="60""#)
    #expect(try fix(text, only: "misplaced-view").text == expected)
  }

  /// The example of a rule as a document for tvOS.
  private func televisionExample(of rule: String) throws -> String {
    try #require(CheckRule.named(rule)?.wrong).document
      .replacingOccurrences(
        of: "com.apple.InterfaceBuilder3.CocoaTouch.XIB", with: "com.apple.InterfaceBuilder.AppleTV.XIB"
      )
      .replacingOccurrences(of: "iOS.CocoaTouch", with: "AppleTV")
  }

  @Test("A mark that is certainly wrong is removed from documents for tvOS too") func televisionMark() throws
  {
    let text = try televisionExample(of: "stale-flag")
    let (fixed, fix) = try fix(text, only: "stale-flag")
    #expect(fixed == text.replacingOccurrences(of: #" misplaced="YES""#, with: ""))
    #expect(fix.fixedCount == 1 && fix.diagnostics.isEmpty)
  }

  @Test("The frames of documents for tvOS stay, but are reported") func television() throws {
    let text = try televisionExample(of: "misplaced-view")
    let (fixed, fix) = try fix(text, only: "misplaced-view")
    #expect(fixed == text && fix.fixedCount == 0 && fix.diagnostics.map(\.id) == ["misplaced-view"])
  }

  @Test(
    "The frame of a view that is marked as misplaced and the mark are corrected together, and those of its siblings",
    arguments: [#" misplaced="YES""#, #" ambiguous="YES""#, #" misplaced="YES" ambiguous="YES""#, ""],
    ["", #" misplaced="YES""#])
  func marks(mark: String, siblingMark: String) throws {
    func document(y: Int, _ mark: String, _ siblingMark: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
      <objects>
        <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
          <subviews>
            <label text="Name"\(mark) translatesAutoresizingMaskIntoConstraints="NO" id="a">
              <rect key="frame" x="16" y="\(y)" width="45" height="21"/>
              <constraints>
                <constraint firstAttribute="width" constant="45" id="a1"/>
                <constraint firstAttribute="height" constant="21" id="a2"/>
              </constraints>
            </label>
            <label text="Age"\(siblingMark) translatesAutoresizingMaskIntoConstraints="NO" id="b">
              <rect key="frame" x="99" y="\(y)" width="45" height="21"/>
              <constraints>
                <constraint firstAttribute="width" constant="45" id="b1"/>
                <constraint firstAttribute="height" constant="21" id="b2"/>
              </constraints>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="60" id="c2"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="99" id="c3"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" constant="60" id="c4"/>
          </constraints>
        </view>
      </objects>
      </document>

      """
    }
    let wrong = document(y: 20, mark, siblingMark)
    let fix = try DocumentFix(NibReader.read(Array(wrong.utf8), file: "Example.xib"))
    #expect(String(decoding: fix.bytes, as: UTF8.self) == document(y: 60, "", ""))
    #expect(!fix.diagnostics.contains { ["misplaced-view", "stale-flag"].contains($0.id) })
    let again = try DocumentFix(NibReader.read(fix.bytes, file: "Example.xib"))
    #expect(again.bytes == fix.bytes && again.fixedCount == 0)
  }

  @Test("A length of a frame that follows from a conflict is not changed") func conflict() throws {
    typealias S = CheckSample
    func document(y: Int) -> String {
      let view = S.view(constraints: [
        S.pin("a", "leading", 10), S.pin("a", "top", 50), S.length("a", "height", 20),
        S.length("a", "width", 44), S.length("a", "width", 48),
      ]).replacing(#"x="10" y="10""#, with: "x=\"10\" y=\"\(y)\"")
      return """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701">
        <objects>\(view)</objects></document>
        """
    }
    let (text, fix) = try fix(document(y: 10), only: "misplaced-view")
    #expect(text == document(y: 50) && fix.fixedCount == 1)
  }

  /// A marked view with constraints for its x and width. Its saved x is 30 points wrong. Its y is 20 points away from the
  /// one that the stack view gives it, and 40 points away from the one that its constraint gives it.
  private static func twoAxes(x: Int, y: Int, vertical: String, mark: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
    <objects>
      <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews>
          <view\(mark) translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="\(x)" y="\(y)" width="40" height="20"/>
            <subviews>
              <view translatesAutoresizingMaskIntoConstraints="NO" id="in">
                <rect key="frame" x="7" y="0" width="10" height="10"/>
              </view>
            </subviews>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="50" id="c1"/>
          <constraint firstItem="a" firstAttribute="width" constant="40" id="c2"/>
          <constraint firstItem="a" firstAttribute="height" constant="20" id="c3"/>
          <constraint firstItem="a" firstAttribute="\(vertical)" constant="60" id="c4"/>
          <constraint firstItem="in" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="7" id="c5"/>
          <constraint firstItem="in" firstAttribute="top" secondItem="a" secondAttribute="top" id="c6"/>
          <constraint firstItem="in" firstAttribute="width" constant="10" id="c7"/>
          <constraint firstItem="in" firstAttribute="height" constant="10" id="c8"/>
        </constraints>
      </view>
    </objects>
    </document>

    """
  }

  @Test(
    "A frame is corrected as a whole or not at all: where a part of it depends on margins, it stays, and so does the mark",
    arguments: ["", " misplaced=\"YES\""])
  func oneAxis(mark: String) throws {
    let margin = "top\" secondItem=\"root\" secondAttribute=\"topMargin"
    let wrong = Self.twoAxes(x: 20, y: 20, vertical: margin, mark: mark)
    let (text, fix) = try fix(wrong, only: "misplaced-view")
    #expect(text == wrong && fix.fixedCount == 0 && fix.diagnostics.map(\.id) == ["misplaced-view"])
    let edge = "top\" secondItem=\"root\" secondAttribute=\"top"
    // The mark goes only with a frame that is then right on both axes.
    let both = try self.fix(
      Self.twoAxes(x: 20, y: 20, vertical: edge, mark: mark), only: "misplaced-view")
    #expect(both.text == Self.twoAxes(x: 50, y: 60, vertical: edge) && both.fix.diagnostics.isEmpty)
  }

  @Test("All views that are misplaced beside each other are corrected together") func siblings() throws {
    func document(_ y: (Int) -> Int) -> String {
      let views = (1...9).map { number in
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="v\(number)">
        <rect key="frame" x="0.0" y="\(y(number))" width="10" height="5"/><constraints>
        <constraint firstAttribute="width" constant="10" id="w\(number)"/>
        <constraint firstAttribute="height" constant="5" id="h\(number)"/></constraints></view>
        """
      }
      let constraints = (1...9).map { number in
        let items = "firstItem=\"v\(number)\" secondItem=\"root\""
        return """
          <constraint \(items) firstAttribute="leading" secondAttribute="leading" id="l\(number)"/>
          <constraint \(items) firstAttribute="top" secondAttribute="top" constant="\(number * 10)" id="t\(number)"/>
          """
      }
      return """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
        <objects><view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/>
        <subviews>\(views.joined())</subviews><constraints>\(constraints.joined())</constraints></view></objects></document>

        """
    }
    let (text, fix) = try fix(document({ _ in 0 }), only: "misplaced-view")
    #expect(text == document({ $0 * 10 }) && fix.diagnostics.isEmpty)
  }

  @Test("A position that also depends on the size of a text is not corrected, but reported") func textSize()
    throws
  {
    func document(_ attribute: String, x: Int) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
      <objects><view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews><label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="a">
          <rect key="frame" x="\(x)" y="20" width="45" height="21"/></label></subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="\(attribute)" secondItem="root" secondAttribute="\(attribute)" id="c1"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        </constraints></view></objects></document>

      """
    }
    let centered = try fix(document("centerX", x: 20), only: "misplaced-view")
    #expect(centered.text == document("centerX", x: 20) && centered.fix.diagnostics.count == 1)
    #expect(
      try fix(document("leading", x: 20), only: "misplaced-view").text
        == document("leading", x: 0)
        .replacing("x=\"0\" y=\"20\"", with: "x=\"0.0\" y=\"20\""))
  }

  @Test("A label gets the size of its text as by update-frames, and the view beside it moves with it")
  func contentSize() throws {
    func document(label: String, box: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" useAutolayout="YES">
      <device id="retina4_7"/>
      <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="100"/>
        <subviews><label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="a">
          <rect key="frame" \(label) height="21"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" \(box) width="20" height="20"/></view></subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
          <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="8" id="c3"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c4"/>
          <constraint firstItem="b" firstAttribute="width" constant="20" id="c5"/>
          <constraint firstItem="b" firstAttribute="height" constant="20" id="c6"/>
        </constraints></view></objects></document>

      """
    }
    let wrong = document(label: #"x="50" y="60" width="299""#, box: #"x="323" y="20""#)
    let (text, fix) = try fix(wrong, only: "misplaced-view")
    #expect(text == document(label: #"x="16" y="20" width="41.5""#, box: #"x="65.5" y="20""#))
    #expect(fix.diagnostics.isEmpty)
    let fixed = try NibReader.read(fix.bytes, file: "Example.xib")
    #expect(UpdatedFrames(of: fixed).all.isEmpty)
    // The update of the label alone is the same.
    var editor = try DocumentEditor(NibReader.read(Array(wrong.utf8), file: "Example.xib"))
    try editor.apply(UpdatedFrames(of: editor.document, inside: ["a"]).all)
    #expect(editor.document.source == fix.bytes)
  }

  @Test("The frames in a row that was saved wider than its table are those of the table's width")
  func wideRow() throws {
    func document(rowWidth: Int) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
      <objects><tableView dataMode="prototypes" rowHeight="60" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <prototypes><tableViewCell reuseIdentifier="c" rowHeight="60" id="c">
          <rect key="frame" x="0" y="28" width="\(rowWidth)" height="60"/>
          <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
            <rect key="frame" x="0" y="0" width="\(rowWidth)" height="60"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b">
              <rect key="frame" x="8" y="8" width="359" height="44"/></view></subviews>
            <constraints>
              <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="c1"/>
              <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="8" id="c2"/>
              <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="c3"/>
              <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="8" id="c4"/>
            </constraints>
          </tableViewCellContentView></tableViewCell></prototypes></tableView></objects></document>

      """
    }
    let (text, fix) = try fix(document(rowWidth: 600), only: "misplaced-view")
    #expect(text == document(rowWidth: 600) && !fix.diagnostics.contains { $0.severity > .note })
  }

  @Test("A duplicate constraint is removed with its line") func duplicate() throws {
    let wrong = try #require(CheckRule.named("duplicate-constraint")?.wrong).document
    let lines = wrong.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = lines.filter { !$0.contains("id=\"c3\"") }.joined(separator: "\n")
    #expect(try fix(wrong, only: "duplicate-constraint").text == expected)
  }

  @Test("A constraint that an outlet names stays, and the other one is removed") func connected() throws {
    let wrong = try #require(CheckRule.named("duplicate-constraint")?.wrong).document
    let outlet = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="top" destination="c3" id="o"/></connections></placeholder>
      """
    let text = wrong.replacingOccurrences(of: "<view id=\"root\">", with: outlet + "<view id=\"root\">")
    let (fixed, _) = try fix(text, only: "duplicate-constraint")
    #expect(fixed.contains("id=\"c3\"") && !fixed.contains("id=\"c2\""))
  }

  @Test("A list that would be empty is removed too, and an end tag inside a comment does not count")
  func emptyList() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701">
      <objects>
        <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="9" height="9"/>
              <constraints>
                <!-- </constraints> > -->
                <constraint firstItem="a" firstAttribute="width" constant="9" id="c2"></constraint>
              </constraints>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="a" firstAttribute="width" constant="9" id="c1"/>
          </constraints>
        </view>
      </objects>
      </document>

      """
    let (fixed, fix) = try fix(text, only: "duplicate-constraint")
    #expect(fix.fixedCount == 1)
    let document = try NibReader.read(Array(fixed.utf8), file: "Example.xib")
    #expect(document.root.descendants.filter { $0.isNamed("constraint") }.count == 1)
    #expect(document.root.descendants.filter { $0.isNamed("constraints") }.count == 1)
  }

  @Test("A document that is not UTF-8 is not changed") func otherEncodings() throws {
    let wrong = try #require(CheckRule.named("misplaced-view")?.wrong).document
    let bytes = try Array(#require(wrong.data(using: .utf16)))
    let document = try NibReader.read(bytes, file: "Example.xib")
    let fix = DocumentFix(document, configuration: CheckConfiguration(only: ["misplaced-view"]))
    #expect(fix.bytes == bytes && fix.diagnostics.count == 1)
  }

  @Test(
    "Fixing real documents changes only lines of constraints, frames and marks",
    .enabled(if: DocumentCorpus.isPresent, "the corpus is not beside the package"))
  func realDocuments() throws {
    var changedCount = 0
    for file in DocumentCorpus.sample(every: 36) {
      guard let document = try? NibReader.read(DocumentCorpus.bytes(file), file: file) else { continue }
      let fix = DocumentFix(document)
      guard fix.bytes != document.source else { continue }
      changedCount += 1
      let old = Set(String(decoding: document.source, as: UTF8.self).split(separator: "\n"))
      let added = String(decoding: fix.bytes, as: UTF8.self).split(separator: "\n").filter {
        !old.contains($0)
      }
      for line in added {
        let isFrame = line.contains("<rect key=\"frame\"")
        #expect(
          isFrame || old.contains { $0.contains("=\"YES\"") && $0.count > line.count }, "\(file): \(line)")
      }
    }
    #expect(changedCount > 0)
  }
}
