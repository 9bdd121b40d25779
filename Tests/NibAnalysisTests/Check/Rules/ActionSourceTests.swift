import NibFormats
import Testing

@testable import NibAnalysis
@testable import NibCore

/// Actions of objects that cannot send them are reported, whatever the destination is.
@Suite struct ActionSourceTests {
  private func findings(_ element: String, destination: String) throws -> [String] {
    let name = element.prefix { $0 != " " }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Unknown"/>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          <\(element) id="source"><rect key="frame" x="0" y="0" width="45" height="21"/>
            <connections>
              <action selector="save:" destination="\(destination)" eventType="touchUpInside" id="a"/>
            </connections>
          </\(name)>
        </objects>
      </document>
      """
    let document = try NibReader.read(Array(text.utf8), file: "Action.xib")
    return NibCheck(document).diagnostics.flatMap(\.single).filter { $0.id == "action-source" }.map(\.message)
  }

  @Test("Every destination", arguments: ["-1", "-2", "source"]) func destinations(id: String) throws {
    #expect(
      try findings("label text=\"Save\"", destination: id)
        == ["UILabel does not send actions; 'save:' is left out"])
    #expect(try findings("view", destination: id).count == 1)
    #expect(try findings("button", destination: id).isEmpty)
  }

  @Test("A plain view of an unknown class may be a control, and a label is none")
  func unknownClasses() throws {
    #expect(try findings("view customClass=\"Dial\"", destination: "-1").isEmpty)
    #expect(try findings("label customClass=\"LinkLabel\"", destination: "-1").count == 1)
  }
}
