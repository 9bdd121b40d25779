import Foundation
import Testing

@testable import NibTerm

/// `check --baseline` and `--write-baseline`.
@Suite struct BaselineTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in BaselineTests.documents { try folder.write(text, to: name) }
  }

  @Test("Names with the same letters in two forms of Unicode are two documents") func forms() throws {
    for name in ["e\u{301}.xib", "\u{E9}.xib"] {
      try folder.write(SmallNibs.document(Self.warning), to: "Forms/" + name)
    }
    #expect(try check("--write-baseline", "Forms").status == 0)
    #expect(
      try folder.text(".nibterm-baseline.json").split(separator: "\n").filter { $0.contains("Forms/") }.count
        == 2)
    #expect(try check("--baseline", ".nibterm-baseline.json", "Forms").output == "")
  }

  private func check(_ arguments: String..., directory: String? = nil) throws -> CommandRun {
    try CommandRun(arguments: ["check"] + arguments, directory: directory ?? folder.path)
  }

  private static let warning = "<label sparkle=\"YES\" id=\"s\"/>"

  /// Documents with findings of several rules: conflicts, ambiguous and duplicate constraints, misplaced views, unknown
  /// words, ids that are used twice and a dangling reference.
  private static let documents = [
    "A/Conflict.xib": SmallNibs.document(
      """
      <view contentMode="scaleToFill" id="root">
        <rect key="frame" x="0" y="0" width="320" height="64"/>
        <subviews>
          <label text="1" translatesAutoresizingMaskIntoConstraints="NO" sparkle="1" twinkle="2" id="a">
            <rect key="frame" x="100" y="16" width="128" height="32"/>
          </label>
          <button id="b"><connections>
            <action selector="tap:" destination="nowhere" eventType="touchUpInside" id="c"/>
          </connections></button>
        </subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="7" id="l"/>
          <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="9" id="m"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="16" id="n"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="16" id="o"/>
        </constraints>
      </view>
      """),
    "A/Words.xib": SmallNibs.document(warning + "<label id=\"s\"/><sparkles id=\"t\"/>"),
    "Scene.storyboard": SmallNibs.storyboard(
      """
      <scene sceneID="q"><objects><viewController id="v">
        <view key="view" contentMode="scaleToFill" shimmer="YES" id="w">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" contentMode="scaleToFill" id="x">
              <rect key="frame" x="0" y="0" width="100" height="100"/>
            </view>
          </subviews>
        </view>
      </viewController></objects></scene>
      """),
  ]

  /// Changes the form of a document, but not its meaning: the order of the attributes, the indentation and the quotes.
  private static func reformatted(_ text: String) throws -> String {
    let tag = /<([A-Za-z]+)((?:\s+[\w:.]+="[^"]*")+)\s*(\/?)>/
    let unindented = text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n\n\t")
    return unindented.replacing(tag) { match in
      let attributes = match.2.matches(of: /([\w:.]+)="([^"]*)"/).reversed().map { "\($0.1) = \"\($0.2)\"" }
      return "<\(match.1)\n\t\(attributes.joined(separator: "\n  "))\(match.3)>"
    }
  }

  @Test("A baseline hides all findings, also after the documents were reformatted") func reformatting() throws
  {
    let before = try check("--severity", "note", "--reporter", "json", ".")
    #expect(before.status == 1 && before.lines.count > 8)
    let written = try check("--severity", "note", "--write-baseline", ".")
    #expect(written.status == 0 && written.output == "")
    #expect(
      written.error == """
        3 documents: no errors, no warnings, no notes
        wrote a baseline with \(before.lines.count) findings; --baseline .nibterm-baseline.json hides them

        """)
    let baseline = try folder.text(".nibterm-baseline.json")
    for (name, text) in Self.documents {
      let new = try Self.reformatted(text)
      #expect(new.count > text.count)
      try folder.write(new, to: name)
    }
    let after = try check("--severity", "note", "--reporter", "json", ".")
    #expect(after.lines != before.lines && after.lines.count == before.lines.count)
    let hidden = try check("--severity", "note", "--baseline", ".nibterm-baseline.json", ".")
    #expect(hidden.status == 0 && hidden.output == "")
    #expect(
      hidden.error
        == "3 documents: no errors, no warnings, no notes; \(before.lines.count) in the baseline\n")
    // Writing it again gives the same file.
    _ = try check("--severity", "note", "--write-baseline", ".")
    #expect(try folder.text(".nibterm-baseline.json") == baseline)
  }

  @Test("The file is sorted JSON with one finding per line") func format() throws {
    _ = try check("--write-baseline", "--baseline", "known.json", "A/Words.xib")
    #expect(
      try folder.text("known.json") == """
        {
          "nibterm-baseline": 2,
          "findings": [
            {"document": "A/Words.xib", "rule": "duplicate-id", "object": "s"},
            {"document": "A/Words.xib", "rule": "unsupported-attribute", "object": "s"},
            {"document": "A/Words.xib", "rule": "unsupported-element", "object": "t"}
          ]
        }

        """)
  }

  @Test("Only new findings are reported") func newFindings() throws {
    _ = try check("--write-baseline", ".")
    try folder.write(SmallNibs.document(Self.warning), to: "New.xib")
    let more = SmallNibs.document(
      "<label sparkle=\"YES\" twinkle=\"YES\" id=\"s\"/><label id=\"s\"/><sparkles id=\"t\"/>")
    try folder.write(more, to: "A/Words.xib")
    let run = try check("--baseline", ".nibterm-baseline.json", "--reporter", "github", "New.xib", "A")
    #expect(run.status == 0)
    #expect(
      run.lines.map { $0.prefix { $0 != "," } } == ["::warning file=New.xib", "::warning file=A/Words.xib"])
  }

  /// A view with two labels, whose constraints give both y 20.
  private static func labels(y first: Int, _ second: Int) -> String {
    func label(_ id: String, _ x: Int, _ y: Int) -> String {
      """
      <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="\(x)" y="\(y)" width="100" height="30"/>
      </label>
      """
    }
    func constraints(_ id: String, _ x: Int) -> String {
      [("leading", x), ("top", 20)].map {
        """
        <constraint firstItem="\(id)" firstAttribute="\($0.0)" secondItem="root" secondAttribute="\($0.0)" \
        constant="\($0.1)" id="\(id)-\($0.0)"/>
        """
      }.joined()
        + [("width", 100), ("height", 30)].map {
          """
          <constraint firstItem="\(id)" firstAttribute="\($0.0)" constant="\($0.1)" id="\(id)-\($0.0)"/>
          """
        }.joined()
    }
    return SmallNibs.document(
      """
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="320" height="400"/>
        <subviews>\(label("one", 0, first))\(label("two", 150, second))</subviews>
        <constraints>\(constraints("one", 0))\(constraints("two", 150))</constraints>
      </view>
      """)
  }

  @Test("A finding that is reported together with a known one is new") func companions() throws {
    func shown(_ arguments: String...) throws -> [String] {
      try CommandRun(
        arguments: ["check", "--baseline", ".nibterm-baseline.json", "Labels.xib"] + arguments,
        directory: folder.path
      ).lines.map(String.init)
    }
    try folder.write(Self.labels(y: 90, 20), to: "Labels.xib")
    _ = try check("--write-baseline", "Labels.xib")
    #expect(try shown() == [])
    try folder.write(Self.labels(y: 90, 200), to: "Labels.xib")
    let both = try check("--reporter", "json", "Labels.xib")
    #expect(both.lines.count == 1 && both.output.contains("\"notes\": [{"))
    let new = try shown("--reporter", "json")
    #expect(new.count == 1 && new[0].contains("saved y of") && new[0].contains("is 200"))
    #expect(new.allSatisfy { !$0.contains("is 90") })
    // A file of an earlier version has only the first object of findings that are reported together.
    let file = try folder.text(".nibterm-baseline.json")
    try folder.write(
      file.replacingOccurrences(of: "\"nibterm-baseline\": 2", with: "\"nibterm-baseline\": 1"),
      to: ".nibterm-baseline.json")
    #expect(try shown() == [])
    _ = try check("--write-baseline", "Labels.xib")
    #expect(
      try folder.text(".nibterm-baseline.json").split(separator: "\n").count { $0.contains("misplaced") } == 2
    )
    #expect(try shown() == [])
    // The first one is correct now.
    try folder.write(Self.labels(y: 20, 200), to: "Labels.xib")
    #expect(try shown() == [])
  }

  @Test("A further conflict with a constraint in common is new") func conflicts() throws {
    func document(_ widths: [Int]) -> String {
      let constraints = widths.map { #"<constraint firstAttribute="width" constant="\#($0)" id="w\#($0)"/>"# }
      return SmallNibs.document(
        """
        <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" contentMode="scaleToFill" id="box">
              <rect key="frame" x="0" y="0" width="100" height="100"/>
              <constraints>\(constraints.joined())</constraints>
            </view>
          </subviews>
        </view>
        """)
    }
    func errors(_ arguments: String...) throws -> Int {
      let only = ["check", "--only", "constraint-conflict", "--reporter", "json"]
      return try CommandRun(arguments: only + arguments + ["Box.xib"], directory: folder.path).lines.count
    }
    try folder.write(document([100, 110]), to: "Box.xib")
    #expect(try errors() == 1)
    _ = try check("--write-baseline", "Box.xib")
    #expect(try errors("--baseline", ".nibterm-baseline.json") == 0)
    try folder.write(document([100, 110, 120]), to: "Box.xib")
    #expect(try errors() == 1)
    #expect(try errors("--baseline", ".nibterm-baseline.json") == 1)
  }

  @Test("A further use of an unknown word is new") func furtherUse() throws {
    try folder.write(SmallNibs.document("<label sparkle=\"YES\" id=\"s\"/>"), to: "Word.xib")
    _ = try check("--write-baseline", "Word.xib")
    try folder.write(
      SmallNibs.document("<label sparkle=\"YES\" id=\"s\"/><label sparkle=\"YES\" id=\"t\"/>"), to: "Word.xib"
    )
    let run = try check("--baseline", ".nibterm-baseline.json", "--reporter", "json", "Word.xib")
    #expect(run.lines.count == 1 && run.output.contains("\"t\"") && !run.output.contains("times"))
  }

  @Test("Entries that are fixed are counted, and removed when the baseline is written again") func fixed()
    throws
  {
    _ = try check("--write-baseline", ".")
    try folder.write(SmallNibs.document("<label sparkle=\"YES\" id=\"s\"/>"), to: "A/Words.xib")
    let run = try check("--baseline", ".nibterm-baseline.json", ".")
    #expect(run.error.hasSuffix("\n2 entries of the baseline are fixed; --write-baseline removes them\n"))
    let notes = try check("--baseline", ".nibterm-baseline.json", "--severity", "note", "A/Words.xib")
    #expect(
      notes.error == """
        1 document: no errors, no warnings, no notes; 1 in the baseline
        A/Words.xib: note: 'duplicate-id' in 's' is fixed, but is still in the baseline [baseline]
        A/Words.xib: note: 'unsupported-element' in 't' is fixed, but is still in the baseline [baseline]
        2 entries of the baseline are fixed; --write-baseline removes them

        """)
    // Nothing is known about documents and rules that are not checked.
    let others = try check("--baseline", ".nibterm-baseline.json", "Scene.storyboard")
    #expect(!others.error.contains("fixed"))
    let only = try check("--baseline", ".nibterm-baseline.json", "--only", "misplaced-view", "A/Words.xib")
    #expect(!only.error.contains("fixed"))
    let strict = try check("--baseline", ".nibterm-baseline.json", "--strict", "A/Words.xib")
    #expect(!strict.error.contains("fixed"))
    _ = try check("--write-baseline", "A/Words.xib")
    let again = try check("--baseline", ".nibterm-baseline.json", ".")
    #expect(!again.error.contains("fixed") && again.status == 0 && again.output == "")
  }

  @Test("A baseline still applies to documents that were moved or renamed") func moved() throws {
    _ = try check("--write-baseline", ".")
    let manager = FileManager.default
    try manager.moveItem(atPath: folder.path + "/A", toPath: folder.path + "/B")
    try manager.moveItem(atPath: folder.path + "/B/Words.xib", toPath: folder.path + "/B/Renamed.xib")
    let run = try check("--baseline", ".nibterm-baseline.json", ".")
    #expect(run.status == 0 && run.output == "" && !run.error.contains("fixed"))
    // A copy of a document that still exists is new.
    try manager.copyItem(atPath: folder.path + "/B/Renamed.xib", toPath: folder.path + "/Copy.xib")
    _ = try check("--write-baseline", "B", "Scene.storyboard")
    let copy = try check("--baseline", ".nibterm-baseline.json", ".")
    #expect(!copy.lines.isEmpty && copy.lines.allSatisfy { $0.hasPrefix("Copy.xib:") || $0.hasPrefix("  ") })
  }

  @Test("Paths are relative to the baseline, not to the current folder") func otherFolder() throws {
    _ = try check("--write-baseline", ".")
    let run = try check("--baseline", "../.nibterm-baseline.json", ".", directory: folder.path + "/A")
    #expect(run.status == 0 && run.output == "")
    let absolute = try check(
      "--baseline", folder.path + "/.nibterm-baseline.json", folder.path, directory: "/")
    #expect(absolute.status == 0 && absolute.output == "")
  }

  @Test("A baseline that cannot be used is reported") func failures() throws {
    func error(_ arguments: String...) throws -> String {
      let run = try CommandRun(arguments: ["check"] + arguments, directory: folder.path)
      #expect(run.status == 1 && run.output == "")
      return run.error
    }
    #expect(
      try error("--baseline", "no.json", ".")
        == "no.json: error: there is no baseline at this path; --write-baseline creates one [baseline]\n")
    try folder.write("{\"findings\": []}", to: "other.json")
    let other = "other.json: error: this is not a baseline: it is not the JSON that --write-baseline writes; "
    #expect(
      try error("--baseline", "other.json", ".") == other + "name another file with --baseline [baseline]\n")
    #expect(try error("--baseline", "other.json", "--write-baseline", ".").hasPrefix(other))
    #expect(try folder.text("other.json") == "{\"findings\": []}")
    try folder.write("[", to: "bad.json")
    #expect(try error("--baseline", "bad.json", ".").contains("it is not valid JSON"))
    let folderRun = try check("--baseline", "none/x.json", "--write-baseline", "A/Words.xib")
    #expect(folderRun.status == 1)
    #expect(
      folderRun.error.contains(
        "none/x.json: error: the baseline cannot be written: No such file or directory"))
    let document = try check("--baseline", "Scene.storyboard", "--write-baseline", ".")
    #expect(document.status == 64)
    #expect(document.error.hasPrefix("Error: 'Scene.storyboard' is the name of a document; "))
  }
}

extension TemporaryFolder {
  /// The text of a file in the folder.
  fileprivate func text(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  @Test(
    "Counts that are too large for their sum are limited",
    arguments: [("conflict", "conflict"), ("conflict", "ambiguity")])
  func largeCounts(first: String, second: String) throws {
    let entries = [(first, "9223372036854775807"), (second, "9223372036854775807"), (first, "-1")].map {
      #"{"document":"A/Words.xib","rule":"\#($0.0)","count":\#($0.1)}"#
    }
    let json = #"{"nibterm-baseline":1,"findings":[\#(entries.joined(separator: ","))]}"#
    let baseline = try Baseline(json: Array(json.utf8))
    #expect(baseline.counts.values.reduce(0, +) == 2_000_000_000)
  }
}
