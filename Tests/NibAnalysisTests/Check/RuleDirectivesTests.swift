import Testing

@testable import NibAnalysis
@testable import NibCore

/// Comments and labels that switch rules off for a part of a document.
@Suite struct RuleDirectivesTests {
  @Test("Conflicts that a merge left are reported unless they are named") func mergeConflict() throws {
    let rest = ConflictComment.beginning + ": label \"A\" -->" + Self.view("a")
    func reported(_ comment: String) throws -> [String] {
      let example = RuleExample(
        comment + Self.view("outer").replacing("<constraints>", with: rest + "<constraints>"))
      let document = try NibReader.read(Array(example.document.utf8), file: "S.xib")
      return NibCheck(document, configuration: CheckConfiguration(only: ["merge-conflict"])).diagnostics.map(
        \.id)
    }
    #expect(try reported("") == ["merge-conflict"])
    #expect(try reported("<!-- nibterm:disable -->") == ["merge-conflict"])
    #expect(try reported("<!-- nibterm:disable merge-conflict -->") == [])
  }

  /// The ids of objects for which `relative-to-margin` and `stackview-background-color` report something.
  private static func reported(_ objects: String) throws -> [String] {
    let example = RuleExample(objects)
    let document = try NibReader.read(Array(example.document.utf8), file: "S.xib")
    let only: Set<String> = ["relative-to-margin", "stackview-background-color"]
    return NibCheck(document, configuration: CheckConfiguration(only: only)).diagnostics.compactMap {
      $0.path.steps.first?.id
    }
  }

  private static func view(_ id: String, _ attributes: String = "", before: String = "") -> String {
    """
    \(before)<view id="\(id)" \(attributes)><constraints>\
    <constraint firstAttribute="topMargin" secondItem="\(id)" secondAttribute="top" id="\(id)-c"/></constraints></view>
    """
  }

  private static func stack(
    _ id: String, _ attributes: String = "", _ content: String = "", inside: String = ""
  )
    -> String
  {
    """
    <stackView id="\(id)" \(attributes)>\(content)<color key="backgroundColor" name="Ink"/>\
    <subviews>\(inside)</subviews></stackView>
    """
  }

  @Test("A comment applies to the next element and everything in it, but not to what follows") func comment()
    throws
  {
    let inside = Self.stack("outer", inside: Self.view("inner"))
    #expect(try Self.reported(inside) == ["outer", "inner-c"])
    #expect(try Self.reported("<!-- nibterm:disable -->" + inside + Self.view("next")) == ["next-c"])
    #expect(
      try Self.reported("<!-- nibterm:disable stackview-background-color -->" + inside) == ["inner-c"])
    #expect(
      try Self.reported(
        "<!-- nibterm:disable stackview-background-color, relative-to-margin -->" + inside) == [])
  }

  @Test("A comment with other ids changes nothing") func otherRule() throws {
    #expect(try Self.reported("<!-- nibterm:disable misplaced-view -->" + Self.view("a")) == ["a-c"])
    #expect(try Self.reported("<!-- nibterm: disable -->" + Self.view("a")) == ["a-c"])
  }

  @Test("A comment inside an object applies to the next element only") func innerComment() throws {
    let inside = "<!--nibterm:disable-->" + Self.view("a") + Self.view("b")
    #expect(try Self.reported(Self.stack("s", inside: inside)) == ["s", "b-c"])
  }

  @Test("A comment after the last element changes nothing") func lastComment() throws {
    #expect(try Self.reported(Self.view("a") + "<!-- nibterm:disable -->") == ["a-c"])
  }

  @Test("A user label applies to the object and everything in it") func userLabel() throws {
    let inside = Self.view("inner")
    #expect(
      try Self.reported(
        Self.stack("s", "userLabel=\"Row nibterm:disable stackview-background-color\"", inside: inside))
        == ["inner-c"])
    #expect(try Self.reported(Self.stack("s", "userLabel=\"nibterm:disable\"", inside: inside)) == [])
    #expect(
      try Self.reported(Self.stack("s", inside: Self.view("a", "userLabel=\"nibterm:disable\"") + inside))
        == ["s", "inner-c"])
  }

  @Test("The ids of a comment and a label for the same object are combined") func combined() throws {
    let object = Self.stack(
      "s", "userLabel=\"nibterm:disable relative-to-margin\"", inside: Self.view("inner"))
    #expect(try Self.reported("<!-- nibterm:disable stackview-background-color -->" + object) == [])
  }

  @Test("Findings that are reported together are switched off one by one") func companions() throws {
    func found(_ objects: String) throws -> [(id: String?, notes: Int)] {
      let document = try NibReader.read(Array(RuleExample(objects).document.utf8), file: "S.xib")
      let configuration = CheckConfiguration(only: ["unsupported-attribute"])
      return NibCheck(document, configuration: configuration).diagnostics.map {
        ($0.path.steps.first?.id, $0.notes.count)
      }
    }
    let (first, second) = (#"<label sparkle="YES" id="a"/>"#, #"<label sparkle="YES" id="b"/>"#)
    let comment = "<!-- nibterm:disable unsupported-attribute -->"
    let both = try found(first + second)
    #expect(both.map(\.id) == ["a"] && both.map(\.notes) == [1])
    let other = try found(comment + first + second)
    #expect(other.map(\.id) == ["b"] && other.map(\.notes) == [0])
    let alone = try found(first + comment + second)
    #expect(alone.map(\.id) == ["a"] && alone.map(\.notes) == [0])
    #expect(try found(comment + first + comment + second).isEmpty)
  }
}
