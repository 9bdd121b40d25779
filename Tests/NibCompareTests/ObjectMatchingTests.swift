import NibCompare
import NibCore
import TestSupport
import Testing

/// Objects with new ids among siblings with the same content.
@Suite struct ObjectMatchingTests {
  private static func button(
    _ id: String, y: Int = 0, action: String? = nil, inside: String = "", attributes: String = ""
  ) -> String {
    let connection = action.map {
      "<action selector='\($0)' destination='-1' eventType='touchUpInside' id='\($0)\(id)'/>"
    }
    return """
      <button id="\(id)"\(attributes)><rect key="frame" x="40" y="\(y)" width="200" height="30"/>
      <state key="normal" title="Navigate"/><connections>\(connection ?? "")</connections>\(inside)</button>
      """
  }

  private static func matching(
    _ old: String, _ new: String, oldConstraints: String = "", newConstraints: String = "",
    oldConnections: String = "", newConnections: String = ""
  ) throws -> ObjectMatching {
    ObjectMatching(
      try ComparedNibs.document(old, constraints: oldConstraints, connections: oldConnections),
      try ComparedNibs.document(new, constraints: newConstraints, connections: newConnections))
  }

  /// The pairs of ids, as `old > new`.
  private static func renamed(_ matching: ObjectMatching) -> [String] {
    matching.renamed.map { "\(matching.old.id(of: $0.old) ?? "") > \(matching.new.id(of: $0.new) ?? "")" }
  }

  private static func isClear(_ matching: ObjectMatching, _ old: String, _ new: String, _ rival: String)
    throws -> Bool
  {
    matching.isClear(
      old: try #require(matching.old.numbers[old]), new: try #require(matching.new.numbers[new]),
      against: try #require(matching.old.numbers[rival]), isOld: true)
  }

  @Test(
    "An action shows which of two equal buttons got a new id, and the position of a frame only which is likelier"
  ) func action() throws {
    let matching = try Self.matching(
      Self.button("a", y: 100, action: "goHome:") + Self.button("b", y: 500, action: "goWork:"),
      Self.button("c", y: 500, action: "goWork:"))
    #expect(Self.renamed(matching) == ["b > c"])
    #expect(try Self.isClear(matching, "b", "c", "a"))
    let frames = try Self.matching(
      Self.button("a", y: 100) + Self.button("b", y: 500), Self.button("c", y: 500))
    #expect(Self.renamed(frames) == ["b > c"])
    #expect(try !Self.isClear(frames, "b", "c", "a"))
    let changes = ComparedNibs.changes(frames.old.document, frames.new.document)
    #expect(changes.count == 1)
    #expect(changes.first?.hasPrefix("a: ") == true)
  }

  @Test("An outlet to one of two equal buttons shows which one got a new id") func outlet() throws {
    func outlet(_ id: String) -> String { "<outlet property='work' destination='\(id)' id='out-\(id)'/>" }
    let matching = try Self.matching(
      Self.button("a") + Self.button("b"), Self.button("c"), oldConnections: outlet("b"),
      newConnections: outlet("c"))
    #expect(Self.renamed(matching) == ["b > c"])
    #expect(try Self.isClear(matching, "b", "c", "a"))
  }

  @Test("Constraints to other objects show which of two equal buttons got a new id") func constraints() throws
  {
    func top(_ id: String, _ other: String) -> String {
      "<constraint firstItem='\(id)' firstAttribute='top' secondItem='\(other)' secondAttribute='bottom' id='top-\(id)'/>"
    }
    let labels = ComparedNibs.label("L", id: "l1") + ComparedNibs.label("M", id: "m1")
    let matching = try Self.matching(
      labels + Self.button("a") + Self.button("b"), labels + Self.button("c"),
      oldConstraints: top("a", "l1") + top("b", "m1"), newConstraints: top("c", "m1"))
    #expect(Self.renamed(matching) == ["b > c"])
    #expect(try Self.isClear(matching, "b", "c", "a"))
  }

  @Test("An object inside that kept its id shows which of two equal views got a new id") func children()
    throws
  {
    func view(_ id: String, _ label: String) -> String {
      "<view id='\(id)'><subviews>\(ComparedNibs.label("L", id: label))</subviews></view>"
    }
    let matching = try Self.matching(view("a", "x") + view("b", "y"), view("c", "y"))
    #expect(Self.renamed(matching) == ["b > c"])
    #expect(try Self.isClear(matching, "b", "c", "a"))
  }

  @Test("Siblings show which of two equal views got a new id, but do not make it clear") func siblings()
    throws
  {
    func stack(_ views: String) -> String { "<stackView id='s'><subviews>\(views)</subviews></stackView>" }
    let (first, last) = (ComparedNibs.label("F", id: "f"), ComparedNibs.label("M", id: "m"))
    let matching = try Self.matching(
      stack("<view id='a'/>\(first)<view id='b'/>\(last)"), stack("\(first)<view id='c'/>\(last)"))
    #expect(Self.renamed(matching) == ["b > c"])
    #expect(try !Self.isClear(matching, "b", "c", "a"))
  }

  @Test("Equally likely objects are matched in their order, and that is not clear") func order() throws {
    let matching = try Self.matching(Self.button("a") + Self.button("b"), Self.button("c"))
    #expect(Self.renamed(matching) == ["a > c"])
    #expect(try !Self.isClear(matching, "a", "c", "b"))
    let both = try Self.matching(
      Self.button("a") + Self.button("b"), Self.button("c") + Self.button("d"))
    #expect(Self.renamed(both) == ["a > c", "b > d"])
    let swapped = try Self.matching(
      Self.button("a", action: "one:") + Self.button("b", action: "two:"),
      Self.button("c", action: "two:") + Self.button("d", action: "one:"))
    #expect(Self.renamed(swapped) == ["a > d", "b > c"])
  }

  @Test("Many equal views are matched in their order in a short time") func many() throws {
    func views(_ name: String) -> String { (0..<600).map { "<view id='\(name)\($0)'/>" }.joined() }
    let matching = try Self.matching(views("a"), views("b"))
    #expect(Self.renamed(matching) == (0..<600).map { "a\($0) > b\($0)" })
  }

  @Test("Objects with the same id are matched in their order, also inside a constraint") func duplicates()
    throws
  {
    let image =
      "<imageView id=\"twice\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></imageView>"
    func document(_ name: String) throws -> NibDocument {
      try ComparedNibs.document(
        image,
        constraints:
          "<constraint id=\"c\">\(image.replacing("id=", with: "image=\"\(name)\" id="))</constraint>")
    }
    #expect(try ComparedNibs.changes(document("x"), document("x")) == [])
    #expect(try ComparedNibs.changes(document("x"), document("y")).contains { $0.hasPrefix("twice: ") })
  }
}
