import Testing

@testable import NibCore

/// Compiled macOS nibs as documents.
@Suite struct ContainerMacOSTests {
  @Test func objectsByTheirParents() throws {
    let bytes = NIBArchiveWriter.bytes(of: ContainerFixtures.window)
    let document = try NibReader.read(bytes, file: "W.nib")
    #expect(document.kind == NibDocumentKind(.macOS, .nib))
    #expect(document.source == bytes)
    #expect(
      document.root.dump() == """
        document targetRuntime="MacOSX.Cocoa"
          objects
            customObject customClass="Controller" id="7" userLabel="File\\'s Owner"
            window id="obj-4" title="Hello"
              rect height="270.0" key="contentRect" width="480.0" x="196.0" y="240.0"
              view id="obj-8"
                rect height="270.0" key="frame" width="480.0" x="0.0" y="0.0"
                button id="obj-10"
                  rect height="32.0" key="frame" width="90.0" x="20.0" y="13.0"
                  connections
                    action selector="press:" target="7"
                  buttonCell id="obj-12" title="Hello"
                    codedKey class="NSFont" name="NSSupport"
                      codedKey name="NSSize" value="13.0"
                      codedKey name="NSOwner" object="obj-21"
              codedKey name="NSWindowView" object="obj-8"
              codedKey name="NSWTFlags" value="1618477056"

        """)
  }

  @Test("Two objects of one number, and parents in a circle: each object stands once")
  func damagedLists() throws {
    var graph = ContainerFixtures.window
    graph.objects[14] = ContainerFixtures.list(12, 10, 8, 4)
    let document = try NibReader.read(NIBArchiveWriter.bytes(of: graph), file: "W.nib")
    let ids = document.root.descendants.compactMap(\.id)
    #expect(Set(ids) == ["7", "obj-4", "obj-8", "obj-10", "obj-12"])
    #expect(ids.count == 5)
  }

  @Test func objectsNestedTooDeep() {
    let count = 300
    var objects = [
      CodedGraph.Object("NSObject", entries: [CodedGraph.Entry("IB.objectdata", .object(1))]),
      CodedGraph.Object(
        "NSIBObjectData",
        entries: [
          CodedGraph.Entry("NSRoot", .object(4)), CodedGraph.Entry("NSObjectsKeys", .object(2)),
          CodedGraph.Entry("NSObjectsValues", .object(3)),
        ]),
      ContainerFixtures.list(), ContainerFixtures.list(),
    ]
    for number in 0..<count {
      objects.append(CodedGraph.Object("NSView"))
      objects[2].entries.append(CodedGraph.Entry("UINibEncoderEmptyKey", .object(5 + number)))
      objects[3].entries.append(CodedGraph.Entry("UINibEncoderEmptyKey", .object(4 + number)))
    }
    objects.append(CodedGraph.Object("NSView"))
    let bytes = NIBArchiveWriter.bytes(of: CodedGraph(objects: objects, container: .nibArchive))
    let message = ContainerFixtures.message { () throws(NibReadError) in
      try NibReader.read(bytes, file: "W.nib")
    }
    #expect(message.hasPrefix("objects nested more than 200 deep (byte"), "\(message)")
  }
}
