import NibAnalysis
import NibCompare
import NibCore
import Testing

/// Texts that look the same, and lists whose order is the order in which something happens.
@Suite struct ExactComparisonTests {
  /// Two ways to write one character.
  private static let (two, one) = ("e\u{301}", "\u{E9}")

  @Test(
    "A difference of code points is a change that can be seen",
    arguments: ["customClass", "restorationIdentifier", "userLabel", "text"])
  func codePoints(attribute: String) throws {
    let documents = try [Self.two, Self.one].map { text in
      try ComparedNibs.document("<label \(attribute)=\"C\(text)x\" id=\"l\"/>")
    }
    let change = "l: changed attribute \(attribute): C\(Self.two)x (U+0065 U+0301) > C\(Self.one)x (U+00E9)"
    #expect(ComparedNibs.changes(documents[0], documents[1]).map { Array($0.utf8) } == [Array(change.utf8)])
  }

  @Test(
    "Characters that cannot be told apart are named by their code points",
    arguments: [
      ("a&#xA0;b", "a b", "a\u{A0}b (U+00A0) > a b (U+0020)"),
      ("a&#x200B;b", "ab", "a\u{200B}b (U+200B) > ab (U+0062)"),
      ("ab&#xAD;", "ab", "ab\u{AD} (U+00AD) > ab (nothing)"),
      ("a&#x202E;b", "a&#x2066;b", "a\u{202E}b (U+202E) > a\u{2066}b (U+2066)"),
      ("\u{430}b", "ab", "\u{430}b (U+0430) > ab (U+0061)"),
      ("a&#13;&#10;b", "a&#10;b", "a\r⏎b > a⏎b"),
      ("a&#10;&#10;b", "a&#10;b", "a⏎⏎b > a⏎b"),
    ])
  func look(old: String, new: String, change: String) throws {
    let documents = try [old, new].map { try ComparedNibs.document("<label text=\"\($0)\" id=\"l\"/>") }
    let words = "l: changed attribute text: \(change)"
    #expect(ComparedNibs.changes(documents[0], documents[1]).map { Array($0.utf8) } == [Array(words.utf8)])
  }

  @Test(
    "Code points count everywhere in a document",
    arguments: [
      ("<label id=\"l\"><string key=\"text\">@\n</string></label>", ""),
      ("<!-- @ -->", ""),
      ("<label id=\"l\"><color key=\"textColor\" name=\"@\"/></label>", ""),
      (
        "<label id=\"l\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" "
          + "keyPath=\"@\" value=\"v\"/></userDefinedRuntimeAttributes></label>", ""
      ),
      (
        "<button id=\"l\"><connections><action selector=\"@\" destination=\"-1\" id=\"a\"/></connections></button>",
        ""
      ),
      ("", "<constraint firstAttribute=\"width\" constant=\"9\" identifier=\"@\" id=\"c\"/>"),
    ])
  func everywhere(subviews: String, constraints: String) throws {
    let documents = try [Self.two, Self.one].map { text in
      try ComparedNibs.document(
        subviews.replacing("@", with: text), constraints: constraints.replacing("@", with: text))
    }
    #expect(ComparedNibs.changes(documents[0], documents[1]) != [])
    #expect(ComparedNibs.changes(documents[0], documents[0]) == [])
  }

  /// A document with two labels whose ids look the same.
  private static func labels(_ first: String, _ second: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
        <objects>
            <view id="root">
                <subviews>
                    <label text="\(first)" id="l\(two)"/>
                    <label text="\(second)" id="l\(one)"/>
                </subviews>
                <connections>
                    <outlet property="first" destination="l\(two)" id="out-aa-aaa"/>
                    <outlet property="second" destination="l\(one)" id="out-bb-bbb"/>
                </connections>
            </view>
        </objects>
    </document>

    """
  }

  @Test("Ids that look the same are those of different objects") func ids() throws {
    let document = try NibReader.read(Array(Self.labels("A", "B").utf8), file: "A.xib")
    #expect(document.diagnostics.isEmpty)
    #expect(document.object(id: "l\(Self.two)")?["text"] == "A")
    #expect(document.object(id: "l\(Self.one)")?["text"] == "B")
    let other = try NibReader.read(Array(Self.labels("A", "C").utf8), file: "A.xib")
    let objects = DocumentComparison(document, other).difference.objects
    #expect(objects.map { Array(($0.newID ?? "").utf8) } == [Array("l\(Self.one)".utf8)])
  }

  @Test("Objects whose ids look the same are merged one by one") func mergedIDs() throws {
    let texts = [("A", "B"), ("A1", "B"), ("A", "B1"), ("A1", "B1")].map {
      Array(Self.labels($0.0, $0.1).utf8)
    }
    let merge = try DocumentMerge(base: texts[0], ours: texts[1], theirs: texts[2])
    #expect(merge.conflicts.isEmpty)
    #expect(merge.bytes == texts[3])
    // Theirs deletes the second label with its outlet.
    let text = Self.labels("A", "B")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      !line.contains("out-bb-bbb") && !line.contains("text=\"B\"")
    }
    let deleted = Array(lines.joined(separator: "\n").utf8)
    #expect(
      try DocumentMerge(base: texts[0], ours: texts[0] + [0x0A], theirs: deleted).bytes == deleted + [0x0A])
  }

  @Test("Identifiers of cells that look the same are different") func identifiers() throws {
    let cells = [Self.one, Self.two].enumerated().map { index, text in
      "<tableViewCell reuseIdentifier=\"\(text)\" id=\"c\(index)\"><rect key=\"frame\" x=\"0\" y=\"0\" "
        + "width=\"100\" height=\"44\"/></tableViewCell>"
    }
    let document = try ComparedNibs.document(
      "<tableView id=\"t\"><prototypes>\(cells.joined())</prototypes></tableView>")
    let found = NibCheck(document).diagnostics.filter { $0.id == "duplicate-reuse-identifier" }
    #expect(found.isEmpty)
  }

  @Test("Another space in a comment is a change") func spaces() throws {
    let documents = try ["<!-- a\u{A0}b -->", "<!-- a b -->"].map { try ComparedNibs.document($0) }
    #expect(ComparedNibs.changes(documents[0], documents[1]).count == 2)
  }

  private func button(_ actions: [(String, String)]) throws -> NibDocument {
    let elements = actions.enumerated().map { index, action in
      "<action selector=\"\(action.0)\" destination=\"-1\" eventType=\"\(action.1)\" id=\"\(action.0)\"/>"
    }
    return try ComparedNibs.document(
      "<button id=\"b\"><connections>\(elements.joined())</connections></button>")
  }

  @Test("Another order of the actions for an event is a change") func actions() throws {
    let old = try button([("a:", "touchUpInside"), ("b:", "touchUpInside"), ("c:", "touchDown")])
    let changed = try button([("b:", "touchUpInside"), ("a:", "touchUpInside"), ("c:", "touchDown")])
    let changes = ComparedNibs.changes(old, changed)
    #expect(changes.count == 1)
    #expect(changes.first?.hasPrefix("b: changed attribute order of actions (touch up inside): a: ") == true)
    // The order of actions for different events has no effect.
    let same = try button([("c:", "touchDown"), ("a:", "touchUpInside"), ("b:", "touchUpInside")])
    #expect(ComparedNibs.changes(old, same) == [])
  }

  @Test("Another order of runtime attributes is a change") func runtimeAttributes() throws {
    func document(_ keyPaths: String...) throws -> NibDocument {
      let entries = keyPaths.map {
        "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\($0)\" value=\"v\"/>"
      }
      return try ComparedNibs.document(
        "<view id=\"v\"><userDefinedRuntimeAttributes>\(entries.joined())</userDefinedRuntimeAttributes></view>"
      )
    }
    #expect(
      ComparedNibs.changes(try document("a", "b", "c"), try document("c", "d", "a")) == [
        "v: added attribute runtime attribute d: - > v", "v: removed attribute runtime attribute b: v > -",
        "v: changed attribute order of runtime attributes: a, c > c, a",
      ])
    #expect(ComparedNibs.changes(try document("a", "a", "b"), try document("a", "a", "b")) == [])
  }

  @Test("A processing instruction is a change, as a comment is") func instructions() throws {
    let documents = try ["", "<?tool  do it?>"].map { try ComparedNibs.document($0) }
    #expect(
      ComparedNibs.changes(documents[0], documents[1]) == [
        "root: added attribute processing instruction: - > tool do it"
      ])
    #expect(
      ComparedNibs.changes(documents[1], documents[0]) == [
        "root: removed attribute processing instruction: tool do it > -"
      ])
  }
}
