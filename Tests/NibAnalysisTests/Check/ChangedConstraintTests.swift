import NibCore
import Testing

@testable import NibAnalysis

/// Conflicts with constraints that code changes.
@Suite struct ChangedConstraintTests {
  /// The conflicts of a view whose constraint for the width is connected with an outlet of the file's owner.
  private func conflicts(_ sources: String?) throws -> [Diagnostic] {
    let constraints = [
      CheckSample.pin("a", "leading", 10), CheckSample.length("a", "width", 355), CheckSample.pin("a", "top"),
      CheckSample.length("a", "height", 20), CheckSample.length("a", "width", 100),
    ]
    let list = constraints.enumerated().map { "<constraint id=\"c\($0.offset)\" \($0.element)/>" }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" \
      useAutolayout="YES">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"><connections>
      <outlet property="cardWidth" destination="c4" id="o1"/></connections></placeholder>
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="200"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="10" y="0" width="355" height="20"/></view></subviews>
      <constraints>\(list.joined())</constraints></view></objects></document>
      """
    let document = try NibReader.read(Array(text.utf8), file: "Card.xib")
    let program = sources.map { NibProgram(files: [("Card.swift", Array($0.utf8))]) }
    return NibCheck(document, project: CheckProject(program: program)).diagnostics.filter {
      $0.id == "constraint-conflict"
    }
  }

  private func source(_ body: String) -> String {
    "class Card: UIView {\n  @IBOutlet var cardWidth: NSLayoutConstraint!\n  func update() {\n    \(body)\n  }\n}"
  }

  @Test(
    "A conflict with a constraint that code changes is a warning that names the place",
    arguments: [
      "cardWidth.constant = 355", "self.cardWidth.priority = .defaultLow", "cardWidth.isActive = false",
    ])
  func changed(body: String) throws {
    let found = try conflicts(source(body))
    #expect(found.map(\.severity) == [.warning])
    #expect(
      try #require(found.first).message.hasSuffix(
        " until the program changes one of them: remove one of them, or lower its priority"))
    let note = try #require(found.first?.notes.last)
    #expect(note.message.hasPrefix("the program changes '") && note.message.hasSuffix("' here"))
    #expect(note.location?.file == "Card.swift" && note.location?.line == 4)
  }

  @Test(
    "A conflict is an error if code only reads the constraint, or is not known",
    arguments: [nil, "print(cardWidth.constant)", "other.constant = 355"])
  func unchanged(body: String?) throws {
    let found = try conflicts(body.map(source))
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.message.hasSuffix("points: remove one of them, or lower its priority") == true)
  }
}
