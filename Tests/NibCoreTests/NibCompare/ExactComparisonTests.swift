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
