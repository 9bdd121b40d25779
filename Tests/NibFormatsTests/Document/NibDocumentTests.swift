import TestSupport
import Testing

@testable import NibFormats

@Suite struct NibDocumentTests {
  private func cell() throws -> NibDocument {
    try NibReader.read(SourcePackage.fixture("Documents/Cell.xib"), file: "Cell.xib")
  }

  @Test("A document has a kind, a tools version and a target runtime") func documentAttributes() throws {
    let document = try cell()
    #expect(document.kind == NibDocumentKind(.iOS, .xib))
    #expect(document.toolsVersion == 21507)
    #expect(document.targetRuntime == "iOS.CocoaTouch")
    #expect(document.diagnostics == [])
    #expect(try DocumentSamples.xib("").toolsVersion == 0)
  }

  @Test("An object is found by its id and has a path to its root") func objectsByID() throws {
    let document = try cell()
    let label = try #require(document.object(id: "lab-el-001"))
    #expect(label.name == "label")
    #expect(label["text"] == "Fe & Au")
    #expect(label == document.object(id: "lab-el-001"))
    #expect(document.object(id: "nowhere") == nil)
    #expect(
      label.objectPath().description
        == "label#lab-el-001 \"Symbol\" < tableViewCellContentView#con-te-001 < ElementCell#cel-l0-001")
  }

  @Test("An element gives its children, parent and descendants") func navigation() throws {
    let document = try cell()
    let content = try #require(document.object(id: "con-te-001"))
    #expect(content.children.map(\.name) == ["rect", "subviews", "constraints"])
    #expect(content.child(key: "frame")?.name == "rect")
    #expect(content.child(named: "constraints")?.children(named: "constraint").count == 1)
    #expect(content.child(named: "nothing") == nil)
    #expect(content.parent?.child(key: "contentView") == content)
    #expect(document.root.parent == nil)
    #expect(content.descendants.map(\.name).prefix(4) == ["rect", "subviews", "label", "fontDescription"])
    #expect(Array(document.root.descendants).count == 22)
    #expect(content.isNamed("tableViewCellContentView"))
    #expect(!content.isNamed("tableViewCell"))
  }

  @Test("Unknown elements and attributes stay in the document with their locations")
  func unknownElements() throws {
    let document = try DocumentSamples.xib("<hologram id='a' depth='3'><ray/>light</hologram>")
    let element = try #require(document.object(id: "a"))
    #expect(element.dump() == "hologram depth=\"3\" id=\"a\" \"light\"\n  ray\n")
    #expect(element.attributes.map(\.name) == ["id", "depth"])
    #expect(element.attributes.map(\.value) == ["a", "3"])
    #expect(element.attributes.map(\.location.description) == ["Sample.xib:2:20", "Sample.xib:2:27"])
    #expect(element.attributeNames == ["id", "depth"])
  }

  @Test("A duplicate id is an error, and the first object with the id is used")
  func duplicateIDs() throws {
    let document = try DocumentSamples.xib("<view id='a'/>\n<label id='a'/>")
    #expect(document.object(id: "a")?.name == "view")
    #expect(
      document.diagnostics.map(\.rendered) == [
        """
        Sample.xib:3:8: error: <label> has the same id "a" as an earlier <view>; references use \
        the earlier one \
        [duplicate-id]
          in label#a
          Sample.xib:2:16: note: first used here
        """
      ])
  }

  @Test("After 100 diagnostics of one kind the others are only counted") func repeatedDiagnostics() throws {
    let document = try DocumentSamples.xib(String(repeating: "<view id='a'/>", count: 151))
    #expect(document.diagnostics.count == 101)
    #expect(document.diagnostics.last?.message == "50 more of the same")
  }

  @Test("A reference to a missing object gives a warning") func danglingReferences() throws {
    let document = try DocumentSamples.xib(
      """
      <view id='a'><constraints><constraint id='c' firstItem='a' secondItem='b'/></constraints>
      <connections><outlet property='x' destination='gone' id='o'/></connections></view>
      """)
    #expect(
      document.diagnostics.map(\.rendered) == [
        """
        Sample.xib:2:69: warning: secondItem="b" of <constraint> refers to an object that is not in this document \
        [dangling-reference]
          in constraint#c < view#a
        """,
        """
        Sample.xib:3:35: warning: destination="gone" of <outlet> refers to an object that is not in this document \
        [dangling-reference]
          in outlet#o < view#a
        """,
      ])
  }

  @Test("A document gives the same answers on several threads at once") func concurrentReads() async throws {
    let document = try cell()
    let answers = await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<8 {
        group.addTask { document.diagnostics.count + (document.object(id: "out-le-001")?.location.line ?? 0) }
      }
      return await group.reduce(into: Set<Int?>()) { $0.insert($1) }
    }
    #expect(answers == [28])
  }
}
