import Foundation
import Testing

@testable import NibAnalysis
@testable import NibCore

/// Which of two constraints that mean the same `check --fix` removes.
@Suite struct DuplicateChoiceTests {
  /// The attributes and the content that a constraint has besides its meaning.
  struct Own: Sendable {
    var attributes = ""
    var content = ""

    static let nothing = Own()
    static let identifier = Own(attributes: #"identifier="wide""#)
    static let placeholder = Own(attributes: #"placeholder="YES""#)
    static let customClass = Own(attributes: #"customClass="KeyboardLayoutConstraint""#)
    static let outlet = Own(
      content: #"<connections><outlet property="z" destination="a" id="z"/></connections>"#)

    /// The parts that must not be lost.
    static let all = [
      identifier, customClass, outlet, Own(attributes: #"userLabel="Width""#),
      Own(attributes: #"shouldBeArchived="NO""#), Own(content: "<!-- why -->"),
      Own(
        content: "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"k\" "
          + "value=\"7\"/></userDefinedRuntimeAttributes>"),
    ]
  }

  /// The ids of the constraints `c1`, `c2` and so on that are left after the fix, and the findings.
  private func fix(_ constraints: [Own], outletsTo ids: [String] = [], excluded: [String] = []) throws
    -> (left: [String], findings: [Diagnostic])
  {
    let list = constraints.enumerated().map { index, own in
      "<constraint firstAttribute=\"width\" constant=\"9\" id=\"c\(index + 1)\" \(own.attributes)>\(own.content)"
        + "</constraint>"
    }
    let outlets = ids.map { #"<outlet property="\#($0)" destination="\#($0)" id="to-\#($0)"/>"# }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
          <connections>\(outlets.joined())</connections>
        </placeholder>
        <view id="a"><rect key="frame" x="0" y="0" width="9" height="9"/>
          <constraints>
            \(list.joined(separator: "\n      "))
          </constraints>
          <variation key="heightClass=compact">
            <mask key="constraints">\(excluded.map { "<exclude reference=\"\($0)\"/>" }.joined())</mask>
          </variation>
        </view>
      </objects>
      </document>
      """
    let document = try NibReader.read(Array(text.utf8), file: "Example.xib")
    let fix = DocumentFix(document, configuration: CheckConfiguration(only: ["duplicate-constraint"]))
    let fixed = try NibReader.read(fix.bytes, file: "Example.xib")
    let left = fixed.root.descendants.filter { $0.isNamed("constraint") }.compactMap(\.id)
    #expect(left.count == constraints.count || fix.bytes != document.source)
    return (left, fix.diagnostics)
  }

  @Test("The constraint that has something of its own stays, wherever it is", arguments: Own.all)
  func own(own: Own) throws {
    let later = try fix([.nothing, own])
    #expect(later.left == ["c2"] && later.findings.isEmpty)
    let earlier = try fix([own, .nothing])
    #expect(earlier.left == ["c1"] && earlier.findings.isEmpty)
    let middle = try fix([.nothing, own, .nothing])
    #expect(middle.left == ["c2"] && middle.findings.isEmpty)
  }

  @Test("If each constraint has something of its own, both stay and a note says why") func both() throws {
    let (left, findings) = try fix([.identifier, .customClass])
    #expect(left == ["c1", "c2"])
    #expect(
      findings.map { $0.notes.map(\.message) } == [
        [
          "the earlier constraint is here",
          "each has something of its own, so --fix removes neither: the earlier one has identifier=\"wide\", and this "
            + "one has customClass=\"KeyboardLayoutConstraint\"",
        ]
      ])
    let different = try fix([.identifier, Own(attributes: #"identifier="narrow""#)])
    #expect(different.left == ["c1", "c2"] && different.findings.count == 1)
  }

  @Test("Outlets that lead to a constraint are something of its own") func references() throws {
    #expect(try fix([.nothing, .nothing], outletsTo: ["c2"]).left == ["c2"])
    #expect(try fix([.nothing, .nothing], outletsTo: ["c1", "c2"]).left == ["c1", "c2"])
    #expect(try fix([.identifier, .nothing], outletsTo: ["c2"]).left == ["c1", "c2"])
    #expect(try fix([.identifier, .nothing], outletsTo: ["c1"]).left == ["c1"])
  }

  @Test(
    "Constraints that a size class does not install stay, and so do those that they repeat",
    arguments: ["c1", "c2"])
  func masks(_ excluded: String) throws {
    let (left, findings) = try fix([.nothing, .nothing], excluded: [excluded])
    #expect(left == ["c1", "c2"])
    #expect(
      findings.first?.notes.last?.message
        == "--fix removes neither, because one of them is not installed in all size classes")
    #expect(try fix([.nothing, .nothing, .nothing], excluded: ["c3"]).left == ["c1", "c3"])
  }

  @Test("Constraints with different priorities in a size class are not the same") func variations() throws {
    let own = Own(content: #"<variation key="heightClass=compact" priority="1"/>"#)
    let (left, findings) = try fix([.nothing, own])
    #expect(left == ["c1", "c2"] && findings.isEmpty)
  }

  @Test("What both constraints have is lost with neither") func same() throws {
    let (left, findings) = try fix([.identifier, .identifier])
    #expect(left == ["c1"] && findings.isEmpty)
  }

  @Test("A placeholder does not repeat a constraint that stays in the app") func placeholders() throws {
    for pair in [[Own.placeholder, .nothing], [.nothing, .placeholder]] {
      let (left, findings) = try fix(pair)
      #expect(left == ["c1", "c2"] && findings.isEmpty)
    }
    #expect(try fix([.placeholder, .nothing, .nothing]).left == ["c1", "c2"])
    #expect(try fix([.placeholder, .placeholder]).left == ["c1"])
    #expect(try fix([Own(attributes: #"placeholder="NO""#), .nothing]).left == ["c1"])
  }

  @Test("A list whose entries are removed stays if there is a comment in it") func commentedList() throws {
    func text(_ list: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701">
      <objects>
        <view id="a"><rect key="frame" x="0" y="0" width="9" height="9"/>
          <subviews><view id="b"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <constraints>
              <constraint firstAttribute="width" constant="9" id="c1"/>
            </constraints>
          </view></subviews>
          \(list)
        </view>
      </objects>
      </document>
      """
    }
    let second = #"<constraint firstItem="b" firstAttribute="width" constant="9" id="c2"/>"#
    func fixed(_ list: String) throws -> String {
      let document = try NibReader.read(Array(text(list).utf8), file: "Example.xib")
      let fix = DocumentFix(document, configuration: CheckConfiguration(only: ["duplicate-constraint"]))
      return String(decoding: fix.bytes, as: UTF8.self)
    }
    let comment = "<!-- the width of b -->"
    #expect(
      try fixed("<constraints>\n\(comment)\n\(second)\n</constraints>")
        == text("<constraints>\n\(comment)\n</constraints>"))
    #expect(try !fixed("<constraints>\n\(second)\n</constraints>").contains("c2"))
    #expect(
      try fixed("<constraints>\n\(second)\n</constraints>").components(separatedBy: "<constraints>").count
        == 2)
  }
}
