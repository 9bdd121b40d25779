import Foundation
import Testing

/// `nibterm explain`: its output and exit status.
@Suite struct ExplainCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let view = """
      <view id="root">
      <rect key="frame" x="0" y="0" width="160" height="64"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" userLabel="Badge" id="badge">
      <rect key="frame" x="16" y="8" width="40" height="20"/></view></subviews>
      <constraints>
      <constraint firstItem="badge" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" \
      id="c-1"/>
      <constraint firstItem="badge" firstAttribute="width" constant="40" id="c-2"/>
      </constraints></view>
      """
    _ = try folder.write(SmallNibs.document(view), to: "A.xib")
  }

  private func explain(_ arguments: String...) throws -> CommandRun {
    try CommandRun(arguments: ["explain"] + arguments, directory: folder.path)
  }

  @Test("explain names the constraints that determine an edge of a view", arguments: ["badge", "Badge"])
  func edge(name: String) throws {
    let run = try explain("A.xib", name, "left")
    #expect(run.status == 0)
    #expect(
      run.lines == [
        "left of view \"Badge\" is 16, in the view  [A.xib:7:11]", "left 16 = superview left + 16",
        "  constraint c-1 (required): view \"Badge\".leading == view.leading + 16  [A.xib:10:1]",
        "would change",
        "  raise the constant of constraint c-1 from 16 to 17: the left would be 17, not 16  [A.xib:10:1]",
        "  without constraint c-1, nothing would determine the left  [A.xib:10:1]",
      ])
  }

  @Test("Without an edge, the whole frame is explained, at the size that an option chooses")
  func frame() throws {
    let run = try explain("--size", "320x100", "A.xib", "badge")
    #expect(run.status == 0)
    #expect(run.lines.contains("width 40 = 40"))
    #expect(
      run.lines.contains("  the top of view \"Badge\" is not determined: nothing limits it  [A.xib:7:11]"))
    #expect(
      try explain("--size", "320x100", "A.xib", "root", "width").lines[0].hasPrefix(
        "width of the view is 320"))
  }

  @Test("The name of the view, what is wrong with it, and the fix come first") func verdicts() throws {
    let run = try explain("A.xib", "badge")
    #expect(
      run.lines.prefix(5) == [
        "view \"Badge\" #badge", "Not determined: no constraint determines its top and height.",
        "  Add constraints for its top and height.", "",
        "the frame of view \"Badge\" is 16,8,40,20 in the view  [A.xib:7:11]",
      ])
    #expect(try explain("A.xib", "root").lines[1] == "Nothing is wrong: it is visible.")
    let json = try explain("--format", "json", "A.xib", "badge")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let verdicts = try #require(object["verdicts"] as? [[String: Any]])
    #expect(verdicts.map { $0["kind"] as? String } == ["ambiguous-layout"])
    #expect(verdicts[0]["fix"] as? String == "Add constraints for its top and height.")
    #expect(object["name"] as? String == "view \"Badge\"")
  }

  @Test("A tie of priorities is named, and the advice is to change one of them, in text and JSON")
  func tie() throws {
    let labels = ["a", "b"].map { id in
      """
      <label text="Word" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0" y="0" width="40" height="20"/></label>
      """
    }
    func pin(_ first: String, _ edge: String, _ second: String, _ other: String, _ id: String) -> String {
      """
      <constraint firstItem="\(first)" firstAttribute="\(edge)" secondItem="\(second)" secondAttribute="\(other)" \
      id="\(id)"/>
      """
    }
    let links = [
      pin("a", "leading", "root", "leading", "c1"), pin("b", "leading", "a", "trailing", "c2"),
      pin("b", "trailing", "root", "trailing", "c3"), pin("a", "top", "root", "top", "c4"),
      pin("b", "top", "root", "top", "c5"),
    ]
    let view = """
      <view id="root"><rect key="frame" x="0" y="0" width="160" height="64"/>
      <subviews>\(labels.joined())</subviews><constraints>\(links.joined())</constraints></view>
      """
    _ = try folder.write(SmallNibs.document(view), to: "Tie.xib")
    let tie = "label \"Word\" #a and label \"Word\" #b have the same horizontal hugging priority (250)"
    let text = try explain("Tie.xib", "a").lines
    #expect(text.contains("Not determined: its width can vary, because \(tie)."))
    #expect(text.contains("  Change the priority of one of them."))
    let json = try explain("--format", "json", "Tie.xib", "a").output
    #expect(json.contains("\"fix\": \"Change the priority of one of them.\""))
    let check = try CommandRun("check", "Tie.xib", directory: folder.path).output
    #expect(
      check.contains(
        "because 79 points of width are left over, and \(tie): lower the priority of the view that should grow"
      )
    )
  }

  @Test("The problems that check reports about a view or constraint are verdicts") func findings() throws {
    let view = """
      <view id="root"><rect key="frame" x="0" y="0" width="160" height="64"/>
      <subviews><switch translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="30" y="8" width="51" height="31"/></switch>
      <switch translatesAutoresizingMaskIntoConstraints="NO" id="t">
      <rect key="frame" x="30" y="8" width="51" height="31"/></switch></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
      <constraint firstItem="t" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="c3"/>
      <constraint firstItem="t" firstAttribute="top" secondItem="root" secondAttribute="top" id="c4"/>
      <constraint firstItem="t" firstAttribute="top" secondItem="root" secondAttribute="top" id="c5"/>
      </constraints></view>
      """
    _ = try folder.write(SmallNibs.document(view), to: "Old.xib")
    let found = try explain("Old.xib", "s").lines
    #expect(found[1].hasPrefix("The saved x and y of switch #s are 30 and 8, but its constraints give "))
    #expect(found[2] == "  Choose Update Frames in Interface Builder, or run 'nibterm check --fix'.")
    let sibling = try explain("Old.xib", "t").lines
    #expect(sibling.contains { $0.hasPrefix("The saved x and y of switch #t are 30 and 8") })
    let constraint = try explain("Old.xib", "c5")
    #expect(constraint.lines.contains("  Remove one."))
    #expect(try explain("--format", "json", "Old.xib", "s").output.contains("\"kind\": \"misplaced-view\""))
  }

  @Test("explain says whether a constraint holds and what removing it would change") func constraint() throws
  {
    let run = try explain("A.xib", "c-2")
    #expect(run.status == 0)
    #expect(
      run.lines == [
        "constraint c-2 (required): view \"Badge\".width == 40  [A.xib:11:1]", "note",
        "  it holds  [A.xib:11:1]",
        "would change",
        "  without constraint c-2, view \"Badge\" would be ambiguous horizontally  [A.xib:7:11]",
      ])
  }

  @Test(
    "A constraint that cannot be read is explained by its error, alone and as the first verdict about its view",
    arguments: [
      (
        "firstAttribute=\"width\" constant=\"12px\"", "12px",
        "'12px' is not a valid constant; the constraint is left out"
      ),
      (
        "firstAttribute=\"width\" secondItem=\"gone\" secondAttribute=\"width\"", "gone",
        "secondItem=\"gone\" of <constraint> refers to an object that is not in this document"
      ),
    ])
  func unreadConstraint(attributes: String, words: String, error: String) throws {
    let view = """
      <view id="root"><rect key="frame" x="0" y="0" width="160" height="64"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v">
      <rect key="frame" x="0" y="0" width="40" height="20"/></view></subviews>
      <constraints>
      <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
      <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
      <constraint firstItem="v" firstAttribute="height" constant="20" id="c3"/>
      <constraint firstItem="v" \(attributes) id="c4"/>
      </constraints></view>
      """
    _ = try folder.write(SmallNibs.document(view), to: "Unread.xib")
    let ofView = try explain("Unread.xib", "v").lines
    #expect(ofView[1].hasPrefix("Constraint c4 ("))
    #expect(ofView[1].contains(words) && ofView[1].hasSuffix("): \(error)."))
    #expect(!ofView.contains { $0.hasPrefix("Not determined") })
    #expect(try explain("Unread.xib", "v", "width").lines[1] == ofView[1])
    let alone = try explain("Unread.xib", "c4")
    #expect(alone.status == 0)
    #expect(alone.lines.dropFirst().first?.lowercased() == "\(error).".lowercased())
    #expect(try explain("Unread.xib", "c4", "width").status == 64)
  }

  @Test("layout, check and explain agree about what is ambiguous") func agreement() throws {
    let run = try CommandRun("layout", "A.xib", directory: folder.path)
    #expect(run.lines[1].hasSuffix(#""ambiguous": "y"}"#))
    let document = try String(contentsOfFile: folder.path + "/A.xib", encoding: .utf8)
    let lines = document.split(separator: "\n").filter { !$0.contains("c-2") }
    _ = try folder.write(lines.joined(separator: "\n"), to: "B.xib")
    let without = try CommandRun("layout", "B.xib", directory: folder.path)
    #expect(without.lines[1].hasSuffix(#""ambiguous": "xy"}"#))
    #expect(
      try CommandRun("check", "B.xib", directory: folder.path).output.contains(
        "the constraints do not determine the vertical position and size of view \"Badge\""))
  }

  @Test("layout names the axes of an ambiguous content of a scroll view") func content() throws {
    let view = """
      <view id="root"><rect key="frame" x="0" y="0" width="160" height="64"/>
      <subviews><scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
      <rect key="frame" x="0" y="0" width="160" height="64"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v">
      <rect key="frame" x="0" y="0" width="40" height="20"/></view></subviews>
      <constraints>
      <constraint firstItem="v" firstAttribute="leading" secondItem="scroll" secondAttribute="leading" id="c1"/>
      <constraint firstItem="v" firstAttribute="trailing" secondItem="scroll" secondAttribute="trailing" id="c2"/>
      <constraint firstItem="v" firstAttribute="top" secondItem="scroll" secondAttribute="top" id="c3"/>
      <constraint firstItem="v" firstAttribute="width" constant="40" id="c4"/>
      <constraint firstItem="v" firstAttribute="height" constant="20" id="c5"/>
      </constraints></scrollView></subviews>
      <constraints>
      <constraint firstItem="scroll" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c6"/>
      <constraint firstItem="scroll" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="c7"/>
      <constraint firstItem="scroll" firstAttribute="top" secondItem="root" secondAttribute="top" id="c8"/>
      <constraint firstItem="scroll" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="c9"/>
      </constraints></view>
      """
    _ = try folder.write(SmallNibs.document(view), to: "Scroll.xib")
    let lines = try CommandRun("layout", "Scroll.xib", directory: folder.path).lines
    #expect(lines[1].hasSuffix(#""ambiguous": "none", "ambiguousContent": "y"}"#))
    #expect(lines[2].hasSuffix(#""ambiguous": "none"}"#))
  }

  @Test("JSON output contains the value and the reasons with their places") func json() throws {
    let run = try explain("--format", "json", "A.xib", "badge", "width")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object["value"] as? Double == 40)
    #expect(object["edge"] as? String == "width")
    let sentences = try #require(object["sentences"] as? [[String: Any]])
    let reason = try #require(sentences.first { $0["kind"] as? String == "reason" })
    #expect(reason["id"] as? String == "c-2")
    #expect(reason["line"] as? Int == 11)
  }

  @Test("An object that is neither a view nor a constraint is an error") func otherObjects() throws {
    let document = SmallNibs.document("<tapGestureRecognizer id=\"tap\"/>")
    let run = try CommandRun("explain", "-", "tap", input: document)
    #expect(run.status == 1)
    #expect(
      run.error == "<standard input>:5:5: error: 'tap' (<tapGestureRecognizer>) is not a view or constraint "
        + "on this canvas [no-object]\n")
  }

  @Test("Missing objects, missing files and wrong arguments are errors") func missingObjects() throws {
    let missing = try explain("A.xib", "bagde")
    #expect(missing.status == 1)
    #expect(
      missing.error
        == "A.xib: error: no view or constraint named 'bagde'. Did you mean 'badge'? [no-object]\n"
    )
    #expect(try explain("None.xib", "badge").status == 1)
    #expect(try explain("A.xib", "badge", "middle").status == 64)
    #expect(try explain("A.xib", "c-1", "left").status == 64)
    #expect(try explain("A.xib").status == 64)
  }
}
